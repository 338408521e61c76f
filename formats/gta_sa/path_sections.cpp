#include "formats/gta_sa/path_sections.h"

#include <algorithm>

namespace navsmith::gta_sa {

namespace {

constexpr std::byte kStackFiller{0xCC}; // a debug build of a well-known compiler leaves it in uninitialised variables

bool isFilled(std::span<const std::byte> part) {
    return static_cast<std::size_t>(std::count(part.begin(), part.end(), kStackFiller)) * 4 >= part.size();
}

} // namespace

std::vector<std::byte> copy(std::span<const std::byte> from) {
    return {from.begin(), from.end()};
}

bool allZero(std::span<const std::byte> from) {
    return std::all_of(from.begin(), from.end(), [](std::byte value) { return value == std::byte{}; });
}

bool isPadding(std::span<const std::byte> tail, std::span<const std::byte> file) {
    return !tail.empty() && file.size() % kArchiveSector == 0 && allZero(tail);
}

bool areUninitialised(std::span<const std::byte> spareTargets, std::span<const std::byte> spareLengths,
                      std::span<const std::byte> spareCrossings) {
    return isFilled(spareTargets) && isFilled(spareLengths) && isFilled(spareCrossings);
}

} // namespace navsmith::gta_sa
