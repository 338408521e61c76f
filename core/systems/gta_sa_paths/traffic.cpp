#include "core/systems/gta_sa_paths/traffic.h"

#include "core/systems/gta_sa_paths/access.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <memory>

namespace navsmith::systems::gta_sa_paths {

using gta_sa_world::RoadNode;
using gta_sa_world::Roads;
using gta_sa_world::RoadSwitches;
using symbol::LegendEntry;
using symbol::rgb;
using symbol::Rgba;

namespace {

constexpr Rgba kOn = rgb(0x4CC38A);
constexpr Rgba kOff = rgb(0x8A5560);
constexpr Rgba kTurnedOn = rgb(0x9BFF6A);
constexpr Rgba kTurnedOff = rgb(0xFF5A4F);
constexpr double kPerStep = 0.125; ///< world units in a stored step of a place

RoadNode nodeOf(const Model& m, Slot row) {
    const auto flags = m.get(node::flags, row);
    const auto behaviour = flag::behaviour(flags);
    const auto at = pointOf(m, row);
    return {.place = glm::vec3(glm::dvec3(at.x, at.y, at.z) * kPerStep),
            .off = (flags & flag::switchedOff) != 0,
            .pedestrian = isPed(m, row),
            .switchable = !stopsTraffic(behaviour)};
}

} // namespace

Roads publishRoads(const Model& m) {
    Roads all;
    all.grid = gridOf(m);
    std::vector<std::uint32_t> numbers(m.capacity(kNode), model::kNoSlot); // by row
    auto files = m.liveRows(kFile);
    std::ranges::stable_sort(files, {}, [&](Slot file) { return m.get(file::area, file); });
    for (const Slot file : files) {
        all.areas.set(m.get(file::area, file) % all.areas.size());
        for (const Slot row : m.order(kNode).group(file)) {
            numbers[row] = static_cast<std::uint32_t>(all.rows.size());
            all.rows.push_back(row);
        }
    }
    for (const Slot row : all.rows) {
        auto& node = all.nodes.emplace_back(nodeOf(m, row));
        node.firstNeighbour = static_cast<std::uint32_t>(all.neighbours.size());
        for (const Slot link : m.order(kLink).group(row)) {
            const auto target = m.get(link::target, link);
            if (target.isSlot() && numbers[target.slot()] != model::kNoSlot)
                all.neighbours.push_back(numbers[target.slot()]);
        }
    }
    return all;
}

/// What a save makes of the nodes here.
struct SwitchedTraffic final : model::CrossDocumentData {
    std::string save; ///< its title
    std::shared_ptr<const RoadSwitches> regions;
    std::vector<std::uint32_t> numbers; ///< of the nodes, by row; kNoSlot for none
    gta_sa_world::SwitchedRoads switched;

    [[nodiscard]] bool knows(Slot row) const { return row < numbers.size() && numbers[row] != model::kNoSlot; }
    [[nodiscard]] bool isOff(Slot row) const { return switched.off[numbers[row]] != 0; }
    [[nodiscard]] std::span<const gta_sa_world::Turn> turnsOf(Slot row) const { return switched.turnsOf(numbers[row]); }
};

namespace {

const SwitchedTraffic* switchedTrafficOf(const Model& m) {
    return dynamic_cast<const SwitchedTraffic*>(m.crossDocumentData().get());
}

bool isKnown(const Model& m) {
    return switchedTrafficOf(m) != nullptr;
}

void paintTraffic(const Model& m, std::span<const model::Element> /*selection*/, std::vector<Rgba>& colours,
                  std::vector<LegendEntry>& legend) {
    const auto* traffic = switchedTrafficOf(m);
    if (traffic == nullptr)
        return;
    m.forEachLive(kNode, [&](Slot row) {
        if (!traffic->knows(row))
            return;
        const bool turned = !traffic->turnsOf(row).empty();
        const Rgba own = turned ? kTurnedOff : kOff;
        colours[row] = traffic->isOff(row) ? own : turned ? kTurnedOn : kOn;
    });
    legend = {{kOn, texts::format("traffic in {}", traffic->save)},
              {kTurnedOn, texts::format("switched on by a region")},
              {kTurnedOff, texts::format("switched off by a region")},
              {kOff, texts::format("off in the path files")}};
}

} // namespace

DerivedData deriveTraffic(const Roads& own, const std::vector<Received<RoadSwitches>>& saves) {
    auto traffic = std::make_shared<SwitchedTraffic>();
    traffic->save = saves.front().title;
    traffic->regions = saves.front().data;
    traffic->switched = gta_sa_world::applySwitches(own, traffic->regions->regions);
    const auto last = std::ranges::max_element(own.rows);
    traffic->numbers.assign(last == own.rows.end() ? 0 : *last + std::size_t{1}, model::kNoSlot);
    for (std::uint32_t i = 0; i < own.rows.size(); ++i)
        traffic->numbers[own.rows[i]] = i;
    return traffic;
}

bool hasTraffic(const Model& model, Slot /*file*/) {
    return isKnown(model);
}

void trafficInSave(const Model& model, std::span<const Slot> rows, std::span<double> out) {
    const auto* traffic = switchedTrafficOf(model);
    std::ranges::transform(rows, out.begin(), [&](Slot row) {
        if (traffic == nullptr || !traffic->knows(row))
            return std::numeric_limits<double>::quiet_NaN();
        return traffic->isOff(row) ? 0.0 : 1.0;
    });
}

bool isOff(const Model& model, Slot row) {
    const auto* traffic = switchedTrafficOf(model);
    return traffic != nullptr && traffic->knows(row) ? traffic->isOff(row)
                                                     : (model.get(node::flags, row) & flag::switchedOff) != 0;
}

std::string switchedBy(const Model& model, Slot row) {
    const auto* traffic = switchedTrafficOf(model);
    if (traffic == nullptr || !traffic->knows(row))
        return {};
    std::string text;
    for (const auto& turn : traffic->turnsOf(row))
        text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", traffic->regions->names[turn.region],
                            traffic->regions->regions[turn.region].off ? texts::format("off") : texts::format("on"));
    return text.empty() ? texts::format("no region") : text;
}

std::vector<symbol::Overlay> overlays() {
    return {{.id = "traffic_overlay",
             .title = "Traffic in the save",
             .help = "Whether there is traffic after the open save is loaded: the bit in the path file, then the path "
                     "regions of the save in their order",
             .type = kNode,
             .paint = paintTraffic,
             .byItself = isKnown,
             .crossDocument = true}};
}

} // namespace navsmith::systems::gta_sa_paths
