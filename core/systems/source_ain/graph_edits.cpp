#include "core/model/wording.h"
#include "core/parallel/parallel.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_ain/edits.h"
#include "core/systems/source_ain/entities.h"
#include "core/systems/source_ain/generation/generate_graph.h"
#include "core/systems/source_ain/generation/neighbours.h"
#include "core/systems/source_ain/rows.h"
#include "core/systems/stages.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::source_ain {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

struct Pair {
    std::size_t low = 0; ///< numbers of nodes
    std::size_t high = 0;
    Moves moves{};
};

/// The links that the game's builder would make at some nodes.
class Rebuilding {
public:
    Rebuilding(const Model& m, const LinkTester& tester, const std::set<Slot>& around, const StageProgress& progress)
        : tester_(tester),
          stages_(progress, {{texts::mark("Looking for neighbours"), 1}, {texts::mark("Testing links"), 6}}) {
        const auto all = m.order(kNode).all();
        for (const Slot n : all) {
            nodes_.push_back(recordOf(m, n));
            isMeant_.push_back(around.contains(n));
        }
        if (m.map() != nullptr)
            plan_ = generation::planOf(m.map()->geometry.entities, versionOf(m));
        plan_.isStrider.resize(nodes_.size());
    }

    /// Nothing if stopped.
    std::optional<std::vector<Pair>> run() {
        std::vector<std::vector<std::uint32_t>> visible(nodes_.size());
        const bool looked = parallel::run(
            nodes_.size(), [&](std::size_t i) { visible[i] = seenFrom(i); },
            [&](double done) { return stages_.report(0, done); });
        if (!looked)
            return std::nullopt;
        generation::Neighbours neighbours(nodes_, visible, plan_.isStrider);
        for (const auto& [a, b] : plan_.forced)
            neighbours.force(a, b);
        auto pairs = pairsOf(neighbours);
        const bool tested = parallel::run(
            pairs.size(), [&](std::size_t i) { test(pairs[i], neighbours); },
            [&](double done) { return stages_.report(1, done); });
        if (!tested)
            return std::nullopt;
        std::erase_if(pairs, [](const Pair& pair) {
            return std::ranges::all_of(pair.moves, [](std::uint8_t move) { return move == 0; });
        });
        return pairs;
    }

private:
    /// Nodes of a higher number.
    [[nodiscard]] std::vector<std::uint32_t> seenFrom(std::size_t i) const {
        std::vector<std::uint32_t> seen;
        const auto isOut = [](const AinNode& node) { return node.type == generation::node_type::kDeleted; };
        for (std::size_t j = i + 1; j < nodes_.size() && !isOut(nodes_[i]); ++j) {
            if (!isOut(nodes_[j]) && LinkTester::isNear(nodes_[i], nodes_[j]) && tester_.sees(nodes_[i], nodes_[j]))
                seen.push_back(static_cast<std::uint32_t>(j));
        }
        return seen;
    }

    [[nodiscard]] std::vector<Pair> pairsOf(const generation::Neighbours& neighbours) const {
        std::set<std::pair<std::size_t, std::size_t>> distinct;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            for (const std::size_t j : neighbours.of(i)) {
                if (isMeant_[i] || isMeant_[j])
                    distinct.emplace(std::min(i, j), std::max(i, j));
            }
        }
        std::vector<Pair> pairs;
        pairs.reserve(distinct.size());
        for (const auto& [low, high] : distinct)
            pairs.push_back({low, high, {}});
        return pairs;
    }

    void test(Pair& pair, const generation::Neighbours& neighbours) const {
        const auto isAny = [&] { return std::ranges::any_of(pair.moves, [](std::uint8_t move) { return move != 0; }); };
        if (neighbours.has(pair.low, pair.high))
            pair.moves = tester_.movesFor(nodes_[pair.low], nodes_[pair.high]);
        if (!isAny() && neighbours.has(pair.high, pair.low))
            pair.moves = tester_.movesFor(nodes_[pair.high], nodes_[pair.low]);
    }

    const LinkTester& tester_;
    StagedProgress stages_;
    std::vector<AinNode> nodes_;
    std::vector<bool> isMeant_;
    generation::NodePlan plan_;
};

EditResult runRebuild(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto tester = testerOf(m);
    if (!tester)
        return refused(tester.error());
    auto selectedNodes = selectedOrAll(m, selection, kNode);
    const std::set<Slot> around(selectedNodes.begin(), selectedNodes.end());
    const auto pairs = Rebuilding(m, **tester, around, arguments.progress).run();
    if (!pairs)
        return refused({});
    std::set<Slot> old;
    for (const Slot n : around) {
        for (const Slot l : linksOf(m, n))
            old.insert(l);
    }
    const auto all = m.order(kNode).all();
    const std::vector<Slot> nodes(all.begin(), all.end());
    std::set<Slot> stay;
    std::size_t newLinks = 0;
    std::size_t full = 0;
    std::vector<const Pair*> missing;
    for (const auto& pair : *pairs) {
        const Slot there = findLink(m, nodes[pair.low], nodes[pair.high]);
        if (there == kNoSlot) {
            missing.push_back(&pair);
            continue;
        }
        stay.insert(there);
        setMoves(tx, there, pair.moves);
    }
    std::vector<Slot> gone;
    std::ranges::set_difference(old, stay, std::back_inserter(gone));
    tx.erase(elements(kLink, gone));
    for (const auto* pair : missing) {
        if (countLinks(m, nodes[pair->low]) >= generation::kMostLinksOfNode ||
            countLinks(m, nodes[pair->high]) >= generation::kMostLinksOfNode) {
            ++full;
            continue;
        }
        makeLink(tx, nodes[pair->low], nodes[pair->high], pair->moves);
        ++newLinks;
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The links are those that the game would make."));
    tx.note(texts::format("{} made, {} deleted.", model::counted(newLinks, "link"), gone.size()));
    if (full != 0)
        tx.note(texts::format("{} not made: a node has at most {}.", model::counted(full, "link"),
                              generation::kMostLinksOfNode));
    return stillLive(m, selection);
}

/// As the game's builder does, but nodes behind those of the map stay.
EditResult runBuild(Transaction& tx, Selection, Arguments arguments) {
    takeNodesOfMap(tx);
    return runRebuild(tx, {}, arguments);
}

EditResult runZones(Transaction& tx, Selection selection, Arguments) {
    setZones(tx);
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The zones are those of the connected parts."));
    return same(selection);
}

EditResult runSort(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<std::pair<std::pair<std::size_t, std::size_t>, Slot>> links;
    std::vector<Slot> dangling;
    for (const Slot l : m.order(kLink).all()) {
        const auto ends = endsOf(m, l);
        if (!ends) {
            dangling.push_back(l);
            continue;
        }
        auto source = numberOf(m, ends->source);
        auto target = numberOf(m, ends->target);
        if (target < source) {
            tx.set(link::source, l, model::Ref::to(ends->target));
            tx.set(link::target, l, model::Ref::to(ends->source));
            std::swap(source, target);
        }
        links.push_back({{source, target}, l});
    }
    if (!tx.changedAnything() && std::ranges::is_sorted(links, {}, [](const auto& each) { return each.first; }))
        return nothingToDo(texts::format("The links are in order."));
    std::ranges::stable_sort(links, {}, [](const auto& each) { return each.first; });
    for (const Slot l : dangling)
        tx.moveLast({kLink, l});
    for (const auto& [ends, l] : links)
        tx.moveLast({kLink, l});
    return same(selection);
}

} // namespace

std::vector<Edit> graphEdits() {
    return {{.id = "rebuild",
             .title = "Rebuild Links",
             .help = "Makes the links of the selected nodes, or all, as the game's builder does over the map",
             .section = "Graph",
             .scope = EditScope::SelectionOrDocument,
             .usesMapFile = true,
             .run = runRebuild},
            {.id = "build",
             .title = "Build Graph from the Map",
             .help = "Takes the nodes of the map's entities and makes all links, as the game's builder does",
             .section = "Graph",
             .scope = EditScope::Document,
             .usesMapFile = true,
             .whyDisabled = whyNotFromEntities,
             .run = runBuild},
            {.id = "compute_zones",
             .title = "Compute Zones",
             .help = "Numbers the connected parts anew, so that the game knows which nodes are connected",
             .section = "Graph",
             .scope = EditScope::Document,
             .run = runZones},
            {.id = "sort_links",
             .title = "Sort Links",
             .help = "Puts links into the order in which the game writes them",
             .section = "Graph",
             .scope = EditScope::Document,
             .run = runSort}};
}

} // namespace navsmith::systems::source_ain
