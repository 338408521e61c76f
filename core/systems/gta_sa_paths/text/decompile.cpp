#include "core/systems/gta_sa_paths/text/decompile.h"

#include "core/systems/gta_sa_paths/bits.h"
#include "core/systems/gta_sa_paths/text/grouping.h"
#include "core/systems/gta_sa_paths/text/losses.h"
#include "core/systems/gta_sa_paths/text/net.h"
#include "core/systems/gta_sa_paths/text/text_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

namespace ipl = gta_paths_ipl;
using Numbers = std::vector<std::uint32_t>;

std::int32_t typeOf(const NetNode& node) {
    return node.ped ? ipl::kPed : (node.flags & flag::water) != 0 ? ipl::kBoat : ipl::kCar;
}

bool stops(const NetNode& node) {
    return stopsTraffic(flag::behaviour(node.flags));
}

/// Finds heights for joints, so that none meets one that it does not belong to.
class JointHeights {
public:
    /// The free height that is nearest to that of `at`, which is taken from now on.
    std::int32_t take(TextPlace at) {
        // Larger than the limits of the compiler, 1 and 2 units, whatever its rounding.
        constexpr std::int32_t kStep = 3 * 16;
        constexpr int kMostSteps = 1000;
        const auto preferred = at.z;
        for (int i = 0; i < kMostSteps; ++i) {
            at.z = preferred + (i % 2 == 0 ? i / 2 : -(i + 1) / 2) * kStep;
            if (isFree(at))
                break;
        }
        taken_[cellOf(at.x, at.y, 0, 0)].push_back(at);
        return at.z;
    }

private:
    static constexpr std::int32_t kNear = 17;
    static constexpr std::int32_t kNearHeight = 34;

    [[nodiscard]] bool isFree(const TextPlace& at) const {
        for (int column = -1; column <= 1; ++column) {
            for (int row = -1; row <= 1; ++row) {
                const auto found = taken_.find(cellOf(at.x, at.y, column, row));
                if (found == taken_.end())
                    continue;
                for (const auto& other : found->second) {
                    if (std::abs(other.x - at.x) < kNear && std::abs(other.y - at.y) < kNear &&
                        std::abs(other.z - at.z) < kNearHeight)
                        return false;
                }
            }
        }
        return true;
    }

    static std::uint64_t cellOf(std::int32_t x, std::int32_t y, int column, int row) {
        constexpr std::int32_t kOffset = 1 << 25; // no negative numbers
        const auto part = [](std::int32_t value, int step) {
            return static_cast<std::uint32_t>((value + kOffset) / kNear + step);
        };
        return std::uint64_t{part(x, column)} << 32U | part(y, row);
    }

    std::unordered_map<std::uint64_t, std::vector<TextPlace>> taken_;
};

class Decompiler {
public:
    Decompiler(std::span<const PathFile> files, const DecompileOptions& options)
        : files_(files), options_(options),
          math_(options.rounding == Rounding::Console ? kConsoleArithmetic : kPlainArithmetic), net_(readNet(files)) {}

    tl::expected<Decompiled, CompileFailure> run() {
        findPlaces();
        Grouper grouper(net_, outsideOfGroups(), kinds());
        for (int round = 0;; ++round) {
            if (options_.progress && !options_.progress(1.0 - std::pow(0.8, round)))
                return tl::unexpected(CompileFailure{.messages = {}, .cancelled = true});
            groups_ = grouper.run();
            write(grouper);
            auto compiled = compile(std::array{Source{"paths.ipl", &result_.text}},
                                    {.traits = options_.traits,
                                     .rounding = options_.rounding,
                                     .listPointers = options_.rounding == Rounding::Console});
            if (!compiled)
                return tl::unexpected(std::move(compiled.error()));
            result_.files = std::move(compiled->files);
            findMoved(grouper);
            if (!correctLanes(grouper))
                break;
        }
        result_.losses = lossesOf(files_, result_.files, moved_);
        if (options_.progress && !options_.progress(1.0))
            return tl::unexpected(CompileFailure{.messages = {}, .cancelled = true});
        return std::move(result_);
    }

private:
    void findPlaces() {
        for (const auto& node : net_.nodes) {
            const auto place = placeFor(math_, *options_.traits, node.stored, node.area);
            texts_.push_back(place);
            const auto readBack = [&](std::int32_t n) {
                return math_.multiply(0.125F, static_cast<float>(toStored(math_, unitsOf(n))));
            };
            places_.push_back({readBack(place.x), readBack(place.y), readBack(place.z)});
            areas_.push_back(areaAt(math_, options_.traits->grid, unitsOf(place.x), unitsOf(place.y)));
        }
    }

    [[nodiscard]] std::vector<std::uint8_t> kinds() const {
        std::vector<std::uint8_t> kinds;
        for (const auto& node : net_.nodes)
            kinds.push_back(static_cast<std::uint8_t>(typeOf(node)));
        return kinds;
    }

    /// Connections of vehicles whose navi node is not what the compiler makes inside of a group.
    [[nodiscard]] std::vector<bool> outsideOfGroups() const {
        std::vector<bool> joints(net_.edges.size());
        for (std::size_t e = 0; e < net_.edges.size(); ++e) {
            const auto& edge = net_.edges[e];
            joints[e] = !net_.nodes[edge.low].ped && !(edge.hasNavi && isMiddle(edge));
        }
        return joints;
    }

    [[nodiscard]] bool isMiddle(const NetEdge& edge) const {
        const auto middle = [&](float a, float b) { return math_.multiply(0.5F, math_.add(a, b)); };
        const auto& low = net_.nodes[edge.low];
        const auto& high = net_.nodes[edge.high];
        const float x = middle(places_[edge.low].x, places_[edge.high].x);
        const float y = middle(places_[edge.low].y, places_[edge.high].y);
        if (toStored(math_, x) != edge.navi.x || toStored(math_, y) != edge.navi.y ||
            areaAt(math_, options_.traits->grid, x, y) != edge.navi.area ||
            std::max(low.width, high.width) != edge.navi.width)
            return false;
        if (!stops(low) && !stops(high))
            return true;
        return edge.navi.left == (stops(low) ? 1 : 0) && edge.navi.right == (stops(low) ? 0 : 1);
    }

    /// Where each record of the files is now.
    void findMoved(const Grouper& grouper) {
        moved_.assign(files_.size(), {});
        for (std::size_t area = 0; area < files_.size(); ++area)
            moved_[area].assign(net_.numbers[area].size(), kGone);
        std::map<std::uint32_t, std::uint32_t> counts;
        for (const bool ped : {false, true}) {
            for (const auto& group : groups_) {
                for (const auto n : group.nodes) {
                    const auto& node = net_.nodes[n];
                    if (node.ped != ped || (ped && isIsolated(node, grouper)))
                        continue;
                    moved_[node.area][node.id] = areas_[n] << 16U | counts[areas_[n]]++;
                }
            }
        }
    }

    [[nodiscard]] static bool isIsolated(const NetNode& node, const Grouper& grouper) {
        return std::ranges::all_of(node.edges, [&](std::uint32_t e) { return grouper.isDropped(e); });
    }

    /// Makes joints of connections whose lanes the compiler does not find. False if it finds all.
    bool correctLanes(Grouper& grouper) {
        Numbers wrong;
        for (std::uint32_t e = 0; e < net_.edges.size(); ++e) {
            const auto& edge = net_.edges[e];
            if (!net_.nodes[edge.low].ped && !grouper.isJoint(e) && !hasLanes(edge))
                wrong.push_back(e);
        }
        if (wrong.empty())
            return false;
        // First those that cost least, and of neighbours one: the other's lanes may follow from it.
        using Rank = std::tuple<Grouper::Cost, std::uint32_t, std::uint32_t>;
        std::vector<Rank> ranks;
        for (const auto e : wrong)
            ranks.emplace_back(grouper.costOf(e), net_.edges[e].low - net_.edges[e].high, e);
        std::ranges::sort(ranks);
        const auto least = std::get<0>(ranks.front());
        std::vector<bool> touched(net_.nodes.size());
        for (const auto& [cost, distance, e] : ranks) {
            const auto& edge = net_.edges[e];
            if (touched[edge.low] || touched[edge.high] || (least.more == 0 && cost.more > 0) || cost.lost > least.lost)
                continue;
            touched[edge.low] = touched[edge.high] = true;
            grouper.makeJoint(e);
        }
        return true;
    }

    [[nodiscard]] std::uint32_t movedTo(std::uint32_t n) const { return moved_[net_.nodes[n].area][net_.nodes[n].id]; }

    [[nodiscard]] bool hasLanes(const NetEdge& edge) const {
        const auto low = movedTo(edge.low);
        const auto high = movedTo(edge.high);
        const auto& file = result_.files[low >> 16U];
        const auto& node = file.nodes[low & 0xFFFFU];
        for (std::uint32_t i = 0; i < (node.flags & flag::countMask); ++i) {
            const auto& link = file.links[static_cast<std::size_t>(node.firstLink) + i];
            if ((std::uint32_t{link.targetArea} << 16U | link.targetNode) != high)
                continue;
            const auto& navi = result_.files[kExtended.areaOfNavi(link.navi)].navis[kExtended.idOfNavi(link.navi)];
            unsigned left = navi.lanes & 7U;
            unsigned right = navi.lanes >> 3U & 7U;
            if ((std::uint32_t{navi.area} << 16U | navi.node) != low)
                std::swap(left, right);
            if (navi.x != edge.navi.x || navi.y != edge.navi.y) // another connection of the same nodes
                continue;
            if (left == edge.navi.left && right == edge.navi.right)
                return true;
        }
        return false;
    }

    void write(const Grouper& grouper) {
        findJoints();
        result_.text = ipl::blank("path files");
        result_.counts = {.groups = groups_.size(), .nodes = net_.nodes.size()};
        for (std::uint32_t e = 0; e < net_.edges.size(); ++e) {
            if (!grouper.isDropped(e))
                ++(grouper.isJoint(e) ? result_.counts.joints : result_.counts.inside);
        }
        for (std::size_t from = 0; from < groups_.size();) {
            auto to = from + 1;
            while (to < groups_.size() && groups_[to].continues)
                ++to;
            const auto first = result_.text.groups.size();
            for (auto g = from; g < to; ++g)
                result_.text.groups.push_back(groupOf(groups_[g], grouper));
            result_.text.groups[first].before = comment(from, to);
            ++result_.counts.roads;
            from = to;
        }
    }

    void findJoints() {
        JointHeights vehicles;
        JointHeights peds;
        joints_.assign(net_.edges.size(), {});
        std::vector<bool> isDone(net_.edges.size());
        for (const auto& group : groups_) {
            for (const auto& [e, n] : group.joints) {
                if (isDone[e])
                    continue;
                isDone[e] = true;
                const auto& edge = net_.edges[e];
                const auto& a = texts_[edge.low];
                const auto& b = texts_[edge.high];
                const auto z = (a.z + b.z) / 2;
                auto& joint = joints_[e];
                joint = edge.hasNavi
                            ? jointPlaceFor(math_, *options_.traits, edge.navi.x, edge.navi.y, edge.navi.area, z)
                            : TextPlace{(a.x + b.x) / 2, (a.y + b.y) / 2, z};
                joint.z = (net_.nodes[n].ped ? peds : vehicles).take(joint);
            }
        }
    }

    /// Above a road, which is some groups that follow each other.
    [[nodiscard]] std::string comment(std::size_t from, std::size_t to) const {
        constexpr std::array<std::string_view, 3> kWhat{"Pavement", "Road", "Boat lane"};
        const auto first = groups_[from].nodes.front();
        const auto last = groups_[to - 1].nodes.back();
        const auto at = [&](std::uint32_t n) { return fmt::format("{:.0f}, {:.0f}", places_[n].x, places_[n].y); };
        std::size_t nodes = 0;
        for (auto g = from; g < to; ++g)
            nodes += groups_[g].nodes.size();
        const auto what = kWhat[static_cast<std::size_t>(typeOf(net_.nodes[first]))];
        if (nodes == 1)
            return fmt::format("# {} at {}\n", what, at(first));
        return fmt::format("# {} of {} nodes from {} to {}\n", what, nodes, at(first), at(last));
    }

    [[nodiscard]] ipl::Group groupOf(const NetGroup& from, const Grouper& grouper) const {
        ipl::Group group;
        group.type = typeOf(net_.nodes[from.nodes.front()]);
        std::size_t lines = 0;
        const auto lineOf = [&](std::uint32_t n) {
            return static_cast<std::int32_t>(std::ranges::find(from.nodes, n) - from.nodes.begin());
        };
        for (const auto n : from.nodes)
            group.nodes[lines++] = nodeLine(n);
        stateConnections(from, grouper, group);
        for (const auto& [e, n] : from.joints)
            group.nodes[lines++] = jointLine(e, n, lineOf(n));
        return group;
    }

    [[nodiscard]] ipl::NodeLine nodeLine(std::uint32_t n) const {
        const auto& node = net_.nodes[n];
        std::int32_t flags = 0;
        flags |= (node.flags & flag::switchedOff) != 0 ? ipl::kSwitchedOff : 0;
        flags |= (node.flags & flag::roadBlock) != 0 && !node.ped ? ipl::kRoadBlock : 0;
        flags |= (node.flags & flag::dontWander) != 0 ? ipl::kNoWander : 0;
        return {.kind = ipl::kInternal,
                .x = static_cast<double>(texts_[n].x),
                .y = static_cast<double>(texts_[n].y),
                .z = static_cast<double>(texts_[n].z),
                .width = widthFor(math_, node.width),
                .speed = static_cast<std::int32_t>(flag::roadClass(node.flags)),
                .flags = flags,
                .spawn = spawnFor(math_, flag::spawn(node.flags)),
                .behaviour = static_cast<std::int32_t>(flag::behaviour(node.flags))};
    }

    [[nodiscard]] ipl::NodeLine jointLine(std::uint32_t e, std::uint32_t n, std::int32_t line) const {
        const auto& edge = net_.edges[e];
        const auto& node = net_.nodes[n];
        ipl::NodeLine joint{.kind = ipl::kExternal,
                            .next = line,
                            .cross = edge.cross ? 1 : 0,
                            .x = static_cast<double>(joints_[e].x),
                            .y = static_cast<double>(joints_[e].y),
                            .z = static_cast<double>(joints_[e].z)};
        if (node.ped) {
            joint.width = widthFor(math_, node.width);
            return joint;
        }
        joint.width = edge.hasNavi ? widthFor(math_, edge.navi.width) : 0.0;
        joint.left = edge.hasNavi ? edge.navi.left : 1;
        joint.right = edge.hasNavi ? edge.navi.right : 1;
        if (n != edge.low)
            std::swap(joint.left, joint.right);
        joint.speed = static_cast<std::int32_t>(flag::roadClass(node.flags));
        return joint;
    }

    /// Each line states one of its connections in the group: that along the road, if there is a choice.
    void stateConnections(const NetGroup& from, const Grouper& grouper, ipl::Group& group) const {
        const auto count = from.nodes.size();
        std::array<std::vector<std::pair<std::size_t, std::uint32_t>>, ipl::kNodesInGroup> open; // other line, edge
        for (std::size_t i = 0; i < count; ++i) {
            for (const auto e : net_.nodes[from.nodes[i]].edges) {
                if (grouper.isJoint(e))
                    continue;
                const auto other = std::ranges::find(from.nodes, net_.otherEnd(e, from.nodes[i]));
                open[i].emplace_back(static_cast<std::size_t>(other - from.nodes.begin()), e);
            }
        }
        const auto state = [&](std::size_t i) {
            const auto to = open[i].back().first;
            const auto edge = open[i].back().second; // not a structured binding, which lambdas cannot take along
            group.nodes[i].next = static_cast<std::int32_t>(to);
            group.nodes[i].cross = net_.edges[edge].cross ? 1 : 0;
            open[i].pop_back();
            std::erase_if(open[to], [&](const auto& entry) { return entry.second == edge; });
        };
        for (bool any = true; any;) {
            any = false;
            // From the ends; where there are none any more, roads are rings.
            for (const bool ring : {false, true}) {
                for (std::size_t i = 0; i < count && !(ring && any); ++i) {
                    if (group.nodes[i].next == ipl::kNoNode && (open[i].size() == 1 || (ring && !open[i].empty()))) {
                        state(i);
                        any = true;
                    }
                }
            }
        }
    }

    std::span<const PathFile> files_;
    const DecompileOptions& options_;
    const Arithmetic& math_;
    Net net_;
    std::vector<TextPlace> texts_;     ///< of nodes
    std::vector<Place> places_;        ///< of nodes, as the compiler reads them back
    std::vector<std::uint32_t> areas_; ///< of nodes, in which the compiler puts them
    std::vector<NetGroup> groups_;
    std::vector<TextPlace> joints_; ///< by edge
    std::vector<std::vector<std::uint32_t>> moved_;
    Decompiled result_;
};

} // namespace

tl::expected<Decompiled, CompileFailure> decompile(std::span<const PathFile> files, const DecompileOptions& options) {
    return Decompiler(files, options).run();
}

} // namespace navsmith::systems::gta_sa_paths::compiler
