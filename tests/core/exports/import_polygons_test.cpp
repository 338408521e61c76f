// What was exported and edited elsewhere comes back.
#include "core/exports/export.h"
#include "core/exports/import_polygons.h"
#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "formats/bytes/text_bytes.h"
#include "tests/core/exports/read_back.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

namespace navsmith::exports {
namespace {

namespace nav = systems::source_nav;

const tests::SystemCase& meshes() {
    return *std::ranges::find(tests::systemCases(), "source_nav", [](const auto& c) { return c.system().id; });
}

Bytes exported(const model::Model& model, Format format) {
    const auto& system = meshes().system();
    Request request{.format = format, .look = usualLook(system.view)};
    Bytes out;
    const auto done = run(system, model, std::move(request), [&](std::string_view, Bytes bytes) {
        out = std::move(bytes);
        return Result<void>();
    });
    EXPECT_TRUE(done) << done.error();
    return out;
}

/// The same as Blender writes it: corners of all faces with y up, faces of four corners.
Bytes asObj(const model::Model& model) {
    std::string text = "# Blender\no area\n";
    std::string faces;
    std::size_t corners = 0;
    model.forEachLive(nav::kArea, [&](model::Slot a) {
        faces += "f";
        for (const auto& corner : nav::patchOf(model, a).corners()) {
            text += fmt::format("v {:.6f} {:.6f} {:.6f}\n", corner.x, corner.z, -corner.y);
            faces += fmt::format(" {}", ++corners);
        }
        faces += '\n';
    });
    return bytes::bytesOf(text + faces);
}

std::vector<double> initialOf(const systems::PolygonMaker& maker, std::map<std::string_view, double> other = {}) {
    std::vector<double> numbers;
    for (const auto& parameter : maker.parameters)
        numbers.push_back(other.contains(parameter.id) ? other[parameter.id] : parameter.initial);
    return numbers;
}

Result<ImportedPolygons> import(model::Model& model, const Bytes& bytes,
                                std::map<std::string_view, double> other = {}) {
    const auto file = readPolygons(bytes);
    if (!file)
        return failed(file.error());
    const auto& maker = *findPolygonMaker(meshes().system(), "areas");
    return importPolygons(model, *file,
                          {.maker = &maker,
                           .numbers = initialOf(maker, std::move(other)),
                           .objects = usualObjects(*file, "area"),
                           .label = "Import"});
}

using Rectangle = std::array<long long, 8>;

/// Rounded to hundredths: the text of a model has no more.
std::multiset<Rectangle> rectanglesOf(const model::Model& model, bool all = true) {
    std::multiset<Rectangle> out;
    model.forEachLive(nav::kArea, [&](model::Slot a) {
        const auto patch = nav::patchOf(model, a);
        const auto round = [](float value) { return std::llround(double{value} * 100); };
        if (all || (patch.east - patch.west >= 1 && patch.south - patch.north >= 1))
            out.insert({round(patch.west), round(patch.north), round(patch.east), round(patch.south),
                        round(patch.heights[0]), round(patch.heights[1]), round(patch.heights[2]),
                        round(patch.heights[3])});
    });
    return out;
}

model::Model emptyLike(const model::Model& model) {
    auto copy = model;
    model::Transaction tx(copy, "clear");
    std::vector<model::Element> all;
    for (const auto type : {nav::kArea, nav::kLadder})
        copy.forEachLive(type, [&](model::Slot row) { all.push_back({type, row}); });
    tx.erase(all);
    EXPECT_TRUE(tx.commit());
    return copy;
}

TEST(ImportPolygons, ScaleMultipliesAllCoordinates) {
    const auto start = tests::loadMesh(tests::soundMesh());
    auto model = emptyLike(start);
    const auto file = readPolygons(asObj(start));
    const auto& maker = *findPolygonMaker(meshes().system(), "areas");
    const auto result = importPolygons(model, *file,
                                       {.maker = &maker,
                                        .numbers = initialOf(maker),
                                        .objects = usualObjects(*file, "area"),
                                        .scale = 2,
                                        .label = "Import"});
    ASSERT_TRUE(result) << result.error();
    std::multiset<Rectangle> twice;
    for (auto rectangle : rectanglesOf(start)) {
        std::ranges::transform(rectangle, rectangle.begin(), [](long long value) { return 2 * value; });
        twice.insert(rectangle);
    }
    EXPECT_EQ(rectanglesOf(model), twice);
}

TEST(ImportPolygons, WhatWasExportedComesBack) {
    const auto start = tests::loadMesh(tests::soundMesh());
    for (const auto& bytes : {exported(start, Format::Glb), exported(start, Format::GeoJson), asObj(start)}) {
        auto model = emptyLike(start);
        const auto result = import(model, bytes);
        ASSERT_TRUE(result) << result.error();
        EXPECT_EQ(rectanglesOf(model), rectanglesOf(start));
        EXPECT_TRUE(result->problems.empty()) << result->problems.front().text;
        std::size_t connections = 0;
        model.forEachLive(nav::kConnection, [&](model::Slot) { ++connections; });
        EXPECT_GE(connections, 4U) << "areas in a row are connected both ways";
    }
}

TEST(ImportPolygons, OneStepLeadsThereAndBack) {
    const auto start = tests::loadMesh(tests::soundMesh());
    auto model = emptyLike(start);
    const auto before = tests::saveMesh(model);
    const auto result = import(model, exported(start, Format::Glb));
    ASSERT_TRUE(result) << result.error();
    EXPECT_NE(tests::saveMesh(model), before);
    model.apply(result->change, model::Direction::Backward);
    EXPECT_EQ(tests::saveMesh(model), before);
}

TEST(ImportPolygons, InTheSameMeshNothingChanges) {
    const auto start = tests::loadMesh(tests::soundMesh());
    auto model = start;
    const auto result = import(model, asObj(start));
    ASSERT_TRUE(result) << result.error();
    EXPECT_TRUE(result->elements.empty());
    EXPECT_TRUE(result->change.empty());
    EXPECT_EQ(tests::saveMesh(model), tests::saveMesh(start));
}

/// An area that was made wider elsewhere replaces the old one and keeps its place; the others are not touched.
TEST(ImportPolygons, AnEditedAreaReplacesTheOldOne) {
    const auto start = tests::loadMesh(tests::soundMesh());
    auto edited = start;
    const auto area = tests::areaWithId(edited, 3);
    {
        model::Transaction tx(edited, "edit");
        tx.set(nav::area::eastX, area, edited.get(nav::area::eastX, area) + 50);
        ASSERT_TRUE(tx.commit());
    }
    auto model = start;
    const auto result = import(model, exported(edited, Format::Glb));
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->elements.size(), 1U);
    EXPECT_EQ(rectanglesOf(model), rectanglesOf(edited));
    EXPECT_EQ(model.get(nav::area::place, result->elements.front().slot), start.get(nav::area::place, area));

    auto other = start;
    ASSERT_TRUE(import(other, exported(edited, Format::Glb), {{"present", 1}}));
    EXPECT_EQ(other.count(nav::kArea), start.count(nav::kArea) + 1) << "areas that are there may stay";
}

/// Of real meshes all rectangles that are at least a unit wide and no steeper than the limit come back.
TEST(ImportPolygons, RealMeshesComeBack) {
    const auto files = tests::upTo(2'000'000, meshes().real());
    if (files.empty())
        GTEST_SKIP() << "no real meshes: " << meshes().corpus;
    std::size_t tried = 0;
    for (const auto& document : files) {
        if (tried == 12)
            break;
        const auto start = tests::loadDocument(meshes().system(), document);
        if (start.count(nav::kArea) == 0 || start.count(nav::kArea) > 3000)
            continue;
        ++tried;
        SCOPED_TRACE(document.name);
        for (const auto& bytes : {exported(start, Format::Glb), asObj(start)}) {
            auto model = emptyLike(start);
            const auto result = import(model, bytes, {{"snap", 0}, {"slope", 89}, {"connect", 0}});
            ASSERT_TRUE(result) << result.error();
            const auto expected = rectanglesOf(start, false);
            const auto back = rectanglesOf(model);
            std::vector<Rectangle> missing;
            std::ranges::set_difference(expected, back, std::back_inserter(missing));
            EXPECT_TRUE(missing.empty()) << missing.size() << " of " << expected.size() << " are missing, "
                                         << result->problems.size() << " were left out";
        }
    }
    EXPECT_GT(tried, 0U);
}

} // namespace
} // namespace navsmith::exports
