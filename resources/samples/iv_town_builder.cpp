#include "resources/samples/iv_town_builder.h"

#include "core/systems/gta_iv_paths/gta_iv_paths.h"
#include "core/systems/gta_iv_paths/selected_elements.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace navsmith::samples {

namespace {

namespace paths = systems::gta_iv_paths;
namespace flag = paths::flag;
namespace node = paths::node;
using model::Slot;
using model::Transaction;

constexpr std::size_t kEmptyFile = 16; ///< bytes of an empty area: four counts

std::int32_t raw(double units, double step) {
    return static_cast<std::int32_t>(std::lround(units / step));
}

paths::RawPoint rawPoint(Point p, double z) {
    return {raw(p.x, paths::kStep), raw(p.y, paths::kStep), raw(z, paths::kHeightStep)};
}

class Builder {
public:
    Builder(const TownPlan& plan, Transaction& tx) : plan_(plan), tx_(tx) {}

    void run() {
        for (const auto& road : plan_.roads)
            build(road);
        if (!tx_.refused())
            markIntersections();
    }

private:
    [[nodiscard]] paths::NodeLook lookOf(const Road& road) const {
        std::uint32_t flags = road.spawn;
        flags |= road.way == Way::Boat ? flag::water : 0U;
        flags |= road.roadClass == 0 ? flag::slowTraffic : 0U;
        flags |= road.roadClass == 2 ? flag::highway : 0U;
        flags |= road.switchedOff ? flag::switchedOff : 0U;
        return {static_cast<std::uint8_t>(raw(road.median, paths::kStep)), 0, flags, 0};
    }

    /// The node of a road at a point: an existing one at this place, or a new one.
    Slot nodeAt(const Road& road, Point p) {
        const bool boat = road.way == Way::Boat;
        const auto place = rawPoint(p, boat ? 0 : groundAt(plan_, p));
        const auto [at, added] = nodes_.try_emplace({boat, place.x, place.y}, model::kNoSlot);
        const auto look = lookOf(road);
        if (!added) {
            tx_.set(node::width, at->second, std::max(look.width, tx_.model().get(node::width, at->second)));
            return at->second;
        }
        const auto made = paths::createNode(tx_, look, place);
        if (!made) {
            tx_.refuse(fmt::format("{}: {}", road.name, made.error().reason));
            return model::kNoSlot;
        }
        at->second = *made;
        return *made;
    }

    void build(const Road& road) {
        auto look = paths::usualLink();
        look.lanes = paths::withLanes(look.lanes, road.forward, road.backward);
        Slot from = model::kNoSlot;
        for (const Point p : cutUp(plan_, road.points)) {
            const Slot to = nodeAt(road, p);
            if (tx_.refused())
                return;
            if (from != model::kNoSlot) {
                if (const auto joined = paths::join(tx_, from, to, look, look); !joined) {
                    tx_.refuse(fmt::format("{}: {}", road.name, joined.error().reason));
                    return;
                }
            }
            from = to;
        }
    }

    /// Adds an intersection record wherever more than two roads meet.
    void markIntersections() {
        const auto& m = tx_.model();
        for (const auto& [place, n] : nodes_) {
            if (std::get<0>(place) || paths::linkCount(m, n) < 3)
                continue;
            if (const auto made = paths::createNode(tx_, {}, paths::pointOf(m, n)))
                tx_.set(node::group, *made, std::uint8_t{1});
        }
    }

    const TownPlan& plan_;
    Transaction& tx_;
    std::map<std::tuple<bool, std::int32_t, std::int32_t>, Slot> nodes_; ///< by type and place
};

/// Numbers flood groups from 1 in the order of areas and nodes. The editor numbers from the end, to avoid groups that
/// an
/// area outside the document may use.
void numberParts(Transaction& tx) {
    const auto& m = tx.model();
    std::vector<bool> done(m.capacity(paths::kNode));
    std::uint8_t group = 0;
    m.forEachLive(paths::kFile, [&](Slot f) {
        for (const Slot n : m.order(paths::kNode).group(f, 0)) {
            if (done[n])
                continue;
            ++group;
            for (const Slot other : paths::connectedWith(m, n)) {
                done[other] = true;
                tx.set(node::floodGroup, other, group);
            }
        }
    });
}

} // namespace

tl::expected<systems::Saved, std::string> buildIvTown(const TownPlan& plan) {
    const auto system = paths::system();
    const std::array<std::byte, kEmptyFile> empty{};
    std::vector<systems::InputFile> files;
    for (const auto area : plan.areas)
        files.push_back({fmt::format("nodes{}.nod", area), empty});
    auto loaded = system.codec.load(files, {});
    if (!loaded)
        return tl::unexpected(bytes::describe(loaded.error()));
    Transaction roads(loaded->model, "Build a town");
    Builder(plan, roads).run();
    if (const auto change = roads.commit(); !change)
        return tl::unexpected(change.error().reason);
    Transaction parts(loaded->model, "Number its parts");
    numberParts(parts);
    if (const auto change = parts.commit(); !change)
        return tl::unexpected(change.error().reason);
    return system.codec.save(loaded->model);
}

} // namespace navsmith::samples
