// Converting a file to another version, according to the presence rules of the schema.
#include "core/model/reformat.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::model {
namespace {

// A format of two games. Bit 0 has a different meaning in game 0 and game 1, bit 1 the same in both; items have tags
// since version 2, and tags a colour since version 3.
constexpr ElementTypeId kItem = 1;
constexpr ElementTypeId kTag = 2;
constexpr Column<std::uint8_t> kVersion{kFileType, 2};
constexpr Column<std::uint8_t> kGame{kFileType, 3};
constexpr Column<float> kScale{kFileType, 4};
constexpr Column<Ref> kItemFile{kItem, 2};
constexpr Column<std::uint16_t> kFlags{kItem, 3};
constexpr Column<Ref> kBest{kItem, 4};
constexpr Column<Ref> kTagItem{kTag, 2};
constexpr Column<std::string> kColour{kTag, 3};
constexpr ListField<std::uint8_t> kHow{kItem, 0, 0};
constexpr ListField<std::uint8_t> kWhen{kItem, 0, 1};

bool game0(const Model& m, Slot f) {
    return m.get(kGame, f) == 0;
}
bool game1(const Model& m, Slot f) {
    return m.get(kGame, f) == 1;
}
bool from2(const Model& m, Slot f) {
    return m.get(kVersion, f) >= 2;
}
bool from3(const Model& m, Slot f) {
    return m.get(kVersion, f) >= 3;
}

PropertySpec flag(std::string_view id, std::uint8_t bit, Present present) {
    return {.id = id,
            .title = id,
            .section = "Flags",
            .type = PropertyType::Bool,
            .column = kFlags.column,
            .shift = bit,
            .bits = 1,
            .present = present};
}

std::shared_ptr<const Schema> schema() {
    ElementType files{.id = "file", .title = "file", .plural = "files"};
    files.columns = {column<std::uint8_t>("version", 1), column<std::uint8_t>("game"), column<float>("scale", 2)};
    files.properties = {{.id = "version", .title = "Version", .section = "File", .column = kVersion.column},
                        {.id = "game", .title = "Game", .section = "File", .column = kGame.column, .present = from2},
                        {.id = "scale",
                         .title = "Scale",
                         .section = "File",
                         .type = PropertyType::Number,
                         .column = kScale.column,
                         .present = from3}};
    ElementType items{.id = "item", .title = "item", .plural = "items"};
    items.columns = {reference("file", {kFileType, OnTargetErased::EraseRow}), column<std::uint16_t>("flags", 2),
                     reference("best", {kTag, OnTargetErased::Clear})};
    items.properties = {flag("sharp", 0, game0),
                        flag("blunt", 0, game1),
                        flag("old", 1, nullptr),
                        {.id = "word",
                         .title = "Word",
                         .section = "Raw",
                         .column = kFlags.column,
                         .hexadecimal = true,
                         .advanced = true}};
    items.lists = {{.id = "uses",
                    .title = "uses",
                    .columns = {column<std::uint8_t>("how"), column<std::uint8_t>("when", 7)},
                    .properties = {{.id = "how", .title = "How", .section = "Use", .column = 0},
                                   {.id = "when", .title = "When", .section = "Use", .column = 1, .present = from3}},
                    .present = from2}};
    items.fileVia = kItemFile.column;
    ElementType tags{.id = "tag", .title = "tag", .plural = "tags"};
    tags.columns = {reference("item", {kItem, OnTargetErased::EraseRow}), column<std::string>("colour")};
    tags.properties = {{.id = "colour",
                        .title = "Colour",
                        .section = "Tag",
                        .type = PropertyType::Text,
                        .column = kColour.column,
                        .present = from3}};
    tags.fileVia = kTagItem.column;
    tags.present = from2;
    const auto built = finish({"two_games", {files, items, tags}, nullptr});
    if (!built)
        throw std::logic_error(built.error());
    return *built;
}

class Reformat : public testing::Test {
protected:
    Model m = make();

    /// Two files of version 3 of game 0, each with an item that has a tag and two uses.
    static Model make() {
        ModelBuilder builder(schema());
        builder.addRows(kFileType, 2);
        builder.addRows(kItem, 2);
        builder.addRows(kTag, 2);
        for (Slot i = 0; i < 2; ++i) {
            builder.column(kVersion)[i] = 3;
            builder.column(kScale)[i] = 5;
            builder.column(kItemFile)[i] = Ref::to(i);
            builder.column(kFlags)[i] = 0xFF03;
            builder.column(kBest)[i] = Ref::to(i);
            builder.column(kTagItem)[i] = Ref::to(i);
            builder.column(kColour)[i] = "red";
            builder.setList(kItem, 0, i,
                            {ColumnData(std::vector<std::uint8_t>{1, 2}), ColumnData(std::vector<std::uint8_t>{3, 4})});
        }
        return builder.finish();
    }
    Change to(std::uint8_t version, std::uint8_t game) {
        Transaction tx(m, "Convert");
        reformat(tx, 0, [&](Transaction& file) {
            file.set(kVersion, 0, version);
            file.set(kGame, 0, game);
        });
        auto change = tx.commit();
        EXPECT_TRUE(change) << change.error().reason;
        return std::move(*change);
    }
    template <typename T>
    std::vector<T> uses(ListField<T> field, Slot item) {
        const auto entries = m.list(field, item);
        return {entries.begin(), entries.end()};
    }
};

TEST_F(Reformat, ClearsBitsOfAnotherMeaning) {
    to(3, 1);
    EXPECT_EQ(m.get(kGame, 0), 1) << "is stored before and after";
    EXPECT_EQ(m.get(kFlags, 0), 0xFF02) << "bits without a flag stay, too";
    EXPECT_EQ(m.get(kFlags, 1), 0xFF03) << "of the other file";
    EXPECT_EQ(m.get(kColour, 0), "red");
    EXPECT_EQ(uses(kWhen, 0), (std::vector<std::uint8_t>{3, 4}));
}

TEST_F(Reformat, ResetsValuesThatAreNotStored) {
    to(2, 0);
    EXPECT_EQ(m.get(kScale, 0), 2.0F);
    EXPECT_EQ(m.get(kScale, 1), 5.0F);
    EXPECT_EQ(m.get(kColour, 0), "");
    EXPECT_EQ(uses(kHow, 0), (std::vector<std::uint8_t>{1, 2}));
    EXPECT_EQ(uses(kWhen, 0), (std::vector<std::uint8_t>{7, 7}));
    EXPECT_EQ(uses(kWhen, 1), (std::vector<std::uint8_t>{3, 4}));
    EXPECT_EQ(m.count(kTag), 2U);
}

TEST_F(Reformat, ErasesElementsAndListsThatAreNotStored) {
    to(1, 0);
    EXPECT_FALSE(m.isLive({kTag, 0}));
    EXPECT_TRUE(m.isLive({kTag, 1}));
    EXPECT_TRUE(m.get(kBest, 0).isNone());
    EXPECT_TRUE(uses(kHow, 0).empty());
    EXPECT_EQ(uses(kHow, 1).size(), 2U);
}

TEST_F(Reformat, SetsNewVersionColumns) {
    to(1, 0);
    to(2, 1);
    EXPECT_EQ(m.get(kGame, 0), 1);
}

TEST_F(Reformat, CanBeUndoneAndMayBeEmpty) {
    EXPECT_TRUE(to(3, 0).empty());
    const auto change = to(1, 1);
    m.apply(change, Direction::Backward);
    EXPECT_EQ(m.get(kVersion, 0), 3);
    EXPECT_EQ(m.get(kFlags, 0), 0xFF03);
    EXPECT_TRUE(m.isLive({kTag, 0}));
    EXPECT_TRUE(m.get(kBest, 0).pointsTo(0));
    EXPECT_EQ(uses(kWhen, 0), (std::vector<std::uint8_t>{3, 4}));
}

TEST(ReformatStress, MeshLosesLightAndKeepsIds) {
    namespace mesh = stress::mesh;
    auto m = mesh::make(20, 0);
    const std::vector<std::uint32_t> ids(m.column(mesh::area::id).begin(), m.column(mesh::area::id).end());
    const auto to = [&](std::uint16_t version) {
        Transaction tx(m, "Convert");
        reformat(tx, 0, [&](Transaction& file) { file.set(mesh::file::version, 0, version); });
        EXPECT_TRUE(tx.commit());
    };
    to(1);
    EXPECT_TRUE(std::ranges::all_of(m.column(mesh::area::light), [](float light) { return light == 1; }));
    EXPECT_TRUE(std::ranges::equal(m.column(mesh::area::id), ids));
}

} // namespace
} // namespace navsmith::model
