// What the header of a Source map says, and its packed lumps.
#include "formats/bsp/lumps.h"
#include "formats/bytes/byte_reader.h"
#include "formats/compression/unpack.h"
#include "formats/source/vbsp_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::source {
namespace {

using bsp::field;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::uint32_t kMagic = 0x50534256;        // "VBSP"
constexpr std::uint32_t kConsoleMagic = 0x56425350; // "PSBV": the same, big-endian
constexpr std::size_t kIdentBytes = 8;

struct Version {
    std::int32_t first;
    std::int32_t last;
    bool readable;
    const char* games;
};

// Section 1. Versions without support are listed to name them in the error.
constexpr std::array<Version, 7> kVersions{{
    {17, 18, false, "Vampire: Bloodlines or a Half-Life 2 beta"},
    {19, 21, true, ""},
    {22, 23, false, "Dota 2"},
    {25, 25, false, "Strata Source or Contagion"},
    {27, 27, false, "Contagion"},
    {29, 29, false, "Titanfall"},
    {0x40014, 0x40014, false, "Dark Messiah"},
}};

const Version* findVersion(std::int32_t version) {
    const auto* const it = std::find_if(kVersions.begin(), kVersions.end(), [&](const Version& entry) {
        return version >= entry.first && version <= entry.last;
    });
    return it == kVersions.end() ? nullptr : it;
}

constexpr std::uint32_t kPackedLumpMagic = 0x414D5A4C; // "LZMA"

constexpr std::size_t kEntities = 0;
constexpr std::size_t kPakFileLump = 40;

} // namespace

std::optional<VbspIdent> identifyVbsp(Bytes start) {
    if (start.size() < kIdentBytes)
        return std::nullopt;
    const auto magic = field<std::uint32_t>(start.data(), 0);
    if (magic == kConsoleMagic)
        return VbspIdent{false, "Source map of a console (PSBV)"};
    if (magic != kMagic)
        return std::nullopt;
    const auto version = field<std::int32_t>(start.data(), 4);
    const Version* const definition = findVersion(version);
    return VbspIdent{definition != nullptr && definition->readable, fmt::format("Source map (VBSP {})", version)};
}

bytes::Result<VbspHeader> readVbspHeader(Bytes header) {
    bytes::ByteReader reader(header);
    VbspHeader into;
    const auto magic = reader.read<std::uint32_t>("ident");
    into.version = reader.read<std::int32_t>("version");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    constexpr const char* kExpected = "a Source map (VBSP 19, 20 or 21)";
    const Version* const version = findVersion(into.version);
    if (magic == kConsoleMagic)
        reader.fail(FormatErrorCode::Unsupported, "ident", "a Source map of a console (PSBV)", kExpected, kIdentBytes);
    else if (magic != kMagic)
        reader.fail(FormatErrorCode::BadMagic, "ident", fmt::format("0x{:08X}", magic), kExpected, kIdentBytes);
    else if (version == nullptr)
        reader.fail(FormatErrorCode::Unsupported, "version", fmt::format("{}", into.version), kExpected, 4);
    else if (!version->readable)
        reader.fail(FormatErrorCode::Unsupported, "version", fmt::format("{} (as of {})", into.version, version->games),
                    kExpected, 4);

    std::array<std::array<std::uint32_t, 4>, kVbspLumps> words{};
    for (auto& entry : words)
        for (auto& word : entry)
            word = reader.read<std::uint32_t>("lump table");
    into.mapRevision = reader.read<std::int32_t>("map revision");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    // Left 4 Dead 2 stores the lump's version first, which is 0 for the entities. Other games store the offset there.
    constexpr std::int32_t kLeft4Dead2 = 21;
    into.versionFirst = into.version == kLeft4Dead2 && words[kEntities][0] == 0;
    const std::size_t at = into.versionFirst ? 1 : 0;
    for (std::size_t i = 0; i < kVbspLumps; ++i)
        into.lumps[i] = {words[i][at], words[i][at + 1], words[i][3]};
    return into;
}

bytes::Result<VbspRange> findPakFile(Bytes header) {
    return readVbspHeader(header).map([](const VbspHeader& read) {
        return VbspRange{read.lumps[kPakFileLump].offset, read.lumps[kPakFileLump].length};
    });
}

bool isPackedLump(Bytes start) {
    return start.size() >= kPackedLumpHeadBytes && field<std::uint32_t>(start.data(), 0) == kPackedLumpMagic;
}

bytes::Result<std::vector<std::byte>> unpackLump(Bytes lump, std::uint64_t offset, std::string_view name,
                                                 std::uint64_t most) {
    const auto fail = [&](std::string found, std::string expected) {
        return tl::unexpected(FormatError{
            FormatErrorCode::BadValue, offset, std::string(name), std::move(found), std::move(expected), {}});
    };
    if (!isPackedLump(lump))
        return fail("no LZMA stream", "a packed lump");
    const auto size = field<std::uint32_t>(lump.data(), 4);
    const auto streamSize = field<std::uint32_t>(lump.data(), 8);
    if (streamSize > lump.size() - kPackedLumpHeadBytes)
        return fail(fmt::format("an LZMA stream of {} bytes", streamSize),
                    fmt::format("at most {}", lump.size() - kPackedLumpHeadBytes));
    auto unpacked = compression::unpackLzma(lump.subspan(12, compression::kLzmaPropertyBytes),
                                            lump.subspan(kPackedLumpHeadBytes, streamSize), size, most);
    if (!unpacked)
        return fail("an LZMA stream that " + unpacked.error(), fmt::format("{} bytes", size));
    return std::move(*unpacked);
}

} // namespace navsmith::source
