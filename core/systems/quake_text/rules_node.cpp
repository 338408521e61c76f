#include "core/checks/dependencies.h"
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/rules.h"
#include "formats/texts/texts.h"

#include <map>
#include <tuple>

namespace navsmith::systems::quake_text {

using model::against;
using model::along;
using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};
constexpr std::uint32_t kTeleportBits = 0xF; ///< of FrikBot's flags: one for each link

bool hasLinksOut(const Model& m, Slot n) {
    bool any = false;
    m.forEachReferrer(link::owner, n, [&](Slot) { any = true; });
    return any;
}

bool hasLinksIn(const Model& m, Slot n) {
    bool any = false;
    m.forEachReferrer(link::target, n, [&](Slot) { any = true; });
    return any;
}

bool isFrikBot(const Model& m) {
    return dialectOf(m) == Dialect::FrikBot || dialectOf(m) == Dialect::FrikBotQc;
}

void checkRange(const Model& m, Rows rows, Findings& out) {
    const auto most = limitsOf(m).zones;
    for (const Slot n : rows) {
        if (most != 0 && m.get(node::zone, n) > most)
            out.add(n, texts::format("Zone {} (expected at most {})", m.get(node::zone, n), most));
        else if (most != 0 && m.get(node::goal, n) > most)
            out.add(n, texts::format("Goal {} (expected at most {})", m.get(node::goal, n), most));
    }
}

void fixRange(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const auto most = limitsOf(m).zones;
    for (const auto column : {node::zone, node::goal}) {
        if (m.get(column, issue.element.slot) > most)
            tx.set(column, issue.element.slot, most);
    }
}

void checkZone(const Model& m, Rows rows, Findings& out) {
    if (limitsOf(m).zones == 0)
        return;
    for (const Slot n : rows) {
        if (m.get(node::zone, n) == 0 && hasLinksOut(m, n))
            out.add(n, texts::format("Ways leave the marker, but it is in no zone: bots do not look for ways there"));
    }
}

void checkGoal(const Model& m, Rows rows, Findings& out) {
    if (limitsOf(m).zones == 0)
        return;
    for (const Slot n : rows) {
        if (m.get(node::goal, n) != 0 && m.get(node::zone, n) == 0)
            out.add(n, texts::format("A goal in no zone"));
    }
}

void checkReached(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (!isOfMap(m, n) && !hasLinksIn(m, n))
            out.add(n, texts::format("No link leads there"));
    }
}

void checkWayOut(const Model& m, Rows rows, Findings& out) {
    if (dialectOf(m) == Dialect::Nexuiz)
        return; // the game links them itself
    for (const Slot n : rows) {
        if (!isOfMap(m, n) && !hasLinksOut(m, n))
            out.add(n, texts::format("No link leaves the node: bots get stuck there"));
    }
}

void checkTwins(const Model& m, Rows, Findings& out) {
    std::map<std::tuple<float, float, float>, Slot> first;
    for (const Slot n : numbered(m)) {
        if (isOfMap(m, n))
            continue;
        const auto p = originOf(m, n);
        const auto [there, isNew] = first.try_emplace({p.x, p.y, p.z}, n);
        if (!isNew)
            out.add(n, texts::format("Another node is at the same place"), Element{kNode, there->second});
    }
}

std::uint32_t oddBits(const Model& m, Slot n) {
    const auto meaningful = knownBits(nodeFlags(dialectOf(m))) | (isFrikBot(m) ? kTeleportBits : 0U);
    return m.get(node::flags, n) & ~meaningful;
}

void checkBits(const Model& m, Rows rows, Findings& out) {
    for (const Slot n : rows) {
        if (const auto odd = oddBits(m, n); odd != 0)
            out.add(n, texts::format("Flag bits 0x{:X} have no meaning", odd));
    }
}

void fixBits(Transaction& tx, const Issue& issue) {
    const Slot n = issue.element.slot;
    tx.set(node::flags, n, tx.model().get(node::flags, n) & ~oddBits(tx.model(), n));
}

void checkTeleports(const Model& m, Rows rows, Findings& out) {
    if (!isFrikBot(m))
        return;
    for (const Slot n : rows) {
        if ((m.get(node::flags, n) & kTeleportBits) != 0)
            out.add(n, texts::format("A link that is not there is marked as a teleporter"));
    }
}

void fixTeleports(Transaction& tx, const Issue& issue) {
    const Slot n = issue.element.slot;
    tx.set(node::flags, n, tx.model().get(node::flags, n) & ~kTeleportBits);
}

} // namespace

std::vector<Rule> nodeRules() {
    const Dependencies dialect{at({along(node::file)}, file::dialect)};
    const Dependencies out{at({against(link::owner)}, link::owner, link::target)};
    const Dependencies in{at({against(link::target)}, link::owner, link::target)};
    return {{.id = "QT010",
             .title = "Zones and goals are in range",
             .fault = "Zone or goal out of range",
             .severity = Error,
             .type = kNode,
             .check = checkRange,
             .dependsOn = dialect + own(node::zone, node::goal),
             .fix = fixRange,
             .fixTitle = "Set to the Highest"},
            {.id = "QT011",
             .title = "Markers with ways are in a zone",
             .fault = "Marker with ways in no zone",
             .severity = Warning,
             .type = kNode,
             .check = checkZone,
             .dependsOn = dialect + out + own(node::zone),
             .fixTitle = "Set Zones and Goals",
             .fixEdit = {.id = "set_zones_and_goals"}},
            {.id = "QT012",
             .title = "Goals are in a zone",
             .fault = "Goal in no zone",
             .severity = Note,
             .type = kNode,
             .check = checkGoal,
             .dependsOn = dialect + own(node::zone, node::goal),
             .fixTitle = "Set Zones and Goals",
             .fixEdit = {.id = "set_zones_and_goals"}},
            {.id = "QT013",
             .title = "Links lead to the node",
             .fault = "Node to which nothing leads",
             .severity = Note,
             .type = kNode,
             .check = checkReached,
             .dependsOn = in + own(node::fromMap)},
            {.id = "QT014",
             .title = "Links leave the node",
             .fault = "Node without a way out",
             .severity = Warning,
             .type = kNode,
             .check = checkWayOut,
             .dependsOn = dialect + out + own(node::fromMap)},
            {.id = "QT015",
             .title = "Nodes are at places of their own",
             .fault = "Nodes at the same place",
             .severity = Warning,
             .type = kNode,
             .check = checkTwins,
             .dependsOn = {own(node::x, node::y, node::z, node::fromMap, kNodeRank)},
             .wholeDocument = true},
            {.id = "QT016",
             .title = "Flags of the node have a meaning",
             .fault = "Flags of a node without a meaning",
             .severity = Note,
             .type = kNode,
             .check = checkBits,
             .dependsOn = dialect + own(node::flags),
             .fix = fixBits,
             .fixTitle = "Clear the Flags"},
            {.id = "QT017",
             .title = "Marks of teleporters belong to links",
             .fault = "Mark of a teleporter without a link",
             .severity = Note,
             .type = kNode,
             .check = checkTeleports,
             .dependsOn = dialect + own(node::flags),
             .fix = fixTeleports,
             .fixTitle = "Clear the Mark"}};
}

} // namespace navsmith::systems::quake_text
