#include "core/systems/gta_sa_paths/traffic.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/shared/road_switches.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace navsmith::systems::gta_sa_paths {

using gta_sa_world::RoadNode;
using gta_sa_world::Roads;
using gta_sa_world::RoadSwitches;
using model::Model;
using model::Slot;
using symbol::LegendEntry;
using symbol::rgb;
using symbol::Rgba;

namespace {

constexpr Rgba kOn = rgb(0x4CC38A);
constexpr Rgba kOff = rgb(0x8A5560);
constexpr Rgba kTurnedOn = rgb(0x9BFF6A);
constexpr Rgba kTurnedOff = rgb(0xFF5A4F);
constexpr double kPerStep = 0.125; ///< world units in a stored step of a place

/// The nodes of a model as they are told to others, and which row each is.
struct Numbered {
    Roads roads;
    std::vector<Slot> rows;             ///< by number
    std::vector<std::uint32_t> numbers; ///< by row; kNoSlot for none
};

RoadNode nodeOf(const Model& m, Slot row) {
    const auto flags = m.get(node::flags, row);
    const auto behaviour = flag::behaviour(flags);
    const auto at = pointOf(m, row);
    return {.place = glm::vec3(glm::dvec3(at.x, at.y, at.z) * kPerStep),
            .off = (flags & flag::switchedOff) != 0,
            .pedestrian = isPed(m, row),
            .switchable = behaviour != 1 && behaviour != 2};
}

Numbered number(const Model& m) {
    Numbered all;
    all.numbers.assign(m.capacity(kNode), model::kNoSlot);
    std::vector<Slot> files;
    m.forEachLive(kFile, [&](Slot file) { files.push_back(file); });
    std::ranges::stable_sort(files, {}, [&](Slot file) { return m.get(file::area, file); });
    for (const Slot file : files) {
        all.roads.areas.set(m.get(file::area, file) & 63U);
        for (const Slot row : m.order(kNode).group(file)) {
            all.numbers[row] = static_cast<std::uint32_t>(all.rows.size());
            all.rows.push_back(row);
        }
    }
    for (const Slot row : all.rows) {
        auto& made = all.roads.nodes.emplace_back(nodeOf(m, row));
        made.firstNeighbour = static_cast<std::uint32_t>(all.roads.neighbours.size());
        for (const Slot link : m.order(kLink).group(row)) {
            const auto target = m.get(link::target, link);
            if (target.isSlot() && all.numbers[target.slot()] != model::kNoSlot)
                all.roads.neighbours.push_back(all.numbers[target.slot()]);
        }
    }
    return all;
}

/// What a save makes of the nodes here.
struct Traffic {
    std::string save;     ///< its title
    RoadSwitches regions; ///< of the save
    std::vector<std::uint32_t> numbers;
    gta_sa_world::SwitchedRoads switched;

    [[nodiscard]] bool knows(Slot row) const { return row < numbers.size() && numbers[row] != model::kNoSlot; }
    [[nodiscard]] bool isOff(Slot row) const { return switched.off[numbers[row]] != 0; }
    [[nodiscard]] std::span<const gta_sa_world::Turn> turnsOf(Slot row) const { return switched.turnsOf(numbers[row]); }
};

const Traffic* trafficOf(const Model& m) {
    return m.neighbourhood().survey.as<Traffic>();
}

bool hasTraffic(const Model& m) {
    return trafficOf(m) != nullptr;
}

void paintTraffic(const Model& m, std::span<const model::Element> /*selection*/, std::vector<Rgba>& colours,
                  std::vector<LegendEntry>& legend) {
    const auto* traffic = trafficOf(m);
    if (traffic == nullptr)
        return;
    m.forEachLive(kNode, [&](Slot row) {
        if (!traffic->knows(row))
            return;
        const bool turned = !traffic->turnsOf(row).empty();
        const Rgba own = turned ? kTurnedOff : kOff;
        colours[row] = traffic->isOff(row) ? own : turned ? kTurnedOn : kOn;
    });
    legend = {{kOn, fmt::format("traffic in {}", traffic->save)},
              {kTurnedOn, "switched by a region, and on"},
              {kTurnedOff, "switched by a region, and off"},
              {kOff, "off in the path files"}};
}

} // namespace

model::Told tellRoads(const Model& model) {
    return model::tell(number(model).roads);
}

model::Told surveyTraffic(const Model& model, std::span<const model::Neighbour> neighbours) {
    const auto* save = model::neighbourTelling<RoadSwitches>(neighbours);
    if (save == nullptr)
        return {};
    auto all = number(model);
    Traffic traffic;
    traffic.save = save->title;
    traffic.regions = *save->tells.as<RoadSwitches>();
    traffic.switched = gta_sa_world::applySwitches(all.roads, traffic.regions.regions);
    traffic.numbers = std::move(all.numbers);
    return model::tell(std::move(traffic));
}

bool besideASave(const Model& model, Slot /*file*/) {
    return hasTraffic(model);
}

void trafficInSave(const Model& model, std::span<const Slot> rows, std::span<double> out) {
    const auto* traffic = trafficOf(model);
    std::ranges::transform(rows, out.begin(), [&](Slot row) {
        if (traffic == nullptr || !traffic->knows(row))
            return std::numeric_limits<double>::quiet_NaN();
        return traffic->isOff(row) ? 0.0 : 1.0;
    });
}

std::string switchedBy(const Model& model, Slot row) {
    const auto* traffic = trafficOf(model);
    if (traffic == nullptr || !traffic->knows(row))
        return {};
    std::string text;
    for (const auto& turn : traffic->turnsOf(row))
        text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", traffic->regions.names[turn.region],
                            traffic->regions.regions[turn.region].off ? "off" : "on");
    return text.empty() ? "no region" : text;
}

std::vector<symbol::Overlay> overlays() {
    return {{.id = "traffic_overlay",
             .title = "Traffic in the save",
             .help = "Whether there is traffic once the open save is loaded: the path file's own bit, then each of the "
                     "save's path regions in its order",
             .type = kNode,
             .paint = paintTraffic,
             .byItself = hasTraffic,
             .ofSurvey = true}};
}

} // namespace navsmith::systems::gta_sa_paths
