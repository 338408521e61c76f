// Properties of each type of record.
#pragma once

#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/shared/property_builder.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_save {

/// Two or three coordinates in metres.
inline PropertyBuilder point(std::string_view id, std::string_view title) {
    return vector(id, title).unit("m");
}

inline std::vector<model::EnumName> noOrYes() {
    return {{0, "no"}, {1, "yes"}};
}

/// Computes an integer for each row.
template <std::int64_t (*F)(const model::Model&, model::Slot)>
void eachRow(const model::Model& m, std::span<const model::Slot> rows, std::span<double> out) {
    std::ranges::transform(rows, out.begin(), [&](model::Slot row) { return static_cast<double>(F(m, row)); });
}
/// Position in an array whose records the game knows by their number.
inline std::int64_t placeInArray(const model::Model&, model::Slot row) {
    return row;
}

/// "1554.95, -1674.99, 16.328"; empty if there is none.
std::string pointText(const std::optional<glm::vec3>& point);

/// The property of a field, with a title made from its id.
model::PropertySpec plainProperty(const SaveField& field, model::ColumnId column, std::string_view section);

/// Whether a property of the type shows a column.
bool shows(const model::ElementType& type, model::ColumnId column);

/// Adds such properties for all fields whose ids have this prefix and that no property shows yet.
void addPlainProperties(model::ElementType& type, std::string_view section, std::string_view prefix,
                        bool hexadecimal = false);
/// Adds such properties for the remaining fields and unnamed bytes, so that nothing of a record is hidden.
void addOtherProperties(model::ElementType& type);

// properties_places.cpp
void addRegionProperties(model::ElementType& type);
void addGeneratorProperties(model::ElementType& type);
void addPlateProperties(model::ElementType& type);
void addSetPieceProperties(model::ElementType& type);
void addPickupProperties(model::ElementType& type);
void addRestartProperties(model::ElementType& type);
void addGarageProperties(model::ElementType& type);
void addStoredCarProperties(model::ElementType& type);
void addJumpProperties(model::ElementType& type);
void addMarkerProperties(model::ElementType& type);
void addMarker3dProperties(model::ElementType& type);
// properties_world.cpp
void addZoneProperties(model::ElementType& type);
void addPopulationProperties(model::ElementType& type);
void addEnexProperties(model::ElementType& type);
void addOpenEntranceProperties(model::ElementType& type);
// properties_player.cpp
void addPlayerProperties(model::ElementType& type);
void addObjectProperties(model::ElementType& type);
void addVarsProperties(model::ElementType& type);
// properties_script.cpp
void addThreadProperties(model::ElementType& type);
void addTriggerProperties(model::ElementType& type);
void addSwapProperties(model::ElementType& type);
void addInvisibleProperties(model::ElementType& type);
void addBlockedProperties(model::ElementType& type);
void addLodLinkProperties(model::ElementType& type);
void addAnimationProperties(model::ElementType& type);
void addGlobalProperties(model::ElementType& type);
void addGameLogicProperties(model::ElementType& type);
void addAfterDeathProperties(model::ElementType& type);
void addCollectedProperties(model::ElementType& type);
/// Fields of the script, the garages and the pickups that belong to the file.
void addFileProperties(model::ElementType& type);
// properties_state.cpp
void addInfoProperties(model::ElementType& type);
void addStatisticProperties(model::ElementType& type);
void addCountedStatisticProperties(model::ElementType& type);
void addGangProperties(model::ElementType& type);
void addGangWarsProperties(model::ElementType& type);
void addMissionAttemptsProperties(model::ElementType& type);
void addStatisticMessageProperties(model::ElementType& type);
// properties_people.cpp
void addPedTypeProperties(model::ElementType& type);
void addRelationProperties(model::ElementType& type);
void addPedKillsProperties(model::ElementType& type);
// properties_map.cpp
void addMapSectorProperties(model::ElementType& type);
void addTagProperties(model::ElementType& type);
void addMapSectionProperties(model::ElementType& type);
void addLoadedFileProperties(model::ElementType& type);
// properties_radio.cpp
void addRadioStationProperties(model::ElementType& type);
void addRadioProperties(model::ElementType& type);
void addRadioTimeProperties(model::ElementType& type);
// properties_shops.cpp
void addPriceChangeProperties(model::ElementType& type);
void addShopItemProperties(model::ElementType& type);
// properties_file.cpp
void addFileRestartProperties(model::ElementType& type);
void addFileZoneProperties(model::ElementType& type);
void addFileGeneratorProperties(model::ElementType& type);

} // namespace navsmith::systems::gta_sa_save
