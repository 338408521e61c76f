#include "tests/core/systems/source_nav/edit_mesh.h"

#include "core/systems/source_nav/mesh/schema.h"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>

namespace navsmith::tests {

namespace nav = systems::source_nav;
using model::Slot;

source::NavFile readMesh(const Bytes& file) {
    auto read = source::read(file);
    if (!read)
        throw std::runtime_error("the mesh does not read");
    return std::move(*read);
}

std::map<std::string, std::size_t> danglingIn(const source::NavFile& file) {
    std::set<std::uint32_t> areas{0};
    std::set<std::uint32_t> spots{0};
    std::set<std::uint32_t> ladders{0};
    std::map<std::string, std::size_t> faults;
    for (const auto& a : file.areas)
        faults["area id that stands twice"] += areas.insert(a.id).second ? 0 : 1;
    for (const auto& s : file.hidingSpots)
        spots.insert(s.id);
    for (const auto& l : file.ladders)
        faults["ladder id that stands twice"] += ladders.insert(l.id).second ? 0 : 1;
    if (source::hasHidingSpotIds(file.format))
        faults["spot id that stands twice"] += file.hidingSpots.size() + 1 - spots.size();
    const auto check = [&](const std::set<std::uint32_t>& known, std::uint32_t id, const char* what) {
        faults[what] += known.contains(id) ? 0 : 1;
    };
    for (const auto id : file.connections)
        check(areas, id, "connection");
    for (const auto& p : file.encounterPaths) {
        check(areas, p.from, "encounter path");
        check(areas, p.to, "encounter path");
    }
    for (const auto& s : file.encounterSpots)
        check(spots, s.spot, "encounter spot");
    for (const auto& a : file.approaches) {
        for (const auto id : {a.here, a.previous, a.next})
            check(areas, id, "approach");
    }
    for (const auto id : file.ladderIds)
        check(ladders, id, "ladder list");
    for (const auto& v : file.visible) {
        if (source::visibleIsPosition(file.format))
            faults["visible"] += v.area < file.areas.size() ? 0 : 1;
        else
            check(areas, v.area, "visible");
    }
    for (const auto& a : file.areas) {
        check(areas, a.inheritVisibilityFrom, "inheritance");
        faults["place"] += a.place <= file.places.size() ? 0 : 1;
    }
    for (const auto& l : file.ladders) {
        for (const auto id : {l.topForward, l.topLeft, l.topRight, l.topBehind, l.bottomArea})
            check(areas, id, "ladder end");
    }
    std::erase_if(faults, [](const auto& f) { return f.second == 0; });
    return faults;
}

world::RayCaster floorAt(float z, float fromX) {
    constexpr float far = 10000;
    world::MapGeometry map;
    map.positions = {{fromX, -far, z}, {far, -far, z}, {far, far, z}, {fromX, far, z}};
    map.indices = {0, 1, 2, 0, 2, 3};
    map.layers = {{world::MapLayer::Solid, 0, 2}};
    map.minimum = map.positions[0];
    map.maximum = map.positions[2];
    return *world::RayCaster::build(map);
}

const world::RayCaster& flatGround() {
    static const auto ground = floorAt(-3);
    return ground;
}

namespace {

RawNavArea squareArea(std::uint32_t id, float x, float y, float z) {
    RawNavArea a;
    a.id = id;
    a.northWest = {x, y, z};
    a.southEast = {x + 100, y + 100, z};
    a.northEastZ = a.southWestZ = z;
    a.light = {0.25F, 0.5F, 0.75F, 1};
    return a;
}

} // namespace

RawMesh editMesh(std::uint32_t version, std::uint32_t subVersion, RawGame game) {
    RawMesh mesh;
    mesh.version = version;
    mesh.subVersion = subVersion;
    mesh.game = game;
    mesh.analysed = version >= 14 ? 1 : 0;
    mesh.hasUnnamedAreas = 1;
    mesh.areas = {squareArea(1, 0, 0, 0),   squareArea(2, 100, 0, 0),    squareArea(3, 200, 0, 0),
                  squareArea(4, 0, 100, 8), squareArea(5, 0, -100, 200), squareArea(6, 450, 0, 20),
                  squareArea(7, 250, 50, 4)};
    auto& areas = mesh.areas;
    areas[5].southEast[0] = 350;
    areas[5].northEastZ = 24;
    areas[5].southEast[2] = 24;
    areas[0].connections[1] = {2};
    areas[1].connections = {{{}, {3}, {}, {1}}};
    areas[0].attributes = 1;
    areas[2].attributes = 3;
    areas[0].hidingSpots = {{11, {50, 50, 5}, version >= 2 ? std::uint8_t{0x81} : std::uint8_t{1}}};
    areas[1].hidingSpots = {{12, {150, 50, 0}, 1}};
    if (version >= 3)
        areas[1].encounters = {{1, 3, 3, 1, {{11, 0}, {12, 128}}}};
    if (version >= 5) {
        mesh.places = {std::string("Alpha\0", 6), std::string("Gone\0", 5), std::string("Beta\0", 5)};
        areas[0].place = areas[1].place = 1;
        areas[2].place = 3;
    }
    if (version >= 16) {
        areas[0].visible = {{2, 1}, {3, 3}, {4, 2}};
        areas[1].visible = {{3, 0}, {5, 1}};
        areas[1].inherit = 1;
        areas[2].visible = {{1, 1}};
    }
    if (version >= 6) {
        RawLadder ladder;
        ladder.id = 21;
        ladder.width = 32;
        ladder.top = {50, 0, 200};
        ladder.bottom = {50, 0, 0};
        ladder.length = 200;
        ladder.direction = 2;
        mesh.ladders = {ladder};
    }
    return mesh;
}

EditMesh::EditMesh() : EditedModel(loadMesh(buildMesh(editMesh()))) {
    // Where areas lie, what ladders lead to, and which side connections leave through is up to the user.
    expected = {"NAV022", "NAV026", "NAV039", "NAV079"};
}

Element EditMesh::area(std::uint32_t id) const {
    Element found;
    model.forEachLive(nav::kArea, [&](Slot a) {
        if (model.get(nav::area::id, a) == id)
            found = {nav::kArea, a};
    });
    return found;
}

Elements EditMesh::areas(const std::vector<std::uint32_t>& ids) const {
    Elements out;
    for (const auto id : ids)
        out.push_back(area(id));
    return out;
}

Element EditMesh::spot(std::uint32_t id) const {
    Element found;
    model.forEachLive(nav::kHidingSpot, [&](Slot s) {
        if (model.get(nav::hiding_spot::id, s) == id)
            found = {nav::kHidingSpot, s};
    });
    return found;
}

Element EditMesh::ladder(std::uint32_t id) const {
    Element found;
    model.forEachLive(nav::kLadder, [&](Slot l) {
        if (model.get(nav::ladder::id, l) == id)
            found = {nav::kLadder, l};
    });
    return found;
}

Element EditMesh::place(std::string_view name) const {
    Element found;
    model.forEachLive(nav::kPlace, [&](Slot p) {
        if (model.get(nav::place::name, p) == name)
            found = {nav::kPlace, p};
    });
    return found;
}

Element EditMesh::connection(std::uint32_t from, std::uint32_t to) const {
    Element found;
    model.forEachReferrer(nav::connection::owner, area(from).slot, [&](Slot c) {
        if (model.get(nav::connection::target, c).pointsTo(area(to).slot))
            found = {nav::kConnection, c};
    });
    return found;
}

source::NavArea EditMesh::stored(std::uint32_t id) const {
    const auto read = file();
    const auto it = std::ranges::find(read.areas, id, &source::NavArea::id);
    if (it == read.areas.end())
        throw std::runtime_error("no such area");
    return *it;
}

std::vector<std::uint32_t> EditMesh::ways(std::uint32_t id, std::size_t side) const {
    const auto read = file();
    const auto it = std::ranges::find(read.areas, id, &source::NavArea::id);
    const auto ids = source::entries(read.connections, it->connections.at(side));
    return {ids.begin(), ids.end()};
}

bool EditMesh::leads(std::uint32_t from, std::uint32_t to) const {
    for (std::size_t side = 0; side < 4; ++side) {
        const auto ids = ways(from, side);
        if (std::ranges::find(ids, to) != ids.end())
            return true;
    }
    return false;
}

std::string EditMesh::placeOf(std::uint32_t id) const {
    const auto read = file();
    const auto it = std::ranges::find(read.areas, id, &source::NavArea::id);
    if (it->place == 0)
        return {};
    const auto& name = read.places.at(it->place - 1U);
    return name.substr(0, name.find('\0'));
}

std::vector<std::uint32_t> EditMesh::idsOf(const Elements& selected) const {
    std::vector<std::uint32_t> ids;
    for (const auto& e : selected) {
        EXPECT_EQ(e.type, nav::kArea);
        ids.push_back(model.get(nav::area::id, e.slot));
    }
    std::ranges::sort(ids);
    return ids;
}

Elements EditMesh::click(Element onto, glm::vec3 at, std::vector<double> values) {
    return build(system().editing.builders.at(0).id, {{}, onto, at}, std::move(values));
}

std::string EditMesh::clickRefusal(Element onto, glm::vec3 at, std::vector<double> values) {
    return buildRefusal(system().editing.builders.at(0).id, {{}, onto, at}, std::move(values));
}

} // namespace navsmith::tests
