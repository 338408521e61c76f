// One small file of our own (settings, exported text), replaced whole or not at all.
#pragma once

#include "core/files/file_error.h"

#include <cstddef>
#include <span>

namespace navsmith::files {

class FileOps;

/// Replaces or creates the file and the folders above it. After a crash the file holds the old bytes or the new ones; a
/// file NAME.*.navsmith-part may be left beside it, which the next write after a day removes. Keeps permissions,
/// follows links, makes no backup and takes no lock: of two writers at once, the last one stays.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes,
                                 FileOps* given = nullptr);

} // namespace navsmith::files
