#include "resources/samples/town_builder.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_paths/rebuild.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "resources/samples/town_layout.h"

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

constexpr std::size_t kEmptyFile = 20; ///< bytes of an empty area: five counts
constexpr std::uint8_t kPedWidth = 16; ///< 2 units, as for most stock ped nodes
constexpr std::uint32_t kPedSpawn = 12;
constexpr std::uint32_t kParkingPlace = 2U << 20U;
constexpr std::uint32_t kPoliceBlock = 1U << 20U | flag::roadBlock;
constexpr unsigned kNorthSouth = 1;
constexpr unsigned kWestEast = 2;

std::int32_t raw(double units) {
    return static_cast<std::int32_t>(std::lround(units / kNodeStep));
}

class Builder {
public:
    Builder(const TownPlan& plan, const TownLayout& layout, Transaction& tx) : plan_(plan), layout_(layout), tx_(tx) {}

    void run() {
        tx_.model().forEachLive(paths::kFile, [&](Slot f) { files_[tx_.model().get(paths::file::area, f)] = f; });
        // Create all nodes first: a navi node takes its width from them.
        for (const auto& node : layout_.net)
            nodes_.push_back(createNetNode(node));
        for (const auto& piece : layout_.pieces)
            buildPiece(piece);
        for (std::size_t s = 0; s < plan_.spots.size(); ++s)
            putSpot(plan_.spots[s].type, nodes_[layout_.spots[s]]);
        for (const auto& ped : layout_.peds)
            peds_.push_back(createNode(ped.at, ped.z, true, kPedWidth, kPedSpawn << 16U));
        for (const auto& link : layout_.pedLinks)
            connectPeds(link);
        if (tx_.refused())
            return;
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

    Slot createNetNode(const NetNode& node) {
        const auto& road = plan_.roads[node.road];
        std::uint32_t flags = std::uint32_t{road.roadClass} << 12U | std::uint32_t{road.spawn} << 16U;
        flags |= road.way == Way::Boat ? flag::water : 0U;
        flags |= road.switchedOff ? flag::switchedOff | flag::switchedOffOriginal : 0U;
        return createNode(node.at, node.z, false, static_cast<std::uint8_t>(raw(node.median)), flags);
    }

    void buildPiece(const NetPiece& piece) {
        if (tx_.refused())
            return;
        const auto& road = plan_.roads[piece.road];
        const Slot to = nodes_[piece.to];
        const Slot l = paths::connect(tx_, nodes_[piece.from], to);
        if (l == model::kNoSlot) {
            const Point at = layout_.net[piece.to].at;
            tx_.refuse(fmt::format("{} runs twice, or too often, over ({}, {})", road.name, at.x, at.y));
            return;
        }
        const Slot n = m().get(link::navi, l).slot();
        const bool towardsTo = m().get(navi::attached, n).pointsTo(to);
        const unsigned right = towardsTo ? road.forward : road.backward;
        const unsigned left = towardsTo ? road.backward : road.forward;
        tx_.set(navi::lanes, n, static_cast<std::uint8_t>(left | right << 3U));
    }

    void putSpot(SpotType type, Slot n) {
        switch (type) {
        case SpotType::Lights:
            for (const Slot l : m().referrers(link::target, n))
                putLight(l);
            break;
        case SpotType::Crossing:
            break; // only for people
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
        if ((attachedHere ? paths::lanesToAttached(lanes) : paths::lanesFromAttached(lanes)) == 0)
            return; // a one-way road leading away
        const int dx = std::abs(int{m().get(navi::directionX, n)});
        const int dy = std::abs(int{m().get(navi::directionY, n)});
        tx_.set(navi::lights, n, static_cast<std::uint8_t>(dx > dy ? kWestEast : kNorthSouth));
        tx_.set(navi::lanes, n, static_cast<std::uint8_t>(lanes | (attachedHere ? paths::kLightSide : 0U)));
    }

    void connectPeds(const PedLink& pair) {
        if (tx_.refused())
            return;
        const Slot l = paths::connect(tx_, peds_[pair.a], peds_[pair.b]);
        if (l == model::kNoSlot || pair.over == Over::No)
            return; // pavements that share both corners are the same
        const auto flags = paths::kCrossesRoad | (pair.over == Over::LitCrossing ? paths::kPedestrianLight : 0U);
        for (const Slot each : {l, paths::reverseOf(m(), l)})
            tx_.set(link::crossing, each, static_cast<std::uint8_t>(flags));
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
    const TownLayout& layout_;
    Transaction& tx_;
    std::map<int, Slot> files_; ///< by area
    std::vector<Slot> nodes_;   ///< parallel to the layout's
    std::vector<Slot> peds_;
};

} // namespace

tl::expected<systems::Saved, std::string> buildTown(const TownPlan& plan) {
    const auto layout = layTown(plan);
    if (!layout)
        return tl::unexpected(layout.error());
    const auto system = paths::system();
    const std::array<std::byte, kEmptyFile> empty{};
    std::vector<systems::InputFile> files;
    for (const auto area : plan.areas)
        files.push_back({fmt::format("NODES{}.DAT", area), empty});
    auto loaded = system.codec.load(files, {});
    if (!loaded)
        return tl::unexpected(bytes::describe(loaded.error()));
    Transaction tx(loaded->model, "Build a town");
    Builder(plan, *layout, tx).run();
    if (const auto change = tx.commit(); !change)
        return tl::unexpected(change.error().reason);
    return system.codec.save(loaded->model);
}

} // namespace navsmith::samples
