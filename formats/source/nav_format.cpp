#include "formats/source/nav_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace navsmith::source {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;

constexpr std::uint32_t kFirstPolygonVersion = 30; // Source 2
constexpr std::uint32_t kLastPolygonVersion = 36;

constexpr std::array<NavLayoutInfo, 4> kLayouts = {{
    {NavLayout::Plain, "plain", "no additions",
     "GoldSrc, Counter-Strike: Source of 2004, Half-Life 2: Deathmatch, Garry's Mod", 1},
    {NavLayout::CounterStrike, "counter-strike", "Counter-Strike", "Counter-Strike: Source, Global Offensive", 15},
    {NavLayout::TeamFortress, "team-fortress", "Team Fortress 2", "Team Fortress 2 and mods of it", 10},
    {NavLayout::LeftForDead, "left-for-dead", "Left 4 Dead", "Left 4 Dead, Left 4 Dead 2", 10},
}};

constexpr std::uint32_t kFirstInsurgencySub = 3; // for version 16
constexpr std::uint32_t kLastInsurgencySub = 4;

/// Sub-versions with a layout of their own (section 8). All others are Plain.
struct NamedLayout {
    std::uint32_t firstSub = 0;
    std::uint32_t lastSub = 0;
    NavLayout layout = NavLayout::Plain;
};
constexpr std::array<NamedLayout, 3> kNamedLayouts = {{
    {1, 1, NavLayout::CounterStrike},
    {2, 2, NavLayout::TeamFortress},
    {3, 14, NavLayout::LeftForDead},
}};

NavLayout named(std::uint32_t subVersion) {
    for (const NamedLayout& each : kNamedLayouts)
        if (subVersion >= each.firstSub && subVersion <= each.lastSub)
            return each.layout;
    return NavLayout::Plain;
}

FormatError unsupported(std::uint64_t offset, std::string_view field, std::string found, std::string expected) {
    return {FormatErrorCode::Unsupported, offset, std::string(field), std::move(found), std::move(expected), {}};
}

std::optional<FormatError> wrongVersion(std::uint32_t version) {
    const auto refuse = [version](std::string_view what) {
        return unsupported(4, "version", fmt::format("version {}{}", version, what),
                           fmt::format("version 1 to {}", kLastNavVersion));
    };
    if (version == 0)
        return refuse("");
    if (version <= kLastNavVersion)
        return std::nullopt;
    if (version < kFirstPolygonVersion)
        return refuse(", which no known game writes");
    if (version <= kLastPolygonVersion)
        return refuse(": a Source 2 mesh (Half-Life: Alyx, Counter-Strike 2, Deadlock), whose areas are polygons");
    return refuse(", newer than any known; it may be a Source 2 mesh");
}

} // namespace

std::span<const NavLayoutInfo> navLayouts() {
    return kLayouts;
}

const NavLayoutInfo& layoutInfo(NavLayout layout) {
    return kLayouts[static_cast<std::size_t>(layout)];
}

std::string_view layoutName(NavLayout layout) {
    return layoutInfo(layout).name;
}

std::optional<bytes::FormatError> whyImpossible(const NavFormat& format) {
    if (auto error = wrongVersion(format.version))
        return error;
    const NavLayoutInfo& info = layoutInfo(format.layout);
    if (format.version >= info.firstVersion)
        return std::nullopt;
    return unsupported(4, "version", fmt::format("version {} in the layout of {}", format.version, info.name),
                       fmt::format("version {} or later", info.firstVersion));
}

std::optional<bytes::FormatError> whyUnsupported(const NavHeader& header) {
    if (auto error = wrongVersion(header.version))
        return error;
    if (header.version == kLastNavVersion && header.subVersion >= kFirstInsurgencySub &&
        header.subVersion <= kLastInsurgencySub)
        return unsupported(8, "sub-version", fmt::format("{}: a mesh of Insurgency (2014)", header.subVersion),
                           "another game's; how this one stores its areas is not known");
    return std::nullopt;
}

std::vector<NavLayout> likelyLayouts(const NavHeader& header) {
    std::vector<NavLayout> layouts;
    for (const NavLayoutInfo& info : kLayouts)
        if (header.version >= info.firstVersion)
            layouts.push_back(info.layout);
    const auto likeliest = std::find(layouts.begin(), layouts.end(), named(header.subVersion));
    if (likeliest != layouts.end())
        std::rotate(layouts.begin(), likeliest, likeliest + 1);
    return layouts;
}

} // namespace navsmith::source
