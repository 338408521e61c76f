// Code shared by the stock and extended forms of San Andreas path files: the parallel link arrays and the spare parts
// between them. For the two codecs only.
#pragma once

#include "formats/bytes/byte_writer.h"
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

/// Sections 3 to 7b.
template <typename File>
void writeLinks(bytes::ByteWriter& writer, const File& file) {
    using NaviWord = decltype(File::LinkRecord::navi);
    const std::size_t count = file.links.size();
    std::byte* at = writer.extend(count * 4).data();
    for (const auto& link : file.links) {
        bytes::storeLittleEndian(at, link.targetArea);
        bytes::storeLittleEndian(at + 2, link.targetNode);
        at += 4;
    }
    writer.write(file.spareTargets);
    at = writer.extend(count * sizeof(NaviWord)).data();
    for (const auto& link : file.links) {
        bytes::storeLittleEndian(at, link.navi);
        at += sizeof(NaviWord);
    }
    at = writer.extend(count).data();
    for (const auto& link : file.links)
        *at++ = std::byte{link.length};
    writer.write(file.spareLengths);
    if (file.form != PathForm::Cut) {
        at = writer.extend(count).data();
        for (const auto& link : file.links)
            *at++ = std::byte{link.crossing};
    }
    writer.write(file.spareCrossings);
}

} // namespace navsmith::gta_sa
