#include "formats/containers/pak.h"

#include "formats/bytes/byte_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace navsmith::containers {
namespace {

using bytes::FormatErrorCode;

constexpr std::uint32_t kMagic = 0x4B434150; // "PACK"
constexpr std::size_t kHeaderBytes = 12;
constexpr std::size_t kEntryBytes = 64;
constexpr std::size_t kNameBytes = 56;
constexpr std::size_t kDaikatanaEntryBytes = 72; // two more fields: packed size and a flag

std::string storedName(std::span<const std::byte> from) {
    const auto end = std::find(from.begin(), from.end(), std::byte{});
    std::string name;
    std::transform(from.begin(), end, std::back_inserter(name),
                   [](std::byte value) { return static_cast<char>(value); });
    return name;
}

} // namespace

bytes::Result<PakDirectory> readPak(const ByteSource& archive) {
    const auto header = archive.read(0, std::min<std::uint64_t>(archive.size(), kHeaderBytes));
    if (!header)
        return tl::unexpected(header.error());
    bytes::ByteReader reader(*header);
    const auto magic = reader.read<std::uint32_t>("magic");
    if (reader.ok() && magic != kMagic)
        reader.fail(FormatErrorCode::BadMagic, "magic", fmt::format("0x{:08X}", magic), "PACK", 4);
    const auto offset = reader.read<std::int32_t>("directory offset");
    if (offset < 0)
        reader.fail(FormatErrorCode::BadValue, "directory offset", fmt::format("{}", offset), "0 or more", 4);
    const auto size = reader.read<std::int32_t>("directory size");
    if (size < 0)
        reader.fail(FormatErrorCode::BadValue, "directory size", fmt::format("{}", size), "0 or more", 4);
    const std::size_t length = size < 0 ? 0 : static_cast<std::size_t>(size);
    const auto isDaikatana = [&] {
        reader.fail(FormatErrorCode::Unsupported, "directory size",
                    fmt::format("an archive of Daikatana ({} bytes)", size), "entries of 64 bytes", 4);
        return tl::unexpected(reader.error());
    };
    if (reader.ok() && length % kEntryBytes != 0) {
        if (length % kDaikatanaEntryBytes == 0)
            return isDaikatana();
        reader.fail(FormatErrorCode::BadValue, "directory size", fmt::format("{}", size), "a multiple of 64", 4);
    }
    if (!reader.ok())
        return tl::unexpected(reader.error());

    PakDirectory result;
    if (length == 0)
        return result; // legal; the offset may then be anything
    const auto directory = archive.read(static_cast<std::uint64_t>(offset), length);
    if (!directory)
        return tl::unexpected(directory.error());
    const std::size_t count = directory->size() / kEntryBytes;
    for (std::size_t i = 0; i < count; ++i) {
        const auto record = std::span(*directory).subspan(i * kEntryBytes, kEntryBytes);
        const auto at = bytes::loadLittleEndian<std::int32_t>(record.data() + kNameBytes);
        const auto entryBytes = bytes::loadLittleEndian<std::int32_t>(record.data() + kNameBytes + 4);
        if (at < 0 || entryBytes < 0 || std::int64_t{at} + entryBytes > static_cast<std::int64_t>(archive.size())) {
            ++result.outside;
            continue;
        }
        result.entries.push_back({storedName(record.first(kNameBytes)), static_cast<std::uint64_t>(at),
                                  static_cast<std::uint64_t>(entryBytes)});
    }
    // A directory of 576 bytes holds 9 entries of 64 or 8 of 72. With the wrong size most entries lie outside the file.
    if (length % kDaikatanaEntryBytes == 0 && result.outside * 2 > count)
        return isDaikatana();
    return result;
}

} // namespace navsmith::containers
