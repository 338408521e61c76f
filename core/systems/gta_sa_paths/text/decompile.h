// Makes a text of paths from path files, from which the compiler makes the same files. docs/path-compiler.md.
#pragma once

#include "core/systems/gta_sa_paths/text/compile.h"
#include "core/systems/gta_sa_paths/text/loss.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

struct DecompileOptions {
    const Traits* traits = &kStock;        ///< of the files
    Rounding rounding = Rounding::Console; ///< of the compiler that is to read the text
    parallel::Progress progress = {};
};

struct DecompiledCounts {
    std::size_t groups = 0;
    std::size_t roads = 0; ///< runs of groups
    std::size_t nodes = 0;
    std::size_t inside = 0; ///< connections inside of groups
    std::size_t joints = 0; ///< connections of groups

    bool operator==(const DecompiledCounts&) const = default;
};

struct Decompiled {
    gta_paths_ipl::PathText text;
    std::vector<PathFile> files; ///< as the compiler makes them
    std::vector<Loss> losses;    ///< what the text cannot say: in `files` this differs
    DecompiledCounts counts;
};

/// `files` by area. Fails if the files that the text would give are too large, or if `progress` asks to stop.
tl::expected<Decompiled, CompileFailure> decompile(std::span<const PathFile> files,
                                                   const DecompileOptions& options = {});

} // namespace navsmith::systems::gta_sa_paths::compiler
