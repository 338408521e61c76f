// Makes San Andreas' path files from the texts paths.ipl to paths5.ipl, as the studio's compiler did.
// docs/path-compiler.md.
#pragma once

#include "core/parallel/parallel.h"
#include "core/systems/gta_sa_paths/text/forms.h"
#include "core/systems/gta_sa_paths/text/lights.h"
#include "core/systems/gta_sa_paths/text/loss.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "formats/gta_paths_ipl/path_text.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

/// A text and the name that messages call it by.
struct Source {
    std::string_view name;
    const gta_paths_ipl::PathText* text = nullptr;
};

enum class Rounding : std::uint8_t {
    Console, ///< that of the game's own files
    Plain,   ///< that of this machine
};

struct CompileOptions {
    /// The form of the files and the size of the map. Pointers of the studio's compiler are in the stock form only.
    const Traits* traits = &kStock;
    Rounding rounding = Rounding::Console;
    /// Leaves in the nodes what the studio's compiler left there: the addresses of its stack while it numbered flood
    /// groups. The game ignores them.
    bool listPointers = false;
    /// Where lights come from; with both, `lightsFrom` counts. Without either, roads have no lights.
    std::span<const Light> lights = {};
    /// Area files with lights, which are found again by place.
    std::span<const PathFile> lightsFrom = {};
    /// Without either: every crossing has a pedestrian light, as most of the game's have; else none has.
    bool lightCrossings = true;
    parallel::Progress progress = {};
};

/// What is wrong with a group, or what the files cannot hold.
struct Message {
    std::string file;
    std::uint32_t line = 0; ///< counted from 1; 0: the whole file
    std::string text;       ///< one sentence without a full stop

    bool operator==(const Message&) const = default;
};
/// "paths.ipl:12: ..."
std::string describe(const Message& message);

struct CompiledCounts {
    std::size_t groups = 0;
    std::size_t carNodes = 0;
    std::size_t boatNodes = 0;
    std::size_t pedNodes = 0;
    std::size_t isolated = 0; ///< pedestrian nodes without links, which are left out
    std::size_t links = 0;
    std::size_t navis = 0;
    std::size_t crossings = 0;    ///< links
    std::size_t litCrossings = 0; ///< links
    std::size_t litNavis = 0;
    std::size_t openJoints = 0; ///< joints without a partner

    bool operator==(const CompiledCounts&) const = default;
};

struct Compiled {
    std::vector<PathFile> files;  ///< by area, all of the map
    std::vector<Message> skipped; ///< groups that were left out, in the order of the texts
    std::vector<Loss> losses;     ///< what the form of the files cannot say
    CompiledCounts counts;
};

struct CompileFailure {
    std::vector<Message> messages; ///< why, at least one unless cancelled; groups that were left out come first
    bool cancelled = false;
};

/// A broken group is left out with a message. The whole fails if no group is left, if the files cannot hold the result
/// (nodes, links and navi nodes of an area, links of a node, flood groups), or if `progress` asks to stop.
tl::expected<Compiled, CompileFailure> compile(std::span<const Source> texts, const CompileOptions& options = {});

} // namespace navsmith::systems::gta_sa_paths::compiler
