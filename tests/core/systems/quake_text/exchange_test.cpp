// Conversion of text waypoints into those of the re-releases, and back.
#include "core/systems/exchange.h"
#include "core/systems/quake_nav/access.h"
#include "formats/quake/nav_file.h"
#include "tests/core/systems/quake_text/text_world.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"

#include <glm/common.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace navsmith::tests {
namespace {

using systems::Exchanged;

systems::ForeignFormat formatNamed(std::string_view system, std::string_view format) {
    const auto formats = systems::foreignFormats(systemNamed(system));
    const auto match =
        std::ranges::find(formats, format, [](const systems::ForeignFormat& each) { return each.format.id; });
    if (match == formats.end())
        throw std::logic_error("no such format: " + std::string(format));
    return *match;
}

Exchanged converted(const model::Model& m, std::string_view format) {
    auto result = systems::exchange(systemOf(m), m, formatNamed(systemOf(m).id, format));
    if (!result)
        throw std::runtime_error(result.error().reason);
    return std::move(*result);
}

quake::NavFile navOf(const Exchanged& result) {
    const auto file = quake::readNav(result.files.front().bytes);
    if (!file)
        throw std::runtime_error(bytes::describe(file.error()));
    return *file;
}

std::string textOf(const Exchanged& result, std::size_t part = 0) {
    return stringOf(result.files.at(part).bytes);
}

/// Two nodes of version 18 and more on request, with the links that a test adds.
struct Nav {
    quake::NavFile file;

    Nav() {
        file.layout = quake::layoutsOf(file.game, file.version).front();
        node({0, 0, 0.53125F});
        node({128, 0, 0.53125F});
    }
    void node(const glm::vec3& at, std::uint16_t flags = 0) {
        file.nodes.push_back({.flags = flags, .radius = 32, .origin = at});
    }
    /// In the order of the nodes that they leave.
    void link(std::uint16_t from, std::uint16_t to, std::uint8_t type) {
        quake::NavLink link{.target = to, .type = type, .mask = quake::kAllTeams};
        if (type != 0 && type != 2 && type != 4) {
            link.traversal = static_cast<std::uint16_t>(file.traversals.size());
            file.traversals.push_back({{}, file.nodes[from].origin, file.nodes[to].origin, {}});
        }
        file.links.push_back(link);
        ++file.nodes[from].linkCount;
        for (std::size_t n = from + std::size_t{1}; n < file.nodes.size(); ++n)
            file.nodes[n].firstLink = static_cast<std::uint16_t>(file.links.size());
    }
    [[nodiscard]] model::Model model() const {
        return loadFiles(systemNamed("quake_nav2"), {{"room.nav", quake::writeNav(file)}});
    }
};

std::size_t countOf(const quake::NavFile& file, std::uint8_t type) {
    return static_cast<std::size_t>(std::ranges::count(file.links, type, &quake::NavLink::type));
}

TEST(QuakeExchange, formatsOfOtherBotsAreOffered) {
    EXPECT_EQ(systems::foreignFormats(systemNamed("quake_nav2")).size(), 5U);
    EXPECT_FALSE(systems::foreignFormats(systemNamed("quake_text")).empty());
    EXPECT_TRUE(systems::foreignFormats(systemNamed("quake_nav3")).empty()) << "another game";
}

TEST(QuakeExchange, waysOfNavBecomeThoseOfFrikBot) {
    Nav nav;
    nav.node({128, 128, 0.53125F}, 1);
    nav.link(0, 1, 0);
    nav.link(1, 0, 1);
    nav.link(2, 0, 2);
    const auto result = converted(nav.model(), "frikbot");
    ASSERT_EQ(result.files.size(), 1U);
    EXPECT_EQ(result.files.front().name, "room.way");
    const auto text = textOf(result);
    EXPECT_NE(text.find("saved1 0; saved2 0; saved3 24\n"), std::string::npos) << "a player's origin: " << text;
    EXPECT_NE(text.find("saved4 1026; wait"), std::string::npos) << "a jump is said of the node: " << text;
    EXPECT_NE(text.find("saved4 6; wait"), std::string::npos) << "the first link is a teleporter: " << text;
    const auto report = systems::describe(result);
    EXPECT_NE(report.find("radii of nodes: all 3"), std::string::npos) << report;
    EXPECT_NE(report.find("points of jumps and rides: all 1"), std::string::npos) << report;
}

TEST(QuakeExchange, whatNavAloneSaysIsListed) {
    Nav nav;
    nav.file.nodes[0].flags = 256;
    nav.link(0, 1, 0);
    nav.link(1, 0, 0);
    nav.file.links[1].mask = 1;
    nav.file.edicts.push_back({.link = 0, .minimum = {0, 0, 0}, .maximum = {1, 1, 1}, .entity = -17});
    const auto report = systems::describe(converted(nav.model(), "frikbot"));
    EXPECT_NE(report.find("No monsters, of 1 node"), std::string::npos) << report;
    EXPECT_NE(report.find("1 edict\n"), std::string::npos) << report;
    EXPECT_NE(report.find("of 1 link"), std::string::npos) << "teams: " << report;
}

TEST(QuakeExchange, highManualJumpsAreRocketJumps) {
    Nav nav;
    nav.file.nodes[1].origin.z = 160;
    nav.link(0, 1, 8);
    nav.link(1, 0, 3);
    auto m = nav.model();
    m.setMap(markerRoom());
    const auto result = converted(m, "ktx");
    const auto text = textOf(result);
    EXPECT_NE(text.find("SetMarkerPathFlags 3 0 r\n"), std::string::npos) << text;
    EXPECT_NE(text.find("SetRocketJumpPathFields 3 0 78.3 -1.0 0\n"), std::string::npos) << text;
    auto back = loadText(result.files.empty() ? FileBytes() : FileBytes{{"room.bot", result.files.front().bytes}});
    back.setMap(markerRoom());
    const auto file = navOf(converted(back, "v18"));
    EXPECT_EQ(countOf(file, 8), 1U);
    EXPECT_EQ(countOf(file, 3), 1U) << "a deep link without a return";
    EXPECT_EQ(file.traversals.size(), 2U);
}

TEST(QuakeExchange, nodesAtItemsBecomeTheirMarkers) {
    Nav nav;
    nav.file.nodes[1].origin = {70, 60, 0.53125F};
    nav.link(0, 1, 0);
    nav.link(1, 0, 0);
    auto m = nav.model();
    EXPECT_FALSE(systems::exchange(systemOf(m), m, formatNamed("quake_nav2", "ktx"))) << "numbers need the map";
    m.setMap(markerRoom());
    const auto text = textOf(converted(m, "ktx"));
    EXPECT_EQ(text.find("CreateMarker", 1), std::string::npos) << "one of the two: " << text;
    EXPECT_NE(text.find("SetMarkerPath 1 0 3\n"), std::string::npos) << text;
    EXPECT_NE(text.find("SetMarkerPath 3 0 1\n"), std::string::npos) << text;
}

TEST(QuakeExchange, textBecomesASoundFileOfTheGame) {
    for (const auto& files : {frikBotText(), frikBotChain(), frikBotQcText(), nexuizText(), frogbot2Text()}) {
        SCOPED_TRACE(files.begin()->first);
        auto m = loadText(files);
        m.setMap(markerRoom());
        const auto result = converted(m, "v18");
        EXPECT_TRUE(result.files.front().name.ends_with(".nav"));
        const auto file = navOf(result);
        EXPECT_EQ(file.version, 18);
        EXPECT_EQ(file.nodes.size() - countOf(file, 2), m.count(systems::quake_text::kNode))
            << "teleporters have their own";
        for (const auto& node : file.nodes) {
            EXPECT_GE(node.radius, 16);
            EXPECT_EQ(node.radius % 4, 0);
            EXPECT_LE(node.linkCount, quake::kMaxNodeLinks);
        }
        auto nav = loadFiles(systemNamed("quake_nav2"), {{"room.nav", result.files.front().bytes}});
        nav.setMap(markerRoom());
        for (const auto& issue : issuesOf(nav))
            EXPECT_NE(issue.severity, checks::Severity::Error) << issue.rule << ": " << issue.message;
    }
}

TEST(QuakeExchange, jumpsAreLongOrOntoBarriers) {
    auto m = loadText(withPart(frikBotText(), "room.way", "saved4 514", "saved4 1026"));
    const auto level = navOf(converted(m, "v15"));
    EXPECT_EQ(level.version, 15);
    EXPECT_EQ(countOf(level, 1), 1U);
    EXPECT_EQ(countOf(level, 5), 0U);
    EXPECT_TRUE(std::ranges::all_of(
        level.links, [](const quake::NavLink& l) { return (l.type == 1) == (l.traversal != quake::kNoTraversal); }));
}

TEST(QuakeExchange, teleportersGetANodeOfTheirOwn) {
    const auto file = navOf(converted(loadText(frikBotText()), "v18"));
    ASSERT_EQ(countOf(file, 2), 1U);
    for (std::size_t n = 0; n < file.nodes.size(); ++n) {
        if ((file.nodes[n].flags & 1) == 0)
            continue;
        EXPECT_EQ(file.nodes[n].linkCount, 1) << "no other link leaves a teleporter";
        EXPECT_EQ(file.links[file.nodes[n].firstLink].type, 2);
    }
}

std::shared_ptr<const world::Backdrop> backdropOf(const std::filesystem::path& map) {
    auto geometry = world::readMapGeometry(readFile(map)).value();
    auto rays = world::RayCaster::build(geometry).value();
    return std::make_shared<world::Backdrop>(world::Backdrop{std::move(geometry), std::move(rays)});
}

/// Of a model, how many links are of each type.
std::map<std::uint8_t, std::size_t> typesOf(const quake::NavFile& file) {
    std::map<std::uint8_t, std::size_t> types;
    for (const auto& link : file.links)
        ++types[link.type];
    return types;
}

/// The markers of dm4 stand where its items, triggers and doors are, and its ways are those of the file.
TEST(QuakeExchangeOfRealFiles, markersOfDm4BecomeNodesOnItsFloor) {
    const auto maps = corpusFolder("quake-bsp");
    const auto texts = corpusFolder("quake-text");
    const auto map = maps ? *maps / "Ryason55_maps_dm4.bsp" : std::filesystem::path();
    if (!texts || !std::filesystem::exists(map))
        GTEST_SKIP() << missingCorpus("quake-bsp, quake-text");
    const auto backdrop = backdropOf(map);
    auto m = loadText({{"dm4.bot", readFile(*texts / "ktx/dm4.bot")}});
    m.setMap(backdrop);
    const auto result = converted(m, "v18");
    EXPECT_EQ(result.notes.size(), 1U) << "two entities were added at its end";
    const auto file = navOf(result);
    EXPECT_GT(file.nodes.size(), 100U);
    auto types = typesOf(file);
    EXPECT_EQ(types[8], 23U) << "rocket jumps";
    EXPECT_GT(types[2], 4U) << "teleporters";
    EXPECT_GT(types[3], 20U) << "drops";
    auto nav = loadFiles(systemNamed("quake_nav2"), {{"dm4.nav", result.files.front().bytes}});
    nav.setMap(backdrop);
    std::size_t errors = 0;
    std::size_t offFloor = 0;
    for (const auto& issue : issuesOf(nav)) {
        errors += issue.severity == checks::Severity::Error ? 1 : 0;
        offFloor += issue.rule == "QN051" ? 1 : 0;
    }
    EXPECT_EQ(errors, 0U);
    EXPECT_EQ(offFloor, 0U);
}

/// What authors made for the re-release, as each dialect and back: places stay, and so do the ways that the dialect has
/// room for.
TEST(QuakeExchangeOfRealFiles, authorsWaypointsSurviveEveryDialect) {
    const auto pairs = corpusFolder("quake-pairs");
    if (!pairs)
        GTEST_SKIP() << missingCorpus("quake-pairs");
    for (const auto* name : {"rerelease_hipnotic__dm1", "rerelease_rogue__dm6"}) {
        const auto backdrop = backdropOf(*pairs / "quake" / (std::string(name) + ".bsp"));
        auto m = loadFiles(systemNamed("quake_nav2"),
                           {{"map.nav", readFile(*pairs / "quake" / (std::string(name) + ".nav"))}});
        m.setMap(backdrop);
        for (const auto& format : systems::foreignFormats(systemOf(m))) {
            SCOPED_TRACE(std::string(name) + " as " + std::string(format.format.id));
            const auto result = converted(m, format.format.id);
            FileBytes files;
            for (const auto& file : result.files)
                files[file.name] = file.bytes;
            auto text = loadText(files);
            EXPECT_EQ(saveFiles(text), files);
            text.setMap(backdrop);
            const auto back = navOf(converted(text, "v18"));
            EXPECT_GE(back.nodes.size(), m.count(1));
            EXPECT_GE(static_cast<double>(back.links.size()), 0.85 * static_cast<double>(m.count(2)));
            std::size_t near = 0;
            m.forEachLive(1, [&](model::Slot n) {
                const auto at = systems::quake_nav::originOf(m, n);
                near += std::ranges::any_of(back.nodes,
                                            [&](const quake::NavNode& node) {
                                                // Those that float come down to the ground, those at items become
                                                // the markers of these.
                                                const auto by = glm::abs(node.origin - at);
                                                return by.x < 36 && by.y < 36 && by.z < 100;
                                            })
                            ? 1
                            : 0;
            });
            EXPECT_GE(static_cast<double>(near), 0.99 * static_cast<double>(m.count(1)));
        }
    }
}

} // namespace
} // namespace navsmith::tests
