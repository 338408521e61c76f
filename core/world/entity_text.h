// The entities of a map: blocks of "key" "value" pairs (docs/formats/quake-bsp.md, section 5; source-bsp.md, section
// 6).
#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// Bytes as stored: any code page, and keys may come twice.
struct EntityPair {
    std::string key;
    std::string value;

    bool operator==(const EntityPair&) const = default;
};

struct MapEntity {
    std::vector<EntityPair> pairs;      ///< in the order of the map
    std::optional<glm::vec3> origin;    ///< world units, from the key "origin"
    std::optional<std::uint32_t> model; ///< n of the key "model" if it is "*n"; it may name nothing

    /// The first value of a key, or an empty view.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    [[nodiscard]] std::string_view className() const { return value("classname"); }

    bool operator==(const MapEntity&) const = default;
};

/// All blocks. What is between them, comments, and a key without a value are passed over; a block that is not closed
/// ends with the text.
std::vector<MapEntity> parseEntities(std::string_view text);

/// "x y z". None if there are fewer than three numbers, or one is not finite.
std::optional<glm::vec3> parseVector(std::string_view text);

} // namespace navsmith::world
