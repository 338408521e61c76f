#include "core/systems/gta_sa_save/schema.h"

#include "core/systems/gta_sa_save/invariants.h"
#include "core/systems/gta_sa_save/pools.h"
#include "core/systems/gta_sa_save/properties.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using model::ColumnSpec;
using model::ElementType;
using model::PropertySpec;
using model::PropertyType;

namespace {

ColumnSpec columnFor(const SaveField& field) {
    return {field.id, storageOf(field.type), 0, std::nullopt, false};
}

ColumnSpec fileReference() {
    return model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow});
}

/// Columns of a kind of record: file, unnamed bytes, fields, and what Extra says.
ElementType recordSpec(Type type, std::string_view id, std::string_view title, std::string_view plural,
                       std::vector<PropertySpec> properties) {
    ElementType spec{.id = id, .title = title, .plural = plural};
    const auto& entry = *recordType(type);
    spec.columns = {fileReference(), model::column<std::string>("unnamed_bytes")};
    for (const auto& field : gta_sa::specOf(entry.record).fields)
        spec.columns.push_back(columnFor(field));
    if (entry.extra == Extra::List)
        spec.columns.push_back(model::column<std::uint8_t>("list"));
    if (entry.extra == Extra::Listed)
        spec.columns.push_back(model::column<std::uint8_t>("listed"));
    spec.properties = std::move(properties);
    spec.groupOwner = model::kFirstOwn;
    spec.fileVia = model::kFirstOwn;
    return spec;
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

/// Of fields of the file of which the page gives a range; from 0.
struct FileRange {
    std::string_view field;
    double most;
};
constexpr FileRange kFileRanges[] = {{"ring_next", 19}, {"process", 3}};

std::vector<PropertySpec> fileProperties() {
    std::vector<PropertySpec> properties{{.id = "name",
                                          .title = "Name",
                                          .section = "File",
                                          .type = PropertyType::Text,
                                          .column = file::name.column,
                                          .readOnly = true},
                                         {.id = "keeps_checksum",
                                          .title = "Wrong checksum kept",
                                          .section = "File",
                                          .help = "It came with the file and stays until something is changed",
                                          .type = PropertyType::Enum,
                                          .column = file::keepsChecksum.column,
                                          .names = {{0, "no"}, {1, "yes"}},
                                          .readOnly = true},
                                         {.id = "keeps_padding",
                                          .title = "Foreign padding kept",
                                          .section = "File",
                                          .help = "Some of the padding is not what the game would write there",
                                          .type = PropertyType::Enum,
                                          .column = file::keepsPadding.column,
                                          .names = {{0, "no"}, {1, "yes"}},
                                          .readOnly = true}};
    for (const auto& entry : kFileRecords) {
        for (const auto& field : gta_sa::specOf(entry.record).fields) {
            if (isListCount(field.id))
                continue;
            properties.push_back(
                plainProperty(field, fileColumnOf(entry.record, field.id), gta_sa::blockSpec(entry.block).title));
            if (isFixedField(field.id))
                properties.back().readOnly = true;
            if (const auto* range = std::ranges::find(kFileRanges, field.id, &FileRange::field);
                range != std::end(kFileRanges)) {
                properties.back().minimum = 0;
                properties.back().maximum = range->most;
            }
        }
    }
    properties.push_back({.id = "globals",
                          .title = "Globals",
                          .section = gta_sa::blockSpec(gta_sa::ScriptsBlock).title,
                          .help = "Variables of the script. Kept",
                          .type = PropertyType::Bytes,
                          .column = file::globals.column,
                          .readOnly = true,
                          .advanced = true});
    return properties;
}

ElementType fileSpec() {
    ElementType spec{.id = "file", .title = "file", .plural = "files"};
    spec.columns = {model::column<std::string>("name"),
                    model::column<std::string>("original"),
                    model::column<std::uint8_t>("keeps_checksum"),
                    model::column<std::uint8_t>("keeps_padding"),
                    model::column<std::uint32_t>("set_pieces_stored"),
                    model::column<std::string>("globals"),
                    model::column<std::uint32_t>("number_plates_stored")};
    for (const auto& entry : kFileRecords) {
        for (const auto& field : gta_sa::specOf(entry.record).fields) {
            if (!isListCount(field.id))
                spec.columns.push_back(columnFor(field));
        }
    }
    spec.properties = fileProperties();
    spec.namedBy = "name";
    return spec;
}

std::vector<model::EnumName> blockNames() {
    std::vector<model::EnumName> names;
    for (std::size_t i = 0; i < gta_sa::kSaveBlocks; ++i)
        names.push_back({static_cast<std::int64_t>(i), gta_sa::blockSpec(i).title});
    return names;
}

ElementType blockSpec() {
    ElementType spec{.id = "block", .title = "block", .plural = "blocks"};
    spec.columns = {fileReference(),
                    model::column<std::uint8_t>("number"),
                    model::column<std::uint8_t>("opaque"),
                    model::column<std::uint32_t>("length"),
                    model::column<std::string>("bytes"),
                    model::column<std::uint8_t>("tagged")};
    spec.properties = {
        {.id = "content",
         .title = "Content",
         .section = "Block",
         .type = PropertyType::Enum,
         .column = block::number.column,
         .names = blockNames(),
         .readOnly = true},
        {.id = "opaque",
         .title = "Readable",
         .section = "Block",
         .help = "A block that fits no known layout is kept as it is",
         .type = PropertyType::Enum,
         .column = block::opaque.column,
         .names = {{0, "as known"}, {1, "fits no known layout"}},
         .readOnly = true},
        {.id = "tagged",
         .title = "Tag",
         .section = "Block",
         .help = "The five bytes before each block, by which the game knows it",
         .type = PropertyType::Enum,
         .column = block::tagged.column,
         .names = {{0, "damaged"}, {1, "as it should be"}},
         .readOnly = true},
        {.id = "length",
         .title = "Length",
         .section = "Block",
         .help = "When the file was read",
         .unit = "bytes",
         .column = block::length.column,
         .readOnly = true},
        {.id = "bytes",
         .title = "Bytes",
         .section = "Block",
         .help = "Of what is not shown as elements",
         .type = PropertyType::Bytes,
         .column = block::bytes.column,
         .readOnly = true},
    };
    spec.groupOwner = model::kFirstOwn;
    spec.fileVia = model::kFirstOwn;
    spec.namedBy = "content";
    return spec;
}

/// In the order of Kind.
std::vector<ElementType> types() {
    std::vector<ElementType> all;
    all.push_back(fileSpec());
    all.push_back(placed(recordSpec(kPathRegion, "path_region", "path region", "path regions", regionProperties()),
                         {"minimum", "maximum"}));
    all.push_back(
        placed(recordSpec(kCarGenerator, "car_generator", "car generator", "car generators", generatorProperties()),
               {"position"}));
    all.push_back(pooled(
        named(recordSpec(kNumberPlate, "number_plate", "number plate", "number plates", plateProperties()), "plate"),
        platePool()));
    all.push_back(pooled(placed(recordSpec(kSetPiece, "set_piece", "set piece", "set pieces", setPieceProperties()),
                                {"minimum", "maximum", "spawn_1", "spawn_2", "target_1", "target_2"}),
                         setPiecePool()));
    all.push_back(pooled(placed(recordSpec(kPickup, "pickup", "pickup", "pickups", pickupProperties()), {"position"}),
                         pickupPool()));
    all.push_back(inLists(
        placed(recordSpec(kRestart, "restart", "restart point", "restart points", restartProperties()), {"position"}),
        kRestart, {"hospitals", "police stations"}));
    all.push_back(named(
        placed(recordSpec(kGarage, "garage", "garage", "garages", garageProperties()), {"corner", "ceiling"}), "name"));
    all.push_back(pooled(
        placed(recordSpec(kStoredCar, "stored_car", "stored car", "stored cars", storedCarProperties()), {"position"}),
        storedCarPool()));
    all.push_back(inLists(
        named(placed(recordSpec(kZone, "zone", "zone", "zones", zoneProperties()), {"minimum", "maximum"}), "name"),
        kZone, {"navigation zones", "map zones"}));
    all.push_back(
        recordSpec(kZonePopulation, "zone_population", "zone population", "zone populations", populationProperties()));
    all.push_back(placed(recordSpec(kStuntJump, "stunt_jump", "stunt jump", "stunt jumps", jumpProperties()),
                         {"start_minimum", "start_maximum", "landing_minimum", "landing_maximum", "camera"}));
    all.push_back(recordSpec(kEnexConnection, "enex_connection", "entrance", "entrances", enexProperties()));
    all.push_back(
        recordSpec(kOpenEntrance, "open_entrance", "open entrance", "open entrances", openEntranceProperties()));
    all.push_back(
        pooled(placed(recordSpec(kMarker, "marker", "radar marker", "radar markers", markerProperties()), {"position"}),
               markerPool()));
    all.push_back(pooled(
        placed(recordSpec(kMarker3d, "marker_3d", "3D marker", "3D markers", marker3dProperties()), {"position"}),
        marker3dPool()));
    all.push_back(placed(recordSpec(kPlayer, "player", "player", "players", playerProperties()), {"position"}));
    all.push_back(placed(recordSpec(kObject, "object", "object", "objects", objectProperties()), {"position"}));
    all.push_back(
        named(recordSpec(kSimpleVars, "simple_vars", "state of the game", "states of the game", varsProperties()),
              "save_name"));
    all.push_back(recordSpec(kPlayerInfo, "player_info", "player's state", "players' states", infoProperties()));
    all.push_back(recordSpec(kStatistic, "statistic", "statistic", "statistics", statisticProperties(kStatistic)));
    all.push_back(recordSpec(kCountedStatistic, "counted_statistic", "counted statistic", "counted statistics",
                             statisticProperties(kCountedStatistic)));
    all.push_back(recordSpec(kGang, "gang", "gang", "gangs", gangProperties()));
    all.push_back(recordSpec(kGangWars, "gang_wars", "gang war", "gang wars", gangWarsProperties()));
    all.push_back(named(recordSpec(kThread, "thread", "script thread", "script threads", threadProperties()), "name"));
    all.push_back(blockSpec());
    return all;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto built = [] {
        auto made = model::finish({.id = kSystemId, .types = types(), .enforceInvariants = enforceInvariants});
        if (!made)
            throw std::logic_error(made.error());
        return *made;
    }();
    return built;
}

} // namespace navsmith::systems::gta_sa_save
