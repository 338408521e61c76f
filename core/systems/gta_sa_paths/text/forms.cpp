#include "core/systems/gta_sa_paths/text/forms.h"

#include "core/systems/gta_sa_paths/traits.h"

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

/// What has the same name and meaning in both forms.
template <typename To, typename From>
To alike(const From& from) {
    To to;
    to.totalNodes = from.totalNodes;
    to.vehicleNodes = from.vehicleNodes;
    to.pedNodes = from.pedNodes;
    to.spareTargets = from.spareTargets;
    to.spareLengths = from.spareLengths;
    to.spareCrossings = from.spareCrossings;
    to.tail = from.tail;
    to.form = from.form;
    to.nodes.reserve(from.nodes.size());
    for (const auto& node : from.nodes) {
        auto& made = to.nodes.emplace_back();
        made.listPointer = node.listPointer;
        made.secondPointer = node.secondPointer;
        made.x = static_cast<decltype(made.x)>(node.x);
        made.y = static_cast<decltype(made.y)>(node.y);
        made.z = static_cast<decltype(made.z)>(node.z);
        made.searchCost = node.searchCost;
        made.firstLink = node.firstLink;
        made.area = node.area;
        made.id = node.id;
        made.width = node.width;
        made.floodGroup = node.floodGroup;
        made.flags = node.flags;
    }
    to.navis.reserve(from.navis.size());
    for (const auto& navi : from.navis) {
        auto& made = to.navis.emplace_back();
        made.x = static_cast<decltype(made.x)>(navi.x);
        made.y = static_cast<decltype(made.y)>(navi.y);
        made.area = navi.area;
        made.node = navi.node;
        made.directionX = navi.directionX;
        made.directionY = navi.directionY;
        made.width = navi.width;
        made.lanes = navi.lanes;
        made.lights = navi.lights;
        made.unused = navi.unused;
    }
    to.links.reserve(from.links.size());
    for (const auto& link : from.links) {
        auto& made = to.links.emplace_back();
        made.targetArea = link.targetArea;
        made.targetNode = link.targetNode;
        made.length = link.length;
        made.crossing = link.crossing;
    }
    return to;
}

} // namespace

PathFile toExtended(const gta_sa::PathFile& stock) {
    auto made = alike<PathFile>(stock);
    for (std::size_t i = 0; i < stock.links.size(); ++i) {
        const auto word = stock.links[i].navi;
        made.links[i].navi = kExtended.naviWord(kStock.areaOfNavi(word), kStock.idOfNavi(word));
    }
    return made;
}

std::vector<PathFile> toExtended(std::span<const gta_sa::PathFile> stock) {
    std::vector<PathFile> made;
    made.reserve(stock.size());
    for (const auto& file : stock)
        made.push_back(toExtended(file));
    return made;
}

gta_sa::PathFile toStock(const PathFile& extended) {
    auto made = alike<gta_sa::PathFile>(extended);
    for (std::size_t i = 0; i < extended.links.size(); ++i) {
        const auto word = extended.links[i].navi;
        made.links[i].navi =
            static_cast<std::uint16_t>(kStock.naviWord(kExtended.areaOfNavi(word), kExtended.idOfNavi(word)));
    }
    return made;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
