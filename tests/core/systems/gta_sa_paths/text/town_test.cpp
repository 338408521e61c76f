// Towns of a few groups: each rule of the compiler by itself.
#include "tests/core/systems/gta_sa_paths/text/towns.h"

#include <gtest/gtest.h>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

using NaviNode = gta_sa::ExtendedNaviNode;

constexpr std::size_t kMiddle = 36; ///< the area with the origin in its corner

PathFile middleOf(const tl::expected<Compiled, CompileFailure>& compiled) {
    EXPECT_TRUE(compiled.has_value());
    return compiled ? compiled->files[kMiddle] : PathFile();
}

unsigned left(const NaviNode& navi) {
    return navi.lanes & 7U;
}
unsigned right(const NaviNode& navi) {
    return (navi.lanes >> 3U) & 7U;
}

/// From x to x + 100: two nodes, and a joint at each end.
Group street(double x, double y, std::int32_t type = kCar) {
    return group(type, {line(kInternal, 1, x + 20, y), line(kInternal, -1, x + 80, y), line(kExternal, 0, x, y),
                        line(kExternal, 1, x + 100, y)});
}

TEST(CompiledTown, fieldsOfANode) {
    auto road = street(0, 0);
    auto& node = road.nodes[0];
    node.x = 16.0 * 20.25 + 0.9; // decimals are dropped
    node.width = 3.5;
    node.speed = 2;
    node.flags = gta_paths_ipl::kSwitchedOff | gta_paths_ipl::kRoadBlock | gta_paths_ipl::kNoWander;
    node.spawn = 0.5;
    node.behaviour = 8;
    road.nodes[1].width = 20.0;
    const auto file = middleOf(compiledTown({road}));
    ASSERT_EQ(file.nodes.size(), 2U);
    const auto& made = file.nodes[0];
    EXPECT_EQ(made.x, 162);
    EXPECT_EQ(made.y, 0);
    EXPECT_EQ(made.width, 28);
    EXPECT_EQ(made.flags,
              1U | 1U << 4U | 1U << 5U | 1U << 6U | 1U << 8U | 1U << 10U | 2U << 12U | 7U << 16U | 8U << 20U);
    EXPECT_EQ(made.area, kMiddle);
    EXPECT_EQ(made.floodGroup, 1);
    EXPECT_EQ(made.searchCost, gta_sa::kNotVisited);
    EXPECT_EQ(made.listPointer, 0U);
    EXPECT_EQ(file.nodes[1].width, 120); // roads are at most 15 wide
    EXPECT_EQ(file.vehicleNodes, 2U);
    ASSERT_EQ(file.links.size(), 2U);
    EXPECT_EQ(file.links[0].targetNode, 1);
    EXPECT_EQ(file.links[0].length, 59);
    ASSERT_EQ(file.navis.size(), 1U);
    EXPECT_EQ(file.navis[0].directionX, -100);
    EXPECT_EQ(file.navis[0].width, 120);
    EXPECT_EQ(file.spareTargets.size(), gta_sa::kSpareTargetBytes);
    EXPECT_EQ(file.spareLengths.size(), gta_sa::kSpareLinks);
}

TEST(CompiledTown, kindsOfNodes) {
    auto pavement = street(0, 40, kPed);
    pavement.nodes[0].width = 23.0;
    const auto compiled = compiledTown({pavement, street(0, 80, kBoat), street(0, 0)});
    const auto file = middleOf(compiled);
    ASSERT_EQ(file.nodes.size(), 6U); // vehicles in the order of the text, then pedestrians
    EXPECT_EQ(file.nodes[0].flags, 1U | 1U << 4U | 1U << 7U | 1U << 12U | 15U << 16U);
    EXPECT_EQ(file.nodes[2].flags, 1U | 1U << 4U | 1U << 12U | 15U << 16U);
    EXPECT_EQ(file.nodes[4].flags, 1U | 15U << 16U); // no dead end, no speed
    EXPECT_EQ(file.nodes[4].width, 184);
    EXPECT_EQ(file.nodes[2].floodGroup, 2);
    EXPECT_EQ(file.nodes[4].floodGroup, 1);
    EXPECT_EQ(file.links[4].navi, 0);
    EXPECT_EQ(compiled->counts.boatNodes, 2U);
    EXPECT_EQ(compiled->counts.pedNodes, 2U);
    EXPECT_EQ(compiled->counts.openJoints, 6U);
}

TEST(CompiledTown, jointsMeet) {
    auto east = street(100, 0);
    east.nodes[2].x += 0.9375 * 16.0;
    const auto compiled = compiledTown({street(0, 0), east});
    const auto file = middleOf(compiled);
    ASSERT_EQ(file.links.size(), 6U);
    // Links of node 1: the joint first, then its own group.
    EXPECT_EQ(file.links[1].targetNode, 2);
    EXPECT_EQ(file.links[2].targetNode, 0);
    ASSERT_EQ(file.navis.size(), 3U);
    EXPECT_EQ(file.navis[1].x, 803); // between the joints, not between the nodes
    EXPECT_EQ(file.navis[1].node, 1);
    EXPECT_EQ(compiled->counts.openJoints, 2U);
}

TEST(CompiledTown, jointsThatAreFarApartDoNotMeet) {
    for (const double apart : {1.0625, -1.0625, 30.0}) {
        auto east = street(100, 0);
        east.nodes[2].y += apart * 16.0;
        EXPECT_EQ(compiledTown({street(0, 0), east})->counts.openJoints, 4U);
    }
    auto bridge = street(100, 0);
    bridge.nodes[2].z += 3.0 * 16.0;
    EXPECT_EQ(compiledTown({street(0, 0), bridge})->counts.openJoints, 4U);
    bridge.nodes[2].z -= 1.5 * 16.0;
    EXPECT_EQ(compiledTown({street(0, 0), bridge})->counts.openJoints, 2U);
    EXPECT_EQ(compiledTown({street(0, 0), street(100, 0, kPed)})->counts.openJoints, 4U);
}

TEST(CompiledTown, theNearestJointMeetsAndThenTheFirst) {
    // Two joints wait to the north and south of the one that comes.
    for (const auto& [north, first] : {std::pair{0.5, true}, {0.5625, false}}) {
        auto a = street(0, 100);
        a.nodes[3] = line(kExternal, 1, 100, north);
        auto b = street(0, 200);
        b.nodes[3] = line(kExternal, 1, 100, -0.5);
        const auto file = middleOf(compiledTown({a, b, street(100, 0)}));
        EXPECT_EQ(file.nodes[1].flags & 15U, first ? 2U : 1U);
        EXPECT_EQ(file.nodes[3].flags & 15U, first ? 1U : 2U);
    }
}

TEST(CompiledTown, lanesOfJoints) {
    struct Case {
        std::array<int, 2> first;
        std::array<int, 2> second;
        std::array<unsigned, 2> lanes;
    };
    for (const Case& c : {Case{{1, 2}, {2, 1}, {1, 2}}, Case{{1, 1}, {0, 2}, {2, 0}}, Case{{0, 1}, {1, 1}, {0, 1}}}) {
        auto west = street(0, 0);
        auto east = street(100, 0);
        west.nodes[3].left = c.first[0];
        west.nodes[3].right = c.first[1];
        east.nodes[2].left = c.second[0];
        east.nodes[2].right = c.second[1];
        const auto file = middleOf(compiledTown({west, east}));
        EXPECT_EQ(left(file.navis[1]), c.lanes[0]);
        EXPECT_EQ(right(file.navis[1]), c.lanes[1]);
        // Lanes spread to both sides; at node 1 both navi nodes point away, or to it.
        EXPECT_EQ(left(file.navis[0]), c.lanes[0]);
        EXPECT_EQ(right(file.navis[0]), c.lanes[1]);
        EXPECT_EQ(left(file.navis[2]), c.lanes[0]);
        EXPECT_EQ(right(file.navis[2]), c.lanes[1]);
    }
}

TEST(CompiledTown, lanesNobodyStatesAreNone) {
    const auto file = middleOf(compiledTown({street(0, 0)}));
    EXPECT_EQ(file.navis[0].lanes, 0);
}

TEST(CompiledTown, trafficOnlyLeavesParkingPlaces) {
    auto road = street(0, 0);
    road.nodes[1].behaviour = 2;
    const auto file = middleOf(compiledTown({road}));
    EXPECT_EQ(left(file.navis[0]), 0U);
    EXPECT_EQ(right(file.navis[0]), 1U); // to node 0, which it points to
    EXPECT_EQ(file.nodes[1].flags & 0x120U, 0x120U);
    road.nodes[1].behaviour = 0;
    road.nodes[0].behaviour = 1;
    EXPECT_EQ(left(middleOf(compiledTown({road})).navis[0]), 1U);
}

TEST(CompiledTown, anExternalWithoutALinkTakesItOver) {
    auto path = group(kPed, {line(kInternal, 1, 20, 0), line(kInternal, 2, 80, 0), line(kExternal, -1, 100, 0)});
    path.nodes[1].cross = 1;
    const auto file = middleOf(compiledTown({path, street(100, 0, kPed)}));
    ASSERT_EQ(file.links.size(), 6U);
    EXPECT_EQ(file.links[0].crossing, 0); // the mark went to the joint
    EXPECT_EQ(file.links[1].crossing, 3);
    EXPECT_EQ(file.links[1].targetNode, 2);
}

TEST(CompiledTown, crossingsAreOfPedestriansOnly) {
    for (const auto type : {kPed, kCar}) {
        auto path = street(0, 0, type);
        path.nodes[0].cross = 1;
        const auto dark = compiledTown({path}, {.lightCrossings = false});
        EXPECT_EQ(middleOf(dark).links[0].crossing, type == kPed ? 1 : 0);
        EXPECT_EQ(middleOf(dark).links[1].crossing, type == kPed ? 1 : 0);
        EXPECT_EQ(dark->counts.litCrossings, 0U);
        EXPECT_EQ(compiledTown({path})->counts.litCrossings, type == kPed ? 2U : 0U);
    }
}

TEST(CompiledTown, pedestriansWithoutLinksAreLeftOut) {
    auto alone = group(kPed, {line(kInternal, -1, 50, 50)});
    const auto compiled = compiledTown({alone, street(0, 0, kPed)});
    const auto file = middleOf(compiled);
    EXPECT_EQ(compiled->counts.isolated, 1U);
    ASSERT_EQ(file.nodes.size(), 2U);
    EXPECT_EQ(file.nodes[0].id, 0);
    EXPECT_EQ(file.links[0].targetNode, 1);
    alone.type = kCar;
    EXPECT_EQ(compiledTown({alone})->counts.carNodes, 1U); // a car node stays
}

TEST(CompiledTown, areasByPlace) {
    auto border = group(kCar, {line(kInternal, 1, -10, -10), line(kInternal, -1, 30, -10)});
    const auto compiled = compiledTown({border});
    ASSERT_TRUE(compiled);
    EXPECT_EQ(compiled->files[27].nodes.size(), 1U);
    EXPECT_EQ(compiled->files[28].nodes.size(), 1U);
    EXPECT_EQ(compiled->files[28].navis.size(), 1U); // at x = 10, attached to the lower area
    EXPECT_EQ(compiled->files[28].navis[0].area, 27);
    EXPECT_EQ(compiled->files[27].links[0].navi, 28U << 16U);
    EXPECT_EQ(compiled->files[0].links.size() + compiled->files[0].spareTargets.size(), 0U);
}

TEST(CompiledTown, listPointersAreThoseOfTheStack) {
    const auto plain = compiledTown({street(0, 0), street(100, 0)});
    for (const auto& node : middleOf(plain).nodes)
        EXPECT_EQ(node.listPointer, 0U);
    // Node 0 is taken off the stack, then its neighbours are put on one after the other.
    auto star = group(kCar, {line(kInternal, -1, 10, 0), line(kInternal, 0, 20, 0), line(kInternal, 0, 30, 0),
                             line(kInternal, 0, 40, 0)});
    const auto file = middleOf(compiledTown({star}, {.listPointers = true}));
    ASSERT_EQ(file.nodes.size(), 4U);
    EXPECT_EQ(file.nodes[0].listPointer, 0U);
    EXPECT_EQ(file.nodes[1].listPointer, 0U);
    EXPECT_EQ(file.nodes[2].listPointer, 0x01C180D0U + 0x317C0U * 35 + 28 * 1);
    EXPECT_EQ(file.nodes[3].listPointer, 0x01C180D0U + 0x317C0U * 35 + 28 * 2);
}

TEST(CompiledTown, deadEnds) {
    const auto file = middleOf(compiledTown({group(kCar, {line(kInternal, 1, 10, 0), line(kInternal, 2, 20, 0),
                                                          line(kInternal, 0, 20, 10), line(kInternal, 0, 0, 0)})}));
    for (std::size_t n = 0; n < 4; ++n)
        EXPECT_EQ(file.nodes[n].flags >> 4U & 1U, n == 3 ? 1U : 0U) << n; // a ring, and a way out of it
}

TEST(BrokenTown, everyBrokenGroupIsReportedAndLeftOut) {
    auto kind = street(0, 0);
    kind.nodes[4].kind = 3;
    auto next = street(0, 0);
    next.nodes[1].next = 12;
    auto empty = street(0, 0);
    empty.nodes[1].next = 7;
    auto loose = street(0, 0);
    loose.nodes[3].next = -1;
    auto external = street(0, 0);
    external.nodes[3].next = 2;
    auto far = street(0, 0);
    far.nodes[0].x = 65536.0;
    auto wide = street(0, 0);
    wide.nodes[0].width = -1.0;
    auto lanes = street(0, 0);
    lanes.nodes[2].left = 8;
    auto type = street(0, 0);
    type.type = 3;
    auto local = street(0, 0);
    local.id = 17;
    local.model = "bridge";
    auto old = street(0, 0);
    old.form = gta_paths_ipl::Form::Gta3;
    auto text = townOf({kind, next, empty, loose, external, far, wide, lanes, type, local, old, street(0, 0)});
    text.groups[0].nodes[4].line = 6;
    text.broken.push_back({3, {.field = "x", .found = "y", .expected = "a number", .file = {}}});
    text.brokenTotal = 2;
    const Source source{"town.ipl", &text};
    const auto compiled = compile({&source, 1});
    ASSERT_TRUE(compiled);
    EXPECT_EQ(compiled->counts.groups, 1U);
    std::vector<std::string> messages;
    for (const auto& message : compiled->skipped)
        messages.push_back(describe(message));
    // By line, then what the reader found, then in the order of the groups.
    EXPECT_EQ(messages,
              (std::vector<std::string>{
                  "town.ipl:1: type 3, expected 0 to 2",
                  "town.ipl:1: the group belongs to model 17 bridge: its coordinates are not those of the map",
                  "town.ipl:1: the group belongs to model -1: its coordinates are not those of the map",
                  "town.ipl:2: x is 4096 units: too far from the middle for the stock form of the files, not for the "
                  "extended one",
                  "town.ipl:2: expected a width of 0 or more", "town.ipl:3: x: found y, expected a number",
                  "town.ipl:3: next is 12, expected -1 to 11", "town.ipl:3: linked to node 7, which is empty",
                  "town.ipl:4: expected 0 to 7 lanes", "town.ipl:5: an external node that no internal one is linked to",
                  "town.ipl:5: an external node is linked to one that is not internal",
                  "town.ipl:6: expected a kind from 0 to 2", "town.ipl: 1 more groups cannot be read"}));
}

TEST(BrokenTown, nothingToCompileFails) {
    const auto none = compile({}, {});
    ASSERT_FALSE(none);
    EXPECT_FALSE(none.error().cancelled);
    EXPECT_EQ(none.error().messages.size(), 1U);
    auto broken = street(0, 0);
    broken.type = 9;
    const auto failed = compiledTown({broken});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().messages.size(), 2U);
}

TEST(BrokenTown, whatTheFilesCannotHoldFails) {
    // 1025 navi nodes in one area.
    std::vector<Group> many;
    for (int i = 0; i < 1025; ++i)
        many.push_back(group(
            kCar, {line(kInternal, 1, i % 32 * 20, i / 32 * 20), line(kInternal, -1, i % 32 * 20 + 5, i / 32 * 20)}));
    const auto failed = compiledTown(many);
    ASSERT_FALSE(failed);
    EXPECT_EQ(describe(failed.error().messages.front()), "area 36: 1025 navi nodes, at most 1024 fit");
    // 1025 separate parts of the road net, too.
    EXPECT_EQ(describe(failed.error().messages.back()), "vehicles: 1025 separate parts, at most 255 can be numbered");
}

TEST(CompiledTown, stopsWhenAskedTo) {
    for (int calls = 0; calls < 5; ++calls) {
        int left = calls;
        const auto compiled = compiledTown({street(0, 0)}, {.progress = [&](double) { return left-- > 0; }});
        ASSERT_FALSE(compiled) << calls;
        EXPECT_TRUE(compiled.error().cancelled);
    }
    std::vector<double> seen;
    EXPECT_TRUE(compiledTown({street(0, 0)}, {.progress = [&](double done) {
                                 seen.push_back(done);
                                 return true;
                             }}));
    EXPECT_TRUE(std::ranges::is_sorted(seen));
    EXPECT_EQ(seen.back(), 1.0);
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler
