#include "core/systems/source_ain/generation/generate_graph.h"

#include "core/model/wording.h"
#include "core/systems/source_ain/generation/zones.h"
#include "core/systems/stages.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::systems::source_ain::generation {

namespace {

using Result = tl::expected<GeneratedGraph, std::string>;
using WorldPointer = std::shared_ptr<const NpcWorld>;

bool canBeMade(std::int32_t version) {
    return !source::isTextAin(version) &&
           (version == 35 || version == source::kAinVersion || version == 41 || version == 42);
}

/// How much of wide_human in a graph is different for a width.
class WidthTest {
public:
    WidthTest(const source::AinFile& graph, const WorldPointer& world, float half)
        : graph_(graph), tester_(world, hullsFor(graph.hulls, half), graph.version) {}

    [[nodiscard]] std::size_t wrongOffsets() const {
        constexpr float kSame = 0.02F;
        return static_cast<std::size_t>(std::ranges::count_if(graph_.nodes, [&](const source::AinNode& node) {
            if (node.type != node_type::kGround)
                return false;
            const auto placed = tester_.place(node).node.offsets[kWideHuman];
            return std::abs(placed - node.offsets[kWideHuman]) > kSame;
        }));
    }
    [[nodiscard]] std::size_t wrongLinks() const {
        constexpr std::size_t kMost = 500; // enough, and soon done
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < std::min(graph_.links.size(), kMost); ++i) {
            const auto& link = graph_.links[i];
            const auto* const from = nodeAt(link.source);
            const auto* const to = nodeAt(link.target);
            if (from != nullptr && to != nullptr)
                wrong += tester_.wayFor(kWideHuman, *from, *to).moves != link.moves[kWideHuman] ? 1 : 0;
        }
        return wrong;
    }

private:
    [[nodiscard]] const source::AinNode* nodeAt(std::int16_t index) const {
        return index >= 0 && static_cast<std::size_t>(index) < graph_.nodes.size()
                   ? &graph_.nodes[static_cast<std::size_t>(index)]
                   : nullptr;
    }

    const source::AinFile& graph_;
    LinkTester tester_;
};

float widthFor(const GraphOptions& options, const WorldPointer& world) {
    if (options.wideHumanHalf)
        return *options.wideHumanHalf;
    if (options.like != nullptr) {
        if (const auto half = wideHumanHalfOf(*options.like, world))
            return *half;
    }
    return world->isOfFirstHalfLife() ? kWideHumanFirst : kWideHumanNow;
}

void count(GeneratedGraph& graph, std::size_t plannedNodes) {
    const auto& nodes = graph.file.nodes;
    graph.exits = nodes.size() - plannedNodes;
    int last = kFirstZone - 1;
    for (const auto& node : nodes) {
        graph.fallen += LinkTester::isFallen(node) ? 1 : 0;
        graph.deleted += node.type == node_type::kDeleted ? 1 : 0;
        graph.solo += node.zone == kZoneSolo ? 1 : 0;
        last = std::max<int>(last, node.zone);
    }
    graph.parts = static_cast<std::size_t>(last) + 1 - static_cast<std::size_t>(kFirstZone);
}

Result generateFrom(const WorldPointer& world, const NodePlan& plan, const GraphOptions& options,
                    const StageProgress& progress) {
    const auto limit = std::min(options.mostNodes, source::kMostAinNodes - 1);
    if (plan.nodes.size() > limit)
        return tl::unexpected(texts::format("the map has {}, and the game loads no more than {}",
                                            model::counted(plan.nodes.size(), "node"), texts::grouped(limit)));
    GeneratedGraph graph;
    graph.file.version = options.version;
    graph.file.mapRevision = source::hasMapRevision(options.version) ? world->mapRevision() : 0;
    graph.file.hulls = options.hulls != 0                                        ? options.hulls
                       : options.like != nullptr && !options.like->nodes.empty() ? options.like->hulls
                                                                                 : usualHulls(options.version);
    graph.wideHumanHalf = widthFor(options, world);
    graph.notes.assign(world->notes().begin(), world->notes().end());
    std::vector<Stage> stages;
    for (const auto& stage : buildStages())
        stages.push_back({stage.title, stage.weight});
    const StagedProgress whole(progress, std::move(stages));
    const LinkTester tester(world, hullsFor(graph.file.hulls, graph.wideHumanHalf), options.version);
    const GraphBuilder builder(tester, options.threads,
                               [&](std::size_t stage, double done) { return whole.report(stage, done); });
    if (!builder.build(plan, graph.file))
        return tl::unexpected(std::string());
    if (const auto striders = std::ranges::count(plan.isStrider, true); striders != 0)
        graph.notes.push_back(
            texts::format("Nodes of striders stay where the map has them; the game moves them up ({}).", striders));
    count(graph, plan.nodes.size());
    return graph;
}

tl::expected<WorldPointer, std::string> worldFor(std::span<const std::byte> map, const GraphOptions& options,
                                                 const StageProgress& progress) {
    if (progress && !progress(texts::translated({buildStages().front().title}), 0))
        return tl::unexpected(std::string());
    if (!canBeMade(options.version))
        return tl::unexpected(texts::format("graphs of version {} are not made", options.version));
    return NpcWorld::read(map, options.find);
}

} // namespace

std::optional<float> wideHumanHalfOf(const source::AinFile& graph, const WorldPointer& world) {
    if (graph.hulls < source::kTextAinHulls || graph.hulls > source::kUsualAinHulls + 1)
        return std::nullopt;
    const WidthTest now(graph, world, kWideHumanNow);
    const WidthTest first(graph, world, kWideHumanFirst);
    auto wrong = std::pair(now.wrongOffsets(), first.wrongOffsets());
    if (wrong.first == wrong.second)
        wrong = {now.wrongLinks(), first.wrongLinks()};
    if (wrong.first == wrong.second)
        return std::nullopt;
    return wrong.first < wrong.second ? kWideHumanNow : kWideHumanFirst;
}

Result generateGraph(std::span<const std::byte> map, const GraphOptions& options, const StageProgress& progress) {
    const auto world = worldFor(map, options, progress);
    if (!world)
        return tl::unexpected(world.error());
    const auto plan = planOf((*world)->entities(), options.version);
    if (plan.nodes.empty())
        return tl::unexpected(
            texts::format("the map has no node entities, from which graphs are made; a navigation mesh "
                          "of it can be converted"));
    return generateFrom(*world, plan, options, progress);
}

Result generateGraph(std::span<const std::byte> map, std::vector<source::AinNode> nodes, const GraphOptions& options,
                     const StageProgress& progress) {
    const auto world = worldFor(map, options, progress);
    if (!world)
        return tl::unexpected(world.error());
    NodePlan plan;
    plan.isStrider.resize(nodes.size());
    plan.nodes = std::move(nodes);
    return generateFrom(*world, plan, options, progress);
}

} // namespace navsmith::systems::source_ain::generation
