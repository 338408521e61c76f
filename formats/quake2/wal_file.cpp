#include "formats/quake2/wal_file.h"

#include "formats/bsp/lumps.h"
#include "formats/bytes/byte_reader.h"

#include <fmt/format.h>

namespace navsmith::quake2 {

using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

bytes::Result<WalFile> readWal(Bytes file) {
    constexpr std::size_t kNameBytes = 32;
    constexpr std::size_t kHeadBytes = 100;
    bytes::ByteReader reader(file);
    WalFile wal;
    wal.name = bsp::entityText(reader.take(kNameBytes, "name"));
    wal.width = reader.read<std::uint32_t>("width");
    wal.height = reader.read<std::uint32_t>("height");
    const auto isSide = [](std::uint32_t side) { return side > 0 && side <= kMostWalSide; };
    if (reader.ok() && (!isSide(wal.width) || !isSide(wal.height)))
        reader.fail(FormatErrorCode::BadValue, "size", fmt::format("{} x {}", wal.width, wal.height),
                    fmt::format("1 to {} pixels", kMostWalSide), 8);
    const auto offset = reader.read<std::uint32_t>("offset of the pixels");
    const std::uint64_t pixels = std::uint64_t{wal.width} * wal.height;
    if (reader.ok() && (offset < kHeadBytes || offset + pixels > file.size()))
        reader.fail(FormatErrorCode::Truncated, "pixels", fmt::format("a file of {} bytes", file.size()),
                    fmt::format("{} bytes at {}", pixels, offset), 4);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    wal.pixels = file.subspan(offset, static_cast<std::size_t>(pixels));
    return wal;
}

std::optional<Palette> readPcxPalette(Bytes file) {
    constexpr std::size_t kHeadBytes = 128;
    constexpr std::byte kManufacturer{10};
    constexpr std::byte kPaletteFollows{12};
    Palette palette{};
    const std::size_t bytes = 3 * palette.size();
    if (file.size() < kHeadBytes + 1 + bytes || file[0] != kManufacturer ||
        file[file.size() - bytes - 1] != kPaletteFollows)
        return std::nullopt;
    const Bytes colours = file.last(bytes);
    for (std::size_t i = 0; i < palette.size(); ++i) {
        for (std::size_t c = 0; c < 3; ++c)
            palette.at(i).at(c) = static_cast<std::uint8_t>(colours[3 * i + c]);
    }
    return palette;
}

} // namespace navsmith::quake2
