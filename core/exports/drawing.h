// A document as primitives: everything that its symbols draw, layer by layer, in world units.
#pragma once

#include "core/exports/look.h"
#include "core/symbol/primitives.h"

#include <glm/vec2.hpp>

#include <string>
#include <vector>

namespace navsmith::exports {

/// Where what is drawn of a row ends in the vectors of a layer; it begins where that of the row before ends.
struct DrawnRow {
    model::Slot row = model::kNoSlot;
    std::size_t sprites = 0;
    std::size_t segments = 0;
    std::size_t ribbons = 0;
    std::size_t quads = 0;
    std::size_t group = 0; ///< index into DrawnLayer::groups, if there are any
};

struct DrawnLayer {
    model::ElementTypeId type = model::kNoElementType;
    std::string id;               ///< of the type
    std::string title;            ///< its plural
    symbol::Primitives drawn{};   ///< finite positions only; lower rows first
    std::vector<DrawnRow> rows{}; ///< in the same order
    /// Ids of the groups into which the symbol divides its rows; empty: into none.
    std::vector<std::string> groups{};
    Legend legend{}; ///< only colours that occur
};

struct Drawing {
    std::vector<DrawnLayer> layers; ///< those with anything in them, the lowest first
    // What is drawn lies between these, but for positions that no game can reach. Both zero if nothing is.
    glm::dvec2 low{0};
    glm::dvec2 high{0};
    float fullSizeAt = 300; ///< symbol::View

    [[nodiscard]] bool empty() const { return layers.empty(); }
};

/// What is drawn of the rows of a group, without labels.
symbol::Primitives drawnOf(const DrawnLayer& layer, std::size_t group);

/// Fails only if it is cancelled.
Result<Drawing> draw(const model::Model& model, const symbol::View& view, const Look& look,
                     const Progress& progress = {});

} // namespace navsmith::exports
