#include "core/systems/gta_sa_save/rules.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_save/roads.h"
#include "core/systems/gta_sa_save/rule_functions.h"
#include "core/systems/gta_sa_save/schema.h"

#include <vector>

namespace navsmith::systems::gta_sa_save {

using checks::own;
using checks::Rule;
using model::Dependency;
using enum checks::Severity;

namespace {

/// Any column of any element of a type; of the rule's own type: of the element itself. For pools, whose records come
/// into use by one column or another, always.
Dependency any(Type type) {
    return {{}, type, {}};
}

constexpr model::Column<std::uint32_t> rankOf(Type type) {
    return {type, model::kRank};
}

/// What keeps a file from being read or written at all; the reader and the edits see to it.
void addSizeRules(std::vector<Rule>& table) {
    table.push_back({.id = "SAV-001",
                     .title = "The file is as long as the PC game writes it",
                     .fault = "File of another length",
                     .severity = Error,
                     .type = kFile});
    table.push_back({.id = "SAV-004",
                     .title = "The blocks leave room for the checksum",
                     .fault = "Blocks that are too long",
                     .severity = Error,
                     .type = kFile});
}

void addFileRules(std::vector<Rule>& table) {
    table.push_back({.id = "SAV-003",
                     .title = "The checksum is the sum of the bytes",
                     .fault = "Wrong checksum",
                     .severity = Error,
                     .type = kFile,
                     .check = checkChecksum,
                     .dependsOn = {own(file::keepsChecksum)},
                     .fix = fixChecksum,
                     .fixTitle = "Add it up anew"});
    table.push_back({.id = "SAV-005",
                     .title = "The padding repeats the blocks",
                     .fault = "Padding that another program has left",
                     .severity = Note,
                     .type = kFile,
                     .check = checkPadding,
                     .dependsOn = {own(file::keepsPadding)},
                     .fix = fixPadding,
                     .fixTitle = "Make it anew"});
    table.push_back({.id = "SAV-012",
                     .title = "There is no more than the game has room for",
                     .fault = "More than the game has room for",
                     .severity = Error,
                     .type = kFile,
                     .check = checkLimits,
                     .dependsOn = {any(kGarage), any(kPathRegion), any(kCarGenerator), any(kStuntJump), any(kRestart),
                                   any(kSetPiece), any(kNumberPlate), own(file::setPieces, file::plates)}});
    table.push_back({.id = "SAV-025",
                     .title = "Scripts have path regions left",
                     .fault = "Nearly all path regions are in use",
                     .severity = Warning,
                     .type = kFile,
                     .check = checkManyRegions,
                     .dependsOn = {any(kPathRegion)},
                     .fix = eraseIdleRegions,
                     .fixTitle = "Take away those inside later ones (without open paths: nodes beyond may change)"});
    table.push_back({.id = "SAV-052",
                     .title = "The list of collected pickups goes on inside itself",
                     .fault = "Next collected pickup outside its list",
                     .severity = Note,
                     .type = kFile,
                     .check = checkRing,
                     .dependsOn = {own(file::ringNext)},
                     .fix = fixRing,
                     .fixTitle = "Take it modulo 20"});
}

void addGameRules(std::vector<Rule>& table) {
    table.push_back({.id = "SAV-006",
                     .title = "The version id is one that is known",
                     .fault = "Unknown version id",
                     .severity = Note,
                     .type = kSimpleVars,
                     .check = checkVersion,
                     .dependsOn = {own(vars::versionId)}});
    table.push_back({.id = "SAV-007",
                     .title = "The name of the save has an end",
                     .fault = "Name of the save without an end",
                     .severity = Warning,
                     .type = kSimpleVars,
                     .check = checkSaveName,
                     .dependsOn = {own(vars::saveName)},
                     .fix = fixSaveName,
                     .fixTitle = "Drop its last character"});
    table.push_back({.id = "SAV-008",
                     .title = "The save is of the game's own script",
                     .fault = "Script of a modification",
                     .severity = Note,
                     .type = kFile,
                     .check = checkScript,
                     .dependsOn = {own(file::mainSize, file::globalsSize)}});
    table.push_back({.id = "SAV-009I",
                     .title = "The player's state says how large its data is",
                     .fault = "Player's state with a wrong size of data",
                     .severity = Error,
                     .type = kPlayerInfo,
                     .check = checkInfoSize,
                     .dependsOn = {own(player_info::size)}});
    table.push_back({.id = "SAV-009W",
                     .title = "The gang wars say how large their data is",
                     .fault = "Gang wars with a wrong size of data",
                     .severity = Error,
                     .type = kGangWars,
                     .check = checkWarSize,
                     .dependsOn = {own(gang_wars::size)}});
    table.push_back({.id = "SAV-009P",
                     .title = "The player's record says how large its data is",
                     .fault = "Player with a wrong size of data",
                     .severity = Error,
                     .type = kPlayer,
                     .check = checkPlayerSizes,
                     .dependsOn = {own(player::pedSize, player::playerSize)}});
    table.push_back({.id = "SAV-009O",
                     .title = "An object's record says how large its data is",
                     .fault = "Object with a wrong size of data",
                     .severity = Error,
                     .type = kObject,
                     .check = checkObjectSize,
                     .dependsOn = {own(object::size)}});
    table.push_back({.id = "SAV-013",
                     .title = "A thread goes on inside the script",
                     .fault = "Thread outside the script",
                     .severity = Warning,
                     .type = kThread,
                     .check = checkThread,
                     .dependsOn = {own(thread::relativePointer, thread::depth, thread::returnStack),
                                   own(file::mainSize, file::largestMission)}});
    table.push_back({.id = "SAV-002",
                     .title = "Each block has its tag",
                     .fault = "Block without its tag",
                     .severity = Error,
                     .type = kBlock,
                     .check = checkTag,
                     .dependsOn = {own(block::tagged)}});
    table.push_back({.id = "SAV-080",
                     .title = "The list of entrances has an end",
                     .fault = "Entrances without an end",
                     .severity = Error,
                     .type = kBlock,
                     .check = checkEnexEnd,
                     .dependsOn = {own(block::opaque, block::number, block::bytes)},
                     .fix = fixEnexEnd,
                     .fixTitle = "Put it there"});
    table.push_back({.id = "SAV-014",
                     .title = "A block fits its layout",
                     .fault = "Block that fits no known layout",
                     .severity = Warning,
                     .type = kBlock,
                     .check = checkOpaque,
                     .dependsOn = {own(block::opaque, block::number, block::bytes)}});
}

void addRegionRules(std::vector<Rule>& table) {
    table.push_back({.id = "SAV-020",
                     .title = "The lower bounds of a path region lie below the upper ones",
                     .fault = "Path region that holds nothing",
                     .severity = Error,
                     .type = kPathRegion,
                     .check = checkRegionBox,
                     .dependsOn = {any(kPathRegion)},
                     .fix = fixRegionBox,
                     .fixTitle = "Exchange the bounds"});
    table.push_back({.id = "SAV-021",
                     .title = "The flags of a path region are 0 or 1",
                     .fault = "Odd flag of a path region",
                     .severity = Warning,
                     .type = kPathRegion,
                     .check = checkRegionFlags,
                     .dependsOn = {own(region::off, region::vehicles)},
                     .fix = fixRegionFlags,
                     .fixTitle = "Set it to 1"});
    table.push_back({.id = "SAV-022",
                     .title = "No two path regions are alike",
                     .fault = "Path region that stands twice",
                     .severity = Note,
                     .type = kPathRegion,
                     .check = checkRegionTwice,
                     .dependsOn = {any(kPathRegion)},
                     .wholeDocument = true,
                     .fix = eraseRegion,
                     .fixTitle = "Take the earlier one away (without open paths: nodes beyond its box may change)"});
    table.push_back({.id = "SAV-023",
                     .title = "No later path region covers one of its type",
                     .fault = "Path region inside a later one",
                     .severity = Note,
                     .type = kPathRegion,
                     .check = checkRegionCovered,
                     .dependsOn = {any(kPathRegion)},
                     .wholeDocument = true,
                     .fix = eraseRegion,
                     .fixTitle = "Take it away (without open paths: nodes beyond its box may change)"});
    table.push_back({.id = "SAV-024",
                     .title = "A path region switches nodes of the open path files",
                     .fault = "Path region that changes no node",
                     .severity = Note,
                     .type = kPathRegion,
                     .check = checkRegionSwitches,
                     .dependsOn = {any(kPathRegion)},
                     .dataAvailable = knowsPaths});
}

void addZoneRules(std::vector<Rule>& table) {
    table.push_back({.id = "SAV-030",
                     .title = "The first zone is called SAN_AND",
                     .fault = "Taxi glitch",
                     .severity = Warning,
                     .type = kZone,
                     .check = checkFirstZone,
                     .dependsOn = {own(zone::name, zone::map, rankOf(kZone))},
                     .fix = fixFirstZone,
                     .fixTitle = "Restore its name"});
    table.push_back({.id = "SAV-031",
                     .title = "The lower corner of a zone lies below the upper one",
                     .fault = "Zone that is inside out",
                     .severity = Warning,
                     .type = kZone,
                     .check = checkZoneBox,
                     .dependsOn = {any(kZone)},
                     .fix = fixZone,
                     .fixTitle = "Exchange the corners"});
    table.push_back({.id = "SAV-031T",
                     .title = "A zone has a type and a population",
                     .fault = "Zone of an unknown type or without a population",
                     .severity = Warning,
                     .type = kZone,
                     .check = checkZone,
                     .dependsOn = {any(kZone), any(kZonePopulation)}});
}

void addCarRules(std::vector<Rule>& table) {
    table.push_back({.id = "SAV-040",
                     .title = "Numbers of car generators ascend",
                     .fault = "Car generator out of order",
                     .severity = Error,
                     .type = kCarGenerator,
                     .check = checkGeneratorOrder,
                     .dependsOn = {own(generator::index, rankOf(kCarGenerator))},
                     .wholeDocument = true,
                     .fix = fixGeneratorOrder,
                     .fixTitle = "Sort them",
                     .fixMendsAll = true});
    table.push_back({.id = "SAV-041",
                     .title = "A car generator makes a car",
                     .fault = "Car generator with an odd model",
                     .severity = Warning,
                     .type = kCarGenerator,
                     .check = checkGeneratorModel,
                     .dependsOn = {own(generator::carModel)}});
    table.push_back({.id = "SAV-042",
                     .title = "Chances are at most 100 %, and a stored car generator is used",
                     .fault = "Car generator with odd values",
                     .severity = Warning,
                     .type = kCarGenerator,
                     .check = checkGeneratorValues,
                     .dependsOn = {own(generator::alarm, generator::lock, generator::used, generator::mapSection)},
                     .fix = fixGeneratorValues,
                     .fixTitle = "Set them right"});
    table.push_back({.id = "SAV-043",
                     .title = "A number plate has its car generator",
                     .fault = "Number plate without a car generator",
                     .severity = Note,
                     .type = kNumberPlate,
                     .check = checkPlate,
                     .dependsOn = {any(kNumberPlate), own(generator::index)}});
}

void addRecordRules(std::vector<Rule>& table) {
    table.push_back({.id = "SAV-050",
                     .title = "The type of a pickup is one of the game's",
                     .fault = "Pickup of an unknown type",
                     .severity = Warning,
                     .type = kPickup,
                     .check = checkPickupType,
                     .dependsOn = {any(kPickup)}});
    table.push_back({.id = "SAV-051",
                     .title = "A pickup keeps no address",
                     .fault = "Pickup with an address",
                     .severity = Warning,
                     .type = kPickup,
                     .check = checkPickupPointer,
                     .dependsOn = {any(kPickup)},
                     .fix = fixPickupPointer,
                     .fixTitle = "Clear it"});
    table.push_back({.id = "SAV-081",
                     .title = "An entrance leads to one that is there",
                     .fault = "Entrance that leads nowhere",
                     .severity = Warning,
                     .type = kEnexConnection,
                     .check = checkEnexLink,
                     .dependsOn = {own(enex::index, enex::link)},
                     .wholeDocument = true,
                     .fix = fixEnexLink,
                     .fixTitle = "Clear where it leads"});
    table.push_back({.id = "SAV-081T",
                     .title = "An entrance stands once",
                     .fault = "Entrance that stands twice",
                     .severity = Warning,
                     .type = kEnexConnection,
                     .check = checkEnexTwice,
                     .dependsOn = {own(enex::index)},
                     .wholeDocument = true});
    table.push_back({.id = "SAV-081O",
                     .title = "The entrance that the player is in is there",
                     .fault = "Player in an entrance that is not there",
                     .severity = Warning,
                     .type = kOpenEntrance,
                     .check = checkOpenEntrance,
                     .dependsOn = {own(enex::open), own(enex::index)}});
    table.push_back({.id = "SAV-092",
                     .title = "The entrance of a marker is there",
                     .fault = "Marker of an entrance that is not there",
                     .severity = Note,
                     .type = kMarker,
                     .check = checkMarkerEntrance,
                     .dependsOn = {any(kMarker), own(enex::index)},
                     .fix = fixMarkerEntrance,
                     .fixTitle = "Clear it"});
}

} // namespace

std::span<const Rule> rules() {
    static const auto table = [] {
        std::vector<Rule> all;
        for (const auto& add : {addSizeRules, addFileRules, addGameRules, addPositionRules, addRegionRules,
                                addZoneRules, addCarRules, addRecordRules, addShapeRules})
            add(all);
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::gta_sa_save
