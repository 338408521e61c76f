#include "core/opening/foreign_files.h"

#include "core/text_form/text_form.h"
#include "core/world/map_file.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>

namespace navsmith::opening {

namespace {

using namespace std::string_view_literals;

/// What can be done about a file.
enum class Remedy : std::uint8_t { None, GetIt, Extract, Unpack };

/// A kind of file: by bytes at a place, or else by an ending in lower case.
struct ForeignKind {
    std::string_view magic;
    std::string_view title; ///< with an article; a text to translate
    Remedy remedy = Remedy::None;
    std::size_t offset = 0;
    std::string_view ending = {}; ///< with the magic: both must fit
};

constexpr std::array kForeignKinds{
    // In place of the file
    ForeignKind{"version https://git-lfs.github.com/spec/"sv, texts::mark("a Git LFS pointer"), Remedy::GetIt},
    ForeignKind{"<!DOCTYPE html"sv, texts::mark("a web page"), Remedy::GetIt},
    ForeignKind{"<!doctype html"sv, texts::mark("a web page"), Remedy::GetIt},
    ForeignKind{"<html"sv, texts::mark("a web page"), Remedy::GetIt},
    // Archives and compressed files
    ForeignKind{"PK\3\4"sv, texts::mark("a zip archive"), Remedy::Extract},
    ForeignKind{"PK\5\6"sv, texts::mark("an empty zip archive")},
    ForeignKind{"\x1F\x8B"sv, texts::mark("a file compressed with gzip"), Remedy::Unpack},
    ForeignKind{"BZh"sv, texts::mark("a file compressed with bzip2"), Remedy::Unpack},
    ForeignKind{"\xFD"
                "7zXZ\0"sv,
                texts::mark("a file compressed with xz"), Remedy::Unpack},
    ForeignKind{"\x28\xB5\x2F\xFD"sv, texts::mark("a file compressed with zstd"), Remedy::Unpack},
    ForeignKind{"7z\xBC\xAF\x27\x1C"sv, texts::mark("a 7z archive"), Remedy::Extract},
    ForeignKind{"Rar!\x1A\x07"sv, texts::mark("a RAR archive"), Remedy::Extract},
    ForeignKind{"ustar"sv, texts::mark("a tar archive"), Remedy::Extract, 257},
    ForeignKind{"VERF"sv, texts::mark("an IMG archive in the format of fastman92 (VERF)"), Remedy::Extract},
    ForeignKind{"RPF"sv, texts::mark("an RPF archive of GTA IV or V"), Remedy::Extract},
    // Maps of other engines; those that a map reader knows come from recogniseMap()
    ForeignKind{"rBSP"sv, texts::mark("a map of Titanfall or Apex Legends (rBSP)")},
    ForeignKind{"RBSP"sv, texts::mark("a map of Raven's games on the engine of Quake III (RBSP)")},
    ForeignKind{"FBSP"sv, texts::mark("a map of Warsow (FBSP)")},
    // Saved games
    ForeignKind{"\x4C\xDC\x1D\x64"sv, texts::mark("a saved game of GTA San Andreas for PlayStation 2")},
    ForeignKind{"\xF6\x8D\x14\xFD"sv, texts::mark("a saved game of GTA San Andreas for PlayStation 2")},
    ForeignKind{"Sony PS2 Memory Card Format"sv, texts::mark("a memory card of the PlayStation 2")},
    ForeignKind{"Ps2PowerSave"sv, texts::mark("a saved game of the PlayStation 2 (Action Replay Max)")},
    ForeignKind{"CFU\0"sv, texts::mark("a saved game of the PlayStation 2 (CodeBreaker)")},
    ForeignKind{"\x0D\0\0\0SharkPortSave"sv, texts::mark("a saved game of the PlayStation 2 (SharkPort)")},
    ForeignKind{"\x27\x84\0\0"sv, texts::mark("a saved game of the PlayStation 2 (EMS, psu)")},
    ForeignKind{"\0VSP"sv, texts::mark("a saved game of the PlayStation 3 or 2 (psv)")},
    // Navigation data of other games and of bots
    ForeignKind{"HPB_bot"sv, texts::mark("a waypoint file of HPB bot for Half-Life")},
    ForeignKind{"EAAS"sv, texts::mark("an area file of Quake III's bots (AAS)")},
    ForeignKind{"TESM"sv, texts::mark("a navigation mesh of Recast and Detour")},
    ForeignKind{"VAND"sv, texts::mark("a tile of a navigation mesh of Detour")},
    ForeignKind{"RSC7"sv, texts::mark("a resource of GTA V")},
    ForeignKind{"RSC\5"sv, texts::mark("a resource of GTA IV")},
    ForeignKind{"\0\0\0\x25"sv, texts::mark("a node graph of the Xbox 360"), Remedy::None, 0, ".ain"},
    ForeignKind{""sv, texts::mark("a navigation mesh of GTA V"), Remedy::None, 0, ".ynv"},
    ForeignKind{""sv, texts::mark("a path file of GTA V"), Remedy::None, 0, ".ynd"},
};

bool fits(const ForeignKind& kind, std::string_view name, std::string_view start) {
    if (kind.magic.empty() && kind.ending.empty())
        return false;
    return start.substr(std::min(kind.offset, start.size())).starts_with(kind.magic) &&
           bytes::endsIgnoringCase(name, kind.ending);
}

/// Saved games of GTA III and Vice City begin with the size of a block in which the scripts follow a few hundred bytes
/// of other values.
bool isOlderSave(std::string_view start, std::uint64_t size) {
    constexpr std::size_t kMostBefore = 512;
    constexpr std::uint64_t kLeast = 150'000;
    constexpr std::uint32_t kMostBlock = 200'000;
    if (size < kLeast || start.size() < kMostBefore)
        return false;
    const auto block = bytes::loadLittleEndian<std::uint32_t>(reinterpret_cast<const std::byte*>(start.data()));
    const auto at = start.substr(0, kMostBefore).find("SCR\0"sv);
    return block > 0 && block < kMostBlock && at != std::string_view::npos && at % 4 == 0;
}

std::string explained(std::string_view title, Remedy remedy) {
    switch (remedy) {
    case Remedy::GetIt:
        return texts::format("is {} in place of the file. Download the file itself (git lfs pull)", title);
    case Remedy::Extract:
        return texts::format("is {}. Extract its files first", title);
    case Remedy::Unpack:
        return texts::format("is {}. Unpack it first", title);
    case Remedy::None:
        break;
    }
    return texts::format("is {}, which Navsmith does not edit", title);
}

} // namespace

std::optional<ForeignFile> recogniseForeign(std::string_view name, std::span<const std::byte> start,
                                            std::uint64_t size) {
    if (size == 0)
        return ForeignFile{texts::format("is empty (0 bytes)"), true};
    const auto text = bytes::textOf(start);
    if (text_form::isTextForm(text))
        return ForeignFile{texts::format("is the text of a document. navsmith-cli text makes the files from it"),
                           false};
    if (const auto map = world::recogniseMap(start, name))
        return ForeignFile{map->readable
                               ? texts::format("is a map, not navigation data ({}). New File for Map, or "
                                               "navsmith-cli new, begins navigation data for it",
                                               map->title)
                               : texts::format("is a map of a kind that Navsmith does not read ({})", map->title),
                           false};
    if (isOlderSave(text, size))
        return ForeignFile{explained(texts::format("a saved game of GTA III or Vice City"), Remedy::None), false};
    const auto kind =
        std::ranges::find_if(kForeignKinds, [&](const ForeignKind& each) { return fits(each, name, text); });
    if (kind == kForeignKinds.end())
        return std::nullopt;
    return ForeignFile{explained(texts::translated({kind->title}), kind->remedy), kind->remedy == Remedy::GetIt};
}

} // namespace navsmith::opening
