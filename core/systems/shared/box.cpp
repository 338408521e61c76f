#include "core/systems/shared/box.h"

#include "core/systems/shared/edit_parts.h"

#include <glm/common.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace navsmith::systems {

namespace {

struct Corner {
    std::array<Argument<double>, 3> arguments;
    std::array<std::string_view, 3> titles;
};

constexpr std::array<Corner, 2> kCorners{{{{{{"box_x1"}, {"box_y1"}, {"box_z1"}}}, {"From X", "Y", "Z"}},
                                          {{{{"box_x2"}, {"box_y2"}, {"box_z2"}}}, {"To X", "Y", "Z"}}}};

constexpr double kFarthest = 65536;

} // namespace

Box Box::between(const glm::vec3& one, const glm::vec3& other) {
    return {glm::min(one, other), glm::max(one, other)};
}

void Box::add(const glm::vec3& place) {
    low = glm::min(low, place);
    high = glm::max(high, place);
}

bool Box::contains(const glm::vec3& place) const {
    return place.x >= low.x && place.y >= low.y && place.z >= low.z && place.x <= high.x && place.y <= high.y &&
           place.z <= high.z;
}

std::vector<Parameter> boxParameters(Argument<Choice> choice, Choice value) {
    constexpr std::string_view kHelp = "A corner of the box, and the opposite one";
    std::vector<Parameter> parameters;
    for (const auto& corner : kCorners) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            auto parameter = numberParameter(corner.arguments.at(axis), corner.titles.at(axis), kHelp,
                                             {.min = -kFarthest, .max = kFarthest, .initial = 0, .step = 25});
            parameter.sameLine = axis != 0;
            parameters.push_back(onlyWith(std::move(parameter), choice, value));
        }
    }
    return parameters;
}

Box boxOf(const EditArguments& arguments) {
    std::array<glm::vec3, 2> corners{};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        for (std::size_t axis = 0; axis < 3; ++axis)
            corners.at(i)[static_cast<glm::length_t>(axis)] =
                static_cast<float>(arguments.get(kCorners.at(i).arguments.at(axis)));
    }
    return Box::between(corners[0], corners[1]);
}

void propose(Proposal& proposal, const Box& box) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto at = static_cast<glm::length_t>(axis);
        // Forms show whole units.
        proposal.add({kCorners[0].arguments.at(axis), static_cast<double>(std::floor(box.low[at]))});
        proposal.add({kCorners[1].arguments.at(axis), static_cast<double>(std::ceil(box.high[at]))});
    }
}

void draw(symbol::Primitives& marks, const Box& box, symbol::Rgba colour, float pixels) {
    const auto corner = [&](unsigned i) {
        return glm::vec3((i & 1U) != 0 ? box.high.x : box.low.x, (i & 2U) != 0 ? box.high.y : box.low.y,
                         (i & 4U) != 0 ? box.high.z : box.low.z);
    };
    constexpr unsigned kCornersOfBox = 8;
    for (unsigned i = 0; i < kCornersOfBox; ++i) {
        for (const unsigned axis : {1U, 2U, 4U}) {
            if ((i & axis) == 0)
                marks.line(corner(i), corner(i | axis), colour, pixels);
        }
    }
}

} // namespace navsmith::systems
