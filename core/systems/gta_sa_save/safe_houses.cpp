#include "core/systems/gta_sa_save/safe_houses.h"

#include "core/model/order.h"
#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <variant>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr float kNearGarage = 60; ///< metres: from its middle to a car that stands in it, or was moved a little

std::size_t recordOf(const Model& m, Slot row) {
    return m.order(kStoredCar).position(row);
}

std::map<std::int64_t, std::size_t> safeHousesByType() {
    std::map<std::int64_t, std::size_t> houses;
    const auto& types = nameTable("garage_types");
    for (std::size_t row = 0; row < types.size(); ++row) {
        if (const auto house = types.integer(row, "safe_house"))
            houses.emplace(types.integer(row).value_or(-1), static_cast<std::size_t>(*house));
    }
    return houses;
}

/// Calls f(handle) for each column with content of a record.
template <typename F>
void forEachCarColumn(const Model& m, F&& f) {
    const auto& columns = m.schema().type(kStoredCar).columns;
    for (std::size_t i = model::kFirstOwn; i < columns.size(); ++i) {
        const auto column = static_cast<model::ColumnId>(i);
        std::visit(
            [&](const auto& values) {
                using T = typename std::remove_cvref_t<decltype(values)>::value_type;
                f(Column<T>{kStoredCar, column});
            },
            m.columnData(kStoredCar, column));
    }
}

/// All but their positions.
bool areAlike(const Model& m, Slot a, Slot b) {
    bool alike = true;
    forEachCarColumn(m, [&](auto column) {
        const bool ofPosition = column.column == stored_car::x.column || column.column == stored_car::y.column ||
                                column.column == stored_car::z.column;
        alike = alike && (ofPosition || m.get(column, a) == m.get(column, b));
    });
    return alike;
}

std::optional<std::size_t> houseOfGarageAt(const Model& m, const glm::vec3& place) {
    std::optional<std::size_t> house;
    float nearest = kNearGarage;
    m.forEachLive(kGarage, [&](Slot row) {
        const auto floor = garageFloor(m, row);
        const float away = glm::distance(glm::vec2((floor[0] + floor[2]) / 2.0F), glm::vec2(place));
        const auto own = safeHouseOfGarage(m, row);
        if (own && away < nearest) {
            house = own;
            nearest = away;
        }
    });
    return house;
}

glm::vec3 carAt(const Model& m, Slot row) {
    return pointAt(m, row, stored_car::x, stored_car::y, stored_car::z);
}

/// Where a copy belongs: to the safe house of the nearest car like it.
std::optional<std::size_t> houseOfCopy(const Model& m, Slot copy, Selection pasted) {
    std::optional<Slot> original;
    const auto away = [&](Slot row) { return glm::distance(carAt(m, copy), carAt(m, row)); };
    m.forEachLive(kStoredCar, [&](Slot row) {
        const bool isCopy = std::ranges::find(pasted, Element{kStoredCar, row}) != pasted.end();
        if (!isCopy && areAlike(m, copy, row) && (!original || away(row) < away(*original)))
            original = row;
    });
    return original ? std::optional(safeHouseOfCar(m, *original)) : houseOfGarageAt(m, carAt(m, copy));
}

std::optional<Slot> freeRecordIn(const Model& m, std::size_t house) {
    for (const Slot row : m.order(kStoredCar).all()) {
        if (recordOf(m, row) % kSafeHouses == house && !m.isLive({kStoredCar, row}))
            return row;
    }
    return std::nullopt;
}

/// The record that it leaves gets the content that it had.
void moveCar(Transaction& tx, Slot from, Slot to) {
    forEachCarColumn(tx.model(), [&](auto column) {
        tx.set(column, to, tx.model().get(column, from));
        tx.set(column, from, tx.before(column, from));
    });
}

} // namespace

std::size_t safeHouseOfCar(const Model& m, Slot row) {
    return recordOf(m, row) % kSafeHouses;
}

std::size_t placeOfCar(const Model& m, Slot row) {
    return recordOf(m, row) / kSafeHouses + 1;
}

std::optional<std::size_t> safeHouseOfGarage(const Model& m, Slot row) {
    static const auto byType = safeHousesByType();
    const auto house = byType.find(m.get(garage::type, row));
    return house == byType.end() ? std::nullopt : std::optional(house->second);
}

EditResult putIntoSafeHouses(Transaction& tx, Selection pasted) {
    Elements elements(pasted.begin(), pasted.end());
    for (auto& e : elements) {
        if (e.type != kStoredCar)
            continue;
        const auto& m = tx.model();
        const auto house = houseOfCopy(m, e.slot, pasted);
        if (!house || safeHouseOfCar(m, e.slot) == *house)
            continue;
        const auto record = freeRecordIn(m, *house);
        if (!record) {
            const auto name =
                nameIn(*m.schema().type(kStoredCar).findProperty("safe_house"), static_cast<std::int64_t>(*house));
            return refused(texts::format("The safe house {} has no free place for another car.", name));
        }
        moveCar(tx, e.slot, *record);
        e.slot = *record;
    }
    return elements;
}

} // namespace navsmith::systems::gta_sa_save
