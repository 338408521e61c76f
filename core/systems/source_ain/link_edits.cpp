#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_ain/edits.h"
#include "core/systems/source_ain/rows.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <set>

namespace navsmith::systems::source_ain {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<std::size_t> kMove{"way"};
constexpr Argument<Choice> kHulls{"hulls"};

struct MoveChoice {
    std::string_view title;
    std::uint8_t move;
};
constexpr std::array<MoveChoice, 6> kMoves{{{"walk", generation::move::kGround},
                                            {"jump", generation::move::kJump},
                                            {"fly", generation::move::kFly},
                                            {"climb", generation::move::kClimb},
                                            {"crawl", 16},
                                            {"none", 0}}};

std::vector<std::string> hullChoices(const Model& m) {
    std::vector<std::string> names{texts::format("all hulls")};
    for (std::size_t h = 0; h < hullCount(m); ++h)
        names.emplace_back(hullNames()[h].title);
    return names;
}

std::vector<Parameter> moveParameters() {
    std::vector<std::string_view> names;
    names.reserve(std::size(kMoves));
    for (const auto& each : kMoves)
        names.push_back(each.title);
    return {choiceParameter(kMove, "Way", "How the hulls get along the link", names),
            choiceParameter(kHulls, "Hulls", "Which sizes of NPC the way is for", hullChoices)};
}

Moves chosen(const Model& m, Moves moves, Arguments arguments) {
    const auto move = kMoves[std::min(arguments.get(kMove), kMoves.size() - 1)].move;
    const auto hulls = arguments.get(kHulls).value_or(0);
    for (std::size_t h = 0; h < hullCount(m); ++h) {
        if (hulls == 0 || hulls == h + 1)
            moves[h] = move;
    }
    return moves;
}

std::string whyNotConnect(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    return nodes.size() < 2 || nodes.size() != selection.size()
               ? texts::format("Select two or more nodes, in the order in which to link them.")
               : "";
}

std::string whyNotLinks(const Model& m, Selection selection) {
    return linksMeant(m, selection).empty() ? texts::format("Select links, or nodes that are linked.") : "";
}

/// Links successive nodes where some hull has a way.
EditResult runConnect(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto tester = testerOrNull(m);
    const auto nodes = selected(m, selection, kNode);
    std::string reason;
    std::size_t refusals = 0;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1] || findLink(m, nodes[i], nodes[i + 1]) != kNoSlot)
            continue;
        const auto ways = waysBetween(m, tester, nodes[i], nodes[i + 1]);
        if (!ways.whyNot.empty()) {
            reason = ways.whyNot;
            ++refusals;
            continue;
        }
        makeLink(tx, nodes[i], nodes[i + 1], ways.moves);
    }
    if (!tx.changedAnything())
        return reason.empty() ? EditResult(nothingToDo(texts::format("The nodes are already linked.")))
                              : EditResult(refused(reason));
    if (refusals != 0)
        tx.note(texts::format("{} not made. {}", model::counted(refusals, "link"), reason));
    if (tester == nullptr)
        tx.note(texts::format("Without the map the ways of the hulls are assumed."));
    return same(selection);
}

EditResult runConnectAs(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto nodes = selected(m, selection, kNode);
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1])
            continue;
        if (isDeleted(m, nodes[i]) || isDeleted(m, nodes[i + 1]))
            return refused(texts::format("A deleted node has no links."));
        if (findLink(m, nodes[i], nodes[i + 1]) == kNoSlot)
            makeLink(tx, nodes[i], nodes[i + 1], chosen(m, {}, arguments));
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The nodes are already linked."));
    return same(selection);
}

EditResult runDisconnect(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto links = linksMeant(m, selection);
    Elements ends;
    std::set<Slot> distinct;
    for (const Slot l : links) {
        for (const auto ref : {m.get(link::source, l), m.get(link::target, l)}) {
            if (ref.isSlot() && distinct.insert(ref.slot()).second)
                ends.push_back({kNode, ref.slot()});
        }
    }
    tx.erase(elements(kLink, links));
    return ends;
}

EditResult runSetMoves(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    for (const Slot l : linksMeant(m, selection))
        setMoves(tx, l, chosen(m, movesOf(m, l), arguments));
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The links have this way already."));
    return same(selection);
}

/// The selected links and those between selected nodes, or all.
std::vector<Slot> linksToTest(const Model& m, Selection selection) {
    auto links = linksMeant(m, selection);
    if (links.empty())
        m.forEachLive(kLink, [&](Slot l) { links.push_back(l); });
    std::erase_if(links, [&](Slot l) { return !endsOf(m, l); });
    return links;
}

EditResult runTest(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto tester = testerOf(m);
    if (!tester)
        return refused(tester.error());
    const auto links = linksToTest(m, selection);
    std::vector<Slot> useless;
    std::size_t changed = 0;
    std::string reason;
    for (std::size_t i = 0; i < links.size(); ++i) {
        if (arguments.progress && !arguments.progress(texts::format("Testing links"),
                                                      static_cast<double>(i) / static_cast<double>(links.size())))
            return refused({});
        const auto ends = *endsOf(m, links[i]);
        const auto ways = waysBetween(m, *tester, ends.source, ends.target);
        if (!ways.whyNot.empty()) {
            useless.push_back(links[i]);
            reason = ways.whyNot;
        } else if (ways.moves != movesOf(m, links[i])) {
            setMoves(tx, links[i], ways.moves);
            ++changed;
        }
    }
    tx.erase(elements(kLink, useless));
    if (!tx.changedAnything())
        return nothingToDo(texts::format("All hulls have the ways that the links say."));
    if (changed != 0)
        tx.note(texts::format("{} changed.", model::counted(changed, "link")));
    if (!useless.empty())
        tx.note(texts::format("{} deleted: no hull has a way. {}", model::counted(useless.size(), "link"), reason));
    return stillLive(m, selection);
}

} // namespace

std::vector<Slot> linksMeant(const Model& m, Selection selection) {
    auto links = selected(m, selection, kLink);
    std::set<Slot> distinct(links.begin(), links.end());
    const auto nodes = selected(m, selection, kNode);
    const std::set<Slot> ofSelection(nodes.begin(), nodes.end());
    for (const Slot n : ofSelection) {
        for (const Slot l : linksOf(m, n)) {
            const auto ends = endsOf(m, l);
            if (ends && ofSelection.contains(ends->source) && ofSelection.contains(ends->target) &&
                distinct.insert(l).second)
                links.push_back(l);
        }
    }
    return links;
}

std::vector<Edit> linkEdits() {
    return {{.id = "connect",
             .title = "Link",
             .help = "Links successive selected nodes, for the hulls that get from one to the other over the map",
             .section = "Links",
             .shortcut = "J",
             .whyDisabled = whyNotConnect,
             .run = runConnect},
            {.id = "connect_as",
             .title = "Link as",
             .help = "Links successive selected nodes by a way of your choice, without a test",
             .section = "Links",
             .shortcut = "Ctrl+J",
             .parameters = moveParameters(),
             .whyDisabled = whyNotConnect,
             .run = runConnectAs},
            {.id = "disconnect",
             .title = "Unlink",
             .help = "Deletes the selected links, or all links between the selected nodes",
             .section = "Links",
             .shortcut = "Shift+J",
             .whyDisabled = whyNotLinks,
             .run = runDisconnect},
            {.id = "set_moves",
             .title = "Set Ways",
             .help = "Sets how hulls get along the selected links, or those between the selected nodes",
             .section = "Links",
             .shortcut = "Shift+K",
             .parameters = moveParameters(),
             .whyDisabled = whyNotLinks,
             .run = runSetMoves},
            {.id = "test_links",
             .title = "Test Links",
             .help = "Finds the ways of all hulls over the map anew, and deletes links that none has",
             .section = "Links",
             .scope = EditScope::SelectionOrDocument,
             .usesMapFile = true,
             .run = runTest}};
}

} // namespace navsmith::systems::source_ain
