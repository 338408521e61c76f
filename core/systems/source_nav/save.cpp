#include "core/systems/source_nav/save.h"

#include "core/systems/source_nav/legacy.h"
#include "core/systems/source_nav/schema.h"

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
        out_.format = formatOf(m_, file_);
        out_.bspSize = m_.get(file::bspSize, file_);
        out_.analysed = m_.get(file::analysed, file_);
        out_.places = names<place>(kPlace);
        out_.populationName = m_.get(file::population, file_);
        out_.fogPlaces = names<fog_place>(kFogPlace);
        out_.viewDistance = m_.get(file::viewDistance, file_);
        const auto tail = std::as_bytes(std::span(m_.get(file::tail, file_)));
        out_.staleTail.assign(tail.begin(), tail.end());
        const auto areas = m_.order(kArea).group(file_);
        reserve(areas.size());
        bool unnamed = false;
        for (const Slot a : areas) {
            out_.areas.push_back(areaRecord(a));
            unnamed = unnamed || out_.areas.back().place == 0;
        }
        if (source::hasUnnamedAreasByte(out_.format))
            out_.hasUnnamedAreas =
                static_cast<std::uint8_t>(m_.get(file::unnamedError, file_) ^ static_cast<unsigned>(unnamed));
        for (const Slot l : m_.order(kLadder).group(file_))
            out_.ladders.push_back(ladderRecord(l));
        return std::move(out_);
    }

private:
    void reserve(std::size_t areas) {
        out_.areas.reserve(areas);
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

    /// Where the entries that come next begin.
    template <typename T>
    static source::NavRange startOf(const std::vector<T>& pool) {
        return {static_cast<std::uint32_t>(pool.size()), 0};
    }
    template <typename T>
    static void endAt(source::NavRange& range, const std::vector<T>& pool) {
        range.count = static_cast<std::uint32_t>(pool.size()) - range.offset;
    }

    source::NavArea areaRecord(Slot a) {
        source::NavArea r;
        r.id = m_.get(area::id, a);
        r.attributes = m_.get(area::attributes, a);
        r.northWest = {m_.get(area::westX, a), m_.get(area::northY, a), m_.get(area::northWestZ, a)};
        r.southEast = {m_.get(area::eastX, a), m_.get(area::southY, a), m_.get(area::southEastZ, a)};
        r.northEastZ = m_.get(area::northEastZ, a);
        r.southWestZ = m_.get(area::southWestZ, a);
        r.place = nameIndex(area::place, kPlace, a);
        r.fogPlace = nameIndex(area::fogPlace, kFogPlace, a);
        r.occupyTimes = {m_.get(area::occupyFirst, a), m_.get(area::occupySecond, a)};
        r.light = {m_.get(area::lightNorthWest, a), m_.get(area::lightNorthEast, a), m_.get(area::lightSouthEast, a),
                   m_.get(area::lightSouthWest, a)};
        r.inheritVisibilityFrom = areaId(area::inheritsFrom, a);
        r.gameFlags = m_.get(area::gameFlags, a);
        addConnections(a, r);
        addHidingSpots(a, r);
        addApproaches(a, r);
        addEncounterPaths(a, r);
        r.ladders = {ladderList(ladder_ref::up, a), ladderList(ladder_ref::down, a)};
        addVisible(a, r);
        addLegacy(a, r);
        return r;
    }

    void addConnections(Slot a, source::NavArea& r) {
        for (std::size_t side = 0; side < r.connections.size(); ++side) {
            r.connections[side] = startOf(out_.connections);
            for (const Slot c : m_.order(kConnection).group(a, side))
                out_.connections.push_back(areaId(connection::target, c));
            endAt(r.connections[side], out_.connections);
        }
    }

    void addHidingSpots(Slot a, source::NavArea& r) {
        r.hidingSpots = startOf(out_.hidingSpots);
        for (const Slot s : m_.order(kHidingSpot).group(a))
            out_.hidingSpots.push_back(
                {m_.get(hiding_spot::id, s),
                 {m_.get(hiding_spot::x, s), m_.get(hiding_spot::y, s), m_.get(hiding_spot::z, s)},
                 m_.get(hiding_spot::flags, s)});
        endAt(r.hidingSpots, out_.hidingSpots);
    }

    void addApproaches(Slot a, source::NavArea& r) {
        const auto here = m_.list(approach::here, a);
        const auto previous = m_.list(approach::previous, a);
        const auto previousHow = m_.list(approach::previousHow, a);
        const auto next = m_.list(approach::next, a);
        const auto nextHow = m_.list(approach::nextHow, a);
        r.approaches = startOf(out_.approaches);
        for (std::size_t i = 0; i < here.size(); ++i) {
            source::ApproachArea& entry = out_.approaches.emplace_back();
            entry.here = idOf(approach::here, area::id, here[i]);
            entry.previous = idOf(approach::previous, area::id, previous[i]);
            entry.previousHow = previousHow[i];
            entry.next = idOf(approach::next, area::id, next[i]);
            entry.nextHow = nextHow[i];
        }
        endAt(r.approaches, out_.approaches);
    }

    void addEncounterPaths(Slot a, source::NavArea& r) {
        r.encounterPaths = startOf(out_.encounterPaths);
        for (const Slot p : m_.order(kEncounterPath).group(a)) {
            source::EncounterPath& path = out_.encounterPaths.emplace_back();
            path.from = areaId(encounter_path::from, p);
            path.fromDirection = m_.get(encounter_path::fromDirection, p);
            path.to = areaId(encounter_path::to, p);
            path.toDirection = m_.get(encounter_path::toDirection, p);
            path.spots = startOf(out_.encounterSpots);
            const auto spots = m_.list(encounter_spot::spot, p);
            const auto places = m_.list(encounter_spot::t, p);
            for (std::size_t i = 0; i < spots.size(); ++i)
                out_.encounterSpots.push_back({idOf(encounter_spot::spot, hiding_spot::id, spots[i]), places[i]});
            endAt(path.spots, out_.encounterSpots);
        }
        endAt(r.encounterPaths, out_.encounterPaths);
    }

    source::NavRange ladderList(model::ListField<Ref> field, Slot a) {
        auto range = startOf(out_.ladderIds);
        for (const Ref ref : m_.list(field, a))
            out_.ladderIds.push_back(idOf(field, ladder::id, ref));
        endAt(range, out_.ladderIds);
        return range;
    }

    void addVisible(Slot a, source::NavArea& r) {
        const bool positions = source::visibleIsPosition(out_.format);
        const auto targets = m_.list(visible::target, a);
        const auto visibility = m_.list(visible::visibility, a);
        const auto& order = m_.order(kArea);
        r.visible = startOf(out_.visible);
        for (std::size_t i = 0; i < targets.size(); ++i)
            out_.visible.push_back({positions && targets[i].isSlot() ? order.position(targets[i].slot())
                                                                     : idOf(visible::target, area::id, targets[i]),
                                    visibility[i]});
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

    source::NavLadder ladderRecord(Slot l) const {
        source::NavLadder r;
        r.id = m_.get(ladder::id, l);
        r.width = m_.get(ladder::width, l);
        r.top = {m_.get(ladder::topX, l), m_.get(ladder::topY, l), m_.get(ladder::topZ, l)};
        r.bottom = {m_.get(ladder::bottomX, l), m_.get(ladder::bottomY, l), m_.get(ladder::bottomZ, l)};
        r.length = m_.get(ladder::length, l);
        r.direction = m_.get(ladder::direction, l);
        r.dangling = m_.get(ladder::dangling, l);
        r.topForward = areaId(ladder::topForward, l);
        r.topLeft = areaId(ladder::topLeft, l);
        r.topRight = areaId(ladder::topRight, l);
        r.topBehind = areaId(ladder::topBehind, l);
        r.bottomArea = areaId(ladder::bottom, l);
        return r;
    }

    const Model& m_;
    Slot file_;
    source::NavFile out_;
};

/// Walks over what a file is made of until it comes to a byte.
class Place {
public:
    explicit Place(std::uint64_t offset) : left_(offset) {}

    /// True, once, when the byte lies in these.
    bool in(std::uint64_t size) {
        if (found_)
            return false;
        if (left_ < size)
            found_ = true;
        else
            left_ -= size;
        return found_;
    }
    [[nodiscard]] std::uint64_t left() const { return left_; }

private:
    std::uint64_t left_;
    bool found_ = false;
};

struct Part {
    std::string_view name;
    std::uint64_t size;
};

std::uint64_t namesSize(const std::vector<std::string>& names) {
    std::uint64_t size = 2;
    for (const auto& name : names)
        size += 2 + name.size();
    return size;
}

/// In the order of section 3 of docs/formats/source-nav.md, then the game's own of section 8.
std::vector<Part> partsOf(const source::NavFile& f, std::size_t index) {
    const auto& format = f.format;
    const auto& a = f.areas[index];
    const auto when = [](bool there, std::uint64_t size) { return there ? size : std::uint64_t{0}; };
    const auto list = [](source::NavRange range, std::uint64_t entry, std::uint64_t count = 4) {
        return count + range.count * entry;
    };
    std::uint64_t paths = 4;
    for (const auto& path : source::entries(f.encounterPaths, a.encounterPaths))
        paths += 11 + std::uint64_t{path.spots.count} * 5;
    paths = source::hasEncounterPaths(format) ? paths : 4 + std::uint64_t{a.oldPaths.count};
    const auto approaches = list(a.approaches, 14, 1);
    const bool base = source::hasApproaches(format) && format.layout != source::NavLayout::CounterStrike;
    const bool leftForDead = source::isLeftForDead(format);
    const auto seen = when(source::hasVisible(format), list(a.visible, source::hasVisibility(format) ? 5 : 4));
    std::uint64_t words = 0;
    std::uint64_t spawnWords = 0;
    std::uint64_t numbers = 0;
    if (source::hasEarlyParts(format)) {
        const auto sub = format.subVersion;
        words = when(sub >= 2 && sub <= 9, 4) + when(sub >= 4 && sub <= 9, 4) + when(sub >= 5, 4);
        spawnWords = when(sub <= 9 && (a.gameFlags & source::kSpawnWordsBit) != 0, 20);
        numbers = when(sub >= 3 && sub <= 9, list(f.earlyAreas[index].numbers, 4, 1));
    }
    return {{"id", 4},
            {"attributes", source::attributeBytes(format)},
            {"north-west corner", 12},
            {"south-east corner", 12},
            {"north-east height", 4},
            {"south-west height", 4},
            {"connections north", list(a.connections[0], 4)},
            {"connections east", list(a.connections[1], 4)},
            {"connections south", list(a.connections[2], 4)},
            {"connections west", list(a.connections[3], 4)},
            {"hiding spots", list(a.hidingSpots, source::hasHidingSpotIds(format) ? 17 : 12, 1)},
            {"approach areas", when(base, approaches)},
            {"encounter paths", paths},
            {"place", when(source::hasPlaces(format), 2)},
            {"ladders up", when(source::hasLadderLists(format), list(a.ladders[0], 4))},
            {"ladders down", when(source::hasLadderLists(format), list(a.ladders[1], 4))},
            {"earliest occupy times", when(source::hasOccupyTimes(format), 8)},
            {"light", when(source::hasLight(format), 16)},
            {"visible areas", when(!leftForDead, seen)},
            {"inherited visibility", when(!leftForDead && source::hasInheritance(format), 4)},
            {"approach areas", when(!base && source::hasApproaches(format), approaches)},
            {"game flags", when(source::hasGameFlags(format), 4)},
            {"unknown words", words},
            {"fog place", when(source::hasFogPlace(format), 2)},
            {"words for spawning", spawnWords},
            {"unknown numbers", numbers},
            {"visible areas", when(leftForDead, seen)},
            {"inherited visibility", when(leftForDead && source::hasInheritance(format), 4)}};
}

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
        else // enforceInvariants() lets no edit go so far; a file with less is not written over one with more
            saved.notices.push_back({name, fmt::format("cannot be written: {}", describe(bytes.error()))});
    });
    return saved;
}

std::string fieldAt(const Model& m, Slot file, std::uint64_t offset) {
    const auto f = navFile(m, file);
    const auto& format = f.format;
    Place at(offset);
    const auto when = [](bool there, std::uint64_t size) { return there ? size : std::uint64_t{0}; };
    const Part front[] = {{"magic", 4},
                          {"version", 4},
                          {"sub-version", when(source::hasSubVersion(format), 4)},
                          {"size of the map", when(source::hasBspSize(format), 4)},
                          {"analysed", when(source::hasAnalysed(format), 1)},
                          {"places", when(source::hasPlaces(format), namesSize(f.places))},
                          {"unnamed areas", when(source::hasUnnamedAreasByte(format), 1)},
                          {"population", when(source::hasPopulationName(format), f.populationName.size() + 1)},
                          {"fog places", when(source::hasFogPlaces(format), namesSize(f.fogPlaces))},
                          {"area count", 4}};
    for (const auto& part : front) {
        if (at.in(part.size))
            return std::string(part.name);
    }
    for (std::size_t i = 0; i < f.areas.size(); ++i) {
        for (const auto& part : partsOf(f, i)) {
            if (at.in(part.size))
                return fmt::format("area {}, {}", f.areas[i].id, part.name);
        }
    }
    if (source::hasLadders(format)) {
        if (at.in(4))
            return "ladder count";
        const std::uint64_t size = source::hasLadderDangling(format) ? 61 : 60;
        for (const auto& l : f.ladders) {
            if (at.in(size))
                return fmt::format("ladder {}, byte {}", l.id, at.left());
        }
    }
    if (source::hasViewDistance(format) && at.in(4))
        return "view distance";
    return fmt::format("bytes after the end, byte {}", at.left());
}

} // namespace navsmith::systems::source_nav
