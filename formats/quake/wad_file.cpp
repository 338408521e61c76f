#include "formats/quake/wad_file.h"

#include "formats/bsp/lumps.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::quake {
namespace {

using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kEntryBytes = 32;
constexpr std::size_t kEntryNameBytes = 16;

struct Kind {
    std::uint32_t magic;
    std::uint8_t textureType;
};
constexpr Kind kKinds[]{
    {0x32444157, 0x44}, // "WAD2"
    {0x33444157, 0x43}, // "WAD3"
};

} // namespace

bytes::Result<WadFile> readWad(Bytes file) {
    bytes::ByteReader reader(file);
    const auto magic = reader.read<std::uint32_t>("ident");
    const auto* const kind =
        std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& k) { return k.magic == magic; });
    if (reader.ok() && kind == std::end(kKinds))
        reader.fail(FormatErrorCode::BadMagic, "ident", fmt::format("0x{:08X}", magic), "\"WAD2\" or \"WAD3\"", 4);
    const auto count = reader.read<std::uint32_t>("number of entries");
    const auto offset = reader.read<std::uint32_t>("offset of the directory");
    if (reader.ok() && offset > file.size())
        reader.fail(FormatErrorCode::Truncated, "offset of the directory", fmt::format("{}", offset),
                    fmt::format("at most {}", file.size()), 4);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    bytes::ByteReader directory(file.subspan(offset), offset);
    if (!directory.checkCount(count, kEntryBytes, "number of entries"))
        return tl::unexpected(directory.error());

    WadFile wad;
    wad.all = file;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::byte* const record = file.data() + offset + std::size_t{i} * kEntryBytes;
        WadEntry entry;
        entry.offset = bsp::field<std::uint32_t>(record, 0);
        entry.size = bsp::field<std::uint32_t>(record, 4);
        entry.type = bsp::field<std::uint8_t>(record, 12);
        entry.packed = bsp::field<std::uint8_t>(record, 13) != 0;
        entry.name = bsp::entityText({record + kEntryBytes - kEntryNameBytes, kEntryNameBytes});
        if (std::uint64_t{entry.offset} + entry.size > file.size()) {
            ++wad.outside;
            continue;
        }
        if (entry.type == kind->textureType && !entry.packed)
            wad.textures.try_emplace(bytes::lowered(entry.name), wad.entries.size());
        wad.entries.push_back(std::move(entry));
    }
    return wad;
}

std::optional<Bytes> findTexture(const WadFile& wad, std::string_view name) {
    const auto it = wad.textures.find(bytes::lowered(name));
    if (it == wad.textures.end())
        return std::nullopt;
    const WadEntry& entry = wad.entries[it->second];
    return wad.all.subspan(entry.offset, entry.size);
}

} // namespace navsmith::quake
