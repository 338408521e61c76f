// What a journal must agree on with the program that reads it.
#pragma once

#include "core/model/schema.h"

#include <cstdint>

namespace navsmith::recovery {

/// A hash over everything that gives a stored model its meaning: types, columns, their types, what they refer to,
/// lists, groups and pools. Properties and titles may change freely.
std::uint64_t fingerprint(const model::Schema& schema);

} // namespace navsmith::recovery
