// Makes the navigation mesh of a GoldSrc map as the game's own generator makes it. Follows docs/generation.md.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/source_nav/generation/world.h"
#include "formats/source/nav_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// From which places where players start the ground is explored.
enum class SeedRule : std::uint8_t {
    FirstStart, ///< as the game does: a single player explores the map
    AllStarts,  ///< also reaches parts of a map to which no way leads from the first
};

struct MeshOptions {
    std::uint32_t version = 5; ///< of the file: 1 to 9
    SeedRule rule = SeedRule::FirstStart;
    std::vector<glm::vec3> seeds = {}; ///< used in place of the starts
    bool analyse = true;
    std::size_t mostNodes = 2'000'000;
};

struct GeneratedMesh {
    source::NavFile file; ///< has ladders, whether or not its version stores them
    std::shared_ptr<const GenerationWorld> world;
    std::vector<glm::vec3> seeds; ///< that led to ground
    std::size_t nodes = 0;
};

/// Fails with what is wrong, for people; with an empty text if `progress` asked to stop.
tl::expected<GeneratedMesh, std::string> generateMesh(std::span<const std::byte> map, const MeshOptions& options,
                                                      const StageProgress& progress = {});

} // namespace navsmith::systems::source_nav::generation
