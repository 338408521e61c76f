// The versions and layouts of navigation meshes, and the fields that each stores. Follows docs/formats/source-nav.md;
// section numbers below are that page's.
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::source {

inline constexpr std::uint32_t kNavMagic = 0xFEEDFACEU;
inline constexpr std::uint32_t kLastNavVersion = 16;
inline constexpr std::uint32_t kLastGoldSrcVersion = 5; ///< Source's own meshes begin with 6

/// A game's additions to the mesh (section 8). The file does not state its layout: see read().
enum class NavLayout : std::uint8_t {
    Plain,         ///< nothing
    CounterStrike, ///< approach areas behind each area (Source 2010 and later)
    TeamFortress,  ///< 32 flags behind each area
    LeftForDead,   ///< population and fog places, spawn attributes, visible areas here; differs by sub-version
};

struct NavLayoutInfo {
    NavLayout layout = NavLayout::Plain;
    std::string_view id;    ///< for options and scripts: "plain", "counter-strike", "team-fortress", "left-for-dead"
    std::string_view name;  ///< short display name
    std::string_view games; ///< games known to use it
    std::uint32_t firstVersion = 1; ///< the first file version that may have it
};

/// In enum order, which is also the order of section 8.
std::span<const NavLayoutInfo> navLayouts();
const NavLayoutInfo& layoutInfo(NavLayout layout);
/// layoutInfo(layout).name
std::string_view layoutName(NavLayout layout);

/// Determines which fields a file has and how wide they are.
struct NavFormat {
    std::uint32_t version = kLastNavVersion;
    std::uint32_t subVersion = 0; ///< 0 in versions below 10, which have none
    NavLayout layout = NavLayout::Plain;

    bool operator==(const NavFormat&) const = default;
};

// Fields stored by a format (sections 1, 3 and 8). Other fields have the default of the struct after reading, and
// write() ignores them.
constexpr bool isLeftForDead(const NavFormat& format) {
    return format.layout == NavLayout::LeftForDead;
}
constexpr bool hasSubVersion(const NavFormat& format) {
    return format.version >= 10;
}
constexpr bool hasBspSize(const NavFormat& format) {
    return format.version >= 4;
}
constexpr bool hasAnalysed(const NavFormat& format) {
    return format.version >= 14;
}
constexpr bool hasPlaces(const NavFormat& format) {
    return format.version >= 5;
}
constexpr bool hasUnnamedAreasByte(const NavFormat& format) {
    return format.version >= 12;
}
constexpr bool hasPopulationName(const NavFormat& format) {
    return isLeftForDead(format) && format.subVersion >= 12;
}
constexpr bool hasFogPlaces(const NavFormat& format) {
    return isLeftForDead(format) && format.subVersion >= 8;
}
constexpr bool hasViewDistance(const NavFormat& format) {
    return isLeftForDead(format);
}
/// Only where the end of the mesh need not be the end of the file.
constexpr bool hasStaleTail(const NavFormat& format) {
    return format.version <= 5;
}
/// Bytes of NavArea::attributes: 1, 2 or 4.
constexpr std::size_t attributeBytes(const NavFormat& format) {
    if (format.version >= 13)
        return 4;
    return format.version >= 9 ? 2 : 1;
}
/// All attribute bits that the format can store.
constexpr std::uint32_t attributeMask(const NavFormat& format) {
    return 0xFFFFFFFFU >> (32U - 8U * static_cast<std::uint32_t>(attributeBytes(format)));
}
constexpr bool hasHidingSpotIds(const NavFormat& format) {
    return format.version >= 2;
} ///< and flags
constexpr bool hasApproaches(const NavFormat& format) {
    return format.version <= 14 || format.layout == NavLayout::CounterStrike;
}
/// Earlier versions have NavArea::oldPaths.
constexpr bool hasEncounterPaths(const NavFormat& format) {
    return format.version >= 3;
}
constexpr bool hasLadders(const NavFormat& format) {
    return format.version >= 6;
}
constexpr bool hasLadderDangling(const NavFormat& format) {
    return format.version == 6;
}
constexpr bool hasLadderLists(const NavFormat& format) {
    return format.version >= 7;
}
constexpr bool hasOccupyTimes(const NavFormat& format) {
    return format.version >= 8;
}
constexpr bool hasLight(const NavFormat& format) {
    return format.version >= 11;
}
constexpr bool hasVisible(const NavFormat& format) {
    return isLeftForDead(format) ? format.subVersion >= 5 : format.version >= 16;
}
/// The byte of each entry.
constexpr bool hasVisibility(const NavFormat& format) {
    return isLeftForDead(format) ? format.subVersion >= 9 : format.version >= 16;
}
/// VisibleArea::area is an index in the file's list of areas, from 0, instead of an id. So in Left 4 Dead 2; Left 4
/// Dead has ids.
constexpr bool visibleIsPosition(const NavFormat& format) {
    return isLeftForDead(format) && format.subVersion >= 14;
}
constexpr bool hasInheritance(const NavFormat& format) {
    return isLeftForDead(format) ? format.subVersion >= 11 : format.version >= 16;
}
constexpr bool hasGameFlags(const NavFormat& format) {
    return format.layout == NavLayout::TeamFortress || (isLeftForDead(format) && format.subVersion >= 1);
}
constexpr bool hasFogPlace(const NavFormat& format) {
    return hasFogPlaces(format);
}
/// NavFile::earlyAreas.
constexpr bool hasEarlyParts(const NavFormat& format) {
    return isLeftForDead(format) && format.subVersion >= 1 && format.subVersion <= 12;
}

/// The fixed fields at the start of a file; 0 if the version does not store them.
struct NavHeader {
    std::uint32_t version = 0;
    std::uint32_t subVersion = 0;
    std::uint32_t bspSize = 0;
    std::uint8_t analysed = 0;

    bool operator==(const NavHeader&) const = default;
};
inline constexpr std::size_t kLongestNavHeader = 17;

/// Why a mesh with this header is unsupported, including the game it is from; none if reading can be tried.
std::optional<bytes::FormatError> whyUnsupported(const NavHeader& header);

/// The layouts to try for this header, most likely first: the one that the sub-version indicates, then the others in
/// the order of section 8, as far as the version allows them.
std::vector<NavLayout> likelyLayouts(const NavHeader& header);

/// Why the version, or the version with this layout, does not exist; none if it does.
std::optional<bytes::FormatError> whyImpossible(const NavFormat& format);

} // namespace navsmith::source
