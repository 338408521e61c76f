#include "formats/gta_sa/path_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <string_view>
#include <type_traits>

namespace navsmith::gta_sa {
namespace {

using bytes::ByteReader;
using bytes::ByteWriter;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kHeaderBytes = 20;
constexpr std::size_t kNodeBytes = 28;
constexpr std::size_t kNaviBytes = 14;
constexpr std::size_t kLinkBytes = 8;    // 4 target, 2 navi link, 1 length, 1 crossing flags
constexpr std::size_t kCutLinkBytes = 7; // without the crossing flags
constexpr std::size_t kExactSpareBytes = kSpareTargetBytes + 2 * kSpareLinks;
constexpr std::byte kStackFiller{0xCC}; // what a debug build of a well-known compiler leaves in unset variables

// The fields of a record in the order of the file. One list serves both ways, so that they cannot come apart.
template <typename Node, typename Visit>
requires std::same_as<std::remove_const_t<Node>, PathNode>
void forEachField(Node& node, Visit&& visit) {
    visit(node.listPointer);
    visit(node.secondPointer);
    visit(node.x);
    visit(node.y);
    visit(node.z);
    visit(node.searchCost);
    visit(node.firstLink);
    visit(node.area);
    visit(node.id);
    visit(node.width);
    visit(node.floodGroup);
    visit(node.flags);
}

template <typename Node, typename Visit>
requires std::same_as<std::remove_const_t<Node>, NaviNode>
void forEachField(Node& navi, Visit&& visit) {
    visit(navi.x);
    visit(navi.y);
    visit(navi.area);
    visit(navi.node);
    visit(navi.directionX);
    visit(navi.directionY);
    visit(navi.width);
    visit(navi.lanes);
    visit(navi.lights);
    visit(navi.unused);
}

template <typename Record>
std::vector<Record> decode(Bytes section, std::size_t recordBytes) {
    std::vector<Record> records(section.size() / recordBytes);
    const std::byte* at = section.data();
    for (Record& record : records) {
        forEachField(record, [&at]<typename T>(T& field) {
            field = bytes::loadLittleEndian<T>(at);
            at += sizeof(T);
        });
    }
    return records;
}

template <typename Record>
void encode(ByteWriter& writer, const std::vector<Record>& records, std::size_t recordBytes) {
    std::byte* at = writer.extend(records.size() * recordBytes).data();
    for (const Record& record : records) {
        forEachField(record, [&at](auto field) {
            bytes::storeLittleEndian(at, field);
            at += sizeof(field);
        });
    }
}

std::vector<std::byte> copy(Bytes from) {
    return {from.begin(), from.end()};
}

bool allZero(Bytes from) {
    return std::all_of(from.begin(), from.end(), [](std::byte value) { return value == std::byte{}; });
}

bool allFree(Bytes spareTargets) {
    for (std::size_t at = 0; at < spareTargets.size(); at += sizeof(kFreeSpareTarget))
        if (bytes::loadLittleEndian<std::uint32_t>(spareTargets.data() + at) != kFreeSpareTarget)
            return false;
    return true;
}

// What lies behind an area in an archive: zeros to the end of the last sector.
bool isPadding(Bytes tail, Bytes file) {
    return !tail.empty() && file.size() % kArchiveSector == 0 && allZero(tail);
}

// The known set of this form has 49 to 70 % filler in every spare part, the rest being stale stack; a sound part has
// none, as it holds only FF FF 00 00 or 0. A quarter is far from both.
bool isUninitialised(const PathFile& read) {
    const auto filled = [](const std::vector<std::byte>& part) {
        return static_cast<std::size_t>(std::count(part.begin(), part.end(), kStackFiller)) * 4 >= part.size();
    };
    return filled(read.spareTargets) && filled(read.spareLengths) && filled(read.spareCrossings);
}

// After the navi nodes of a file without links.
void readWithoutLinks(ByteReader& reader, Bytes file, PathFile& into) {
    const bool isEmptyArea = reader.offset() == kHeaderBytes;
    const Bytes rest = reader.takeRest();
    if (isPadding(rest, file)) {
        into.form = PathForm::Padded;
    } else if (isEmptyArea && rest.size() >= kSpareTargetBytes) {
        const Bytes spare = rest.first(kSpareTargetBytes);
        const Bytes tail = rest.subspan(kSpareTargetBytes);
        if (tail.empty() || (isPadding(tail, file) && allFree(spare))) {
            into.form = PathForm::EmptyCut;
            into.spareTargets = copy(spare);
            into.tail = copy(tail);
            return;
        }
    }
    into.tail = copy(rest);
}

void readLinks(ByteReader& reader, Bytes file, std::size_t count, PathFile& into) {
    const auto ownRecords = static_cast<std::size_t>(reader.offset());
    const std::size_t exact = ownRecords + count * kLinkBytes + kExactSpareBytes;
    const std::size_t cut = ownRecords + count * kCutLinkBytes + kSpareTargetBytes;
    const bool isCut =
        file.size() < exact && (file.size() == cut || (file.size() > cut && isPadding(file.subspan(cut), file)));

    const auto section = [&](std::size_t length, std::string_view name) {
        if (reader.remaining() < length)
            reader.fail(FormatErrorCode::Truncated, name, fmt::format("a file of {} bytes", file.size()),
                        fmt::format("{} bytes, or {} in cut form", exact, cut));
        return reader.take(length, name);
    };
    const Bytes targets = section(count * 4, "link targets");
    const Bytes spareTargets = section(kSpareTargetBytes, "spare link targets");
    const Bytes navis = section(count * 2, "navi links");
    const Bytes lengths = section(count, "link lengths");
    const Bytes spareLengths = isCut ? Bytes() : section(kSpareLinks, "spare lengths");
    const Bytes crossings = isCut ? Bytes() : section(count, "crossing flags");
    const Bytes spareCrossings = isCut ? Bytes() : section(kSpareLinks, "spare crossing flags");
    if (!reader.ok())
        return;

    into.links.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        Link& link = into.links[i];
        link.targetArea = bytes::loadLittleEndian<std::uint16_t>(targets.data() + i * 4);
        link.targetNode = bytes::loadLittleEndian<std::uint16_t>(targets.data() + i * 4 + 2);
        link.navi = bytes::loadLittleEndian<std::uint16_t>(navis.data() + i * 2);
        link.length = std::to_integer<std::uint8_t>(lengths[i]);
        link.crossing = isCut ? std::uint8_t{0} : std::to_integer<std::uint8_t>(crossings[i]);
    }
    into.spareTargets = copy(spareTargets);
    into.spareLengths = copy(spareLengths);
    into.spareCrossings = copy(spareCrossings);
    const Bytes tail = reader.takeRest();
    into.tail = copy(tail);
    if (isCut)
        into.form = PathForm::Cut;
    else if (isUninitialised(into))
        into.form = PathForm::Uninitialised; // padded or not: what matters is that an edit must not keep the filler
    else if (isPadding(tail, file))
        into.form = PathForm::Padded;
}

void writeLinks(ByteWriter& writer, const PathFile& file) {
    const std::size_t count = file.links.size();
    std::byte* at = writer.extend(count * 4).data();
    for (const Link& link : file.links) {
        bytes::storeLittleEndian(at, link.targetArea);
        bytes::storeLittleEndian(at + 2, link.targetNode);
        at += 4;
    }
    writer.write(file.spareTargets);
    at = writer.extend(count * 2).data();
    for (const Link& link : file.links) {
        bytes::storeLittleEndian(at, link.navi);
        at += 2;
    }
    at = writer.extend(count).data();
    for (const Link& link : file.links)
        *at++ = std::byte{link.length};
    writer.write(file.spareLengths);
    if (file.form != PathForm::Cut) {
        at = writer.extend(count).data();
        for (const Link& link : file.links)
            *at++ = std::byte{link.crossing};
    }
    writer.write(file.spareCrossings);
}

// FF FF FF FF stands where the node count would be, then four letters and a version.
bool isLimitAdjusterFile(Bytes file) {
    constexpr std::string_view kLetters = "FM92";
    return file.size() >= 8 && bytes::loadLittleEndian<std::uint32_t>(file.data()) == 0xFFFFFFFFU &&
           std::equal(kLetters.begin(), kLetters.end(), file.begin() + 4,
                      [](char letter, std::byte stored) { return static_cast<std::byte>(letter) == stored; });
}

} // namespace

std::size_t exactSize(std::size_t nodes, std::size_t navis, std::size_t links) {
    const std::size_t ownRecords = kHeaderBytes + nodes * kNodeBytes + navis * kNaviBytes;
    if (links == 0)
        return ownRecords;
    return ownRecords + links * kLinkBytes + kExactSpareBytes;
}

std::size_t cutSize(std::size_t nodes, std::size_t navis, std::size_t links) {
    return kHeaderBytes + nodes * kNodeBytes + navis * kNaviBytes + links * kCutLinkBytes + kSpareTargetBytes;
}

bytes::Result<PathFile> read(std::span<const std::byte> file) {
    ByteReader reader(file);
    if (isLimitAdjusterFile(file)) {
        reader.fail(FormatErrorCode::Unsupported, "header", "a path file of fastman92 limit adjuster (FM92)",
                    "a path file of the game's own form");
        return tl::unexpected(reader.error());
    }

    PathFile result;
    result.totalNodes = reader.read<std::uint32_t>("total nodes");
    result.vehicleNodes = reader.read<std::uint32_t>("vehicle nodes");
    result.pedNodes = reader.read<std::uint32_t>("ped nodes");
    const auto naviCount = reader.read<std::uint32_t>("navi node count");
    const auto linkCount = reader.read<std::uint32_t>("link count");

    Bytes nodes;
    Bytes navis;
    if (reader.checkCount(result.totalNodes, kNodeBytes, "path nodes"))
        nodes = reader.take(result.totalNodes * kNodeBytes, "path nodes");
    if (reader.checkCount(naviCount, kNaviBytes, "navi nodes"))
        navis = reader.take(naviCount * kNaviBytes, "navi nodes");
    if (!reader.checkCount(linkCount, kCutLinkBytes, "links"))
        return tl::unexpected(reader.error());

    if (linkCount == 0)
        readWithoutLinks(reader, file, result);
    else
        readLinks(reader, file, linkCount, result);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    result.nodes = decode<PathNode>(nodes, kNodeBytes);
    result.navis = decode<NaviNode>(navis, kNaviBytes);
    return result;
}

std::vector<std::byte> write(const PathFile& file) {
    const std::size_t linkBytes = file.form == PathForm::Cut ? kCutLinkBytes : kLinkBytes;
    ByteWriter writer(kHeaderBytes + file.nodes.size() * kNodeBytes + file.navis.size() * kNaviBytes +
                      file.links.size() * linkBytes + file.spareTargets.size() + file.spareLengths.size() +
                      file.spareCrossings.size() + file.tail.size());
    writer.write(file.totalNodes);
    writer.write(file.vehicleNodes);
    writer.write(file.pedNodes);
    writer.write(static_cast<std::uint32_t>(file.navis.size()));
    writer.write(static_cast<std::uint32_t>(file.links.size()));
    encode(writer, file.nodes, kNodeBytes);
    encode(writer, file.navis, kNaviBytes);
    writeLinks(writer, file);
    writer.write(file.tail);
    return writer.release();
}

} // namespace navsmith::gta_sa
