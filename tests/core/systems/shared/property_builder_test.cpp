// Describing a property in one line; by default it is stored in the column with its id.
#include "core/model/fields.h"
#include "core/systems/shared/property_builder.h"

#include <gtest/gtest.h>

namespace navsmith::systems {
namespace {

using model::ColumnId;
using model::PropertyType;

constexpr model::ElementTypeId kThing = 1;
constexpr model::Fields fields{
    kThing,
    model::column<std::uint8_t>("width"),
    model::column<std::uint32_t>("flags"),
    model::column<float>("top_x"),
    model::column<float>("top_y"),
    model::column<float>("top_z"),
    model::column<std::int16_t>("x"),
    model::column<std::int16_t>("y"),
};
constexpr auto width = fields.column<std::uint8_t>("width");
constexpr auto flags = fields.column<std::uint32_t>("flags");
constexpr auto x = fields.column<std::int16_t>("x");
constexpr auto y = fields.column<std::int16_t>("y");

model::PropertySpec made(const PropertyBuilder& property) {
    auto type = fields.elementType("thing", "thing", "things");
    addProperties(type, "Section", {property});
    return type.properties.front();
}

ColumnId columnOf(const PropertyBuilder& property) {
    return made(property).column;
}

TEST(PropertyBuilder, SetsAllAttributes) {
    const auto p = made(
        number("wide", "Wide").help("How wide").unit("m").over(width).scale(0.125).range(0, 8).advanced().readOnly());
    EXPECT_EQ(p.id, "wide");
    EXPECT_EQ(p.title, "Wide");
    EXPECT_EQ(p.section, "Section");
    EXPECT_EQ(p.help, "How wide");
    EXPECT_EQ(p.unit, "m");
    EXPECT_EQ(p.type, PropertyType::Number);
    EXPECT_EQ(p.column, width.column);
    EXPECT_EQ(p.scale, 0.125);
    EXPECT_EQ(p.minimum, 0);
    EXPECT_EQ(p.maximum, 8);
    EXPECT_TRUE(p.advanced);
    EXPECT_TRUE(p.readOnly);
    EXPECT_FALSE(p.hexadecimal);
}

TEST(PropertyBuilder, DefaultsToTheColumnOfItsId) {
    EXPECT_EQ(columnOf(integer("width", "Width")), width.column);
    EXPECT_EQ(columnOf(integer("wide", "Width").over("width")), width.column);
    EXPECT_EQ(columnOf(integer("wide", "Width")), model::kNoColumn); // which finish() rejects
    EXPECT_EQ(made(boolean("on", "On").over(flags).bit(3)).shift, 3);
    EXPECT_EQ(made(boolean("on", "On").over(flags).bit(3)).bits, 1);
}

TEST(PropertyBuilder, VectorDefaultsToTheAxesOfItsId) {
    const ColumnId top = width.column + 2;
    EXPECT_EQ(made(vector("top", "Top")).components,
              (std::vector<ColumnId>{top, static_cast<ColumnId>(top + 1), static_cast<ColumnId>(top + 2)}));
    EXPECT_EQ(made(vector("place", "Place").over(x, y)).components, (std::vector<ColumnId>{x.column, y.column}));
    EXPECT_EQ(made(vector("place", "Place").over("x", "y")).components, (std::vector<ColumnId>{x.column, y.column}));
    EXPECT_EQ(made(vector("place", "Place").over("x", "u")).components,
              (std::vector<ColumnId>{x.column, model::kNoColumn}));
}

void nothing(const model::Model&, std::span<const model::Slot>, std::span<double>) {}
std::string nobody(const model::Model&, model::Slot) {
    return {};
}

TEST(PropertyBuilder, DerivedPropertyHasNoStorage) {
    const auto number = made(integer("width", "Width").derive(nothing));
    EXPECT_EQ(number.column, model::kNoColumn);
    EXPECT_EQ(number.derive, nothing);
    const auto words = made(text("who", "Who").derive(nobody));
    EXPECT_EQ(words.deriveText, nobody);
}

TEST(PropertyBuilder, ListPropertiesUseListFields) {
    static constexpr model::Fields entries{model::FieldsPlace{kThing, 0}, model::column<std::uint8_t>("how"),
                                           model::column<float>("far")};
    auto list = entries.list("entry", "entries");
    addProperties(list, "Entry",
                  {number("far", "Far"), integer("how", "How").over(entries.listField<std::uint8_t>("how"))});
    EXPECT_EQ(list.properties[0].column, 1);
    EXPECT_EQ(list.properties[1].column, 0);
    EXPECT_EQ(list.properties[1].section, "Entry");
}

TEST(PropertyBuilder, KeepsTheOrderAcrossSections) {
    auto type = fields.elementType("thing", "thing", "things");
    addProperties(type, "One", {integer("width", "Width")});
    addProperties(type, "Two", {rawWord("flags", "Flags"), vector("top", "Top")});
    ASSERT_EQ(type.properties.size(), 3U);
    EXPECT_EQ(type.properties[1].id, "flags");
    EXPECT_TRUE(type.properties[1].hexadecimal);
    EXPECT_EQ(type.properties[2].section, "Two");
}

} // namespace
} // namespace navsmith::systems
