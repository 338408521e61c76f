// Meshes of Source 2 for the tests that every system has to pass.
#include "core/systems/source2_nav/invariants.h"
#include "core/systems/source2_nav/schema.h"
#include "tests/core/systems/harness/schema_editor.h"
#include "tests/core/systems/source2_nav/mesh_world.h"
#include "tests/core/systems/source2_nav/rule_breaks.h"

#include <algorithm>
#include <limits>
#include <set>

namespace navsmith::tests {

namespace nav = systems::source2_nav;
using model::ElementTypeId;
using model::kNoSlot;
using model::Ref;
using model::Slot;

namespace {

class PolygonEditor : public SchemaEditor {
public:
    PolygonEditor(model::Transaction& tx, std::mt19937& random, RandomEdits edits) : SchemaEditor(tx, random, edits) {
        neverNone_.push_back(nav::connection::target);
    }

    void edit() {
        constexpr std::array<ElementTypeId, 4> parts{nav::kArea, nav::kConnection, nav::kHidingSpot, nav::kLadder};
        constexpr std::array<ElementTypeId, 5> ordered{nav::kArea, nav::kConnection, nav::kHidingSpot, nav::kLadder,
                                                       nav::kPoint};
        switch (below(any() ? 10 : 8)) {
        case 0:
        case 1:
        case 2:
            setProperty();
            break;
        case 3:
            moveCorner();
            break;
        case 4:
            erase(anyOf(parts));
            break;
        case 5:
            add();
            break;
        case 6:
            setList(nav::kArea);
            break;
        case 7:
            moveLast(anyOf(ordered));
            break;
        default:
            byHand();
            break;
        }
    }

private:
    [[nodiscard]] bool shared() const { return source2::hasCornerTable(nav::versionOf(m())); }
    [[nodiscard]] bool understood() const {
        return m().get(nav::file::customData, 0) == static_cast<std::uint8_t>(nav::CustomData::Understood);
    }

    void moveCorner() {
        const float by = oneOf(std::array{5.0F, 20.0F, 100.0F, -100.0F, -20.0F});
        const auto shift = [&](model::Column<float> column) {
            if (const Slot row = anyRow(column.type); row != kNoSlot)
                tx_.set(column, row, m().get(column, row) + by);
        };
        const int which = below(3);
        if (shared())
            shift(std::array{nav::point::x, nav::point::y, nav::point::z}[static_cast<std::size_t>(which)]);
        else
            shift(std::array{nav::corner::x, nav::corner::y, nav::corner::z}[static_cast<std::size_t>(which)]);
    }

    void add() {
        const Slot a = anyRow(nav::kArea);
        const Slot b = anyRow(nav::kArea);
        const int what = below(4);
        if (a == kNoSlot)
            return;
        if (what == 0 && nav::whyFixedAreas(m()).empty()) {
            addArea(3 + below(3));
        } else if (what == 1 && understood()) {
            tx_.set(nav::hiding_spot::owner, tx_.create(nav::kHidingSpot), Ref::to(a));
        } else if (what == 2) {
            const Slot row = tx_.create(nav::kLadder);
            tx_.set(nav::ladder::file, row, Ref::to(0));
            tx_.set(nav::ladder::ends[0].column, row, Ref::to(a));
            tx_.set(nav::ladder::ends[nav::ladder::kFoot].column, row, Ref::to(b));
        } else {
            const Slot row = tx_.create(nav::kConnection);
            tx_.set(nav::connection::owner, row, Ref::to(a));
            tx_.set(nav::connection::edge, row, static_cast<std::uint8_t>(below(3)));
            tx_.set(nav::connection::target, row, Ref::to(b));
            tx_.set(nav::connection::targetEdge, row, static_cast<std::uint32_t>(below(3)));
        }
    }

    void addArea(int corners) {
        const Slot a = tx_.create(nav::kArea);
        tx_.set(nav::area::file, a, Ref::to(0));
        const auto at = static_cast<float>(number());
        for (int i = 0; i < corners; ++i) {
            const float x = at + 10.0F * static_cast<float>(i);
            const float y = at + 10.0F * static_cast<float>(i * i);
            const Slot c = tx_.create(nav::kCorner);
            tx_.set(nav::corner::owner, c, Ref::to(a));
            if (!shared()) {
                tx_.set(nav::corner::x, c, x);
                tx_.set(nav::corner::y, c, y);
                continue;
            }
            const Slot p = tx_.create(nav::kPoint);
            tx_.set(nav::point::file, p, Ref::to(0));
            tx_.set(nav::point::x, p, x);
            tx_.set(nav::point::y, p, y);
            tx_.set(nav::corner::point, c, Ref::to(p));
        }
    }

    /// Any column but those that say how the file is stored, and those that a commit guards.
    void byHand() {
        const auto type = static_cast<ElementTypeId>(below(m().schema().typeCount()));
        const Slot row = anyRow(type);
        if (row == kNoSlot)
            return;
        const auto column = anyColumn(type);
        const auto& spec = m().schema().type(type).columns[column];
        if (!spec.uniqueId && (type != nav::kFile || spec.storage != model::Storage::Text))
            setColumn({type, row}, column);
    }
};

std::vector<Document> sound() {
    std::vector<Document> all;
    for (const auto& [name, mesh] : allSmallSource2Meshes())
        all.push_back({name, source2File(mesh)});
    return all;
}

/// Full of ids that name nothing, and of numbers that are none.
std::vector<Document> odd() {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::vector<Document> all;
    const auto add = [&](std::string name, const Source2Change& change, std::uint32_t version = 35) {
        all.push_back({std::move(name), sevenWith(change, version)});
    };
    add("targets that no area has", [](Source2Mesh& m) {
        m.areas[0].edges[0] = {{99, 9}, {0, 0}, {1, 0}};
        m.areas[0].edges[1] = {{2, 3}, {2, 3}, {2, 100}};
        m.areas[1].above = {7, 0, 1, 1};
        m.ladders[0].areas = {1, 0, 88, 0, 0, 99, 4};
        m.areas[0].approaches.push_back(source2Approach(77, -5, 1000000));
    });
    add("ids twice", [](Source2Mesh& m) {
        m.areas[1].id = 1;
        m.areas[2].id = 0;
        m.ladders.push_back(m.ladders[0]);
        m.areas[3].spots[0] = source2Spot(2, {1, 2, 3}, 0);
    });
    add("no numbers", [=](Source2Mesh& m) {
        m.corners[0] = {nan, infinity, -infinity};
        m.areas[1].unknown = nan;
        m.ladders[0].top[0] = infinity;
        m.ladders[0].direction = 9;
        m.bounds[0][12] = nan;
    });
    add("corners beyond the table", [](Source2Mesh& m) { m.areas[2].corners = {4, 4000000000U, 19}; });
    add("unknown bits", [](Source2Mesh& m) {
        m.flags = 0xDEADBEEF;
        m.unknownWord = 7;
        m.usesDefaults = 6;
        m.areas[0].attributes = 0xFFFFFFFFFFFFFFFF;
        m.areas[6].hull = 200;
        m.areas[3].spots[0] = source2Spot(1, m.corners[7], 0x7FFFFFFF);
    });
    add("bytes before blocks", [](Source2Mesh& m) { m.padByte = 0xAB; });
    add("custom data of an unknown kind", [](Source2Mesh& m) {
        m.hasCustom = false;
        m.customInstead = RawBytes(37, std::byte{0x5A});
    });
    add("custom data without areas", [](Source2Mesh& m) {
        m.hasCustom = false;
        m.customInstead = RawBytes();
    });
    add("polygons in another order", [](Source2Mesh& m) {
        for (const auto& area : m.areas)
            m.polygons.push_back(area.corners);
        m.polygonOfArea = {0, 1, 2, 3, 4, 6, 5};
        std::swap(m.polygons[5], m.polygons[6]);
        m.polygons.push_back({0, 1, 2});
    });
    add("no areas", [](Source2Mesh& m) { m = Source2Mesh(); });
    add(
        "corners of their own that are no numbers",
        [=](Source2Mesh& m) {
            m.corners[0] = {nan, 0, infinity};
        },
        30);
    return all;
}

std::vector<Document> real() {
    return realFiles({kSource2Corpus}, ".nav");
}

/// Each reference to nothing that a mesh stores, counted.
std::map<std::string, std::size_t> danglingOf(const source2::NavFile& file) {
    std::set<std::uint32_t> areas{0};
    std::set<std::uint32_t> ladders{0};
    std::map<std::string, std::size_t> faults;
    for (const auto& a : file.areas)
        faults["area id that stands twice"] += areas.insert(a.id).second ? 0 : 1;
    for (const auto& l : file.ladders)
        faults["ladder id that stands twice"] += ladders.insert(l.id).second ? 0 : 1;
    for (const auto& c : file.connections)
        faults["connection"] += areas.contains(c.area) ? 0 : 1;
    for (const auto id : file.ladderIds)
        faults["ladder list"] += ladders.contains(id) ? 0 : 1;
    for (const auto corner : file.polygonCorners)
        faults["corner"] += corner < file.corners.size() ? 0 : 1;
    for (const auto& l : file.ladders) {
        for (const auto& end : nav::ladder::ends)
            faults["ladder end"] += areas.contains(l.*end.member) ? 0 : 1;
    }
    if (const auto custom = source2::readCustomData(file.custom.bytes)) {
        faults["entries of custom data"] += custom->size() == file.areas.size() ? 0 : 1;
        for (const auto& data : *custom) {
            for (const auto& approach : data.approaches) {
                for (const auto id : {approach.previous, approach.here, approach.next})
                    faults["approach"] += id == -1 || areas.contains(static_cast<std::uint32_t>(id)) ? 0 : 1;
            }
        }
    }
    std::erase_if(faults, [](const auto& fault) { return fault.second == 0; });
    return faults;
}

/// An index beyond the table of corners is one of a corner while areas that were added make the table longer.
std::string source2ReadingFaults(const FileBytes& opened, const FileBytes& before, const FileBytes& after) {
    auto known = danglingOf(source2::read(opened.begin()->second).value());
    for (const auto& [what, count] : danglingOf(source2::read(before.begin()->second).value()))
        known[what] = std::max(known[what], count);
    for (const auto& [what, count] : danglingOf(source2::read(after.begin()->second).value())) {
        if (count > known[what])
            return what;
    }
    return {};
}

} // namespace

SystemCase source2NavCase() {
    return {.id = "source2_nav",
            .sound = sound,
            .odd = odd,
            .real = real,
            .corpus = kSource2Corpus,
            .breaks = source2Breaks,
            .leftByFixes = {"S2015"},
            .editAtRandom = editSeveral<PolygonEditor>,
            .readingFaults = source2ReadingFaults,
            .picks = {nav::kArea, nav::kArea, nav::kArea, nav::kArea, nav::kConnection, nav::kHidingSpot, nav::kLadder,
                      nav::kPoint, nav::kCorner},
            // How far one falls or climbs, and which way; what is left alone; where corners and ladders lie.
            .upToTheUser = {"S2006", "S2007", "S2008", "S2012", "S2013", "S2015", "S2017", "S2018", "S2022", "S2040"},
            // They move or copy hiding spots as far as one likes, also off the corners of their areas.
            .mayBreakRules = {"duplicate", "mirror_selection", "rotate_selection", "scale_selection", "array", "smooth",
                              "align", "spread", "snap_to_grid"},
            .untried = {"corners_to_ground", "set_edges"}, // without a map; few edges have such a number
            .faultsMaySpread = true,
            .bounded = nav::kArea};
}

} // namespace navsmith::tests
