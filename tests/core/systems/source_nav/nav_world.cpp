#include "tests/core/systems/source_nav/nav_world.h"

#include "tests/support/corpus.h"

#include <fmt/format.h>

#include <stdexcept>

namespace navsmith::tests {

namespace area = systems::source_nav::area;
namespace connection = systems::source_nav::connection;
using model::Model;
using model::Slot;
using systems::source_nav::kArea;
using systems::source_nav::system;

namespace {

RawNavArea square(std::uint32_t id, float x, float y, float z) {
    RawNavArea area;
    area.id = id;
    area.northWest = {x, y, z};
    area.southEast = {x + 100, y + 100, z};
    area.northEastZ = z;
    area.southWestZ = z;
    area.place = id <= 2 ? 1 : 2;
    area.fogPlace = 1;
    area.occupyTimes = {2.5F, 7};
    area.light = {1, 0.5F, 0.25F, 0};
    return area;
}

constexpr std::size_t kNorth = 0;
constexpr std::size_t kEast = 1;
constexpr std::size_t kSouth = 2;
constexpr std::size_t kWest = 3;

} // namespace

RawMesh soundMesh(std::uint32_t version, std::uint32_t subVersion, RawGame game) {
    using namespace std::string_literals;
    RawMesh mesh;
    mesh.version = version;
    mesh.subVersion = subVersion;
    mesh.game = game;
    mesh.bspSize = 123456;
    mesh.analysed = 1;
    mesh.places = {"BombsiteA\0"s, "LongDoors\0"s};
    mesh.population = "hospital";
    mesh.fogPlaces = {"fog_master\0"s};
    mesh.viewDistance = 1500;
    mesh.areas = {square(1, 0, 0, 0), square(2, 100, 0, 0), square(3, 200, 0, 0), square(4, 0, 100, 0),
                  square(5, 100, 100, 200)};
    auto& areas = mesh.areas;
    areas[0].connections[kEast] = {2};
    areas[0].connections[kSouth] = {4};
    areas[1].connections[kWest] = {1};
    areas[1].connections[kEast] = {3};
    areas[2].connections[kWest] = {2};
    areas[3].connections[kNorth] = {1};
    areas[4].connections[kWest] = {4};
    areas[0].hidingSpots = {{1, {20, 30, 0}, 1}};
    areas[2].hidingSpots = {{2, {280, 20, 0}, 5}};
    areas[1].encounters = {{1, 3, 3, 1, {{1, 0}, {2, 255}}, {}, {}}};
    areas[2].approaches = {{2, 1, 1, 3, 1}};
    const std::uint32_t first = game == RawGame::LeftForDead && subVersion >= 14 ? 0 : 1; // there they are positions
    areas[0].visible = {{first + 1, 1}, {first + 2, 3}};
    areas[1].inherit = 1;
    areas[1].ladders[0] = {1};
    areas[4].ladders[1] = {1};
    RawLadder ladder;
    ladder.id = 1;
    ladder.width = 32;
    ladder.top = {150, 95, 200};
    ladder.bottom = {150, 95, 0};
    ladder.length = 200;
    ladder.areas = {5, 0, 0, 0, 2};
    mesh.ladders = {ladder};
    return mesh;
}

std::vector<RawMesh> allSoundMeshes() {
    return {soundMesh(4),
            soundMesh(5),
            soundMesh(6),
            soundMesh(7),
            soundMesh(9),
            soundMesh(12),
            soundMesh(15, 1, RawGame::CounterStrike),
            soundMesh(16),
            soundMesh(16, 1, RawGame::CounterStrike),
            soundMesh(16, 2, RawGame::TeamFortress),
            soundMesh(16, 14, RawGame::LeftForDead)};
}

Model loadMesh(std::span<const std::byte> bytes) {
    const systems::InputFile input{"a.nav", bytes};
    auto loaded = system().codec.load(std::span(&input, 1), {});
    if (!loaded)
        throw std::runtime_error(describe(loaded.error()));
    return std::move(loaded->model);
}

Model loadMesh(const RawMesh& mesh) {
    return loadMesh(buildMesh(mesh));
}

Bytes saveMesh(const Model& model) {
    auto saved = system().codec.save(model);
    if (saved.files.size() != 1)
        throw std::runtime_error(saved.notices.empty() ? std::string("nothing saved")
                                                       : std::string(saved.notices.front().text));
    return std::move(saved.files.front().bytes);
}

std::vector<std::filesystem::path> realMeshes() {
    std::vector<std::filesystem::path> meshes;
    for (const auto* name : {"source-nav", "goldsrc-bsp-nav"}) {
        const auto folder = corpusFolder(name);
        if (!folder)
            continue;
        for (const auto& path : filesIn(*folder)) {
            if (path.extension() == ".nav")
                meshes.push_back(path);
        }
    }
    return meshes;
}

Slot areaWithId(const Model& model, std::uint32_t id) {
    for (const Slot a : model.order(kArea).all()) {
        if (model.get(area::id, a) == id)
            return a;
    }
    throw std::runtime_error(fmt::format("no area {}", id));
}

Slot connectionBetween(const Model& model, std::uint32_t from, std::uint32_t to) {
    const Slot owner = areaWithId(model, from);
    const Slot target = areaWithId(model, to);
    for (const Slot c : model.referrers(connection::owner, owner)) {
        if (model.get(connection::target, c).pointsTo(target))
            return c;
    }
    throw std::runtime_error(fmt::format("no connection from {} to {}", from, to));
}

} // namespace navsmith::tests
