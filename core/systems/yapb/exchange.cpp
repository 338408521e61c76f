// Conversion from meshes.
#include "core/systems/yapb/exchange.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/compare.h"
#include "core/systems/yapb/convert.h"
#include "core/systems/yapb/load.h"
#include "core/systems/yapb/place_nodes.h"
#include "core/systems/yapb/save.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <array>
#include <map>
#include <utility>

namespace navsmith::systems::yapb {

using model::EditError;
using model::Model;
using model::Slot;

namespace {

BotGraph give(const Model& m) {
    BotGraph graph;
    const Slot f = fileRow(m);
    if (f == model::kNoSlot)
        return graph;
    const auto& name = m.get(file::name, f);
    graph.name = name.substr(0, name.rfind('.'));
    std::map<Slot, std::size_t> index;
    for (const Slot n : m.order(kNode).group(f)) {
        if (!placeOf(m, n))
            continue;
        index[n] = graph.nodes.size();
        auto& node = graph.nodes.emplace_back();
        node.feet = feetOf(m, n);
        node.radius = m.get(node::radius, n);
    }
    m.forEachLive(kLink, [&](Slot l) {
        const auto ends = endsOf(m, l);
        if (ends && index.contains(ends->from) && index.contains(ends->to))
            graph.links.push_back({index[ends->from], index[ends->to], isJump(m, l) ? BotWay::Jump : BotWay::Walk});
    });
    return graph;
}

constexpr std::array kSays{CarriedProperty{kFile, "name"},     CarriedProperty{kNode, "position"},
                           CarriedProperty{kNode, "radius"},   CarriedProperty{kLink, "owner"},
                           CarriedProperty{kLink, "target"},   CarriedProperty{kLink, "jump"},
                           CarriedProperty{kLink, "distance"}, CarriedProperty{kLink, "slot"}};

tl::expected<std::vector<OutputFile>, EditError> take(const TakeInput& input) {
    if (input.graph.ground.empty())
        return tl::unexpected(EditError{texts::format("There is no ground: graphs are made from meshes.")});
    const auto graph = graphFromMesh(input.graph, input.map.get());
    if (graph.nodes.size() < navsmith::yapb::kMinNodes)
        return tl::unexpected(EditError{texts::format("The ground has room for {} nodes only: YaPB deletes graphs with "
                                                      "fewer than {}.",
                                                      graph.nodes.size(), navsmith::yapb::kMinNodes)});
    const auto name = bytes::lowered(input.graph.name) + ".graph";
    const auto bytes = navsmith::yapb::write(graph);
    const InputFile file{name, bytes};
    auto loaded = load(std::span(&file, 1), {});
    if (!loaded)
        return tl::unexpected(EditError{bytes::describe(loaded.error())});
    model::Transaction tx(loaded->model, "convert");
    if (auto converted = convert(tx, input.format); !converted)
        return tl::unexpected(std::move(converted.error()));
    if (auto change = tx.commit(); !change)
        return tl::unexpected(std::move(change.error()));
    return save(loaded->model).files;
}

tl::expected<FileComparison, std::string> compare(const BotGraph& mesh, const OutputFile& output,
                                                  std::span<const std::byte> reference) {
    const auto ours = navsmith::yapb::read(output.bytes);
    const auto theirs = navsmith::yapb::read(reference);
    if (!ours || !theirs)
        return tl::unexpected(bytes::describe(ours ? theirs.error() : ours.error()));
    return compareGraphs(mesh, *ours, *theirs);
}

} // namespace

Exchange exchange() {
    return {.families = {{"goldsrc", formats()}},
            .says = {kSays.begin(), kSays.end()},
            .give = give,
            .take = take,
            .compare = compare};
}

} // namespace navsmith::systems::yapb
