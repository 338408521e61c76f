// The beginning of a file, from which systems recognise it.
#pragma once

#include "core/files/file_error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace navsmith::files {
class FileOps;
} // namespace navsmith::files

namespace navsmith::opening {

/// Size of the beginning of a file that Codec::recognise gets.
inline constexpr std::size_t kHeadBytes = 64;

struct Head {
    std::array<std::byte, kHeadBytes> bytes{};
    std::size_t filled = 0;
    std::uint64_t size = 0; ///< of the whole file

    [[nodiscard]] std::span<const std::byte> span() const { return std::span(bytes).first(filled); }
};

files::Result<Head> readHead(files::FileOps& ops, const std::filesystem::path& path);

} // namespace navsmith::opening
