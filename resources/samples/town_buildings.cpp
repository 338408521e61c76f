// Houses and landmarks: see town_models.h.
#include "formats/gta_world/ide_file.h"

#include <string_view>

#include "resources/samples/town_models.h"

namespace navsmith::samples {

namespace {

using glm::vec2;
using glm::vec3;
using enum Material;

constexpr float kFoundation = -5; ///< so that houses stand on slopes
constexpr float kProud = 0.06F;   ///< how far panels stand out from a wall
constexpr float kFloor = 3.1F;

Cuboid centred(float width, float depth, float bottom, float top, vec2 middle = vec2(0)) {
    return {middle - vec2(width, depth) / 2.0F, middle + vec2(width, depth) / 2.0F, bottom, top};
}

/// An upright panel on the south wall of a block.
void addFront(Faces& to, const Cuboid& block, float from, float until, float bottom, float top, Material material) {
    const float y = block.low.y - kProud;
    addPolygon(to, {{from, y, bottom}, {until, y, bottom}, {until, y, top}, {from, y, top}}, material);
}
void addBack(Faces& to, const Cuboid& block, float from, float until, float bottom, float top, Material material) {
    const float y = block.high.y + kProud;
    addPolygon(to, {{until, y, bottom}, {from, y, bottom}, {from, y, top}, {until, y, top}}, material);
}
void addSides(Faces& to, const Cuboid& block, float from, float until, float bottom, float top, Material material) {
    const float east = block.high.x + kProud;
    const float west = block.low.x - kProud;
    addPolygon(to, {{east, from, bottom}, {east, until, bottom}, {east, until, top}, {east, from, top}}, material);
    addPolygon(to, {{west, until, bottom}, {west, from, bottom}, {west, from, top}, {west, until, top}}, material);
}

/// Rows of windows in front and at the back, with so many windows in a row; 0 makes bands around the house.
void addWindows(Faces& to, const Cuboid& block, int floors, int windows) {
    for (int floor = 0; floor < floors; ++floor) {
        const float bottom = static_cast<float>(floor) * kFloor + 1.0F;
        const float top = bottom + 1.4F;
        const auto [low, high] = std::pair{block.low, block.high};
        if (windows == 0) {
            addFront(to, block, low.x + 0.8F, high.x - 0.8F, bottom, top, Windows);
            addBack(to, block, low.x + 0.8F, high.x - 0.8F, bottom, top, Windows);
            addSides(to, block, low.y + 0.8F, high.y - 0.8F, bottom, top, Windows);
            continue;
        }
        const float pitch = (high.x - low.x) / static_cast<float>(windows);
        for (int i = 0; i < windows; ++i) {
            const float x = low.x + pitch * (static_cast<float>(i) + 0.5F);
            addBack(to, block, x - 0.6F, x + 0.6F, bottom, top, Glass);
            if (floor > 0 || i != windows / 2) // there is the door
                addFront(to, block, x - 0.6F, x + 0.6F, bottom, top, Glass);
        }
    }
}

void addDoor(Faces& to, const Cuboid& block, int windows) {
    const float pitch = (block.high.x - block.low.x) / static_cast<float>(windows);
    const int middle = windows / 2;
    const float x = block.low.x + pitch * (static_cast<float>(middle) + 0.5F);
    addFront(to, block, x - 0.55F, x + 0.55F, 0, 2.2F, Door);
}

void addChimney(Faces& to, float x, float y, float bottom, float top) {
    addCuboid(to, centred(0.9F, 0.9F, bottom, top, {x, y}), Stone, Stone);
}

Prototype prototype(std::string name, Faces faces, double width, double depth, Quarter quarter = Quarter::None,
                    double share = 1) {
    return {.model = {.name = std::move(name), .faces = std::move(faces)},
            .width = width,
            .depth = depth,
            .quarter = quarter,
            .share = share};
}

// Houses ----------------------------------------------------------------------------------------------------------

struct House {
    std::string_view name;
    Quarter quarter = Quarter::Gardens;
    float width = 0;
    float depth = 0;
    int floors = 0;
    int windows = 0;
    float roof = 0; ///< height; 0: flat
    float hip = 0;
    bool alongStreet = true; ///< the ridge
    Material walls = Plain;
    Material top = Dirt;
    double share = 1;
};

Prototype pitched(const House& house) {
    Faces faces;
    const auto block = centred(house.width, house.depth, kFoundation, static_cast<float>(house.floors) * kFloor);
    addCuboid(faces, block, house.walls, house.walls);
    auto eaves = block;
    eaves.low -= 0.4F;
    eaves.high += 0.4F;
    addRoof(faces, eaves, house.roof, house.hip, house.alongStreet, house.top, house.walls);
    addWindows(faces, block, house.floors, house.windows);
    addDoor(faces, block, house.windows);
    addChimney(faces, house.width * 0.27F, house.depth * 0.16F, block.top, block.top + house.roof + 0.6F);
    return prototype(std::string(house.name), std::move(faces), house.width, house.depth, house.quarter, house.share);
}

Prototype flat(const House& house) {
    Faces faces;
    const auto block = centred(house.width, house.depth, kFoundation, static_cast<float>(house.floors) * kFloor + 0.9F);
    addCuboid(faces, block, house.walls, house.top);
    addWindows(faces, block, house.floors, house.windows);
    if (house.windows > 0)
        addDoor(faces, block, house.windows);
    // Stairs and plant on the roof.
    addCuboid(faces,
              centred(house.width * 0.3F, house.depth * 0.35F, block.top, block.top + 2.4F,
                      {house.width * 0.18F, house.depth * 0.12F}),
              house.walls, Gravel);
    return prototype(std::string(house.name), std::move(faces), house.width, house.depth, house.quarter, house.share);
}

/// A shop has an awning and a wide window.
Prototype shop(const House& house) {
    auto made = flat(house);
    const auto block = centred(house.width, house.depth, 0, 0);
    auto& faces = made.model.faces;
    addFront(faces, {block.low - vec2(0, kProud), block.high, 0, 0}, block.low.x + 0.6F, block.high.x - 0.6F, 0.3F,
             2.7F, Windows);
    addCuboid(faces, {{block.low.x + 0.4F, block.low.y - 1.4F}, {block.high.x - 0.4F, block.low.y}, 2.8F, 3.0F},
              ThinWood, ThinWood);
    return made;
}

/// A tall house that is narrower above.
Prototype tower(const House& house) {
    auto made = flat(house);
    const auto top = static_cast<float>(house.floors) * kFloor + 0.9F;
    auto& faces = made.model.faces;
    Faces upper;
    const auto block = centred(house.width * 0.7F, house.depth * 0.7F, 0, 5 * kFloor);
    addCuboid(upper, block, house.walls, Gravel);
    addWindows(upper, block, 5, 0);
    addColumn(upper, {0, 0, block.top}, 6, 0.3F, 0, 4, Metal);
    for (auto& face : upper) {
        for (auto& corner : face.corners)
            corner.z += top;
        faces.push_back(face);
    }
    return made;
}

Prototype villa() {
    Faces faces;
    const auto main = centred(12, 9, kFoundation, 2 * kFloor, {-1, 0.5F});
    const auto wing = centred(6, 7, kFoundation, kFloor, {8, 1});
    addCuboid(faces, main, Plain, Plain);
    addRoof(faces, {main.low - 0.5F, main.high + 0.5F, 0, main.top}, 2.8F, 3.5F, true, Dirt, Plain);
    addWindows(faces, main, 2, 4);
    addCuboid(faces, wing, Plain, Plain);
    addRoof(faces, {wing.low - 0.3F, wing.high + 0.3F, 0, wing.top}, 1.8F, 0, false, Dirt, Plain);
    addFront(faces, wing, 6.4F, 9.6F, 0, 2.4F, GarageDoor);
    addFront(faces, main, 0, 1.2F, 0, 2.2F, Door);
    return prototype("town_villa", std::move(faces), 18, 11, Quarter::Gardens);
}

// Landmarks -------------------------------------------------------------------------------------------------------

Prototype townHall(bool detailed) {
    Faces faces;
    const auto hall = centred(34, 17, kFoundation, 9.5F);
    addCuboid(faces, hall, Promenade, Gravel);
    addRoof(faces, {hall.low - 0.6F, hall.high + 0.6F, 0, hall.top}, 3.4F, 6, true, SheetMetal, SheetMetal);
    const auto clock = centred(6, 6, 0, 22, {0, -4});
    addCuboid(faces, clock, Promenade, Promenade);
    addRoof(faces, {clock.low - 0.4F, clock.high + 0.4F, 0, clock.top}, 6, 3.4F, true, SheetMetal, SheetMetal);
    if (!detailed)
        return prototype("lodtown_hall", std::move(faces), 34, 17);
    addWindows(faces, hall, 3, 9);
    for (int i = 0; i < 6; ++i)
        addColumn(faces, {-6.0F + 2.4F * static_cast<float>(i), -11.2F, 0}, 6.2F, 0.45F, 0.4F, 6, Promenade);
    addCuboid(faces, centred(15, 3.6F, 6.2F, 7.2F, {0, -10.3F}), Promenade, Promenade);
    for (int step = 0; step < 3; ++step) {
        const float out = 1.2F * static_cast<float>(step);
        addCuboid(faces, centred(16 + out, 5 + out, kFoundation, 0.5F - 0.17F * static_cast<float>(step), {0, -10.6F}),
                  Promenade, Promenade);
    }
    addFront(faces, clock, -1.4F, 1.4F, 17.5F, 20.3F, Windows);
    addFront(faces, hall, -1.5F, 1.5F, 0.5F, 4, Door);
    return prototype("town_hall", std::move(faces), 34, 24);
}

Prototype church() {
    Faces faces;
    const auto nave = centred(11, 24, kFoundation, 8, {0, 2});
    addCuboid(faces, nave, Stone, Stone);
    addRoof(faces, {nave.low - 0.4F, nave.high + 0.4F, 0, nave.top}, 6.5F, 0, false, Dirt, Stone);
    const auto tower = centred(6.4F, 6.4F, kFoundation, 19, {0, -12});
    addCuboid(faces, tower, Stone, Stone);
    addColumn(faces, {0, -12, 19}, 15, 4.4F, 0, 8, SheetMetal);
    addFront(faces, tower, -1.2F, 1.2F, 0, 3.4F, Door);
    for (int i = 0; i < 4; ++i) {
        const float y = -6.0F + 5.2F * static_cast<float>(i);
        addSides(faces, nave, y, y + 1.6F, 2.5F, 6.5F, Windows);
    }
    addColumn(faces, {0, 14, kFoundation}, 8 - kFoundation, 4.6F, 4.6F, 8, Stone);
    return prototype("town_church", std::move(faces), 14, 36);
}

Prototype school() {
    Faces faces;
    const auto main = centred(40, 10, kFoundation, 2 * kFloor + 0.8F, {0, 3});
    addCuboid(faces, main, Plain, Gravel);
    addWindows(faces, main, 2, 0);
    const auto hall = centred(12, 10, kFoundation, 7.6F, {-13, -6});
    addCuboid(faces, hall, Stone, Stone);
    addRoof(faces, {hall.low - 0.3F, hall.high + 0.3F, 0, hall.top}, 2.4F, 0, false, SheetMetal, Stone);
    addFront(faces, main, 3, 6, 0, 2.6F, Door);
    return prototype("town_school", std::move(faces), 42, 24);
}

Prototype windmill() {
    Faces faces;
    addColumn(faces, {0, 0, kFoundation}, 13 - kFoundation, 4.4F, 2.7F, 8, Stone);
    addColumn(faces, {0, 0, 13}, 2.6F, 3.0F, 0.4F, 8, Wood);
    addCuboid(faces, {{-0.25F, -4.4F}, {0.25F, 0}, 13.1F, 13.6F}, Wood, Wood);
    return prototype("town_mill", std::move(faces), 10, 10);
}

Prototype sails() {
    Faces faces;
    for (int i = 0; i < 4; ++i) {
        const vec3 out = i % 2 == 0 ? vec3(i == 0 ? 1 : -1, 0, 0) : vec3(0, 0, i == 1 ? 1 : -1);
        const vec3 across = vec3(out.z, 0, -out.x);
        const std::vector<vec3> front{across * -0.2F + out * 0.6F, across * 1.3F + out * 1.6F,
                                      across * 1.3F + out * 8.5F, across * -0.2F + out * 8.5F};
        addPolygon(faces, front, ThinWood);
        addPolygon(faces, {front.rbegin(), front.rend()}, ThinWood);
    }
    auto made = prototype("town_sails", std::move(faces), 17, 1);
    made.kind = DefinitionKind::Animated;
    return made;
}

Prototype barn() {
    Faces faces;
    const auto block = centred(12, 20, kFoundation, 5);
    addCuboid(faces, block, Wood, Wood);
    addRoof(faces, {block.low - 0.5F, block.high + 0.5F, 0, block.top}, 4.5F, 0, false, SheetMetal, Wood);
    addFront(faces, block, -2.2F, 2.2F, 0, 4, Door);
    return prototype("town_barn", std::move(faces), 13, 21);
}

Prototype lighthouse() {
    Faces faces;
    addColumn(faces, {0, 0, kFoundation}, 20 - kFoundation, 3.4F, 2.0F, 10, Promenade);
    addColumn(faces, {0, 0, 20}, 0.5F, 2.9F, 2.9F, 10, Metal);
    addColumn(faces, {0, 0, 20.5F}, 2.4F, 1.6F, 1.6F, 10, Glass);
    addColumn(faces, {0, 0, 22.9F}, 1.6F, 2.0F, 0, 10, SheetMetal);
    const auto hut = centred(6, 5, kFoundation, 3, {-6, 0});
    addCuboid(faces, hut, Promenade, Promenade);
    addRoof(faces, {hut.low - 0.3F, hut.high + 0.3F, 0, hut.top}, 1.8F, 0, true, Dirt, Promenade);
    return prototype("town_lighthouse", std::move(faces), 16, 8);
}

Prototype warehouse() {
    Faces faces;
    const auto block = centred(22, 14, kFoundation, 6);
    addCuboid(faces, block, SheetMetal, SheetMetal);
    addRoof(faces, {block.low - 0.3F, block.high + 0.3F, 0, block.top}, 2.2F, 0, true, Metal, SheetMetal);
    for (const float x : {-7.0F, 0.0F, 7.0F})
        addFront(faces, block, x - 2, x + 2, 0, 4, GarageDoor);
    return prototype("town_warehouse", std::move(faces), 23, 15);
}

Prototype boathouse() {
    Faces faces;
    const auto block = centred(9, 13, kFoundation, 4);
    addCuboid(faces, block, ThinWood, ThinWood);
    addRoof(faces, {block.low - 0.5F, block.high + 0.5F, 0, block.top}, 3, 0, false, Dirt, ThinWood);
    addFront(faces, block, -2.5F, 2.5F, 0, 3, Door);
    return prototype("town_boathouse", std::move(faces), 10, 14);
}

Prototype garage() {
    Faces faces;
    // Three walls and a roof: the door is a model of its own.
    for (const auto& wall :
         {Cuboid{{-3, -3}, {-2.8F, 3}, kFoundation, 2.8F}, Cuboid{{2.8F, -3}, {3, 3}, kFoundation, 2.8F},
          Cuboid{{-2.8F, 2.8F}, {2.8F, 3}, kFoundation, 2.8F}})
        addCuboid(faces, wall, Concrete, Concrete);
    addCuboid(faces, {{-3.2F, -3.2F}, {3.2F, 3.2F}, 2.8F, 3.1F}, Concrete, Gravel);
    return prototype("town_garage", std::move(faces), 6.4, 6.4);
}

Prototype garageDoor() {
    Faces faces;
    addCuboid(faces, {{-2.8F, -0.1F}, {2.8F, 0.1F}, 0, 2.8F}, GarageDoor, GarageDoor);
    auto made = prototype("town_garagedoor", std::move(faces), 5.6, 0.2);
    made.flags = gta_world::ide_flags::kGarageDoor;
    return made;
}

/// Only indoors, far above the town.
Prototype room() {
    Faces faces;
    addPolygon(faces, {{-6, -4, 0}, {6, -4, 0}, {6, 4, 0}, {-6, 4, 0}}, Floorboards);
    addPolygon(faces, {{6, -4, 0}, {-6, -4, 0}, {-6, -4, 3}, {6, -4, 3}}, Plain);
    addPolygon(faces, {{-6, 4, 0}, {6, 4, 0}, {6, 4, 3}, {-6, 4, 3}}, Plain);
    addPolygon(faces, {{-6, -4, 0}, {-6, 4, 0}, {-6, 4, 3}, {-6, -4, 3}}, Plain);
    addPolygon(faces, {{6, 4, 0}, {6, -4, 0}, {6, -4, 3}, {6, 4, 3}}, Plain);
    addCuboid(faces, {{-3, -1}, {3, 1}, 0, 1}, ThinWood, Carpet);
    return prototype("town_room", std::move(faces), 12, 8);
}

} // namespace

std::vector<Prototype> buildings() {
    using enum Quarter;
    return {
        tower({"town_office", Centre, 19, 17, 4, 0, 0, 0, true, Promenade, Gravel, 0.15}),
        shop({"town_corner", Centre, 19, 14, 4, 7, 0, 0, true, Stone, Gravel}),
        shop({"town_shops", Centre, 15, 12, 3, 5, 0, 0, true, Plain, Gravel}),
        flat({"town_hotel", Centre, 24, 14, 6, 0, 0, 0, true, Plain, Gravel, 0.3}),
        pitched({"town_merchant", Centre, 12, 12, 4, 4, 4, 0, false, Stone, Dirt}),
        pitched({"town_terrace", Streets, 9, 11, 2, 3, 3.4F, 0, true, Plain, Dirt}),
        pitched({"town_terrace2", Streets, 8, 11, 3, 3, 3.6F, 0, true, Stone, Dirt}),
        pitched({"town_gable", Streets, 9, 12, 3, 3, 4.2F, 0, false, ThinWood, Dirt}),
        shop({"town_cornershop", Streets, 11, 11, 2, 4, 0, 0, true, Stone, Gravel}),
        flat({"town_flats", Streets, 21, 12, 4, 7, 0, 0, true, Plain, Gravel, 0.4}),
        pitched({"town_cottage", Gardens, 9.5F, 8, 1, 3, 3.4F, 0, true, ThinWood, Dirt}),
        pitched({"town_house", Gardens, 11, 9, 2, 4, 2.8F, 3.2F, true, Plain, Dirt}),
        pitched({"town_farmhouse", Gardens, 10, 10, 2, 3, 3.4F, 0, false, Wood, Dirt}),
        pitched({"town_bungalow", Gardens, 14, 9, 1, 4, 2.4F, 3, true, Stone, Dirt}),
        villa(),
        townHall(true),
        townHall(false),
        church(),
        school(),
        windmill(),
        sails(),
        barn(),
        lighthouse(),
        warehouse(),
        boathouse(),
        garage(),
        garageDoor(),
        room(),
    };
}

} // namespace navsmith::samples
