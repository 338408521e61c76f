// Rules of whole graphs.
#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/rules.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::yapb {

using model::against;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

void checkRest(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        if (const auto count = m.get(file::rest, f).size(); count != 0)
            out.add(f, texts::format("{} behind the end, which nobody reads", model::counted(count, "byte")));
    }
}

void fixRest(Transaction& tx, const Issue& issue) {
    tx.set(file::rest, issue.element.slot, std::string());
}

void checkCount(const Model& m, Rows rows, Findings& out) {
    const auto count = m.count(kNode);
    for (const Slot f : rows) {
        if (count < navsmith::yapb::kMinNodes)
            out.add(f, texts::format("{} (expected at least {}): YaPB deletes the file", model::counted(count, "node"),
                                     navsmith::yapb::kMinNodes));
        else if (count > navsmith::yapb::kMaxNodes)
            out.add(
                f, texts::format("{} (expected at most {})", model::counted(count, "node"), navsmith::yapb::kMaxNodes));
    }
}

/// The tasks that every map needs. Camp nodes count for none, the others for the first that fits.
void checkTasks(const Model& m, Rows rows, Findings& out) {
    bool t = false;
    bool ct = false;
    bool goal = false;
    m.forEachLive(kNode, [&](Slot n) {
        if (has(m, n, kCamp))
            return;
        if (has(m, n, kTOnly))
            t = true;
        else if (has(m, n, kCtOnly))
            ct = true;
        else if (has(m, n, kGoal))
            goal = true;
    });
    std::string missing;
    const auto name = [&](bool there, const std::string& title) {
        if (!there)
            missing += (missing.empty() ? "" : ", ") + title;
    };
    name(goal, texts::format("goal"));
    name(t, texts::format("terrorists"));
    name(ct, texts::format("counter-terrorists"));
    if (missing.empty())
        return;
    for (const Slot f : rows)
        out.add(f, texts::format("No node for: {}", missing));
}

void checkName(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        const auto& name = m.get(file::name, f);
        if (!isPwf(m, f) && name != bytes::lowered(name))
            out.add(f, texts::format("The name has capitals: bots on Linux do not find the file"));
    }
}

void checkPwfMap(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        const auto& name = m.get(file::name, f);
        const auto stem = name.substr(0, name.rfind('.'));
        if (isPwf(m, f) && bytes::lowered(stem) != bytes::lowered(m.get(file::mapName, f)))
            out.add(f, texts::format("The file says that it is for the map {}", m.get(file::mapName, f)));
    }
}

void fixPwfMap(Transaction& tx, const Issue& issue) {
    const auto& name = tx.model().get(file::name, issue.element.slot);
    tx.set(file::mapName, issue.element.slot, name.substr(0, name.rfind('.')));
}

/// Nodes that can be reached from one, along links or against them.
std::vector<bool> reached(const Model& m, Slot start, bool backwards) {
    std::vector<bool> seen(m.capacity(kNode), false);
    std::vector<Slot> open{start};
    seen[start] = true;
    while (!open.empty()) {
        const Slot n = open.back();
        open.pop_back();
        m.forEachReferrer(backwards ? link::target : link::owner, n, [&](Slot l) {
            const auto ends = endsOf(m, l);
            const Slot next = !ends ? kNoSlot : backwards ? ends->from : ends->to;
            if (next != kNoSlot && !seen[next]) {
                seen[next] = true;
                open.push_back(next);
            }
        });
    }
    return seen;
}

void checkReach(const Model& m, Rows rows, Findings& out) {
    const auto order = m.order(kNode).all();
    if (order.empty())
        return;
    const auto there = reached(m, order.front(), false);
    const auto back = reached(m, order.front(), true);
    for (const Slot n : rows) {
        if (!there[n])
            out.add(n, texts::format("No way leads here from node 0"));
        else if (!back[n])
            out.add(n, texts::format("No way leads from here to node 0"));
    }
}

} // namespace

std::vector<Rule> fileRules() {
    const Dependencies nodes{{{against(node::file)}, kNode, {}}};
    return {{.id = "YB001",
             .title = "Nothing stands behind the end",
             .fault = "Bytes behind the end",
             .severity = Warning,
             .type = kFile,
             .check = checkRest,
             .dependsOn = {own(file::rest)},
             .fix = fixRest,
             .fixTitle = "Remove the Bytes"},
            {.id = "YB002",
             .title = "The bots take the number of nodes",
             .fault = "Too few or too many nodes",
             .severity = Error,
             .type = kFile,
             .check = checkCount,
             .dependsOn = nodes},
            {.id = "YB003",
             .title = "Both teams have nodes, and the map has a goal",
             .fault = "No node for a task",
             .severity = Warning,
             .type = kFile,
             .check = checkTasks,
             .dependsOn = {{{against(node::file)}, kNode, {node::flags.column}}}},
            {.id = "YB004",
             .title = "The file's name is in lower case",
             .fault = "File name with capitals",
             .severity = Warning,
             .type = kFile,
             .check = checkName,
             .dependsOn = {own(file::name, file::container)}},
            {.id = "YB005",
             .title = "The file is for the map of its name",
             .fault = "Name of another map",
             .severity = Warning,
             .type = kFile,
             .check = checkPwfMap,
             .dependsOn = {own(file::name, file::container, file::mapName)},
             .fix = fixPwfMap,
             .fixTitle = "Use the Name of the File"},
            {.id = "YB006",
             .title = "Every node reaches node 0 and is reached from it",
             .fault = "Part that cannot be reached",
             .severity = Warning,
             .type = kNode,
             .check = checkReach,
             .dependsOn = {own(model::Column<std::uint32_t>{kNode, model::kRank}), {{}, kLink, {}}},
             .wholeDocument = true}};
}

} // namespace navsmith::systems::yapb
