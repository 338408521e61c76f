#include "core/systems/gta_sa_paths/text/net.h"

#include "core/systems/gta_sa_paths/bits.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

/// One end of a connection, to be paired with the other one.
struct HalfEdge {
    std::uint32_t low;
    std::uint32_t high;
    std::uint32_t navi; ///< as stored
    std::uint32_t slot; ///< among the links of its node
    bool fromLow;
    std::uint8_t crossing;
};

class NetReader {
public:
    explicit NetReader(std::span<const PathFile> files) : files_(files) {}

    Net run() {
        net_.numbers.resize(files_.size());
        for (const bool ped : {false, true}) {
            for (std::size_t area = 0; area < files_.size(); ++area)
                addNodes(area, ped);
        }
        collectHalves();
        pair();
        return std::move(net_);
    }

private:
    void addNodes(std::size_t area, bool ped) {
        const auto& file = files_[area];
        const auto all = file.nodes.size();
        const auto vehicles = std::min<std::size_t>(file.vehicleNodes, all);
        for (std::size_t id = ped ? vehicles : 0; id < (ped ? all : vehicles); ++id) {
            const auto& node = file.nodes[id];
            net_.numbers[area].push_back(static_cast<std::uint32_t>(net_.nodes.size()));
            net_.nodes.push_back({.stored = {node.x, node.y, node.z},
                                  .area = static_cast<std::uint32_t>(area),
                                  .id = static_cast<std::uint32_t>(id),
                                  .width = node.width,
                                  .flags = node.flags,
                                  .ped = ped,
                                  .edges = {}});
        }
    }

    void collectHalves() {
        for (std::uint32_t n = 0; n < net_.nodes.size(); ++n) {
            const auto& file = files_[net_.nodes[n].area];
            const auto& record = file.nodes[net_.nodes[n].id];
            const std::size_t count = record.flags & flag::countMask;
            for (std::size_t slot = 0; slot < count; ++slot) {
                const auto at = record.firstLink + static_cast<std::ptrdiff_t>(slot);
                if (at < 0 || at >= std::ssize(file.links))
                    continue;
                const auto& link = file.links[static_cast<std::size_t>(at)];
                if (link.targetArea >= files_.size() || link.targetNode >= net_.numbers[link.targetArea].size())
                    continue;
                const auto target = net_.numbers[link.targetArea][link.targetNode];
                if (target == n || net_.nodes[target].ped != net_.nodes[n].ped)
                    continue;
                halves_.push_back({.low = std::min(n, target),
                                   .high = std::max(n, target),
                                   .navi = link.navi,
                                   .slot = static_cast<std::uint32_t>(slot),
                                   .fromLow = n < target,
                                   .crossing = link.crossing});
            }
        }
    }

    /// The n-th link of two nodes with a navi node belongs to the n-th one back with the same.
    void pair() {
        std::ranges::sort(halves_, {}, [](const HalfEdge& h) {
            return std::tuple(h.low, h.high, h.navi, h.fromLow ? 0 : 1, h.slot);
        });
        std::vector<std::pair<std::uint64_t, std::uint32_t>> places; // (node, slot), edge
        for (std::size_t from = 0; from < halves_.size();) {
            auto to = from;
            const auto key = [&](std::size_t i) {
                return std::tuple(halves_[i].low, halves_[i].high, halves_[i].navi);
            };
            std::size_t forward = 0;
            for (; to < halves_.size() && key(to) == key(from); ++to)
                forward += halves_[to].fromLow ? 1 : 0;
            const auto back = to - from - forward;
            for (std::size_t i = 0; i < std::max(forward, back); ++i) {
                const auto* ahead = i < forward ? &halves_[from + i] : nullptr;
                const auto* behind = i < back ? &halves_[from + forward + i] : nullptr;
                const auto edge = static_cast<std::uint32_t>(net_.edges.size());
                net_.edges.push_back(edgeOf(ahead != nullptr ? *ahead : *behind));
                const auto place = [&](std::uint32_t node, const HalfEdge* half) {
                    constexpr std::uint32_t kLast = 0xFFFF; // a link that is not there comes last
                    places.emplace_back(std::uint64_t{node} << 32U | (half != nullptr ? half->slot : kLast), edge);
                };
                place(halves_[from].low, ahead);
                place(halves_[from].high, behind);
            }
            from = to;
        }
        std::ranges::sort(places);
        for (const auto& [place, edge] : places)
            net_.nodes[place >> 32U].edges.push_back(edge);
    }

    NetEdge edgeOf(const HalfEdge& half) const {
        NetEdge edge{.low = half.low, .high = half.high, .cross = (half.crossing & kCrossesRoad) != 0};
        if (net_.nodes[half.low].ped)
            return edge;
        const auto area = kExtended.areaOfNavi(half.navi);
        const auto id = kExtended.idOfNavi(half.navi);
        if (area >= files_.size() || id >= files_[area].navis.size())
            return edge;
        const auto& navi = files_[area].navis[id];
        edge.hasNavi = true;
        edge.navi = {.x = navi.x,
                     .y = navi.y,
                     .area = area,
                     .width = navi.width,
                     .left = static_cast<std::uint8_t>(navi.lanes & 7U),
                     .right = static_cast<std::uint8_t>(navi.lanes >> 3U & 7U)};
        const auto& high = net_.nodes[half.high];
        if (navi.area == high.area && navi.node == high.id)
            std::swap(edge.navi.left, edge.navi.right);
        return edge;
    }

    std::span<const PathFile> files_;
    Net net_;
    std::vector<HalfEdge> halves_;
};

} // namespace

bool couldBeInside(const Net& net, std::uint32_t edge) {
    const auto& [low, high] = std::pair(net.edges[edge].low, net.edges[edge].high);
    return net.nodes[low].area != net.nodes[high].area || high - low < gta_paths_ipl::kNodesInGroup;
}

Net readNet(std::span<const PathFile> files) {
    return NetReader(files).run();
}

} // namespace navsmith::systems::gta_sa_paths::compiler
