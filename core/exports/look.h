// Which parts of a document an export shows, and in which colours.
#pragma once

#include "core/exports/result.h"
#include "core/model/model.h"
#include "core/symbol/colour_scheme.h"
#include "core/symbol/overrides.h"
#include "core/symbol/symbol.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

struct Legend {
    std::vector<symbol::LegendEntry> entries;
    bool continuous = false; ///< a ramp from the first entry to the last
};

struct Look {
    symbol::Overrides overrides; ///< hidden types, groups and rows; colours by row
    symbol::ColourScheme scheme;
    bool details = false;                             ///< also what the window shows only near the camera
    std::map<model::ElementTypeId, Legend> legends{}; ///< in place of those of the symbols, such as that of a colouring
};

/// What the window shows of a document at first.
Look usualLook(const symbol::View& view);

/// Names of the layers of a view: drawn types and, after a dot, groups of their rows: "node", "node.car".
std::vector<std::string> layerNames(const model::Schema& schema, const symbol::View& view);

/// Shows these layers and no others. Layers without an overview turn the details on. Fails if a layer does not exist,
/// and names those that do.
Result<void> showOnly(Look& look, const model::Schema& schema, const symbol::View& view,
                      std::span<const std::string> layers);

/// Hides all but these elements, and what lies between them.
void restrictTo(Look& look, const model::Model& model, std::span<const model::Element> elements);

/// The message about an unknown element type; lists the known ones.
std::string unknownType(const model::Schema& schema, std::string_view id);

/// The unit of positions: "m", "units".
std::string unitOf(const model::Schema& schema, const symbol::View& view);

} // namespace navsmith::exports
