// The systems that this program knows.
#pragma once

#include "core/systems/system.h"

#include <span>

namespace navsmith::systems {

/// All of them, for the life of the program.
std::span<const System> all();

/// Null if there is none of this id.
const System* find(std::string_view id);

/// The system that is surest of a file, or null. See Codec::recognise.
const System* recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);

} // namespace navsmith::systems
