// How links between the nodes of bots are drawn, two in opposite directions side by side.
#pragma once

#include "core/model/model.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cstddef>

namespace navsmith::systems {

/// A step to the right of the direction of travel.
inline glm::vec3 aside(const glm::vec3& from, const glm::vec3& to) {
    constexpr float step = 4;
    const glm::vec3 right{to.y - from.y, from.x - to.x, 0};
    const float length = glm::length(right);
    return length > 0 ? right * (step / length) : glm::vec3(0);
}

/// The reverse of a link, among the first of its target: in a damaged file a node may have thousands. kNoSlot: none.
inline model::Slot reverseOf(const model::Model& m, model::Column<model::Ref> target, model::Slot from,
                             model::Slot to) {
    constexpr std::size_t most = 64;
    const auto links = m.order(target.type).group(to);
    const auto first = links.first(std::min(links.size(), most));
    const auto back = std::ranges::find_if(first, [&](model::Slot l) { return m.get(target, l).pointsTo(from); });
    return back == first.end() ? model::kNoSlot : *back;
}

} // namespace navsmith::systems
