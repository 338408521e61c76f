// Rules about positions, one per type, so that a change rechecks only its own type.
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace navsmith::systems::gta_sa_save {

using checks::Rule;
using model::Model;
using model::Slot;

namespace {

constexpr std::string_view kNoNumber = texts::mark("A coordinate is not a finite number");

bool isFar(const glm::vec3& p) {
    return isFinite(p) && (std::abs(p.x) > kWorldHalf || std::abs(p.y) > kWorldHalf);
}
std::string farText(const glm::vec3& p) {
    return texts::format("{:.0f}, {:.0f} is outside the world", p.x, p.y);
}

template <auto X, auto Y, auto Z>
void checkFinite(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (!isFinite(pointAt(m, row, X, Y, Z)))
            out.add(row, std::string(texts::translated({kNoNumber})));
    }
}
template <auto X, auto Y, auto Z>
void checkNear(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto p = pointAt(m, row, X, Y, Z); isFar(p))
            out.add(row, farText(p));
    }
}
template <glm::vec3 (*At)(const Model&, Slot)>
void checkNearAt(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto p = At(m, row); isFar(p))
            out.add(row, farText(p));
    }
}

void checkGarageFinite(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto numbers = {m.get(garage::aX, row),    m.get(garage::aY, row),      m.get(garage::bX, row),
                              m.get(garage::bY, row),    m.get(garage::ceiling, row), m.get(garage::width, row),
                              m.get(garage::depth, row), m.get(garage::left, row),    m.get(garage::right, row),
                              m.get(garage::front, row), m.get(garage::back, row),    m.get(garage::door, row)};
        if (!isFinite(pointAt(m, row, garage::x, garage::y, garage::z)))
            out.add(row, std::string(texts::translated({kNoNumber})));
        else if (std::ranges::any_of(numbers, [](float number) { return !std::isfinite(number); }))
            out.add(row, texts::format("A number of the shape is not finite"));
    }
}

void checkJumpFinite(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto camera = pointAt(m, row, jump::cameraX, jump::cameraY, jump::cameraZ);
        if (!isFinite(jumpBox(m, row, 0)) || !isFinite(jumpBox(m, row, 1)) || !isFinite(camera))
            out.add(row, std::string(texts::translated({kNoNumber})));
    }
}
void checkJumpNear(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto start = jumpBox(m, row, 0);
        const auto landing = jumpBox(m, row, 1);
        const auto points = {start.low, start.high, landing.low, landing.high,
                             pointAt(m, row, jump::cameraX, jump::cameraY, jump::cameraZ)};
        if (const auto far = std::ranges::find_if(points, isFar); far != points.end())
            out.add(row, farText(*far));
    }
}

using Check = decltype(Rule::check);

void addFinite(std::vector<Rule>& table, std::string_view id, Type type, Check check) {
    table.push_back({.id = id,
                     .title = "The position is finite",
                     .fault = "Invalid position",
                     .severity = checks::Severity::Warning,
                     .type = type,
                     .check = check,
                     .dependsOn = {any(type)}});
}
void addNear(std::vector<Rule>& table, std::string_view id, Type type, Check check) {
    table.push_back({.id = id,
                     .title = "The position is inside the world of 6,000 m",
                     .fault = "Outside the world",
                     .severity = checks::Severity::Note,
                     .type = type,
                     .check = check,
                     .dependsOn = {any(type)}});
}

template <auto X, auto Y, auto Z>
void addBoth(std::vector<Rule>& table, std::string_view finite, std::string_view near, Type type) {
    addFinite(table, finite, type, checkFinite<X, Y, Z>);
    addNear(table, near, type, checkNear<X, Y, Z>);
}

} // namespace

std::vector<Rule> positionRules() {
    std::vector<Rule> table;
    addFinite(table, "SAV-010A", kSimpleVars, checkFinite<vars::cameraX, vars::cameraY, vars::cameraZ>);
    addBoth<player::x, player::y, player::z>(table, "SAV-010P", "SAV-011P", kPlayer);
    addBoth<object::x, object::y, object::z>(table, "SAV-010O", "SAV-011O", kObject);
    addFinite(table, "SAV-010G", kGarage, checkGarageFinite);
    addNear(table, "SAV-011G", kGarage, checkNear<garage::x, garage::y, garage::z>);
    addBoth<stored_car::x, stored_car::y, stored_car::z>(table, "SAV-010C", "SAV-011C", kStoredCar);
    addBoth<restart::x, restart::y, restart::z>(table, "SAV-010R", "SAV-011R", kRestart);
    addBoth<marker::x, marker::y, marker::z>(table, "SAV-010M", "SAV-011M", kMarker);
    addBoth<marker3d::x, marker3d::y, marker3d::z>(table, "SAV-010D", "SAV-011D", kMarker3d);
    addFinite(table, "SAV-010J", kStuntJump, checkJumpFinite);
    addNear(table, "SAV-011J", kStuntJump, checkJumpNear);
    addNear(table, "SAV-011K", kPickup, checkNearAt<pickupAt>);
    addNear(table, "SAV-011V", kCarGenerator, checkNearAt<generatorAt>);
    return table;
}

} // namespace navsmith::systems::gta_sa_save
