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

TEST_F(QueryOverNodes, followsReferences) {
    EXPECT_EQ(count("target.water", "link"), count("owner.water", "link"));
    EXPECT_GT(count("link.target.water", "link"), 0U);
    const auto links = model.count(*tests::paths().schema->findElementType("link"));
    EXPECT_EQ(count("target = none", "link"), 1U) << "it leads to a file that is not open";
    EXPECT_EQ(count("target != none", "link"), links - 1);
    EXPECT_EQ(count("owner.group = target.group", "link"), links - 1);
    EXPECT_EQ(count("owner.group != target.group", "link"), 1U) << "what has no value is unequal to everything";
    EXPECT_EQ(count("file.name ~ nodes"), model.count(node));
    EXPECT_EQ(count("target = owner", "link"), 0U);
    EXPECT_EQ(fault("water.target").message, "'water' refers to no other element");
}

TEST_F(QueryOverNodes, countsReferrers) {
    EXPECT_EQ(count("count(links) = link_count"), model.count(node));
    EXPECT_EQ(count("count(link) = link_count"), model.count(node));
    EXPECT_EQ(count("any(links, target.water)"), count("water"));
    EXPECT_EQ(count("none(links)"), count("link_count = 0"));
    EXPECT_EQ(count("all(links, length >= 0)"), model.count(node));
    EXPECT_EQ(count("sum(links, 2) = link_count * 2"), model.count(node));
    EXPECT_EQ(
        count("smallest(links, length) <= average(links, length) and max(links, length) >= average(links, length)"),
        count("link_count > 0"));
    EXPECT_EQ(count("count(links via target) = count(links)"), model.count(node) - 1)
        << "all roads lead both ways, but for the one that leads out of the file";
    EXPECT_EQ(fault("count(roads)").message, "nodes have no 'roads' to count");
    EXPECT_EQ(fault("sum(links)").message, "sum needs a value of each element, after a comma");
}

TEST_F(QueryOverNodes, calculates) {
    const auto all = model.count(node);
    EXPECT_EQ(count("id * 2 - id = id"), all);
    EXPECT_EQ(count("1 + 2 * 3 = 7 and (1 + 2) * 3 = 9"), all);
    EXPECT_EQ(count("-id <= 0 and abs(-3) = 3"), all);
    EXPECT_EQ(count("clamp(id, 1, 2) >= 1 and min(id, 1) <= 1 and max(id, 1, 2) >= 2"), all);
    EXPECT_EQ(count("round(2.6) = 3 and round(7, 5) = 5 and floor(2.6) = 2 and ceil(2.1) = 3 and sqrt(9) = 3"), all);
    EXPECT_EQ(count("7 % 4 = 3 and -1 % 4 = 3"), all);
    EXPECT_EQ(count("1 / 0 = 0"), 0U) << "no value";
    EXPECT_EQ(count("if(water, 1, 2) = 1"), count("water"));
}

TEST_F(QueryOverNodes, knowsPlaces) {
    const auto all = model.count(node);
    EXPECT_EQ(count("within(-4500, -4500, 4500, 4500)"), all);
    EXPECT_EQ(count("within(4500, 4500, -4500, -4500)"), all) << "corners in any order";
    EXPECT_EQ(count("within(5000, 5000, 6000, 6000)"), 0U);
    EXPECT_EQ(count("distance(position.x, position.y, position.z) = 0"), all);
    EXPECT_EQ(count("nearest(0, 0, 0)"), 1U);
    EXPECT_EQ(count("x = position.x and y = position.y"), all);
    EXPECT_EQ(count("on_ground"), 0U) << "without a map";
    EXPECT_EQ(count("slope >= 0", "link"), count("target != none", "link")) << "one end has no slope";
}

TEST_F(QueryOverNodes, knowsSetsAndProblems) {
    EXPECT_EQ(count("selected or hidden"), 0U);
    const auto query = Query::parse("selected and water", model.schema(), node);
    ASSERT_TRUE(query);
    const auto water = query->select(model, {.selected = [](model::Element) { return true; }});
    EXPECT_EQ(water.size(), 2U);
    EXPECT_LE(count("has problem SA039"), count("has problem"));
    EXPECT_EQ(fault("has problem XX999").message, "there is no rule 'XX999'");
    EXPECT_EQ(count("name ~ \"node 27:\""), model.count(node));
    EXPECT_EQ(count("named(\"27:1\")"), 1U);
}

TEST_F(QueryOverNodes, selectionNamesItsType) {
    const auto typeOf = [&](std::string_view text) {
        const auto query = parseSelection(text, model.schema());
        EXPECT_TRUE(query) << text << ": " << (query ? "" : query.error().message);
        return query ? std::string(model.schema().type(query->type()).id) : std::string();
    };
    EXPECT_EQ(typeOf("node: id > 3"), "node");
    EXPECT_EQ(typeOf("nodes"), "node");
    EXPECT_EQ(typeOf("link.target.water"), "link");
    EXPECT_EQ(typeOf("water"), "node");
    EXPECT_EQ(typeOf("navi_nodes: id > 3"), "navi");
    const auto unclear = parseSelection("id > 3", model.schema());
    ASSERT_FALSE(unclear);
    EXPECT_EQ(unclear.error().message, "this could mean nodes or navi nodes: say which, as in \"node: id > 3\"");
    const auto wrong = parseSelection("node: wdth > 3", model.schema());
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().position, 6U);
    EXPECT_EQ(withCaret(wrong.error(), "node: wdth > 3"), "nodes have no property 'wdth'\n  node: wdth > 3\n        ^");
}

TEST_F(QueryOverNodes, longChainsAndNestingAreSafe) {
    std::string any = "id = 0";
    std::string sum = "1";
    std::string nested = "1";
    for (int i = 0; i < 20000; ++i) {
        any += " or id = 1";
        sum += "+1";
        nested.insert(0, "abs(");
    }
    EXPECT_EQ(count(any), count("id <= 1"));
    EXPECT_EQ(fault(sum + " > 3").message, "too deeply nested");
    EXPECT_EQ(fault(nested).message, "too deeply nested");
}

} // namespace
} // namespace navsmith::query
