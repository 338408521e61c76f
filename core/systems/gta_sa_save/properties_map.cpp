// Properties of what a save keeps of the map: visited sectors, tags, sections, loaded files.
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/properties.h"

#include <string>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

constexpr double kSectorsAcross = 10;

std::int64_t sectorColumn(const Model&, Slot row) {
    return row / kSectorRows;
}
std::int64_t sectorRow(const Model&, Slot row) {
    return row % kSectorRows;
}

std::int64_t isTagSprayed(const Model& m, Slot row) {
    return m.get(tag::paint, row) >= tag::kSprayed ? 1 : 0;
}
std::string tagName(const Model& m, Slot row) {
    return tagAt(m, row) ? std::string(nameTable("tags").cell(row, "name")) : std::string();
}
std::string tagPosition(const Model& m, Slot row) {
    return pointText(tagAt(m, row));
}

std::int64_t poolSlot(const Model&, Slot row) {
    return row + std::int64_t{1};
}
std::string nameOfSection(const Model& m, Slot row) {
    return std::string(sectionName(sectionOrder(m), row));
}
std::int64_t isSectionSwitched(const Model& m, Slot row) {
    return isSwitchable(sectionOrder(m), row) ? 1 : 0;
}

/// The row of the table of kinds for a number; none beyond the last kind.
std::optional<std::size_t> kindRow(std::int64_t number) {
    const auto& kinds = nameTable("streamed_files");
    for (std::size_t row = 0; row < kinds.size(); ++row) {
        if (number >= kinds.integer(row) && number <= kinds.integer(row, "last"))
            return row;
    }
    return std::nullopt;
}
std::string fileKind(const Model& m, Slot row) {
    const auto kind = kindRow(m.get(loaded_file::number, row));
    return kind ? std::string(nameIn(*m.schema().type(kLoadedFile).findProperty("kind"),
                                     *nameTable("streamed_files").integer(*kind)))
                : std::string();
}
/// The name of a file with a vehicle or a section of the map; other names are in the archives of the game.
std::string fileName(const Model& m, Slot row) {
    constexpr std::int64_t firstSection = 25255;
    constexpr std::int64_t lastSection = 25510;
    const std::int64_t number = m.get(loaded_file::number, row);
    if (number > firstSection && number <= lastSection)
        return std::string(sectionName(sectionOrder(m), static_cast<std::size_t>(number - firstSection - 1)));
    const auto& vehicles = nameTable("vehicles");
    for (std::size_t i = 0; i < vehicles.size(); ++i) {
        if (vehicles.integer(i) == number)
            return std::string(vehicles.cell(i, "name"));
    }
    return {};
}

} // namespace

void addMapSectorProperties(ElementType& type) {
    addProperties(
        type, "Sector",
        {choice("visited", "Visited", noOrYes()).help("Sectors not visited are dark on the map of the game"),
         integer("column", "Column")
             .help("From the west, 0 to 9")
             .range(0, kSectorsAcross - 1)
             .derive(eachRow<sectorColumn>),
         integer("row", "Row").help("From the north, 0 to 9").range(0, kSectorsAcross - 1).derive(eachRow<sectorRow>)});
}

void addTagProperties(ElementType& type) {
    addProperties(
        type, "Tag",
        {integer("number", "Number").help("Position among the tags of the map").derive(eachRow<placeInArray>),
         text("name", "Name").help("Model of the tag").derive(tagName),
         integer("paint", "Paint").help("0 to 255. The tag counts as sprayed above 228."),
         boolean("sprayed", "Sprayed").derive(eachRow<isTagSprayed>),
         text("position", "Position").help("In the map files of the original game").unit("m").derive(tagPosition)});
}

void addMapSectionProperties(ElementType& type) {
    addProperties(
        type, "Section",
        {text("name", "Name")
             .help("Depends on the order of sections, which differs between releases of the game. Program 1.0 reaches "
                   "the section carter of the other order by the name vegasn_stream2.")
             .derive(nameOfSection),
         integer("slot", "Place in the pool").derive(eachRow<poolSlot>),
         choice("enabled", "Enabled", noOrYes())
             .help("Switches the sections that scripts control. Others are loaded by the position of the player."),
         boolean("switchable", "Scripts switch it").derive(eachRow<isSectionSwitched>)});
}

void addLoadedFileProperties(ElementType& type) {
    addProperties(type, "File",
                  {integer("number", "Number").help("Number of the model, texture archive or other file").readOnly(),
                   text("kind", "Kind").names(namesOf("streamed_files")).derive(fileKind),
                   text("name", "Name").derive(fileName)});
    addProperties(type, "Needed by",
                  {boolean("game", "Needed by the game").over(loaded_file::neededBy).bit(1).readOnly(),
                   boolean("mission", "Needed by a mission").over(loaded_file::neededBy).bit(2).readOnly(),
                   boolean("keep", "Kept in memory").over(loaded_file::neededBy).bit(3).readOnly(),
                   boolean("priority", "Priority").over(loaded_file::neededBy).bit(4).readOnly(),
                   boolean("scene", "Loading scene").over(loaded_file::neededBy).bit(5).readOnly(),
                   rawWord("needed_by", "All flags").readOnly()});
}

} // namespace navsmith::systems::gta_sa_save
