#include "core/systems/gta_sa_save/roads.h"

#include "core/model/property.h"
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/shared/road_switches.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using gta_sa_world::Roads;
using gta_sa_world::RoadSwitch;
using gta_sa_world::RoadSwitches;
using model::Model;
using model::Slot;

namespace {

struct Effect {
    std::uint32_t nodes = 0;
    bool known = false; ///< all areas that the region touches are open
};

struct Effects {
    std::string paths; ///< title of the path set
    std::map<Slot, Effect> regions;
};

RoadSwitch switchOf(const Model& m, Slot row) {
    const auto box = regionBox(m, row);
    return {box.low, box.high, m.get(region::off, row) != 0, m.get(region::vehicles, row) != 0};
}

RoadSwitches switchesOf(const Model& m) {
    RoadSwitches all;
    for (const Slot row : m.order(kPathRegion).all()) {
        all.regions.push_back(switchOf(m, row));
        all.names.push_back(model::elementName(m, {kPathRegion, row}));
    }
    return all;
}

const Effects* effectsOf(const Model& m) {
    return m.neighbourhood().survey.as<Effects>();
}

const Effect* effectOf(const Model& m, Slot row) {
    const auto* effects = effectsOf(m);
    if (effects == nullptr)
        return nullptr;
    const auto found = effects->regions.find(row);
    return found == effects->regions.end() ? nullptr : &found->second;
}

} // namespace

model::Told tellSwitches(const Model& model) {
    return model::tell(switchesOf(model));
}

model::Told surveyRoads(const Model& model, std::span<const model::Neighbour> neighbours) {
    const auto* paths = model::neighbourTelling<Roads>(neighbours);
    if (paths == nullptr)
        return {};
    const auto& roads = *paths->tells.as<Roads>();
    const auto all = switchesOf(model);
    const auto switched = gta_sa_world::applySwitches(roads, all.regions);
    Effects effects;
    effects.paths = paths->title;
    const auto rows = model.order(kPathRegion).all();
    for (std::size_t i = 0; i < rows.size(); ++i)
        effects.regions[rows[i]] = {switched.changed[i], gta_sa_world::coversAreas(roads, all.regions[i])};
    return model::tell(std::move(effects));
}

bool besidePaths(const Model& model) {
    return effectsOf(model) != nullptr;
}

bool hasPaths(const Model& model, Slot /*file*/) {
    return besidePaths(model);
}

void nodesSwitched(const Model& model, std::span<const Slot> rows, std::span<double> out) {
    std::ranges::transform(rows, out.begin(), [&](Slot row) {
        const auto* effect = effectOf(model, row);
        return effect == nullptr ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(effect->nodes);
    });
}

void checkRegionSwitches(const Model& model, std::span<const Slot> rows, checks::Findings& out) {
    for (const Slot row : rows) {
        const auto* effect = effectOf(model, row);
        if (effect != nullptr && effect->known && effect->nodes == 0)
            out.add(row, fmt::format("It changes no node of {}", effectsOf(model)->paths));
    }
}

bool mayGo(const Model& model, Slot region) {
    const auto* paths = model::neighbourTelling<Roads>(model.neighbourhood().neighbours);
    if (paths == nullptr)
        return true;
    const auto& roads = *paths->tells.as<Roads>();
    std::vector<RoadSwitch> all;
    std::vector<RoadSwitch> others;
    for (const Slot row : model.order(kPathRegion).all()) {
        all.push_back(switchOf(model, row));
        if (row != region)
            others.push_back(all.back());
    }
    return gta_sa_world::applySwitches(roads, all).off == gta_sa_world::applySwitches(roads, others).off;
}

} // namespace navsmith::systems::gta_sa_save
