// Compatibility check between a journal and the program that reads it.
#pragma once

#include "core/model/schema.h"

#include <cstdint>

namespace navsmith::recovery {

/// A hash over everything that determines the meaning of a stored model: types, columns and their storage, reference
/// targets, lists, groups and pools. Properties and titles are not part of it.
std::uint64_t fingerprint(const model::Schema& schema);

} // namespace navsmith::recovery
