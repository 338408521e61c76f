#include "formats/source/ain_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/records.h"
#include "formats/source/ain_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <type_traits>

namespace navsmith::source {

using bytes::ByteReader;
using bytes::ByteWriter;
using bytes::FormatErrorCode;

namespace {

constexpr std::int32_t kWithoutRevision = 35;
constexpr std::int32_t kFirstWide = 41; ///< from here on info bits take 4 bytes
constexpr std::int32_t kLastVersion = 42;
constexpr std::size_t kCountBytes = 4;
constexpr std::size_t kIdBytes = 4;

bool isBinary(std::int32_t version) {
    return version == kWithoutRevision || version == kAinVersion || version == kFirstWide || version == kLastVersion;
}

std::size_t headerBytes(std::int32_t version) {
    return hasMapRevision(version) ? 12 : 8;
}

std::size_t nodeBytes(std::int32_t version, std::size_t hulls) {
    return (version >= kFirstWide ? 23 : 21) + 4 * hulls;
}

std::size_t linkBytes(std::size_t hulls) {
    return 4 + hulls;
}

/// A node in file order, but for its id.
struct NodeFields {
    std::int32_t version = kAinVersion;
    std::size_t hulls = kUsualAinHulls;

    template <typename Record, typename Visit>
    void operator()(Record& node, Visit visit) const {
        visit("x", node.position.x);
        visit("y", node.position.y);
        visit("z", node.position.z);
        visit("yaw", node.yaw);
        for (std::size_t h = 0; h < hulls; ++h)
            visit("offset", node.offsets[h]);
        visit("type", node.type);
        if (version >= kFirstWide) {
            visit("info bits", node.info);
        } else {
            auto info = static_cast<std::uint16_t>(node.info);
            visit("info bits", info);
            if constexpr (!std::is_const_v<Record>)
                node.info = info;
        }
        visit("zone", node.zone);
    }
};

struct LinkFields {
    std::size_t hulls = kUsualAinHulls;

    template <typename Record, typename Visit>
    void operator()(Record& link, Visit visit) const {
        visit("source", link.source);
        visit("target", link.target);
        for (std::size_t h = 0; h < hulls; ++h)
            visit("move", link.moves[h]);
    }
};

/// The number of links if a file of these bytes has this number of hulls and ends with the ids of its nodes.
std::optional<std::size_t> linksIf(std::span<const std::byte> body, std::int32_t version, std::size_t nodes,
                                   std::size_t hulls) {
    const auto before = nodes * nodeBytes(version, hulls);
    const auto after = nodes * kIdBytes;
    if (body.size() < before + kCountBytes + after)
        return std::nullopt;
    const auto links = bytes::loadLittleEndian<std::int32_t>(body.data() + before);
    const auto rest = body.size() - before - kCountBytes - after;
    if (links < 0 || static_cast<std::size_t>(links) * linkBytes(hulls) != rest)
        return std::nullopt;
    return static_cast<std::size_t>(links);
}

/// Whether all that has few possible values has one of them.
bool isPlausible(const AinFile& file) {
    constexpr std::uint8_t lastType = 5;
    const auto exists = [&](std::int16_t node) {
        return node >= 0 && static_cast<std::size_t>(node) < file.nodes.size();
    };
    return std::ranges::all_of(file.nodes, [](const AinNode& node) { return node.type <= lastType; }) &&
           std::ranges::all_of(file.links,
                               [&](const AinLink& link) { return exists(link.source) && exists(link.target); });
}

void readBody(std::span<const std::byte> body, std::size_t nodes, std::size_t links, AinFile& file) {
    const auto size = nodes * nodeBytes(file.version, file.hulls);
    file.nodes = bytes::decodeRecords<AinNode>(body.first(size), nodeBytes(file.version, file.hulls),
                                               NodeFields{file.version, file.hulls});
    file.links = bytes::decodeRecords<AinLink>(body.subspan(size + kCountBytes, links * linkBytes(file.hulls)),
                                               linkBytes(file.hulls), LinkFields{file.hulls});
    const auto* id = body.data() + body.size() - nodes * kIdBytes;
    for (auto& node : file.nodes) {
        node.id = bytes::loadLittleEndian<std::int32_t>(id);
        id += kIdBytes;
    }
}

bytes::Result<AinFile> readBinary(std::span<const std::byte> bytes) {
    ByteReader in(bytes);
    AinFile file;
    file.version = in.read<std::int32_t>("version");
    if (in.ok() && !isBinary(file.version))
        in.fail(FormatErrorCode::Unsupported, "version", std::to_string(file.version), "27, 28, 35, 37, 41 or 42",
                sizeof(file.version));
    if (in.ok() && hasMapRevision(file.version))
        file.mapRevision = in.read<std::int32_t>("map revision");
    const auto count = in.read<std::int32_t>("node count");
    if (in.ok() && count < 0)
        in.fail(FormatErrorCode::BadValue, "node count", std::to_string(count), "0 or more", sizeof(count));
    if (in.ok() && static_cast<std::size_t>(count) > kMostAinNodes)
        in.fail(FormatErrorCode::CountTooLarge, "node count", std::to_string(count),
                fmt::format("at most {}", kMostAinNodes), sizeof(count));
    if (!in.ok())
        return tl::unexpected(in.error());
    const auto nodes = static_cast<std::size_t>(count);
    if (!in.checkCount(nodes, nodeBytes(file.version, 1) + kIdBytes, "nodes"))
        return tl::unexpected(in.error());
    const auto at = in.offset();
    const auto body = in.takeRest();
    std::optional<AinFile> best;
    for (std::size_t hulls = 1; hulls <= kMostAinHulls; ++hulls) {
        const bool isUsual = hulls == kUsualAinHulls;
        if (nodes == 0 && !isUsual)
            continue;
        const auto links = linksIf(body, file.version, nodes, hulls);
        if (!links)
            continue;
        AinFile candidate = file;
        candidate.hulls = hulls;
        readBody(body, nodes, *links, candidate);
        if (!best || (isPlausible(candidate) && !isPlausible(*best)))
            best = std::move(candidate);
    }
    if (best)
        return std::move(*best);
    return tl::unexpected(
        bytes::FormatError{FormatErrorCode::BadValue,
                           at,
                           "nodes and links",
                           fmt::format("{} bytes", body.size()),
                           fmt::format("the size of {} nodes with 1 to {} hulls", nodes, kMostAinHulls),
                           {}});
}

} // namespace

bool isTextAin(std::int32_t version) {
    return version == 27 || version == 28;
}

std::uint32_t ainInfoMask(std::int32_t version) {
    return version >= kFirstWide ? 0xFFFFFFFFU : 0xFFFFU;
}

bool hasMapRevision(std::int32_t version) {
    return version >= kAinVersion;
}

bool isAin(std::span<const std::byte> start) {
    if (startsAsAinText(start))
        return true;
    ByteReader in(start);
    const auto version = in.read<std::int32_t>("version");
    if (!in.ok() || !isBinary(version))
        return false;
    if (hasMapRevision(version))
        in.skip(sizeof(std::int32_t), "map revision");
    const auto nodes = in.read<std::int32_t>("node count");
    return in.ok() && nodes >= 0 && static_cast<std::size_t>(nodes) <= kMostAinNodes;
}

bytes::Result<AinFile> readAin(std::span<const std::byte> bytes) {
    return startsAsAinText(bytes) ? readAinText(bytes) : readBinary(bytes);
}

std::vector<std::byte> writeAin(const AinFile& file) {
    if (isTextAin(file.version))
        return writeAinText(file);
    ByteWriter out;
    out.write(file.version);
    if (hasMapRevision(file.version))
        out.write(file.mapRevision);
    out.write(static_cast<std::int32_t>(file.nodes.size()));
    bytes::encodeRecords(out, file.nodes, nodeBytes(file.version, file.hulls), NodeFields{file.version, file.hulls});
    out.write(static_cast<std::int32_t>(file.links.size()));
    bytes::encodeRecords(out, file.links, linkBytes(file.hulls), LinkFields{file.hulls});
    for (const auto& node : file.nodes)
        out.write(node.id);
    return out.release();
}

std::string ainFieldAt(const AinFile& file, std::uint64_t offset) {
    if (isTextAin(file.version))
        return "text";
    const auto header = headerBytes(file.version);
    if (offset < header)
        return offset < 4 ? "version" : offset + 4 < header ? "map revision" : "node count";
    offset -= header;
    const auto fieldOf = [](std::uint64_t within, auto record, auto fields) {
        std::uint64_t at = 0;
        std::string_view name;
        fields(record, [&](std::string_view field, const auto& value) {
            if (at <= within)
                name = field;
            at += sizeof(value);
        });
        return name;
    };
    const auto ofNode = nodeBytes(file.version, file.hulls);
    if (offset < file.nodes.size() * ofNode)
        return fmt::format("node {}, {}", offset / ofNode,
                           fieldOf(offset % ofNode, AinNode(), NodeFields{file.version, file.hulls}));
    offset -= file.nodes.size() * ofNode;
    if (offset < kCountBytes)
        return "link count";
    offset -= kCountBytes;
    const auto ofLink = linkBytes(file.hulls);
    if (offset < file.links.size() * ofLink)
        return fmt::format("link {}, {}", offset / ofLink, fieldOf(offset % ofLink, AinLink(), LinkFields{file.hulls}));
    offset -= file.links.size() * ofLink;
    return offset / kIdBytes < file.nodes.size() ? fmt::format("node {}, id", offset / kIdBytes) : "behind the end";
}

} // namespace navsmith::source
