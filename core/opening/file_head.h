// The beginning of a file, to recognise it by.
#pragma once

#include "core/files/disk.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace navsmith::opening {

/// Size of the beginning of a file that Codec::recognise gets.
inline constexpr std::size_t kHeadBytes = 64;

struct FileHead {
    std::vector<std::byte> bytes; ///< as many as asked for; all of a shorter file
    std::uint64_t size = 0;       ///< of the whole file
};

/// Fails for what is no regular file.
files::Result<FileHead> readHead(const files::Disk& disk, const std::filesystem::path& path, std::size_t count);

} // namespace navsmith::opening
