// What people see of each kind of record.
#pragma once

#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/shared/property_builder.h"

#include <string_view>

namespace navsmith::systems::gta_sa_save {

/// Three or two coordinates in metres.
inline PropertyBuilder point(std::string_view id, std::string_view title) {
    return vector(id, title).unit("m");
}

/// A property of a field, without a title of its own: that is made of its id.
model::PropertySpec plainProperty(const SaveField& field, model::ColumnId column, std::string_view section);

/// Plain ones for all fields whose ids begin so and that no property shows yet.
void addPlainProperties(model::ElementType& type, std::string_view section, std::string_view prefix,
                        bool hexadecimal = false);
/// Plain ones for what is left, so that nothing of a record is hidden: fields, and the bytes without a name.
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
void addPlayerProperties(model::ElementType& type);
void addObjectProperties(model::ElementType& type);
void addVarsProperties(model::ElementType& type);
// properties_state.cpp
void addInfoProperties(model::ElementType& type);
void addStatisticProperties(model::ElementType& type);
void addCountedStatisticProperties(model::ElementType& type);
void addGangProperties(model::ElementType& type);
void addGangWarsProperties(model::ElementType& type);
void addThreadProperties(model::ElementType& type);

} // namespace navsmith::systems::gta_sa_save
