#include "tests/core/systems/quake_nav/rule_breaks.h"

#include <limits>
#include <optional>
#include <utility>

namespace navsmith::tests {

namespace {

/// Waypoints broken in one place. Without a form: of either game.
struct WaypointBreak {
    std::string name;
    std::string rule;
    Counts expected;
    std::function<void(RawWaypoints&)> make;
    bool mended = true; ///< by the fix of the rule
    std::optional<RawWaypointForm> form = {};
    std::function<void(Bytes&)> inBytes = {};
};

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

// Links of soundWaypoints(), by where they lead.
constexpr std::size_t kFrom0To1 = 0;
constexpr std::size_t kFrom0To2 = 1;
constexpr std::size_t kFrom0To6 = 2;
constexpr std::size_t kFrom1To0 = 3;
constexpr std::size_t kLift = 6;
constexpr std::size_t kJump = 8;
constexpr std::size_t kLedgeLink = 10;
constexpr std::size_t kTeleportLink = 11;

/// One more link of a node, behind its others.
void addLink(RawWaypoints& w, std::size_t from, std::uint16_t to) {
    auto link = w.links[kFrom0To1];
    link.target = to;
    const auto at = static_cast<std::uint16_t>(w.nodes[from].firstLink + w.nodes[from].linkCount);
    w.links.insert(w.links.begin() + at, link);
    ++w.nodes[from].linkCount;
    for (std::size_t n = from + 1; n < w.nodes.size(); ++n)
        ++w.nodes[n].firstLink;
    for (auto& e : w.edicts)
        e.link = e.link >= at ? static_cast<std::uint16_t>(e.link + 1) : e.link;
}

/// A node without links.
void addNode(RawWaypoints& w, const RawPlace& at) {
    w.nodes.push_back({0, 0, static_cast<std::uint16_t>(w.links.size()), 32, at});
}

std::vector<WaypointBreak> ofFilesAndNodes() {
    return {
        {"later version", "QN001", {{"QN001", 1}}, [](RawWaypoints& w) { w.form.version = 19; }, false},
        {"heuristic 0", "QN002", {{"QN002", 1}}, [](RawWaypoints& w) { w.heuristic = 0; }},
        {"heuristic that is no number", "QN002", {{"QN002", 1}}, [](RawWaypoints& w) { w.heuristic = kNaN; }},
        {"ranges that overlap", "QN003", {{"QN003", 1}}, [](RawWaypoints& w) { w.nodes[6].linkCount = 2; }},
        {"bytes behind the end",
         "QN004",
         {{"QN004", 1}},
         {},
         true,
         {},
         [](std::vector<std::byte>& bytes) { bytes.resize(bytes.size() + 5); }},
        {"node that is nowhere",
         "QN010",
         {{"QN010", 1}},
         [](RawWaypoints& w) { w.nodes[6].origin[2] = kInfinity; },
         false},
        {"node alone",
         "QN011",
         {{"QN011", 1}, {"QN040", 1}},
         [](RawWaypoints& w) {
             addNode(w, {5, 5, 5});
         },
         false},
        {"node that no link leaves",
         "QN011",
         {{"QN011", 1}, {"QN041", 1}},
         [](RawWaypoints& w) {
             addNode(w, {5, 5, 5});
             addLink(w, 0, 7);
         },
         false},
        {"node with 13 links",
         "QN012",
         {{"QN012", 1}},
         [](RawWaypoints& w) {
             for (std::uint16_t i = 0; i < 10; ++i) {
                 addNode(w, {5, 5, 100.0F * i});
                 addLink(w, w.nodes.size() - 1, 0);
                 addLink(w, 0, static_cast<std::uint16_t>(w.nodes.size() - 1));
             }
         },
         false},
        {"radius 0", "QN013", {{"QN013", 1}}, [](RawWaypoints& w) { w.nodes[1].radius = 0; }, false},
        {"flag of no version", "QN014", {{"QN014", 1}}, [](RawWaypoints& w) { w.nodes[1].flags = 0x8000; }},
        {"flag of a later version",
         "QN014",
         {{"QN014", 1}},
         [](RawWaypoints& w) { w.nodes[1].flags = 256; },
         true,
         RawWaypointForm{false, 14, 20, 36, 34}},
        {"flag of Quake II",
         "QN014",
         {{"QN014", 1}},
         [](RawWaypoints& w) { w.nodes[1].flags = 0x4000; },
         true,
         kQuake2Form},
        {"teleporter without a teleport",
         "QN015",
         {{"QN015", 1}},
         [](RawWaypoints& w) { w.links[kTeleportLink].type = 0; },
         true,
         kQuakeForm},
        {"top of no lift", "QN015", {{"QN015", 1}}, [](RawWaypoints& w) { w.nodes[1].flags = 4; }, true, kQuakeForm},
        {"bottom of no lift", "QN015", {{"QN015", 1}}, [](RawWaypoints& w) { w.nodes[1].flags = 8; }, true, kQuakeForm},
        {"pusher that does not throw",
         "QN015",
         {{"QN015", 1}},
         [](RawWaypoints& w) { w.nodes[1].flags = 2; },
         true,
         kQuakeForm},
        {"two nodes in one place",
         "QN016",
         {{"QN016", 1}},
         [](RawWaypoints& w) { w.nodes[6].origin = w.nodes[0].origin; },
         false},
    };
}

std::vector<WaypointBreak> ofLinks() {
    return {
        {"link to nothing", "QN020", {{"QN020", 1}}, [](RawWaypoints& w) { addLink(w, 0, 77); }},
        {"unknown type",
         "QN021",
         {{"QN021", 1}},
         [](RawWaypoints& w) { w.links[kFrom0To2].type = 10; },
         false,
         kQuakeForm},
        {"unknown type of Quake II",
         "QN021",
         {{"QN021", 1}},
         [](RawWaypoints& w) { w.links[kFrom0To2].type = 15; },
         false,
         kQuake2Form},
        {"type with a high byte",
         "QN021",
         {{"QN021", 1}},
         [](RawWaypoints& w) { w.links[kFrom0To2].mask = 1; },
         false,
         RawWaypointForm{false, 17, 24, 36, 30}},
        {"link to itself", "QN022", {{"QN022", 1}}, [](RawWaypoints& w) { addLink(w, 1, 1); }},
        {"doubled link", "QN023", {{"QN023", 1}}, [](RawWaypoints& w) { addLink(w, 0, 1); }},
        {"traversal that is not there of a walk",
         "QN024",
         {{"QN024", 1}},
         [](RawWaypoints& w) { w.links[kFrom0To1].traversal = 4; }},
        {"traversal that is not there of a lift",
         "QN024",
         {{"QN024", 1}, {"QN031", 1}},
         [](RawWaypoints& w) { w.links[kLift].traversal = 99; }},
        {"lift without a traversal",
         "QN025",
         {{"QN025", 1}, {"QN031", 1}},
         [](RawWaypoints& w) { w.links[kLift].traversal = 0xFFFF; }},
        {"long jump without a traversal in Quake II",
         "QN025",
         {{"QN025", 1}, {"QN031", 1}},
         [](RawWaypoints& w) { w.links[kJump].traversal = 0xFFFF; },
         true,
         kQuake2Form},
        {"walk with a traversal",
         "QN026",
         {{"QN026", 1}},
         [](RawWaypoints& w) {
             w.traversals.push_back(w.traversals[0]);
             w.links[kFrom1To0].traversal = 4;
         }},
        {"lift without an edict", "QN027", {{"QN027", 1}}, [](RawWaypoints& w) { w.edicts.pop_back(); }, false},
        {"link for no team", "QN028", {{"QN028", 1}}, [](RawWaypoints& w) { w.links[kFrom0To1].mask = 0; }},
        {"link for no team of Quake II",
         "QN028",
         {{"QN028", 1}},
         [](RawWaypoints& w) { w.links[kFrom0To1].mask = 0x60; },
         true,
         kQuake2Form},
        {"jump too far", "QN029", {{"QN029", 1}}, [](RawWaypoints& w) { w.traversals[0].end[0] += 400; }, false},
        {"jump too high", "QN029", {{"QN029", 1}}, [](RawWaypoints& w) { w.traversals[0].end[2] += 100; }, false},
    };
}

std::vector<WaypointBreak> ofPartsAndTheGraph() {
    return {
        {"start that is nowhere",
         "QN030",
         {{"QN030", 1}},
         [](RawWaypoints& w) { w.traversals[1].start[0] = kNaN; },
         false},
        {"exit that is nowhere",
         "QN030",
         {{"QN030", 1}},
         [](RawWaypoints& w) { w.traversals[0].exit[0] = kInfinity; },
         false},
        {"traversal of no link",
         "QN031",
         {{"QN031", 1}},
         [](RawWaypoints& w) { w.traversals.push_back(w.traversals[0]); }},
        {"traversal of two links",
         "QN031",
         {{"QN031", 2}},
         [](RawWaypoints& w) { w.links[kJump + 1].traversal = w.links[kJump].traversal; }},
        {"edict of no link", "QN032", {{"QN032", 1}}, [](RawWaypoints& w) { w.edicts[0].link = 500; }},
        {"second edict of a link",
         "QN033",
         {{"QN033", 1}},
         [](RawWaypoints& w) { w.edicts.insert(w.edicts.begin(), w.edicts[0]); }},
        {"box inside out",
         "QN034",
         {{"QN034", 1}},
         [](RawWaypoints& w) { std::swap(w.edicts[0].minimum, w.edicts[0].maximum); }},
        {"box that is nowhere", "QN034", {{"QN034", 1}}, [](RawWaypoints& w) { w.edicts[0].minimum[1] = kNaN; }, false},
        {"two parts",
         "QN040",
         {{"QN040", 1}},
         [](RawWaypoints& w) {
             addNode(w, {5, 5, 5});
             addNode(w, {5, 5, 500});
             addLink(w, 7, 8);
             addLink(w, 8, 7);
         },
         false},
        {"no way back", "QN041", {{"QN041", 1}}, [](RawWaypoints& w) { w.links[kFrom1To0].target = 4; }, false},
        {"no way there", "QN042", {{"QN042", 1}}, [](RawWaypoints& w) { w.links[kFrom0To6].target = 5; }, false},
        {"two places without a way there",
         "QN042",
         {{"QN042", 2}},
         [](RawWaypoints& w) {
             addNode(w, {5, 5, 5});
             addNode(w, {5, 5, 500});
             addLink(w, 7, 0);
             addLink(w, 8, 0);
         },
         false},
        {"no way from the lift",
         "QN041",
         {{"QN041", 1}, {"QN022", 1}},
         [](RawWaypoints& w) { w.links[kLedgeLink].target = 5; },
         false},
    };
}

} // namespace

std::vector<Break> waypointBreaks(bool quake2) {
    std::vector<Break> made;
    for (const auto& part : {ofFilesAndNodes(), ofLinks(), ofPartsAndTheGraph()}) {
        for (const auto& b : part) {
            const auto form = b.form.value_or(quake2 ? kQuake2Form : kQuakeForm);
            if (form.quake2 != quake2)
                continue;
            const auto files = [b, form] {
                auto raw = soundWaypoints(form);
                if (b.make)
                    b.make(raw);
                auto bytes = buildWaypoints(raw);
                if (b.inBytes)
                    b.inBytes(bytes);
                return FileBytes{{"e1m1.nav", bytes}};
            };
            made.push_back({b.rule, b.name, b.expected, files, {}, b.mended ? 0 : b.expected.at(b.rule)});
        }
    }
    return made;
}

} // namespace navsmith::tests
