// Trees, lamps and other small things: see town_models.h.
#include "formats/gta_world/ide_file.h"

#include "resources/samples/town_models.h"

namespace navsmith::samples {

namespace {

namespace flags = gta_world::ide_flags;
using glm::vec3;
using enum Material;

constexpr float kRoots = -1.5F; ///< so that trees stand on slopes

Prototype thing(std::string name, Faces faces, std::uint32_t flags, int version, std::vector<CollisionBox> boxes = {},
                std::vector<CollisionSphere> spheres = {}) {
    return {.flags = flags,
            .model = {.name = std::move(name),
                      .version = version,
                      .faces = std::move(faces),
                      .boxes = std::move(boxes),
                      .spheres = std::move(spheres)}};
}

Prototype roundTree(std::string name, float height, float radius) {
    Faces faces;
    addColumn(faces, {0, 0, kRoots}, height * 0.45F - kRoots, 0.28F, 0.2F, 3, Wood);
    addCrown(faces, {0, 0, height * 0.55F}, radius, height * 0.75F, 5, Leaves);
    return thing(std::move(name), std::move(faces), flags::kTree, 3);
}

Prototype firTree() {
    Faces faces;
    addColumn(faces, {0, 0, kRoots}, 2.4F - kRoots, 0.28F, 0.25F, 3, Wood);
    addColumn(faces, {0, 0, 1.8F}, 5.2F, 2.3F, 0, 6, Leaves);
    addColumn(faces, {0, 0, 5}, 5, 1.6F, 0, 6, Leaves);
    return thing("town_fir", std::move(faces), flags::kTree, 3);
}

Prototype palm() {
    Faces faces;
    addColumn(faces, {0, 0, kRoots}, 6.5F - kRoots, 0.25F, 0.18F, 4, Wood);
    addColumn(faces, {0, 0, 5.3F}, 1.4F, 3.0F, 0, 7, Leaves);
    return thing("town_palm", std::move(faces), flags::kPalm, 3);
}

Prototype bush() {
    return thing("town_bush", {}, 0, 2, {}, {{{0, 0, 0.5F}, 1.0F, Leaves}});
}

Prototype lamp() {
    Faces faces;
    addColumn(faces, {0, 0, -0.5F}, 7, 0.12F, 0.07F, 3, LampPost);
    addColumn(faces, {0, -1.2F, 6.4F}, 0.2F, 0.35F, 0, 3, LampPost);
    addPolygon(faces, {{-0.1F, -1.7F, 6.5F}, {0.1F, -1.7F, 6.5F}, {0.1F, 0, 6.5F}, {-0.1F, 0, 6.5F}}, LampPost);
    return thing("town_lamp", std::move(faces), flags::kDamageable, 2);
}

Prototype trafficLight() {
    return thing(
        "town_lights", {}, flags::kDamageable, 2,
        {{{-0.08F, -0.08F, -0.5F}, {0.08F, 0.08F, 2.6F}, LampPost}, {{-0.2F, -0.2F, 2.6F}, {0.2F, 0.2F, 3.6F}, Metal}});
}

Prototype bench() {
    Faces faces;
    addCuboid(faces, {{-0.9F, -0.3F}, {0.9F, 0.2F}, 0.4F, 0.5F}, Bench, Bench);
    addPolygon(faces, {{-0.9F, 0.25F, 0.4F}, {0.9F, 0.25F, 0.4F}, {0.9F, 0.3F, 1}, {-0.9F, 0.3F, 1}}, Bench);
    return thing("town_bench", std::move(faces), 0, 1, {{{-0.7F, -0.1F, -0.3F}, {0.7F, 0.1F, 0.4F}, Metal}});
}

Prototype hydrant() {
    return thing("town_hydrant", {}, flags::kDamageable, 1, {{{-0.15F, -0.15F, -0.2F}, {0.15F, 0.15F, 0.6F}, Hydrant}},
                 {{{0, 0, 0.65F}, 0.18F, Hydrant}});
}

Prototype car() {
    Faces faces;
    addCuboid(faces, {{-0.9F, -2.2F}, {0.9F, 2.2F}, 0.25F, 0.9F}, Car, Car);
    addCuboid(faces, {{-0.75F, -1.1F}, {0.75F, 1.4F}, 0.9F, 1.45F}, Windows, Car);
    return thing("town_car", std::move(faces), 0, 3);
}

Prototype kiosk() {
    Faces faces;
    addColumn(faces, {0, 0, -0.5F}, 3.2F, 1.8F, 1.8F, 6, ThinWood);
    addColumn(faces, {0, 0, 2.7F}, 1.2F, 2.4F, 0, 6, SheetMetal);
    return thing("town_kiosk", std::move(faces), flags::kDamageable, 3);
}

Prototype shelter() {
    Faces faces;
    addCuboid(faces, {{-2, 0.7F}, {2, 0.78F}, 0, 2.3F}, Glass, Glass);
    addCuboid(faces, {{-2, -0.5F}, {-1.92F, 0.7F}, 0, 2.3F}, Glass, Glass);
    addCuboid(faces, {{1.92F, -0.5F}, {2, 0.7F}, 0, 2.3F}, Glass, Glass);
    addCuboid(faces, {{-2.2F, -0.7F}, {2.2F, 0.9F}, 2.3F, 2.42F}, Metal, Metal);
    return thing("town_shelter", std::move(faces), flags::kGlass, 3);
}

Prototype sign() {
    Faces faces;
    addCuboid(faces, {{-0.1F, -0.1F}, {0.1F, 0.1F}, -0.5F, 3}, Metal, Metal);
    addCuboid(faces, {{-1.6F, -0.12F}, {1.6F, 0.12F}, 3, 4.4F}, Glass, Metal);
    auto made = thing("town_sign", std::move(faces), 0, 3);
    made.kind = DefinitionKind::Timed;
    return made;
}

Prototype statue() {
    Faces faces;
    addCuboid(faces, {{-1.6F, -1.6F}, {1.6F, 1.6F}, -1, 2}, Stone, Stone);
    addColumn(faces, {0, 0, 2}, 2.2F, 0.7F, 0.4F, 6, Stone);
    addCrown(faces, {0, 0, 4.6F}, 0.45F, 1.0F, 6, Stone);
    return thing("town_statue", std::move(faces), flags::kBreakableStatue, 3);
}

Prototype parasol() {
    Faces faces;
    addColumn(faces, {0, 0, -0.5F}, 2.6F, 0.05F, 0.05F, 3, Wood);
    addColumn(faces, {0, 0, 1.9F}, 0.6F, 1.5F, 0, 8, ThinWood);
    return thing("town_parasol", std::move(faces), 0, 3);
}

Prototype rowingBoat() {
    Faces faces;
    const std::vector<vec3> rim{
        {-0.8F, -1.8F, 0.45F}, {0.8F, -1.8F, 0.45F}, {0.9F, 0.6F, 0.45F}, {0, 2.4F, 0.6F}, {-0.9F, 0.6F, 0.45F}};
    std::vector<vec3> keel;
    keel.reserve(rim.size());
    for (const auto& p : rim)
        keel.emplace_back(p.x * 0.5F, p.y * 0.8F, -0.25F);
    for (std::size_t i = 0; i < rim.size(); ++i) {
        const auto j = (i + 1) % rim.size();
        addPolygon(faces, {keel[i], keel[j], rim[j], rim[i]}, Wood);
        addPolygon(faces, {rim[i], rim[j], keel[j], keel[i]}, Wood); // inside
    }
    addPolygon(faces, keel, Wood);
    return thing("town_boat", std::move(faces), 0, 3);
}

} // namespace

std::vector<Prototype> furniture() {
    return {roundTree("town_lime", 8.5F, 2.6F),
            roundTree("town_oak", 11, 4),
            roundTree("town_birch", 9, 1.8F),
            firTree(),
            palm(),
            bush(),
            lamp(),
            trafficLight(),
            bench(),
            hydrant(),
            car(),
            kiosk(),
            shelter(),
            sign(),
            statue(),
            parasol(),
            rowingBoat()};
}

} // namespace navsmith::samples
