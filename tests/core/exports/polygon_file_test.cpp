#include "core/exports/base64.h"
#include "core/exports/glb_buffers.h"
#include "core/exports/polygon_file.h"
#include "tests/core/exports/read_back.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>

namespace navsmith::exports {
namespace {

using Corners = std::vector<glm::dvec3>;

Result<PolygonFile> polygonsIn(std::string_view text, UpAxis up = UpAxis::Y) {
    return readPolygons(std::as_bytes(std::span(text)), up);
}

TEST(PolygonFile, FacesOfAModelWithTheirObjects) {
    const auto file = polygonsIn("# Blender\no floor\nv 0 1 0\nv 0 1 -10\nv -20 1 -10\nv -20 2 0\nvn 0 1 0\n"
                                 "f 1/1/1 2/2/1 3/3/1 4/4/1\no ramp\nf -4 -3 -2\nf 1 2 9\nl 1 2\n");
    ASSERT_TRUE(file) << file.error();
    ASSERT_EQ(file->polygons.size(), 2U);
    EXPECT_EQ(file->polygons[0].rings.front(), (Corners{{0, 0, 1}, {0, 10, 1}, {-20, 10, 1}, {-20, 0, 2}}));
    EXPECT_EQ(file->polygons[0].object, "floor");
    EXPECT_EQ(file->polygons[1].rings.front(), (Corners{{0, 0, 1}, {0, 10, 1}, {-20, 10, 1}})) << "from the last one";
    EXPECT_EQ(objectsOf(*file), (std::vector<std::string>{"floor", "ramp"}));
    ASSERT_EQ(file->problems.size(), 1U);
    EXPECT_EQ(file->problems[0].row, "line 11");
    EXPECT_EQ(file->problems[0].text, "there is no point 9");
    const auto upright = polygonsIn("v 1 2 3\nv 4 5 6\nv 7 8 8\nf 1 2 3\n", UpAxis::Z);
    ASSERT_TRUE(upright);
    EXPECT_EQ(upright->polygons[0].rings.front(), (Corners{{1, 2, 3}, {4, 5, 6}, {7, 8, 8}}));
}

TEST(PolygonFile, PolygonsOfGeoJson) {
    const auto file = polygonsIn(R"({"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"element_type":"area"},"geometry":{"type":"Polygon","coordinates":
            [[[0,0,5],[10,0,5],[10,10,5],[0,0,5]],[[4,1,5],[6,1,5],[5,2,5],[4,1,5]]]}},
        {"type":"Feature","properties":null,"geometry":{"type":"MultiPolygon","coordinates":
            [[[[0,0],[1,0],[1,1],[0,0]]],[[[5,5],[6,5],[6,6],[5,5]]]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}},
        {"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[["x"]]}}]})");
    ASSERT_TRUE(file) << file.error();
    ASSERT_EQ(file->polygons.size(), 3U);
    EXPECT_EQ(file->polygons[0].rings.size(), 2U);
    EXPECT_EQ(file->polygons[0].rings[1], (Corners{{4, 1, 5}, {6, 1, 5}, {5, 2, 5}})) << "without the last corner";
    EXPECT_FALSE(file->polygons[0].hasFront) << "a map is seen from above, whichever way it was drawn";
    EXPECT_EQ(file->polygons[2].name, "feature 2, part 2");
    EXPECT_EQ(usualObjects(*file, "area"), std::vector<std::string>{"area"});
    ASSERT_EQ(file->problems.size(), 1U);
    EXPECT_EQ(file->problems[0].row, "feature 4");
    EXPECT_FALSE(polygonsIn(R"({"type":"FeatureCollection","features":[{"type":"Feature","geometry":
        {"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}}]})")
                     ->hasHeights);
}

TEST(PolygonFile, TablesHaveNone) {
    const auto file = polygonsIn("x,y,z\n1,2,3\n");
    ASSERT_TRUE(file) << file.error();
    EXPECT_TRUE(file->polygons.empty());
}

/// A model with one mesh of two triangles, in a node that is turned, scaled and moved.
nlohmann::json model(std::string uri) {
    return {
        {"asset", {{"version", "2.0"}}},
        {"scene", 0},
        {"scenes", {{{"nodes", {0}}}}},
        {"nodes",
         {{{"children", {1}}, {"translation", {100, 0, 0}}},
          {{"mesh", 0},
           {"name", "area.001"},
           {"scale", {2, 1, 1}},
           {"rotation", {0, 0.7071067811865476, 0, 0.7071067811865476}}}}},
        {"meshes",
         {{{"primitives",
            {{{"attributes", {{"POSITION", 0}}}, {"indices", 1}}, {{"attributes", {{"POSITION", 0}}}, {"mode", 1}}}}}}},
        {"accessors",
         {{{"bufferView", 0}, {"componentType", 5126}, {"count", 4}, {"type", "VEC3"}},
          {{"bufferView", 1}, {"componentType", 5123}, {"count", 6}, {"type", "SCALAR"}}}},
        {"bufferViews", {{{"buffer", 0}, {"byteLength", 48}}, {{"buffer", 0}, {"byteOffset", 48}, {"byteLength", 12}}}},
        {"buffers", {{{"byteLength", 60}, {"uri", std::move(uri)}}}}};
}

std::string modelData() {
    const std::array<float, 12> places{0, 0, 0, 10, 0, 0, 10, 3, -10, 0, 3, -10};
    const std::array<std::uint16_t, 6> indices{0, 1, 2, 0, 2, 3};
    Bytes bytes(60);
    std::memcpy(bytes.data(), places.data(), 48);
    std::memcpy(bytes.data() + 48, indices.data(), 12);
    return "data:application/octet-stream;base64," + toBase64(bytes);
}

TEST(PolygonFile, TrianglesOfGltfWhereTheirNodesPutThem) {
    const auto file = polygonsIn(model(modelData()).dump());
    ASSERT_TRUE(file) << file.error();
    ASSERT_EQ(file->polygons.size(), 2U) << (file->problems.empty() ? "" : file->problems[0].text);
    EXPECT_EQ(file->polygons[1].name, "area.001, triangle 2");
    EXPECT_EQ(usualObjects(*file, "area"), std::vector<std::string>{"area.001"}) << "as Blender names a copy";
    // (10, 3, -10) there is scaled to (20, 3, -10), turned about y to (-10, 3, -20), moved to (90, 3, -20).
    const auto& corner = file->polygons[0].rings.front()[2];
    EXPECT_NEAR(corner.x, 90, 1e-6);
    EXPECT_NEAR(corner.y, 20, 1e-6);
    EXPECT_NEAR(corner.z, 3, 1e-6);
}

TEST(PolygonFile, DamagedModelsAreRefusedWithTheReason) {
    const auto errorOf = [](const nlohmann::json& document) {
        const auto file = polygonsIn(document.dump());
        return !file ? file.error() : file->problems.empty() ? std::string() : file->problems.front().text;
    };
    EXPECT_NE(errorOf(model("scene.bin")).find("another file, scene.bin"), std::string::npos);
    auto broken = model(modelData());
    broken["accessors"][0]["count"] = 5;
    EXPECT_NE(errorOf(broken).find("no places"), std::string::npos);
    broken = model(modelData());
    broken["accessors"][1]["count"] = 4'000'000'000'000'000'000;
    EXPECT_NE(errorOf(broken).find("no triangles"), std::string::npos);
    broken = model(modelData());
    broken["nodes"][1]["children"] = {0};
    EXPECT_NE(errorOf(broken).find("too deep"), std::string::npos) << "nodes inside each other without an end";
    broken = model(modelData());
    broken["meshes"][0]["primitives"][0]["extensions"]["KHR_draco_mesh_compression"]["bufferView"] = 0;
    EXPECT_NE(errorOf(broken).find("without compression"), std::string::npos);
    broken = model(modelData());
    broken["bufferViews"][1]["byteOffset"] = 8; // a float is 0x4120 as an index
    EXPECT_NE(errorOf(broken).find("does not have"), std::string::npos);
}

TEST(PolygonFile, ACutGlbNeverCrashes) {
    Wires wires;
    for (const auto& place : {glm::vec3(0), glm::vec3(10, 0, 0), glm::vec3(10, 10, 2)})
        wires.add(place, {});
    wires.indices = {0, 1, 2};
    GlbBuffers buffers;
    buffers.addMaterial({{"name", "any"}});
    const auto mesh =
        buffers.addMesh("area", nlohmann::ordered_json::array({buffers.primitive(wires, GlbMode::Triangles, 0)}));
    const std::size_t root = buffers.addNode({{"name", "area"}, {"mesh", mesh}});
    const auto bytes = buffers.finish("title", std::span(&root, 1), {});
    const auto file = readPolygons(bytes);
    ASSERT_TRUE(file) << file.error();
    ASSERT_EQ(file->polygons.size(), 1U);
    EXPECT_EQ(file->polygons[0].rings.front(), (Corners{{0, 0, 0}, {10, 0, 0}, {10, 10, 2}}));
    for (std::size_t size = 12; size < bytes.size(); ++size) {
        const auto cut = readPolygons(std::span(bytes).first(size));
        EXPECT_TRUE(!cut || cut->polygons.empty()) << size;
    }
}

} // namespace
} // namespace navsmith::exports
