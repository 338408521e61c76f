// Parses a map's entities: blocks of "key" "value" pairs (docs/formats/quake-bsp.md, section 5; source-bsp.md, section
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

/// Bytes as stored, in any code page; keys may repeat.
struct EntityPair {
    std::string key;
    std::string value;

    bool operator==(const EntityPair&) const = default;
};

struct MapEntity {
    std::vector<EntityPair> pairs;      ///< in map order
    std::optional<glm::vec3> origin;    ///< world units, from the key "origin"
    std::optional<std::uint32_t> model; ///< n if the key "model" is "*n"; the model may not exist

    /// The first value of a key, or an empty view.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    [[nodiscard]] std::string_view className() const { return value("classname"); }
    /// The number that the first value of a key begins with; none if there is no finite one.
    [[nodiscard]] std::optional<float> number(std::string_view key) const;
    /// The key "spawnflags", which classes read in their own ways; 0 if it is no number that fits.
    [[nodiscard]] std::uint32_t spawnFlags() const;

    bool operator==(const MapEntity&) const = default;
};

/// Parses all blocks. Skips text between blocks, comments and keys without a value; the end of the text closes an open
/// block.
std::vector<MapEntity> parseEntities(std::string_view text);

/// Parses "x y z". None if there are fewer than three numbers or one is not finite.
std::optional<glm::vec3> parseVector(std::string_view text);

} // namespace navsmith::world
