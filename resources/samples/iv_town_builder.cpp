#include "resources/samples/iv_town_builder.h"

#include "core/systems/gta_iv_paths/edge_edits.h"
#include "core/systems/gta_iv_paths/gta_iv_paths.h"
#include "core/systems/shared/path_components.h"

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
    static std::uint32_t flagsOf(const Road& road) {
        std::uint32_t flags = road.spawn;
        flags |= road.way == Way::Boat ? flag::water : 0U;
        flags |= road.roadClass == 0 ? flag::slowTraffic : 0U;
        flags |= road.roadClass == 2 ? flag::highway : 0U;
        flags |= road.switchedOff ? flag::switchedOff : 0U;
        return flags;
    }

    /// The node of a road at a point: an existing one at this place, or a new one.
    Slot nodeAt(const Road& road, Point p) {
        const bool boat = road.way == Way::Boat;
        const auto place = rawPoint(p, boat ? 0 : groundAt(plan_, p));
        const auto [at, added] = nodes_.try_emplace({boat, place.x, place.y}, model::kNoSlot);
        const auto width = static_cast<std::uint8_t>(raw(road.median, paths::kStep));
        if (!added) {
            tx_.set(node::width, at->second, std::max(width, tx_.model().get(node::width, at->second)));
            return at->second;
        }
        const auto made = systems::paths::createNode(paths::kEditing, tx_, place, model::kNoSlot);
        if (!made) {
            tx_.refuse(fmt::format("{}: {}", road.name, made.error().reason));
            return model::kNoSlot;
        }
        tx_.set(node::width, *made, width);
        tx_.set(node::flags, *made, flagsOf(road));
        at->second = *made;
        return *made;
    }

    void build(const Road& road) {
        Slot from = model::kNoSlot;
        for (const Point p : cutUp(plan_, road.points)) {
            const Slot to = nodeAt(road, p);
            if (tx_.refused())
                return;
            if (from != model::kNoSlot) {
                const auto link = systems::paths::connect(paths::kEditing, tx_, from, to);
                if (!link) {
                    tx_.refuse(fmt::format("{}: {}", road.name, link.error().reason));
                    return;
                }
                paths::setLanes(tx_, *link, road.forward, road.backward);
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
            const auto made = systems::paths::createNode(paths::kEditing, tx_, paths::pointOf(m, n), model::kNoSlot);
            if (made)
                tx_.set(node::group, *made, std::uint8_t{1});
        }
    }

    const TownPlan& plan_;
    Transaction& tx_;
    std::map<std::tuple<bool, std::int32_t, std::int32_t>, Slot> nodes_; ///< by type and place
};

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
    const auto groups = systems::paths::countedGroups(paths::kGraph, loaded->model);
    if (!groups)
        return tl::unexpected(groups.error());
    Transaction numbers(loaded->model, "Number its flood groups");
    systems::paths::setGroups(paths::kGraph, numbers, *groups);
    if (const auto change = numbers.commit(); !change)
        return tl::unexpected(change.error().reason);
    return system.codec.save(loaded->model);
}

} // namespace navsmith::samples
