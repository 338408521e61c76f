// The static props of a map of Source, and what to tell people of them.
#pragma once

#include "core/world/find_game_file.h"
#include "core/world/static_props.h"
#include "formats/source/vbsp_file.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav::generation {

struct SourceProps {
    world::PropSolids solids;
    std::vector<std::string> notes; ///< one sentence or more each; empty if the map has no solid props
};

/// `bytes` are those of the whole map; `find` finds models that are not packed into it and may be empty. A damaged
/// table of props counts as empty, which a note tells.
SourceProps readProps(std::span<const std::byte> bytes, const source::VbspFile& map, const world::FindGameFile& find);

} // namespace navsmith::systems::source_nav::generation
