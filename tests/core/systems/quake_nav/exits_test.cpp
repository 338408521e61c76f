// The first point of a traversal, which differs by game and type of link.
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/load.h"
#include "core/systems/quake_nav/traversals.h"
#include "tests/support/corpus.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {
namespace {

using model::Model;
using model::Slot;
using quake::NavGame;

Model loaded(std::span<const std::byte> bytes) {
    const std::vector<InputFile> files{{"exits.nav", bytes}};
    auto result = load(files, {});
    EXPECT_TRUE(result);
    return std::move(result->model);
}

/// Nodes 0 and 1 lead to node 2, from which a link of this type leads to node 3.
Model withLink(NavGame game, std::uint8_t type) {
    quake::NavFile file;
    file.game = game;
    file.version = game == NavGame::Quake ? quake::kLastNav2Version : quake::kLastNav3Version;
    file.layout = quake::layoutsOf(game, file.version).front();
    file.nodes = {
        {0, 1, 0, 32, {-500, 0, 0}}, {0, 1, 1, 32, {-100, 0, 0}}, {0, 1, 2, 32, {0, 0, 0}}, {0, 0, 3, 32, {200, 0, 0}}};
    file.links = {{2, 0, 3}, {2, 0, 3}, {3, type, 3}};
    return loaded(quake::writeNav(file));
}

glm::vec3 exitOfLink(NavGame game, std::uint8_t type) {
    return findPoints(withLink(game, type), 2).exit;
}

TEST(Exits, ofALiftIsTheFirstWaitingNode) {
    for (const auto game : {NavGame::Quake, NavGame::Quake2})
        EXPECT_EQ(exitOfLink(game, nav2::kElevator), glm::vec3(-500, 0, 0)) << "not the nearest";
}

TEST(Exits, ofATrainIsAStepBeforeItsStart) {
    EXPECT_EQ(exitOfLink(NavGame::Quake, nav2::kTrain), glm::vec3(-16, 0, 0));
}

TEST(Exits, unusedExitsMatchTheGame) {
    EXPECT_EQ(exitOfLink(NavGame::Quake, nav2::kLedge), glm::vec3(0));
    EXPECT_EQ(exitOfLink(NavGame::Quake2, nav2::kLedge), glm::vec3(1e30F));
    EXPECT_EQ(exitOfLink(NavGame::Quake2, nav2::kManualJump), glm::vec3(1e30F));
    EXPECT_FALSE(isExit(glm::vec3(0)));
    EXPECT_FALSE(isExit(glm::vec3(1e30F)));
    EXPECT_TRUE(isExit({0, 0, 1}));
}

TEST(Exits, ofBarrierJumpsAreNearerInQuake2) {
    for (const auto game : {NavGame::Quake, NavGame::Quake2}) {
        const auto jump = findPoints(withLink(game, nav2::kBarrierJump), 2);
        EXPECT_FLOAT_EQ(jump.start.x - jump.exit.x, game == NavGame::Quake ? 12.0F : 8.0F);
    }
}

TEST(Exits, matchRealFiles) {
    const auto folder = tests::corpusFolder("quake-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("quake-nav");
    std::size_t lifts = 0;
    std::size_t liftsAlike = 0;
    std::size_t drops = 0;
    std::size_t dropsAlike = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".nav")
            continue;
        const auto model = loaded(tests::readFile(path));
        model.forEachLive(kLink, [&](Slot l) {
            const auto stored = model.get(link::traversal, l);
            const auto type = model.get(link::type, l);
            if (!stored.isSlot() || !endsOf(model, l) || (type != nav2::kElevator && type != nav2::kLedge))
                return;
            const auto found = findPoints(model, l).exit;
            const bool alike = found == pointOf(model, kExit, stored.slot()) ||
                               (isExit(found) && glm::length(found - pointOf(model, kExit, stored.slot())) < 0.1F);
            (type == nav2::kElevator ? lifts : drops) += 1;
            (type == nav2::kElevator ? liftsAlike : dropsAlike) += alike ? 1 : 0;
        });
    }
    EXPECT_GT(lifts, 50U);
    EXPECT_GE(liftsAlike * 100, lifts * 90) << liftsAlike << " of " << lifts;
    EXPECT_GT(drops, 1000U);
    EXPECT_GE(dropsAlike + 2, drops) << "one of Quake II's says 0, 0, 0";
}

} // namespace
} // namespace navsmith::systems::quake_nav
