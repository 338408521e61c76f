// One reader per map family, for map_families.h.
#pragma once

#include "core/world/textured_map.h"

namespace navsmith::world {

/// What every reader is given.
struct TexturedInput {
    std::span<const std::byte> file;
    const FindGameFile& find; ///< not empty
    const TexturedMapOptions& options;
    const std::stop_token& stop;
};

bytes::Result<TexturedMap> readTexturedQuake(const TexturedInput& input);
bytes::Result<TexturedMap> readTexturedQuake2(const TexturedInput& input);
bytes::Result<TexturedMap> readTexturedSource(const TexturedInput& input);

} // namespace navsmith::world
