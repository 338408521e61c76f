#include "core/systems/source_nav/files/save.h"

#include "core/systems/source_nav/mesh/legacy.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;

namespace {

class Writer {
public:
    Writer(const Model& m, Slot file) : m_(m), file_(file) {}

    source::NavFile run() {
        file::fields.saveOne(m_, file_, out_);
        out_.places = names<place>(kPlace);
        out_.fogPlaces = names<fog_place>(kFogPlace);
        const auto areas = m_.order(kArea).group(file_);
        reserve();
        out_.areas.resize(areas.size());
        area::fields.save(m_, areas, out_.areas);
        bool unnamed = false;
        for (std::size_t i = 0; i < areas.size(); ++i) {
            complete(out_.areas[i], areas[i]);
            unnamed = unnamed || out_.areas[i].place == 0;
        }
        if (source::hasUnnamedAreasByte(out_.format))
            out_.hasUnnamedAreas =
                static_cast<std::uint8_t>(m_.get(file::unnamedError, file_) ^ static_cast<unsigned>(unnamed));
        const auto ladders = m_.order(kLadder).group(file_);
        out_.ladders.resize(ladders.size());
        ladder::fields.save(m_, ladders, out_.ladders);
        for (std::size_t i = 0; i < ladders.size(); ++i)
            complete(out_.ladders[i], ladders[i]);
        return std::move(out_);
    }

private:
    void reserve() {
        out_.connections.reserve(m_.count(kConnection));
        out_.hidingSpots.reserve(m_.count(kHidingSpot));
        out_.encounterPaths.reserve(m_.count(kEncounterPath));
        out_.visible.reserve(m_.listCount(kArea, area::kVisible));
        out_.encounterSpots.reserve(m_.listCount(kEncounterPath, encounter_path::kSpots));
        out_.approaches.reserve(m_.listCount(kArea, area::kApproaches));
    }

    template <typename Columns>
    std::vector<std::string> names(model::ElementTypeId type) {
        std::vector<std::string> out;
        for (const Slot row : m_.order(type).group(file_)) {
            out.push_back(m_.get(Columns::name, row));
            if (m_.get(Columns::terminated, row) != 0)
                out.back().push_back('\0');
        }
        return out;
    }

    template <typename Handle>
    std::uint32_t idOf(Handle handle, model::Column<std::uint32_t> ids, Ref ref) const {
        if (ref.isSlot())
            return m_.get(ids, ref.slot());
        return ref.isNone() ? 0 : static_cast<std::uint32_t>(m_.rawValue(handle, ref));
    }
    std::uint32_t areaId(model::Column<Ref> handle, Slot row) const {
        return idOf(handle, area::id, m_.get(handle, row));
    }

    std::uint16_t nameIndex(model::Column<Ref> handle, model::ElementTypeId type, Slot row) const {
        const Ref ref = m_.get(handle, row);
        if (ref.isSlot())
            return static_cast<std::uint16_t>(m_.order(type).position(ref.slot()) + 1);
        return ref.isNone() ? std::uint16_t{0} : static_cast<std::uint16_t>(m_.rawValue(handle, ref));
    }

    /// The start of the entries to be added.
    template <typename T>
    static source::NavRange startOf(const std::vector<T>& pool) {
        return {static_cast<std::uint32_t>(pool.size()), 0};
    }
    template <typename T>
    static void endAt(source::NavRange& range, const std::vector<T>& pool) {
        range.count = static_cast<std::uint32_t>(pool.size()) - range.offset;
    }

    /// Fills in everything that is not copied from the area's columns.
    void complete(source::NavArea& r, Slot a) {
        r.place = nameIndex(area::place, kPlace, a);
        r.fogPlace = nameIndex(area::fogPlace, kFogPlace, a);
        r.inheritVisibilityFrom = areaId(area::inheritsFrom, a);
        addConnections(a, r);
        addHidingSpots(a, r);
        addApproaches(a, r);
        addEncounterPaths(a, r);
        r.ladders = {ladderList(ladder_ref::up, a), ladderList(ladder_ref::down, a)};
        addVisible(a, r);
        addLegacy(a, r);
    }

    void addConnections(Slot a, source::NavArea& r) {
        for (std::size_t side = 0; side < r.connections.size(); ++side) {
            r.connections[side] = startOf(out_.connections);
            for (const Slot c : m_.order(kConnection).group(a, side))
                out_.connections.push_back(areaId(connection::target, c));
            endAt(r.connections[side], out_.connections);
        }
    }

    /// Appends entries to a pool and returns them.
    template <typename T>
    static std::span<T> extend(std::vector<T>& pool, std::size_t count) {
        pool.resize(pool.size() + count);
        return std::span(pool).last(count);
    }

    void addHidingSpots(Slot a, source::NavArea& r) {
        const auto spots = m_.order(kHidingSpot).group(a);
        r.hidingSpots = startOf(out_.hidingSpots);
        hiding_spot::fields.save(m_, spots, extend(out_.hidingSpots, spots.size()));
        endAt(r.hidingSpots, out_.hidingSpots);
    }

    void addApproaches(Slot a, source::NavArea& r) {
        const auto [first, count] = m_.listRange(kArea, area::kApproaches, a);
        const auto here = m_.list(approach::here, a);
        const auto previous = m_.list(approach::previous, a);
        const auto next = m_.list(approach::next, a);
        r.approaches = startOf(out_.approaches);
        const auto entries = extend(out_.approaches, count);
        approach::fields.saveEntries(m_, first, entries);
        for (std::size_t i = 0; i < count; ++i) {
            entries[i].here = idOf(approach::here, area::id, here[i]);
            entries[i].previous = idOf(approach::previous, area::id, previous[i]);
            entries[i].next = idOf(approach::next, area::id, next[i]);
        }
        endAt(r.approaches, out_.approaches);
    }

    void addEncounterPaths(Slot a, source::NavArea& r) {
        const auto rows = m_.order(kEncounterPath).group(a);
        r.encounterPaths = startOf(out_.encounterPaths);
        const auto paths = extend(out_.encounterPaths, rows.size());
        encounter_path::fields.save(m_, rows, paths);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            paths[i].from = areaId(encounter_path::from, rows[i]);
            paths[i].to = areaId(encounter_path::to, rows[i]);
            addEncounterSpots(rows[i], paths[i]);
        }
        endAt(r.encounterPaths, out_.encounterPaths);
    }

    void addEncounterSpots(Slot row, source::EncounterPath& path) {
        const auto [first, count] = m_.listRange(kEncounterPath, encounter_path::kSpots, row);
        const auto spots = m_.list(encounter_spot::spot, row);
        path.spots = startOf(out_.encounterSpots);
        const auto entries = extend(out_.encounterSpots, count);
        encounter_spot::fields.saveEntries(m_, first, entries);
        for (std::size_t i = 0; i < count; ++i)
            entries[i].spot = idOf(encounter_spot::spot, hiding_spot::id, spots[i]);
        endAt(path.spots, out_.encounterSpots);
    }

    source::NavRange ladderList(model::ListField<Ref> field, Slot a) {
        auto range = startOf(out_.ladderIds);
        for (const Ref ref : m_.list(field, a))
            out_.ladderIds.push_back(idOf(field, ladder::id, ref));
        endAt(range, out_.ladderIds);
        return range;
    }

    void addVisible(Slot a, source::NavArea& r) {
        const bool positions = visibleArePositions(m_, file_);
        const auto [first, count] = m_.listRange(kArea, area::kVisible, a);
        const auto targets = m_.list(visible::target, a);
        const auto& order = m_.order(kArea);
        r.visible = startOf(out_.visible);
        const auto entries = extend(out_.visible, count);
        visible::fields.saveEntries(m_, first, entries);
        for (std::size_t i = 0; i < count; ++i)
            entries[i].area = positions && targets[i].isSlot() ? order.position(targets[i].slot())
                                                               : idOf(visible::target, area::id, targets[i]);
        endAt(r.visible, out_.visible);
    }

    void addLegacy(Slot a, source::NavArea& r) {
        const auto& legacy = m_.get(area::legacy, a);
        if (source::hasEarlyParts(out_.format)) {
            auto part = decodeEarlyPart(legacy);
            part.words.numbers = startOf(out_.earlyNumbers);
            out_.earlyNumbers.insert(out_.earlyNumbers.end(), part.numbers.begin(), part.numbers.end());
            endAt(part.words.numbers, out_.earlyNumbers);
            out_.earlyAreas.push_back(part.words);
        } else if (!source::hasEncounterPaths(out_.format)) {
            const auto paths = decodeOldPaths(legacy);
            r.oldPathCount = paths.count;
            r.oldPaths = startOf(out_.oldPathBytes);
            out_.oldPathBytes.insert(out_.oldPathBytes.end(), paths.bytes.begin(), paths.bytes.end());
            endAt(r.oldPaths, out_.oldPathBytes);
        }
    }

    void complete(source::NavLadder& r, Slot l) const {
        r.topForward = areaId(ladder::topForward, l);
        r.topLeft = areaId(ladder::topLeft, l);
        r.topRight = areaId(ladder::topRight, l);
        r.topBehind = areaId(ladder::topBehind, l);
        r.bottomArea = areaId(ladder::bottom, l);
    }

    const Model& m_;
    Slot file_;
    source::NavFile out_;
};

} // namespace

source::NavFile navFile(const Model& m, Slot file) {
    return Writer(m, file).run();
}

Saved save(const Model& m) {
    Saved saved;
    m.forEachLive(kFile, [&](Slot row) {
        const auto& name = m.get(file::name, row);
        auto bytes = source::write(navFile(m, row));
        if (bytes)
            saved.files.push_back({row, name, std::move(*bytes)});
        else // enforceInvariants() prevents this for edits; the file on disk then stays as it is
            saved.notices.push_back({name, texts::format("cannot be written: {}", describe(bytes.error()))});
    });
    return saved;
}

std::vector<BlankFile> blanks(const MapStart& map) {
    constexpr std::string_view goldSrc("\x1E\0\0\0", 4); // the version, at the start of the map
    constexpr std::uint32_t goldSrcMesh = 5;
    source::NavFile empty;
    if (map.isOf({goldSrc}))
        empty.format.version = goldSrcMesh;
    else if (!map.isOf({"VBSP"}))
        return {};
    empty.bspSize = static_cast<std::uint32_t>(map.bytes);
    return {{.name = std::string(map.name) + ".nav", .bytes = *source::write(empty)}};
}

std::string fieldAt(const Model& m, Slot file, std::uint64_t offset) {
    return source::fieldAt(navFile(m, file), offset);
}

} // namespace navsmith::systems::source_nav
