#include "formats/gta_iv/path_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/records.h"
#include "formats/bytes/sections.h"

namespace navsmith::gta_iv {
namespace {

using bytes::ByteReader;
using Bytes = std::span<const std::byte>;

// The fields of a record in file order. Reader and writer share this list, so they cannot diverge.
constexpr auto kNodeFields = [](auto& node, auto&& visit) {
    visit("pointer", node.pointer);
    visit("second pointer", node.secondPointer);
    visit("area id", node.area);
    visit("node id", node.id);
    visit("street name", node.streetHash);
    visit("search cost", node.searchCost);
    visit("first link", node.firstLink);
    visit("position", node.x);
    visit("position", node.y);
    visit("position", node.z);
    visit("path width", node.width);
    visit("flood group", node.floodGroup);
    visit("flags", node.flags);
};

constexpr auto kLinkFields = [](auto& link, auto&& visit) {
    visit("target area", link.targetArea);
    visit("target node", link.targetNode);
    visit("length", link.length);
    visit("lanes", link.lanes);
    visit("flags", link.flags);
};

/// Everything but the tail.
template <typename Sections>
void describe(const PathFile& file, Sections& sections) {
    sections.value("header, nodes", static_cast<std::uint32_t>(file.nodes.size()));
    sections.value("header, car nodes", file.carNodes);
    sections.value("header, intersection nodes", file.intersectionNodes);
    sections.value("header, links", static_cast<std::uint32_t>(file.links.size()));
    sections.records("node", file.nodes, kNodeBytes, kNodeFields);
    sections.records("link", file.links, kLinkBytes, kLinkFields);
}

} // namespace

std::uint64_t exactSize(std::uint64_t nodes, std::uint64_t links) {
    return kHeaderBytes + nodes * kNodeBytes + links * kLinkBytes;
}

bytes::Result<PathFile> read(std::span<const std::byte> file) {
    ByteReader reader(file);
    const auto nodeCount = reader.read<std::uint32_t>("nodes");
    PathFile result;
    result.carNodes = reader.read<std::uint32_t>("car nodes");
    result.intersectionNodes = reader.read<std::uint32_t>("intersection nodes");
    const auto linkCount = reader.read<std::uint32_t>("links");
    Bytes nodes;
    Bytes links;
    if (reader.checkCount(nodeCount, kNodeBytes, "nodes"))
        nodes = reader.take(nodeCount * kNodeBytes, "nodes");
    if (reader.checkCount(linkCount, kLinkBytes, "links"))
        links = reader.take(linkCount * kLinkBytes, "links");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    result.nodes = bytes::decodeRecords<PathNode>(nodes, kNodeBytes, kNodeFields);
    result.links = bytes::decodeRecords<Link>(links, kLinkBytes, kLinkFields);
    const Bytes tail = reader.takeRest();
    result.tail.assign(tail.begin(), tail.end());
    return result;
}

std::vector<std::byte> write(const PathFile& file) {
    bytes::SectionWriter writer(static_cast<std::size_t>(exactSize(file.nodes.size(), file.links.size())) +
                                file.tail.size());
    describe(file, writer);
    writer.text("tail", file.tail);
    return writer.release();
}

std::string fieldAt(const PathFile& file, std::uint64_t offset) {
    bytes::SectionFinder finder(offset);
    describe(file, finder);
    return finder.place();
}

} // namespace navsmith::gta_iv
