// Code shared by the stock and extended forms of San Andreas path files: header, records, the parallel link arrays and
// the spare parts between them. For the two codecs only.
#pragma once

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/records.h"
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

// The fields of a record in file order. Reader and writer share these lists, so they cannot diverge.

template <typename Visit, typename... Coordinates>
void visitPosition(Visit& visit, Coordinates&... coordinates) {
    (visit("position", coordinates), ...);
}

/// Section 4; `place` stands where the stock form has the position.
template <typename Node, typename Visit, typename... Place>
void visitNode(Node& node, Visit& visit, Place&... place) {
    visit("list pointer", node.listPointer);
    visit("second pointer", node.secondPointer);
    visitPosition(visit, place...);
    visit("search cost", node.searchCost);
    visit("first link", node.firstLink);
    visit("area id", node.area);
    visit("node id", node.id);
    visit("path width", node.width);
    visit("flood fill group", node.floodGroup);
    visit("flags", node.flags);
}

/// Section 5; `place` as above.
template <typename Navi, typename Visit, typename... Place>
void visitNavi(Navi& navi, Visit& visit, Place&... place) {
    visitPosition(visit, place...);
    visit("area id", navi.area);
    visit("node id", navi.node);
    visit("direction", navi.directionX);
    visit("direction", navi.directionY);
    visit("width", navi.width);
    visit("lanes", navi.lanes);
    visit("lights", navi.lights);
    visit("unused", navi.unused);
}

/// Reads the counts of the header, nodes and navi nodes. Gives the number of links.
template <typename File, typename NodeFields, typename NaviFields>
std::uint32_t readRecords(bytes::ByteReader& reader, std::size_t nodeBytes, NodeFields nodeFields,
                          std::size_t naviBytes, NaviFields naviFields, File& into) {
    into.totalNodes = reader.read<std::uint32_t>("total nodes");
    into.vehicleNodes = reader.read<std::uint32_t>("vehicle nodes");
    into.pedNodes = reader.read<std::uint32_t>("ped nodes");
    const auto navis = reader.read<std::uint32_t>("navi node count");
    const auto links = reader.read<std::uint32_t>("link count");
    if (reader.checkCount(into.totalNodes, nodeBytes, "path nodes"))
        into.nodes = bytes::decodeRecords<typename File::NodeRecord>(
            reader.take(into.totalNodes * nodeBytes, "path nodes"), nodeBytes, nodeFields);
    if (reader.checkCount(navis, naviBytes, "navi nodes"))
        into.navis = bytes::decodeRecords<typename File::NaviRecord>(reader.take(navis * naviBytes, "navi nodes"),
                                                                     naviBytes, naviFields);
    return links;
}

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
