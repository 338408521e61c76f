// What graphs of bots are made from: areas with their ground, connections and hiding spots.
#include "core/systems/source_nav/exchange.h"

#include "core/systems/source_nav/files/convert.h"
#include "core/systems/source_nav/from_polygons.h"
#include "core/systems/source_nav/generation/generate.h"
#include "core/systems/source_nav/mesh/floors.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/world/backdrop.h"
#include "formats/source/nav_description.h"
#include "formats/texts/texts.h"

#include <array>
#include <map>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;

namespace {

constexpr std::uint8_t kSniperSpots = source::kGoodSniperSpot | source::kIdealSniperSpot;
constexpr float kFall = 58; ///< nobody climbs back up so far

std::string mapName(const Model& m) {
    const auto files = m.order(kFile).all();
    const auto name = files.empty() ? std::string() : m.get(file::name, files.front());
    return name.substr(0, name.rfind('.'));
}

BotGraph give(const Model& m) {
    BotGraph graph;
    graph.name = mapName(m);
    graph.ground = floors().patches(m);
    std::map<Slot, std::size_t> index;
    for (auto& patch : graph.ground) {
        const Slot row = patch.row;
        index[row] = graph.nodes.size();
        patch.row = static_cast<Slot>(graph.nodes.size());
        const auto middle = (patch.low + patch.high) * 0.5;
        const double height = (patch.heights[0] + patch.heights[1] + patch.heights[2] + patch.heights[3]) / 4;
        auto& node = graph.nodes.emplace_back();
        node.feet = glm::vec3(glm::dvec3(middle, height));
        if (const auto& name = m.get(area::place, row); name.isSlot())
            node.place = m.get(place::name, name.slot());
        for (const auto& [bits, mark] : sharedAttributes()) {
            if ((m.get(area::attributes, row) & bits) != 0)
                node.set(mark);
        }
    }
    m.forEachLive(kConnection, [&](Slot c) {
        const auto from = m.get(connection::owner, c);
        const auto to = m.get(connection::target, c);
        if (!from.isSlot() || !to.isSlot())
            return;
        auto& link = graph.links.emplace_back();
        link.from = index[from.slot()];
        link.to = index[to.slot()];
        if (graph.nodes[link.from].feet.z - graph.nodes[link.to].feet.z > kFall)
            link.way = BotWay::Drop;
    });
    m.forEachLive(kHidingSpot, [&](Slot s) {
        graph.spots.push_back(
            {.feet = pointOf(m, kSpotPlace, s), .snipes = (m.get(hiding_spot::flags, s) & kSniperSpots) != 0});
    });
    return graph;
}

constexpr std::array kSays{CarriedProperty{kFile, "label"},
                           CarriedProperty{kArea, "id"},
                           CarriedProperty{kArea, "crouch"},
                           CarriedProperty{kArea, "jump"},
                           CarriedProperty{kArea, "no_jump"},
                           CarriedProperty{kArea, "stop"},
                           CarriedProperty{kArea, "run"},
                           CarriedProperty{kArea, "walk"},
                           CarriedProperty{kArea, "avoid"},
                           CarriedProperty{kArea, "transient"},
                           CarriedProperty{kArea, "dont_hide"},
                           CarriedProperty{kArea, "stand"},
                           CarriedProperty{kArea, "no_hostages"},
                           CarriedProperty{kArea, "stairs"},
                           CarriedProperty{kArea, "no_merge"},
                           CarriedProperty{kArea, "obstacle_top"},
                           CarriedProperty{kArea, "north_west"},
                           CarriedProperty{kArea, "south_east"},
                           CarriedProperty{kArea, "north_west_z"},
                           CarriedProperty{kArea, "south_east_z"},
                           CarriedProperty{kArea, "north_east_z"},
                           CarriedProperty{kArea, "south_west_z"},
                           CarriedProperty{kConnection, "owner"},
                           CarriedProperty{kConnection, "target"},
                           CarriedProperty{kConnection, "side"},
                           CarriedProperty{kHidingSpot, "id"},
                           CarriedProperty{kHidingSpot, "position"},
                           CarriedProperty{kHidingSpot, "owner"}};

constexpr float kAboveGround = 36; ///< of a node's feet; the ground is looked for below

/// If the graph has polygons, makes areas that cover them. Otherwise generates the mesh as the game does, but also over
/// ground to which only nodes lead.
tl::expected<std::vector<OutputFile>, model::EditError> take(const TakeInput& input) {
    const auto format = formatNamed(input.format);
    if (!format)
        return tl::unexpected(noSuchFormat(input.format));
    if (!input.graph.faces.empty())
        return meshFromPolygons(input, *format);
    generation::MeshOptions options;
    options.version = format->version;
    options.seeds = generation::seedsFor(*format, input.map->geometry, generation::SeedRule::AllStarts);
    for (const auto& node : input.graph.nodes)
        options.seeds.push_back(node.feet + glm::vec3(0, 0, kAboveGround));
    auto mesh = generation::generateMesh(input.mapFile, options, input.progress);
    if (!mesh)
        return tl::unexpected(model::EditError{texts::format("No mesh can be made: {}.", mesh.error())});
    auto bytes = source::write(mesh->file);
    if (!bytes)
        return tl::unexpected(model::EditError{bytes::describe(bytes.error())});
    return std::vector{OutputFile{0, input.graph.name + ".nav", std::move(*bytes)}};
}

/// The formats of GoldSrc, whose maps have graphs.
std::vector<Format> formatsOfGraphs() {
    auto all = formats();
    std::erase_if(all, [](const Format& each) {
        const auto format = formatNamed(each.id);
        return !format || format->version > source::kLastGoldSrcVersion;
    });
    return all;
}

/// The formats of the last version, which games of Source read.
std::vector<Format> formatsOfPolygons() {
    auto all = formats();
    std::erase_if(all, [](const Format& each) {
        const auto format = formatNamed(each.id);
        return !format || format->version != source::kLastNavVersion;
    });
    return all;
}

bool isOfSource(const Model& m) {
    const auto files = m.order(kFile).all();
    return !files.empty() && m.get(file::version, files.front()) > source::kLastGoldSrcVersion;
}

} // namespace

Exchange exchange() {
    return {.families = {{"goldsrc", formatsOfGraphs()}, {"source", {}, isOfSource}, {"meshes", formatsOfPolygons()}},
            .says = {kSays.begin(), kSays.end()},
            .give = give,
            .take = take,
            .usesMapFile = true};
}

} // namespace navsmith::systems::source_nav
