// The trees of a map that divide its space: nodes with leaves, and clip nodes (docs/formats/quake-bsp.md, section 6).
// Internal to bsp_file.cpp.
#pragma once

#include "formats/quake/bsp_file.h"

#include <cstddef>
#include <span>

namespace navsmith::quake {

/// The lumps of the trees; empty if the file does not hold them.
struct TreeLumps {
    std::span<const std::byte> nodes;
    std::span<const std::byte> leaves;
    std::span<const std::byte> clipNodes;
};

/// Reads the trees into `file`, whose variant, planes and models with their stored head nodes are there already, and
/// replaces head nodes that name no tree. A damaged tree is left out with a note.
void readTrees(const TreeLumps& lumps, BspFile& file);

} // namespace navsmith::quake
