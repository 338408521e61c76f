#include "core/systems/source_ain/save.h"

#include "core/systems/source_ain/access.h"
#include "formats/source/vbsp_file.h"

#include <cstdint>

namespace navsmith::systems::source_ain {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

std::int16_t endOf(const Model& m, model::Column<Ref> column, Slot l) {
    const auto ref = m.get(column, l);
    if (ref.isSlot())
        return static_cast<std::int16_t>(numberOf(m, ref.slot()));
    return ref.isNone() ? std::int16_t{-1} : static_cast<std::int16_t>(m.rawValue(column, ref));
}

} // namespace

AinFile graphOf(const Model& m) {
    AinFile out;
    const Slot f = fileRow(m);
    if (f == kNoSlot)
        return out;
    file::fields.saveOne(m, f, out);
    out.hulls = hullCount(m);
    const auto nodes = m.order(kNode).group(f);
    out.nodes.resize(nodes.size());
    node::fields.save(m, nodes, out.nodes);
    const auto links = m.order(kLink).group(f);
    out.links.resize(links.size());
    link::fields.save(m, links, out.links);
    for (std::size_t l = 0; l < links.size(); ++l) {
        out.links[l].source = endOf(m, link::source, links[l]);
        out.links[l].target = endOf(m, link::target, links[l]);
    }
    return out;
}

Saved save(const Model& model) {
    Saved saved;
    const Slot f = fileRow(model);
    if (f != kNoSlot)
        saved.files.push_back({f, model.get(file::name, f), source::writeAin(graphOf(model))});
    return saved;
}

std::string fieldAt(const Model& model, Slot, std::uint64_t offset) {
    return source::ainFieldAt(graphOf(model), offset);
}

std::vector<BlankFile> blanks(const MapStart& map) {
    if (!map.isOf({"VBSP"}))
        return {};
    AinFile graph;
    if (const auto header = source::readVbspHeader(map.head))
        graph.mapRevision = header->mapRevision;
    return {{.name = std::string(map.name) + ".ain", .bytes = source::writeAin(graph)}};
}

} // namespace navsmith::systems::source_ain
