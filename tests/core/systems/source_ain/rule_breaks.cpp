#include "tests/core/systems/source_ain/rule_breaks.h"

#include "tests/core/systems/source_ain/ain_world.h"

#include <limits>

namespace navsmith::tests {

namespace {

using Change = std::function<void(AinBytes&)>;

Break inGraph(std::string rule, std::string name, Change change, Counts more = {}, std::size_t left = 0) {
    more.try_emplace(rule, 1);
    return {rule, std::move(name), more, [=] { return fourteenWith(change); }, {}, left};
}

AinLinkBytes walk(std::int16_t source, std::int16_t target) {
    AinLinkBytes link{source, target, {}};
    link.moves.fill(1);
    return link;
}

/// A star of so many arms around a node in the middle of nowhere.
FileBytes starOf(std::size_t arms) {
    AinBytes graph;
    for (std::size_t n = 0; n <= arms; ++n) {
        auto& node = graph.nodes.emplace_back();
        node.position = {n == 0 ? 0 : static_cast<float>(10 * n), 0, 5};
        node.offsets.fill(-4.87F);
        node.id = static_cast<std::int32_t>(n) + 1;
        if (n != 0)
            graph.links.push_back(walk(0, static_cast<std::int16_t>(n)));
    }
    return ainFile(graph);
}

/// A chain of so many nodes.
FileBytes chainOf(std::size_t nodes) {
    AinBytes graph;
    for (std::size_t n = 0; n < nodes; ++n) {
        auto& node = graph.nodes.emplace_back();
        node.position = {static_cast<float>(n % 100) * 100, static_cast<float>(n / 100) * 100, 5};
        node.offsets.fill(-4.87F);
        node.id = static_cast<std::int32_t>(n) + 1;
        if (n != 0)
            graph.links.push_back(walk(static_cast<std::int16_t>(n - 1), static_cast<std::int16_t>(n)));
    }
    for (std::size_t n = 100; n < nodes; n += 100) // the way back is too long
        graph.links[n - 1] = walk(static_cast<std::int16_t>(n - 100), static_cast<std::int16_t>(n));
    std::ranges::sort(graph.links, {}, [](const auto& link) { return std::pair(link.source, link.target); });
    return ainFile(graph);
}

FileBytes withoutNodes() {
    return ainFile({});
}

FileBytes ofOldBuild() {
    return ainFile(ainOfFourteen(35));
}

} // namespace

std::vector<Break> ainBreaks() {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    return {
        {"AI001", "more nodes than Half-Life 2 takes", {{"AI001", 1}}, [] { return chainOf(1501); }, {}, 1},
        {"AI002", "no nodes", {{"AI002", 1}}, withoutNodes, {}, 1},
        {"AI003", "a build of 2004", {}, ofOldBuild, {}, 1},
        inGraph("AI004", "no zones",
                [](AinBytes& g) {
                    for (auto& node : g.nodes)
                        node.zone = 0;
                }),
        inGraph(
            "AI005", "two parts of the ground",
            [](AinBytes& g) {
                std::erase_if(g.links, [](const auto& link) { return link.target >= 6 && link.target < 9; });
                g.links.push_back(walk(6, 7));
                g.links.push_back(walk(7, 8));
                std::ranges::sort(g.links, {}, [](const auto& link) { return std::pair(link.source, link.target); });
                for (std::size_t n = 6; n < 9; ++n)
                    g.nodes[n].zone = 5;
                g.nodes[9].zone = g.nodes[10].zone = 6;
            },
            {}, 1),
        inGraph(
            "AI006", "no id", [](AinBytes& g) { g.nodes[3].id = -1; }, {}, 1),
        inGraph(
            "AI007", "two links exchanged", [](AinBytes& g) { std::swap(g.links[0], g.links[1]); }, {}, 1),
        inGraph("AI010", "two wrong zones",
                [](AinBytes& g) {
                    g.nodes[3].zone = 0;
                    g.nodes[9].zone = 4;
                },
                {{"AI010", 2}}),
        inGraph(
            "AI011", "outside the world", [](AinBytes& g) { g.nodes[8].position[2] = 20000; }, {{"AI033", 2}}, 1),
        inGraph(
            "AI011", "no number", [=](AinBytes& g) { g.nodes[8].yaw = nan; }, {}, 1),
        inGraph(
            "AI012", "two at one place", [](AinBytes& g) { g.nodes[8].position = g.nodes[7].position; }, {}, 1),
        inGraph(
            "AI013", "a deleted node",
            [](AinBytes& g) {
                g.nodes.push_back(g.nodes[8]);
                g.nodes.back().type = 1;
                g.nodes.back().zone = 1;
                g.nodes.back().id = 99;
            },
            {}, 1),
        inGraph(
            "AI014", "an unknown type", [](AinBytes& g) { g.nodes[8].type = 9; }, {}, 1),
        inGraph(
            "AI015", "no offsets", [](AinBytes& g) { g.nodes[8].offsets = {}; }, {}, 1),
        inGraph(
            "AI015", "an offset that is no number", [=](AinBytes& g) { g.nodes[8].offsets[3] = nan; }, {}, 1),
        inGraph(
            "AI016", "the floor is far below", [](AinBytes& g) { g.nodes[8].offsets[1] = -150; }, {}, 1),
        inGraph(
            "AI017", "the id of another", [](AinBytes& g) { g.nodes[8].id = 1; }, {}, 1),
        inGraph(
            "AI018", "nowhere on the ladder", [](AinBytes& g) { g.nodes[11].info = 0; }, {}, 1),
        inGraph(
            "AI018", "a ladder's flags on the ground", [](AinBytes& g) { g.nodes[8].info = 1; }, {}, 1),
        {"AI019", "31 links", {{"AI019", 1}}, [] { return starOf(31); }},
        inGraph(
            "AI020", "no links",
            [](AinBytes& g) {
                auto& node = g.nodes.emplace_back(g.nodes[8]);
                node.position[0] = 200;
                node.zone = 1;
                node.id = 99;
            },
            {}, 1),
        inGraph("AI021", "a flag that nobody knows", [](AinBytes& g) { g.nodes[8].info = 0x8000; }),
        inGraph("AI030", "beyond the last node", [](AinBytes& g) { g.links.push_back(walk(13, 14)); }),
        inGraph("AI030", "before the first node", [](AinBytes& g) { g.links.insert(g.links.begin(), walk(-1, 3)); }),
        inGraph("AI031", "to itself", [](AinBytes& g) { g.links.push_back(walk(13, 13)); }),
        inGraph("AI032", "twice", [](AinBytes& g) { g.links.push_back(g.links.back()); }),
        inGraph(
            "AI033", "too long", [](AinBytes& g) { g.nodes[8].position[0] = 900; }, {{"AI033", 2}}, 2),
        inGraph("AI034", "from high to low",
                [](AinBytes& g) { std::swap(g.links.back().source, g.links.back().target); }),
        inGraph("AI035", "to a deleted node", [](AinBytes& g) { g.nodes[8].type = 1; }, {{"AI035", 2}, {"AI013", 1}}),
        inGraph("AI036", "a flight on the ground", [](AinBytes& g) { g.links.front().moves[0] = 4; }),
        inGraph("AI037", "no way", [](AinBytes& g) { g.links.front().moves.fill(0); }),
        inGraph(
            "AI038", "two ways at once", [](AinBytes& g) { g.links.front().moves[0] = 3; }, {}, 1),
    };
}

} // namespace navsmith::tests
