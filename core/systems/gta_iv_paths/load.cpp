#include "core/systems/gta_iv_paths/load.h"

#include "core/model/transaction.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/assumptions.h"
#include "core/systems/gta_iv_paths/save.h"
#include "core/systems/shared/link_ranges.h"
#include "core/systems/shared/path_files.h"
#include "formats/bytes/byte_reader.h"
#include "formats/gta_iv/path_file.h"

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::systems::gta_iv_paths {

using model::Ref;
using model::Slot;

namespace {

struct Area {
    const InputFile* input = nullptr;
    int number = 0;
    gta_iv::PathFile file;
    LinkRanges ranges;
    bool regular = true;              ///< link ranges run on in node order
    std::vector<std::int32_t> owners; ///< of the links by entry, -1 for none
    Slot fileRow = 0;
    Slot firstNode = 0;
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

/// Section 4.2: a node's links go on to the first link of the next node. Where that lies before its own or behind the
/// table, or where other nodes have its links already, the count in the flags has to do.
LinkRanges rangesOf(const gta_iv::PathFile& file) {
    LinkRanges ranges;
    const auto links = file.links.size();
    std::size_t taken = 0;
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const std::size_t first = file.nodes[i].firstLink;
        const std::size_t next = i + 1 < file.nodes.size() ? file.nodes[i + 1].firstLink : links;
        const bool runsOn = first >= taken && next >= first && next <= links;
        const std::size_t count = runsOn ? next - first : flag::storedCount(file.nodes[i].flags);
        ranges.claims.push_back({static_cast<std::int32_t>(first), static_cast<std::uint32_t>(count)});
        taken = std::max(taken, first + count);
    }
    const auto owners = ranges.owners(links);
    for (std::size_t i = 0; i < links; ++i) {
        if (owners[i] < 0)
            ranges.orphans.push_back({static_cast<std::uint32_t>(i), recordOf(file.links[i])});
    }
    return ranges;
}

class Loader {
public:
    explicit Loader(std::vector<Area> areas) : builder_(schema()), areas_(std::move(areas)) {
        for (auto& area : areas_) {
            byNumber_[static_cast<std::size_t>(area.number)] = &area;
            area.ranges = rangesOf(area.file);
            area.regular = area.ranges.isRegular(area.file.links.size());
            area.owners = area.ranges.owners(area.file.links.size());
        }
    }

    model::Model run() {
        addRows();
        for (const auto& area : areas_) {
            fillFile(area);
            fillNodes(area);
        }
        Slot row = 0;
        for (const auto& area : areas_) {
            for (std::size_t i = 0; i < area.owners.size(); ++i) {
                if (area.owners[i] >= 0)
                    fillLink(row++, area, static_cast<Slot>(area.owners[i]), area.file.links[i]);
            }
        }
        return builder_.finish();
    }

private:
    void addRows() {
        std::size_t nodes = 0;
        std::size_t links = 0;
        builder_.addRows(kFile, areas_.size());
        for (std::size_t i = 0; i < areas_.size(); ++i) {
            auto& area = areas_[i];
            area.fileRow = static_cast<Slot>(i);
            area.firstNode = static_cast<Slot>(nodes);
            nodes += area.file.nodes.size();
            links += area.file.links.size() - area.ranges.orphans.size();
        }
        builder_.addRows(kNode, nodes);
        builder_.addRows(kLink, links);
    }

    static std::uint32_t total(const gta_iv::PathFile& f) { return static_cast<std::uint32_t>(f.nodes.size()); }
    static std::uint32_t carCount(const gta_iv::PathFile& f) { return std::min(f.carNodes, total(f)); }

    void fillFile(const Area& area) {
        const auto& f = area.file;
        const auto row = area.fileRow;
        const auto cars = carCount(f);
        builder_.column(file::area)[row] = static_cast<std::uint16_t>(area.number);
        builder_.column(file::name)[row] = area.input->name;
        builder_.column(file::carExcess)[row] = static_cast<std::int32_t>(f.carNodes - cars);
        builder_.column(file::intersectionExcess)[row] =
            static_cast<std::int32_t>(f.intersectionNodes - (total(f) - cars));
        if (isPadding(f))
            builder_.column(file::padded)[row] = 1;
        else
            builder_.column(file::tail)[row] = {reinterpret_cast<const char*>(f.tail.data()), f.tail.size()};
        if (!area.regular)
            builder_.column(file::linkLayout)[row] = encode(area.ranges);
    }

    void fillNodes(const Area& area) {
        const auto cars = carCount(area.file);
        for (std::size_t i = 0; i < area.file.nodes.size(); ++i) {
            const auto& n = area.file.nodes[i];
            const auto row = area.firstNode + i;
            builder_.column(node::file)[row] = Ref::to(area.fileRow);
            builder_.column(node::group)[row] = i < cars ? 0 : 1;
            builder_.column(node::x)[row] = n.x;
            builder_.column(node::y)[row] = n.y;
            builder_.column(node::z)[row] = n.z;
            builder_.column(node::width)[row] = n.width;
            builder_.column(node::floodGroup)[row] = n.floodGroup;
            builder_.column(node::flags)[row] = n.flags;
            builder_.column(node::streetHash)[row] = n.streetHash;
            builder_.column(node::searchCost)[row] = n.searchCost;
            builder_.column(node::pointer)[row] = n.pointer;
            builder_.column(node::secondPointer)[row] = n.secondPointer;
            builder_.column(node::addressError)[row] =
                static_cast<std::uint32_t>(static_cast<std::uint16_t>(n.area - area.number)) << 16U |
                static_cast<std::uint16_t>(n.id - i);
        }
    }

    void fillLink(Slot row, const Area& area, Slot owner, const gta_iv::Link& l) {
        builder_.column(link::owner)[row] = Ref::to(area.firstNode + owner);
        builder_.column(link::target)[row] = targetRef(l);
        builder_.column(link::length)[row] = l.length;
        builder_.column(link::lanes)[row] = l.lanes;
        builder_.column(link::flags)[row] = l.flags;
    }

    Ref targetRef(const gta_iv::Link& l) {
        const Area* target = l.targetArea < byNumber_.size() ? byNumber_[l.targetArea] : nullptr;
        if (target != nullptr && l.targetNode < target->file.nodes.size())
            return Ref::to(target->firstNode + l.targetNode);
        return builder_.raw(link::target, address(l.targetArea, l.targetNode));
    }

    model::ModelBuilder builder_;
    std::vector<Area> areas_;
    std::array<const Area*, static_cast<std::size_t>(kGrid.areas())> byNumber_{};
};

/// New rows have all of them.
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
    auto areas = paths::readAreas<Area>(files, progress, gta_iv::read, areaNumber, failures);
    if (!areas)
        return tl::unexpected(areas.error());
    const auto first = areas->front().input->name;
    Loaded loaded{Loader(std::move(*areas)).run(), {}, std::move(failures)};
    const auto tested = testAssumptions(loaded.model);
    noteAssumptions(loaded.model, assumptionsThatHold(tested));
    for (const auto& each : tested) {
        if (!each.holds())
            loaded.notices.push_back({first, describe(each)});
    }
    return loaded;
}

} // namespace navsmith::systems::gta_iv_paths
