#include "core/systems/source_ain/exchange.h"

#include "core/systems/exchange.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/convert.h"
#include "core/systems/source_ain/generation/compare_graphs.h"
#include "core/systems/source_ain/generation/generate_graph.h"
#include "core/systems/source_ain/generation/nodes_from_ground.h"
#include "core/systems/source_ain/limits.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace navsmith::systems::source_ain {

using model::EditError;
using model::Model;
using model::Slot;

namespace {

/// Nodes on the ground and links on which a human gets on, both ways.
BotGraph give(const Model& m) {
    BotGraph graph;
    const Slot f = fileRow(m);
    if (f == model::kNoSlot)
        return graph;
    const auto& name = m.get(file::name, f);
    graph.name = name.substr(0, name.rfind('.'));
    std::map<Slot, std::size_t> index;
    for (const Slot n : m.order(kNode).group(f)) {
        const auto feet = kindOf(m, n) == NodeKind::Ground ? hullPlace(m, n, generation::kHuman) : std::nullopt;
        if (!feet)
            continue;
        index[n] = graph.nodes.size();
        graph.nodes.emplace_back().feet = *feet;
    }
    for (const Slot l : m.order(kLink).group(f)) {
        const auto ends = endsOf(m, l);
        const auto kind = wayKindOf(moveOf(m, l, generation::kHuman));
        if (!ends || !index.contains(ends->source) || !index.contains(ends->target) || kind == WayKind::None)
            continue;
        const auto way = kind == WayKind::Jump ? BotWay::Jump : BotWay::Walk;
        graph.links.push_back({index[ends->source], index[ends->target], way});
        graph.links.push_back({index[ends->target], index[ends->source], way});
    }
    return graph;
}

constexpr std::array kSays{CarriedProperty{kFile, "name"},         CarriedProperty{kNode, "position"},
                           CarriedProperty{kNode, "offset_human"}, CarriedProperty{kLink, "source"},
                           CarriedProperty{kLink, "target"},       CarriedProperty{kLink, "human"}};

/// The nodes of the map first, so that its hints keep their nodes; then nodes on the ground that are not near one of
/// them.
std::vector<AinNode> nodesFor(const TakeInput& input, std::int32_t version) {
    constexpr float near = 100;
    auto nodes = generation::nodesOfEntities(input.map->geometry.entities, version);
    const auto entities = nodes.size();
    const auto most = entities < kGarrysModNodes ? kGarrysModNodes - entities : std::size_t{1};
    for (const auto& node : generation::nodesFromGround(input.graph, most)) {
        const auto isNear = [&](const AinNode& other) {
            const glm::vec3 way(other.position.x - node.position.x, other.position.y - node.position.y,
                                other.position.z - node.position.z);
            return glm::length(way) < near;
        };
        if (std::none_of(nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(entities), isNear))
            nodes.push_back(node);
    }
    return nodes;
}

tl::expected<std::vector<OutputFile>, EditError> take(const TakeInput& input) {
    const auto version = versionNamed(input.format);
    if (!version || source::isTextAin(*version))
        return tl::unexpected(EditError{texts::format("No game of today has graphs of version \"{}\".", input.format)});
    if (input.graph.ground.empty())
        return tl::unexpected(EditError{texts::format("There is no ground: graphs are made from meshes.")});
    if (input.map == nullptr)
        return tl::unexpected(EditError{texts::format("Open the map of the document first.")});
    auto generated = generation::generateGraph(input.mapFile, nodesFor(input, *version),
                                               {.version = *version, .mostNodes = kGarrysModNodes}, input.progress);
    if (!generated)
        return tl::unexpected(EditError{texts::format("No graph can be made: {}.", generated.error())});
    return std::vector{OutputFile{0, input.graph.name + ".ain", source::writeAin(generated->file)}};
}

tl::expected<FileComparison, std::string> compare(const BotGraph&, const OutputFile& output,
                                                  std::span<const std::byte> reference) {
    const auto ours = source::readAin(output.bytes);
    const auto theirs = source::readAin(reference);
    if (!ours || !theirs)
        return tl::unexpected(bytes::describe(ours ? theirs.error() : ours.error()));
    return generation::compareGraphs(*ours, *theirs);
}

/// Texts are of builds that nobody plays.
std::vector<Format> formatsOfMeshes() {
    auto all = formats();
    std::erase_if(all, [](const Format& each) { return source::isTextAin(versionNamed(each.id).value_or(0)); });
    return all;
}

} // namespace

Exchange exchange() {
    return {.families = {{"source", formatsOfMeshes()}},
            .says = {kSays.begin(), kSays.end()},
            .give = give,
            .take = take,
            .usesMapFile = true,
            .compare = compare};
}

} // namespace navsmith::systems::source_ain
