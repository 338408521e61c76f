#include "formats/quake/lit_file.h"

#include "formats/bytes/byte_reader.h"

#include <fmt/format.h>

namespace navsmith::quake {

using bytes::FormatErrorCode;

bytes::Result<std::span<const std::byte>> readLit(std::span<const std::byte> file, std::size_t samples) {
    constexpr std::uint32_t kMagic = 0x54494C51; // "QLIT"
    constexpr std::uint32_t kVersion = 1;
    bytes::ByteReader reader(file);
    const auto magic = reader.read<std::uint32_t>("ident");
    if (reader.ok() && magic != kMagic)
        reader.fail(FormatErrorCode::BadMagic, "ident", fmt::format("0x{:08X}", magic), "\"QLIT\"", 4);
    const auto version = reader.read<std::uint32_t>("version");
    if (reader.ok() && version != kVersion)
        reader.fail(FormatErrorCode::Unsupported, "version", fmt::format("{}", version), "1", 4);
    if (reader.ok() && (reader.remaining() % 3 != 0 || reader.remaining() / 3 != samples))
        reader.fail(FormatErrorCode::BadValue, "samples", fmt::format("{} bytes", reader.remaining()),
                    fmt::format("3 for each of {} samples", samples));
    const auto rgb = reader.takeRest();
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return rgb;
}

} // namespace navsmith::quake
