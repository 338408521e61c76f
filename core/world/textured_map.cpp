#include "core/world/textured_map.h"

#include "core/world/map_families.h"

namespace navsmith::world {

bytes::Result<TexturedMap> readTexturedMap(std::span<const std::byte> file, const FindGameFile& find,
                                           const TexturedMapOptions& options, const std::stop_token& stop) {
    const FindGameFile nothing = [](std::string_view) { return std::nullopt; };
    return familyOf(file, options.fileName).readTextured({file, find ? find : nothing, options, stop});
}

} // namespace navsmith::world
