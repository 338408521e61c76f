// Makes the files of a document from texts that they were made from in the game's studio, and texts from files.
#pragma once

#include "core/systems/system.h"
#include "core/world/placed_meshes.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

/// Traffic lights are not in the texts. They come from one of these, the first that is there; or there are none.
struct CompileInput {
    std::span<const InputFile> texts;           ///< in the order in which they count
    std::span<const InputFile> lightsFrom = {}; ///< files of a system with such texts
    std::optional<InputFile> placements = {};   ///< a table of placed objects
    const world::PlacedMeshes* world = nullptr;
    bool plain = false;     ///< with the arithmetic of this machine, and without what the studio's compiler left behind
    glm::dvec3 offset{0.0}; ///< by which everything is moved, in units
};

/// What a result cannot say that was there before.
struct TextLoss {
    std::string_view what; ///< "links: length"; to be translated
    std::size_t count = 0;
    std::string first; ///< where, and what
};

struct CompileOutput {
    std::vector<OutputFile> files;
    std::vector<Notice> skipped; ///< what was left out of the texts; `text` begins with the line
    std::vector<std::pair<std::string_view, std::size_t>> counts; ///< "links", 143622
    std::vector<TextLoss> losses = {};                            ///< what the files cannot say
};

struct DecompileInput {
    std::span<const InputFile> files; ///< of a system with such texts
    bool plain = false;               ///< as in CompileInput: for a compiler with the arithmetic of this machine
    bool older = false;               ///< write the text of the game before
};

struct DecompileOutput {
    std::vector<std::byte> text;
    std::vector<std::pair<std::string_view, std::size_t>> counts; ///< "groups", 12716
    std::vector<TextLoss> losses; ///< what differs in the files that the compiler makes from the text
    std::vector<Notice> skipped;  ///< files that cannot be read
};

/// Of a system (System::textCompiler), whose files it makes.
struct TextCompiler {
    bool extended = false;           ///< for larger maps than the game's own
    std::string_view game = {};      ///< whose texts they are
    std::string_view olderGame = {}; ///< DecompileInput::older
    /// Fails with what is wrong; with nothing if `progress` asked to stop.
    tl::expected<CompileOutput, std::vector<Notice>> (*compile)(const CompileInput& input,
                                                                const Progress& progress) = nullptr;
    /// A text from which `compile` makes the same files again, as far as a text can say it. Fails likewise.
    tl::expected<DecompileOutput, std::vector<Notice>> (*decompile)(const DecompileInput& input,
                                                                    const Progress& progress) = nullptr;
    /// The change, without a label, after which a document's model holds what `compiled` does, a loaded output of
    /// `compile`. Elements that both have stay the same. Refuses with the reason.
    tl::expected<model::Change, model::EditError> (*replace)(const model::Model& now,
                                                             const model::Model& compiled) = nullptr;
};

} // namespace navsmith::systems
