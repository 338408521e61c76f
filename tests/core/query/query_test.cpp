#include "core/model/property.h"
#include "core/query/completion.h"
#include "core/query/lexer.h"
#include "core/query/names.h"
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
        const auto rows = model.liveRows(type);
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
    const auto stored = Query::parse("in walls or in \"two words\"", model.schema(), node);
    ASSERT_TRUE(stored);
    EXPECT_TRUE(stored->usesSets());
    const query::Sets sets{.stored = [](std::string_view name) -> std::optional<ElementSet> {
        return name == "walls" ? std::optional<ElementSet>([](model::Element e) { return e.slot < 3; }) : std::nullopt;
    }};
    EXPECT_EQ(stored->select(model, sets).size(), 3U);
    EXPECT_EQ(stored->missingNames(sets), std::vector<std::string>{"two words"});
    EXPECT_EQ(count("in walls"), 0U) << "nothing is stored";
    EXPECT_EQ(fault("in").message, "expected the name of a stored selection");
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
    EXPECT_EQ(withCaret(wrong.error(), "node: wdth > 3"),
              "nodes have no property 'wdth'\n  node: wdth > 3\n        ^\ndid you mean 'width'?");
}

TEST_F(QueryOverNodes, takesTheWordsOfSql) {
    const auto all = model.count(node);
    EXPECT_EQ(count("id in (0, 2, 99)"), 2U);
    EXPECT_EQ(count("id not in (0, 2)"), all - 2);
    EXPECT_EQ(count("id in [1]"), 1U);
    EXPECT_EQ(count("group in ('ped', vehicle)"), all);
    EXPECT_EQ(count("id between 1 and 2 and id <> 2"), 1U);
    EXPECT_EQ(count("id not between 1 and 2"), all - 2);
    EXPECT_EQ(count("0 < id <= 2"), 2U);
    EXPECT_EQ(count("2 >= id > 0"), 2U);
    EXPECT_EQ(count("id => 1 AND id =< 2"), 2U);
    EXPECT_EQ(count("name like 'nodes%.DAT'", "file"), 1U);
    EXPECT_EQ(count("name like 'nodes_7%'", "file"), 1U);
    EXPECT_EQ(count("name not like '%7%'", "file"), 0U);
    EXPECT_EQ(count("name starts with NODES and name ends with '.dat' and name contains 27", "file"), 1U);
    EXPECT_EQ(count("name starts with 'N%'", "file"), 0U) << "only 'like' has patterns";
    EXPECT_EQ(count("target is null", "link"), 1U);
    EXPECT_EQ(count("target is not null", "link"), count("target != none", "link"));
    EXPECT_EQ(count("target == NULL", "link"), 1U);
    EXPECT_EQ(count("behaviour is null"), count("behaviour = none"));
    EXPECT_EQ(count("water is true"), 2U);
    EXPECT_EQ(count("width is null"), 0U);
    EXPECT_EQ(count("x = null"), 0U);
    EXPECT_EQ(count("'NODES27.DAT' = name", "file"), 1U);
    EXPECT_EQ(count("'ped' = group"), 2U);
    EXPECT_EQ(count("where water;"), 2U);
    EXPECT_EQ(count("\"water\" and \"group\" = 'vehicle'"), count("water and group = vehicle"));
    EXPECT_FALSE(Query::parse("\"water\"", model.schema(), node)) << "alone it is a text to search for";
}

TEST_F(QueryOverNodes, countsBitsAndWays) {
    EXPECT_EQ(count("flags_word & 0x80 = 0x80"), count("water"));
    EXPECT_EQ(count("flags_word & 0x80"), count("water"));
    EXPECT_EQ(fault("water & not_there").position, 8U);
}

TEST_F(QueryOverNodes, knowsOneWayLinks) {
    const auto link = *tests::paths().schema->findElementType("link");
    EXPECT_EQ(count("one_way", "link"), 0U) << "where the other end is not open nobody knows";
    EXPECT_EQ(count("two_way", "link"), model.count(link) - 1);
    const auto first = Query::parse("target != none", model.schema(), link)->select(model).front();
    model::Transaction tx(model, "Erase");
    tx.erase(first);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(count("one_way", "link"), 1U);
    EXPECT_EQ(count("oneway = yes", "link"), 1U);
    EXPECT_EQ(count("not two_way", "link"), 2U);
}

TEST_F(QueryOverNodes, readsNamesAsTheyAreMeant) {
    EXPECT_EQ(count("WATER"), 2U);
    EXPECT_EQ(count("is_water"), 2U);
    EXPECT_EQ(count("has water"), 2U);
    EXPECT_EQ(count("boat"), 2U);
    EXPECT_EQ(count("ped"), count("group = ped"));
    EXPECT_EQ(count("switched off original"), count("switched_off_original"));
    EXPECT_EQ(count("roadClass = normal"), count("road_class = normal"));
    EXPECT_EQ(count("behaviour = parking_place"), count("behaviour = \"parking place\""));
    EXPECT_EQ(count("behaviour = parking place"), count("behaviour = \"parking place\""));
    EXPECT_EQ(count("links > 1"), count("count(links) > 1"));
    EXPECT_EQ(count("links"), count("any(links)"));
    EXPECT_EQ(count("has links and not links is empty"), count("any(links)"));
    EXPECT_EQ(count("len(links) = 0"), count("none(links)"));
    EXPECT_EQ(count("has error"), count("has error")) << "no property that ends so";
    // What is named exactly never means anything else.
    EXPECT_EQ(Query::parse("water", model.schema(), node)->reading(), Reading::Exact);
    EXPECT_TRUE(Query::parse("ped", model.schema(), node)->isGuess());
    EXPECT_EQ(fault("behaviour = block").position, 12U) << "a value is not guessed from a property";
}

TEST_F(QueryOverNodes, saysWhatToWriteInstead) {
    EXPECT_EQ(fault("wdth > 0").hint, "did you mean 'width'?");
    EXPECT_EQ(fault("group = peds").hint, "did you mean 'ped'? group is one of: vehicle; ped");
    EXPECT_EQ(fault("width > narrow").hint, "width is a number");
    EXPECT_EQ(fault("crosses_road").hint, "links have it: any(links, crosses_road)");
    EXPECT_EQ(fault("conut(links)").hint, "did you mean 'count'?");
    EXPECT_EQ(fault("count(lnks)").hint, "did you mean 'links'?");
    EXPECT_EQ(fault("water, width > 1").hint, "write 'and' between two conditions");
    EXPECT_EQ(fault("width > 1,5").hint, "a fraction is written with a point, as in 1.5");
    EXPECT_EQ(fault("water order by width").message, "unexpected 'order'");
    EXPECT_EQ(fault("id in 1, 2").hint, "values stand in brackets: in (1, 2)");
    EXPECT_EQ(fault("id between 1 2").hint, "as in: between 1 and 5");
    EXPECT_EQ(fault("name =~ 'x.*'").position, 5U);
    EXPECT_EQ(fault("links where length > 3").message, "this is about links, not about nodes");
    EXPECT_EQ(fault("roads where water").message, "there is no element type 'roads'");
    EXPECT_EQ(fault("select width from node").message, "expected '*'");
}

TEST_F(QueryOverNodes, doubtsNamesThatStandForNothing) {
    const auto doubts = [&](std::string_view text, std::string_view typeId) {
        const auto query = parseSelection(text, model.schema(), typeId);
        EXPECT_TRUE(query) << text;
        return query ? query->doubts(model) : std::vector<std::string>();
    };
    EXPECT_EQ(doubts("target = \"27:999\"", "link"), std::vector<std::string>{"there is no node '27:999'"});
    EXPECT_TRUE(doubts("target = \"27:1\"", "link").empty());
    EXPECT_TRUE(doubts("target = none and owner ~ 27", "link").empty());
}

TEST_F(QueryOverNodes, completesValuesInLists) {
    const auto words = [&](std::string_view text) { return completions(text, model.schema(), node); };
    EXPECT_EQ(words("group in ("), (std::vector<std::string>{"vehicle", "ped"}));
    EXPECT_EQ(words("group not in (ped, "), (std::vector<std::string>{"vehicle", "ped"}));
    EXPECT_GT(words("count(").size(), 2U);
}

TEST(Patterns, matchWholeTexts) {
    EXPECT_TRUE(matchesPattern("Bombsite", "bomb%"));
    EXPECT_TRUE(matchesPattern("Bombsite", "%b%s_te"));
    EXPECT_FALSE(matchesPattern("Bombsite", "bomb"));
    EXPECT_FALSE(matchesPattern("Bombsite", "b_"));
    EXPECT_TRUE(matchesPattern("", "%"));
    EXPECT_FALSE(matchesPattern("", "_"));
    EXPECT_TRUE(matchesPattern("100%", "100\\%"));
    EXPECT_FALSE(matchesPattern("1000", "100\\%"));
    EXPECT_FALSE(matchesPattern(std::string(3000, 'a'), "%a%a%a%a%a%a%b")) << "and quickly";
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
