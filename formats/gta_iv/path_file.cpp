#include "formats/gta_iv/path_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/records.h"

#include <concepts>
#include <type_traits>

namespace navsmith::gta_iv {
namespace {

using bytes::ByteReader;
using bytes::ByteWriter;
using Bytes = std::span<const std::byte>;

// The fields of a record in file order. Reader and writer share this list, so they cannot diverge.
template <typename Node, typename Visit>
requires std::same_as<std::remove_const_t<Node>, PathNode>
void forEachField(Node& node, Visit&& visit) {
    visit(node.pointer);
    visit(node.secondPointer);
    visit(node.area);
    visit(node.id);
    visit(node.streetHash);
    visit(node.searchCost);
    visit(node.firstLink);
    visit(node.x);
    visit(node.y);
    visit(node.z);
    visit(node.width);
    visit(node.floodGroup);
    visit(node.flags);
}

template <typename Record, typename Visit>
requires std::same_as<std::remove_const_t<Record>, Link>
void forEachField(Record& link, Visit&& visit) {
    visit(link.targetArea);
    visit(link.targetNode);
    visit(link.length);
    visit(link.lanes);
    visit(link.flags);
}

constexpr auto kFields = [](auto& record, auto&& visit) { forEachField(record, visit); };

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
    result.nodes = bytes::decodeRecords<PathNode>(nodes, kNodeBytes, kFields);
    result.links = bytes::decodeRecords<Link>(links, kLinkBytes, kFields);
    const Bytes tail = reader.takeRest();
    result.tail.assign(tail.begin(), tail.end());
    return result;
}

std::vector<std::byte> write(const PathFile& file) {
    ByteWriter writer(static_cast<std::size_t>(exactSize(file.nodes.size(), file.links.size())) + file.tail.size());
    writer.write(static_cast<std::uint32_t>(file.nodes.size()));
    writer.write(file.carNodes);
    writer.write(file.intersectionNodes);
    writer.write(static_cast<std::uint32_t>(file.links.size()));
    bytes::encodeRecords(writer, file.nodes, kNodeBytes, kFields);
    bytes::encodeRecords(writer, file.links, kLinkBytes, kFields);
    writer.write(file.tail);
    return writer.release();
}

} // namespace navsmith::gta_iv
