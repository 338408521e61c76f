#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/statistics.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr float kUnitSlack = 0.01F; ///< tolerance for unit length and right angle
constexpr float kBoxSlack = 0.05F;  ///< metres
constexpr std::uint8_t kLastSetPieceType = 8;

template <typename T>
bool swapIfInverted(Transaction& tx, Slot row, Column<T> low, Column<T> high) {
    const auto a = tx.model().get(low, row);
    const auto b = tx.model().get(high, row);
    if (!(a > b))
        return false;
    tx.set(low, row, b);
    tx.set(high, row, a);
    return true;
}

bool isInverted(const Model& m, Slot row, std::size_t which) {
    const auto b = jumpBox(m, row, which);
    return b.low.x > b.high.x || b.low.y > b.high.y || b.low.z > b.high.z;
}

/// Whether the directions of a garage are not perpendicular unit vectors.
bool hasOddDirections(const Model& m, Slot row) {
    const glm::vec2 a{m.get(garage::aX, row), m.get(garage::aY, row)};
    const glm::vec2 b{m.get(garage::bX, row), m.get(garage::bY, row)};
    const bool fine = std::abs(glm::length(a) - 1) <= kUnitSlack && std::abs(glm::length(b) - 1) <= kUnitSlack &&
                      std::abs(glm::dot(a, b)) <= kUnitSlack;
    return !fine; // true for NaN, too
}

bool hasOddBox(const Model& m, Slot row) {
    const auto b = garageBox(m, row);
    const auto far = [](float stored, float expected) { return !(std::abs(stored - expected) <= kBoxSlack); };
    return far(m.get(garage::left, row), b.left) || far(m.get(garage::right, row), b.right) ||
           far(m.get(garage::front, row), b.front) || far(m.get(garage::back, row), b.back);
}

void checkSetPiece(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(set_piece::xMin, row) > m.get(set_piece::xMax, row) ||
            m.get(set_piece::yMin, row) > m.get(set_piece::yMax, row))
            out.add(row, texts::format("The corners of the trigger are swapped"));
    }
}
void checkSetPieceType(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto type = m.get(set_piece::type, row); type == 0 || type > kLastSetPieceType)
            out.add(row, texts::format("Type {} (expected 1 to {})", type, kLastSetPieceType));
    }
}
void fixSetPiece(Transaction& tx, const Issue& issue) {
    swapIfInverted(tx, issue.element.slot, set_piece::xMin, set_piece::xMax);
    swapIfInverted(tx, issue.element.slot, set_piece::yMin, set_piece::yMax);
}

void checkJump(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (isInverted(m, row, 0) || isInverted(m, row, 1))
            out.add(row, texts::format("A minimum corner is above the maximum corner"));
        else if (m.get(jump::done, row) != 0 && m.get(jump::found, row) == 0)
            out.add(row, texts::format("Done, but not found"));
    }
}
void fixJump(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
        for (const std::size_t axis : {std::size_t{0}, std::size_t{1}, std::size_t{2}})
            swapIfInverted(tx, row, jump::corner(which, false, axis), jump::corner(which, true, axis));
    }
    if (tx.model().get(jump::done, row) != 0 && tx.model().get(jump::found, row) == 0)
        tx.set(jump::found, row, std::uint8_t{1});
}

void checkGarageShape(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (hasOddDirections(m, row))
            out.add(row, texts::format("The directions are not perpendicular unit vectors"));
        else if (m.get(garage::ceiling, row) < m.get(garage::z, row))
            out.add(row, texts::format("The ceiling is below the floor"));
    }
}

/// Only for garages whose box can be computed from their floor.
void checkGarageBox(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (hasOddDirections(m, row) || !hasGarageFloor(m, row))
            continue;
        if (m.get(garage::left, row) > m.get(garage::right, row) ||
            m.get(garage::front, row) > m.get(garage::back, row))
            out.add(row, texts::format("The bounding box is inverted"));
        else if (hasOddBox(m, row))
            out.add(row, checks::Severity::Note, texts::format("The bounding box does not match the floor"));
    }
}
void fixGarageBox(Transaction& tx, const Issue& issue) {
    if (!hasOddDirections(tx.model(), issue.element.slot))
        setGarageBox(tx, issue.element.slot);
}

void checkRestart(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto heading = m.get(restart::heading, row);
        const auto cities = m.get(restart::neededCities, row);
        if (!(heading >= 0 && heading <= 360))
            out.add(row, texts::format("Heading {} (expected 0 to 360)", heading));
        else if (cities < 0 || cities > kMostCities)
            out.add(row, texts::format("Never used: needs {} unlocked cities", cities));
    }
}

} // namespace

std::vector<checks::Rule> shapeRules() {
    using enum checks::Severity;
    return {
        {.id = "SAV-060",
         .title = "The minimum corner of a set piece is below the maximum corner",
         .fault = "Inverted set piece",
         .severity = checks::Severity::Warning,
         .type = kSetPiece,
         .check = checkSetPiece,
         .dependsOn = {any(kSetPiece)},
         .fix = fixSetPiece,
         .fixTitle = "Swap Corners"},
        {.id = "SAV-060T",
         .title = "The type of a set piece is known",
         .fault = "Set piece of an unknown type",
         .severity = checks::Severity::Warning,
         .type = kSetPiece,
         .check = checkSetPieceType,
         .dependsOn = {any(kSetPiece)}},
        {.id = "SAV-070",
         .title = "The boxes of a stunt jump are valid, and a completed jump is found",
         .fault = "Invalid stunt jump",
         .severity = checks::Severity::Warning,
         .type = kStuntJump,
         .check = checkJump,
         .dependsOn = {any(kStuntJump)},
         .fix = fixJump,
         .fixTitle = "Correct Values"},
        {.id = "SAV-091",
         .title = "The box of a garage matches its floor",
         .fault = "Garage with a wrong box",
         .severity = checks::Severity::Warning,
         .type = kGarage,
         .check = checkGarageBox,
         .dependsOn = {any(kGarage)},
         .fix = fixGarageBox,
         .fixTitle = "Recompute Box"},
        {.id = "SAV-091D",
         .title = "The directions of a garage are perpendicular and its ceiling is above the floor",
         .fault = "Garage with invalid shape",
         .severity = checks::Severity::Warning,
         .type = kGarage,
         .check = checkGarageShape,
         .dependsOn = {any(kGarage)}},
        {.id = "SAV-100",
         .title = "A restart point has a valid heading and can be used",
         .fault = "Invalid restart point",
         .severity = checks::Severity::Note,
         .type = kRestart,
         .check = checkRestart,
         .dependsOn = {checks::own(restart::heading, restart::neededCities)}},
    };
}

} // namespace navsmith::systems::gta_sa_save
