// Compiles the game's own texts and compares every field with the files that the studio made from them.
#include "tests/core/systems/gta_sa_paths/text/stock_set.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

using Link = gta_sa::ExtendedLink;
using NaviNode = gta_sa::ExtendedNaviNode;
using PathNode = gta_sa::ExtendedPathNode;

template <typename Record>
struct FieldOf {
    const char* name;
    std::function<std::uint32_t(const Record&)> value;
};

const std::vector<FieldOf<PathNode>> kNodeFields{
    {"nodes: list pointer", [](const PathNode& n) { return n.listPointer; }},
    {"nodes: position",
     [](const PathNode& n) {
         return static_cast<std::uint32_t>(static_cast<std::uint16_t>(n.x)) * 31U +
                static_cast<std::uint32_t>(static_cast<std::uint16_t>(n.y)) * 65537U +
                static_cast<std::uint32_t>(static_cast<std::uint16_t>(n.z)) * 1013904223U;
     }},
    {"nodes: area and id", [](const PathNode& n) { return std::uint32_t{n.area} << 16U | n.id; }},
    {"nodes: first link", [](const PathNode& n) { return static_cast<std::uint32_t>(n.firstLink); }},
    {"nodes: width", [](const PathNode& n) { return std::uint32_t{n.width}; }},
    {"nodes: flood group", [](const PathNode& n) { return std::uint32_t{n.floodGroup}; }},
    {"nodes: link count", [](const PathNode& n) { return n.flags & 0xFU; }},
    {"nodes: dead end", [](const PathNode& n) { return n.flags & 0x10U; }},
    {"nodes: switched off", [](const PathNode& n) { return n.flags & 0x120U; }},
    {"nodes: road block, water, don't wander", [](const PathNode& n) { return n.flags & 0x4C0U; }},
    {"nodes: speed", [](const PathNode& n) { return n.flags & 0x3000U; }},
    {"nodes: spawn", [](const PathNode& n) { return n.flags & 0xF0000U; }},
    {"nodes: behaviour and higher bits", [](const PathNode& n) { return n.flags & 0xFFF0CA00U; }},
    {"nodes: other fields",
     [](const PathNode& n) { return n.secondPointer + static_cast<std::uint32_t>(n.searchCost); }},
};

const std::vector<FieldOf<Link>> kLinkFields{
    {"links: target", [](const Link& l) { return std::uint32_t{l.targetArea} << 16U | l.targetNode; }},
    {"links: length", [](const Link& l) { return std::uint32_t{l.length}; }},
    {"links: navi node", [](const Link& l) { return std::uint32_t{l.navi}; }},
    {"links: crossing", [](const Link& l) { return l.crossing & 1U; }},
    {"links: crossing with light", [](const Link& l) { return l.crossing & 0xFEU; }},
};

const std::vector<FieldOf<NaviNode>> kNaviFields{
    {"navi nodes: position",
     [](const NaviNode& n) {
         return std::uint32_t{static_cast<std::uint16_t>(n.x)} << 16U | static_cast<std::uint16_t>(n.y);
     }},
    {"navi nodes: attached to", [](const NaviNode& n) { return std::uint32_t{n.area} << 16U | n.node; }},
    {"navi nodes: direction",
     [](const NaviNode& n) {
         return std::uint32_t{static_cast<std::uint8_t>(n.directionX)} << 8U | static_cast<std::uint8_t>(n.directionY);
     }},
    {"navi nodes: width", [](const NaviNode& n) { return std::uint32_t{n.width}; }},
    {"navi nodes: lanes", [](const NaviNode& n) { return n.lanes & 0xBFU; }},
    {"navi nodes: light cycle", [](const NaviNode& n) { return std::uint32_t{n.lights} << 8U | n.unused; }},
    {"navi nodes: light side", [](const NaviNode& n) { return n.lanes & 0x40U; }},
};

struct Row {
    std::string name;
    std::size_t equal = 0;
    std::size_t all = 0;

    bool operator==(const Row&) const = default;
};

std::vector<Row> comparison(const std::vector<PathFile>& files, const std::vector<PathFile>& stock) {
    std::vector<Row> rows;
    const auto compare = [&]<typename Record>(const std::vector<FieldOf<Record>>& fields,
                                              std::vector<Record> PathFile::*records) {
        for (const auto& field : fields) {
            Row row{field.name};
            for (std::size_t f = 0; f < stock.size(); ++f) {
                const auto& ours = files[f].*records;
                const auto& theirs = stock[f].*records;
                row.all += theirs.size();
                for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i)
                    row.equal += field.value(ours[i]) == field.value(theirs[i]) ? 1 : 0;
            }
            rows.push_back(row);
        }
    };
    compare(kNodeFields, &PathFile::nodes);
    compare(kLinkFields, &PathFile::links);
    compare(kNaviFields, &PathFile::navis);
    Row bytes{"bytes"};
    Row identical{"identical files"};
    for (std::size_t f = 0; f < stock.size(); ++f) {
        const auto ours = stockBytes(files[f]);
        const auto theirs = stockBytes(stock[f]);
        bytes.all += theirs.size();
        for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i)
            bytes.equal += ours[i] == theirs[i] ? 1 : 0;
        ++identical.all;
        identical.equal += ours == theirs ? 1 : 0;
    }
    rows.push_back(bytes);
    rows.push_back(identical);
    return rows;
}

class StockPaths : public testing::Test {
protected:
    void SetUp() override {
        const auto texts = tests::corpusFolder("gta-sa-paths-ipl");
        const auto files = tests::corpusFolder("gta-sa-nodes/fcnpc");
        if (!texts || !files)
            GTEST_SKIP() << tests::missingCorpus("gta-sa-paths-ipl");
        texts_ = readStockTexts(*texts);
        stock_ = readStockFiles(*files);
    }

    StockTexts texts_;
    std::vector<PathFile> stock_;
};

/// Prints the table, and compares it: everything is equal but for the rows named.
void expectTable(const char* title, const std::vector<Row>& rows, const std::map<std::string, std::size_t>& unequal) {
    std::printf("%s\n", title);
    for (const auto& row : rows) {
        std::printf("  %-42s %9zu of %9zu\n", row.name.c_str(), row.equal, row.all);
        const auto expected = unequal.find(row.name);
        EXPECT_EQ(row.equal, expected == unequal.end() ? row.all : expected->second) << row.name;
    }
    EXPECT_EQ(rows.front().all, 68'237U);
    EXPECT_EQ(rows.back().all, 64U);
}

TEST_F(StockPaths, textAlone) {
    const auto compiled = compile(texts_.sources(), {.listPointers = true});
    ASSERT_TRUE(compiled);
    EXPECT_TRUE(compiled->skipped.empty());
    EXPECT_EQ(compiled->counts, (CompiledCounts{.groups = 12'704,
                                                .carNodes = 28'991,
                                                .boatNodes = 1'596,
                                                .pedNodes = 37'650,
                                                .isolated = 7,
                                                .links = 143'622,
                                                .navis = 31'466,
                                                .crossings = 1'812,
                                                .litCrossings = 1'812,
                                                .litNavis = 0,
                                                .openJoints = 695}));
    expectTable("from the text alone", comparison(compiled->files, stock_),
                {{"links: crossing with light", 143'156},
                 {"navi nodes: light cycle", 29'777},
                 {"navi nodes: light side", 30'253},
                 {"bytes", 3'571'776},
                 {"identical files", 19}});
}

TEST_F(StockPaths, withPlacedLights) {
    const auto folder = tests::corpusFolder("gta-sa-world");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-world");
    const auto lights = readPlacements(tests::readFile(*folder / "placements.tsv"));
    ASSERT_TRUE(lights) << lights.error();
    EXPECT_EQ(lights->size(), 1'632U);
    const auto compiled = compile(texts_.sources(), {.listPointers = true, .lights = *lights});
    ASSERT_TRUE(compiled);
    EXPECT_EQ(compiled->counts.litCrossings, 1'346U);
    EXPECT_EQ(compiled->counts.litNavis, 1'689U);
    expectTable("with the placed lights", comparison(compiled->files, stock_), {});
}

TEST_F(StockPaths, withLightsOfOtherFiles) {
    const auto compiled = compile(texts_.sources(), {.listPointers = true, .lightsFrom = stock_});
    ASSERT_TRUE(compiled);
    EXPECT_EQ(compiled->counts.litCrossings, 1'346U);
    EXPECT_EQ(compiled->counts.litNavis, 1'689U);
    expectTable("with the lights of the game's files", comparison(compiled->files, stock_), {});
}

TEST_F(StockPaths, withPlainArithmetic) {
    const auto compiled = compile(texts_.sources(), {.rounding = Rounding::Plain, .listPointers = true});
    ASSERT_TRUE(compiled);
    EXPECT_EQ(compiled->counts.navis, 31'465U); // one more is shared
    auto rows = comparison(compiled->files, stock_);
    std::erase_if(rows, [](const Row& row) { return row.name.starts_with("navi"); }); // numbers after it are shifted
    expectTable("with the arithmetic of this machine", rows,
                {{"nodes: position", 32'941},
                 {"nodes: spawn", 68'232},
                 {"links: length", 135'496},
                 {"links: navi node", 135'216},
                 {"links: crossing with light", 143'156},
                 {"bytes", 3'293'319},
                 {"identical files", 0}});
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler
