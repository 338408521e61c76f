#include "core/systems/gta_iv_paths/save.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_files.h"

#include <span>
#include <utility>

namespace navsmith::systems::gta_iv_paths {

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
    paths::insertOrphans(f.links, table.orphans, OrphanBytes::link);
    const auto tail = std::as_bytes(std::span(m.get(file::tail, row)));
    f.tail.assign(tail.begin(), tail.end());
    if (m.get(file::padded, row) != 0) {
        const auto over = (gta_iv::exactSize(f.nodes.size(), f.links.size()) + f.tail.size()) % gta_iv::kArchiveSector;
        f.tail.resize(f.tail.size() + (over == 0 ? 0 : gta_iv::kArchiveSector - static_cast<std::size_t>(over)));
    }
    return f;
}

Saved saveFiles(const Model& model, std::span<const Slot> files) {
    Saved saved;
    for (const Slot row : files)
        saved.files.push_back({row, model.get(file::name, row), gta_iv::write(areaFile(model, row))});
    return saved;
}

Saved save(const Model& model) {
    return saveFiles(model, paths::liveFiles(model));
}

std::string fieldAt(const Model& model, Slot row, std::uint64_t offset) {
    return gta_iv::fieldAt(areaFile(model, row), offset);
}

} // namespace navsmith::systems::gta_iv_paths
