// What graphs of bots are made from: areas with their ground, connections and hiding spots.
#include "core/systems/source_nav/exchange.h"

#include "core/systems/source_nav/mesh/floors.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "formats/source/nav_description.h"

#include <array>
#include <map>

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
        index[patch.row] = graph.nodes.size();
        patch.row = static_cast<Slot>(graph.nodes.size());
        const auto middle = (patch.low + patch.high) * 0.5;
        const double height = (patch.heights[0] + patch.heights[1] + patch.heights[2] + patch.heights[3]) / 4;
        graph.nodes.emplace_back().feet = glm::vec3(glm::dvec3(middle, height));
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
        graph.spots.push_back({.feet = {m.get(hiding_spot::x, s), m.get(hiding_spot::y, s), m.get(hiding_spot::z, s)},
                               .snipes = (m.get(hiding_spot::flags, s) & kSniperSpots) != 0});
    });
    return graph;
}

constexpr std::array kSays{CarriedProperty{kFile, "name"},           CarriedProperty{kArea, "position"},
                           CarriedProperty{kArea, "corners"},        CarriedProperty{kConnection, "owner"},
                           CarriedProperty{kConnection, "target"},   CarriedProperty{kConnection, "side"},
                           CarriedProperty{kHidingSpot, "position"}, CarriedProperty{kHidingSpot, "owner"}};

} // namespace

Exchange exchange() {
    return {.family = "goldsrc", .formats = {}, .says = {kSays.begin(), kSays.end()}, .give = give};
}

} // namespace navsmith::systems::source_nav
