#include "core/systems/source_ain/generation/graph_builder.h"

#include "core/parallel/parallel.h"
#include "core/systems/source_ain/generation/neighbours.h"
#include "core/systems/source_ain/generation/zones.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::source_ain::generation {

namespace {

using source::AinLink;
using source::AinNode;

constexpr std::array<BuildStage, 4> kBuildStages{{{texts::mark("Placing nodes"), 1},
                                                  {texts::mark("Looking for neighbours"), 4},
                                                  {texts::mark("Fitting hulls"), 2},
                                                  {texts::mark("Testing links"), 40}}};
constexpr std::size_t kPlace = 0;
constexpr std::size_t kLook = 1;
constexpr std::size_t kFit = 2;
constexpr std::size_t kTest = 3;

bool isAnyWay(const Moves& moves) {
    return std::ranges::any_of(moves, [](std::uint8_t move) { return move != 0; });
}

} // namespace

std::span<const BuildStage> buildStages() {
    return kBuildStages;
}

bool GraphBuilder::run(std::size_t stage, std::size_t count, const std::function<void(std::size_t)>& task) const {
    return parallel::run(
        count, task, [&](double done) { return !progress_ || progress_(stage, done); }, threads_);
}

bool GraphBuilder::place(const NodePlan& plan, std::vector<AinNode>& nodes) const {
    std::vector<Placing> placings(plan.nodes.size());
    if (!run(kPlace, plan.nodes.size(), [&](std::size_t i) { placings[i] = tester_.place(plan.nodes[i]); }))
        return false;
    for (const auto& placing : placings)
        nodes.push_back(placing.node);
    for (const auto& placing : placings)
        nodes.insert(nodes.end(), placing.exits.begin(), placing.exits.end());
    return true;
}

bool GraphBuilder::look(std::span<const AinNode> nodes, std::vector<std::vector<std::uint32_t>>& visible) const {
    visible.resize(nodes.size());
    return run(kLook, nodes.size(), [&](std::size_t i) {
        for (std::size_t j = i + 1; j < nodes.size(); ++j) {
            if (LinkTester::isNear(nodes[i], nodes[j]) && tester_.sees(nodes[i], nodes[j]))
                visible[i].push_back(static_cast<std::uint32_t>(j));
        }
    });
}

/// What the tests of each node with its neighbours give.
class GraphBuilder::Tests {
public:
    Tests(const GraphBuilder& builder, const std::vector<AinNode>& nodes, const Neighbours& neighbours)
        : builder_(builder), nodes_(nodes), neighbours_(neighbours), partners_(nodes.size()), fits_(nodes.size()),
          results_(nodes.size()) {
        for (std::uint32_t i = 0; i < nodes.size(); ++i) {
            for (const auto other : neighbours.of(i))
                partners_[std::min(i, other)].push_back(std::max(i, other));
        }
        for (auto& list : partners_) {
            std::ranges::sort(list);
            list.erase(std::unique(list.begin(), list.end()), list.end());
        }
    }

    [[nodiscard]] bool run() {
        return builder_.run(kFit, nodes_.size(), [&](std::size_t i) { findFits(i); }) &&
               builder_.run(kTest, nodes_.size(), [&](std::size_t i) { testFrom(i); });
    }

    /// In the builder's order: from each node to all others, but only one link of a pair.
    [[nodiscard]] std::vector<AinLink> links() const {
        std::vector<AinLink> links;
        std::vector<std::size_t> counts(nodes_.size());
        std::vector<std::vector<const Result*>> fromHigher(nodes_.size());
        const auto add = [&](std::size_t from, std::size_t to, const Moves& moves) {
            if (counts[from] >= kMostLinksOfNode || counts[to] >= kMostLinksOfNode)
                return;
            ++counts[from];
            ++counts[to];
            links.push_back({static_cast<std::int16_t>(from), static_cast<std::int16_t>(to), moves});
        };
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            for (const auto* result : fromHigher[i])
                add(i, result->low, result->moves);
            for (const auto& result : results_[i]) {
                if (!isAnyWay(result.moves))
                    continue;
                if (result.isBack)
                    fromHigher[result.high].push_back(&result);
                else
                    add(i, result.high, result.moves);
            }
        }
        return links;
    }

private:
    struct Result {
        std::uint32_t low = 0; ///< of the two nodes
        std::uint32_t high = 0;
        bool isBack = false; ///< tested from the higher to the lower one
        Moves moves{};
    };

    void findFits(std::size_t i) {
        for (std::size_t h = 0; h < builder_.tester_.hulls().size(); ++h)
            fits_[i][h] = builder_.tester_.fits(nodes_[i], h);
    }

    [[nodiscard]] Moves movesBetween(std::size_t from, std::size_t to) const {
        Moves moves{};
        const auto isOut = [](const AinNode& node) {
            return node.type == node_type::kDeleted || LinkTester::isFallen(node);
        };
        if (isOut(nodes_[from]) || isOut(nodes_[to]))
            return moves;
        for (std::size_t h = 0; h < builder_.tester_.hulls().size(); ++h) {
            if (fits_[from][h] && fits_[to][h])
                moves[h] = builder_.tester_.wayOfFitting(h, nodes_[from], nodes_[to]).moves;
        }
        return moves;
    }

    /// All pairs of which `low` is the lower node, both ways if need be.
    void testFrom(std::size_t low) {
        for (const auto high : partners_[low]) {
            Result result{static_cast<std::uint32_t>(low), high, false, {}};
            if (neighbours_.has(low, high))
                result.moves = movesBetween(low, high);
            if (!isAnyWay(result.moves) && neighbours_.has(high, low)) {
                result.isBack = true;
                result.moves = movesBetween(high, low);
            }
            results_[low].push_back(result);
        }
    }

    const GraphBuilder& builder_;
    const std::vector<AinNode>& nodes_;
    const Neighbours& neighbours_;
    std::vector<std::vector<std::uint32_t>> partners_; ///< by the lower node of each pair, ascending
    std::vector<std::array<bool, source::kMostAinHulls>> fits_;
    std::vector<std::vector<Result>> results_;
};

bool GraphBuilder::build(const NodePlan& plan, source::AinFile& file) const {
    file.nodes.clear();
    if (!place(plan, file.nodes))
        return false;
    std::vector<std::vector<std::uint32_t>> visible;
    if (!look(file.nodes, visible))
        return false;
    auto isStrider = plan.isStrider;
    isStrider.resize(file.nodes.size());
    Neighbours neighbours(file.nodes, visible, isStrider);
    for (const auto& [a, b] : plan.forced)
        neighbours.force(a, b);
    Tests tests(*this, file.nodes, neighbours);
    if (!tests.run())
        return false;
    file.links = tests.links();
    const auto zones = zonesOf(file);
    for (std::size_t i = 0; i < file.nodes.size(); ++i)
        file.nodes[i].zone = zones[i];
    return true;
}

} // namespace navsmith::systems::source_ain::generation
