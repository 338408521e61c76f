#include "formats/yapb/graph_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/records.h"
#include "formats/bytes/text_bytes.h"
#include "formats/compression/ulz.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace navsmith::yapb {

using bytes::ByteReader;
using bytes::ByteWriter;
using bytes::FormatErrorCode;

namespace {

constexpr std::size_t kGraphHeader = 24;
constexpr std::size_t kGraphNode = 220;
constexpr std::string_view kPwfMagic{"PODWAY!\0", 8};
constexpr std::size_t kPwfHeader = 80;
constexpr std::size_t kOldPwfSlots = 4; ///< version 5
constexpr std::int32_t kGraphOption = 8;
constexpr std::int32_t kExtensionOption = 64;

template <typename Vector, typename Visit>
void visitVector(Vector& vector, std::string_view name, Visit& visit) {
    visit(name, vector.x);
    visit(name, vector.y);
    visit(name, vector.z);
}

/// A node of a .graph, in file order.
constexpr auto kGraphFields = [](auto& node, auto visit) {
    visit("number", node.number);
    visit("flags", node.flags);
    visitVector(node.origin, "origin", visit);
    visitVector(node.start, "first direction", visit);
    visitVector(node.end, "last direction", visit);
    visit("radius", node.radius);
    visit("light", node.light);
    visit("display", node.display);
    for (auto& link : node.links) {
        visitVector(link.velocity, "link velocity", visit);
        visit("link distance", link.distance);
        visit("link flags", link.flags);
        visit("link target", link.target);
    }
    visit("seen standing", node.seenStanding);
    visit("seen crouched", node.seenCrouched);
};

/// A node of a .pwf, in file order.
struct PwfFields {
    std::int32_t version = kLastPwfVersion;

    template <typename Record, typename Visit>
    void operator()(Record& node, Visit visit) const {
        visit("number", node.number);
        visit("flags", node.flags);
        visitVector(node.origin, "origin", visit);
        visit("radius", node.radius);
        for (auto* direction : {&node.start, &node.end}) {
            visit("direction", direction->x);
            visit("direction", direction->y);
        }
        const std::size_t slots = version == kFirstPwfVersion ? kOldPwfSlots : kLinkSlots;
        for (std::size_t i = 0; i < slots; ++i)
            visit("link target", node.links[i].target);
        if (version == kLastPwfVersion) {
            for (auto& link : node.links)
                visit("link flags", link.flags);
            for (auto& link : node.links)
                visitVector(link.velocity, "link velocity", visit);
        }
        for (std::size_t i = 0; i < slots; ++i)
            visit("link distance", node.links[i].distance);
        visit("address", node.seenStanding);
        visit("address", node.seenCrouched);
    }
};

std::size_t pwfNodeBytes(std::int32_t version) {
    switch (version) {
    case 5:
        return 68;
    case 6:
        return 92;
    default:
        return 204;
    }
}

std::string readName(ByteReader& in, std::string_view field) {
    return std::string(bytes::textOf(in.take(kNameBytes, field)));
}

void writeName(ByteWriter& out, std::string name) {
    name.resize(kNameBytes, '\0');
    out.write(std::as_bytes(std::span(name)));
}

std::size_t readCount(ByteReader& in) {
    const auto count = in.read<std::int32_t>("node count");
    if (in.ok() && count < 0)
        in.fail(FormatErrorCode::BadValue, "node count", std::to_string(count), "0 or more", sizeof(count));
    if (in.ok() && static_cast<std::size_t>(count) > kMaxNodes)
        in.fail(FormatErrorCode::CountTooLarge, "node count", std::to_string(count),
                fmt::format("at most {}", kMaxNodes), sizeof(count));
    return in.ok() ? static_cast<std::size_t>(count) : 0;
}

/// Finds the tail by its size. A tail of another size is the longest that fits, then bytes that nobody reads.
Tail tailOf(std::span<const std::byte> rest) {
    const auto isEmpty = [&] {
        const auto second = rest.subspan(kNameBytes, kNameBytes);
        return std::ranges::all_of(second, [](std::byte b) { return b == std::byte{0}; });
    };
    if (rest.size() < sizeOf(Tail::Author))
        return Tail::None;
    if (rest.size() >= sizeOf(Tail::OnlyAuthor) && rest.size() != sizeOf(Tail::Full) && isEmpty())
        return Tail::OnlyAuthor;
    return rest.size() >= sizeOf(Tail::Full) ? Tail::Full : Tail::Author;
}

void readTail(ByteReader& in, GraphFile& file) {
    const auto rest = in.takeRest();
    file.tail = (file.options & kExtensionOption) != 0 ? tailOf(rest) : Tail::None;
    ByteReader tail(rest);
    if (file.tail != Tail::None)
        file.author = readName(tail, "author");
    if (file.tail == Tail::OnlyAuthor)
        tail.skip(kNameBytes, "empty");
    if (file.tail == Tail::Author || file.tail == Tail::Full)
        file.mapSize = tail.read<std::int32_t>("map size");
    if (file.tail == Tail::Full)
        file.modifiedBy = readName(tail, "modified by");
    const auto behind = tail.takeRest();
    file.rest.assign(behind.begin(), behind.end());
}

bytes::Result<GraphFile> readGraph(std::span<const std::byte> bytes) {
    ByteReader in(bytes);
    GraphFile file;
    file.magic = in.read<std::uint32_t>("magic");
    file.version = in.read<std::int32_t>("version");
    file.options = in.read<std::int32_t>("options");
    if (in.ok() && (file.options & kGraphOption) == 0)
        in.fail(FormatErrorCode::Unsupported, "options", fmt::format("{:#x}", static_cast<std::uint32_t>(file.options)),
                "those of a graph (practice, routes and visibility have others)", sizeof(file.options));
    const auto count = readCount(in);
    const auto packedSize = in.read<std::int32_t>("packed size");
    const auto size = in.read<std::int32_t>("unpacked size");
    if (in.ok() && (size < 0 || static_cast<std::size_t>(size) != count * kGraphNode))
        in.fail(FormatErrorCode::BadValue, "unpacked size", std::to_string(size),
                fmt::format("{}, {} for each node", count * kGraphNode, kGraphNode), sizeof(size));
    if (in.ok() && packedSize < 0)
        in.fail(FormatErrorCode::BadValue, "packed size", std::to_string(packedSize), "0 or more", 8);
    const auto at = in.offset();
    const auto packed = in.take(in.ok() ? static_cast<std::size_t>(packedSize) : 0, "packed nodes");
    if (!in.ok())
        return tl::unexpected(in.error());
    const auto unpacked = compression::unpackUlz(packed, count * kGraphNode);
    if (!unpacked)
        return tl::unexpected(bytes::FormatError{
            FormatErrorCode::BadValue, at, "packed nodes", unpacked.error(), "a whole ULZ stream", {}});
    file.nodes = bytes::decodeRecords<Node>(*unpacked, kGraphNode, kGraphFields);
    file.packed.assign(packed.begin(), packed.end());
    readTail(in, file);
    return file;
}

bytes::Result<GraphFile> readPwf(std::span<const std::byte> bytes) {
    ByteReader in(bytes);
    in.skip(kPwfMagic.size(), "magic");
    GraphFile file;
    file.container = Container::Pwf;
    file.tail = Tail::None;
    file.version = in.read<std::int32_t>("version");
    if (in.ok() && (file.version < kFirstPwfVersion || file.version > kLastPwfVersion))
        in.fail(FormatErrorCode::Unsupported, "version", std::to_string(file.version),
                fmt::format("{} to {}", kFirstPwfVersion, kLastPwfVersion), sizeof(file.version));
    const auto count = readCount(in);
    file.mapName = readName(in, "map name");
    file.author = readName(in, "author");
    const auto nodeBytes = pwfNodeBytes(file.version);
    if (!in.ok() || !in.checkCount(count, nodeBytes, "nodes"))
        return tl::unexpected(in.error());
    file.nodes = bytes::decodeRecords<Node>(in.take(count * nodeBytes, "nodes"), nodeBytes, PwfFields{file.version});
    const auto rest = in.takeRest();
    file.rest.assign(rest.begin(), rest.end());
    return file;
}

/// The nodes as they are before packing.
std::vector<std::byte> graphNodes(const GraphFile& file) {
    ByteWriter nodes(file.nodes.size() * kGraphNode);
    bytes::encodeRecords(nodes, file.nodes, kGraphNode, kGraphFields);
    return nodes.release();
}

std::vector<std::byte> packedNodes(const GraphFile& file) {
    const auto nodes = graphNodes(file);
    if (!file.packed.empty() || nodes.empty()) {
        const auto unpacked = compression::unpackUlz(file.packed, nodes.size());
        if (unpacked && *unpacked == nodes)
            return file.packed;
    }
    return compression::packUlz(nodes);
}

void writeTail(ByteWriter& out, const GraphFile& file) {
    if (file.tail != Tail::None)
        writeName(out, file.author);
    if (file.tail == Tail::OnlyAuthor)
        out.fill(kNameBytes, std::byte{0});
    if (file.tail == Tail::Author || file.tail == Tail::Full)
        out.write(file.mapSize);
    if (file.tail == Tail::Full)
        writeName(out, file.modifiedBy);
}

/// The name of the field at an offset of a node.
template <typename Fields>
std::string_view fieldOf(std::uint64_t offset, Fields fields) {
    std::uint64_t at = 0;
    std::string_view name;
    Node node;
    fields(node, [&](std::string_view field, const auto& value) {
        if (at <= offset)
            name = field;
        at += sizeof(value);
    });
    return name;
}

std::string_view tailFieldAt(const GraphFile& file, std::uint64_t offset) {
    if (offset >= sizeOf(file.tail))
        return "behind the end";
    if (offset < kNameBytes)
        return "author";
    if (file.tail == Tail::OnlyAuthor)
        return "empty";
    return offset < kNameBytes + sizeof(file.mapSize) ? "map size" : "modified by";
}

} // namespace

std::size_t sizeOf(Tail tail) {
    switch (tail) {
    case Tail::None:
        return 0;
    case Tail::Author:
        return kNameBytes + sizeof(std::int32_t);
    case Tail::OnlyAuthor:
        return 2 * kNameBytes;
    case Tail::Full:
        break;
    }
    return 2 * kNameBytes + sizeof(std::int32_t);
}

bool isGraph(std::span<const std::byte> start) {
    if (start.size() < sizeof(std::uint32_t))
        return false;
    const auto magic = bytes::loadLittleEndian<std::uint32_t>(start.data());
    return magic == kYapbMagic || magic == kUbotMagic;
}

bool isPwf(std::span<const std::byte> start) {
    return start.size() >= kPwfMagic.size() &&
           std::ranges::equal(start.first(kPwfMagic.size()), std::as_bytes(std::span(kPwfMagic)));
}

bytes::Result<GraphFile> read(std::span<const std::byte> bytes) {
    if (isGraph(bytes))
        return readGraph(bytes);
    if (isPwf(bytes))
        return readPwf(bytes);
    return tl::unexpected(bytes::FormatError{
        FormatErrorCode::BadMagic, 0, "magic", "other bytes", "those of a graph of YaPB or PODBot", {}});
}

std::vector<std::byte> write(const GraphFile& file) {
    ByteWriter out;
    const auto count = static_cast<std::int32_t>(file.nodes.size());
    if (file.container == Container::Graph) {
        const auto packed = packedNodes(file);
        out.write(file.magic);
        out.write(file.version);
        out.write(file.options);
        out.write(count);
        out.write(static_cast<std::int32_t>(packed.size()));
        out.write(static_cast<std::int32_t>(file.nodes.size() * kGraphNode));
        out.write(std::span(packed));
        writeTail(out, file);
    } else {
        out.write(std::as_bytes(std::span(kPwfMagic)));
        out.write(file.version);
        out.write(count);
        writeName(out, file.mapName);
        writeName(out, file.author);
        bytes::encodeRecords(out, file.nodes, pwfNodeBytes(file.version), PwfFields{file.version});
    }
    out.write(std::span(file.rest));
    return out.release();
}

std::string fieldAt(const GraphFile& file, std::uint64_t offset) {
    constexpr std::array<std::string_view, 6> graphHeader{"magic",      "version",     "options",
                                                          "node count", "packed size", "unpacked size"};
    if (file.container == Container::Graph) {
        if (offset < kGraphHeader)
            return std::string(graphHeader[offset / sizeof(std::uint32_t)]);
        const auto end = kGraphHeader + packedNodes(file).size();
        return std::string(offset < end ? "packed nodes" : tailFieldAt(file, offset - end));
    }
    if (offset < kPwfHeader)
        return offset < 8                 ? "magic"
               : offset < 12              ? "version"
               : offset < 16              ? "node count"
               : offset < 16 + kNameBytes ? "map name"
                                          : "author";
    const auto nodeBytes = pwfNodeBytes(file.version);
    const auto node = (offset - kPwfHeader) / nodeBytes;
    if (node >= file.nodes.size())
        return "behind the end";
    return fmt::format("node {}, {}", node, fieldOf((offset - kPwfHeader) % nodeBytes, PwfFields{file.version}));
}

} // namespace navsmith::yapb
