#include "formats/quake/bsp_lumps.h"

#include "formats/bytes/byte_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::quake {
namespace {

using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kIdentBytes = 4;

struct Ident {
    std::string_view bytes;
    std::optional<BspVariant> variant;
    const char* title;
};

// Section 1. Versions without support are listed to name them in the error.
constexpr std::array<Ident, 7> kIdents{{
    {{"\x1D\0\0\0", 4}, BspVariant::Quake, "Quake map (BSP 29)"},
    {{"\x1E\0\0\0", 4}, BspVariant::GoldSrc, "GoldSrc map (BSP 30)"},
    {{"BSP2", 4}, BspVariant::Bsp2, "Quake map (BSP2)"},
    {{"2PSB", 4}, BspVariant::Psb2, "Quake map (2PSB)"},
    {{"IBSP", 4}, std::nullopt, "Quake II or III map (IBSP)"},
    {{"RBSP", 4}, std::nullopt, "Raven map (RBSP)"},
    {{" 46Q", 4}, std::nullopt, "Quake 64 map"}, // 1362506784 as an int32
}};
constexpr std::uint32_t kMostPlainVersion = 255; // a file that begins with a number up to this may be a map of that
                                                 // version

constexpr std::array<std::string_view, LumpCount> kLumpNames{
    "entities", "planes",    "textures", "vertices",     "visibility", "nodes",         "texinfo", "faces",
    "lighting", "clipnodes", "leaves",   "marksurfaces", "edges",      "surface edges", "models"};

bool beginsLikeEntities(Bytes file, const bsp::Lump& lump) {
    const auto bytes = bsp::lumpBytes(file, lump);
    if (!bytes)
        return false;
    constexpr std::string_view kSpace = " \t\r\n";
    const auto at = std::find_if(bytes->begin(), bytes->end(), [&](std::byte value) {
        return kSpace.find(static_cast<char>(value)) == std::string_view::npos;
    });
    return at != bytes->end() && *at == std::byte{'{'};
}

} // namespace

std::optional<BspIdent> identify(Bytes start) {
    if (start.size() < kIdentBytes)
        return std::nullopt;
    std::string bytes(kIdentBytes, '\0');
    std::transform(start.begin(), start.begin() + kIdentBytes, bytes.begin(),
                   [](std::byte value) { return static_cast<char>(value); });
    const auto it =
        std::find_if(kIdents.begin(), kIdents.end(), [&](const Ident& ident) { return ident.bytes == bytes; });
    if (it == kIdents.end())
        return std::nullopt;
    return BspIdent{it->variant, it->title};
}

std::uint64_t BspLumps::end() const {
    std::uint64_t end = 0;
    for (const bsp::Lump& lump : lumps)
        end = std::max(end, std::uint64_t{lump.offset} + lump.length);
    return end;
}

bytes::Result<BspLumps> readBspLumps(Bytes file) {
    bytes::ByteReader reader(file);
    const auto version = reader.read<std::uint32_t>("ident");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    const auto ident = identify(file);
    constexpr const char* kExpected = "a map of Quake (29, BSP2, 2PSB) or GoldSrc (30)";
    if (!ident && version > kMostPlainVersion)
        reader.fail(FormatErrorCode::BadMagic, "ident", fmt::format("0x{:08X}", version), kExpected, kIdentBytes);
    else if (!ident)
        reader.fail(FormatErrorCode::Unsupported, "ident", fmt::format("version {}", version), kExpected, kIdentBytes);
    else if (!ident->variant)
        reader.fail(FormatErrorCode::Unsupported, "ident", ident->title, kExpected, kIdentBytes);

    BspLumps result;
    auto& lumps = result.lumps;
    for (std::size_t i = 0; i < LumpCount; ++i) {
        lumps[i].name = kLumpNames[i];
        lumps[i].offset = reader.read<std::uint32_t>(kLumpNames[i]);
        lumps[i].length = reader.read<std::uint32_t>(kLumpNames[i]);
    }
    if (!reader.ok())
        return tl::unexpected(reader.error());
    // Some GoldSrc maps (Blue Shift) have the first two lumps swapped (section 1).
    if (!beginsLikeEntities(file, lumps[Entities]) && beginsLikeEntities(file, lumps[Planes])) {
        std::swap(lumps[Entities], lumps[Planes]);
        std::swap(lumps[Entities].name, lumps[Planes].name);
    }

    result.variant = *ident->variant;
    return result;
}

} // namespace navsmith::quake
