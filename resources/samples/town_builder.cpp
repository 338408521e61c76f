#include "resources/samples/town_builder.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_paths/rebuild.h"
#include "core/systems/shared/path_symbols.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

#include "resources/samples/pavements.h"

namespace navsmith::samples {

namespace {

namespace paths = systems::gta_sa_paths;
namespace flag = paths::flag;
namespace link = paths::link;
namespace navi = paths::navi;
namespace node = paths::node;
using model::Ref;
using model::Slot;
using model::Transaction;

constexpr double kStepsPerUnit = 8;
constexpr std::size_t kEmptyFile = 20; ///< bytes of an empty area: five counts
constexpr std::uint8_t kPedWidth = 16; ///< 2 units, as for most stock ped nodes
constexpr std::uint32_t kPedSpawn = 12;
constexpr double kKerb = 3; ///< units from the outermost lane to the centre of the pavement
constexpr std::uint32_t kParkingPlace = 2U << 20U;
constexpr std::uint32_t kPoliceBlock = 1U << 20U | flag::roadBlock;
constexpr unsigned kNorthSouth = 1;
constexpr unsigned kWestEast = 2;

std::int32_t raw(double units) {
    return static_cast<std::int32_t>(std::lround(units * kStepsPerUnit));
}

class Builder {
public:
    Builder(const TownPlan& plan, Transaction& tx) : plan_(plan), tx_(tx) {}

    void run() {
        tx_.model().forEachLive(paths::kFile, [&](Slot f) { files_[tx_.model().get(paths::file::area, f)] = f; });
        // Create all nodes first: a navi node takes its width from them.
        std::vector<std::vector<std::size_t>> along;
        for (const auto& road : plan_.roads)
            along.push_back(layRoad(road));
        for (std::size_t r = 0; r < along.size(); ++r) {
            for (std::size_t i = 0; i + 1 < along[r].size(); ++i)
                buildPiece(plan_.roads[r], along[r][i], along[r][i + 1]);
        }
        for (const auto& spot : plan_.spots)
            putSpot(spot);
        if (tx_.refused())
            return;
        buildPavements();
        for (const auto& path : plan_.footpaths)
            buildFootpath(path);
        numberGroups();
        paths::rebuildDeadEnds(tx_);
    }

private:
    const model::Model& m() const { return tx_.model(); }

    Slot createNode(Point p, double z, bool ped, std::uint8_t width, std::uint32_t flags) {
        const auto area = paths::areaAt(tx_.model(), {raw(p.x), raw(p.y), 0});
        const auto file = files_.find(area);
        if (file == files_.end()) {
            tx_.refuse(fmt::format("({}, {}) lies in area {}, which is not part of the plan", p.x, p.y, area));
            return model::kNoSlot;
        }
        const Slot n = tx_.create(paths::kNode);
        tx_.set(node::file, n, Ref::to(file->second));
        tx_.set(node::group, n, static_cast<std::uint8_t>(ped ? 1 : 0));
        tx_.set(node::x, n, raw(p.x));
        tx_.set(node::y, n, raw(p.y));
        tx_.set(node::z, n, raw(z));
        tx_.set(node::width, n, width);
        tx_.set(node::flags, n, flags);
        return n;
    }

    // Roads --------------------------------------------------------------------------------------------------------

    /// The node of a road at a point: an existing one at this place, or a new one.
    std::size_t netNode(const Road& road, Point p) {
        const bool boat = road.way == Way::Boat;
        const auto [at, added] = netAt_.try_emplace({boat, raw(p.x), raw(p.y)}, net_.size());
        const auto width = static_cast<std::uint8_t>(raw(road.median));
        if (!added) {
            const Slot n = nodes_[at->second];
            tx_.set(node::width, n, std::max(width, m().get(node::width, n)));
            return at->second;
        }
        std::uint32_t flags = std::uint32_t{road.roadClass} << 12U | std::uint32_t{road.spawn} << 16U;
        flags |= boat ? flag::water : 0U;
        flags |= road.switchedOff ? flag::switchedOff | flag::switchedOffOriginal : 0U;
        net_.push_back(p);
        over_.push_back(Over::No);
        nodes_.push_back(createNode(p, boat ? 0 : groundAt(plan_, p), false, width, flags));
        return at->second;
    }

    /// Creates the nodes of a road.
    std::vector<std::size_t> layRoad(const Road& road) {
        std::vector<std::size_t> along;
        for (const Point p : cutUp(plan_, road.points))
            along.push_back(netNode(road, p));
        return along;
    }

    void buildPiece(const Road& road, std::size_t from, std::size_t to) {
        if (tx_.refused())
            return;
        const Slot l = paths::connect(tx_, nodes_[from], nodes_[to]);
        if (l == model::kNoSlot) {
            tx_.refuse(fmt::format("{} runs twice, or too often, over ({}, {})", road.name, net_[to].x, net_[to].y));
            return;
        }
        const Slot n = m().get(link::navi, l).slot();
        const bool towardsTo = m().get(navi::attached, n).pointsTo(nodes_[to]);
        const unsigned right = towardsTo ? road.forward : road.backward;
        const unsigned left = towardsTo ? road.backward : road.forward;
        tx_.set(navi::lanes, n, static_cast<std::uint8_t>(left | right << 3U));
        if (road.way == Way::Boat)
            return;
        const bool oneWay = road.forward == 0 || road.backward == 0;
        const double lanes = oneWay ? (road.forward + road.backward) / 2.0 : std::max(road.forward, road.backward);
        pieces_.push_back({from, to, road.median / 2 + lanes * systems::paths::kLaneWidth + kKerb, road.pavement});
    }

    // Spots --------------------------------------------------------------------------------------------------------

    void putSpot(const Spot& spot) {
        const auto at = netAt_.find({false, raw(spot.at.x), raw(spot.at.y)});
        if (at == netAt_.end()) {
            tx_.refuse(fmt::format("No road has a point at ({}, {})", spot.at.x, spot.at.y));
            return;
        }
        const Slot n = nodes_[at->second];
        switch (spot.type) {
        case SpotType::Lights:
            over_[at->second] = Over::LitCrossing;
            for (const Slot l : m().referrers(link::target, n))
                putLight(l);
            break;
        case SpotType::Crossing:
            over_[at->second] = Over::Crossing;
            break;
        case SpotType::Parking:
            tx_.set(node::flags, n, m().get(node::flags, n) | kParkingPlace);
            break;
        case SpotType::RoadBlock:
            tx_.set(node::flags, n, m().get(node::flags, n) | kPoliceBlock);
            break;
        }
    }

    /// A traffic light where the link reaches its target, in the phase for the direction of the road.
    void putLight(Slot l) {
        const Slot n = m().get(link::navi, l).slot();
        const bool attachedHere = m().get(navi::attached, n) == m().get(link::target, l);
        const auto lanes = m().get(navi::lanes, n);
        if ((attachedHere ? paths::rightLanes(lanes) : paths::leftLanes(lanes)) == 0)
            return; // a one-way road leading away
        const int dx = std::abs(int{m().get(navi::directionX, n)});
        const int dy = std::abs(int{m().get(navi::directionY, n)});
        tx_.set(navi::lights, n, static_cast<std::uint8_t>(dx > dy ? kWestEast : kNorthSouth));
        tx_.set(navi::lanes, n, static_cast<std::uint8_t>(lanes | (attachedHere ? paths::kLightSide : 0U)));
    }

    // Pedestrians --------------------------------------------------------------------------------------------------

    Slot createPed(Point p) {
        const Slot n = createNode(p, groundAt(plan_, p), true, kPedWidth, kPedSpawn << 16U);
        peds_.emplace_back(p, n);
        return n;
    }

    void connectPeds(Slot a, Slot b, Over over) {
        if (tx_.refused())
            return;
        const Slot l = paths::connect(tx_, a, b);
        if (l == model::kNoSlot || over == Over::No)
            return; // pavements that share both corners are the same
        const auto flags = paths::kCrossesRoad | (over == Over::LitCrossing ? paths::kPedestrianLight : 0U);
        for (const Slot each : {l, paths::reverseOf(m(), l)})
            tx_.set(link::crossing, each, static_cast<std::uint8_t>(flags));
    }

    void buildPavements() {
        // Add a crossing where three roads meet, even without lights.
        std::vector<std::size_t> arms(net_.size(), 0);
        for (const auto& piece : pieces_) {
            ++arms[piece.from];
            ++arms[piece.to];
        }
        for (std::size_t n = 0; n < net_.size(); ++n) {
            if (arms[n] > 2 && over_[n] == Over::No)
                over_[n] = Over::Crossing;
        }
        const auto laid = layPavements(net_, over_, pieces_);
        std::vector<Slot> corners;
        for (const Point p : laid.corners)
            corners.push_back(createPed(p));
        for (const auto& l : laid.links)
            connectPeds(corners[l.a], corners[l.b], l.over);
    }

    Slot nearestPed(Point p, std::size_t among) const {
        const auto distance = [&](const auto& ped) { return std::hypot(ped.first.x - p.x, ped.first.y - p.y); };
        return std::ranges::min_element(peds_.begin(), peds_.begin() + static_cast<std::ptrdiff_t>(among), {}, distance)
            ->second;
    }

    void buildFootpath(const Footpath& path) {
        const auto pavements = peds_.size();
        if (tx_.refused() || pavements == 0)
            return;
        Slot last = nearestPed(path.points.front(), pavements);
        for (const Point p : cutUp(plan_, path.points)) {
            const Slot next = createPed(p);
            connectPeds(last, next, Over::No);
            last = next;
        }
        if (path.through)
            connectPeds(last, nearestPed(path.points.back(), pavements), Over::No);
    }

    /// Numbers flood groups from 1 in the order of areas and nodes. The editor numbers from the end, to avoid groups
    /// that an area outside the document may use.
    void numberGroups() {
        if (tx_.refused())
            return;
        if (const auto groups = systems::paths::countedGroups(paths::kGraph, m()))
            systems::paths::setGroups(paths::kGraph, tx_, *groups);
        else
            tx_.refuse(groups.error());
    }

    const TownPlan& plan_;
    Transaction& tx_;
    std::map<int, Slot> files_; ///< by area
    // The network of roads and waterways: parallel vectors, and the road pieces between nodes.
    std::vector<Point> net_;
    std::vector<Slot> nodes_;
    std::vector<Over> over_;
    std::map<std::tuple<bool, std::int32_t, std::int32_t>, std::size_t> netAt_; ///< by type and place
    std::vector<Piece> pieces_;
    std::vector<std::pair<Point, Slot>> peds_;
};

} // namespace

tl::expected<systems::Saved, std::string> buildTown(const TownPlan& plan) {
    const auto system = paths::system();
    const std::array<std::byte, kEmptyFile> empty{};
    std::vector<systems::InputFile> files;
    for (const auto area : plan.areas)
        files.push_back({fmt::format("NODES{}.DAT", area), empty});
    auto loaded = system.codec.load(files, {});
    if (!loaded)
        return tl::unexpected(bytes::describe(loaded.error()));
    Transaction tx(loaded->model, "Build a town");
    Builder(plan, tx).run();
    if (const auto change = tx.commit(); !change)
        return tl::unexpected(change.error().reason);
    return system.codec.save(loaded->model);
}

} // namespace navsmith::samples
