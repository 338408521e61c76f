#include "tests/core/systems/yapb/rule_breaks.h"

#include "tests/core/systems/yapb/graph_world.h"

#include <bit>
#include <limits>

namespace navsmith::tests {

namespace graph = systems::yapb;

namespace {

using Change = std::function<void(GraphBytes&)>;

Break inGraph(std::string rule, std::string name, Change change, Counts more = {}, std::size_t left = 0) {
    more.try_emplace(rule, 1);
    return {rule, std::move(name), more, [=] { return nineWith(change); }, {}, left};
}

/// The tail of a file that a shorter one overwrote.
FileBytes withRest() {
    auto files = graphFile(graphOfNine());
    files["room.graph"].resize(files["room.graph"].size() + 40, std::byte{3});
    return files;
}

FileBytes withCapitals() {
    return {{"Room.graph", bytesOfGraph(graphOfNine())}};
}

FileBytes ofAnotherMap() {
    auto nine = graphOfNine();
    nine.mapName = "hall";
    return {{"room.pwf", bytesOfPwf(nine, 7)}};
}

void removeLinksOf(GraphBytes& nine, std::int16_t node) {
    nine.nodes[static_cast<std::size_t>(node)].links = {};
    for (auto& other : nine.nodes)
        for (auto& link : other.links)
            if (link.target == node)
                link = {};
}

void shareASlot(model::Transaction& tx) {
    tx.set(graph::link::slot, 1, std::uint8_t{0});
}

} // namespace

std::vector<Break> yapbBreaks() {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr std::uint32_t camp = graph::kCamp;
    return {
        {"YB001", "bytes behind the end", {{"YB001", 1}}, withRest},
        inGraph(
            "YB002", "eight nodes less one",
            [](GraphBytes& g) {
                removeLinksOf(g, 8);
                removeLinksOf(g, 7);
                g.nodes.resize(7);
            },
            {}, 1),
        inGraph(
            "YB003", "no goal", [](GraphBytes& g) { g.nodes[0].flags = 0; }, {}, 1),
        {"YB004", "a name with capitals", {{"YB004", 1}}, withCapitals, {}, 1},
        {"YB005", "another map's name", {{"YB005", 1}}, ofAnotherMap},
        inGraph(
            "YB006", "a node that none reaches",
            [](GraphBytes& g) {
                for (auto& node : g.nodes)
                    for (auto& link : node.links)
                        if (link.target == 1)
                            link = {};
            },
            {{"YB013", 1}}, 1),
        inGraph("YB010", "another number", [](GraphBytes& g) { g.nodes[3].numberOffset = 2; }),
        inGraph("YB011", "a radius that is no number", [=](GraphBytes& g) { g.nodes[3].radius = nan; }),
        inGraph(
            "YB012", "two at one place", [](GraphBytes& g) { g.nodes[5].origin = g.nodes[4].origin; }, {}, 1),
        inGraph(
            "YB013", "no links", [](GraphBytes& g) { removeLinksOf(g, 1); }, {{"YB006", 1}}, 1),
        inGraph(
            "YB014", "far away", [](GraphBytes& g) { g.nodes[3].origin[0] = -5000; }, {}, 1),
        inGraph("YB015", "looks one way", [](GraphBytes& g) { g.nodes[8].end = g.nodes[8].start; }),
        inGraph("YB015", "no last direction", [](GraphBytes& g) { g.nodes[8].end = {}; }),
        inGraph("YB016", "looks at a place",
                [](GraphBytes& g) {
                    g.nodes[8].end = {700, -300, 0};
                }),
        inGraph("YB017", "a third number", [](GraphBytes& g) { g.nodes[8].end[2] = 5; }),
        inGraph("YB018", "a sniper without a camp", [](GraphBytes& g) { g.nodes[3].flags = graph::kSniper; }),
        inGraph("YB019", "both teams", [](GraphBytes& g) { g.nodes[3].flags = graph::kTOnly | graph::kCtOnly; }),
        inGraph("YB020", "flags of other bots", [](GraphBytes& g) { g.nodes[3].flags = 1U << 27U; }),
        inGraph("YB021", "an address", [](GraphBytes& g) { g.nodes[3].seenStanding = 40000; }),
        inGraph("YB022", "a huge radius", [](GraphBytes& g) { g.nodes[3].radius = 200; }),
        inGraph("YB022", "a camp with a radius",
                [=](GraphBytes& g) {
                    g.nodes[8].flags = camp;
                    g.nodes[8].radius = 32;
                }),
        inGraph("YB023", "displayed", [](GraphBytes& g) { g.nodes[3].display = 12; }),
        inGraph("YB024", "too bright", [](GraphBytes& g) { g.nodes[3].light = 101; }),
        inGraph("YB025", "left in a free slot", [](GraphBytes& g) { g.nodes[3].links[7].distance = 5; }),
        inGraph("YB030", "beyond the last node",
                [](GraphBytes& g) {
                    g.nodes[3].links[7] = {200, 9, 0, {}};
                }),
        inGraph("YB031", "to itself",
                [](GraphBytes& g) {
                    g.nodes[3].links[7] = {3, 9, 0, {}};
                }),
        inGraph("YB032", "twice", [](GraphBytes& g) { g.nodes[3].links[7] = g.nodes[3].links[0]; }),
        {"YB033", "two links in a slot", {{"YB033", 1}}, [] { return graphFile(graphOfNine()); }, shareASlot},
        inGraph("YB034", "the bits of a float",
                [](GraphBytes& g) { g.nodes[3].links[0].distance = std::bit_cast<std::int32_t>(100.0F); }),
        inGraph("YB034", "no distance", [](GraphBytes& g) { g.nodes[3].links[0].distance = 0; }),
        inGraph("YB035", "a jump without velocity", [](GraphBytes& g) { g.nodes[4].links[6].velocity = {}; }),
        inGraph("YB035", "a walk with velocity",
                [](GraphBytes& g) {
                    g.nodes[3].links[0].velocity = {1, 0, 0};
                }),
        inGraph("YB036", "a helper", [](GraphBytes& g) { g.nodes[3].links[0].flags = 2; }),
        inGraph(
            "YB037", "a fall both ways", [](GraphBytes& g) { g.nodes[1].origin[2] = 400; }, {{"YB037", 3}}, 3),
        inGraph(
            "YB038", "a jump over the whole room",
            [](GraphBytes& g) {
                g.nodes[0].links[6] = {8, 282, 1, {}};
            },
            {}, 1),
    };
}

} // namespace navsmith::tests
