#include "core/checks/dependencies.h"
#include "core/model/property.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/rule_parts.h"
#include "core/systems/quake_nav/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <tuple>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;
using model::Transaction;
using quake::NavGame;

namespace {

/// Flags that belong to a type of link (docs/formats/quake-nav.md, section 3), at its source or its target.
struct FlagOfType {
    std::uint16_t bit;
    std::uint8_t type;
    bool atTarget;
    std::string_view flag;
    std::string_view links;
};
// The reverse, links without the flag, is common in the original files and not reported.
constexpr std::array kQuake{
    FlagOfType{1, nav2::kTeleport, false, texts::mark("teleporter"), texts::mark("teleport link leaves it")},
    FlagOfType{2, nav2::kPusher, false, texts::mark("pusher"), texts::mark("pusher link leaves it")},
    FlagOfType{4, nav2::kElevator, true, texts::mark("elevator top"), texts::mark("elevator link leads to it")},
    FlagOfType{8, nav2::kElevator, false, texts::mark("elevator bottom"), texts::mark("elevator link leaves it")}};

bool hasLinkOf(const Model& m, Slot n, const FlagOfType& flag) {
    bool hasLink = false;
    m.forEachReferrer(flag.atTarget ? link::target : link::owner, n,
                      [&](Slot l) { hasLink = hasLink || m.get(link::type, l) == flag.type; });
    return hasLink;
}

void checkNodePlace(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot n : rows) {
        if (!isFinite(originOf(m, n)))
            out.add(n, texts::format("A coordinate is not a finite number"));
    }
}

void checkAlone(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot n : rows) {
        if (linkCount(m, n) != 0)
            continue;
        bool led = false;
        m.forEachReferrer(link::target, n, [&](Slot) { led = true; });
        // The original files of Quake II contain such nodes.
        const auto severity = gameOf(m) == NavGame::Quake ? checks::Severity::Warning : checks::Severity::Note;
        out.add(n, severity,
                led ? texts::format("No link leaves the node: bots get stuck there")
                    : texts::format("No link leaves the node or leads to it"));
    }
}

void checkLinkCount(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot n : rows) {
        if (const auto count = linkCount(m, n); count > quake::kMaxNodeLinks)
            out.add(n, texts::format("{} outgoing links (expected at most {})", count, quake::kMaxNodeLinks));
    }
}

void checkRadius(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot n : rows) {
        if (m.get(node::radius, n) == 0)
            out.add(n, texts::format("Radius 0: bots never reach the node"));
    }
}

void checkUnknownFlags(const Model& m, RowSpan rows, Findings& out) {
    const auto validFlags = knownFlags(gameOf(m), versionOf(m));
    for (const Slot n : rows) {
        if (const unsigned odd = m.get(node::flags, n) & ~unsigned{validFlags}; odd != 0)
            out.add(n, texts::format("Flag bits 0x{:X} have no meaning in version {}", odd, versionOf(m)));
    }
}

void fixUnknownFlags(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot n = issue.element.slot;
    tx.set(node::flags, n, static_cast<std::uint16_t>(m.get(node::flags, n) & knownFlags(gameOf(m), versionOf(m))));
}

void checkFlagsOfLinks(const Model& m, RowSpan rows, Findings& out) {
    if (gameOf(m) != NavGame::Quake)
        return;
    for (const Slot n : rows) {
        for (const auto& entry : kQuake) {
            if ((m.get(node::flags, n) & entry.bit) != 0 && !hasLinkOf(m, n, entry)) {
                out.add(n, texts::format("Marked as {}, but no {}", texts::translated({entry.flag}),
                                         texts::translated({entry.links})));
                break;
            }
        }
    }
}

void fixFlagsOfLinks(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot n = issue.element.slot;
    for (const auto& entry : kQuake) {
        if ((m.get(node::flags, n) & entry.bit) != 0 && !hasLinkOf(m, n, entry))
            tx.set(node::flags, n, static_cast<std::uint16_t>(m.get(node::flags, n) & ~unsigned{entry.bit}));
    }
}

void checkSamePlace(const Model& m, RowSpan /*rows*/, Findings& out) {
    const Slot f = fileRow(m);
    const bool text = f != model::kNoSlot && m.get(file::json, f) != 0;
    std::map<std::tuple<float, float, float>, Slot> first;
    for (const Slot n : m.order(kNode).all()) {
        const auto p = originOf(m, n);
        if (!isFinite(p))
            continue;
        const auto [it, fresh] = first.try_emplace({p.x, p.y, p.z}, n);
        if (!fresh)
            out.add(n, text ? checks::Severity::Error : checks::Severity::Warning,
                    texts::format("At the same position as {}{}", model::elementName(m, {kNode, it->second}),
                                  text ? texts::format(". In JSON, links to either node lead to the last one") : ""),
                    model::Element{kNode, it->second});
    }
}

/// Depends on the version of the file.
model::Dependency versionOfNode() {
    return checks::at({model::along(node::file)}, file::version);
}

} // namespace

std::vector<checks::Rule> nodeRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using enum checks::Severity;
    return {
        {.id = "QN010",
         .title = "Coordinates of a node are finite",
         .fault = "Node with invalid position",
         .severity = Error,
         .type = kNode,
         .check = checkNodePlace,
         .dependsOn = {own(node::x, node::y, node::z)}},
        {.id = "QN011",
         .title = "Every node has an outgoing link",
         .fault = "Node without outgoing links",
         .severity = Warning,
         .type = kNode,
         .check = checkAlone,
         .dependsOn = {at({against(link::owner)}, link::owner), at({against(link::target)}, link::target)}},
        {.id = "QN012",
         .title = "Nodes have at most 12 outgoing links",
         .fault = "More than 12 outgoing links",
         .severity = Warning,
         .type = kNode,
         .check = checkLinkCount,
         .dependsOn = {at({against(link::owner)}, link::owner)}},
        {.id = "QN013",
         .title = "A node has a radius",
         .fault = "Radius 0",
         .severity = Warning,
         .type = kNode,
         .check = checkRadius,
         .dependsOn = {own(node::radius)}},
        {.id = "QN014",
         .title = "Only flags of the version are set",
         .fault = "Flag bits without meaning",
         .severity = Note,
         .type = kNode,
         .check = checkUnknownFlags,
         .dependsOn = {own(node::flags), versionOfNode()},
         .fix = fixUnknownFlags,
         .fixTitle = "Clear Flags"},
        {.id = "QN015",
         .title = "Nodes marked for a type of link have such links",
         .fault = "Teleporter, pusher or elevator node without such links",
         .severity = Note,
         .type = kNode,
         .check = checkFlagsOfLinks,
         .dependsOn = {own(node::flags), at({against(link::owner)}, link::type),
                       at({against(link::target)}, link::type)},
         .fix = fixFlagsOfLinks,
         .fixTitle = "Clear Flag"},
        {.id = "QN016",
         .title = "Nodes have different positions",
         .fault = "Two nodes at the same position",
         .severity = Warning,
         .type = kNode,
         .check = checkSamePlace,
         .dependsOn = {own(node::x, node::y, node::z), own(kNodeRank), own(file::json)},
         .wholeDocument = true},
    };
}

} // namespace navsmith::systems::quake_nav
