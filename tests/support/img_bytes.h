// Builds and parses IMG archives by hand from docs/formats/containers.md, section 6, without the codec.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::tests {

struct RawImgEntry {
    std::string name;
    std::vector<std::byte> bytes;
    std::uint32_t gap = 0;       ///< unowned sectors of 0xEE before it
    std::uint16_t inArchive = 0; ///< version 2: the second size; 1 stores it, and the first one is then twice as large
    std::uint16_t flags = 0;     ///< version 3: the bits above the padding
};

struct RawImg1 {
    std::vector<std::byte> directory;
    std::vector<std::byte> data;
};

/// The entries back to back, zero-padded to whole sectors; name bytes after the zero are junk.
RawImg1 buildImg1(const std::vector<RawImgEntry>& entries);
std::vector<std::byte> buildImg2(const std::vector<RawImgEntry>& entries);
std::vector<std::byte> buildImg3(const std::vector<RawImgEntry>& entries);
/// The start of an encrypted version 3 archive: only the last four bytes of the header make sense.
std::vector<std::byte> buildEncryptedImg(const std::vector<RawImgEntry>& entries);

/// With zeros up to whole sectors.
std::vector<std::byte> wholeSectors(std::vector<std::byte> bytes);

/// The content of entry `at` of version 2: whole sectors including its record.
std::vector<std::byte> img2Entry(std::span<const std::byte> archive, std::size_t at);
std::vector<std::byte> img2Record(std::span<const std::byte> archive, std::size_t at);
/// The content of entry `at` of version 3 with its exact size.
std::vector<std::byte> img3Entry(std::span<const std::byte> archive, std::size_t at);

} // namespace navsmith::tests
