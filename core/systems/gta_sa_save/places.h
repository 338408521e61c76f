// Positions of the elements of a save in metres, for symbols, edits and rules.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_save/garage_box.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/world/finite.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cmath>
#include <numbers>

namespace navsmith::systems::gta_sa_save {

inline constexpr float kWorldHalf = 3000;   ///< metres from the middle of the world to its edges
inline constexpr float kPerEighth = 0.125F; ///< positions of car generators and pickups
inline constexpr float kPerQuarter = 0.25F; ///< points of set pieces

struct Box {
    glm::vec3 low{0};
    glm::vec3 high{0};
    [[nodiscard]] glm::vec3 middle() const { return (low + high) / 2.0F; }
};

using world::isFinite;
inline bool isFinite(const Box& box) {
    return isFinite(box.low) && isFinite(box.high);
}

inline Box regionBox(const model::Model& m, model::Slot row) {
    return {{m.get(region::xMin, row), m.get(region::yMin, row), m.get(region::zMin, row)},
            {m.get(region::xMax, row), m.get(region::yMax, row), m.get(region::zMax, row)}};
}
inline void setRegionBox(model::Transaction& tx, model::Slot row, const Box& box) {
    tx.set(region::xMin, row, box.low.x);
    tx.set(region::yMin, row, box.low.y);
    tx.set(region::zMin, row, box.low.z);
    tx.set(region::xMax, row, box.high.x);
    tx.set(region::yMax, row, box.high.y);
    tx.set(region::zMax, row, box.high.z);
}
inline Box zoneBox(const model::Model& m, model::Slot row) {
    return {glm::vec3(m.get(zone::xMin, row), m.get(zone::yMin, row), m.get(zone::zMin, row)),
            glm::vec3(m.get(zone::xMax, row), m.get(zone::yMax, row), m.get(zone::zMax, row))};
}
/// 0: the take-off box, 1: the landing box.
inline Box jumpBox(const model::Model& m, model::Slot row, std::size_t which) {
    const auto at = [&](bool maximum) {
        return glm::vec3(m.get(jump::corner(which, maximum, 0), row), m.get(jump::corner(which, maximum, 1), row),
                         m.get(jump::corner(which, maximum, 2), row));
    };
    return {at(false), at(true)};
}

template <typename T>
glm::vec3 pointAt(const model::Model& m, model::Slot row, model::Column<T> x, model::Column<T> y, model::Column<T> z) {
    return glm::vec3(static_cast<float>(m.get(x, row)), static_cast<float>(m.get(y, row)),
                     static_cast<float>(m.get(z, row)));
}

inline glm::vec3 generatorAt(const model::Model& m, model::Slot row) {
    return pointAt(m, row, generator::x, generator::y, generator::z) * kPerEighth;
}
inline glm::vec3 pickupAt(const model::Model& m, model::Slot row) {
    return pointAt(m, row, pickup::x, pickup::y, pickup::z) * kPerEighth;
}

/// Horizontal direction for a heading in degrees: 0 is north, counter-clockwise.
inline glm::vec3 headingVector(float degrees) {
    const float angle = degrees * std::numbers::pi_v<float> / 180.0F;
    return {-std::sin(angle), std::cos(angle), 0};
}
inline float generatorHeading(const model::Model& m, model::Slot row) {
    return static_cast<float>(m.get(generator::heading, row)) * 360.0F / 256.0F;
}

/// At height 0: set pieces store no heights.
inline glm::vec3 setPiecePoint(const model::Model& m, model::Slot row, model::Column<std::int16_t> x,
                               model::Column<std::int16_t> y) {
    return glm::vec3(static_cast<float>(m.get(x, row)), static_cast<float>(m.get(y, row)), 0) * kPerQuarter;
}

} // namespace navsmith::systems::gta_sa_save
