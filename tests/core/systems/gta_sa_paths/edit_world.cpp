#include "tests/core/systems/gta_sa_paths/edit_world.h"

#include "core/systems/gta_sa_paths/edge_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace navsmith::tests {

namespace sa = systems::gta_sa_paths;

namespace {

std::string nodeFault(const std::map<unsigned, RawArea>& set, unsigned area, std::size_t id, int& nextLink) {
    const auto& file = set.at(area);
    const auto& n = file.nodes[id];
    if (n.area != area || n.id != id)
        return fmt::format("node {}:{} says {}:{}", area, id, n.area, n.id);
    if (n.searchCost != 0x7FFE)
        return fmt::format("node {}:{} has the search cost {}", area, id, n.searchCost);
    if (n.firstLink != nextLink)
        return fmt::format("node {}:{} begins at link {}, not {}", area, id, n.firstLink, nextLink);
    nextLink += static_cast<int>(n.flags & 15U);
    return {};
}

std::string linkFault(const std::map<unsigned, RawArea>& set, unsigned area, std::size_t id, std::size_t index,
                      std::set<unsigned>& usedNavis) {
    const auto& file = set.at(area);
    const auto& l = file.links[index];
    const auto name = fmt::format("link {} of node {}:{}", index, area, id);
    if (!set.contains(l.area) || l.node >= set.at(l.area).nodes.size())
        return name + " leads nowhere";
    const auto& other = set.at(l.area);
    const auto& target = other.nodes[l.node];
    const bool vehicle = id < file.vehicleNodes;
    if (vehicle != (l.node < other.vehicleNodes))
        return name + " leads to a node of another part";
    const RawLink* back = nullptr;
    for (std::size_t i = 0; i < (target.flags & 15U); ++i) {
        const auto& b = other.links.at(static_cast<std::size_t>(target.firstLink) + i);
        if (b.area == area && b.node == id)
            back = &b;
    }
    if (back == nullptr)
        return name + " has no reverse link";
    if (back->length != l.length || back->crossing != l.crossing || back->navi != l.navi)
        return name + " says something else than the link back";
    if (!vehicle)
        return l.navi == 0 ? "" : name + " has a navi node";
    if (!set.contains(l.navi >> 10U) || (l.navi & 1023U) >= set.at(l.navi >> 10U).navis.size())
        return name + " has a navi node that is not there";
    usedNavis.insert(l.navi);
    const auto& navi = set.at(l.navi >> 10U).navis[l.navi & 1023U];
    const auto lower = std::min(std::pair<unsigned, unsigned>(area, static_cast<unsigned>(id)),
                                std::pair<unsigned, unsigned>(l.area, l.node));
    return std::pair<unsigned, unsigned>(navi.area, navi.node) == lower ? "" : name + " has a navi at its higher end";
}

} // namespace

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string readingFaults(const FileBytes& files) {
    const auto set = readSet(files);
    std::set<unsigned> used;
    std::size_t navis = 0;
    for (const auto& [area, file] : set) {
        int nextLink = 0;
        navis += file.navis.size();
        for (std::size_t id = 0; id < file.nodes.size(); ++id) {
            const int first = nextLink;
            if (auto fault = nodeFault(set, area, id, nextLink); !fault.empty())
                return fault;
            for (int i = first; i < nextLink; ++i) {
                if (auto fault = linkFault(set, area, id, static_cast<std::size_t>(i), used); !fault.empty())
                    return fault;
            }
        }
        if (static_cast<std::size_t>(nextLink) != file.links.size())
            return fmt::format("area {} has links of no node", area);
    }
    return used.size() == navis ? "" : "there are navi nodes that no link uses";
}

EditWorld::EditWorld() : EditedPaths(sa::kGraph, loadSet(bytesOf(smallWorld().areas()))) {}

std::pair<unsigned, unsigned> EditWorld::lanes(Element a, Element b) const {
    const auto traffic = sa::trafficOf(model, linkBetween(a, b).slot);
    return {traffic.away, traffic.back};
}

glm::dvec3 EditWorld::place(Element e) const {
    const auto p = sa::pointOf(model, e.slot);
    return glm::dvec3(p.x, p.y, p.z) / 8.0;
}

} // namespace navsmith::tests
