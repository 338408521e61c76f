#include "core/systems/source2_nav/save.h"

#include "core/systems/source2_nav/polygon_table.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/source2/nav_custom_data.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Ref;
using model::Slot;

namespace {

class Writer {
public:
    Writer(const Model& m, Slot file) : m_(m), file_(file) {}

    source2::NavFile run() {
        file::fields.saveOne(m_, file_, out_);
        rows(kHull, hull::fields, out_.generation.hulls);
        rows(kPoint, point::fields, out_.corners);
        rows(kBounds, bounds::fields, out_.bounds);
        fillMovableMeshes();
        fillAreas();
        fillLadders();
        fillCustomData();
        return std::move(out_);
    }

private:
    template <typename Table, typename Record>
    std::span<const Slot> rows(model::ElementTypeId type, const Table& table, std::vector<Record>& records) {
        const auto order = m_.order(type).group(file_);
        records.resize(order.size());
        table.save(m_, order, records);
        return order;
    }

    template <typename Handle>
    std::uint64_t idOf(Handle handle, model::Column<std::uint32_t> ids, Ref ref, std::uint64_t none) const {
        if (ref.isSlot())
            return m_.get(ids, ref.slot());
        return ref.isNone() ? none : m_.rawValue(handle, ref);
    }

    void fillMovableMeshes() {
        const auto order = rows(kMovableMesh, movable_mesh::fields, out_.movableMeshes);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto& data = m_.get(movable_mesh::data, order[i]);
            auto& record = out_.movableMeshes[i].data;
            std::memcpy(record.data(), data.data(), std::min(data.size(), record.size()));
        }
    }

    void fillAreas() {
        const auto order = rows(kArea, area::fields, out_.areas);
        const bool table = source2::hasCornerTable(out_.version);
        const bool usual = !table || !decodePolygons(m_.get(file::polygonTable, file_), out_);
        out_.connections.reserve(m_.count(kConnection));
        for (std::size_t i = 0; i < order.size(); ++i) {
            auto& record = out_.areas[i];
            if (!table) {
                fillOwnCorners(order[i], record);
            } else if (usual) {
                record.polygon = static_cast<std::uint32_t>(i);
                fillPolygon(order[i]);
            }
            fillEdges(order[i], record);
            record.laddersAbove = ladderList(ladder_ref::above, order[i]);
            record.laddersBelow = ladderList(ladder_ref::below, order[i]);
        }
    }

    void fillOwnCorners(Slot a, source2::Area& record) {
        const auto corners = m_.order(kCorner).group(a);
        record.ownCorners = {static_cast<std::uint32_t>(out_.ownCorners.size()),
                             static_cast<std::uint32_t>(corners.size())};
        for (const Slot c : corners)
            out_.ownCorners.push_back({m_.get(corner::x, c), m_.get(corner::y, c), m_.get(corner::z, c)});
    }

    void fillPolygon(Slot a) {
        const auto corners = m_.order(kCorner).group(a);
        const auto& points = m_.order(kPoint);
        out_.polygons.push_back({.corners = {static_cast<std::uint32_t>(out_.polygonCorners.size()),
                                             static_cast<std::uint32_t>(corners.size())},
                                 .movableMesh = m_.get(area::movableMesh, a)});
        for (const Slot c : corners) {
            const Ref on = m_.get(corner::point, c);
            out_.polygonCorners.push_back(on.isSlot()   ? points.position(on.slot())
                                          : on.isNone() ? 0
                                                        : static_cast<std::uint32_t>(m_.rawValue(corner::point, on)));
        }
    }

    /// Connections stand by edge; those of one edge in their order.
    void fillEdges(Slot a, source2::Area& record) {
        const auto count = cornerCount(out_, record);
        record.edges = {static_cast<std::uint32_t>(out_.edges.size()), count};
        const auto connections = m_.order(kConnection).group(a);
        for (std::uint32_t edge = 0; edge < count; ++edge) {
            source2::Range range{static_cast<std::uint32_t>(out_.connections.size()), 0};
            for (const Slot c : connections) {
                if (m_.get(connection::edge, c) != edge)
                    continue;
                const auto id = idOf(connection::target, area::id, m_.get(connection::target, c), 0);
                out_.connections.push_back({static_cast<std::uint32_t>(id), m_.get(connection::targetEdge, c)});
                ++range.count;
            }
            out_.edges.push_back(range);
        }
    }

    source2::Range ladderList(model::ListField<Ref> field, Slot a) {
        const auto refs = m_.list(field, a);
        const source2::Range range{static_cast<std::uint32_t>(out_.ladderIds.size()),
                                   static_cast<std::uint32_t>(refs.size())};
        for (const Ref ref : refs)
            out_.ladderIds.push_back(static_cast<std::uint32_t>(idOf(field, ladder::id, ref, 0)));
        return range;
    }

    void fillLadders() {
        const auto order = rows(kLadder, ladder::fields, out_.ladders);
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (const auto& end : ladder::ends)
                out_.ladders[i].*end.member =
                    static_cast<std::uint32_t>(idOf(end.column, area::id, m_.get(end.column, order[i]), 0));
        }
    }

    void fillCustomData() {
        if (m_.get(file::customData, file_) != static_cast<std::uint8_t>(CustomData::Understood))
            return;
        std::vector<source2::AreaEntry> entries;
        for (const Slot a : m_.order(kArea).group(file_)) {
            auto& entry = entries.emplace_back();
            if (const auto number = m_.get(area::entry, a); number != 0)
                entry.from = number - 1;
            entry.data.occupyTimes = {m_.get(area::occupyFirst, a), m_.get(area::occupySecond, a)};
            const auto spots = m_.order(kHidingSpot).group(a);
            entry.data.spots.resize(spots.size());
            hiding_spot::fields.save(m_, spots, entry.data.spots);
            fillApproaches(a, entry.data.approaches);
        }
        out_.custom.bytes = source2::writeCustomData(out_.custom.bytes, entries);
    }

    void fillApproaches(Slot a, std::vector<source2::Approach>& approaches) const {
        const auto [first, count] = m_.listRange(kArea, area::kApproaches, a);
        approaches.resize(count);
        approach::fields.saveEntries(m_, first, std::span(approaches));
        const auto previous = m_.list(approach::previous, a);
        const auto here = m_.list(approach::here, a);
        const auto next = m_.list(approach::next, a);
        const auto idIn = [&](model::ListField<Ref> field, Ref ref) {
            return static_cast<std::int64_t>(idOf(field, area::id, ref, ~std::uint64_t{0}));
        };
        for (std::size_t i = 0; i < count; ++i) {
            approaches[i].previous = idIn(approach::previous, previous[i]);
            approaches[i].here = idIn(approach::here, here[i]);
            approaches[i].next = idIn(approach::next, next[i]);
        }
    }

    const Model& m_;
    Slot file_;
    source2::NavFile out_;
};

} // namespace

source2::NavFile navFile(const Model& m, Slot file) {
    return Writer(m, file).run();
}

Saved save(const Model& m) {
    Saved saved;
    m.forEachLive(kFile, [&](Slot row) {
        const auto& name = m.get(file::name, row);
        auto bytes = source2::write(navFile(m, row));
        if (bytes)
            saved.files.push_back({row, name, std::move(*bytes)});
        else // enforceInvariants() prevents this for edits; the file on disk then stays as it is
            saved.notices.push_back({name, texts::format("cannot be written: {}", describe(bytes.error()))});
    });
    return saved;
}

std::string fieldAt(const Model& m, Slot file, std::uint64_t offset) {
    return source2::fieldAt(navFile(m, file), offset);
}

} // namespace navsmith::systems::source2_nav
