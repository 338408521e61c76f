// Surfaces of other programs, and what a system makes of them.
#pragma once

#include "core/systems/edit.h"
#include "formats/texts/texts.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// A polygon with holes, in world units.
struct Polygon {
    std::string name;   ///< for messages: "line 12", "feature 3", "area, triangle 7"
    std::string object; ///< that it is a part of there; may be empty
    /// The outline, then holes. Corners follow each other; the last is not the first again.
    std::vector<std::vector<glm::dvec3>> rings;
    bool hasFront = true; ///< seen from its front, the outline is counter-clockwise; otherwise it has no sides
};

/// Why a polygon, or a part of it, became nothing: a phrase without a full stop.
struct PolygonProblem {
    std::string name; ///< Polygon::name
    texts::Sentence reason;
};

struct MadeOfPolygons {
    Elements elements; ///< new ones
    std::vector<PolygonProblem> leftOut;
    std::vector<std::string> report; ///< sentences for people: what became of the others
};

/// Makes elements of polygons, so that what was edited in another program comes back.
struct PolygonMaker {
    std::string_view id;
    std::string_view title; ///< "Areas"
    std::string_view help;
    model::ElementTypeId makes = model::kNoElementType;
    std::vector<Parameter> parameters = {};
    /// Fails if nothing can be made at all.
    tl::expected<MadeOfPolygons, model::EditError> (*make)(model::Transaction&, std::span<const Polygon> polygons,
                                                           const EditArguments& arguments) = nullptr;
};

} // namespace navsmith::systems
