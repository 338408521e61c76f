// Static props of a Source map as what stands in the way: boxes, as far as their models are known
// (docs/formats/source-bsp.md, section 10).
#pragma once

#include "core/world/brush_tracer.h"
#include "formats/source/vbsp_props.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// The box of a model by its name ("models/props/crate.mdl"); none if it is not at hand.
using FindModel = std::function<std::optional<source::ModelBounds>(std::string_view)>;

struct PropBoxes {
    std::vector<SolidBox> boxes;
    std::size_t exact = 0;   ///< props that are boxes in the game, too
    std::size_t shaped = 0;  ///< of another shape, here the turned box around it
    std::size_t guessed = 0; ///< whose model is not at hand: the smallest box that reaches from its place into each
                             ///< leaf that the map names for it
    std::size_t unknown = 0; ///< whose model is not at hand, and whose place tells no size: left out
};

/// Solid props only.
PropBoxes propBoxes(const source::VbspFile& map, const source::VbspProps& props, const FindModel& findModel);

/// Finds models among the files packed into a map. `map` must outlive the result.
FindModel modelsPackedInto(std::span<const std::byte> map, const source::VbspFile& read);

} // namespace navsmith::world
