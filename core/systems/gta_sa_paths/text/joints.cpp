// Joints that meet, and the order of the links of each node.
#include "core/systems/gta_sa_paths/text/town.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

constexpr float kMeets = 1.0F;       ///< units in x and in y
constexpr float kMeetsHeight = 2.0F; ///< any limit from 1.6875 to 2.8125 gives the game's files

/// Joints that wait for another one, by squares of kMeets.
class WaitingJoints {
public:
    explicit WaitingJoints(const Town& town, const std::vector<Joint>& joints) : math_(*town.math), joints_(joints) {
        cells_.reserve(joints.size());
    }

    void add(std::uint32_t joint) { cells_[cell(joints_[joint].place, 0, 0)].push_back(joint); }

    /// The nearest one, which waits no longer; of several the first that came. kNone: none is near.
    std::uint32_t take(const Place& at) {
        std::uint32_t nearest = kNone;
        float best = kMeets;
        std::vector<std::uint32_t>* in = nullptr;
        for (int column = -1; column <= 1; ++column) {
            for (int row = -1; row <= 1; ++row) {
                const auto found = cells_.find(cell(at, column, row));
                if (found == cells_.end())
                    continue;
                for (const auto joint : found->second) {
                    const float distance = distanceTo(joints_[joint].place, at);
                    if (distance < best || (distance == best && nearest != kNone && joint < nearest)) {
                        best = distance;
                        nearest = joint;
                        in = &found->second;
                    }
                }
            }
        }
        if (in != nullptr)
            std::erase(*in, nearest);
        return nearest;
    }

private:
    /// kMeets or more: they do not meet.
    [[nodiscard]] float distanceTo(const Place& a, const Place& b) const {
        if (std::abs(math_.subtract(a.z, b.z)) > kMeetsHeight)
            return kMeets;
        return std::max(std::abs(math_.subtract(a.x, b.x)), std::abs(math_.subtract(a.y, b.y)));
    }

    static std::uint64_t cell(const Place& at, int column, int row) {
        const auto part = [](float value, int step) {
            return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::floor(value / kMeets)) + step);
        };
        return std::uint64_t{part(at.x, column)} << 32U | part(at.y, row);
    }

    const Arithmetic& math_;
    const std::vector<Joint>& joints_;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> cells_;
};

/// The edges of joints that meet, in the order of the waiting ones.
std::vector<Edge> meetingJoints(const Town& town, const std::vector<Joint>& joints, std::size_t& open) {
    WaitingJoints waiting(town, joints);
    std::vector<std::uint32_t> partner(joints.size(), kNone); // of those that waited
    open += joints.size();
    for (std::uint32_t j = 0; j < joints.size(); ++j) {
        const auto first = waiting.take(joints[j].place);
        if (first == kNone) {
            waiting.add(j);
            continue;
        }
        partner[first] = j;
        open -= 2;
    }
    std::vector<Edge> edges;
    for (std::uint32_t j = 0; j < joints.size(); ++j) {
        if (partner[j] == kNone)
            continue;
        const auto& other = joints[partner[j]];
        const auto [low, high] = std::minmax(joints[j].node, other.node);
        if (low == high) // a joint that ties a node to itself
            continue;
        edges.push_back({.low = low,
                         .high = high,
                         .waiting = j,
                         .arriving = partner[j],
                         .cross = town.nodes[low].ped && (joints[j].cross || other.cross)});
    }
    return edges;
}

/// First joints, as they are in `edges`, then the others of the group by their order in the files.
void orderLinks(Town& town) {
    struct End {
        std::uint32_t node;
        std::uint32_t other; ///< 0 for joints
        std::uint32_t edge;
        bool group;
    };
    std::vector<End> ends;
    ends.reserve(2 * town.edges.size());
    for (std::uint32_t e = 0; e < town.edges.size(); ++e) {
        const auto& edge = town.edges[e];
        const bool group = edge.waiting == kNone;
        ends.push_back({edge.low, group ? edge.high : 0, e, group});
        ends.push_back({edge.high, group ? edge.low : 0, e, group});
    }
    std::ranges::sort(ends, {}, [](const End& end) { return std::tuple(end.node, end.group, end.other, end.edge); });
    town.firstEdge.assign(town.nodes.size() + 1, 0);
    town.linkEdges.clear();
    town.linkEdges.reserve(ends.size());
    for (const auto& end : ends) {
        ++town.firstEdge[end.node + 1];
        town.linkEdges.push_back(end.edge);
    }
    for (std::size_t n = 1; n < town.firstEdge.size(); ++n)
        town.firstEdge[n] += town.firstEdge[n - 1];
}

} // namespace

void connect(Town& town, CompiledCounts& counts) {
    auto edges = meetingJoints(town, town.vehicleJoints, counts.openJoints);
    const auto peds = meetingJoints(town, town.pedJoints, counts.openJoints);
    edges.insert(edges.end(), peds.begin(), peds.end());
    edges.insert(edges.end(), town.edges.begin(), town.edges.end());
    for (auto& edge : edges)
        edge.cross = edge.cross && town.nodes[edge.low].ped;
    town.edges = std::move(edges);
    orderLinks(town);
}

} // namespace navsmith::systems::gta_sa_paths::compiler
