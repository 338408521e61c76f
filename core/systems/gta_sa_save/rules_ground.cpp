// Rules that compare what a save places with the ground of the game's world. Interiors stand high above it and are no
// part of it.
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/shared/ground_height.h"
#include "core/world/backdrop.h"

#include <cmath>

namespace navsmith::systems::gta_sa_save {

using checks::Rule;
using model::Model;
using model::Slot;

namespace {

// Metres.
constexpr float kMostAbove = 3; ///< pickups float, and cars drop from generators
constexpr float kMostBelow = 1;
constexpr float kInteriors = 600; ///< above all mountains, below all interiors
constexpr float kByTheGame = -90; ///< lower generators are put on the ground by the game

void checkAt(const Model& m, const glm::vec3& p, Slot row, Findings& out) {
    if (!isFinite(p) || p.z > kInteriors || p.z < kByTheGame)
        return;
    const auto off = heightAboveGround(m.map()->rays, p, kMostAbove);
    if (off && (*off > kMostAbove || *off < -kMostBelow))
        out.add(row, aboveGroundText(*off));
}

template <glm::vec3 (*At)(const Model&, Slot)>
void check(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows)
        checkAt(m, At(m, row), row, out);
}

template <auto X, auto Y, auto Z>
void checkColumns(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows)
        checkAt(m, pointAt(m, row, X, Y, Z), row, out);
}

} // namespace

std::vector<Rule> groundRules() {
    std::vector<Rule> table;
    const auto add = [&](std::string_view id, Type type, decltype(Rule::check) function) {
        table.push_back({.id = id,
                         .title = "It stands on the ground",
                         .fault = "Off the ground",
                         .severity = checks::Severity::Note,
                         .type = type,
                         .check = function,
                         .dependsOn = {any(type)},
                         .onMap = true});
    };
    add("SAV-110V", kCarGenerator, check<generatorAt>);
    add("SAV-110K", kPickup, check<pickupAt>);
    add("SAV-110G", kGarage, checkColumns<garage::x, garage::y, garage::z>);
    add("SAV-110R", kRestart, checkColumns<restart::x, restart::y, restart::z>);
    return table;
}

} // namespace navsmith::systems::gta_sa_save
