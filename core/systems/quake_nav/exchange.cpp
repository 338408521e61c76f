// Conversion from and to waypoints of other bots.
#include "core/systems/quake_nav/exchange.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/convert.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/traversal_points.h"
#include "core/world/backdrop.h"
#include "formats/quake/nav_file.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace navsmith::systems::quake_nav {

using model::EditError;
using model::Model;
using model::Slot;

namespace {

constexpr std::uint16_t kTeleporterFlag = 1;
constexpr std::uint16_t kPusherFlag = 2;
constexpr std::uint16_t kTopFlag = 4;
constexpr std::uint16_t kBottomFlag = 8;
constexpr std::uint16_t kHazardFlag = 32;
constexpr std::uint16_t kFloorFlag = 64;
constexpr std::uint16_t kSolidFlag = 128;
constexpr glm::vec3 kLift{0.0F, 0.0F, kFootHeight};

// Giving -----------------------------------------------------------------------------------------------------------

/// Most jumps that authors place by hand are rocket jumps, onto what is too high for others.
BotWay wayOf(std::uint8_t type, float rise) {
    switch (type) {
    case nav2::kLongJump:
    case nav2::kBarrierJump:
        return BotWay::Jump;
    case nav2::kManualJump:
        return rise > kJumpRise + kStepHeight ? BotWay::RocketJump : BotWay::Jump;
    case nav2::kTeleport:
        return BotWay::Teleport;
    case nav2::kLedge:
        return BotWay::Drop;
    case nav2::kPusher:
        return BotWay::Push;
    case nav2::kElevator:
        return BotWay::Lift;
    case nav2::kTrain:
        return BotWay::Train;
    default:
        return BotWay::Walk;
    }
}

BotGraph give(const Model& m) {
    BotGraph graph;
    const Slot f = fileRow(m);
    if (f == model::kNoSlot)
        return graph;
    const auto& name = m.get(file::name, f);
    graph.name = name.substr(0, name.rfind('.'));
    std::map<Slot, std::size_t> index;
    for (const Slot n : m.order(kNode).group(f)) {
        index[n] = graph.nodes.size();
        auto& node = graph.nodes.emplace_back();
        node.feet = originOf(m, n) - kLift;
        node.radius = m.get(node::radius, n);
        const auto flags = m.get(node::flags, n);
        if ((flags & kUnderWater) != 0)
            node.set(BotMark::UnderWater);
        if ((flags & kHazardFlag) != 0)
            node.set(BotMark::Hazard);
        if ((flags & (kFloorFlag | kSolidFlag)) != 0)
            node.set(BotMark::Blocked);
    }
    for (const Slot n : m.order(kNode).group(f)) {
        for (const Slot l : m.order(kLink).group(n)) {
            const auto ends = endsOf(m, l);
            if (!ends || !index.contains(ends->to))
                continue;
            auto& link = graph.links.emplace_back();
            link.from = index[ends->from];
            link.to = index[ends->to];
            link.way = wayOf(m.get(link::type, l), graph.nodes[link.to].feet.z - graph.nodes[link.from].feet.z);
            if (const auto ref = m.get(link::traversal, l); ref.isSlot())
                link.points = {pointOf(m, kExit, ref.slot()), pointOf(m, kStart, ref.slot()),
                               pointOf(m, kEnd, ref.slot())};
        }
    }
    return graph;
}

// Taking -----------------------------------------------------------------------------------------------------------

/// A link on its way into a file.
struct NavWay {
    std::size_t from = 0;
    std::size_t to = 0;
    std::uint8_t type = nav2::kWalk;
    std::optional<quake::NavTraversal> points = {};
    std::optional<quake::NavEdict> edict = {};
};

class Taking {
public:
    Taking(const BotGraph& graph, const world::Backdrop* map) : graph_(graph), map_(map) {
        for (const auto& node : graph.nodes)
            addNode(node);
        setRadii();
        for (const auto& link : graph.links)
            addLink(link);
        leaveOutMost();
    }

    [[nodiscard]] tl::expected<quake::NavFile, EditError> file(std::int32_t version) const {
        quake::NavFile out;
        out.version = version;
        out.layout = quake::layoutsOf(out.game, version).front();
        out.nodes = nodes_;
        auto links = links_;
        std::ranges::stable_sort(links, {}, &NavWay::from);
        if (nodes_.size() > quake::kMaxNavNodes || links.size() > quake::kMaxNavLinks)
            return tl::unexpected(EditError{
                texts::format("A file has room for {} nodes and {} links.", quake::kMaxNavNodes, quake::kMaxNavLinks)});
        for (const auto& link : links) {
            const auto index = static_cast<std::uint16_t>(out.links.size());
            auto& from = out.nodes[link.from];
            if (from.linkCount++ == 0)
                from.firstLink = index;
            auto& record = out.links.emplace_back();
            record.target = static_cast<std::uint16_t>(link.to);
            record.type = link.type;
            record.mask = newMask(out.game, version);
            if (link.points) {
                record.traversal = static_cast<std::uint16_t>(out.traversals.size());
                out.traversals.push_back(*link.points);
            }
            if (link.edict) {
                out.edicts.push_back(*link.edict);
                out.edicts.back().link = index;
            }
        }
        std::uint16_t first = 0;
        for (auto& node : out.nodes) {
            node.firstLink = first;
            first = static_cast<std::uint16_t>(first + node.linkCount);
        }
        return out;
    }

private:
    void addNode(const BotNode& node) {
        // Bots of other games stop in the air and in mid-water; these stand on the ground.
        constexpr float deepest = 256;
        auto& record = nodes_.emplace_back();
        record.origin = node.feet + kLift;
        if (map_ != nullptr) {
            const auto floor = standOn(map_->rays, node.feet + glm::vec3(0, 0, kPlayerHalf.z));
            if (floor && record.origin.z - floor->z <= deepest)
                record.origin = *floor;
            if (isUnderWater(map_->rays, node.feet))
                record.flags |= kUnderWater;
        }
        if (node.has(BotMark::UnderWater))
            record.flags |= kUnderWater;
        if (node.has(BotMark::Hazard))
            record.flags |= kHazardFlag;
        if (node.has(BotMark::Blocked))
            record.flags |= kSolidFlag;
        if (node.radius > 0) // those of the game are multiples of 4
            record.radius = static_cast<std::uint16_t>(std::clamp(std::round(node.radius / 4) * 4, 4.0F, 65532.0F));
    }

    /// What tells none gets half of the distance to the nearest node.
    void setRadii() {
        constexpr float least = 16;
        constexpr float most = 64;
        constexpr float step = 4;
        for (auto& node : nodes_) {
            if (node.radius != 0)
                continue;
            float nearest = 2 * most;
            for (const auto& other : nodes_) {
                if (&other != &node)
                    nearest = std::min(nearest, glm::distance(node.origin, other.origin));
            }
            node.radius = static_cast<std::uint16_t>(std::clamp(std::floor(nearest / 2 / step) * step, least, most));
        }
    }

    void addLink(const BotLink& link) {
        if (link.from == link.to || isLinked(link.from, link.to))
            return;
        switch (link.way) {
        case BotWay::Walk:
        case BotWay::WaterJump:
            return add({link.from, link.to});
        case BotWay::Drop:
            return add({link.from, link.to, nav2::kLedge, pointsOf(link, TraversalKind::Ledge)});
        case BotWay::Jump: {
            // Some dialects say it of the node, so that all ways from it are jumps.
            if (map_ != nullptr && !link.points &&
                canWalk(map_->rays, nodes_[link.from].origin, nodes_[link.to].origin))
                return add({link.from, link.to});
            const float rise = nodes_[link.to].origin.z - nodes_[link.from].origin.z;
            const bool isBarrier = rise > kStepHeight;
            return add({link.from, link.to, isBarrier ? nav2::kBarrierJump : nav2::kLongJump,
                        pointsOf(link, isBarrier ? TraversalKind::BarrierJump : TraversalKind::LongJump)});
        }
        case BotWay::RocketJump:
            return add({link.from, link.to, nav2::kManualJump, pointsOf(link, TraversalKind::Manual)});
        case BotWay::Lift:
        case BotWay::Train: {
            const bool isLift = link.way == BotWay::Lift;
            if (isLift) {
                nodes_[link.from].flags |= kBottomFlag;
                nodes_[link.to].flags |= kTopFlag;
            }
            return add({link.from, link.to, isLift ? nav2::kElevator : nav2::kTrain,
                        pointsOf(link, TraversalKind::Plain), edictBelow(nodes_[link.from].origin)});
        }
        case BotWay::Push:
            nodes_[link.from].flags |= kPusherFlag;
            return add({link.from, link.to, nav2::kPusher});
        case BotWay::Teleport:
            return addTeleport(link);
        }
    }

    /// Nothing but the teleport leads out of a teleporter: where other ways do, it gets a node of its own.
    void addTeleport(const BotLink& link) {
        std::size_t from = link.from;
        const auto trigger = triggerNear(nodes_[from].origin);
        const bool isShared = std::ranges::any_of(graph_.links, [&](const BotLink& other) {
            return other.from == link.from && other.way != BotWay::Teleport;
        });
        if (isShared) {
            auto teleporter = nodes_[from];
            teleporter.flags = 0;
            if (trigger)
                teleporter.origin = *trigger;
            from = nodes_.size();
            nodes_.push_back(teleporter);
            add({link.from, from});
        }
        nodes_[from].flags |= kTeleporterFlag;
        add({from, link.to, nav2::kTeleport});
    }

    void add(NavWay link) {
        pairs_.insert({link.from, link.to});
        links_.push_back(link);
    }

    [[nodiscard]] bool isLinked(std::size_t from, std::size_t to) const { return pairs_.contains({from, to}); }

    /// The points of the graph, else as they are computed from the map, else guessed.
    [[nodiscard]] std::optional<quake::NavTraversal> pointsOf(const BotLink& link, TraversalKind kind) const {
        if (link.points)
            return quake::NavTraversal{(*link.points)[0], (*link.points)[1], (*link.points)[2], {}};
        const auto placeOf = [&](std::size_t i) {
            return NodePlace{nodes_[i].origin, static_cast<float>(nodes_[i].radius)};
        };
        auto jump = findTraversal(kind, map_ == nullptr ? nullptr : &map_->rays, placeOf(link.from), placeOf(link.to));
        if (!jump)
            jump = findTraversal(kind, nullptr, placeOf(link.from), placeOf(link.to));
        if (!jump)
            return std::nullopt;
        const auto exit =
            kind == TraversalKind::Plain ? noExit(quake::NavGame::Quake) : exitIn(quake::NavGame::Quake, kind, *jump);
        return quake::NavTraversal{exit, jump->start, jump->end, {}};
    }

    /// The box of the plat or train that a node stands on while it waits there. Only the running game knows its number.
    [[nodiscard]] std::optional<quake::NavEdict> edictBelow(const glm::vec3& at) const {
        constexpr float near = 40;
        if (map_ == nullptr)
            return std::nullopt;
        const auto& geometry = map_->geometry;
        for (std::size_t i = 0; i < geometry.entities.size(); ++i) {
            const auto name = geometry.entities[i].className();
            if (name != "func_plat" && name != "func_new_plat" && name != "func_train" && name != "func_train2" &&
                name != "func_door")
                continue;
            const auto box = restingBox(geometry, i);
            if (box && at.x >= box->minimum.x && at.x <= box->maximum.x && at.y >= box->minimum.y &&
                at.y <= box->maximum.y && std::abs(at.z - box->maximum.z) <= near)
                return quake::NavEdict{.minimum = box->minimum, .maximum = box->maximum};
        }
        return std::nullopt;
    }

    /// On the ground in the nearest trigger of a teleporter.
    [[nodiscard]] std::optional<glm::vec3> triggerNear(const glm::vec3& at) const {
        if (map_ == nullptr)
            return std::nullopt;
        float within = 160;
        std::optional<glm::vec3> nearest;
        for (std::size_t i = 0; i < map_->geometry.entities.size(); ++i) {
            if (map_->geometry.entities[i].className() != "trigger_teleport")
                continue;
            const auto box = entityBox(map_->geometry, i);
            const auto middle = box ? (box->minimum + box->maximum) * 0.5F : glm::vec3(0);
            if (!box || glm::distance(middle, at) >= within)
                continue;
            within = glm::distance(middle, at);
            nearest = standOn(map_->rays, middle).value_or(middle);
        }
        return nearest;
    }

    /// More than a node of the game has: those with a return stay, then the shortest.
    void leaveOutMost() {
        std::map<std::size_t, std::vector<std::size_t>> ofNode;
        for (std::size_t i = 0; i < links_.size(); ++i)
            ofNode[links_[i].from].push_back(i);
        std::vector<bool> isOut(links_.size(), false);
        for (auto& [node, out] : ofNode) {
            if (out.size() <= quake::kMaxNodeLinks)
                continue;
            std::ranges::stable_sort(out, {}, [&](std::size_t i) {
                return std::tuple(!isLinked(links_[i].to, links_[i].from),
                                  glm::distance(nodes_[links_[i].from].origin, nodes_[links_[i].to].origin));
            });
            for (auto i = out.begin() + quake::kMaxNodeLinks; i != out.end(); ++i)
                isOut[*i] = true;
        }
        std::vector<NavWay> rest;
        for (std::size_t i = 0; i < links_.size(); ++i) {
            if (!isOut[i])
                rest.push_back(links_[i]);
        }
        links_ = std::move(rest);
    }

    const BotGraph& graph_;
    const world::Backdrop* map_;
    std::vector<quake::NavNode> nodes_;
    std::vector<NavWay> links_;
    std::set<std::pair<std::size_t, std::size_t>> pairs_;
};

/// Whether the surface of water is the first thing above a player's middle.
tl::expected<std::vector<OutputFile>, EditError> take(const TakeInput& input) {
    if (input.graph.nodes.empty())
        return tl::unexpected(EditError{texts::format("There is no node whose place is known.")});
    std::int32_t version = 0;
    if (!input.format.starts_with('v') ||
        std::from_chars(input.format.data() + 1, input.format.data() + input.format.size(), version).ec != std::errc())
        return tl::unexpected(EditError{texts::format("Waypoints have no version \"{}\".", input.format)});
    const auto file = Taking(input.graph, input.map.get()).file(version);
    if (!file)
        return tl::unexpected(file.error());
    std::vector<OutputFile> files;
    files.push_back({0, input.graph.name + ".nav", quake::writeNav(*file)});
    return files;
}

constexpr std::array kSays{CarriedProperty{kFile, "name"},         CarriedProperty{kFile, "version"},
                           CarriedProperty{kNode, "position"},     CarriedProperty{kNode, "radius"},
                           CarriedProperty{kNode, "teleporter"},   CarriedProperty{kNode, "pusher"},
                           CarriedProperty{kNode, "elevator_top"}, CarriedProperty{kNode, "elevator_bottom"},
                           CarriedProperty{kNode, "under_water"},  CarriedProperty{kNode, "hazard"},
                           CarriedProperty{kNode, "check_floor"},  CarriedProperty{kNode, "check_solid"},
                           CarriedProperty{kLink, "owner"},        CarriedProperty{kLink, "target"},
                           CarriedProperty{kLink, "type"},         CarriedProperty{kLink, "traversal"},
                           CarriedProperty{kTraversal, "exit"},    CarriedProperty{kTraversal, "start"},
                           CarriedProperty{kTraversal, "end"}};

} // namespace

Exchange exchange() {
    auto all = formats(quake::NavGame::Quake);
    std::erase_if(all, [](const Format& format) { return !format.id.starts_with('v'); });
    return {.families = {{"quake", std::move(all)}}, .says = {kSays.begin(), kSays.end()}, .give = give, .take = take};
}

} // namespace navsmith::systems::quake_nav
