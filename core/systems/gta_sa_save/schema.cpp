#include "core/systems/gta_sa_save/schema.h"

#include "core/systems/gta_sa_save/invariants.h"
#include "core/systems/gta_sa_save/pools.h"
#include "core/systems/gta_sa_save/properties.h"

#include <iterator>
#include <stdexcept>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using model::ColumnSpec;
using model::ElementType;

namespace {

ColumnSpec columnFor(const SaveField& field) {
    return {field.id, storageOf(field.type), 0, std::nullopt, false};
}

ColumnSpec columnFor(Type type, const SaveField& field) {
    const auto* reference = referenceField(type, field.id);
    return reference == nullptr
               ? columnFor(field)
               : model::reference(field.id, {.target = reference->target, .onTargetErased = reference->onTargetErased});
}

/// The lists of a record: numbers without a title, which the properties add.
std::vector<model::ListSpec> listsOf(const gta_sa::SaveRecordSpec& record) {
    std::vector<model::ListSpec> lists;
    for (const auto& list : record.lists)
        lists.push_back({.id = list.id,
                         .title = list.id,
                         .columns = {{"value", storageOf(list.type), 0, std::nullopt, false}},
                         .place = static_cast<model::ListId>(lists.size())});
    return lists;
}

/// The type of a record. Its columns: file, unnamed bytes, fields, and Extra.
ElementType recordSpec(Type record, std::string_view id, std::string_view title, std::string_view plural,
                       void (*properties)(ElementType&)) {
    const auto& entry = *recordType(record);
    ElementType type{.id = id, .title = title, .plural = plural, .place = record};
    type.columns.assign(std::begin(kRecordColumns), std::end(kRecordColumns));
    forEachField(entry,
                 [&](model::ColumnId, const SaveField& field) { type.columns.push_back(columnFor(record, field)); });
    type.lists = listsOf(gta_sa::specOf(entry.record));
    if (entry.extra == Extra::List)
        type.columns.push_back(model::column<std::uint8_t>("list"));
    if (entry.extra == Extra::Listed)
        type.columns.push_back(model::column<std::uint8_t>("listed"));
    if (entry.extra == Extra::Object)
        type.columns.push_back(model::reference("object", {.target = kObject}));
    model::belongsTo(type, fileOf(record));
    properties(type);
    addOtherProperties(type);
    return type;
}

ElementType inLists(ElementType spec, Type type, std::vector<std::string_view> titles) {
    spec.groupPart = extraColumn(type);
    spec.partTitles = std::move(titles);
    return spec;
}
ElementType placed(ElementType spec, std::vector<std::string_view> by) {
    spec.placedBy = std::move(by);
    return spec;
}
ElementType pooled(ElementType spec, const model::PoolSpec& pool) {
    spec.pool = pool;
    return spec;
}
ElementType named(ElementType spec, std::string_view by) {
    spec.namedBy = by;
    return spec;
}

/// Adds columns and properties for records that are not elements, in the sections of their blocks.
void addFileFields(ElementType& type) {
    const auto forEach = [](auto&& add) {
        for (const auto& entry : kFileRecords) {
            for (const auto& field : gta_sa::specOf(entry.record).fields) {
                if (!isListCount(field.id))
                    add(entry, field);
            }
        }
    };
    forEach([&](const FileRecord&, const SaveField& field) { type.columns.push_back(columnFor(field)); });
    addFileProperties(type);
    addFileRestartProperties(type);
    addFileZoneProperties(type);
    addFileGeneratorProperties(type);
    forEach([&](const FileRecord& entry, const SaveField& field) {
        const auto column = fileColumnOf(entry.record, field.id);
        if (shows(type, column))
            return;
        auto& added = type.properties.emplace_back(plainProperty(field, column, gta_sa::blockSpec(entry.block).title));
        added.readOnly = added.readOnly || isFixedField(field.id);
    });
}

ElementType fileType() {
    auto type = file::fields.elementType("file", "file", "files");
    type.namedBy = "name";
    addProperties(type, "File",
                  {text("name", "Name").readOnly(),
                   choice("keeps_checksum", "Wrong checksum kept", {{0, "no"}, {1, "yes"}})
                       .help("Kept as found in the file until the first edit")
                       .readOnly(),
                   choice("keeps_padding", "Foreign padding kept", {{0, "no"}, {1, "yes"}})
                       .help("Part of the padding differs from what the game writes")
                       .readOnly()});
    addFileFields(type);
    return type;
}

ElementType blockType() {
    auto type = block::fields.elementType("block", "block", "blocks");
    model::belongsTo(type, block::file);
    type.namedBy = "content";
    std::vector<model::EnumName> titles;
    for (std::size_t i = 0; i < gta_sa::kSaveBlocks; ++i)
        titles.push_back({static_cast<std::int64_t>(i), gta_sa::blockSpec(i).title});
    addProperties(type, "Block",
                  {choice("content", "Content", titles).over(block::number).readOnly(),
                   choice("opaque", "Layout", {{0, "known"}, {1, "unknown"}})
                       .help("A block that matches no known layout is kept unchanged")
                       .readOnly(),
                   choice("tagged", "Tag", {{0, "damaged"}, {1, "valid"}})
                       .help("Five bytes before each block that identify it")
                       .readOnly(),
                   integer("length", "Length").help("Length when the file was read").unit("bytes").readOnly(),
                   rawBytes("bytes", "Bytes").help("Bytes that are not shown as elements").advanced(false)});
    return type;
}

ElementType loadedFileType() {
    auto type = loaded_file::fields.elementType("loaded_file", "loaded file", "loaded files");
    model::belongsTo(type, loaded_file::file);
    addLoadedFileProperties(type);
    return type;
}

ElementType relationType() {
    auto type = relation::fields.elementType("relation", "relation", "relations");
    model::belongsTo(type, relation::file);
    type.namedBy = "name";
    addRelationProperties(type);
    return type;
}

/// Blocks of few values for each of many places, people or things.
void addPlaceTypes(std::vector<ElementType>& all) {
    all.push_back(recordSpec(kMapSector, "map_sector", "map sector", "map sectors", addMapSectorProperties));
    all.push_back(
        named(recordSpec(kPedKills, "ped_kills", "kills of a type", "kills by type", addPedKillsProperties), "type"));
    all.push_back(
        named(recordSpec(kRadioTime, "radio_time", "radio time", "radio times", addRadioTimeProperties), "station"));
    all.push_back(recordSpec(kMissionAttempts, "mission_attempts", "attempts of a mission", "attempts of missions",
                             addMissionAttemptsProperties));
    all.push_back(recordSpec(kStatisticMessage, "stat_message", "statistic message", "statistic messages",
                             addStatisticMessageProperties));
    all.push_back(loadedFileType());
    all.push_back(
        named(recordSpec(kPedType, "ped_type", "type of people", "types of people", addPedTypeProperties), "name"));
    all.push_back(recordSpec(kTag, "tag", "tag", "tags", addTagProperties));
    all.push_back(
        named(recordSpec(kMapSection, "map_section", "map section", "map sections", addMapSectionProperties), "name"));
    all.push_back(named(
        recordSpec(kPriceChange, "price_change", "price change", "price changes", addPriceChangeProperties), "item"));
    all.push_back(recordSpec(kShopItem, "shop_item", "shop item", "shop items", addShopItemProperties));
    all.push_back(
        named(recordSpec(kRadioStation, "radio_station", "radio station", "radio stations", addRadioStationProperties),
              "name"));
    all.push_back(recordSpec(kRadio, "radio", "radio", "radios", addRadioProperties));
    all.push_back(relationType());
}

/// In the order of their ids.
std::vector<ElementType> types() {
    std::vector<ElementType> all;
    all.push_back(fileType());
    all.push_back(placed(recordSpec(kPathRegion, "path_region", "path region", "path regions", addRegionProperties),
                         {"minimum", "maximum"}));
    all.push_back(
        placed(recordSpec(kCarGenerator, "car_generator", "car generator", "car generators", addGeneratorProperties),
               {"position"}));
    all.push_back(pooled(
        named(recordSpec(kNumberPlate, "number_plate", "number plate", "number plates", addPlateProperties), "plate"),
        platePool()));
    all.push_back(pooled(placed(recordSpec(kSetPiece, "set_piece", "set piece", "set pieces", addSetPieceProperties),
                                {"minimum", "maximum", "spawn_1", "spawn_2", "target_1", "target_2"}),
                         setPiecePool()));
    all.push_back(pooled(placed(recordSpec(kPickup, "pickup", "pickup", "pickups", addPickupProperties), {"position"}),
                         pickupPool()));
    all.push_back(inLists(
        placed(recordSpec(kRestart, "restart", "restart point", "restart points", addRestartProperties), {"position"}),
        kRestart, {"hospitals", "police stations"}));
    all.push_back(
        named(placed(recordSpec(kGarage, "garage", "garage", "garages", addGarageProperties), {"corner", "ceiling"}),
              "name"));
    all.push_back(pooled(
        placed(recordSpec(kStoredCar, "stored_car", "stored car", "stored cars", addStoredCarProperties), {"position"}),
        storedCarPool()));
    all.push_back(inLists(
        named(placed(recordSpec(kZone, "zone", "zone", "zones", addZoneProperties), {"minimum", "maximum"}), "name"),
        kZone, {"navigation zones", "map zones"}));
    all.push_back(named(
        recordSpec(kZonePopulation, "zone_population", "zone population", "zone populations", addPopulationProperties),
        "name"));
    all.push_back(placed(recordSpec(kStuntJump, "stunt_jump", "stunt jump", "stunt jumps", addJumpProperties),
                         {"start_minimum", "start_maximum", "landing_minimum", "landing_maximum", "camera"}));
    all.push_back(
        named(recordSpec(kEnexConnection, "enex_connection", "entrance", "entrances", addEnexProperties), "name"));
    all.push_back(
        recordSpec(kOpenEntrance, "open_entrance", "open entrance", "open entrances", addOpenEntranceProperties));
    all.push_back(pooled(
        placed(recordSpec(kMarker, "marker", "radar marker", "radar markers", addMarkerProperties), {"position"}),
        markerPool()));
    all.push_back(pooled(
        placed(recordSpec(kMarker3d, "marker_3d", "3D marker", "3D markers", addMarker3dProperties), {"position"}),
        marker3dPool()));
    all.push_back(placed(recordSpec(kPlayer, "player", "player", "players", addPlayerProperties), {"position"}));
    all.push_back(placed(recordSpec(kObject, "object", "object", "objects", addObjectProperties), {"position"}));
    all.push_back(
        named(recordSpec(kSimpleVars, "simple_vars", "state of the game", "states of the game", addVarsProperties),
              "save_name"));
    all.push_back(recordSpec(kPlayerInfo, "player_info", "player's state", "players' states", addInfoProperties));
    all.push_back(
        named(recordSpec(kStatistic, "statistic", "statistic", "statistics", addStatisticProperties), "name"));
    all.push_back(named(recordSpec(kCountedStatistic, "counted_statistic", "counted statistic", "counted statistics",
                                   addCountedStatisticProperties),
                        "name"));
    all.push_back(named(recordSpec(kGang, "gang", "gang", "gangs", addGangProperties), "name"));
    all.push_back(recordSpec(kGangWars, "gang_wars", "gang war", "gang wars", addGangWarsProperties));
    all.push_back(named(recordSpec(kThread, "thread", "script thread", "script threads", addThreadProperties), "name"));
    all.push_back(blockType());
    all.push_back(
        pooled(recordSpec(kScriptTrigger, "script_trigger", "script trigger", "script triggers", addTriggerProperties),
               scriptTriggerPool()));
    all.push_back(
        pooled(recordSpec(kBuildingSwap, "building_swap", "building swap", "building swaps", addSwapProperties),
               buildingSwapPool()));
    all.push_back(pooled(recordSpec(kInvisibleObject, "invisible_object", "invisible object", "invisible objects",
                                    addInvisibleProperties),
                         invisibleObjectPool()));
    all.push_back(
        pooled(recordSpec(kBlockedModel, "blocked_model", "blocked model", "blocked models", addBlockedProperties),
               blockedModelPool()));
    all.push_back(
        pooled(recordSpec(kLodLink, "lod_link", "LOD link", "LOD links", addLodLinkProperties), lodLinkPool()));
    all.push_back(pooled(named(recordSpec(kAnimationGroup, "animation_group", "animation group", "animation groups",
                                          addAnimationProperties),
                               "name"),
                         animationGroupPool()));
    all.push_back(named(recordSpec(kGlobal, "global", "global", "globals", addGlobalProperties), "name"));
    all.push_back(recordSpec(kGameLogic, "game_logic", "game logic", "game logics", addGameLogicProperties));
    all.push_back(placed(recordSpec(kAfterDeathPoint, "after_death_point", "point after death", "points after death",
                                    addAfterDeathProperties),
                         {"position"}));
    all.push_back(recordSpec(kCollectedPickup, "collected_pickup", "collected pickup", "collected pickups",
                             addCollectedProperties));
    addPlaceTypes(all);
    return all;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto built = [] {
        auto result = model::finish({.id = kSystemId, .types = types(), .enforceInvariants = enforceInvariants});
        if (!result)
            throw std::logic_error(result.error());
        return *result;
    }();
    return built;
}

} // namespace navsmith::systems::gta_sa_save
