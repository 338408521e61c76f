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
    for (const auto& fromNode : from.nodes) {
        auto& node = to.nodes.emplace_back();
        node.listPointer = fromNode.listPointer;
        node.secondPointer = fromNode.secondPointer;
        node.x = static_cast<decltype(node.x)>(fromNode.x);
        node.y = static_cast<decltype(node.y)>(fromNode.y);
        node.z = static_cast<decltype(node.z)>(fromNode.z);
        node.searchCost = fromNode.searchCost;
        node.firstLink = fromNode.firstLink;
        node.area = fromNode.area;
        node.id = fromNode.id;
        node.width = fromNode.width;
        node.floodGroup = fromNode.floodGroup;
        node.flags = fromNode.flags;
    }
    to.navis.reserve(from.navis.size());
    for (const auto& fromNavi : from.navis) {
        auto& navi = to.navis.emplace_back();
        navi.x = static_cast<decltype(navi.x)>(fromNavi.x);
        navi.y = static_cast<decltype(navi.y)>(fromNavi.y);
        navi.area = fromNavi.area;
        navi.node = fromNavi.node;
        navi.directionX = fromNavi.directionX;
        navi.directionY = fromNavi.directionY;
        navi.width = fromNavi.width;
        navi.lanes = fromNavi.lanes;
        navi.lights = fromNavi.lights;
        navi.unused = fromNavi.unused;
    }
    to.links.reserve(from.links.size());
    for (const auto& fromLink : from.links) {
        auto& link = to.links.emplace_back();
        link.targetArea = fromLink.targetArea;
        link.targetNode = fromLink.targetNode;
        link.length = fromLink.length;
        link.crossing = fromLink.crossing;
    }
    return to;
}

} // namespace

PathFile toExtended(const gta_sa::PathFile& stock) {
    auto file = alike<PathFile>(stock);
    for (std::size_t i = 0; i < stock.links.size(); ++i) {
        const auto word = stock.links[i].navi;
        file.links[i].navi = kExtended.naviWord(kStock.areaOfNavi(word), kStock.idOfNavi(word));
    }
    return file;
}

std::vector<PathFile> toExtended(std::span<const gta_sa::PathFile> stock) {
    std::vector<PathFile> files;
    files.reserve(stock.size());
    for (const auto& file : stock)
        files.push_back(toExtended(file));
    return files;
}

gta_sa::PathFile toStock(const PathFile& extended) {
    auto file = alike<gta_sa::PathFile>(extended);
    for (std::size_t i = 0; i < extended.links.size(); ++i) {
        const auto word = extended.links[i].navi;
        file.links[i].navi =
            static_cast<std::uint16_t>(kStock.naviWord(kExtended.areaOfNavi(word), kExtended.idOfNavi(word)));
    }
    return file;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
