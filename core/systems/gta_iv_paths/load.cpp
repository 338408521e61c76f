#include "core/systems/gta_iv_paths/load.h"

#include "core/model/transaction.h"
#include "core/parallel/parallel.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/assumptions.h"
#include "core/systems/gta_iv_paths/save.h"
#include "core/systems/shared/path_areas.h"
#include "core/systems/shared/path_files.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/text_bytes.h"
#include "formats/gta_iv/path_file.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::gta_iv_paths {

namespace {

struct Area : paths::LoadedArea {
    gta_iv::PathFile file;
};

/// See paths::areaNumber().
bytes::Result<int> areaNumber(const InputFile& input, const gta_iv::PathFile& file) {
    return paths::areaNumber(kGrid, input, file, areaOfName(input.name), "nodes0.nod to nodes63.nod");
}

/// Zeros to the end of the last sector of an archive.
bool isPadding(const gta_iv::PathFile& file) {
    const auto size = gta_iv::exactSize(file.nodes.size(), file.links.size()) + file.tail.size();
    return !file.tail.empty() && file.tail.size() < gta_iv::kArchiveSector && size % gta_iv::kArchiveSector == 0 &&
           std::ranges::all_of(file.tail, [](std::byte value) { return value == std::byte{}; });
}

/// Section 4.2: a node's links end at the first link of the next node. Where that lies before its own or beyond the
/// table, or where other nodes have its links already, the count in the flags is used.
std::vector<LinkRanges::Claim> claimsOf(const gta_iv::PathFile& file) {
    std::vector<LinkRanges::Claim> claims;
    const auto links = file.links.size();
    std::size_t taken = 0;
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const std::size_t first = file.nodes[i].firstLink;
        const std::size_t next = i + 1 < file.nodes.size() ? file.nodes[i + 1].firstLink : links;
        const bool runsOn = first >= taken && next >= first && next <= links;
        const std::size_t count = runsOn ? next - first : flag::storedCount(file.nodes[i].flags);
        claims.push_back({static_cast<std::int32_t>(first), static_cast<std::uint32_t>(count)});
        taken = std::max(taken, first + count);
    }
    return claims;
}

bytes::Result<Area> readArea(std::span<const std::byte> bytes) {
    return gta_iv::read(bytes).map([](gta_iv::PathFile&& file) {
        Area area;
        area.nodes = file.nodes.size();
        area.links = paths::linkOwners(claimsOf(file), file.links, OrphanBytes::of);
        area.file = std::move(file);
        return area;
    });
}

void fill(model::ModelBuilder& builder, paths::AreaFiller& filler, Area& area) {
    auto& f = area.file;
    const auto row = area.fileRow;
    const auto total = static_cast<std::uint32_t>(f.nodes.size());
    const auto cars = std::min(f.carNodes, total);
    filler.fillFile(area);
    builder.column(file::carExcess)[row] = static_cast<std::int32_t>(f.carNodes - cars);
    builder.column(file::intersectionExcess)[row] = static_cast<std::int32_t>(f.intersectionNodes - (total - cars));
    if (isPadding(f))
        builder.column(file::padded)[row] = 1;
    else
        builder.column(file::tail)[row] = bytes::textOf(f.tail);
    filler.fillNodes(area, f.nodes, cars);
    node::fields.load(builder, area.firstNode, f.nodes);
    link::fields.load(builder, area.firstLink, filler.fillLinks(area, std::move(f.links)));
}

model::Model modelOf(std::vector<Area> areas) {
    std::vector<paths::LoadedArea*> rows;
    rows.reserve(areas.size());
    for (auto& area : areas)
        rows.push_back(&area);
    model::ModelBuilder builder(schema());
    paths::AreaFiller filler(kGraph, builder, static_cast<std::size_t>(kGrid.areas()), rows);
    parallel::run(areas.size(), [&](std::size_t i) { fill(builder, filler, areas[i]); });
    filler.finish();
    return builder.finish();
}

/// New rows have all assumptions set.
void noteAssumptions(model::Model& m, std::uint8_t assumptions) {
    if (assumptions == assumption::all)
        return;
    model::Transaction tx(m, "Open");
    m.forEachLive(kFile, [&](Slot row) { tx.set(file::assumptions, row, assumptions); });
    (void)tx.commit();
}

/// The header alone: counts that add up and a size that they explain.
bool looksLikePaths(std::span<const std::byte> head, std::uint64_t size) {
    if (head.size() < gta_iv::kHeaderBytes)
        return false;
    bytes::ByteReader in(head);
    const std::uint64_t nodes = in.read<std::uint32_t>("nodes");
    const std::uint64_t cars = in.read<std::uint32_t>("car nodes");
    const std::uint64_t intersections = in.read<std::uint32_t>("intersection nodes");
    const std::uint64_t links = in.read<std::uint32_t>("links");
    if (nodes == 0 || cars + intersections != nodes || nodes > kMaxNodes || links > kMaxFileLinks)
        return false;
    const auto exact = gta_iv::exactSize(nodes, links);
    return size == exact ||
           (size > exact && size - exact < gta_iv::kArchiveSector && size % gta_iv::kArchiveSector == 0);
}

} // namespace

std::optional<int> areaOfName(std::string_view name) {
    return paths::areaOfName(kGrid, name, ".nod");
}

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    if (areaOfName(name))
        return Confidence::Sure;
    return looksLikePaths(head, size) ? Confidence::Maybe : Confidence::No;
}

std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names) {
    return paths::documents(names, areaOfName);
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    std::vector<bytes::FormatError> failures;
    auto areas = paths::readAreas<Area>(files, progress, readArea, areaNumber, failures);
    if (!areas)
        return tl::unexpected(areas.error());
    const auto first = areas->front().input->name;
    Loaded loaded{modelOf(std::move(*areas)), {}, std::move(failures)};
    const auto tested = testAssumptions(loaded.model);
    noteAssumptions(loaded.model, assumptionsThatHold(tested));
    for (const auto& each : tested) {
        if (!each.holds())
            loaded.notices.push_back({first, describe(each)});
    }
    return loaded;
}

} // namespace navsmith::systems::gta_iv_paths
