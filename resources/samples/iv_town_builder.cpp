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

namespace iv_paths = systems::gta_iv_paths;
namespace iv_flag = iv_paths::flag;
namespace iv_node = iv_paths::node;
using model::Slot;
using model::Transaction;

constexpr std::size_t kEmptyIvFile = 16; ///< bytes of an empty area: four counts

std::int32_t raw(double units, double step) {
    return static_cast<std::int32_t>(std::lround(units / step));
}

iv_paths::RawPoint rawPoint(Point p, double z) {
    return {raw(p.x, iv_paths::kStep), raw(p.y, iv_paths::kStep), raw(z, iv_paths::kHeightStep)};
}

class IvBuilder {
public:
    IvBuilder(const TownPlan& plan, Transaction& tx) : plan_(plan), tx_(tx) {}

    void run() {
        for (const auto& road : plan_.roads)
            build(road);
        if (!tx_.refused())
            markIntersections();
    }

private:
    static std::uint32_t flagsOf(const Road& road) {
        std::uint32_t flags = road.spawn;
        flags |= road.way == Way::Boat ? iv_flag::water : 0U;
        flags |= road.roadClass == 0 ? iv_flag::slowTraffic : 0U;
        flags |= road.roadClass == 2 ? iv_flag::highway : 0U;
        flags |= road.switchedOff ? iv_flag::switchedOff : 0U;
        return flags;
    }

    /// The node of a road at a point: an existing one at this place, or a new one.
    Slot nodeAt(const Road& road, Point p) {
        const bool boat = road.way == Way::Boat;
        const auto place = rawPoint(p, boat ? 0 : groundAt(plan_, p));
        const auto [at, added] = nodes_.try_emplace({boat, place.x, place.y}, model::kNoSlot);
        const auto width = static_cast<std::uint8_t>(raw(road.median, iv_paths::kStep));
        if (!added) {
            tx_.set(iv_node::width, at->second, std::max(width, tx_.model().get(iv_node::width, at->second)));
            return at->second;
        }
        const auto node = systems::paths::createNode(iv_paths::kEditing, tx_, place, model::kNoSlot);
        if (!node) {
            tx_.refuse(fmt::format("{}: {}", road.name, node.error().reason));
            return model::kNoSlot;
        }
        tx_.set(iv_node::width, *node, width);
        tx_.set(iv_node::flags, *node, flagsOf(road));
        at->second = *node;
        return *node;
    }

    void build(const Road& road) {
        Slot from = model::kNoSlot;
        for (const Point p : cutUp(plan_, road.points)) {
            const Slot to = nodeAt(road, p);
            if (tx_.refused())
                return;
            if (from != model::kNoSlot) {
                const auto link = systems::paths::connect(iv_paths::kEditing, tx_, from, to);
                if (!link) {
                    tx_.refuse(fmt::format("{}: {}", road.name, link.error().reason));
                    return;
                }
                iv_paths::setLanes(tx_, *link, road.forward, road.backward);
            }
            from = to;
        }
    }

    /// Adds an intersection record wherever more than two roads meet.
    void markIntersections() {
        const auto& m = tx_.model();
        for (const auto& [place, n] : nodes_) {
            if (std::get<0>(place) || iv_paths::linkCount(m, n) < 3)
                continue;
            const auto node =
                systems::paths::createNode(iv_paths::kEditing, tx_, iv_paths::pointOf(m, n), model::kNoSlot);
            if (node)
                tx_.set(iv_node::group, *node, std::uint8_t{1});
        }
    }

    const TownPlan& plan_;
    Transaction& tx_;
    std::map<std::tuple<bool, std::int32_t, std::int32_t>, Slot> nodes_; ///< by type and place
};

} // namespace

tl::expected<systems::Saved, std::string> buildIvTown(const TownPlan& plan) {
    const auto system = iv_paths::system();
    const std::array<std::byte, kEmptyIvFile> empty{};
    std::vector<systems::InputFile> files;
    for (const auto area : plan.areas)
        files.push_back({fmt::format("nodes{}.nod", area), empty});
    auto loaded = system.codec.load(files, {});
    if (!loaded)
        return tl::unexpected(bytes::describe(loaded.error()));
    Transaction roads(loaded->model, "Build a town");
    IvBuilder(plan, roads).run();
    if (const auto change = roads.commit(); !change)
        return tl::unexpected(change.error().reason);
    const auto groups = systems::paths::countedGroups(iv_paths::kGraph, loaded->model);
    if (!groups)
        return tl::unexpected(groups.error());
    Transaction numbers(loaded->model, "Number its flood groups");
    systems::paths::setGroups(iv_paths::kGraph, numbers, *groups);
    if (const auto change = numbers.commit(); !change)
        return tl::unexpected(change.error().reason);
    return system.codec.save(loaded->model);
}

} // namespace navsmith::samples
