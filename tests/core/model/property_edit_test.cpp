// Dragging, setting references and editing list entries through properties; names of elements.
#include "core/model/property.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <cmath>

namespace navsmith::model {
namespace {

constexpr ElementTypeId kNode = 1;
constexpr Column<std::int16_t> kX{kNode, 3};
constexpr Column<std::int16_t> kY{kNode, 4};
constexpr Column<std::uint8_t> kWidth{kNode, 5};
constexpr Column<Ref> kNext{kNode, 6};
constexpr Column<float> kHeight{kNode, 7};

Model nodes(std::size_t count) {
    ElementType file{.id = "file", .title = "file", .plural = "files"};
    file.columns = {column<std::uint8_t>("number")};
    file.properties = {{.id = "label", .title = "Number", .section = "", .column = 2}};
    ElementType node{.id = "node", .title = "node", .plural = "nodes"};
    node.columns = {reference("file", {kFileType}), column<std::int16_t>("x"),  column<std::int16_t>("y"),
                    column<std::uint8_t>("width"),  reference("next", {kNode}), column<float>("height"),
                    column<std::int16_t>("z")};
    node.properties = {{.id = "place",
                        .title = "Place",
                        .section = "",
                        .type = PropertyType::Vector,
                        .scale = 0.125,
                        .components = {3, 4}},
                       {.id = "spot",
                        .title = "Spot",
                        .section = "",
                        .type = PropertyType::Vector,
                        .scale = 0.125,
                        .heightScale = 1.0 / 128,
                        .components = {3, 4, 8}},
                       {.id = "width",
                        .title = "Width",
                        .section = "",
                        .type = PropertyType::Integer,
                        .column = 5,
                        .shift = 2,
                        .bits = 4},
                       {.id = "next", .title = "Next", .section = "", .type = PropertyType::Reference, .column = 6},
                       {.id = "height", .title = "Height", .section = "", .type = PropertyType::Number, .column = 7}};
    node.groupOwner = node.fileVia = 2;
    auto schema = finish({"nodes", {file, node}, nullptr});
    if (!schema)
        throw std::logic_error(schema.error());
    ModelBuilder builder(*schema);
    builder.addRows(kFileType, 1);
    builder.column(Column<std::uint8_t>{kFileType, 2})[0] = 12;
    builder.addRows(kNode, count);
    for (Slot n = 0; n < count; ++n) {
        builder.column(Column<Ref>{kNode, 2})[n] = Ref::to(0);
        builder.column(kX)[n] = static_cast<std::int16_t>(8 * n);
        builder.column(kWidth)[n] = 0xC3;
    }
    if (count > 1) {
        builder.column(kNext)[0] = Ref::to(1);
        builder.column(kNext)[1] = builder.raw(kNext, 0xABCD);
    }
    return builder.finish();
}

const PropertySpec& property(const Model& model, std::string_view id) {
    return *model.schema().type(kNode).findProperty(id);
}

TEST(Drag, HeightsMayHaveTheirOwnStep) {
    auto model = nodes(1);
    constexpr Column<std::int16_t> z{kNode, 8};
    const auto& spot = property(model, "spot");
    const std::vector<Slot> rows{0};
    Transaction tx(model, "drag");
    addToValue(tx, kNode, spot, rows, {1, 2, 0.25});
    EXPECT_EQ(model.get(kX, 0), 8);
    EXPECT_EQ(model.get(kY, 0), 16);
    EXPECT_EQ(model.get(z, 0), 32);
    EXPECT_EQ(readValue(model, spot, {kNode, 0}), Value(glm::dvec3(1, 2, 0.25)));
    EXPECT_EQ(writeValue(tx, kNode, spot, rows, glm::dvec3(300, -300, 300)).clamped, 1U);
    EXPECT_EQ(model.get(kX, 0), 2400);
    EXPECT_EQ(model.get(z, 0), 32767) << "clamped to the maximum";
    EXPECT_EQ(writeValue(tx, kNode, spot, rows, glm::dvec3(0.5, 0.5, 1.0 / 128)).snapped, 0U);
    EXPECT_EQ(model.get(z, 0), 1);
}

TEST(Drag, IsStartPlusTotal) {
    auto model = nodes(3);
    const std::vector<Slot> rows{0, 2};
    Transaction tx(model, "drag");
    for (const double total : {0.06, 0.12, 5.0, -3.0, 1.0}) // adding up rounded steps would never move it
        addToValue(tx, kNode, property(model, "place"), rows, {total, -total, 0});
    EXPECT_EQ(model.get(kX, 0), 8);
    EXPECT_EQ(model.get(kX, 1), 8) << "not dragged";
    EXPECT_EQ(model.get(kX, 2), 24);
    EXPECT_EQ(model.get(kY, 2), -8);
    addToValue(tx, kNode, property(model, "place"), rows, {0, 0, 0});
    EXPECT_TRUE(tx.commit()->empty()) << "back at the start";
}

TEST(Drag, BeyondTheRangeAndBackLosesNothing) {
    auto model = nodes(2);
    const std::vector<Slot> rows{0, 1};
    Transaction tx(model, "drag");
    EXPECT_EQ(addToValue(tx, kNode, property(model, "place"), rows, {1e6, 0, 0}).clamped, 2U);
    EXPECT_EQ(model.get(kX, 0), 32767);
    EXPECT_EQ(model.get(kX, 1), 32767);
    EXPECT_EQ(addToValue(tx, kNode, property(model, "place"), rows, {0.125, 0, 0}).clamped, 0U);
    EXPECT_EQ(model.get(kX, 0), 1);
    EXPECT_EQ(model.get(kX, 1), 9);
}

TEST(Drag, WorksOnPlainNumbersAndBitFields) {
    auto model = nodes(2);
    const std::vector<Slot> rows{0};
    Transaction tx(model, "drag");
    addToValue(tx, kNode, property(model, "width"), rows, {5, 0, 0});
    addToValue(tx, kNode, property(model, "width"), rows, {7, 0, 0});
    EXPECT_EQ(model.get(kWidth, 0), 0xC3 | 7 << 2);
    EXPECT_EQ(addToValue(tx, kNode, property(model, "width"), rows, {77, 0, 0}).clamped, 1U);
    EXPECT_EQ(model.get(kWidth, 0), 0xFF);
    addToValue(tx, kNode, property(model, "height"), rows, {0.25, 0, 0});
    EXPECT_EQ(model.get(kHeight, 0), 0.25F);
    EXPECT_FALSE(addToValue(tx, kNode, property(model, "next"), rows, {1, 0, 0}).accepted);
    EXPECT_FALSE(addToValue(tx, kNode, property(model, "height"), rows, {std::nan(""), 0, 0}).accepted);
    EXPECT_EQ(model.get(kHeight, 0), 0.25F);
}

TEST(Property, VectorRoundTripsAsText) {
    auto model = nodes(2);
    const std::vector<Slot> rows{0, 1};
    const auto& place = property(model, "place");
    Transaction tx(model, "write");
    const auto outcome = writeValue(tx, kNode, place, rows, glm::dvec3(1.01, 2.02, 9));
    EXPECT_EQ(outcome.snapped, 2U);
    EXPECT_EQ(displayText(model, place, {kNode, 1}), "1, 2");
    EXPECT_EQ(writeValue(tx, kNode, place, rows, glm::dvec3(-1e9, 2.02, 0)).clamped, 2U);
    EXPECT_FALSE(writeValue(tx, kNode, place, rows, glm::dvec3(0, std::nan(""), 0)).accepted);
    EXPECT_EQ(readValue(model, place, {kNode, 0}), Value(glm::dvec3(-4096, 2, 0)));
    writeValue(tx, kNode, place, rows, *parseValue(place, displayText(model, place, {kNode, 0})));
    EXPECT_EQ(readValue(model, place, {kNode, 0}), Value(glm::dvec3(-4096, 2, 0)));
}

TEST(Property, ReferenceIsElementRawValueOrNull) {
    auto model = nodes(3);
    const auto& next = property(model, "next");
    EXPECT_EQ(readValue(model, next, {kNode, 0}), Value(Element{kNode, 1}));
    EXPECT_EQ(displayText(model, next, {kNode, 0}), "node 12:1");
    EXPECT_EQ(readValue(model, next, {kNode, 1}), Value(std::int64_t{0xABCD}));
    EXPECT_EQ(displayText(model, next, {kNode, 1}), "0xABCD");
    EXPECT_EQ(readValue(model, next, {kNode, 2}), Value(std::monostate{}));
    std::vector<double> out(3);
    readNumbers(model, kNode, next, std::vector<Slot>{0, 1, 2}, out);
    EXPECT_EQ(out, (std::vector<double>{1, -1, -1}));
}

TEST(Property, ReferenceAcceptsOnlyLiveElementsOfItsType) {
    auto model = nodes(3);
    const auto& next = property(model, "next");
    const std::vector<Slot> rows{0};
    {
        Transaction tx(model, "erase");
        tx.erase({kNode, 2});
        ASSERT_TRUE(tx.commit().has_value());
    }
    Transaction tx(model, "write");
    EXPECT_FALSE(writeValue(tx, kNode, next, rows, Element{kNode, 2}).accepted);
    EXPECT_FALSE(writeValue(tx, kNode, next, rows, Element{kFileType, 0}).accepted);
    EXPECT_FALSE(writeValue(tx, kNode, next, rows, Element{kNode, 99}).accepted);
    EXPECT_FALSE(writeValue(tx, kNode, next, rows, std::int64_t{1}).accepted);
    EXPECT_FALSE(tx.changedAnything());
    EXPECT_TRUE(writeValue(tx, kNode, next, rows, Element{kNode, 0}).accepted);
    EXPECT_EQ(model.get(kNext, 0), Ref::to(0));
    EXPECT_TRUE(writeValue(tx, kNode, next, rows, std::monostate{}).accepted);
    EXPECT_TRUE(model.get(kNext, 0).isNone());
}

TEST(ElementName, ConsistsOfTypeFileAndPlace) {
    auto model = nodes(3);
    EXPECT_EQ(elementName(model, {kFileType, 0}), "file 12");
    EXPECT_EQ(elementName(model, {kNode, 2}), "node 12:2");
    Transaction tx(model, "erase");
    tx.erase({kNode, 1});
    EXPECT_EQ(elementName(model, {kNode, 2}), "node 12:1") << "moved up";
    EXPECT_EQ(elementName(model, {kNode, 1}), "node #1 (deleted)");
}

TEST(ElementName, LinkIncludesItsNode) {
    const auto model = stress::roads::make(2, 3);
    EXPECT_EQ(elementName(model, {stress::roads::kLink, 2}), "link 1 of node 0:1");
}

TEST(ElementName, SeveralElementsAreCountedByType) {
    const auto model = stress::roads::make(2, 3);
    const auto node = stress::roads::kNode;
    const auto link = stress::roads::kLink;
    EXPECT_EQ(elementsName(model, {}), "");
    const std::vector<Element> one{{link, 2}};
    EXPECT_EQ(elementsName(model, one), "link 1 of node 0:1");
    const std::vector<Element> mixed{{link, 1}, {node, 0}, {node, 1}};
    EXPECT_EQ(elementsName(model, mixed), "2 nodes, 1 link");
    const std::vector<Element> many(1234567, Element{node, 0});
    EXPECT_EQ(elementsName(model, many), "1,234,567 nodes");
}

TEST(ListProperty, EntriesReadAndWriteLikeCells) {
    namespace area = stress::mesh::area;
    using stress::mesh::kArea;
    using stress::mesh::make;
    auto model = make(4, 3);
    const auto& spots = model.schema().type(kArea).lists[area::spots];
    const auto& x = spots.properties[0];
    const ListOf list{kArea, area::spots, 2};
    EXPECT_EQ(readEntry(model, x, list, 0), Value(0.5));
    EXPECT_EQ(displayEntry(model, x, list, 1), "-1.75");
    auto entries = model.listStore(kArea, area::spots).entries(2);
    EXPECT_EQ(writeEntry(model, x, list, entries, 1, 12.3).snapped, 1U);
    EXPECT_EQ(writeEntry(model, x, list, entries, 0, 1e9).clamped, 1U);
    EXPECT_FALSE(writeEntry(model, x, list, entries, 0, std::string("1")).accepted);
    Transaction tx(model, "spots");
    tx.setList(kArea, area::spots, 2, entries);
    EXPECT_EQ(readEntry(model, x, list, 0), Value(100.0));
    EXPECT_EQ(readEntry(model, x, list, 1), Value(12.25));
}

TEST(ListProperty, ExistsOnlyInItsVersions) {
    namespace area = stress::mesh::area;
    namespace file = stress::mesh::file;
    using stress::mesh::kArea;
    using stress::mesh::make;
    auto model = make(4, 3);
    const auto& visible = model.schema().type(kArea).lists[area::visible];
    const ListOf list{kArea, area::visible, 1};
    auto entries = model.listStore(kArea, area::visible).entries(1);
    EXPECT_FALSE(isPresent(model, visible.properties[0], list));
    EXPECT_EQ(readEntry(model, visible.properties[0], list, 0), Value(std::monostate{}));
    EXPECT_FALSE(writeEntry(model, visible.properties[1], list, entries, 0, std::int64_t{1}).accepted);
    Transaction tx(model, "version");
    tx.set(file::version, 0, std::uint16_t{3});
    EXPECT_EQ(readEntry(model, visible.properties[0], list, 0), Value(Element{kArea, 2}));
    EXPECT_EQ(displayEntry(model, visible.properties[1], list, 2), "wholly");
    EXPECT_TRUE(writeEntry(model, visible.properties[0], list, entries, 0, Element{kArea, 3}).accepted);
    EXPECT_TRUE(writeEntry(model, visible.properties[1], list, entries, 0, std::int64_t{1}).accepted);
    EXPECT_EQ(values<Ref>(entries[0])[0], Ref::to(3));
}

} // namespace
} // namespace navsmith::model
