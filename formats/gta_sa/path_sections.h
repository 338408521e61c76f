// Code shared by the stock and extended forms of San Andreas path files: the parallel link arrays and the spare parts
// between them. For the two codecs only.
#pragma once

#include "formats/bytes/byte_reader.h"
#include "formats/gta_sa/path_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::gta_sa {

inline constexpr std::size_t kExactSpareBytes = kSpareTargetBytes + 2 * kSpareLinks;

std::vector<std::byte> copy(std::span<const std::byte> from);
bool allZero(std::span<const std::byte> from);
/// Whether the bytes after an area are archive padding: zeros to the end of the last sector.
bool isPadding(std::span<const std::byte> tail, std::span<const std::byte> file);

/// Whether spare parts contain the filler of a debug build. In the known sets of this form, 49 to 70 % of every spare
/// part is filler and the rest stale stack; a sound part has none, as it holds only FF FF 00 00 or 0. The threshold of
/// a quarter is far from both.
bool areUninitialised(std::span<const std::byte> spareTargets, std::span<const std::byte> spareLengths,
                      std::span<const std::byte> spareCrossings);

/// The four parallel arrays as stored; a cut file has no crossings.
struct LinkArrays {
    std::span<const std::byte> targets;
    std::span<const std::byte> navis;
    std::span<const std::byte> lengths;
    std::span<const std::byte> crossings;
};

/// One record per array index.
template <typename Link>
std::vector<Link> joinLinks(const LinkArrays& arrays) {
    using NaviWord = decltype(Link::navi);
    std::vector<Link> links(arrays.lengths.size());
    for (std::size_t i = 0; i < links.size(); ++i) {
        Link& link = links[i];
        link.targetArea = bytes::loadLittleEndian<std::uint16_t>(arrays.targets.data() + i * 4);
        link.targetNode = bytes::loadLittleEndian<std::uint16_t>(arrays.targets.data() + i * 4 + 2);
        link.navi = bytes::loadLittleEndian<NaviWord>(arrays.navis.data() + i * sizeof(NaviWord));
        link.length = std::to_integer<std::uint8_t>(arrays.lengths[i]);
        link.crossing = arrays.crossings.empty() ? std::uint8_t{0} : std::to_integer<std::uint8_t>(arrays.crossings[i]);
    }
    return links;
}

// What both forms store, for bytes::SectionWriter and bytes::SectionFinder.

template <typename Sections, typename File>
void describeCounts(Sections& sections, const File& file) {
    sections.value("header, total nodes", file.totalNodes);
    sections.value("header, vehicle nodes", file.vehicleNodes);
    sections.value("header, ped nodes", file.pedNodes);
    sections.value("header, navi nodes", static_cast<std::uint32_t>(file.navis.size()));
    sections.value("header, links", static_cast<std::uint32_t>(file.links.size()));
}

/// Sections 3 to 7b: each array holds a part of every link.
template <typename Sections, typename File>
void describeLinks(Sections& sections, const File& file) {
    constexpr auto target = [](const auto& link, auto&& visit) {
        visit({}, link.targetArea);
        visit({}, link.targetNode);
    };
    constexpr auto navi = [](const auto& link, auto&& visit) { visit({}, link.navi); };
    constexpr auto length = [](const auto& link, auto&& visit) { visit({}, link.length); };
    constexpr auto crossing = [](const auto& link, auto&& visit) { visit({}, link.crossing); };
    sections.records("link target", file.links, 4, target);
    sections.units("spare link target", file.spareTargets, sizeof(kFreeSpareTarget));
    sections.records("navi link", file.links, sizeof(File::LinkRecord::navi), navi);
    sections.records("link length", file.links, 1, length);
    sections.units("spare length", file.spareLengths, 1);
    if (file.form != PathForm::Cut)
        sections.records("crossing flags", file.links, 1, crossing);
    sections.units("spare crossing flags", file.spareCrossings, 1);
}

} // namespace navsmith::gta_sa
