// Fields that name elements: handles of scripts, numbers of entrances. What names nothing stays as it is.
#include "core/model/property.h"
#include "core/systems/gta_sa_save/edits.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/support/save_fields.h"

#include <gtest/gtest.h>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Ref;
using model::Slot;
using model::Transaction;
using tests::SaveBytes;

SaveBytes smallBytes() {
    return tests::buildSave(tests::smallSave());
}
/// Offset of a block's payload.
std::size_t blockAt(const SaveBytes& bytes, std::size_t block) {
    return tests::payloadOffsets(tests::takeApart(bytes))[block];
}

TEST(SaveReferences, handlesFindTheirElements) {
    const auto m = smallDocument();
    EXPECT_EQ(m.get(vars::targetMarker, 0), Ref::to(1));
    EXPECT_EQ(m.get(collected_pickup::target, 0), Ref::to(2));
    EXPECT_TRUE(m.get(collected_pickup::target, 1).isRaw()) << "the pickup is gone";
    EXPECT_TRUE(m.get(collected_pickup::target, 2).isNone());
    EXPECT_TRUE(m.get(player::entrance, 0).isNone());
    EXPECT_EQ(m.get(lod_link::object, 0), Ref::to(0));
    EXPECT_EQ(m.get(lod_link::lod, 0), Ref::to(1));
}

TEST(SaveReferences, editWritesTheHandle) {
    const auto before = smallBytes();
    auto m = loaded(before);
    const auto change = edited(m, [](Transaction& tx) {
        tx.set(vars::targetMarker, 0, Ref::to(2));
        tx.set(player::entrance, 0, Ref::to(1));
    });
    const auto after = saved(m);
    EXPECT_EQ(tests::wordAt(after, blockAt(after, 0) + 0x130), 0x00010002U);
    EXPECT_EQ(tests::wordAt(after, blockAt(after, 2) + 4 + 0x194), 336U);
    EXPECT_EQ(loaded(after).get(vars::targetMarker, 0), Ref::to(2));
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveReferences, followTheNameOfTheirTarget) {
    auto m = smallDocument();
    edited(m, [](Transaction& tx) { tx.set(pickup::counter, 2, std::int16_t{77}); });
    const auto after = saved(m);
    EXPECT_EQ(tests::wordAt(after, blockAt(after, 6) + 0x4D83), 77U << 16U | 2U);
}

TEST(SaveReferences, targetThatIsFreedIsNoLongerNamed) {
    auto m = smallDocument();
    edited(m, [](Transaction& tx) { tx.erase({kMarker, 1}); });
    const auto after = saved(m);
    EXPECT_EQ(tests::wordAt(after, blockAt(after, 0) + 0x130), 0U);
}

TEST(SaveReferences, handlesOfLongGamesHaveTheirHighestBitSet) {
    auto bytes = smallBytes();
    tests::setShortAt(bytes, blockAt(bytes, 9) + 2 * 40 + 0x14, 0x9000); // the counter of the third marker
    tests::setWordAt(bytes, blockAt(bytes, 0) + 0x130, 0x90000002);      // in a field with a sign
    tests::enforcePadding(smallBytes(), bytes);
    auto m = loaded(bytes);
    EXPECT_EQ(m.get(vars::targetMarker, 0), Ref::to(2));
    EXPECT_TRUE(saved(m) == bytes);
    edited(m, [](Transaction& tx) { tx.set(marker::counter, 2, std::uint16_t{0xFFFE}); });
    const auto after = saved(m);
    EXPECT_EQ(tests::wordAt(after, blockAt(after, 0) + 0x130), 0xFFFE0002U);
}

TEST(SaveReferences, numberOfNothingStays) {
    auto bytes = smallBytes();
    tests::setWordAt(bytes, blockAt(bytes, 0) + 0x130, 0xFFFF0009);
    tests::setWordAt(bytes, blockAt(bytes, 2) + 4 + 0x194, 0xFFFFFF00);
    tests::enforcePadding(smallBytes(), bytes);
    const auto m = loaded(bytes);
    EXPECT_EQ(m.rawValue(vars::targetMarker, m.get(vars::targetMarker, 0)), 0xFFFF0009U);
    EXPECT_TRUE(saved(m) == bytes);
}

// Script triggers: a model and a chance, or a name -----------------------------------------------------------------

TEST(SaveTriggers, haveAModelOrAName) {
    const auto m = smallDocument();
    EXPECT_EQ(m.get(script_trigger::objectModel, 0), 2325);
    EXPECT_EQ(m.get(script_trigger::chance, 0), 100);
    EXPECT_EQ(m.get(script_trigger::name, 0), "");
    EXPECT_EQ(m.get(script_trigger::name, 1), "PCHAIR");
    EXPECT_EQ(m.get(script_trigger::objectModel, 1), 0);
}

TEST(SaveTriggers, whatAKindLacksCannotBeSet) {
    auto m = smallDocument();
    EXPECT_NE(refusalOf(m, [](Transaction& tx) { tx.set(script_trigger::name, 0, std::string("X")); }), "");
    EXPECT_NE(refusalOf(m, [](Transaction& tx) { tx.set(script_trigger::chance, 1, std::uint16_t{5}); }), "");
    EXPECT_TRUE(saved(m) == smallBytes());
}

TEST(SaveTriggers, otherKindKeepsTheBytes) {
    const auto before = smallBytes();
    const auto trigger = blockAt(before, 1) + 4 + 400;
    auto m = loaded(before);
    edited(m, [](Transaction& tx) {
        tx.set(script_trigger::brain, 0, std::int8_t{4});
        tx.set(script_trigger::brain, 1, std::int8_t{1});
    });
    auto expected = before;
    tests::setByteAt(expected, trigger + 2, 4);
    tests::setByteAt(expected, trigger + 20 + 2, 1);
    tests::enforcePadding(before, expected);
    EXPECT_TRUE(saved(m) == expected);
    EXPECT_EQ(m.get(script_trigger::objectModel, 1), 'P' + 256 * 'C');
    edited(m, [](Transaction& tx) {
        tx.set(script_trigger::brain, 0, std::int8_t{1});
        tx.set(script_trigger::brain, 1, std::int8_t{5});
    });
    EXPECT_TRUE(saved(m) == before);
    EXPECT_EQ(m.get(script_trigger::name, 1), "PCHAIR");
}

// Lists of a fixed length ------------------------------------------------------------------------------------------

TEST(SaveLocals, areWrittenToTheirThread) {
    const auto before = smallBytes();
    auto m = loaded(before);
    ASSERT_EQ(m.list(model::ListField<std::int32_t>{kThread, thread::locals, 0}, 1).size(), 32U);
    const auto change = edited(m, [](Transaction& tx) {
        auto entries = tx.model().listStore(kThread, thread::locals).entries(1);
        model::values<std::int32_t>(entries[0])[31] = -5;
        tx.setList(kThread, thread::locals, 1, entries);
    });
    auto expected = before;
    tests::setWordAt(expected, blockAt(before, 1) + 4 + 400 + 0x906 + 262 + 0x3E + 31 * 4, 0xFFFFFFFB);
    tests::enforcePadding(before, expected);
    EXPECT_TRUE(saved(m) == expected);
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == before);
}

TEST(SaveLocals, areWholeAndRealNumbers) {
    auto bytes = smallBytes();
    tests::setWordAt(bytes, blockAt(bytes, 1) + 4 + 400 + 0x906 + 0x3E, 0x3FC00000);
    const auto m = loaded(bytes);
    const auto& list = m.schema().type(kThread).lists[thread::locals];
    const model::ListOf locals{kThread, thread::locals, 0};
    EXPECT_EQ(model::displayEntry(m, list.properties[0], locals, 0), "1069547520");
    EXPECT_EQ(model::displayEntry(m, list.properties[1], locals, 0), "1.5");
}

TEST(SaveLocals, cannotBecomeMoreOrFewer) {
    auto m = smallDocument();
    EXPECT_NE(refusalOf(m,
                        [](Transaction& tx) {
                            auto entries = tx.model().listStore(kThread, thread::locals).entries(0);
                            model::values<std::int32_t>(entries[0]).pop_back();
                            tx.setList(kThread, thread::locals, 0, entries);
                        }),
              "");
}

TEST(SaveGlobals, haveNumbersNamesAndBothMeanings) {
    const auto m = smallDocument();
    const auto& type = m.schema().type(kGlobal);
    const auto valueOf = [&](std::string_view id, Slot row) {
        return model::readValue(m, *type.findProperty(id), {kGlobal, row});
    };
    EXPECT_EQ(valueOf("number", 2), model::Value(std::int64_t{2}));
    EXPECT_EQ(valueOf("name", 2), model::Value(std::string("PLAYER_CHAR")));
    EXPECT_EQ(valueOf("value", 2), model::Value(std::int64_t{0x11111111}));
    EXPECT_NEAR(std::get<double>(valueOf("as_number", 2)), 1.144e-28, 1e-30);
    EXPECT_EQ(model::readValue(m, *m.schema().type(kFile).findProperty("on_a_mission"), {kFile, 0}),
              model::Value(true));
}

TEST(SaveGlobals, takeRealNumbers) {
    auto m = smallDocument();
    const Elements selection{{kGlobal, 5}};
    const auto edit = setRealGlobalEdit();
    EXPECT_NE(systems::whyDisabled(edit, m, {}), "");
    const std::vector<double> numbers{-2.5};
    edited(m, [&](Transaction& tx) { EXPECT_TRUE(systems::run(edit, tx, selection, {numbers})); });
    const auto after = saved(m);
    EXPECT_EQ(tests::floatAt(after, blockAt(after, 1) + 4 + 5 * 4), -2.5F);
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
