// Uses a schema with all features of the real ones: lists, pools, versions, wide integers, floats.
#include "app/cli/element_writer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <limits>
#include <sstream>
#include <stdexcept>

namespace navsmith::cli {
namespace {

using Json = nlohmann::ordered_json;
using model::Column;
using model::column;
using model::ColumnData;
using model::ElementTypeId;
using model::Model;
using model::PropertyType;
using model::Ref;
using model::Slot;

constexpr ElementTypeId kFile = 0;
constexpr ElementTypeId kSpot = 1;
constexpr Column<std::uint8_t> fileVersion{kFile, 2};
constexpr Column<std::string> fileTail{kFile, 3};
constexpr Column<Ref> spotFile{kSpot, 2};
constexpr Column<std::uint64_t> spotKey{kSpot, 3};
constexpr Column<float> spotX{kSpot, 4};
constexpr Column<float> spotY{kSpot, 5};
constexpr Column<std::string> spotName{kSpot, 6};
constexpr Column<Ref> spotNext{kSpot, 7};
constexpr Column<std::uint8_t> spotUsed{kSpot, 8};
constexpr Column<std::int8_t> spotBits{kSpot, 9};

bool fromVersion2(const Model& m, Slot file) {
    return file != model::kNoSlot && m.get(fileVersion, file) >= 2;
}

void halfOrNothing(const Model&, std::span<const Slot> rows, std::span<double> out) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = rows[i] == 0 ? std::numeric_limits<double>::quiet_NaN() : 0.5;
}

std::shared_ptr<const model::Schema> stressSchema() {
    model::ElementType file{.id = "file", .title = "file", .plural = "files"};
    file.columns = {column<std::uint8_t>("version"), column<std::string>("tail")};
    file.properties = {
        {.id = "version", .title = "Version", .section = "File", .column = fileVersion.column},
        {.id = "tail", .title = "Tail", .section = "File", .type = PropertyType::Bytes, .column = fileTail.column}};

    model::ElementType spot{.id = "spot", .title = "spot", .plural = "spots"};
    spot.columns = {model::reference("file", {kFile}),
                    column<std::uint64_t>("key"),
                    column<float>("x"),
                    column<float>("y"),
                    column<std::string>("name"),
                    model::reference("next", {kSpot}),
                    column<std::uint8_t>("used", 1),
                    column<std::int8_t>("bits")};
    spot.groupOwner = spotFile.column;
    spot.fileVia = spotFile.column;
    spot.pool = model::PoolSpec{[](const Model& m, Slot row) { return m.get(spotUsed, row) != 0; },
                                [](model::Transaction&, Slot, bool) {}};
    spot.properties = {
        {.id = "key", .title = "Key", .section = "Spot", .column = spotKey.column},
        {.id = "place",
         .title = "Place",
         .section = "Spot",
         .type = PropertyType::Vector,
         .components = {spotX.column, spotY.column}},
        {.id = "name", .title = "Name", .section = "Spot", .type = PropertyType::Text, .column = spotName.column},
        {.id = "next", .title = "Next", .section = "Spot", .type = PropertyType::Reference, .column = spotNext.column},
        {.id = "top_bits", .title = "Bits", .section = "Spot", .column = spotBits.column, .shift = 4, .bits = 4},
        {.id = "odd",
         .title = "Odd",
         .section = "Spot",
         .type = PropertyType::Bool,
         .column = spotBits.column,
         .bits = 1},
        {.id = "late",
         .title = "Late",
         .section = "Spot",
         .type = PropertyType::Bool,
         .column = spotBits.column,
         .shift = 1,
         .bits = 1,
         .present = fromVersion2},
        {.id = "half", .title = "Half", .section = "Spot", .type = PropertyType::Number, .derive = halfOrNothing},
    };
    model::ListSpec views{.id = "views", .title = "views", .columns = {}, .properties = {}};
    views.columns = {model::reference("spot", {kSpot}), column<std::int16_t>("weight")};
    views.properties = {
        {.id = "spot", .title = "Spot", .section = "View", .type = PropertyType::Reference, .column = 0},
        {.id = "weight",
         .title = "Weight",
         .section = "View",
         .type = PropertyType::Number,
         .column = 1,
         .scale = 0.25},
        {.id = "late", .title = "Late", .section = "View", .column = 1, .present = fromVersion2}};
    spot.lists = {views};

    auto built = model::finish({"stress", {file, spot}, nullptr});
    if (!built)
        throw std::logic_error(built.error());
    return *built;
}

/// Two files of versions 1 and 2; spots 0 and 2 are in the first, 1 in the second, 3 is a free record of the pool.
Model stressModel() {
    model::ModelBuilder build(stressSchema());
    build.addRows(kFile, 2);
    build.addRows(kSpot, 4);
    build.column(fileVersion)[0] = 1;
    build.column(fileVersion)[1] = 2;
    build.column(fileTail)[1] = std::string("\x00\xFF", 2);
    for (const Slot row : {0U, 2U, 3U})
        build.column(spotFile)[row] = Ref::to(0);
    build.column(spotFile)[1] = Ref::to(1);
    build.column(spotUsed)[3] = 0;
    build.column(spotKey)[1] = std::numeric_limits<std::uint64_t>::max();
    build.column(spotX)[1] = 0.1F;
    build.column(spotY)[1] = -2.0F;
    build.column(spotName)[1] = "caf\xE9";
    build.column(spotNext)[0] = Ref::to(1);
    build.column(spotNext)[1] = build.raw(spotNext, 77);
    build.column(spotBits)[1] = static_cast<std::int8_t>(0xF3);
    build.setList(kSpot, 0, 0,
                  {ColumnData(std::vector{Ref::to(2), Ref::none()}), ColumnData(std::vector<std::int16_t>{-3, 8})});
    build.setList(kSpot, 0, 1, {ColumnData(std::vector{Ref::to(0)}), ColumnData(std::vector<std::int16_t>{4})});
    return build.finish();
}

Json written(const Model& model) {
    std::ostringstream out;
    {
        JsonStream json(out);
        writeElements(json, model);
    }
    return Json::parse(out.str());
}

TEST(ElementWriter, WritesRowsInFileOrderWithoutFreeRecords) {
    const auto json = written(stressModel());
    ASSERT_EQ(json.at("file").size(), 2U);
    ASSERT_EQ(json.at("spot").size(), 3U);
    EXPECT_FALSE(json["file"][0].contains("file"));
    EXPECT_EQ(json["spot"][0].at("file"), 0);
    EXPECT_EQ(json["spot"][1].at("file"), 0) << "the third slot, the second in its file";
    EXPECT_EQ(json["spot"][2].at("file"), 1);
}

TEST(ElementWriter, WritesValuesWithFullPrecision) {
    const auto json = written(stressModel());
    EXPECT_EQ(json["file"][1]["properties"].at("tail"), "00ff");
    const auto& spot = json["spot"][2]["properties"];
    EXPECT_EQ(spot.at("key"), std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(spot.at("place").dump(), "[0.1,-2]");
    EXPECT_EQ(spot.at("name"), "caf\xEF\xBF\xBD");
    EXPECT_EQ(spot.at("top_bits"), 15);
    EXPECT_EQ(spot.at("odd"), true);
    EXPECT_EQ(spot.at("half"), 0.5);
}

TEST(ElementWriter, DerivedValuesMayBeNull) {
    EXPECT_EQ(written(stressModel())["spot"][0]["properties"].at("half"), nullptr);
}

TEST(ElementWriter, ReferencesAreIndexesOrRawValues) {
    const auto json = written(stressModel());
    EXPECT_EQ(json["spot"][0]["properties"].at("next"), (Json{{"kind", "spot"}, {"index", 2}}));
    EXPECT_EQ(json["spot"][1]["properties"].at("next"), nullptr);
    EXPECT_EQ(json["spot"][2]["properties"].at("next"), (Json{{"raw", 77}}));
}

TEST(ElementWriter, OmitsPropertiesOfLaterVersions) {
    const auto json = written(stressModel());
    EXPECT_FALSE(json["spot"][0]["properties"].contains("late"));
    EXPECT_EQ(json["spot"][2]["properties"].at("late"), true);
}

TEST(ElementWriter, ListsAreMembersOfTheirElement) {
    const auto json = written(stressModel());
    EXPECT_EQ(
        json["spot"][0].at("lists").at("views"),
        (Json{{{"spot", {{"kind", "spot"}, {"index", 1}}}, {"weight", -0.75}}, {{"spot", nullptr}, {"weight", 2}}}));
    EXPECT_EQ(json["spot"][1]["lists"]["views"], Json::array());
    EXPECT_EQ(json["spot"][2]["lists"]["views"],
              (Json::array({{{"spot", {{"kind", "spot"}, {"index", 0}}}, {"weight", 1}, {"late", 4}}})));
    EXPECT_FALSE(json["file"][0].contains("lists"));
}

} // namespace
} // namespace navsmith::cli
