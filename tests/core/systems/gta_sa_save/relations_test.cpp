// What types of people feel for each other: bits of words, a row for each two types.
#include "core/model/property.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/support/save_fields.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using model::Slot;

constexpr std::size_t kPeople = 32;
constexpr std::array<std::string_view, 5> kWords{"respects", "likes", "ignores", "dislikes", "hates"};

bool feels(const Model& m, std::string_view word, Slot row) {
    return std::get<bool>(model::readValue(m, *m.schema().type(kRelation).findProperty(word), {kRelation, row}));
}

void setFeeling(Model& m, std::string_view word, Slot row, bool on) {
    edited(m, [&](model::Transaction& tx) {
        model::writeValue(tx, kRelation, *m.schema().type(kRelation).findProperty(word), std::span(&row, 1), on);
    });
}

TEST(SaveRelations, eachIsABitOfItsWord) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        const auto block = tests::takeApart(sample.bytes).blocks[19];
        ASSERT_EQ(m.count(kRelation), kPeople * kPeople) << sample.name;
        for (std::size_t people = 0; people < kPeople; ++people) {
            for (std::size_t other = 0; other < kPeople; ++other) {
                for (std::size_t word = 0; word < kWords.size(); ++word) {
                    const bool bit = (tests::wordAt(block, people * 20 + word * 4) >> other & 1U) != 0;
                    EXPECT_EQ(feels(m, kWords[word], static_cast<Slot>(people * kPeople + other)), bit)
                        << sample.name << " " << people << " " << kWords[word] << " " << other;
                }
            }
        }
    }
}

TEST(SaveRelations, settingOneWritesItsBit) {
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto start = tests::payloadOffsets(tests::takeApart(sample.bytes))[19];
        for (const auto& [people, word, other] :
             {std::array<std::size_t, 3>{7, 4, 31}, {31, 0, 0}, {8, 1, 7}, {0, 2, 17}, {20, 3, 20}}) {
            const auto row = static_cast<Slot>(people * kPeople + other);
            const bool before = feels(m, kWords[word], row);
            setFeeling(m, kWords[word], row, !before);
            auto expected = sample.bytes;
            const auto at = start + people * 20 + word * 4;
            tests::setWordAt(expected, at, tests::wordAt(expected, at) ^ 1U << other);
            tests::enforcePadding(sample.bytes, expected);
            EXPECT_TRUE(saved(m) == expected) << sample.name << " " << people << " " << kWords[word] << " " << other;
            setFeeling(m, kWords[word], row, before);
            EXPECT_TRUE(saved(m) == sample.bytes) << sample.name;
        }
    }
}

TEST(SaveRelations, areNamed) {
    auto raw = tests::smallSave();
    std::fill(raw.blocks[19].begin(), raw.blocks[19].end(), std::byte{});
    tests::setWordAt(raw.blocks[19], 7 * 20, 1U << 7U);                 // respects
    tests::setWordAt(raw.blocks[19], 7 * 20 + 16, 1U << 8U | 1U << 6U); // hates
    auto m = loaded(tests::buildSave(raw));
    EXPECT_EQ(shown(m, kPedType, "name", 7), "Ballas");
    EXPECT_EQ(shown(m, kPedType, "respected", 7), "Ballas");
    EXPECT_EQ(shown(m, kPedType, "hated", 7), "Police, Grove Street Families");
    EXPECT_EQ(shown(m, kPedType, "liked", 7), "");
    EXPECT_EQ(shown(m, kPedType, "hates", 7), "0x140");
    const Slot row = 7 * 32 + 8;
    EXPECT_EQ(shown(m, kRelation, "name", row), "Ballas to Grove Street Families");
    EXPECT_EQ(shown(m, kRelation, "summary", row), "Hates");
    setFeeling(m, "dislikes", row, true);
    EXPECT_EQ(shown(m, kRelation, "summary", row), "Dislikes, Hates");
    EXPECT_EQ(shown(m, kPedType, "disliked", 7), "Grove Street Families");
    EXPECT_NE(refusalOf(m, [](model::Transaction& tx) { tx.erase({kRelation, 3}); }), "");
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
