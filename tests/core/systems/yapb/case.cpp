// Graphs of bots for the tests that every system has to pass.
#include "tests/core/systems/harness/slot_graph_editor.h"
#include "tests/core/systems/yapb/graph_world.h"
#include "tests/core/systems/yapb/rule_breaks.h"
#include "tests/support/corpus.h"

#include <limits>

namespace navsmith::tests {

namespace graph = systems::yapb;
using model::Slot;

namespace {

class GraphEditor : public SlotGraphEditor<graph::kGraph, graph::node::x> {
public:
    using SlotGraphEditor::SlotGraphEditor;

private:
    void completeLink(Slot link) override { tx_.set(graph::link::distance, link, 1 + below(200)); }
};

std::vector<Document> sound() {
    std::vector<Document> all;
    auto nine = graphOfNine();
    for (const std::int32_t version : {2, 1}) {
        for (const std::size_t tail : {68U, 64U, 36U}) {
            nine.version = version;
            nine.tail = tail;
            all.push_back({"version " + std::to_string(version) + ", tail " + std::to_string(tail), graphFile(nine)});
        }
    }
    for (const std::int32_t version : {7, 6, 5})
        all.push_back({".pwf " + std::to_string(version), {{"room.pwf", bytesOfPwf(nine, version)}}});
    return all;
}

std::vector<Document> odd() {
    const auto with = [](std::string name, const std::function<void(GraphBytes&)>& change) {
        return Document{std::move(name), nineWith(change)};
    };
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::vector<Document> all{
        with("no nodes", [](GraphBytes& g) { g.nodes.clear(); }),
        with("a newer version", [](GraphBytes& g) { g.version = 9; }),
        with("no tail", [](GraphBytes& g) { g.tail = 0; }),
        with("no tail, and none announced",
             [](GraphBytes& g) {
                 g.tail = 0;
                 g.options = 8;
             }),
        with("names with what was there before, and in Latin-1",
             [](GraphBytes& g) {
                 g.author = std::string("new\0older name", 14);
                 g.modifiedBy = "J\xF6rg of a very long name indeed";
             }),
        with("targets that no node has",
             [](GraphBytes& g) {
                 g.nodes[0].links[5].target = -2;
                 g.nodes[0].links[6].target = 32767;
                 g.nodes[0].links[7].target = 9;
             }),
        with("no numbers",
             [=](GraphBytes& g) {
                 g.nodes[1].origin = {infinity, -infinity, std::numeric_limits<float>::quiet_NaN()};
                 g.nodes[2].links[0].velocity = {infinity, 0, 0};
                 g.nodes[8].start = {infinity, 0, 0};
             }),
        with("leftovers in every free slot",
             [](GraphBytes& g) {
                 for (auto& node : g.nodes)
                     for (auto& link : node.links)
                         if (link.target == -1)
                             link = {-1, -7, 3, {1, 2, 3}};
             }),
        with("numbers of other nodes",
             [](GraphBytes& g) { g.nodes[2].numberOffset = std::numeric_limits<std::int32_t>::max(); })};
    auto rest = graphFile(graphOfNine());
    rest["room.graph"].resize(rest["room.graph"].size() + 7, std::byte{1});
    all.push_back({"bytes behind the end", rest});
    auto pwf = bytesOfPwf(graphOfNine(), 6);
    pwf.resize(pwf.size() + 100);
    all.push_back({"bytes behind a .pwf", {{"room.pwf", pwf}}});
    return all;
}

/// Over a map, and with something to do for every edit.
std::vector<Document> toTry() {
    const auto files = nineWith([](GraphBytes& g) {
        g.nodes[3].links[0].distance = 60;
        g.nodes[4].links[6].velocity = {1, 1, 0};
    });
    return {{"over a room", files, graphRoom()}};
}

std::vector<Document> real() {
    // A few of each: the codec's tests read all of them.
    constexpr std::size_t every = 9;
    std::vector<Document> few;
    std::size_t index = 0;
    for (const auto& [folder, ending] : {std::pair("yapb-graph", ".graph"), std::pair("podbot-pwf", ".pwf")}) {
        for (auto& document : realFiles({folder}, ending)) {
            if (index++ % every == 0)
                few.push_back(std::move(document));
        }
    }
    return few;
}

} // namespace

SystemCase yapbCase() {
    return {.id = "yapb",
            .sound = sound,
            .odd = odd,
            .real = real,
            .corpus = "yapb-graph",
            .breaks = yapbBreaks,
            .leftByFixes = {"YB002", "YB003", "YB004", "YB006", "YB012", "YB013", "YB014", "YB037", "YB038"},
            // A link that goes leaves its ends without one.
            .fixesMake = {"YB030 makes YB013", "YB031 makes YB013", "YB032 makes YB013", "YB033 makes YB013",
                          "YB030 makes YB006", "YB033 makes YB006"},
            .editAtRandom = editSeveral<GraphEditor>,
            // What stands behind the end, and the name, are the file's.
            .rulesFollowTheFiles = true,
            .picks = {graph::kNode, graph::kNode, graph::kNode, graph::kLink},
            .reach = 1000,
            .upToTheUser = {"YB002", "YB003", "YB006", "YB012", "YB013", "YB014", "YB019", "YB022", "YB034", "YB035",
                            "YB037", "YB038"},
            .mayBreakRules = {"convert", "duplicate", "chain", "erase", "disconnect", "insert", "thin", "mirror",
                              "camp", "snap_to_grid"},
            .toTry = toTry,
            .untried = {"auto_link", "compute_light", "count_visible", "fit_map"}, // need the file of a map
            .faultsMaySpread = true,
            .bounded = graph::kNode};
}

} // namespace navsmith::tests
