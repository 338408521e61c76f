// The records of a saved game that are elements of the model, and the columns of their fields. Columns follow the field
// tables in formats/gta_sa/save_records.h, so that fields are declared once.
#pragma once

#include "core/model/ids.h"
#include "core/model/schema.h"
#include "formats/gta_sa/save_layout.h"
#include "formats/gta_sa/save_records.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::systems::gta_sa_save {

using gta_sa::SaveField;
using gta_sa::SaveRecord;
using gta_sa::SaveType;

using Type = model::ElementTypeId;
inline constexpr Type kFile = model::kFileType;
inline constexpr Type kPathRegion = 1;
inline constexpr Type kCarGenerator = 2;
inline constexpr Type kNumberPlate = 3;
inline constexpr Type kSetPiece = 4;
inline constexpr Type kPickup = 5;
inline constexpr Type kRestart = 6;
inline constexpr Type kGarage = 7;
inline constexpr Type kStoredCar = 8;
inline constexpr Type kZone = 9;
inline constexpr Type kZonePopulation = 10;
inline constexpr Type kStuntJump = 11;
inline constexpr Type kEnexConnection = 12;
inline constexpr Type kOpenEntrance = 13;
inline constexpr Type kMarker = 14;
inline constexpr Type kMarker3d = 15;
inline constexpr Type kPlayer = 16;
inline constexpr Type kObject = 17;
inline constexpr Type kSimpleVars = 18;
inline constexpr Type kPlayerInfo = 19;
inline constexpr Type kStatistic = 20;
inline constexpr Type kCountedStatistic = 21;
inline constexpr Type kGang = 22;
inline constexpr Type kGangWars = 23;
inline constexpr Type kThread = 24;
inline constexpr Type kBlock = 25;
inline constexpr Type kScriptTrigger = 26;
inline constexpr Type kBuildingSwap = 27;
inline constexpr Type kInvisibleObject = 28;
inline constexpr Type kBlockedModel = 29;
inline constexpr Type kLodLink = 30;
inline constexpr Type kAnimationGroup = 31;
inline constexpr Type kGlobal = 32;
inline constexpr Type kGameLogic = 33;
inline constexpr Type kAfterDeathPoint = 34;
inline constexpr Type kCollectedPickup = 35;
inline constexpr Type kMapSector = kCollectedPickup + 1;
inline constexpr Type kPedKills = kMapSector + 1;
inline constexpr Type kRadioTime = kPedKills + 1;
inline constexpr Type kMissionAttempts = kRadioTime + 1;
inline constexpr Type kStatisticMessage = kMissionAttempts + 1;
inline constexpr Type kLoadedFile = kStatisticMessage + 1;
inline constexpr Type kPedType = kLoadedFile + 1;
inline constexpr Type kTag = kPedType + 1;
inline constexpr Type kMapSection = kTag + 1;
inline constexpr Type kPriceChange = kMapSection + 1;
inline constexpr Type kShopItem = kPriceChange + 1;
inline constexpr Type kRadioStation = kShopItem + 1;
inline constexpr Type kRadio = kRadioStation + 1;
inline constexpr Type kRelation = kRadio + 1; ///< no record of its own: bits of those of kPedType

/// Additional column of a record besides its fields.
enum class Extra : std::uint8_t {
    None,
    List,   ///< u8: which of the two lists of its block contains it
    Listed, ///< u8: 1 if below the count stored in the block; records from there on are free
    Object, ///< reference: the object that a marker follows
    Bits,   ///< none: the bits of the fields are the rows of another type, so there are no columns of fields either
};

struct RecordKind {
    Type type;
    SaveRecord record;
    std::uint8_t block;
    Extra extra = Extra::None;
};
inline constexpr RecordKind kRecordKinds[] = {
    {kPathRegion, SaveRecord::PathRegion, gta_sa::PathRegionsBlock},
    {kCarGenerator, SaveRecord::CarGenerator, gta_sa::GeneratorsBlock},
    {kNumberPlate, SaveRecord::NumberPlate, gta_sa::GeneratorsBlock, Extra::Listed},
    {kSetPiece, SaveRecord::SetPiece, gta_sa::SetPiecesBlock, Extra::Listed},
    {kPickup, SaveRecord::Pickup, gta_sa::PickupsBlock},
    {kRestart, SaveRecord::Restart, gta_sa::RestartsBlock, Extra::List},
    {kGarage, SaveRecord::Garage, gta_sa::GaragesBlock},
    {kStoredCar, SaveRecord::StoredCar, gta_sa::GaragesBlock},
    {kZone, SaveRecord::Zone, gta_sa::ZonesBlock, Extra::List},
    {kZonePopulation, SaveRecord::ZonePopulation, gta_sa::ZonesBlock},
    {kStuntJump, SaveRecord::StuntJump, gta_sa::StuntJumpsBlock},
    {kEnexConnection, SaveRecord::EnexConnection, gta_sa::EnexBlock},
    {kOpenEntrance, SaveRecord::EnexOpen, gta_sa::EnexBlock},
    {kMarker, SaveRecord::Marker, gta_sa::MarkersBlock, Extra::Object},
    {kMarker3d, SaveRecord::Marker3d, gta_sa::Markers3dBlock},
    {kPlayer, SaveRecord::Player, gta_sa::PlayersBlock},
    {kObject, SaveRecord::Object, gta_sa::PlayersBlock},
    {kSimpleVars, SaveRecord::SimpleVars, gta_sa::SimpleVarsBlock},
    {kPlayerInfo, SaveRecord::PlayerInfo, gta_sa::PlayerInfoBlock},
    {kStatistic, SaveRecord::FloatStatistic, gta_sa::StatisticsBlock},
    {kCountedStatistic, SaveRecord::IntegerStatistic, gta_sa::StatisticsBlock},
    {kGang, SaveRecord::Gang, gta_sa::GangsBlock},
    {kGangWars, SaveRecord::GangWars, gta_sa::GangWarsBlock},
    {kThread, SaveRecord::Thread, gta_sa::ScriptsBlock},
    {kScriptTrigger, SaveRecord::ScriptTrigger, gta_sa::ScriptsBlock},
    {kBuildingSwap, SaveRecord::BuildingSwap, gta_sa::ScriptsBlock},
    {kInvisibleObject, SaveRecord::InvisibleObject, gta_sa::ScriptsBlock},
    {kBlockedModel, SaveRecord::BlockedModel, gta_sa::ScriptsBlock},
    {kLodLink, SaveRecord::LodLink, gta_sa::ScriptsBlock},
    {kAnimationGroup, SaveRecord::AnimationGroup, gta_sa::ScriptsBlock},
    {kGlobal, SaveRecord::Global, gta_sa::ScriptsBlock},
    {kGameLogic, SaveRecord::GameLogic, gta_sa::GameLogicBlock},
    {kAfterDeathPoint, SaveRecord::AfterDeathPoint, gta_sa::GameLogicBlock},
    {kCollectedPickup, SaveRecord::CollectedPickup, gta_sa::PickupsBlock},
    {kMapSector, SaveRecord::MapSector, gta_sa::ZonesBlock},
    {kPedKills, SaveRecord::PedKills, gta_sa::StatisticsBlock},
    {kRadioTime, SaveRecord::RadioTime, gta_sa::StatisticsBlock},
    {kMissionAttempts, SaveRecord::MissionAttempts, gta_sa::StatisticsBlock},
    {kStatisticMessage, SaveRecord::StatisticMessage, gta_sa::StatisticsBlock},
    {kPedType, SaveRecord::PedType, gta_sa::RelationsBlock, Extra::Bits},
    {kTag, SaveRecord::Tag, gta_sa::TagsBlock},
    {kMapSection, SaveRecord::MapSection, gta_sa::MapSectionsBlock},
    {kPriceChange, SaveRecord::PriceChange, gta_sa::ShoppingBlock},
    {kShopItem, SaveRecord::ShopItem, gta_sa::ShoppingBlock},
    {kRadioStation, SaveRecord::RadioStation, gta_sa::RadioBlock},
    {kRadio, SaveRecord::Radio, gta_sa::RadioBlock},
};

/// Null if the record is not an element.
constexpr const RecordKind* typeOf(SaveRecord record) {
    for (const auto& entry : kRecordKinds) {
        if (entry.record == record)
            return &entry;
    }
    return nullptr;
}
constexpr const RecordKind* recordType(model::ElementTypeId type) {
    for (const auto& entry : kRecordKinds) {
        if (entry.type == type)
            return &entry;
    }
    return nullptr;
}

/// Headers and trailers of blocks, whose fields are columns of the file.
struct FileRecord {
    SaveRecord record;
    std::uint8_t block;
};
inline constexpr FileRecord kFileRecords[] = {
    {SaveRecord::GarageHead, gta_sa::GaragesBlock},   {SaveRecord::PickupTail, gta_sa::PickupsBlock},
    {SaveRecord::RestartTail, gta_sa::RestartsBlock}, {SaveRecord::ZoneHead, gta_sa::ZonesBlock},
    {SaveRecord::ZoneTail, gta_sa::ZonesBlock},       {SaveRecord::GeneratorHead, gta_sa::GeneratorsBlock},
    {SaveRecord::ScriptHead, gta_sa::ScriptsBlock},   {SaveRecord::ScriptMission, gta_sa::ScriptsBlock},
    {SaveRecord::ScriptState, gta_sa::ScriptsBlock},  {SaveRecord::StatisticsTail, gta_sa::StatisticsBlock},
};
/// Counts of lists are computed by save().
constexpr bool isListCount(std::string_view field) {
    return field == "count" || field == "navigation_count" || field == "population_count" || field == "map_count" ||
           field == "thread_count";
}
/// Fields that determine the layout of a block, or that only the script's program understands: read-only.
constexpr bool isFixedField(std::string_view field) {
    return field == "globals_size" || field == "main_size" || field == "largest_mission" || field == "missions" ||
           field == "exclusive_missions" || field == "most_locals";
}

inline constexpr model::ColumnId kFileOwn = model::kFirstOwn + 6; ///< first column of a file's fields
/// Columns that all other types have before their fields.
inline constexpr model::ColumnSpec kRecordColumns[] = {
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    // Bytes of the record not covered by a field, in order, including those behind the NUL of texts.
    model::column<std::string>("unnamed_bytes"),
};
inline constexpr model::ColumnId kFieldsAt = model::kFirstOwn + std::size(kRecordColumns);

/// A field that names an element. Its column is a reference; a value that names none stays raw.
struct ReferenceField {
    Type type;
    std::string_view field;
    Type target;
    std::int64_t none = 0;   ///< refers to nothing
    std::int64_t offset = 0; ///< added to what names the target (references.h)
    model::OnTargetErased onTargetErased = model::OnTargetErased::Clear;
};
inline constexpr ReferenceField kReferenceFields[] = {
    {kSimpleVars, "target_marker", kMarker},
    {kPlayer, "entrance", kEnexConnection, -1},
    {kLodLink, "object", kObject, -1},
    {kLodLink, "lod", kObject, -1},
    {kCollectedPickup, "pickup", kPickup},
    {kNumberPlate, "generator", kCarGenerator, 0xFFFFFFFF, 0, model::OnTargetErased::EraseRow},
    {kZone, "population", kZonePopulation, -1},
    {kOpenEntrance, "entrance", kEnexConnection, 0xFFFF, 0, model::OnTargetErased::EraseRow},
    {kEnexConnection, "link", kEnexConnection, -1},
    {kMarker, "entrance", kEnexConnection, 0, 1},
    {kMarker, "entity", kPickup}, // or an object: see marker::object
    {kGangWars, "population", kZonePopulation, 0xFFFFFFFF},
    {kGangWars, "zone", kZone, 0xFFFFFFFF},
    {kGangWars, "marker", kMarker},
};
/// Null if the field is no reference.
constexpr const ReferenceField* referenceField(Type type, std::string_view id) {
    for (const auto& entry : kReferenceFields) {
        if (entry.type == type && entry.field == id)
            return &entry;
    }
    return nullptr;
}
/// For constant expressions: with UBSan, GCC 12 does not compare the address that referenceField() returns.
constexpr bool isReferenceField(Type type, std::string_view id) {
    return std::ranges::any_of(kReferenceFields,
                               [&](const ReferenceField& entry) { return entry.type == type && entry.field == id; });
}

constexpr model::ColumnId columnOf(Type type, std::string_view id) {
    const auto* entry = recordType(type);
    const auto index = gta_sa::fieldIndex(entry->record, id);
    return index < gta_sa::specOf(entry->record).fields.size() ? static_cast<model::ColumnId>(kFieldsAt + index)
                                                               : model::kNoColumn;
}
constexpr model::ColumnId fileColumnOf(SaveRecord record, std::string_view id) {
    model::ColumnId at = kFileOwn;
    for (const auto& entry : kFileRecords) {
        for (const auto& field : gta_sa::specOf(entry.record).fields) {
            if (isListCount(field.id))
                continue;
            if (entry.record == record && field.id == id)
                return at;
            ++at;
        }
    }
    return model::kNoColumn;
}

/// The column for Extra, behind the fields.
constexpr model::ColumnId extraColumn(Type type) {
    return static_cast<model::ColumnId>(kFieldsAt + gta_sa::specOf(recordType(type)->record).fields.size());
}

constexpr model::Storage storageOf(SaveType type) {
    switch (type) {
    case SaveType::U8:
        return model::Storage::U8;
    case SaveType::I8:
        return model::Storage::I8;
    case SaveType::U16:
        return model::Storage::U16;
    case SaveType::I16:
        return model::Storage::I16;
    case SaveType::U32:
        return model::Storage::U32;
    case SaveType::I32:
        return model::Storage::I32;
    case SaveType::F32:
        return model::Storage::F32;
    case SaveType::Text:
    case SaveType::Bytes:
        break;
    }
    return model::Storage::Text;
}

} // namespace navsmith::systems::gta_sa_save
