// Copies of stored cars stay in the safe house of the car that they are copies of.
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/safe_houses.h"
#include "core/systems/paste.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;

/// A save with cars in these records, of model 400 and more by their number.
Model withCars(std::initializer_list<std::size_t> records) {
    auto raw = tests::smallSave();
    for (std::size_t record = 0; record < 80; ++record)
        tests::setShortAt(raw.blocks[3], 39 + record * 64 + 0x12, 0);
    std::uint16_t model = 400;
    for (const auto record : records) {
        tests::setShortAt(raw.blocks[3], 39 + record * 64 + 0x12, model++);
        tests::setFloatAt(raw.blocks[3], 39 + record * 64, 2500 + 3 * static_cast<float>(record));
    }
    return loaded(tests::buildSave(raw));
}

/// The record of the copy; none if there is no room.
std::optional<Slot> duplicateOf(Model& m, Slot car, std::string* refusal = nullptr) {
    const Element one{kStoredCar, car};
    Transaction tx(m, "test");
    const auto copies = duplicate(system(), tx, std::span(&one, 1), {20, 0, 0});
    if (!copies) {
        if (refusal != nullptr)
            *refusal = copies.error().reason;
        return std::nullopt;
    }
    EXPECT_TRUE(tx.commit());
    return copies->front().slot;
}

TEST(SaveStoredCars, aCopyTakesAFreePlaceOfTheSameSafeHouse) {
    auto m = withCars({5, 25, 0});
    const auto before = saved(m);
    const auto copy = duplicateOf(m, 25);
    ASSERT_EQ(copy, 45U) << "places 1 and 2 of house 5 are taken; the first free record is of another house";
    EXPECT_EQ(m.get(stored_car::carModel, 45), 401);
    EXPECT_EQ(m.get(stored_car::x, 45), m.get(stored_car::x, 25) + 20);
    EXPECT_EQ(m.count(kStoredCar), 4U);
    EXPECT_EQ(safeHouseOfCar(m, 45), 5U);
    EXPECT_EQ(placeOfCar(m, 45), 3U);
    // Nothing else has changed but that record, the padding and the checksum.
    const auto raw = tests::takeApart(saved(m)).blocks[3];
    const auto was = tests::takeApart(before).blocks[3];
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (i < 39 + 45 * 64 || i >= 39 + 46 * 64) {
            EXPECT_EQ(raw[i], was[i]) << i;
        }
    }
}

TEST(SaveStoredCars, aFullSafeHouseRefusesACopy) {
    auto m = withCars({0, 20, 40, 60});
    const auto before = saved(m);
    std::string refusal;
    EXPECT_EQ(duplicateOf(m, 20, &refusal), std::nullopt);
    EXPECT_EQ(refusal, "The safe house Ganton has no free place for another car.");
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveStoredCars, ofEqualCarsTheNearestCounts) {
    auto m = withCars({1, 2});
    edited(m, [](Transaction& tx) { tx.set(stored_car::carModel, 2, std::uint16_t{400}); });
    EXPECT_EQ(duplicateOf(m, 2), 22U);
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
