#include "core/systems/gta_sa_paths/link_layout.h"

#include "core/systems/gta_sa_paths/schema.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

namespace navsmith::systems::gta_sa_paths {

std::vector<std::int32_t> LinkLayout::owners(std::size_t links) const {
    std::vector<std::int32_t> owners(links, -1);
    for (std::size_t n = 0; n < claims.size(); ++n) {
        for (std::int32_t i = claims[n].first; i < claims[n].first + claims[n].count; ++i) {
            if (i >= 0 && static_cast<std::size_t>(i) < links && owners[static_cast<std::size_t>(i)] < 0)
                owners[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(n);
        }
    }
    return owners;
}

bool isRegular(const gta_sa::PathFile& file) {
    std::size_t next = 0;
    for (const auto& node : file.nodes) {
        if (node.firstLink < 0 || static_cast<std::size_t>(node.firstLink) != next)
            return false;
        next += node.flags & flag::countMask;
    }
    return next == file.links.size();
}

LinkLayout layoutOf(const gta_sa::PathFile& file) {
    LinkLayout layout;
    layout.claims.reserve(file.nodes.size());
    for (const auto& node : file.nodes)
        layout.claims.push_back({node.firstLink, static_cast<std::uint8_t>(node.flags & flag::countMask)});
    const auto owners = layout.owners(file.links.size());
    for (std::size_t i = 0; i < owners.size(); ++i) {
        if (owners[i] < 0)
            layout.orphans.push_back({static_cast<std::uint32_t>(i), file.links[i]});
    }
    return layout;
}

std::string encode(const LinkLayout& layout) {
    bytes::ByteWriter out(8 + layout.claims.size() * 3 + layout.orphans.size() * 12);
    out.write(static_cast<std::uint32_t>(layout.claims.size()));
    out.write(static_cast<std::uint32_t>(layout.orphans.size()));
    for (const auto& claim : layout.claims) {
        out.write(claim.first);
        out.write(claim.count);
    }
    for (const auto& orphan : layout.orphans) {
        out.write(orphan.index);
        out.write(orphan.link.targetArea);
        out.write(orphan.link.targetNode);
        out.write(orphan.link.navi);
        out.write(orphan.link.length);
        out.write(orphan.link.crossing);
    }
    const auto raw = out.release();
    return {reinterpret_cast<const char*>(raw.data()), raw.size()};
}

LinkLayout decode(const std::string& stored) {
    bytes::ByteReader in(std::as_bytes(std::span(stored)));
    LinkLayout layout;
    const auto claims = in.read<std::uint32_t>("claims");
    const auto orphans = in.read<std::uint32_t>("orphans");
    if (!in.checkCount(claims, 3, "claims"))
        return {};
    for (std::uint32_t i = 0; i < claims; ++i) {
        const auto first = in.read<std::int16_t>("first");
        layout.claims.push_back({first, in.read<std::uint8_t>("count")});
    }
    if (!in.checkCount(orphans, 12, "orphans"))
        return {};
    for (std::uint32_t i = 0; i < orphans; ++i) {
        LinkLayout::Orphan orphan;
        orphan.index = in.read<std::uint32_t>("index");
        orphan.link.targetArea = in.read<std::uint16_t>("target area");
        orphan.link.targetNode = in.read<std::uint16_t>("target node");
        orphan.link.navi = in.read<std::uint16_t>("navi");
        orphan.link.length = in.read<std::uint8_t>("length");
        orphan.link.crossing = in.read<std::uint8_t>("crossing");
        layout.orphans.push_back(orphan);
    }
    return layout;
}

} // namespace navsmith::systems::gta_sa_paths
