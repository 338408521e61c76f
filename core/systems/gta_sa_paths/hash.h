#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace navsmith::systems::gta_sa_paths {

/// Tells whether bytes are the same as before; never stored in a game's file.
std::uint64_t contentHash(std::span<const std::byte> bytes);

} // namespace navsmith::systems::gta_sa_paths
