// Every rule: a sound set does not trip it, the same set broken in one place does, and its fix mends that.
#include "core/systems/gta_iv_paths/access.h"
#include "tests/core/systems/gta_iv_paths/iv_world.h"

#include <functional>
#include <ostream>
#include <set>

namespace navsmith::tests {
namespace {

namespace iv = systems::gta_iv_paths;

struct Break {
    std::string name;
    std::string rule;
    Counts expected; ///< all issues of the broken set
    std::function<void(IvAreas&)> inFiles;
    bool mended = true; ///< by its fix
};
void PrintTo(const Break& b, std::ostream* out) {
    *out << b.rule << " " << b.name;
}

RawIvNode& node(IvAreas& areas, unsigned area, std::size_t id) {
    return areas.at(area).nodes.at(id);
}

const std::vector<Break>& breaks() {
    static const std::vector<Break> all{
        {"another id", "IV003", {{"IV003", 1}}, [](IvAreas& a) { node(a, 27, 1).id = 3; }},
        {"another area", "IV003", {{"IV003", 1}}, [](IvAreas& a) { node(a, 28, 1).area = 27; }},
        {"ranges go back", "IV004", {{"IV004", 1}}, [](IvAreas& a) { node(a, 28, 4).firstLink = 2; }},
        {"no such node", "IV005", {{"IV005", 1}, {"IV010", 1}}, [](IvAreas& a) { a[27].links[0].node = 77; }},
        {"no such area", "IV005", {{"IV005", 1}, {"IV010", 1}}, [](IvAreas& a) { a[27].links[0].area = 64; }},
        {"search cost", "IV007", {{"IV007", 1}}, [](IvAreas& a) { node(a, 27, 1).searchCost = 0; }},
        {"link twice the same way", "IV010", {{"IV010", 2}}, [](IvAreas& a) { a[27].links[1] = a[27].links[2]; }},
        {"length", "IV011", {{"IV011", 1}}, [](IvAreas& a) { a[27].links[0].length = 90; }},
        {"lengths differ", "IV011", {{"IV011", 1}}, [](IvAreas& a) { a[27].links[0].length = 101; }},
        {"lanes", "IV012", {{"IV012", 1}}, [](IvAreas& a) { a[27].links[6].lanes = 0x0A; }},
        {"link count", "IV013", {{"IV013", 1}}, [](IvAreas& a) { node(a, 27, 1).flags ^= 1U << 16U; }},
        {"disabled with links", "IV014", {{"IV014", 1}}, [](IvAreas& a) { node(a, 27, 1).flags |= 1U << 15U; }},
        {"outside its square", "IV015", {{"IV015", 1}}, [](IvAreas& a) { node(a, 28, 4).x = -4000; }},
        {"from land to water", "IV016", {{"IV016", 2}}, [](IvAreas& a) { node(a, 27, 0).flags |= 1U << 25U; }},
        {"intersection with links", "IV017", {{"IV017", 1}}, [](IvAreas& a) { a[28].carNodes = 3; }},
        {"flood group", "IV018", {{"IV018", 2}}, [](IvAreas& a) { node(a, 27, 0).flood = 9; }},
        {"isolated", "IV021", {{"IV021", 1}}, [](IvAreas& a) { ++a[28].carNodes; }, false},
        {"two at one place",
         "IV022",
         {{"IV022", 2}},
         [](IvAreas& a) {
             auto twin = node(a, 28, 4);
             twin.id = 5;
             a[28].nodes.push_back(twin);
         },
         false},
        {"not open", "IV023", {{"IV023", 8}}, [](IvAreas& a) { a.erase(9); }, false},
    };
    return all;
}

class IvRule : public testing::TestWithParam<Break> {};

TEST_P(IvRule, TripsWhereTheSetIsBrokenAndItsFixMendsIt) {
    const auto& broken = GetParam();
    auto areas = smallIvWorld().areas();
    broken.inFiles(areas);
    auto m = loadIv(bytesOf(areas));
    EXPECT_EQ(ivCounts(m, true), broken.expected);
    std::vector<std::string> refusals;
    checks::fixIssues(m, iv::system().rules, ivIssues(m, broken.rule), refusals);
    EXPECT_TRUE(refusals.empty());
    EXPECT_EQ(ivIssues(m, broken.rule).empty(), broken.mended);
    EXPECT_EQ(ivCounts(loadIv(saveIv(m)), true), ivCounts(m, true));
    std::vector<model::Change> changes;
    for (const auto& issue : checks::fixAll(m, iv::system().rules, changes).left)
        EXPECT_EQ(issue.severity, checks::Severity::Note) << issue.message;
}

INSTANTIATE_TEST_SUITE_P(IvRules, IvRule, testing::ValuesIn(breaks()), [](const auto& info) {
    auto name = info.param.rule + "_" + info.param.name;
    for (auto& c : name)
        c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    return name;
});

/// What is wrong with the bytes behind or before the records.
Counts countsWith(const std::function<void(FileBytes&)>& change) {
    auto files = bytesOf(smallIvWorld().areas());
    change(files);
    auto m = loadIv(files);
    const auto counts = ivCounts(m, true);
    std::vector<model::Change> changes;
    checks::fixAll(m, iv::system().rules, changes);
    EXPECT_EQ(ivCounts(m, true), Counts());
    return counts;
}

TEST(IvRules, MindBytesBehindTheLinksUnlessTheyArePadding) {
    EXPECT_EQ(countsWith([](FileBytes& f) { f["nodes27.nod"].push_back({}); }), Counts({{"IV001", 1}}));
    EXPECT_EQ(countsWith([](FileBytes& f) { f["nodes27.nod"] = padded(f["nodes27.nod"]); }), Counts());
}

TEST(IvRules, MindTheCountsOfTheHeader) {
    EXPECT_EQ(countsWith([](FileBytes& f) { f["nodes27.nod"][8] = std::byte{9}; }), Counts({{"IV002", 1}}));
}

TEST(IvRules, MindAreasThatAreTooFull) {
    IvAreas areas = smallIvWorld().areas();
    auto& file = areas[30];
    for (std::uint32_t i = 0; i < 65536; ++i)
        file.nodes.push_back({.area = 30,
                              .id = static_cast<std::uint16_t>(i),
                              .x = static_cast<std::int16_t>(12000 + i % 6000),
                              .y = static_cast<std::int16_t>(-6000 + i / 6000),
                              .flags = 1U << 15U});
    EXPECT_EQ(ivCounts(loadIv(bytesOf(areas))), Counts({{"IV006", 1}}));
}

TEST(IvRules, NameLinksToAreasThatAreNoNeighbours) {
    auto world = smallIvWorld();
    const auto a = world.add(IvType::Car, -2900, -2900);
    const auto b = world.add(IvType::Car, -2900, 1000);
    world.join(a, b);
    auto areas = world.areas();
    for (const unsigned area : {0U, 40U})
        areas[area].links[0].length = 255;
    EXPECT_EQ(ivCounts(loadIv(bytesOf(areas)), true), Counts({{"IV020", 2}}));
}

TEST(IvRules, AreThoseOfTheFormatPageAndEachIsBrokenByATest) {
    std::set<std::string_view> tested{"IV001", "IV002", "IV006", "IV020"};
    for (const auto& broken : breaks())
        tested.insert(broken.rule);
    std::set<std::string_view> faults;
    for (const auto& rule : iv::system().rules) {
        EXPECT_TRUE(tested.erase(rule.id) == 1) << rule.id;
        EXPECT_NE(rule.fault, rule.title) << rule.id;
        EXPECT_TRUE(faults.insert(rule.fault).second) << rule.id;
    }
    EXPECT_TRUE(tested.empty());
}

TEST(IvRules, FindNothingInASoundSet) {
    EXPECT_EQ(ivCounts(loadIv(bytesOf(smallIvWorld().areas())), true), Counts());
}

TEST(IvRules, SayNothingOfWhatANeighbourThatIsNotOpenWouldTell) {
    for (const unsigned area : {27U, 28U}) {
        const auto files = bytesOf(smallIvWorld().areas());
        EXPECT_EQ(ivCounts(loadIv({{ivName(area), files.at(ivName(area))}}), true), Counts({{"IV023", 1}}));
    }
}

} // namespace
} // namespace navsmith::tests
