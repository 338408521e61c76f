#include "core/systems/source_ain/generation/hulls.h"

#include <array>

namespace navsmith::systems::source_ain::generation {

namespace {

constexpr std::array<Hull, 10> kUsualHulls{{{"human", 13, 0, 72},
                                            {"small_centered", 20, -20, 20},
                                            {"wide_human", kWideHumanNow, 0, 72},
                                            {"tiny", 12, 0, 24},
                                            {"wide_short", 35, 0, 32},
                                            {"medium", 16, 0, 64},
                                            {"tiny_centered", 8, -4, 4},
                                            {"large", 40, 0, 100},
                                            {"large_centered", 38, -38, 38},
                                            {"medium_tall", 18, 0, 100}}};
/// A mod added it: a second box as wide as medium.
constexpr Hull kEleventhHull{"medium_2", 16, 0, 64};
/// Hulls of Alien Swarm and, with the last one, of Reactive Drop.
constexpr std::array<Hull, 13> kSwarmHulls{{{"human", 13, 0, 72},
                                            {"small_centered", 20, -20, 20},
                                            {"wide_human", 20, 0, 72},
                                            {"tiny", 12, 0, 12},
                                            {"wide_short", 40, 0, 72},
                                            {"medium", 16, 0, 64},
                                            {"tiny_centered", 10, -10, 10},
                                            {"large", 30, 0, 110},
                                            {"large_centered", 38, -38, 38},
                                            {"medium_tall", 22, 0, 100},
                                            {"tiny_fluid", 8, 0, 16},
                                            {"mediumbig", 20, 0, 69},
                                            {"huge", 120, 0, 160}}};
constexpr std::int32_t kFirstWideInfo = 41;

bool hasWideInfo(std::int32_t version) {
    return version >= kFirstWideInfo;
}

} // namespace

std::vector<Hull> hullsFor(std::size_t count, float wideHumanHalf) {
    if (count > kUsualHulls.size() + 1 && count <= kSwarmHulls.size())
        return {kSwarmHulls.begin(), kSwarmHulls.begin() + static_cast<std::ptrdiff_t>(count)};
    std::vector<Hull> hulls(kUsualHulls.begin(), kUsualHulls.end());
    hulls[kWideHuman].half = wideHumanHalf;
    if (count == kUsualHulls.size() + 1)
        hulls.push_back(kEleventhHull);
    hulls.resize(count);
    return hulls;
}

std::size_t usualHulls(std::int32_t version) {
    constexpr std::size_t kOfSwarm = 12;
    if (source::isTextAin(version))
        return source::kTextAinHulls;
    return version == kFirstWideInfo ? kOfSwarm : version > kFirstWideInfo ? kOfSwarm + 1 : source::kUsualAinHulls;
}

namespace info {
namespace {

constexpr std::uint32_t kFlagShift = 5;
constexpr std::uint32_t kDontDropFlag = 14;
constexpr std::uint32_t kDontDropFlagWide = 27;
constexpr std::size_t kHullsBeforeDontDrop = 9;

} // namespace

std::uint32_t dontDrop(std::int32_t version) {
    return 1U << (hasWideInfo(version) ? kDontDropFlagWide : kDontDropFlag);
}

std::uint32_t forced(std::int32_t version, std::size_t hull) {
    const bool skipsOne = hasWideInfo(version) && hull >= kHullsBeforeDontDrop;
    const auto bit = kFlagShift + hull + (skipsOne ? 1 : 0);
    return bit < 32 && (1U << bit & source::ainInfoMask(version)) != 0 ? 1U << bit : 0;
}

std::uint32_t ofSpawnFlags(std::int32_t version, std::uint32_t flags) {
    return flags << kFlagShift & source::ainInfoMask(version);
}

} // namespace info

} // namespace navsmith::systems::source_ain::generation
