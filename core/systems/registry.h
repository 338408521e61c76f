// The systems of this program. Those of a world share its places (places.h).
#pragma once

#include "core/systems/system.h"

#include <span>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// All systems; valid for the life of the program.
std::span<const System> all();

/// Null if there is no system with this id.
const System* find(std::string_view id);

/// The system that declares this very schema; null if none does.
const System* find(const model::Schema& schema);

/// The system of a model, whose schema must be that of one.
const System& systemOf(const model::Model& m);

/// The systems that have a text compiler, in the order of all().
std::vector<const System*> systemsWithTextCompiler();

/// The systems that recognise a file with the highest confidence, in the order of all(). Several if its name or bytes
/// fit several.
std::vector<const System*> recogniseAll(std::string_view name, std::span<const std::byte> head, std::uint64_t size);

/// The first of them, or null.
const System* recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);

} // namespace navsmith::systems
