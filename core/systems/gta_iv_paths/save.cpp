#include "core/systems/gta_iv_paths/save.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_areas.h"
#include "core/systems/shared/path_files.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <array>
#include <span>
#include <utility>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;

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
    f.nodes.resize(nodes.size());
    node::fields.save(m, nodes, f.nodes);
    paths::saveAddresses(kGraph, m, nodes, f.nodes);
    const auto table = paths::linkTable(kGraph, m, row);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        f.nodes[i].firstLink = static_cast<std::uint16_t>(table.claims[i].first);
    f.links.resize(table.links.size());
    link::fields.save(m, table.links, f.links);
    paths::saveTargets(kGraph, m, table.links, f.links);
    paths::insertOrphans(f.links, table.orphans, linkOf);
    const auto tail = std::as_bytes(std::span(m.get(file::tail, row)));
    f.tail.assign(tail.begin(), tail.end());
    if (m.get(file::padded, row) != 0) {
        const auto over = (gta_iv::exactSize(f.nodes.size(), f.links.size()) + f.tail.size()) % gta_iv::kArchiveSector;
        f.tail.resize(f.tail.size() + (over == 0 ? 0 : gta_iv::kArchiveSector - static_cast<std::size_t>(over)));
    }
    return f;
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
