#include "core/systems/gta_sa_paths/hash.h"

#include <xxhash.h>

namespace navsmith::systems::gta_sa_paths {

std::uint64_t contentHash(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

} // namespace navsmith::systems::gta_sa_paths
