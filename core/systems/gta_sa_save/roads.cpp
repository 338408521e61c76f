#include "core/systems/gta_sa_save/roads.h"

#include "core/model/property.h"
#include "core/systems/gta_sa_save/places.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using gta_sa_world::Roads;
using gta_sa_world::RoadSwitch;
using gta_sa_world::RoadSwitches;
using model::Model;
using model::Slot;

struct RegionEffects final : model::CrossDocumentData {
    struct Effect {
        std::uint32_t nodes = 0;
        bool complete = false; ///< all areas that the region touches are open
    };
    std::string title; ///< of the path set
    std::shared_ptr<const Roads> roads;
    std::map<Slot, Effect> regions;
};

namespace {

RoadSwitch switchOf(const Model& m, Slot row) {
    const auto box = regionBox(m, row);
    return {box.low, box.high, m.get(region::off, row) != 0, m.get(region::vehicles, row) != 0};
}

const RegionEffects* effectsOf(const Model& m) {
    return dynamic_cast<const RegionEffects*>(m.crossDocumentData().get());
}

const RegionEffects::Effect* effectOf(const Model& m, Slot row) {
    const auto* effects = effectsOf(m);
    if (effects == nullptr)
        return nullptr;
    const auto it = effects->regions.find(row);
    return it == effects->regions.end() ? nullptr : &it->second;
}

} // namespace

RoadSwitches publishSwitches(const Model& m) {
    RoadSwitches all;
    for (const Slot row : m.order(kPathRegion).all()) {
        all.regions.push_back(switchOf(m, row));
        all.names.push_back(model::elementName(m, {kPathRegion, row}));
        all.rows.push_back(row);
    }
    return all;
}

DerivedData deriveEffects(const RoadSwitches& own, const std::vector<Received<Roads>>& paths) {
    auto effects = std::make_shared<RegionEffects>();
    effects->title = paths.front().title;
    effects->roads = paths.front().data;
    const auto switched = gta_sa_world::applySwitches(*effects->roads, own.regions);
    for (std::size_t i = 0; i < own.rows.size(); ++i)
        effects->regions[own.rows[i]] = {switched.changed[i],
                                         gta_sa_world::coversAreas(*effects->roads, own.regions[i])};
    return effects;
}

bool knowsPaths(const Model& model) {
    return effectsOf(model) != nullptr;
}

bool hasPaths(const Model& model, Slot /*file*/) {
    return knowsPaths(model);
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
        if (effect != nullptr && effect->complete && effect->nodes == 0)
            out.add(row, texts::format("The region switches no node of {}", effectsOf(model)->title));
    }
}

bool mayGo(const Model& model, Slot region) {
    const auto* effects = effectsOf(model);
    if (effects == nullptr)
        return true;
    const auto& roads = *effects->roads;
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
