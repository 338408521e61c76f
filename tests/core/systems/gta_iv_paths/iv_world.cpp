#include "tests/core/systems/gta_iv_paths/iv_world.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::tests {

namespace {

std::string nodeFault(const RawIvArea& file, unsigned area, std::size_t id, std::size_t next, IvFaults wanted) {
    const auto& n = file.nodes[id];
    const auto links = next - n.firstLink;
    const auto name = fmt::format("node {}:{} ", area, id);
    if (n.area != area || n.id != id)
        return name + "says another address";
    if (n.searchCost != 0x7FFE)
        return name + "has a search cost";
    if (next < n.firstLink)
        return name + "begins behind the next one";
    const bool all = wanted == IvFaults::All;
    if (all && (n.flags >> 16U & 15U) != links)
        return name + "counts other links than it has";
    if (all && ((n.flags >> 15U & 1U) != 0) != (links == 0))
        return name + "has a wrong flag for nodes without links";
    return id >= file.carNodes && links > 0 ? name + "is an intersection with links" : "";
}

std::string linkFault(const IvAreas& set, unsigned area, std::size_t id, const RawIvLink& l, IvFaults wanted) {
    const auto name = fmt::format("a link of node {}:{} ", area, id);
    if (!set.contains(l.area) || l.node >= set.at(l.area).nodes.size())
        return name + "leads nowhere";
    const auto& other = set.at(l.area);
    const auto& target = other.nodes[l.node];
    const bool all = wanted == IvFaults::All;
    if (all && target.flood != set.at(area).nodes[id].flood)
        return name + "leads to another flood group";
    const std::size_t end = l.node + 1U < other.nodes.size() ? other.nodes[l.node + 1U].firstLink : other.links.size();
    for (std::size_t i = target.firstLink; i < end; ++i) {
        const auto& back = other.links[i];
        const bool mirrored = (back.lanes & 7U) == (l.lanes >> 3U & 7U) && (back.lanes >> 3U & 7U) == (l.lanes & 7U);
        if (back.area == area && back.node == id && back.length == l.length && (mirrored || !all))
            return {};
    }
    return name + "has no link back that says the same";
}

} // namespace

std::size_t IvWorld::add(IvType type, double x, double y, double z) {
    nodes_.push_back({type, x, y, type == IvType::Boat ? 0 : z, {}});
    return nodes_.size() - 1;
}

void IvWorld::join(std::size_t a, std::size_t b, std::uint8_t lanes) {
    const auto swapped = static_cast<std::uint8_t>((lanes >> 3U & 7U) | (lanes & 7U) << 3U);
    nodes_[a].links.emplace_back(b, lanes);
    nodes_[b].links.emplace_back(a, swapped);
}

IvAreas IvWorld::areas() const {
    std::vector<WorldPlace> places;
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    for (std::size_t n = 0; n < nodes_.size(); ++n) {
        places.push_back({nodes_[n].x, nodes_[n].y, nodes_[n].type == IvType::Intersection});
        for (const auto& l : nodes_[n].links)
            edges.emplace_back(n, l.first);
    }
    const auto addresses = addressesOf(places);
    const auto components = componentsOf(nodes_.size(), edges);
    IvAreas out;
    for (unsigned area = 0; area < 64; ++area)
        out[area];
    std::map<std::size_t, std::uint8_t> groups;
    for (const std::size_t i : inOrder(addresses)) {
        const auto& n = nodes_[i];
        const auto [area, id] = addresses[i];
        auto& file = out[area];
        const auto group =
            groups.try_emplace(components[i], static_cast<std::uint8_t>(groups.size() + 1)).first->second;
        const bool intersection = n.type == IvType::Intersection;
        file.carNodes += intersection ? 0 : 1;
        std::uint32_t flags = 0x1000000AU | static_cast<std::uint32_t>(n.links.size()) << 16U;
        flags |= n.links.empty() ? 1U << 15U : 0U;
        flags |= n.type == IvType::Boat ? 1U << 25U : 0U;
        file.nodes.push_back({.pointer = 0xABCD0000U + id,
                              .area = static_cast<std::uint16_t>(area),
                              .id = static_cast<std::uint16_t>(id),
                              .street = 0xCAFE0000U + group,
                              .firstLink = static_cast<std::uint16_t>(file.links.size()),
                              .x = static_cast<std::int16_t>(n.x * 8),
                              .y = static_cast<std::int16_t>(n.y * 8),
                              .z = static_cast<std::int16_t>(n.z * 128),
                              .width = 16,
                              .flood = group,
                              .flags = flags});
        for (const auto& [to, lanes] : n.links) {
            const auto& other = nodes_[to];
            const auto [toArea, toId] = addresses[to];
            const double length = std::hypot(other.x - n.x, other.y - n.y, other.z - n.z);
            file.links.push_back({static_cast<std::uint16_t>(toArea), static_cast<std::uint16_t>(toId),
                                  static_cast<std::uint8_t>(length), lanes,
                                  static_cast<std::uint16_t>(0xC040U + file.links.size())});
        }
    }
    return out;
}

IvWorld smallIvWorld() {
    IvWorld world;
    using enum IvType;
    for (const double x : {-300, -200, -100, 60, 160})
        world.add(Car, x, -300);
    world.add(Car, 240, -240, 14);
    world.add(Car, 240, -360);
    for (const double x : {-500, -400})
        world.add(Boat, x, -600);
    world.add(Intersection, 160.5, -300);
    world.join(0, 1, 0x02);
    world.join(1, 2, 0x11);
    for (const std::size_t n : {2U, 3U, 4U, 5U})
        world.join(n, n + 1);
    world.join(6, 4);
    world.join(7, 8);
    return world;
}

std::string ivName(unsigned area) {
    return "nodes" + std::to_string(area) + ".nod";
}

FileBytes bytesOf(const IvAreas& areas) {
    FileBytes files;
    for (const auto& [area, file] : areas)
        files[ivName(area)] = buildIvArea(file);
    return files;
}

model::Model loadIv(const FileBytes& files) {
    return loadFiles(systemNamed("gta_iv_paths"), files);
}

model::Model loadIvOnly(unsigned area) {
    return loadIv({{ivName(area), bytesOf(smallIvWorld().areas()).at(ivName(area))}});
}

IvAreas readIv(const FileBytes& files) {
    IvAreas areas;
    for (const auto& [name, bytes] : files)
        areas[static_cast<unsigned>(std::stoi(name.substr(5)))] = readIvArea(bytes);
    return areas;
}

Counts ivCounts(const model::Model& model, bool notes) {
    auto issues = issuesOf(model);
    if (!notes)
        std::erase_if(issues, [](const checks::Issue& issue) { return issue.severity == checks::Severity::Note; });
    return countsOf(issues);
}

std::string ivReadingFaults(const FileBytes& files, IvFaults wanted) {
    const auto set = readIv(files);
    for (const auto& [area, file] : set) {
        if (file.nodes.empty() ? !file.links.empty() : file.nodes.front().firstLink != 0)
            return fmt::format("area {} has links of no node", area);
        for (std::size_t id = 0; id < file.nodes.size(); ++id) {
            const std::size_t next = id + 1 < file.nodes.size() ? file.nodes[id + 1].firstLink : file.links.size();
            if (auto fault = nodeFault(file, area, id, next, wanted); !fault.empty())
                return fault;
            for (std::size_t i = file.nodes[id].firstLink; i < next; ++i) {
                if (auto fault = linkFault(set, area, id, file.links[i], wanted); !fault.empty())
                    return fault;
            }
        }
    }
    return {};
}

IvEditWorld::IvEditWorld() : EditedPaths(iv::kGraph, loadIv(bytesOf(smallIvWorld().areas()))) {}

std::pair<unsigned, unsigned> IvEditWorld::lanes(Element a, Element b) const {
    const auto value = model.get(iv::link::lanes, linkBetween(a, b).slot);
    return {iv::lanesA(value), iv::lanesB(value)};
}

} // namespace navsmith::tests
