#include "core/exports/csv.h"
#include "core/exports/import_points.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/systems/arrange.h"
#include "tests/core/exports/read_back.h"
#include "tests/core/systems/harness/system_case.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace navsmith::exports {
namespace {

PointTable tableOf(std::string_view text) {
    auto table = readPoints(std::as_bytes(std::span(text)));
    EXPECT_TRUE(table) << table.error();
    return table ? std::move(*table) : PointTable{};
}

PointImport importOf(const systems::System& system, const model::Model& model, const systems::PointBuilder& maker,
                     const PointTable& table) {
    return {.maker = maker,
            .numbers = systems::initialNumbers(*findBuilder(system, maker.builder), model, {}),
            .mapping = usualMapping(system, maker, table),
            .label = "Import"};
}

/// The place of the first element of a type that has one.
std::optional<glm::vec3> somePlace(const systems::System& system, const model::Model& model,
                                   model::ElementTypeId type) {
    const auto* symbol = symbol::symbolOf(system.view, type);
    model::ElementIndex index(model);
    for (const auto row : index.elements(type)) {
        if (const auto at = symbol->anchor(model, row))
            return at;
    }
    return std::nullopt;
}

/// Where an element is that was set to a place: the nearest that the file can hold.
std::optional<glm::vec3> heldBy(const systems::System& system, model::Model model, model::Element element,
                                const glm::vec3& place) {
    const auto* position = systems::pointOf(system, element.type);
    if (position == nullptr)
        return std::nullopt;
    model::Transaction tx(model, "set");
    model::writeValue(tx, element.type, *position, std::span(&element.slot, 1), glm::dvec3(place));
    if (const auto change = tx.commit(); !change)
        return std::nullopt;
    return symbol::symbolOf(system.view, element.type)->anchor(model, element.slot);
}

class ImportsInEverySystem : public tests::EverySystem {};

TEST_P(ImportsInEverySystem, PointsBecomeElementsAndBadRowsAreNamed) {
    const auto& system = c().system();
    for (const auto& maker : system.editing.pointBuilders) {
        SCOPED_TRACE(maker.builder);
        ASSERT_NE(findBuilder(system, maker.builder), nullptr);
        auto model = tests::loadDocument(system, c().sound().front());
        const auto place = somePlace(system, model, maker.makes);
        if (!place)
            continue;
        const auto table = tableOf(fmt::format("x [m],y,z,unknown\n{},{},{},1\n{},abc,0,2\n{},{}\n", place->x + 20,
                                               place->y + 1.3, place->z, place->x, place->x, place->y));
        const auto before = model;
        const auto made = importPoints(system, model, table, importOf(system, model, maker, table));
        ASSERT_TRUE(made) << made.error();
        ASSERT_EQ(made->problems.size(), 2U) << made->problems[1].text;
        EXPECT_EQ(made->problems[0].row, "line 4") << "has too few cells";
        EXPECT_EQ(made->problems[1].row, "line 3");
        EXPECT_NE(made->problems[1].text.find("abc"), std::string::npos);
        ASSERT_EQ(made->elements.size(), 1U);
        const auto at = symbol::symbolOf(system.view, maker.makes)->anchor(model, made->elements.front().slot);
        ASSERT_TRUE(at);
        const auto nearest = heldBy(system, model, made->elements.front(), *place + glm::vec3(20, 1.3F, 0));
        ASSERT_TRUE(nearest);
        EXPECT_NEAR(at->x, nearest->x, 0.13);
        EXPECT_NEAR(at->y, nearest->y, 0.13);
        // One change leads there and back.
        auto again = before;
        again.apply(made->change, model::Direction::Forward);
        EXPECT_EQ(system.codec.save(again).files.front().bytes, system.codec.save(model).files.front().bytes);
        again.apply(made->change, model::Direction::Backward);
        EXPECT_EQ(system.codec.save(again).files.front().bytes, system.codec.save(before).files.front().bytes);
    }
}

/// What an export of the elements says comes back, as far as a place has room for two.
TEST_P(ImportsInEverySystem, ColumnsOfExportsAreKnown) {
    const auto& system = c().system();
    const auto model = tests::loadDocument(system, c().sound().front());
    for (const auto& maker : system.editing.pointBuilders) {
        model::ElementIndex index(model);
        const auto csv = toCsv(model, maker.makes, index.elements(maker.makes));
        ASSERT_TRUE(csv);
        const auto table = tableOf(test::textOf(*csv));
        const auto mapping = usualMapping(system, maker, table);
        for (const auto& target : targetsOf(system, maker))
            EXPECT_NE(std::ranges::find(mapping, std::optional(target)), mapping.end()) << idOf(target);
    }
}

TEST_P(ImportsInEverySystem, NeedsAPlace) {
    const auto& system = c().system();
    for (const auto& maker : system.editing.pointBuilders) {
        auto model = tests::loadDocument(system, c().sound().front());
        const auto table = tableOf("a,y\n1,2\n");
        auto how = importOf(system, model, maker, table);
        const auto without = importPoints(system, model, table, how);
        ASSERT_FALSE(without);
        EXPECT_NE(without.error().find("No column is x"), std::string::npos);
        how.mapping[0] = how.mapping[1];
        const auto twice = importPoints(system, model, table, how);
        ASSERT_FALSE(twice);
        EXPECT_NE(twice.error().find("Two columns are y"), std::string::npos);
    }
}

INSTANTIATE_TEST_SUITE_P(Systems, ImportsInEverySystem, testing::ValuesIn(tests::allCases()), tests::caseName);

const tests::SystemCase& paths() {
    return *std::ranges::find(tests::systemCases(), "gta_sa_paths", [](const auto& c) { return c.system().id; });
}

TEST(ImportPoints, PropertiesAreSnappedAndCounted) {
    const auto& system = paths().system();
    auto model = tests::loadDocument(system, paths().sound().front());
    const auto& maker = system.editing.pointBuilders.front();
    const auto place = *somePlace(system, model, maker.makes);
    const auto table = tableOf(fmt::format("x,y,z,width,water\n{},{},0,1.3,false\n{},{},0,9999,false\n", place.x + 9,
                                           place.y + 9, place.x + 19, place.y + 9));
    const auto made = importPoints(system, model, table, importOf(system, model, maker, table));
    ASSERT_TRUE(made) << made.error();
    ASSERT_EQ(made->elements.size(), 2U) << (made->problems.empty() ? "" : made->problems.front().text);
    EXPECT_GE(made->snapped, 1U);
    EXPECT_EQ(made->clamped, 1U);
    const auto* width = system.schema->type(maker.makes).findProperty("width");
    EXPECT_EQ(std::get<double>(model::readValue(model, *width, made->elements[0])), 1.25) << "eighths of a unit";
}

TEST(ImportPoints, PointsMayBeLinked) {
    const auto& system = paths().system();
    const auto start = tests::loadDocument(system, paths().sound().front());
    const auto& maker = system.editing.pointBuilders.front();
    const auto place = *somePlace(system, start, maker.makes);
    std::string text = "x,y,z\n";
    for (int i = 0; i < 5; ++i)
        text += fmt::format("{},{},0\n", place.x + static_cast<float>(12 * i) + 7, place.y + 31);
    const auto table = tableOf(text);
    const auto link = *system.schema->findElementType("link");
    for (const bool linked : {false, true}) {
        auto model = start;
        auto how = importOf(system, model, maker, table);
        how.linked = linked;
        const auto made = importPoints(system, model, table, how);
        ASSERT_TRUE(made);
        EXPECT_EQ(made->elements.size(), 5U);
        EXPECT_EQ(model.count(link) - start.count(link), linked ? 8U : 0U);
    }
}

} // namespace
} // namespace navsmith::exports
