#include "core/systems/gta_sa_save/rule_functions.h"
#include "core/systems/gta_sa_save/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::string_view kFirstZone = "SAN_AND";
constexpr int kFirstCarModel = 400;
constexpr int kLastCarModel = 611;
constexpr std::uint8_t kLastPickupType = 22;
constexpr std::uint8_t kMost = 100; ///< per cent

bool isFirstZone(const Model& m, Slot row) {
    return m.get(zone::map, row) == 0 && m.order(kZone).position(row) == 0;
}

bool isInverted(const Model& m, Slot row) {
    return m.get(zone::xMin, row) > m.get(zone::xMax, row) || m.get(zone::yMin, row) > m.get(zone::yMax, row) ||
           m.get(zone::zMin, row) > m.get(zone::zMax, row);
}

/// How often each entrance is listed.
std::map<std::int16_t, int> entrances(const Model& m) {
    std::map<std::int16_t, int> known;
    m.forEachLive(kEnexConnection, [&](Slot row) { ++known[m.get(enex::index, row)]; });
    return known;
}

} // namespace

void checkFirstZone(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (isFirstZone(m, row) && m.get(zone::name, row) != kFirstZone)
            out.add(row, "The first zone is not called SAN_AND: taxi fares stop (the taxi glitch)");
    }
}
void fixFirstZone(Transaction& tx, const Issue& issue) {
    if (isFirstZone(tx.model(), issue.element.slot))
        tx.set(zone::name, issue.element.slot, std::string(kFirstZone));
}

void checkZoneBox(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (isInverted(m, row))
            out.add(row, "A lower corner lies above the upper one");
    }
}
void checkZone(const Model& m, RowSpan rows, Findings& out) {
    const auto populations = static_cast<long>(m.count(kZonePopulation));
    for (const Slot row : rows) {
        const auto population = m.get(zone::population, row);
        const auto type = m.get(zone::type, row);
        if (population < 0 || population >= populations)
            out.add(row, fmt::format("Population {} of {}", population, populations));
        else if (type != 0 && type != 3)
            out.add(row, fmt::format("Type {} (expected 0 or 3)", type));
    }
}
void fixZone(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    const auto order = [&](Column<std::int16_t> low, Column<std::int16_t> high) {
        const auto a = tx.model().get(low, row);
        const auto b = tx.model().get(high, row);
        if (a > b) {
            tx.set(low, row, b);
            tx.set(high, row, a);
        }
    };
    order(zone::xMin, zone::xMax);
    order(zone::yMin, zone::yMax);
    order(zone::zMin, zone::zMax);
}

void checkGeneratorOrder(const Model& m, RowSpan /*rows*/, Findings& out) {
    int last = -1;
    for (const Slot row : m.order(kCarGenerator).group(0)) {
        const int index = m.get(generator::index, row);
        if (index >= static_cast<int>(gta_sa::kMaxCarGenerators))
            out.add(row, fmt::format("Number {} (the game has {})", index, gta_sa::kMaxCarGenerators));
        else if (index == last)
            out.add(row, fmt::format("Number {} stands twice", index));
        else if (index < last)
            out.add(row, fmt::format("Number {} comes after {}", index, last));
        last = std::max(last, index);
    }
}
void fixGeneratorOrder(Transaction& tx, const Issue& /*issue*/) {
    const auto& m = tx.model();
    const auto group = m.order(kCarGenerator).group(0);
    std::vector<Slot> rows(group.begin(), group.end());
    const auto index = [&](Slot row) { return m.get(generator::index, row); };
    if (std::ranges::is_sorted(rows, {}, index))
        return;
    std::ranges::stable_sort(rows, {}, index);
    for (const Slot row : rows)
        tx.moveLast({kCarGenerator, row});
}

void checkGeneratorModel(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const int value = m.get(generator::carModel, row);
        const int drawn = value < -1 ? -value : value;
        if (value != -1 && (drawn < kFirstCarModel || drawn > kLastCarModel))
            out.add(row, fmt::format("Model {} is no car of the game", value));
    }
}

void checkGeneratorValues(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(generator::alarm, row) > kMost || m.get(generator::lock, row) > kMost)
            out.add(row, "A chance is above 100 %");
        else if (m.get(generator::used, row) != 1)
            out.add(row, "Stored, but not marked as used");
        else if (m.get(generator::mapSection, row) != 0)
            out.add(row, "It belongs to a section of the map: those are not stored");
    }
}
void fixGeneratorValues(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto put = [&](Column<std::uint8_t> column, std::uint8_t value) {
        if (m.get(column, row) != value)
            tx.set(column, row, value);
    };
    put(generator::alarm, std::min(m.get(generator::alarm, row), kMost));
    put(generator::lock, std::min(m.get(generator::lock, row), kMost));
    put(generator::used, 1);
    put(generator::mapSection, 0);
}

void checkPlate(const Model& m, RowSpan rows, Findings& out) {
    std::vector<bool> stored(gta_sa::kMaxCarGenerators);
    m.forEachLive(kCarGenerator, [&](Slot row) {
        if (const auto index = m.get(generator::index, row); index < stored.size())
            stored[index] = true;
    });
    for (const Slot row : rows) {
        const auto index = m.get(plate::generator, row);
        if (index >= stored.size() || !stored[index])
            out.add(row, fmt::format("It is for car generator {}, which the save does not have", index));
    }
}

void checkPickupType(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto type = m.get(pickup::type, row); type > kLastPickupType)
            out.add(row, fmt::format("Type {} (the game has 1 to {})", type, kLastPickupType));
    }
}

void checkPickupPointer(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(pickup::object, row) != 0)
            out.add(row, "It keeps an address of memory that is gone");
    }
}
void fixPickupPointer(Transaction& tx, const Issue& issue) {
    tx.set(pickup::object, issue.element.slot, std::uint32_t{0});
}

void checkEnexLink(const Model& m, RowSpan rows, Findings& out) {
    const auto known = entrances(m);
    for (const Slot row : rows) {
        const auto link = m.get(enex::link, row);
        if (link != -1 && !known.contains(link))
            out.add(row, fmt::format("It leads to entrance {}, which the save does not have", link));
    }
}
void fixEnexLink(Transaction& tx, const Issue& issue) {
    const auto link = tx.model().get(enex::link, issue.element.slot);
    if (link != -1 && !entrances(tx.model()).contains(link))
        tx.set(enex::link, issue.element.slot, std::int16_t{-1});
}

void checkEnexTwice(const Model& m, RowSpan rows, Findings& out) {
    const auto known = entrances(m);
    for (const Slot row : rows) {
        if (known.at(m.get(enex::index, row)) > 1)
            out.add(row, fmt::format("Entrance {} stands twice", m.get(enex::index, row)));
    }
}

void checkOpenEntrance(const Model& m, RowSpan rows, Findings& out) {
    const auto known = entrances(m);
    for (const Slot row : rows) {
        const auto index = m.get(enex::open, row);
        if (!known.contains(static_cast<std::int16_t>(index)))
            out.add(row, fmt::format("The player is in entrance {}, which the save does not have", index));
    }
}

void checkMarkerEntrance(const Model& m, RowSpan rows, Findings& out) {
    const auto known = entrances(m);
    for (const Slot row : rows) {
        const auto entrance = m.get(marker::entrance, row);
        if (entrance != 0 && !known.empty() && !known.contains(static_cast<std::int16_t>(entrance - 1)))
            out.add(row, fmt::format("It belongs to entrance {}, which the save does not have", entrance - 1));
    }
}
void fixMarkerEntrance(Transaction& tx, const Issue& issue) {
    tx.set(marker::entrance, issue.element.slot, std::uint32_t{0});
}

} // namespace navsmith::systems::gta_sa_save
