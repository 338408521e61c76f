// Generate Waypoints on a document.
#include "core/checks/rule.h"
#include "core/model/transaction.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/quake_nav.h"
#include "core/systems/system.h"
#include "core/world/backdrop.h"
#include "tests/core/world/soup.h"
#include "tests/support/brush_trees.h"
#include "tests/support/quake2_room.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_nav {
namespace {

using model::Slot;

constexpr double kEverywhere = 0;
constexpr double kGaps = 1;
constexpr double kInstead = 2;

std::vector<std::byte> hallMap() {
    tests::SolidWorld world({-512, -128, 0}, {512, 128, 512}, {});
    world.addEntity(R"("classname" "info_player_start" "origin" "-448 0 40")");
    world.addEntity(R"("classname" "item_armor1" "origin" "448 0 24")");
    return world.quakeBytes();
}

/// With a ladder to an upper floor, and a door before the item there.
std::vector<std::byte> ladderMap() {
    tests::Quake2Room room({-512, -128, 0}, {512, 128, 512});
    room.addEntity(R"("classname" "info_player_start" "origin" "-448 0 40")");
    room.addEntity(R"("classname" "item_armor_body" "origin" "448 0 216")");
    room.addBox({0, -128, 0}, {512, 128, 200});
    room.addBox({-8, -32, 0}, {0, 32, 200}, tests::quake2_contents::kLadder | tests::quake2_contents::kClip);
    room.addBrushEntity(R"("classname" "func_door" "angle" "-1" "targetname" "gate")", {300, -128, 200},
                        {316, 128, 512});
    room.addBrushEntity(R"("classname" "func_button" "angle" "90" "target" "gate")", {184, 112, 224}, {216, 128, 256});
    return room.bytes();
}

class GenerateWaypoints : public testing::Test {
protected:
    explicit GenerateWaypoints(System system = quake(), std::vector<std::byte> map = hallMap())
        : system_(std::move(system)), map_(std::move(map)) {
        const auto result =
            system_.map.blanks({.name = "hall", .head = std::span(map_).first(8), .bytes = map_.size()}).at(0);
        const InputFile file{result.name, result.bytes};
        model_ = std::make_unique<model::Model>(std::move(system_.codec.load(std::span(&file, 1), {}).value().model));
        auto geometry = world::readMapGeometry(map_).value();
        auto rays = world::RayCaster::build(geometry).value();
        model_->setMap(
            std::make_shared<world::Backdrop>(world::Backdrop{std::move(geometry), std::move(rays), map_.size()}));
    }

    /// The notes; the reason if it was refused.
    std::vector<std::string> generate(double where, bool keep, const Elements& selection = {}) {
        return generateFrom(map_, where, keep, selection);
    }
    std::vector<std::string> generateFrom(const std::vector<std::byte>& map, double where, bool keep,
                                          const Elements& selection = {}) {
        const auto& edits = system_.editing.edits;
        const auto edit = std::ranges::find(edits, "generate", &Edit::id);
        std::vector<double> numbers;
        std::ranges::transform(edit->parameters, std::back_inserter(numbers), &Parameter::initial);
        numbers.front() = where;
        const auto set = [&](std::string_view id, bool on) {
            const auto at = std::ranges::find(edit->parameters, id, &Parameter::id) - edit->parameters.begin();
            numbers.at(static_cast<std::size_t>(at)) = on ? 1 : 0;
        };
        set("keep", keep);
        set("keep_moved", keepsMoved_);
        model::Transaction tx(*model_, "Generate");
        // Without the dispatcher, which knows all systems.
        const auto done = edit->run(tx, selection,
                                    {.numbers = numbers,
                                     .ground = &model_->map()->rays,
                                     .mapBytes = map.size(),
                                     .parameters = edit->parameters,
                                     .mapFile = map});
        if (!done)
            return {done.error().reason};
        EXPECT_TRUE(tx.commit());
        return tx.notes();
    }
    [[nodiscard]] std::size_t nodes() const { return model_->count(kNode); }
    [[nodiscard]] std::vector<Slot> rows() const {
        std::vector<Slot> matches;
        model_->forEachLive(kNode, [&](Slot n) { matches.push_back(n); });
        return matches;
    }
    void setFlags(Slot n, std::uint16_t flags, float x) {
        model::Transaction tx(*model_, "Flags");
        tx.set(node::flags, n, flags);
        tx.set(node::x, n, x);
        EXPECT_TRUE(tx.commit());
    }

    bool keepsMoved_ = false;
    const System system_;
    const std::vector<std::byte> map_;
    std::unique_ptr<model::Model> model_;
};

TEST_F(GenerateWaypoints, fillsAnEmptyDocument) {
    const auto notes = generate(kEverywhere, true);
    EXPECT_GT(nodes(), 3U);
    EXPECT_GT(model_->count(kLink), nodes());
    ASSERT_FALSE(notes.empty());
    EXPECT_NE(notes.front().find("1 of 1 item reached"), std::string::npos) << notes.front();
    EXPECT_FALSE(system_.codec.save(*model_).files.empty());
}

TEST_F(GenerateWaypoints, replacesWhatIsThere) {
    generate(kEverywhere, true);
    const auto first = nodes();
    generate(kEverywhere, true);
    EXPECT_EQ(nodes(), first);
}

TEST_F(GenerateWaypoints, keepsNodesWithFlagsOfPeopleAndSaysSo) {
    generate(kEverywhere, true);
    const Slot mine = rows().back();
    const float x = model_->get(node::x, mine) + 3;
    setFlags(mine, 256, x);
    const auto notes = generate(kEverywhere, true);
    EXPECT_TRUE(model_->isLive({kNode, mine}));
    EXPECT_EQ(model_->get(node::x, mine), x);
    EXPECT_NE(notes.front().find("Kept from before: 1 node"), std::string::npos) << notes.front();
    generate(kEverywhere, false);
    EXPECT_TRUE(std::ranges::none_of(rows(), [&](Slot n) { return model_->get(node::flags, n) == 256; }));
}

TEST_F(GenerateWaypoints, keepsNodesThatWereMovedIfAsked) {
    generate(kEverywhere, true);
    const auto first = rows();
    const Slot mine = first.back();
    const float x = model_->get(node::x, mine) + 40;
    setFlags(mine, 0, x);
    keepsMoved_ = true;
    const auto notes = generate(kEverywhere, true);
    ASSERT_TRUE(model_->isLive({kNode, mine}));
    EXPECT_EQ(model_->get(node::x, mine), x);
    EXPECT_GT(linkCount(*model_, mine), 0U) << "it is linked with those that are new";
    EXPECT_NE(notes.front().find("Kept from before: 1 node"), std::string::npos) << notes.front();
    EXPECT_FALSE(model_->isLive({kNode, first.front()})) << "what stayed in place is made anew";
    keepsMoved_ = false;
    generate(kEverywhere, true);
    EXPECT_TRUE(std::ranges::none_of(rows(), [&](Slot n) { return model_->get(node::x, n) == x; }));
}

TEST_F(GenerateWaypoints, fillsGapsWithoutChangingTheRest) {
    generate(kEverywhere, true);
    const auto before = rows();
    EXPECT_EQ(generate(kGaps, true).front(), "No new node was found.");
    model::Transaction tx(*model_, "Delete");
    tx.erase(Elements{{kNode, before[1]}, {kNode, before[2]}});
    ASSERT_TRUE(tx.commit());
    generate(kGaps, true);
    EXPECT_GE(nodes(), before.size() - 1);
    EXPECT_TRUE(model_->isLive({kNode, before[0]}));
}

TEST_F(GenerateWaypoints, replacesSelectedNodesOnly) {
    generate(kEverywhere, true);
    const auto before = rows();
    generate(kInstead, true, {{kNode, before.front()}});
    EXPECT_GE(nodes(), before.size() - 1);
    for (std::size_t i = 1; i < before.size(); ++i)
        EXPECT_TRUE(model_->isLive({kNode, before[i]}));
    EXPECT_EQ(generate(kInstead, true).front(), "Select the nodes to make again.");
}

TEST_F(GenerateWaypoints, refusesAMapOfTheOtherGame) {
    EXPECT_NE(generateFrom(ladderMap(), kEverywhere, true).front().find("not one of Quake"), std::string::npos);
}

class GenerateWaypointsOfQuake2 : public GenerateWaypoints {
protected:
    GenerateWaypointsOfQuake2() : GenerateWaypoints(quake2(), ladderMap()) {}

    [[nodiscard]] std::vector<Slot> linksOf(std::uint8_t type) const {
        std::vector<Slot> matches;
        model_->forEachLive(kLink, [&](Slot l) {
            if (model_->get(link::type, l) == type)
                matches.push_back(l);
        });
        return matches;
    }
};

TEST_F(GenerateWaypointsOfQuake2, writesLaddersAndDoors) {
    constexpr std::uint8_t ladder = 10;
    const auto notes = generate(kEverywhere, true);
    EXPECT_NE(notes.front().find("1 of 1 item reached"), std::string::npos) << notes.front();
    EXPECT_EQ(notes.front().find("without a number"), std::string::npos) << "models have numbers: " << notes.front();
    const auto ladders = linksOf(ladder);
    ASSERT_EQ(ladders.size(), 1U);
    const auto traversal = model_->get(link::traversal, ladders.front());
    ASSERT_TRUE(traversal.isSlot());
    EXPECT_EQ(pointOf(*model_, kPlane, traversal.slot()), glm::vec3(1, 0, 0));
    ASSERT_GT(model_->count(kEdict), 0U);
    model_->forEachLive(kEdict, [&](Slot e) { EXPECT_EQ(model_->get(edict::entity, e), 3) << "the button"; });
    EXPECT_FALSE(system_.codec.save(*model_).files.empty());
}

TEST_F(GenerateWaypointsOfQuake2, fillsGaps) {
    generate(kEverywhere, true);
    const auto before = rows();
    model::Transaction tx(*model_, "Delete");
    tx.erase(Elements{{kNode, before[1]}, {kNode, before[2]}});
    ASSERT_TRUE(tx.commit());
    generate(kGaps, true);
    EXPECT_GE(nodes(), before.size() - 1);
}

TEST_F(GenerateWaypointsOfQuake2, refusesAMapOfTheOtherGame) {
    EXPECT_NE(generateFrom(hallMap(), kEverywhere, true).front().find("not one of Quake II"), std::string::npos);
}

/// A hall whose east is 48 higher, more than is walked down, with the surfaces of its brushes.
class GenerateOnSurfacesOfQuake2 : public GenerateWaypoints {
protected:
    GenerateOnSurfacesOfQuake2() : GenerateWaypoints(quake2(), bytes()) {
        world::Soup soup;
        soup.addBlock(world::MapLayer::Solid, {-512, -128, 0}, {512, 128, 512}, true);
        soup.addBlock(world::MapLayer::Solid, {0, -128, 0}, {512, 128, kHeight});
        auto geometry = soup.map();
        geometry.entities = model_->map()->geometry.entities;
        geometry.models = model_->map()->geometry.models;
        geometry.minimum = {-512, -128, 0};
        geometry.maximum = {512, 128, 512};
        model_->setMap(
            std::make_shared<world::Backdrop>(world::Backdrop{std::move(geometry), soup.caster(), map_.size()}));
        generate(kEverywhere, true);
    }

    [[nodiscard]] Elements jumps() const {
        constexpr std::uint8_t kLedge = 3;
        constexpr std::uint8_t kBarrier = 5;
        Elements matches;
        model_->forEachLive(kLink, [&](Slot l) {
            const auto type = model_->get(link::type, l);
            if (type == kLedge || type == kBarrier)
                matches.push_back({kLink, l});
        });
        return matches;
    }
    [[nodiscard]] std::vector<std::array<glm::vec3, 3>> pointsOf(const Elements& links) const {
        std::vector<std::array<glm::vec3, 3>> points;
        for (const auto& l : links) {
            const auto t = model_->get(link::traversal, l.slot);
            EXPECT_TRUE(t.isSlot());
            if (t.isSlot())
                points.push_back({pointOf(*model_, kExit, t.slot()), pointOf(*model_, kStart, t.slot()),
                                  pointOf(*model_, kEnd, t.slot())});
        }
        return points;
    }

private:
    static constexpr float kHeight = 48;

    static std::vector<std::byte> bytes() {
        tests::Quake2Room room({-512, -128, 0}, {512, 128, 512});
        room.addEntity(R"("classname" "info_player_start" "origin" "-448 0 40")");
        room.addEntity(R"("classname" "item_armor_body" "origin" "448 0 56")");
        room.addBox({0, -128, 0}, {512, 128, kHeight});
        return room.bytes();
    }
};

TEST_F(GenerateOnSurfacesOfQuake2, isTheSameWhenSavedAndOpenedAgain) {
    const auto output = system_.codec.save(*model_);
    ASSERT_EQ(output.files.size(), 1U);
    const InputFile file{output.files[0].name, output.files[0].bytes};
    const auto opened = system_.codec.load(std::span(&file, 1), {});
    ASSERT_TRUE(opened);
    EXPECT_TRUE(opened->notices.empty());
    EXPECT_EQ(opened->model.count(kNode), nodes());
    EXPECT_EQ(opened->model.count(kLink), model_->count(kLink));
    EXPECT_EQ(system_.codec.save(opened->model).files[0].bytes, output.files[0].bytes);
}

TEST_F(GenerateOnSurfacesOfQuake2, hasNoErrorsOnItsMap) {
    for (const auto& issue : checks::checkAll(*model_, system_.rules))
        EXPECT_EQ(issue.severity, checks::Severity::Note) << issue.rule << ": " << issue.message;
}

TEST_F(GenerateOnSurfacesOfQuake2, nodesStandWhereAToolWouldPlaceThem) {
    for (const Slot n : rows()) {
        const glm::vec3 at = pointOf(*model_, kNodeOrigin, n);
        const auto stood = standOn(model_->map()->rays, at);
        ASSERT_TRUE(stood) << n;
        EXPECT_NEAR(stood->z, at.z, 0.1F) << n;
    }
}

TEST_F(GenerateOnSurfacesOfQuake2, computedJumpsLeadToTheSamePlaces) {
    const auto links = jumps();
    ASSERT_GE(links.size(), 2U) << "up and down";
    const auto before = pointsOf(links);
    const auto edit = std::ranges::find(system_.editing.edits, "find_traversal", &Edit::id);
    ASSERT_NE(edit, system_.editing.edits.end());
    model::Transaction tx(*model_, "Compute Jumps");
    const auto done = edit->run(tx, links, {});
    ASSERT_TRUE(done) << done.error().reason;
    EXPECT_EQ(done->size(), links.size());
    ASSERT_TRUE(tx.commit());
    const auto after = pointsOf(links);
    ASSERT_EQ(after.size(), before.size());
    constexpr std::size_t kFrom = 1;
    constexpr std::size_t kTo = 2;
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_LT(glm::distance(after[i].at(kTo), before[i].at(kTo)), 1) << i;
        // Players jump nearer to a barrier than the node in front of it stands.
        EXPECT_LE(glm::distance(after[i].at(kFrom), after[i].at(kTo)),
                  glm::distance(before[i].at(kFrom), before[i].at(kTo)) + 1)
            << i;
    }
}

} // namespace
} // namespace navsmith::systems::quake_nav
