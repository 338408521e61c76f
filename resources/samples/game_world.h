// A San Andreas world for one game folder: definitions, placements, collision models, models with
// textures, and water, and their files.
// docs/formats/gta-sa-world.md.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "resources/samples/collision_writer.h"

namespace navsmith::samples {

enum class DefinitionKind : std::uint8_t { Object, Timed, Animated };

struct Definition {
    std::uint16_t id = 0;
    DefinitionKind kind = DefinitionKind::Object;
    int distance = 300; ///< metres from which it is drawn
    std::uint32_t flags = 0;
    CollisionModel model;
    bool street = false; ///< street furniture: defined in data/default.ide
};

struct Placement {
    std::size_t definition = 0; ///< position in GameWorld::definitions
    glm::vec3 at{0};
    double heading = 0;                            ///< degrees counter-clockwise
    int interior = 0;                              ///< area code
    std::optional<std::size_t> lod = std::nullopt; ///< position in GameWorld::placements of its low-detail twin
    bool streamed = false;                         ///< in the binary file. Twins are never
};

struct WaterSheet {
    std::vector<glm::vec3> corners; ///< 3 or 4, as the game orders them: south-west, south-east, north-west, north-east
};

struct GameWorld {
    std::string name; ///< of its files
    std::vector<Definition> definitions;
    std::vector<Placement> placements;
    std::vector<WaterSheet> water;
};

struct GameFile {
    std::string name; ///< relative to the game folder, with '/'
    std::vector<std::byte> bytes;
};

/// The same world gives the same bytes. Fails only if the archive cannot hold the files.
tl::expected<std::vector<GameFile>, std::string> gameFiles(const GameWorld& world);

} // namespace navsmith::samples
