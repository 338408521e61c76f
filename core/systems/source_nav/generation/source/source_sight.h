// Lines of sight through a map of Source: brushes, terrain, entities as they are when a round starts, static props.
#pragma once

#include "core/systems/source_nav/generation/sight.h"
#include "core/systems/source_nav/generation/source/source_props.h"
#include "formats/source/vbsp_file.h"

#include <cstddef>
#include <memory>
#include <span>

namespace navsmith::systems::source_nav::generation {

/// `bytes` are those of the whole map; they and `props` need not outlive the result.
std::shared_ptr<const SightMap> readSourceSight(std::span<const std::byte> bytes, const source::VbspFile& map,
                                                const SourceProps& props);

} // namespace navsmith::systems::source_nav::generation
