#include "core/systems/gta_iv_paths/save.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/link_ranges.h"
#include "core/systems/shared/path_files.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <array>
#include <span>
#include <utility>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;

namespace {

gta_iv::PathNode nodeRecord(const Model& m, Slot row, std::uint32_t trueAddress) {
    gta_iv::PathNode n;
    n.pointer = m.get(node::pointer, row);
    n.secondPointer = m.get(node::secondPointer, row);
    const auto error = m.get(node::addressError, row);
    n.area = static_cast<std::uint16_t>((trueAddress >> 16U) + (error >> 16U));
    n.id = static_cast<std::uint16_t>(trueAddress + error);
    n.streetHash = m.get(node::streetHash, row);
    n.searchCost = m.get(node::searchCost, row);
    n.x = static_cast<std::int16_t>(m.get(node::x, row));
    n.y = static_cast<std::int16_t>(m.get(node::y, row));
    n.z = static_cast<std::int16_t>(m.get(node::z, row));
    n.width = m.get(node::width, row);
    n.floodGroup = m.get(node::floodGroup, row);
    n.flags = m.get(node::flags, row);
    return n;
}

gta_iv::Link linkRecord(const Model& m, Slot row) {
    const auto target = targetAddress(m, row);
    return {static_cast<std::uint16_t>(target >> 16U), static_cast<std::uint16_t>(target), m.get(link::length, row),
            m.get(link::lanes, row), m.get(link::flags, row)};
}

void placeRegular(const Model& m, std::span<const Slot> nodes, gta_iv::PathFile& out) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        out.nodes[i].firstLink = static_cast<std::uint16_t>(out.links.size());
        for (const Slot l : m.order(kLink).group(nodes[i]))
            out.links.push_back(linkRecord(m, l));
    }
}

/// Puts links where an irregular file had them; false if links came, went or changed owners since.
bool placeAsStored(const Model& m, std::span<const Slot> nodes, const LinkRanges& ranges, gta_iv::PathFile& out) {
    std::vector<std::size_t> owned;
    for (const Slot n : nodes)
        owned.push_back(m.order(kLink).group(n).size());
    const auto entries = ranges.arrange(owned);
    if (!entries)
        return false;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        out.nodes[i].firstLink = static_cast<std::uint16_t>(ranges.claims[i].first);
    for (const auto& entry : *entries) {
        if (entry.owner < 0)
            out.links.push_back(linkOf(ranges.orphans[entry.nth].record));
        else
            out.links.push_back(
                linkRecord(m, m.order(kLink).group(nodes[static_cast<std::size_t>(entry.owner)])[entry.nth]));
    }
    return true;
}

} // namespace

std::string recordOf(const gta_iv::Link& l) {
    bytes::ByteWriter out(gta_iv::kLinkBytes);
    out.write(l.targetArea);
    out.write(l.targetNode);
    out.write(l.length);
    out.write(l.lanes);
    out.write(l.flags);
    const auto raw = out.release();
    return {reinterpret_cast<const char*>(raw.data()), raw.size()};
}

gta_iv::Link linkOf(std::string_view record) {
    bytes::ByteReader in(std::as_bytes(std::span(record)));
    gta_iv::Link l;
    l.targetArea = in.read<std::uint16_t>("target area");
    l.targetNode = in.read<std::uint16_t>("target node");
    l.length = in.read<std::uint8_t>("length");
    l.lanes = in.read<std::uint8_t>("lanes");
    l.flags = in.read<std::uint16_t>("flags");
    return l;
}

gta_iv::PathFile areaFile(const Model& m, Slot row) {
    gta_iv::PathFile f;
    const auto nodes = m.order(kNode).group(row);
    const auto cars = static_cast<std::uint32_t>(m.order(kNode).group(row, 0).size());
    f.carNodes = cars + static_cast<std::uint32_t>(m.get(file::carExcess, row));
    f.intersectionNodes = static_cast<std::uint32_t>(nodes.size()) - cars +
                          static_cast<std::uint32_t>(m.get(file::intersectionExcess, row));
    f.nodes.reserve(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i)
        f.nodes.push_back(nodeRecord(m, nodes[i], address(m.get(file::area, row), static_cast<std::uint32_t>(i))));
    const auto& layout = m.get(file::linkLayout, row);
    if (layout.empty() || !placeAsStored(m, nodes, decodeLinkRanges(layout), f))
        placeRegular(m, nodes, f);
    const auto tail = std::as_bytes(std::span(m.get(file::tail, row)));
    f.tail.assign(tail.begin(), tail.end());
    if (m.get(file::padded, row) != 0) {
        const auto over = (gta_iv::exactSize(f.nodes.size(), f.links.size()) + f.tail.size()) % gta_iv::kArchiveSector;
        f.tail.resize(f.tail.size() + (over == 0 ? 0 : gta_iv::kArchiveSector - static_cast<std::size_t>(over)));
    }
    return f;
}

std::vector<std::uint32_t> storedFirstLinks(const Model& m, Slot row) {
    std::vector<std::uint32_t> first;
    for (const auto& n : areaFile(m, row).nodes)
        first.push_back(n.firstLink);
    return first;
}

Saved save(const Model& model) {
    Saved saved;
    model.forEachLive(kFile, [&](Slot row) {
        saved.files.push_back({row, model.get(file::name, row), gta_iv::write(areaFile(model, row))});
    });
    return saved;
}

std::string fieldAt(const Model& model, Slot row, std::uint64_t offset) {
    using Field = paths::Section::Field;
    static constexpr Field header[] = {{0, "nodes"}, {4, "car nodes"}, {8, "intersection nodes"}, {12, "links"}};
    static constexpr Field nodes[] = {{0, "pointer"},      {4, "second pointer"}, {8, "area id"},     {10, "node id"},
                                      {12, "street name"}, {16, "search cost"},   {18, "first link"}, {20, "position"},
                                      {26, "path width"},  {27, "flood group"},   {28, "flags"}};
    static constexpr Field links[] = {
        {0, "target area"}, {2, "target node"}, {4, "length"}, {5, "lanes"}, {6, "flags"}};
    const auto f = areaFile(model, row);
    const std::array<paths::Section, 3> sections{{{"header", 1, gta_iv::kHeaderBytes, header},
                                                  {"node", f.nodes.size(), gta_iv::kNodeBytes, nodes},
                                                  {"link", f.links.size(), gta_iv::kLinkBytes, links}}};
    return paths::fieldAt(sections, offset);
}

} // namespace navsmith::systems::gta_iv_paths
