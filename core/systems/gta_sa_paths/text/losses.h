// What differs between path files and those that the compiler has made from their text.
#pragma once

#include "core/systems/gta_sa_paths/text/forms.h"
#include "core/systems/gta_sa_paths/text/loss.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

/// An address that says that a node is not there any more.
inline constexpr std::uint32_t kGone = 0xFFFFFFFFU;

/// `moved` holds by area where each node is now: area << 16 | id, or kGone.
std::vector<Loss> lossesOf(std::span<const PathFile> before, std::span<const PathFile> after,
                           const std::vector<std::vector<std::uint32_t>>& moved);

} // namespace navsmith::systems::gta_sa_paths::compiler
