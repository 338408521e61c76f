#include "core/exports/point_table.h"

#include <gtest/gtest.h>

#include <random>
#include <string_view>

namespace navsmith::exports {
namespace {

Result<PointTable> read(std::string_view text) {
    return readPoints(std::as_bytes(std::span(text)));
}

using Cells = std::vector<std::string>;

TEST(PointTable, ReadsTables) {
    const auto table = read("\xEF\xBB\xBFx,y,name [m]\r\n1,2,\"a, \"\"b\"\"\nc\"\r\n\r\n-3,4.5,d\n");
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(table->columns, (Cells{"x", "y", "name [m]"}));
    ASSERT_EQ(table->rows.size(), 2U);
    EXPECT_EQ(table->rows[0].cells, (Cells{"1", "2", "a, \"b\"\nc"}));
    EXPECT_EQ(table->rows[0].name, "line 2");
    EXPECT_EQ(table->rows[1].cells, (Cells{"-3", "4.5", "d"}));
    EXPECT_EQ(table->rows[1].name, "line 5") << "lines inside of quotes and empty ones count";
    EXPECT_TRUE(table->problems.empty());
}

TEST(PointTable, ReadsOtherSeparators) {
    const auto semicolons = read("x;y;note\n1,5;-2,25;1,2,3\n");
    ASSERT_TRUE(semicolons);
    EXPECT_EQ(semicolons->rows[0].cells, (Cells{"1.5", "-2.25", "1,2,3"})) << "decimal commas";
    const auto tabs = read("x\ty\n1\t2\n");
    ASSERT_TRUE(tabs);
    EXPECT_EQ(tabs->rows[0].cells, (Cells{"1", "2"}));
}

TEST(PointTable, NamesWhatIsWrong) {
    const auto table = read("x,y\n1,2\n3\n4,5\n\"6,7\n");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->rows.size(), 2U);
    ASSERT_EQ(table->problems.size(), 2U);
    EXPECT_EQ(table->problems[0].row, "line 3");
    EXPECT_EQ(table->problems[0].text, "has 1 cells, and there are 2 columns");
    EXPECT_EQ(table->problems[1].row, "line 5");
}

TEST(PointTable, DeepGeoJsonIsRefused) {
    const auto withCell = [](std::size_t depth) {
        return R"({"features": [{"geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {"a": )" +
               std::string(depth, '[') + R"("]\"]")" + std::string(depth, ']') + "}}]}";
    };
    const auto table = read(withCell(50));
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(table->rows.size(), 1U);
    EXPECT_FALSE(read(withCell(300'000))) << "and the stack is not used up";
}

TEST(PointTable, ReadsGeoJson) {
    const auto table = read(R"( {"type": "FeatureCollection", "features": [
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2.5, -3]},
         "properties": {"name": "a", "on": true, "at": [4, null], "odd": {"b": 1}}},
        {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[[1, 2], [3, 4]]]}, "properties": {}},
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [7, 8]}, "properties": {"late": 5}},
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": ["7", 8]}, "properties": null}]})");
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ(table->columns, (Cells{"x", "y", "z", "name", "on", "at.x", "at.y", "odd", "late"}));
    ASSERT_EQ(table->rows.size(), 2U);
    EXPECT_EQ(table->rows[0].cells, (Cells{"1", "2.5", "-3", "a", "true", "4", "", "{\"b\":1}", ""}));
    EXPECT_EQ(table->rows[1].cells, (Cells{"7", "8", "", "", "", "", "", "", "5"}));
    EXPECT_EQ(table->rows[1].name, "feature 3");
    ASSERT_EQ(table->problems.size(), 2U);
    EXPECT_EQ(table->problems[0].row, "feature 2");
    EXPECT_EQ(table->problems[1].text, "has no coordinates");
}

TEST(PointTable, LinesBeginAndGoOn) {
    const auto lines = read(R"({"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"width": 3}, "geometry": {"type": "LineString", "coordinates": [[1, 2], [3, 4, 5]]}},
        {"type": "Feature", "geometry": {"type": "MultiLineString", "coordinates": [[[6, 7]], [[8, 9], "x"]]}},
        {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": []}}]})");
    ASSERT_TRUE(lines);
    ASSERT_EQ(lines->rows.size(), 3U);
    EXPECT_EQ(lines->rows[0].inLine, InLine::First);
    EXPECT_EQ(lines->rows[1].inLine, InLine::Further);
    EXPECT_EQ(lines->rows[1].name, "feature 1, point 2");
    EXPECT_EQ(lines->rows[1].cells, (std::vector<std::string>{"3", "4", "5", "3"})) << "of the line";
    EXPECT_EQ(lines->rows[2].inLine, InLine::First);
    ASSERT_EQ(lines->problems.size(), 2U);
    EXPECT_EQ(lines->problems[1].text, "is neither a point nor a line");
}

TEST(PointTable, ReadsModels) {
    const auto model =
        read("# Blender\nmtllib a.mtl\no Road\nv 1 2 3\nv 4 5 -6\nv 7 8 9 1.0\nl 1 2/7 -1\nf 1 2 3\nl 9 1\n");
    ASSERT_TRUE(model);
    EXPECT_EQ(model->columns, (std::vector<std::string>{"x", "y", "z", "object"}));
    ASSERT_EQ(model->rows.size(), 3U);
    EXPECT_EQ(model->rows[0].cells, (std::vector<std::string>{"1", "-3", "2", "Road"})) << "z is up";
    EXPECT_EQ(model->rows[1].cells[1], "6");
    EXPECT_EQ(model->rows[0].inLine, InLine::First);
    EXPECT_EQ(model->rows[2].inLine, InLine::Further);
    ASSERT_EQ(model->problems.size(), 1U);
    EXPECT_EQ(model->problems[0].text, "there is no point 9");
    const auto corners = read("v 1 2 3\nv 4 5 6\nf 1 2 2\n");
    ASSERT_TRUE(corners);
    EXPECT_EQ(corners->rows.size(), 2U) << "without lines all corners count";
}

TEST(PointTable, RefusesWhatIsNeither) {
    EXPECT_FALSE(read(""));
    EXPECT_FALSE(read(" \n\n"));
    EXPECT_FALSE(read(std::string_view("x,y\n1,\0002\n", 9)));
    EXPECT_FALSE(read("{"));
    EXPECT_FALSE(read("{}"));
    EXPECT_FALSE(read(R"({"features": 3})"));
    EXPECT_TRUE(read(R"({"features": [1, null, {"geometry": []}, {"geometry": {"type": 1}}]})"));
}

TEST(PointTable, SurvivesAnything) {
    const std::string table = "x,y,\"na\"\"me\"\n1,2,\"3\"\n4,5,6\n";
    const std::string json =
        R"({"features":[{"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":[1]}}]})";
    std::mt19937 random(3);
    for (const auto& text : {table, json}) {
        for (std::size_t length = 0; length < text.size(); ++length)
            (void)read(std::string_view(text).substr(0, length));
        for (int round = 0; round < 5000; ++round) {
            auto changed = text;
            for (int k = 0; k < 3; ++k)
                changed[random() % changed.size()] = static_cast<char>(random());
            if (const auto made = read(changed)) {
                for (const auto& row : made->rows)
                    ASSERT_EQ(row.cells.size(), made->columns.size());
            }
        }
    }
}

} // namespace
} // namespace navsmith::exports
