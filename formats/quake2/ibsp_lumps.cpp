#include "formats/quake2/ibsp_lumps.h"

#include "formats/bytes/byte_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::quake2 {
namespace {

using bsp::field;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kIdentBytes = 8;
constexpr std::uint32_t kVersion = 38;
constexpr std::array<std::string_view, LumpCount> kLumpNames{
    "entities", "planes",      "vertices",   "visibility",   "nodes",       "texinfo",       "faces",
    "lighting", "leaves",      "leaf faces", "leaf brushes", "edges",       "surface edges", "models",
    "brushes",  "brush sides", "pop",        "areas",        "area portals"};
constexpr std::array<IbspWidths, 2> kWidths{{{2, 28, 20, 28}, {4, 44, 28, 52}}};

} // namespace

std::optional<IbspIdent> identifyIbsp(Bytes start) {
    if (start.size() < kIdentBytes)
        return std::nullopt;
    const std::string magic = bsp::entityText(start.first(4));
    const auto version = field<std::uint32_t>(start.data(), 4);
    constexpr std::uint32_t kMostVersion = 255; // of the engines that came after
    if ((magic != "IBSP" && magic != "QBSP") || version > kMostVersion)
        return std::nullopt;
    const bool isSupported = version == kVersion;
    IbspIdent ident;
    if (isSupported)
        ident.form = magic == "IBSP" ? IbspForm::Ibsp : IbspForm::Qbsp;
    const char* const game = isSupported                                        ? "Quake II map"
                             : magic == "IBSP" && version >= 46 && version < 48 ? "Quake III map"
                                                                                : "Map of another engine";
    ident.title = fmt::format("{} ({} {})", game, magic, version);
    return ident;
}

const IbspWidths& widthsOf(IbspForm form) {
    return kWidths.at(static_cast<std::size_t>(form));
}

std::uint64_t IbspLumps::end() const {
    std::uint64_t end = 0;
    for (const bsp::Lump& lump : lumps)
        end = std::max(end, std::uint64_t{lump.offset} + lump.length);
    return end;
}

bytes::Result<IbspLumps> readIbspLumps(Bytes file) {
    bytes::ByteReader reader(file);
    const auto magic = reader.read<std::uint32_t>("ident");
    const auto version = reader.read<std::uint32_t>("version");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    const auto ident = identifyIbsp(file);
    constexpr const char* kExpected = "a map of Quake II: IBSP or QBSP, version 38";
    if (!ident)
        reader.fail(FormatErrorCode::BadMagic, "ident", fmt::format("0x{:08X}", magic), kExpected, kIdentBytes);
    else if (!ident->form)
        reader.fail(FormatErrorCode::Unsupported, "version", fmt::format("version {}", version), kExpected, 4);
    IbspLumps result;
    for (std::size_t i = 0; i < LumpCount; ++i) {
        result.lumps.at(i).name = kLumpNames.at(i);
        result.lumps.at(i).offset = reader.read<std::uint32_t>(kLumpNames.at(i));
        result.lumps.at(i).length = reader.read<std::uint32_t>(kLumpNames.at(i));
    }
    if (!reader.ok())
        return tl::unexpected(reader.error());
    result.form = *ident->form;
    return result;
}

} // namespace navsmith::quake2
