// Makes the files of a document from texts that they were made from in the game's studio.
#pragma once

#include "core/systems/system.h"
#include "core/world/placed_meshes.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

/// Traffic lights are not in the texts. They come from one of these, the first that is there; or there are none.
struct CompileInput {
    std::span<const InputFile> texts;           ///< in the order in which they count
    std::span<const InputFile> lightsFrom = {}; ///< files of the system
    std::optional<InputFile> placements = {};   ///< a table of placed objects
    const world::PlacedMeshes* world = nullptr;
    bool plain = false; ///< with the arithmetic of this machine, and without what the studio's compiler left behind
};

struct CompileOutput {
    std::vector<OutputFile> files;
    std::vector<Notice> skipped; ///< what was left out of the texts; `text` begins with the line
    std::vector<std::pair<std::string_view, std::size_t>> counts; ///< "links", 143622
};

struct TextCompiler {
    const System* system = nullptr;               ///< whose files it makes
    std::vector<std::string_view> textNames = {}; ///< usual names of the texts as patterns, in their order
    /// Fails with what is wrong; with nothing if `progress` asked to stop.
    tl::expected<CompileOutput, std::vector<Notice>> (*compile)(const CompileInput& input,
                                                                const Progress& progress) = nullptr;
};

/// All of them; defined in registry.cpp. Valid for the life of the program.
std::span<const TextCompiler> textCompilers();

} // namespace navsmith::systems
