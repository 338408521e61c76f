// Conversion from and to meshes of Source.
#include "core/systems/source2_nav/exchange.h"

#include "core/model/wording.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/source2/nav_custom_data.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace navsmith::systems::source2_nav {

using model::EditError;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

// docs/formats/source2-nav.md, sections 7 to 9.
constexpr std::uint32_t kSniperSpots = 2 | 4;
constexpr float kPlayerRadius = 16;
constexpr float kPlayerHeight = 72;
constexpr float kFallHeight = 58; ///< nobody climbs back up so far
constexpr std::string_view kCounterStrike = "source2-v35";
constexpr std::uint32_t kMadeVersion = 35;

struct SharedAttribute {
    unsigned bit;
    BotMark mark;
};
constexpr std::array kSharedAttributes{
    SharedAttribute{1, BotMark::Jump},         SharedAttribute{3, BotMark::NoJump},
    SharedAttribute{4, BotMark::Stop},         SharedAttribute{5, BotMark::Run},
    SharedAttribute{6, BotMark::Walk},         SharedAttribute{7, BotMark::Avoid},
    SharedAttribute{8, BotMark::Transient},    SharedAttribute{9, BotMark::DontHide},
    SharedAttribute{10, BotMark::Stand},       SharedAttribute{11, BotMark::NoHostages},
    SharedAttribute{12, BotMark::Stairs},      SharedAttribute{13, BotMark::NoMerge},
    SharedAttribute{14, BotMark::ObstacleTop}, SharedAttribute{16, BotMark::Crouch}};

// Giving -------------------------------------------------------------------------------------------------------------

/// Index of the hull that is most like a player.
std::uint8_t playerHull(const Model& m) {
    std::uint8_t best = 0;
    float least = std::numeric_limits<float>::max();
    std::uint8_t index = 0;
    for (const Slot h : m.order(kHull).group(meshOf(m))) {
        const float off =
            std::abs(m.get(hull::radius, h) - kPlayerRadius) + std::abs(m.get(hull::height, h) - kPlayerHeight);
        if (off < least) {
            least = off;
            best = index;
        }
        ++index;
    }
    return best;
}

BotGraph give(const Model& m) {
    BotGraph graph;
    const Slot mesh = meshOf(m);
    if (mesh == model::kNoSlot)
        return graph;
    const auto& name = m.get(file::name, mesh);
    graph.name = name.substr(0, name.rfind('.'));
    const auto hullIndex = playerHull(m);
    std::map<Slot, std::size_t> index;
    std::size_t ofOthers = 0;
    for (const Slot a : m.order(kArea).group(mesh)) {
        const auto shape = shapeOf(m, a);
        if (m.get(area::hull, a) != hullIndex) {
            ++ofOthers;
            continue;
        }
        if (!shape || shape->size() < 3)
            continue;
        index[a] = graph.nodes.size();
        graph.faces.push_back({graph.nodes.size(), *shape});
        auto& node = graph.nodes.emplace_back();
        node.feet = middleOf(*shape);
        for (const auto& [bit, mark] : kSharedAttributes) {
            if ((m.get(area::attributes, a) >> bit & 1U) != 0)
                node.set(mark);
        }
    }
    if (ofOthers > 0)
        graph.notes.push_back(texts::format("Left out: {} of other hulls than {}, which is the one most like a player.",
                                            model::counted(ofOthers, "area"), hullIndex));
    m.forEachLive(kConnection, [&](Slot c) {
        const auto crossing = crossingOf(m, c);
        if (!crossing || !index.contains(crossing->owner) || !index.contains(crossing->target))
            return;
        auto& link = graph.links.emplace_back();
        link.from = index[crossing->owner];
        link.to = index[crossing->target];
        link.points = {glm::vec3(0), crossing->portal.from, crossing->portal.to};
        if (crossing->portal.climb() < -kFallHeight)
            link.way = BotWay::Drop;
    });
    m.forEachLive(kHidingSpot, [&](Slot s) {
        const Ref owner = m.get(hiding_spot::owner, s);
        if (owner.isSlot() && index.contains(owner.slot()))
            graph.spots.push_back(
                {.feet = pointOf(m, kSpotPlace, s), .snipes = (m.get(hiding_spot::flags, s) & kSniperSpots) != 0});
    });
    return graph;
}

constexpr std::array kSays{CarriedProperty{kFile, "label"},
                           CarriedProperty{kArea, "id"},
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
                           CarriedProperty{kArea, "crouch_height"},
                           CarriedProperty{kArea, "entry"},
                           CarriedProperty{kCorner, "owner"},
                           CarriedProperty{kCorner, "point"},
                           CarriedProperty{kCorner, "position"},
                           CarriedProperty{kPoint, "position"},
                           CarriedProperty{kConnection, "owner"},
                           CarriedProperty{kConnection, "edge"},
                           CarriedProperty{kConnection, "target"},
                           CarriedProperty{kConnection, "target_edge"},
                           CarriedProperty{kHidingSpot, "id"},
                           CarriedProperty{kHidingSpot, "owner"},
                           CarriedProperty{kHidingSpot, "position"}};

// Taking -------------------------------------------------------------------------------------------------------------

source2::Point pointAt(const glm::vec3& p) {
    return {p.x, p.y, p.z};
}

/// The polygons of a graph: those that it has, or rectangles of its ground.
std::vector<Outline> outlinesOf(const BotGraph& graph) {
    std::vector<Outline> outlines(graph.nodes.size());
    for (const auto& face : graph.faces)
        outlines[face.node] = face.corners;
    for (const auto& patch : graph.ground) {
        auto& outline = outlines[patch.row];
        if (!outline.empty() || !(patch.high.x > patch.low.x) || !(patch.high.y > patch.low.y))
            continue;
        const auto corner = [](double x, double y, double z) { return glm::vec3(glm::dvec3(x, y, z)); };
        outline = {
            corner(patch.low.x, patch.low.y, patch.heights[0]), corner(patch.high.x, patch.low.y, patch.heights[1]),
            corner(patch.high.x, patch.high.y, patch.heights[3]), corner(patch.low.x, patch.high.y, patch.heights[2])};
    }
    return outlines;
}

/// A mesh as the generator of Counter-Strike 2 makes it, for one agent.
class Taking {
public:
    explicit Taking(const BotGraph& graph) : graph_(graph), outlines_(outlinesOf(graph)) {}

    source2::NavFile run() {
        out_.version = kMadeVersion;
        out_.subVersion = 1;
        out_.flags = 0x01000000; // in all known meshes with areas
        out_.generation.hullCount = 1;
        out_.generation.hulls = {source2::Hull{.radius = kPlayerRadius,
                                               .height = 71,
                                               .shortEnabled = 1,
                                               .shortHeight = 35.5F,
                                               .crawlHeight = 17.5F,
                                               .climb = 16,
                                               .slope = 50,
                                               .jumpDown = 157,
                                               .jumpAcross = 64,
                                               .jumpUp = 68}};
        addAreas();
        addConnections();
        addSpots();
        out_.custom.bytes = source2::newCustomData(data_);
        return std::move(out_);
    }
    /// Nodes without ground, which became no areas.
    [[nodiscard]] std::size_t leftOut() const { return graph_.nodes.size() - nodes_.size(); }

private:
    void addAreas() {
        std::map<std::array<std::uint32_t, 3>, std::uint32_t> points;
        for (std::size_t node = 0; node < outlines_.size(); ++node) {
            const auto& outline = outlines_[node];
            if (outline.size() < 3 || outline.size() > source2::kMostCorners)
                continue;
            auto& polygon = out_.polygons.emplace_back();
            polygon.corners = {static_cast<std::uint32_t>(out_.polygonCorners.size()),
                               static_cast<std::uint32_t>(outline.size())};
            for (const auto& corner : outline) {
                std::array<std::uint32_t, 3> key{};
                std::memcpy(key.data(), &corner, sizeof key);
                const auto [place, isNew] = points.emplace(key, static_cast<std::uint32_t>(out_.corners.size()));
                if (isNew)
                    out_.corners.push_back(pointAt(corner));
                out_.polygonCorners.push_back(place->second);
            }
            auto& area = out_.areas.emplace_back();
            area.polygon = static_cast<std::uint32_t>(nodes_.size());
            nodes_.push_back(node);
            area.id = static_cast<std::uint32_t>(nodes_.size());
            idOfNode_[node] = area.id;
            for (const auto& [bit, mark] : kSharedAttributes)
                area.attributes |= graph_.nodes[node].has(mark) ? std::uint64_t{1} << bit : 0;
        }
        data_.resize(nodes_.size());
    }

    void addConnections() {
        using Way = std::array<std::uint32_t, 3>; ///< edge, id of the target and its edge
        std::vector<std::set<Way>> ways(nodes_.size());
        for (const auto& link : graph_.links) {
            const auto from = idOfNode_.find(link.from);
            const auto to = idOfNode_.find(link.to);
            if (from == idOfNode_.end() || to == idOfNode_.end() || link.from == link.to)
                continue;
            const auto edges = facingEdges(outlines_[link.from], outlines_[link.to]);
            ways[from->second - 1].insert(
                {static_cast<std::uint32_t>(edges.from), to->second, static_cast<std::uint32_t>(edges.to)});
        }
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            const auto edgeCount = outlines_[nodes_[i]].size();
            out_.areas[i].edges = {static_cast<std::uint32_t>(out_.edges.size()),
                                   static_cast<std::uint32_t>(edgeCount)};
            auto way = ways[i].begin();
            for (std::uint32_t edge = 0; edge < edgeCount; ++edge) {
                source2::Range range{static_cast<std::uint32_t>(out_.connections.size()), 0};
                for (; way != ways[i].end() && (*way)[0] == edge; ++way, ++range.count)
                    out_.connections.push_back({(*way)[1], (*way)[2]});
                out_.edges.push_back(range);
            }
        }
    }

    /// Each in the area whose ground is nearest.
    void addSpots() {
        std::uint32_t id = 0;
        for (const auto& spot : graph_.spots) {
            std::size_t best = nodes_.size();
            float least = std::numeric_limits<float>::max();
            for (std::size_t i = 0; i < nodes_.size(); ++i) {
                const float away = glm::distance(nearestOn(outlines_[nodes_[i]], spot.feet), spot.feet);
                if (away < least) {
                    least = away;
                    best = i;
                }
            }
            if (best < nodes_.size())
                data_[best].spots.push_back({id++, pointAt(spot.feet), spot.snipes ? 2U : 1U});
        }
    }

    const BotGraph& graph_;
    std::vector<Outline> outlines_;  ///< by node; empty: none
    std::vector<std::size_t> nodes_; ///< of the areas
    std::map<std::size_t, std::uint32_t> idOfNode_;
    std::vector<source2::AreaData> data_; ///< of the areas
    source2::NavFile out_;
};

tl::expected<std::vector<OutputFile>, EditError> take(const TakeInput& input) {
    Taking taking(input.graph);
    auto bytes = source2::write(taking.run());
    if (!bytes)
        return tl::unexpected(EditError{bytes::describe(bytes.error())});
    if (input.notes != nullptr && taking.leftOut() > 0)
        input.notes->push_back(texts::format("Left out: {} without ground.", model::counted(taking.leftOut(), "area")));
    return std::vector{OutputFile{0, input.graph.name + ".nav", std::move(*bytes)}};
}

} // namespace

Exchange exchange() {
    return {.families = {{"meshes", {{kCounterStrike, "Version 35: Counter-Strike 2"}}}},
            .says = {kSays.begin(), kSays.end()},
            .give = give,
            .take = take};
}

} // namespace navsmith::systems::source2_nav
