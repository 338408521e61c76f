#include "core/systems/gta_sa_save/symbols.h"

#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/symbol_shapes.h"
#include "core/systems/gta_sa_save/symbols_icons.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <string>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using symbol::rgb;

namespace {

constexpr Rgba kRoadOff = rgb(0xE0564A);
constexpr Rgba kRoadOn = rgb(0x4C9CF5);
constexpr Rgba kPathOff = rgb(0xE8A33D);
constexpr Rgba kPathOn = rgb(0x57C878);
constexpr Rgba kCar = rgb(0xF2D34F);
constexpr Rgba kCarOff = rgb(0x857B4B);
constexpr Rgba kStoredColour = rgb(0xF7B56B);
constexpr Rgba kAmbush = rgb(0xB48CF2);
constexpr Rgba kHospital = rgb(0xFF7A9A);
constexpr Rgba kPolice = rgb(0x6A8CFF);
constexpr Rgba kGarageColour = rgb(0xC98F5A);
constexpr Rgba kZoneColour = rgb(0x6F8595);
constexpr Rgba kJumpStart = rgb(0x9BE05A);
constexpr Rgba kJumpLanding = rgb(0xD8F0B8);
constexpr Rgba kMarkerColour = rgb(0xFF5AD0);
constexpr Rgba kPlayerColour = rgb(0xFFFFFF);
constexpr Rgba kCameraColour = rgb(0xD8E4F0);
constexpr Rgba kObjectColour = rgb(0x9AA4B0);
constexpr float kMarkerSize = 18;      ///< pixels, with a drawing
constexpr float kCarHalfLength = 2.4F; ///< metres, half the length of most cars
constexpr float kCarHalfWidth = 1.05F;
constexpr float kBonnet = 0.35F; ///< distance of the windscreen from the centre, relative to the half length

// Path regions ---------------------------------------------------------------------------------------------------

std::optional<glm::vec3> regionAnchor(const Model& m, Slot row) {
    return ifFinite(regionBox(m, row).middle());
}
void drawRegion(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const bool cars = m.get(region::vehicles, row) != 0;
    const bool off = m.get(region::off, row) != 0;
    const Rgba ofCars = off ? kRoadOff : kRoadOn;
    const Rgba ofPeds = off ? kPathOff : kPathOn;
    box(out, regionBox(m, row), o.colour({kPathRegion, row}, cars ? ofCars : ofPeds));
}

// Cars -----------------------------------------------------------------------------------------------------------

/// A car from above; windscreen and arrow show its front.
void carShape(Primitives& out, const glm::vec3& at, const glm::vec3& ahead, Rgba colour) {
    const auto along = ahead * kCarHalfLength;
    const auto across = glm::vec3(ahead.y, -ahead.x, 0) * kCarHalfWidth;
    out.quads.push_back({{at - along - across, at - along + across, at + along + across, at + along - across},
                         faint(colour, 110),
                         colour,
                         0});
    const auto screen = at + along * kBonnet;
    out.line(screen - across, screen + across, colour, 1.5F);
    out.line(at, at + along + ahead * (kArrowLength - kCarHalfLength), colour, 2, symbol::SegmentArrow);
}

std::optional<glm::vec3> generatorAnchor(const Model& m, Slot row) {
    return generatorAt(m, row);
}
Rgba generatorColour(const Model& m, const Overrides& o, Slot row) {
    return o.colour({kCarGenerator, row}, m.get(generator::remaining, row) != 0 ? kCar : kCarOff);
}
void drawGenerator(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    sprite(out, generatorAt(m, row), generatorColour(m, o, row), Shape::Square, 7);
}
void drawGeneratorCar(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    carShape(out, generatorAt(m, row), headingVector(generatorHeading(m, row)), generatorColour(m, o, row));
}
void drawGeneratorSelected(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawGenerator(m, o, row, out);
    drawGeneratorCar(m, o, row, out);
    const int model = std::abs(int{m.get(generator::carModel, row)}); // negative: chosen already
    const auto name = nameIn(*m.schema().type(kCarGenerator).findProperty("model"), model);
    if (!name.empty())
        out.labels.push_back({generatorAt(m, row), generatorColour(m, o, row), std::string(name)});
}

std::optional<glm::vec3> storedCarAnchor(const Model& m, Slot row) {
    return ifFinite(pointAt(m, row, stored_car::x, stored_car::y, stored_car::z));
}
void drawStoredCar(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    sprite(out, pointAt(m, row, stored_car::x, stored_car::y, stored_car::z),
           o.colour({kStoredCar, row}, kStoredColour), Shape::Diamond, 8);
}
void drawStoredCarShape(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const glm::vec3 ahead{static_cast<float>(m.get(stored_car::forwardX, row)),
                          static_cast<float>(m.get(stored_car::forwardY, row)), 0};
    carShape(out, pointAt(m, row, stored_car::x, stored_car::y, stored_car::z), ahead / 100.0F,
             o.colour({kStoredCar, row}, kStoredColour));
}
void drawStoredCarSelected(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawStoredCar(m, o, row, out);
    drawStoredCarShape(m, o, row, out);
    const auto& type = m.schema().type(kStoredCar);
    const auto name = nameIn(*type.findProperty("model"), m.get(stored_car::carModel, row));
    if (!name.empty())
        out.labels.push_back({*storedCarAnchor(m, row), o.colour({kStoredCar, row}, kStoredColour), std::string(name)});
}

// Set pieces -----------------------------------------------------------------------------------------------------

Box triggerOf(const Model& m, Slot row) {
    return {setPiecePoint(m, row, set_piece::xMin, set_piece::yMin),
            setPiecePoint(m, row, set_piece::xMax, set_piece::yMax)};
}
std::optional<glm::vec3> setPieceAnchor(const Model& m, Slot row) {
    return triggerOf(m, row).middle();
}
/// One car or one officer.
bool hasOneUnit(std::uint8_t type) {
    return type == 2 || type == 3 || type == 4;
}
void drawUnit(Primitives& out, const glm::vec3& from, const glm::vec3& to, Rgba colour) {
    sprite(out, from, colour, Shape::Triangle, 7);
    out.line(from, to, colour, 1.5F, symbol::SegmentArrow);
}
void drawSecondUnit(const Model& m, Slot row, Rgba colour, Primitives& out) {
    drawUnit(out, setPiecePoint(m, row, set_piece::spawn2X, set_piece::spawn2Y),
             setPiecePoint(m, row, set_piece::target2X, set_piece::target2Y), colour);
}
/// With one unit the second points are unused.
void drawSetPiece(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const Rgba colour = o.colour({kSetPiece, row}, kAmbush);
    flat(out, floorOf(triggerOf(m, row)), colour);
    drawUnit(out, setPiecePoint(m, row, set_piece::spawn1X, set_piece::spawn1Y),
             setPiecePoint(m, row, set_piece::target1X, set_piece::target1Y), colour);
    drawSecondUnit(m, row, hasOneUnit(m.get(set_piece::type, row)) ? faint(colour, 70) : colour, out);
}

// Points ---------------------------------------------------------------------------------------------------------

std::optional<glm::vec3> restartAnchor(const Model& m, Slot row) {
    return ifFinite(pointAt(m, row, restart::x, restart::y, restart::z));
}
void drawRestart(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto at = pointAt(m, row, restart::x, restart::y, restart::z);
    const Rgba colour = o.colour({kRestart, row}, m.get(restart::police, row) != 0 ? kPolice : kHospital);
    sprite(out, at, colour, Shape::Ring, 12);
    out.line(at, at + headingVector(m.get(restart::heading, row)) * kArrowLength, colour, 2, symbol::SegmentArrow);
}

std::optional<glm::vec3> markerAnchor(const Model& m, Slot row) {
    // Markers of entities store only an outdated position.
    if (const auto followed = m.get(marker::entity, row); followed.isSlot())
        return pickupAt(m, followed.slot());
    if (const auto followed = m.get(marker::object, row); followed.isSlot())
        return ifFinite(pointAt(m, followed.slot(), object::x, object::y, object::z));
    const unsigned type = marker::typeOf(m, row);
    const bool ofPlace = type == 4 || type == 5;
    const bool inUse = (m.get(marker::bitsA, row) & 2U) != 0;
    return ofPlace && inUse ? ifFinite(pointAt(m, row, marker::x, marker::y, marker::z)) : std::nullopt;
}
/// The colour with this number in the game, or with these bytes.
Rgba markerColour(std::uint32_t stored) {
    constexpr Rgba named[] = {rgb(0xE0564A), rgb(0x57C878), rgb(0x4C9CF5), rgb(0xFFFFFF), rgb(0xF2D34F),
                              rgb(0xB48CF2), rgb(0x4FD6E0), rgb(0xE0564A), kMarkerColour};
    return stored < std::size(named) ? named[stored] : rgb(stored >> 8U);
}
void drawMarker(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto glyph = glyphOfIcon(m.get(marker::sprite, row));
    out.sprites.push_back({*markerAnchor(m, row), o.colour({kMarker, row}, markerColour(m.get(marker::colour, row))),
                           glyph == symbol::Glyph::None ? 10.0F : kMarkerSize,
                           symbol::markOf(Shape::Diamond, glyph, kLeastMark)});
}

std::optional<glm::vec3> marker3dAnchor(const Model& m, Slot row) {
    return ifFinite(pointAt(m, row, marker3d::x, marker3d::y, marker3d::z));
}
void drawMarker3d(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto at = pointAt(m, row, marker3d::x, marker3d::y, marker3d::z);
    const auto part = [&](model::Column<std::uint32_t> column) { return m.get(column, row) & 0xFFU; };
    const Rgba own = rgb(part(marker3d::red) << 16U | part(marker3d::green) << 8U | part(marker3d::blue));
    sprite(out, at, o.colour({kMarker3d, row}, own), Shape::Triangle, 11);
}

std::optional<glm::vec3> playerAnchor(const Model& m, Slot row) {
    return ifFinite(pointAt(m, row, player::x, player::y, player::z));
}
void drawPlayer(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    sprite(out, pointAt(m, row, player::x, player::y, player::z), o.colour({kPlayer, row}, kPlayerColour), Shape::Disc,
           13);
}

std::optional<glm::vec3> afterDeathAnchor(const Model& m, Slot row) {
    return ifFinite(pointAt(m, row, after_death_point::x, after_death_point::y, after_death_point::z));
}
void drawAfterDeath(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto at = pointAt(m, row, after_death_point::x, after_death_point::y, after_death_point::z);
    const Rgba colour = o.colour({kAfterDeathPoint, row}, kHospital);
    sprite(out, at, colour, Shape::Ring, 12);
    out.line(at, at + headingVector(m.get(after_death_point::heading, row)) * kArrowLength, colour, 2,
             symbol::SegmentArrow);
}

// The camera of the save, and the marker that the player set -------------------------------------------------------

std::optional<glm::vec3> cameraAnchor(const Model& m, Slot row) {
    return ifFinite(pointAt(m, row, vars::cameraX, vars::cameraY, vars::cameraZ));
}
void drawCamera(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto at = pointAt(m, row, vars::cameraX, vars::cameraY, vars::cameraZ);
    const Rgba colour = o.colour({kSimpleVars, row}, kCameraColour);
    sprite(out, at, colour, Shape::Triangle, 8);
    const auto target = m.get(vars::targetMarker, row);
    if (const auto to = target.isSlot() ? markerAnchor(m, target.slot()) : std::nullopt)
        out.line(at, *to, faint(colour, 120), 1, symbol::SegmentDashed);
}

std::optional<glm::vec3> objectAnchor(const Model& m, Slot row) {
    return ifFinite(pointAt(m, row, object::x, object::y, object::z));
}
void drawObject(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto at = pointAt(m, row, object::x, object::y, object::z);
    const glm::vec3 ahead{static_cast<float>(m.get(object::forwardX, row)),
                          static_cast<float>(m.get(object::forwardY, row)), 0};
    const Rgba colour = o.colour({kObject, row}, kObjectColour);
    sprite(out, at, colour, Shape::Square, 7);
    out.line(at, at + ahead / 127.0F * 2.0F, colour, 1.5F, symbol::SegmentArrow);
}

/// None if the object is not in the save.
std::optional<glm::vec3> linkEnd(const Model& m, model::Column<model::Ref> end, Slot row) {
    const auto object = m.get(end, row);
    return object.isSlot() ? objectAnchor(m, object.slot()) : std::nullopt;
}
std::optional<glm::vec3> lodLinkAnchor(const Model& m, Slot row) {
    return linkEnd(m, lod_link::object, row);
}
void drawLodLink(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto from = linkEnd(m, lod_link::object, row);
    const auto to = linkEnd(m, lod_link::lod, row);
    if (from && to)
        out.line(*from, *to, o.colour({kLodLink, row}, kObjectColour), 1.5F, symbol::SegmentDashed);
}

// Boxes ----------------------------------------------------------------------------------------------------------

std::optional<glm::vec3> garageAnchor(const Model& m, Slot row) {
    const auto floor = garageFloor(m, row);
    return ifFinite((floor[0] + floor[2]) / 2.0F);
}
void drawGarage(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const Rgba colour = o.colour({kGarage, row}, kGarageColour);
    flat(out, garageFloor(m, row), colour);
    if (std::isfinite(m.get(garage::ceiling, row)))
        prism(out, garageFloor(m, row), m.get(garage::ceiling, row), colour);
}

/// With the district of a garage of the stock game.
void drawGarageSelected(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawGarage(m, o, row, out);
    auto place = m.schema().type(kGarage).findProperty("place")->deriveText(m, row);
    if (!place.empty())
        out.labels.push_back({*garageAnchor(m, row), o.colour({kGarage, row}, kGarageColour), std::move(place)});
}

std::optional<glm::vec3> zoneAnchor(const Model& m, Slot row) {
    const auto middle = zoneBox(m, row).middle();
    return glm::vec3(middle.x, middle.y, 0);
}
/// That of the radar, if it shows one there.
Rgba zoneColour(const Model& m, Slot row) {
    const auto population = m.get(zone::population, row);
    if (!population.isSlot() || (m.get(population::bits, population.slot()) >> 5U & 3U) == 0)
        return kZoneColour;
    const Slot at = population.slot();
    return {m.get(population::red, at), m.get(population::green, at), m.get(population::blue, at), 255};
}
/// At height 0: most zones reach from below the sea to the sky.
void drawZone(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    auto shape = zoneBox(m, row);
    shape.low.z = 0;
    shape.high.z = 0;
    flat(out, floorOf(shape), o.colour({kZone, row}, zoneColour(m, row)), 24);
}
void drawZoneName(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawZone(m, o, row, out);
    out.labels.push_back({*zoneAnchor(m, row), o.colour({kZone, row}, zoneColour(m, row)), m.get(zone::name, row)});
}

std::optional<glm::vec3> jumpAnchor(const Model& m, Slot row) {
    return ifFinite(jumpBox(m, row, 0).middle());
}
void drawJump(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto start = jumpBox(m, row, 0);
    const auto landing = jumpBox(m, row, 1);
    const auto camera = pointAt(m, row, jump::cameraX, jump::cameraY, jump::cameraZ);
    if (!isFinite(landing) || !isFinite(camera))
        return;
    const Rgba colour = o.colour({kStuntJump, row}, kJumpStart);
    box(out, start, colour);
    box(out, landing, o.colour({kStuntJump, row}, kJumpLanding));
    out.line(start.middle(), landing.middle(), colour, 1.5F, symbol::SegmentArrow);
    sprite(out, camera, colour, Shape::Triangle, 8);
    out.line(camera, start.middle(), faint(colour, 120), 1, symbol::SegmentDashed);
}

symbol::Symbol zones() {
    auto result = drawn(kZone, zoneAnchor, drawZone);
    result.highlight = drawZoneName;
    result.dependsOn.push_back({{model::along(zone::population)}, kZonePopulation, {}});
    result.shown = false; // they cover everything
    return result;
}

symbol::Symbol regions() {
    auto result = drawn(kPathRegion, regionAnchor, drawRegion);
    result.handles = {{.type = symbol::HandleType::Point, .property = "minimum"},
                      {.type = symbol::HandleType::Point, .property = "maximum"}};
    result.legend = {{kRoadOff, "Roads switched off"},
                     {kRoadOn, "Roads switched on"},
                     {kPathOff, "Footpaths switched off"},
                     {kPathOn, "Footpaths switched on"}};
    return result;
}

symbol::Symbol generators() {
    auto result = drawn(kCarGenerator, generatorAnchor, drawGenerator, "position");
    result.detail = drawGeneratorCar;
    result.highlight = drawGeneratorSelected;
    result.legend = {{kCar, "Parked car"}, {kCarOff, "Parked car, switched off"}};
    return result;
}

symbol::Symbol restarts() {
    auto result = drawn(kRestart, restartAnchor, drawRestart, "position");
    result.legend = {{kHospital, "Hospital"}, {kPolice, "Police station"}};
    return result;
}

symbol::Symbol storedCars() {
    auto result = drawn(kStoredCar, storedCarAnchor, drawStoredCar, "position");
    result.detail = drawStoredCarShape;
    result.highlight = drawStoredCarSelected;
    result.legend = {{kStoredColour, "Car in a garage"}};
    return result;
}

symbol::Symbol garages() {
    auto result = drawn(kGarage, garageAnchor, drawGarage, "corner");
    result.highlight = drawGarageSelected;
    result.legend = {{kGarageColour, "Garage"}};
    return result;
}

symbol::Symbol setPieces() {
    auto result = drawn(kSetPiece, setPieceAnchor, drawSetPiece);
    result.legend = {{kAmbush, "Police ambush"}};
    return result;
}

symbol::Symbol jumps() {
    auto result = drawn(kStuntJump, jumpAnchor, drawJump);
    result.legend = {{kJumpStart, "Stunt jump"}, {kJumpLanding, "Stunt jump landing"}};
    return result;
}

/// The symbol of an element that is drawn with those it refers to.
symbol::Symbol drawnWith(symbol::Symbol result, std::initializer_list<model::Column<model::Ref>> references) {
    for (const auto& reference : references)
        result.dependsOn.push_back(
            {{model::along(reference)}, schema()->type(reference.type).columns[reference.column].ref->target, {}});
    return result;
}

symbol::Symbol withLegend(symbol::Symbol result, Rgba colour, std::string title) {
    result.legend = {{colour, std::move(title)}};
    return result;
}

} // namespace

symbol::View view() {
    symbol::View result;
    result.symbols = {
        zones(),
        regions(),
        garages(),
        jumps(),
        setPieces(),
        generators(),
        storedCars(),
        pickupSymbol(),
        restarts(),
        withLegend(drawn(kAfterDeathPoint, afterDeathAnchor, drawAfterDeath, "position"), kHospital,
                   "Point after death"),
        drawn(kObject, objectAnchor, drawObject, "position"),
        drawnWith(drawn(kLodLink, lodLinkAnchor, drawLodLink), {lod_link::object, lod_link::lod}),
        withLegend(drawnWith(drawn(kMarker, markerAnchor, drawMarker, "position"), {marker::entity, marker::object}),
                   kMarkerColour, "Radar marker"),
        drawn(kMarker3d, marker3dAnchor, drawMarker3d, "position"),
        withLegend(drawnWith(drawn(kSimpleVars, cameraAnchor, drawCamera, "camera"), {vars::targetMarker}),
                   kCameraColour, "Saved camera"),
        drawn(kPlayer, playerAnchor, drawPlayer, "position")};
    auto map = mapSymbols(); // below the others, and taken after them by rectangles
    for (auto& each : worldSymbols())
        map.push_back(std::move(each));
    result.symbols.insert(result.symbols.begin(), std::make_move_iterator(map.begin()),
                          std::make_move_iterator(map.end()));
    result.grid = {.origin = {-3000, -3000}, .step = 750, .columns = 8, .rows = 8};
    result.fullSizeAt = 600; // a few elements in a wide world must be visible from afar; path nodes beside them stay
                             // small
    result.detailDistance = 700;
    return result;
}

} // namespace navsmith::systems::gta_sa_save
