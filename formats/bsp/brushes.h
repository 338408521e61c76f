// Models and brushes of maps of Quake II and Source.
#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::bsp {

inline constexpr std::size_t kModelBytes = 48;
inline constexpr std::size_t kBrushBytes = 12;

/// The range of faces is clipped to the existing faces.
struct Model {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    glm::vec3 origin{0.0F};
    std::int32_t headNode = 0; ///< top of its tree, as the children of nodes; may be out of range
    std::uint32_t firstFace = 0;
    std::uint32_t faceCount = 0;
};

/// The range of sides lies within those of the map; count 0 if the stored range does not.
struct Brush {
    std::uint32_t firstSide = 0;
    std::uint32_t sideCount = 0;
    std::uint32_t contents = 0;
};

/// `clipped` counts models whose range of faces goes too far.
Model decodeModel(const std::byte* record, std::size_t faces, std::size_t& clipped);
/// Its range is as stored: see dropRanges().
Brush decodeBrush(const std::byte* record);

/// Records whose range goes too far get none. Returns their number.
template <typename Record>
std::size_t dropRanges(std::vector<Record>& records, std::uint32_t Record::*first, std::uint32_t Record::*count,
                       std::size_t available) {
    std::size_t damaged = 0;
    for (Record& record : records) {
        if (std::uint64_t{record.*first} + record.*count <= available)
            continue;
        record.*count = 0;
        ++damaged;
    }
    return damaged;
}

} // namespace navsmith::bsp
