#include "core/model/property.h"
#include "core/query/query.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <numeric>

namespace navsmith::query {
namespace {

using model::Slot;

class QueryOverNodes : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();
    model::ElementTypeId node = *tests::paths().schema->findElementType("node");

    std::size_t count(std::string_view text, std::string_view typeId = "node") {
        const auto type = *tests::paths().schema->findElementType(typeId);
        const auto query = Query::parse(text, model.schema(), type);
        EXPECT_TRUE(query) << text << ": " << (query ? "" : query.error().message);
        if (!query)
            return 9999;
        std::vector<Slot> rows;
        model.forEachLive(type, [&](Slot row) { rows.push_back(row); });
        const auto hits = query->matches(model, rows);
        return static_cast<std::size_t>(std::accumulate(hits.begin(), hits.end(), 0));
    }

    QueryError fault(std::string_view text) {
        const auto query = Query::parse(text, model.schema(), node);
        EXPECT_FALSE(query) << text;
        return query ? QueryError{} : query.error();
    }
};

TEST_F(QueryOverNodes, flagAloneIsACondition) {
    EXPECT_EQ(count("water"), 2U);
    EXPECT_EQ(count("not water"), model.count(node) - 2);
    EXPECT_EQ(count("water = no"), model.count(node) - 2);
}

TEST_F(QueryOverNodes, comparesAndCombines) {
    const auto all = model.count(node);
    EXPECT_EQ(count("id >= 0"), all);
    EXPECT_EQ(count("id < 3 and id != 1"), 2U);
    EXPECT_EQ(count("id = 0 or id = 0x2"), 2U);
    EXPECT_EQ(count("!(id < 3) && id >= 0"), all - 3);
    EXPECT_EQ(count("id = 0 or id = 1 and id = 2"), 1U) << "'and' binds closer than 'or'";
}

TEST_F(QueryOverNodes, enumerationNamesAreCaseInsensitive) {
    EXPECT_EQ(count("group = ped"), 2U);
    EXPECT_EQ(count("group = PED"), 2U);
    EXPECT_EQ(count("behaviour = \"parking place\" or group != ped"), model.count(node) - 2);
}

TEST_F(QueryOverNodes, searchesVectorsAndTexts) {
    EXPECT_EQ(count("position.x > -100000"), model.count(node));
    EXPECT_EQ(count("name ~ nodes", "file"), 1U);
    EXPECT_EQ(count("name = NODES27.DAT", "file"), 1U);
    EXPECT_EQ(count("name ~ zebra", "file"), 0U);
    EXPECT_EQ(count("navi", "link") > 0, true);
}

TEST_F(QueryOverNodes, reportsErrorsWithPosition) {
    EXPECT_EQ(fault("wdth > 0").message, "nodes have no property 'wdth'");
    EXPECT_EQ(fault("water and").message, "expected a property");
    EXPECT_EQ(fault("water and").position, 9U);
    EXPECT_EQ(fault("width > narrow").message, "'narrow' is not a value of width");
    EXPECT_EQ(fault("(water").message, "missing closing bracket");
    EXPECT_EQ(fault("water water").position, 6U);
    EXPECT_EQ(fault("position > 3").message, "choose a coordinate, as in position.x");
    EXPECT_EQ(fault("position.q > 3").message, "choose a coordinate, as in position.x");
    EXPECT_EQ(fault("width.x > 3").message, "it has no coordinates");
    fault("");
    fault("width >");
    fault("name ~ \"x");
    fault(std::string(5000, '('));
}

} // namespace
} // namespace navsmith::query
