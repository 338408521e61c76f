#include "tests/support/nav_bytes.h"

#include "tests/support/raw_bytes.h"

#include <stdexcept>

namespace navsmith::tests {
namespace {

void putNames(RawWriter& to, const std::vector<std::string>& names) {
    to.u16(names.size());
    for (const auto& name : names)
        to.u16(name.size()).text(name);
}

void putIds(RawWriter& to, const std::vector<std::uint32_t>& ids) {
    to.u32(ids.size()).each(4, ids);
}

void putApproaches(RawWriter& to, const RawNavArea& area) {
    to.u8(area.approaches.size());
    for (const auto& a : area.approaches)
        to.u32(a.here, a.previous).u8(a.previousHow).u32(a.next).u8(a.nextHow);
}

void putEncounters(RawWriter& to, const RawNavArea& area, std::uint32_t version) {
    to.u32(area.encounters.size());
    for (const auto& path : area.encounters) {
        if (version >= 3)
            to.u32(path.from).u8(path.fromDirection).u32(path.to).u8(path.toDirection);
        else
            to.u32(path.from, path.to).reals(path.entry, path.exit);
        to.u8(path.spots.size());
        for (const auto& [spot, t] : path.spots) {
            if (version >= 3)
                to.u32(spot).u8(t);
            else
                to.reals(path.entry).real(static_cast<float>(t) / 255);
        }
    }
}

void putLeftForDeadTail(RawWriter& to, const RawNavArea& area, std::uint32_t sub) {
    if (sub == 0)
        return;
    to.u32(area.gameFlags);
    if (2 <= sub && sub <= 9)
        to.u32(area.unknown[0]);
    if (4 <= sub && sub <= 9)
        to.u32(area.unknown[1]);
    if (5 <= sub && sub <= 12)
        to.u32(area.unknown[2]);
    if (sub >= 8)
        to.u16(area.fogPlace);
    if (sub <= 9 && area.gameFlags & 8)
        to.each(4, area.spawnWords);
    if (3 <= sub && sub <= 9)
        to.u8(area.numbers.size()).each(4, area.numbers);
    if (sub >= 5) {
        to.u32(area.visible.size());
        for (const auto& [position, visibility] : area.visible) {
            to.u32(position);
            if (sub >= 9)
                to.u8(visibility);
        }
    }
    if (sub >= 11)
        to.u32(area.inherit);
}

void putArea(RawWriter& to, const RawNavArea& area, const RawMesh& mesh) {
    const auto version = mesh.version;
    to.u32(area.id).put(version <= 8 ? 1 : version <= 12 ? 2 : 4, area.attributes);
    to.reals(area.northWest, area.southEast).real(area.northEastZ, area.southWestZ);
    for (const auto& side : area.connections)
        putIds(to, side);
    to.u8(area.hidingSpots.size());
    for (const auto& spot : area.hidingSpots) {
        if (version >= 2)
            to.u32(spot.id).reals(spot.position).u8(spot.flags);
        else
            to.reals(spot.position);
    }
    if (version <= 14)
        putApproaches(to, area);
    putEncounters(to, area, version);
    if (version <= 4)
        return;
    to.u16(area.place);
    if (version <= 6)
        return;
    for (const auto& way : area.ladders)
        putIds(to, way);
    if (version >= 8)
        to.reals(area.occupyTimes);
    if (version >= 11)
        to.reals(area.light);
    if (mesh.game == RawGame::LeftForDead) {
        putLeftForDeadTail(to, area, mesh.subVersion);
        return;
    }
    if (version >= 16) {
        to.u32(area.visible.size());
        for (const auto& [id, visibility] : area.visible)
            to.u32(id).u8(visibility);
        to.u32(area.inherit);
    }
    if (mesh.game == RawGame::CounterStrike)
        putApproaches(to, area);
    if (mesh.game == RawGame::TeamFortress)
        to.u32(area.gameFlags);
}

// Gives every field a distinct value.
class Values {
public:
    std::uint32_t id() { return 0x01020304U * ++next_; }
    std::uint16_t half() { return static_cast<std::uint16_t>(id()); }
    std::uint8_t byte() { return static_cast<std::uint8_t>(++next_ % 255); }
    float number() { return static_cast<float>(++next_) * -3.75F; }
    RawPoint point() { return {number(), number(), number()}; }
    std::vector<std::uint32_t> ids(std::size_t count) {
        std::vector<std::uint32_t> made;
        for (std::size_t i = 0; i < count; ++i)
            made.push_back(id());
        return made;
    }

private:
    std::uint32_t next_ = 0;
};

// `many`: 0 empty lists, 1 one entry each, 2 several, a different number in every list.
RawNavArea smallArea(Values& values, std::size_t many, std::uint32_t version) {
    const auto count = [many](std::size_t several) { return many < 2 ? many : several; };
    RawNavArea area;
    area.id = values.id();
    const std::uint32_t allBits = version <= 8 ? 0xFF : version <= 12 ? 0xFFFF : 0xFFFFFFFF;
    area.attributes = many == 1 ? allBits : values.id() & allBits;
    area.northWest = values.point();
    area.southEast = values.point();
    area.northEastZ = values.number();
    area.southWestZ = values.number();
    for (std::size_t side = 0; side < 4; ++side)
        area.connections[side] = values.ids(count(side + 2));
    for (std::size_t i = 0; i < count(7); ++i)
        area.hidingSpots.push_back({values.id(), values.point(), values.byte()});
    for (std::size_t i = 0; i < count(6); ++i)
        area.approaches.push_back({values.id(), values.id(), values.byte(), values.id(), values.byte()});
    for (std::size_t i = 0; i < count(4); ++i) {
        RawEncounter path;
        path.from = values.id();
        path.fromDirection = values.byte();
        path.to = values.id();
        path.toDirection = values.byte();
        path.entry = values.point();
        path.exit = values.point();
        for (std::size_t spot = 0; spot < i; ++spot) // the first has none
            path.spots.emplace_back(values.id(), values.byte());
        area.encounters.push_back(path);
    }
    area.place = values.half();
    area.ladders = {values.ids(count(2)), values.ids(count(3))};
    for (float& time : area.occupyTimes)
        time = values.number();
    for (float& light : area.light)
        light = values.number();
    for (std::size_t i = 0; i < count(9); ++i)
        area.visible.emplace_back(values.id(), values.byte());
    area.inherit = values.id();
    area.gameFlags = many == 2 ? 0x8 : many == 1 ? 0xFFFFFFF7 : 0x700; // bit 8 adds the spawn words of Left 4 Dead
    area.fogPlace = values.half();
    for (auto& number : area.unknown)
        number = values.id();
    if (area.gameFlags & 8)
        for (auto& word : area.spawnWords)
            word = values.id();
    area.numbers = values.ids(count(5));
    return area;
}

// Parses a file; throws if it is malformed.
class Walker {
public:
    explicit Walker(std::span<const std::byte> file) : file_(file) {}

    std::size_t at = 0;

    void skip(std::size_t bytes) {
        if (bytes > file_.size() - at)
            throw std::runtime_error("not a navigation mesh of this game");
        at += bytes;
    }

    std::uint32_t get(std::size_t bytes) {
        const std::size_t from = at;
        skip(bytes);
        return numberAt(file_, from, bytes);
    }

    std::size_t list(std::size_t countBytes, std::size_t entryBytes) {
        const std::size_t count = get(countBytes);
        skip(count * entryBytes);
        return count;
    }

    void names() {
        for (auto left = get(2); left > 0; --left)
            skip(get(2));
    }

private:
    std::span<const std::byte> file_;
};

} // namespace

std::vector<std::byte> buildMesh(const RawMesh& mesh) {
    RawWriter file;
    file.u32(0xFEEDFACE, mesh.version);
    if (mesh.version >= 10)
        file.u32(mesh.subVersion);
    if (mesh.version >= 4)
        file.u32(mesh.bspSize);
    if (mesh.version >= 14)
        file.u8(mesh.analysed);
    if (mesh.version >= 5)
        putNames(file, mesh.places);
    if (mesh.version >= 12)
        file.u8(mesh.hasUnnamedAreas);
    const bool leftForDead = mesh.game == RawGame::LeftForDead;
    if (leftForDead && mesh.subVersion >= 12)
        file.text(mesh.population).u8(0);
    if (leftForDead && mesh.subVersion >= 8)
        putNames(file, mesh.fogPlaces);
    file.u32(mesh.areas.size());
    for (const auto& area : mesh.areas)
        putArea(file, area, mesh);
    if (mesh.version >= 6) {
        file.u32(mesh.ladders.size());
        for (const auto& ladder : mesh.ladders) {
            file.u32(ladder.id).real(ladder.width).reals(ladder.top, ladder.bottom);
            file.real(ladder.length).u32(ladder.direction);
            if (mesh.version == 6)
                file.u8(ladder.dangling);
            file.each(4, ladder.areas);
        }
    }
    if (leftForDead)
        file.real(mesh.viewDistance);
    return file.bytes;
}

RawMesh smallMesh(std::uint32_t version, std::uint32_t subVersion, RawGame game) {
    using namespace std::string_literals;
    Values values;
    RawMesh mesh;
    mesh.version = version;
    mesh.subVersion = subVersion;
    mesh.game = game;
    mesh.bspSize = values.id();
    mesh.analysed = values.byte();
    mesh.hasUnnamedAreas = values.byte();
    mesh.places = {"BombsiteA\0"s, ""s, "no zero"s, "two\0zeros\0"s, std::string(300, 'x')};
    mesh.population = "hospital";
    mesh.fogPlaces = {"fog_master\0"s, "\xFF\x80"s};
    for (const std::size_t many : {2U, 0U, 1U})
        mesh.areas.push_back(smallArea(values, many, version));
    for (int i = 0; i < 2; ++i) {
        RawLadder ladder;
        ladder.id = values.id();
        ladder.width = values.number();
        ladder.top = values.point();
        ladder.bottom = values.point();
        ladder.length = values.number();
        ladder.direction = values.id();
        ladder.dangling = values.byte();
        for (auto& area : ladder.areas)
            area = values.id();
        mesh.ladders.push_back(ladder);
    }
    mesh.viewDistance = values.number();
    return mesh;
}

std::vector<RawMesh> allSmallMeshes() {
    std::vector<RawMesh> meshes;
    for (std::uint32_t version = 1; version <= 16; ++version) {
        meshes.push_back(smallMesh(version));
        if (version < 10)
            continue;
        if (version >= 15)
            meshes.push_back(smallMesh(version, 1, RawGame::CounterStrike));
        meshes.push_back(smallMesh(version, 1, RawGame::Plain));
        meshes.push_back(smallMesh(version, 2, RawGame::TeamFortress));
        for (std::uint32_t sub = 0; sub <= 14; ++sub)
            meshes.push_back(smallMesh(version, sub, RawGame::LeftForDead));
    }
    return meshes;
}

std::string nameOf(const RawMesh& mesh) {
    std::string name("v");
    name.append(std::to_string(mesh.version)).append(" sub ").append(std::to_string(mesh.subVersion));
    return name.append(" game ").append(std::to_string(static_cast<int>(mesh.game)));
}

RawShape shapeOf(std::span<const std::byte> file, RawGame game) {
    Walker walker(file);
    RawShape shape;
    walker.skip(4);
    const auto version = walker.get(4);
    walker.skip((version >= 10 ? 4U : 0U) + (version >= 4 ? 4U : 0U) + (version >= 14 ? 1U : 0U));
    if (version >= 5)
        walker.names();
    if (version >= 12)
        walker.skip(1);
    if (game == RawGame::LeftForDead) {
        while (walker.get(1) != 0) {
        }
        walker.names();
    }
    shape.areaCount = walker.at;
    for (auto left = walker.get(4); left > 0; --left) {
        shape.areas.push_back(walker.at);
        walker.skip(36 + (version <= 8 ? 1U : version <= 12 ? 2U : 4U));
        for (int side = 0; side < 4; ++side)
            shape.connections += walker.list(4, 4);
        shape.hidingSpots += walker.list(1, version >= 2 ? 17 : 12);
        if (version <= 14)
            shape.approaches += walker.list(1, 14);
        const auto encounters = walker.get(4);
        shape.encounters += encounters;
        for (std::uint32_t i = 0; i < encounters; ++i) {
            walker.skip(10);
            shape.encounterSpots += walker.list(1, 5);
        }
        if (version >= 5)
            walker.skip(2);
        if (version >= 7)
            for (int way = 0; way < 2; ++way)
                walker.list(4, 4);
        walker.skip((version >= 8 ? 8U : 0U) + (version >= 11 ? 16U : 0U));
        if (game == RawGame::LeftForDead)
            walker.skip(6);
        if (version >= 16) {
            shape.visible += walker.list(4, 5);
            walker.skip(4);
        }
        if (game == RawGame::CounterStrike)
            shape.approaches += walker.list(1, 14);
        if (game == RawGame::TeamFortress)
            walker.skip(4);
    }
    shape.ladderCount = walker.at;
    if (version >= 6)
        shape.ladders = walker.list(4, version == 6 ? 61 : 60);
    if (game == RawGame::LeftForDead)
        walker.skip(4);
    shape.end = walker.at;
    return shape;
}

} // namespace navsmith::tests
