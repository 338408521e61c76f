// The table. What is counted and mended is told at length in docs/checks.md.
#include "core/systems/source_nav/rules.h"

#include "core/checks/dependencies.h"
#include "core/systems/source_nav/rule_functions.h"
#include "core/systems/source_nav/schema.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using model::against;
using model::along;
using model::Dependency;
using model::PathStep;
using enum checks::Severity;

namespace {

constexpr model::Column<std::uint32_t> kPlaceRank{kPlace, model::kRank};
constexpr model::Column<std::uint32_t> kAreaRank{kArea, model::kRank};
constexpr model::Column<std::uint32_t> kConnectionRank{kConnection, model::kRank};
constexpr model::Column<std::uint32_t> kSpotRank{kHidingSpot, model::kRank};
constexpr model::Column<std::uint32_t> kLadderRank{kLadder, model::kRank};

/// Anything of the element itself, its lists above all; in a rule of another type: of any such element.
Dependency anyOf(model::ElementTypeId type) {
    return {{}, type, {}};
}

/// What decides which fields there are.
Dependency format(std::vector<PathStep> steps) {
    return at(std::move(steps), file::version, file::subVersion, file::layout);
}

Dependency corners(std::vector<PathStep> steps) {
    return at(std::move(steps), area::westX, area::northY, area::northWestZ, area::eastX, area::southY,
              area::southEastZ, area::northEastZ, area::southWestZ);
}

Dependency ladderEnds() {
    return own(ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind, ladder::bottom);
}

/// A connection, and where both its areas lie.
Dependencies connectionPlaces() {
    return {own(connection::owner, connection::side, connection::target), corners({along(connection::owner)}),
            corners({along(connection::target)}), at({along(connection::target)}, area::id)};
}

void addFileRules(std::vector<Rule>& table) {
    table.push_back(
        {"NAV001", "The mesh has areas", "Mesh without areas", Error, kFile, checkHasAreas, {own(area::file)}});
    table.push_back({"NAV042",
                     "The file says rightly whether areas without a place exist",
                     "Unnamed-areas byte that is wrong",
                     Warning,
                     kFile,
                     checkUnnamedByte,
                     {own(file::unnamedError), format({})},
                     false,
                     fixUnnamedByte,
                     "Correct the byte"});
    table.push_back({"NAV050",
                     "Nothing follows the mesh",
                     "Stale bytes behind the mesh",
                     Note,
                     kFile,
                     checkTail,
                     {own(file::tail)},
                     false,
                     fixTail,
                     "Drop the stale bytes"});
    table.push_back({"NAV051",
                     "The version is 4 or later",
                     "Version that the game refuses",
                     Note,
                     kFile,
                     checkVersion,
                     {format({})}});
    table.push_back({"NAV052",
                     "The analysed byte is 0 or 1",
                     "Analysed byte that is neither 0 nor 1",
                     Note,
                     kFile,
                     checkAnalysed,
                     {own(file::analysed), format({})},
                     false,
                     fixAnalysed,
                     "Set to 1"});
    table.push_back({"NAV061",
                     "All areas have a place, or none",
                     "Areas without a place among named ones",
                     Note,
                     kFile,
                     checkAllPlaced,
                     {own(area::place), format({})},
                     true});
    table.push_back({"NAV064",
                     "Encounter spots name hiding spots",
                     "Encounter spots that name no hiding spot",
                     Note,
                     kFile,
                     checkSpotsGone,
                     {anyOf(kEncounterPath)},
                     true,
                     fixSpotsGone,
                     "Remove the spots"});
}

void addPlaceRules(std::vector<Rule>& table) {
    table.push_back({"NAV008",
                     "The place's name is stored as the engine reads it",
                     "Place whose name the engine misreads",
                     Error,
                     kPlace,
                     checkPlaceStored,
                     {own(place::name, place::terminated)},
                     false,
                     fixPlaceStored,
                     "End with a zero byte"});
    table.push_back({"NAV009",
                     "The fog place's name is stored as the engine reads it",
                     "Fog place whose name the engine misreads",
                     Error,
                     kFogPlace,
                     checkFogPlaceStored,
                     {own(fog_place::name, fog_place::terminated)},
                     false,
                     fixFogPlaceStored,
                     "End with a zero byte"});
    table.push_back({"NAV036",
                     "The place's name is an ASCII word",
                     "Place whose name is no ASCII word",
                     Warning,
                     kPlace,
                     checkPlaceWord,
                     {own(place::name)}});
    table.push_back({"NAV037",
                     "The fog place's name is an ASCII word",
                     "Fog place whose name is no ASCII word",
                     Warning,
                     kFogPlace,
                     checkFogPlaceWord,
                     {own(fog_place::name)}});
    table.push_back({"NAV062",
                     "Places are used",
                     "Place that no area has",
                     Note,
                     kPlace,
                     checkPlaceUsed,
                     {at({against(area::place)}, area::place)},
                     false,
                     fixPlaceUsed,
                     "Delete the place"});
    table.push_back({"NAV063",
                     "Places have names of their own",
                     "Place with the name of another",
                     Note,
                     kPlace,
                     checkPlaceOnce,
                     {own(place::name, kPlaceRank)},
                     true,
                     fixPlaceOnce,
                     "Merge with the first"});
}

void addAreaRules(std::vector<Rule>& table) {
    table.push_back({"NAV003",
                     "Area ids are unique and not 0",
                     "Area id that is 0 or stands twice",
                     Error,
                     kArea,
                     checkAreaIds,
                     {own(area::id, kAreaRank)},
                     true,
                     fixAreaIds,
                     "Give it a free id"});
    table.push_back({"NAV005",
                     "The area's corners are numbers",
                     "Area with corners that are no numbers",
                     Error,
                     kArea,
                     checkAreaFinite,
                     {corners({})}});
    table.push_back({"NAV035",
                     "The area's place exists",
                     "Place of an area that does not exist",
                     Warning,
                     kArea,
                     checkAreaPlace,
                     // A message says how many places there are.
                     {own(area::place, area::fogPlace), own(place::file), own(fog_place::file)},
                     false,
                     fixAreaPlace,
                     "Take the place away"});
    table.push_back(
        {"NAV038", "The area has an extent", "Area without an extent", Warning, kArea, checkAreaSize, {corners({})}});
    table.push_back({"NAV039",
                     "Areas do not lie over each other",
                     "Areas over each other",
                     Warning,
                     kArea,
                     checkOverlap,
                     {corners({}), own(area::id, kAreaRank)},
                     true});
    table.push_back({"NAV040",
                     "Times of arrival are 0 or more",
                     "Time of arrival below 0",
                     Warning,
                     kArea,
                     checkOccupyTimes,
                     {own(area::occupyFirst, area::occupySecond), format({along(area::file)})},
                     false,
                     fixOccupyTimes,
                     "Set to 0"});
    table.push_back({"NAV041",
                     "Light is from 0 to 1",
                     "Light outside 0 to 1",
                     Warning,
                     kArea,
                     checkLight,
                     {own(area::lightNorthWest, area::lightNorthEast, area::lightSouthEast, area::lightSouthWest),
                      format({along(area::file)})},
                     false,
                     fixLight,
                     "Bring it into range"});
    table.push_back({"NAV054",
                     "A way leads into or out of the area",
                     "Area with no way in or out",
                     Note,
                     kArea,
                     checkOrphan,
                     {at({against(connection::owner)}, connection::owner, connection::target),
                      at({against(connection::target)}, connection::owner, connection::target), ladderEnds()}});
    table.push_back({"NAV055",
                     "The mesh hangs together",
                     "Part of the mesh that is cut off",
                     Note,
                     kArea,
                     checkParts,
                     {own(connection::owner, connection::target), ladderEnds(), own(area::file)},
                     true});
}

void addConnectionRules(std::vector<Rule>& table) {
    table.push_back({"NAV002",
                     "The connection's target exists",
                     "Connection to an area that does not exist",
                     Error,
                     kConnection,
                     checkTarget,
                     {own(connection::target)},
                     false,
                     fixTarget,
                     "Delete the connection"});
    table.push_back({"NAV020",
                     "No connection leads to its own area",
                     "Connection to its own area",
                     Warning,
                     kConnection,
                     checkSelf,
                     {own(connection::owner, connection::target)},
                     false,
                     fixSelf,
                     "Delete the connection"});
    table.push_back({"NAV021", "No connection climbs higher than 200 units", "Connection that climbs too high", Warning,
                     kConnection, checkClimb, connectionPlaces()});
    table.push_back({"NAV022", "The other area lies on the connection's side", "Connection on the wrong side", Warning,
                     kConnection, checkSide, connectionPlaces(), false, fixSide, "Move to the right side"});
    table.push_back({"NAV056", "Low steps are connected both ways", "Low step that is connected one way only", Note,
                     kConnection, checkOneWay,
                     connectionPlaces() + Dependencies{at({along(connection::target), against(connection::owner)},
                                                          connection::target)}});
    table.push_back({"NAV057", "Connected areas are close together", "Connection between areas far apart", Note,
                     kConnection, checkMeeting, connectionPlaces()});
    table.push_back({"NAV058", "No connection drops further than 400 units", "Connection that drops too far", Note,
                     kConnection, checkDrop, connectionPlaces()});
    table.push_back({"NAV059",
                     "A side has one connection to an area",
                     "Connection that stands twice",
                     Note,
                     kConnection,
                     checkDouble,
                     {own(connection::owner, connection::side, connection::target, kConnectionRank),
                      at({along(connection::target)}, area::id),
                      at({along(connection::owner), against(connection::owner)}, connection::side, connection::target,
                         kConnectionRank)},
                     false,
                     fixDouble,
                     "Delete the copy"});
}

void addLadderRules(std::vector<Rule>& table) {
    table.push_back({"NAV004",
                     "The area's ladders exist",
                     "Ladder of an area that does not exist",
                     Error,
                     kArea,
                     checkLadderLists,
                     {anyOf(kArea)},
                     false,
                     fixLadderLists,
                     "Take them off the lists"});
    table.push_back({"NAV007",
                     "The ladder's ends and sizes are numbers",
                     "Ladder with ends or sizes that are no numbers",
                     Error,
                     kLadder,
                     checkLadderFinite,
                     {own(ladder::width, ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY,
                          ladder::bottomZ, ladder::length)}});
    table.push_back({"NAV024",
                     "Ladder ids are unique and not 0",
                     "Ladder id that is 0 or stands twice",
                     Warning,
                     kLadder,
                     checkLadderIds,
                     {own(ladder::id, kLadderRank)},
                     true,
                     fixLadderIds,
                     "Give it a free id"});
    table.push_back({"NAV025",
                     "The areas at the ladder's ends exist",
                     "Area at a ladder's end that does not exist",
                     Warning,
                     kLadder,
                     checkLadderEnds,
                     {ladderEnds()},
                     false,
                     fixLadderEnds,
                     "Clear the end"});
    table.push_back({"NAV026",
                     "The ladder leads from an area to an area",
                     "Ladder that leads nowhere",
                     Warning,
                     kLadder,
                     checkLadderConnected,
                     {ladderEnds()}});
    table.push_back({"NAV027",
                     "The areas at the ladder's ends list it",
                     "Ladder that the area at its end does not list",
                     Warning,
                     kLadder,
                     checkLadderListed,
                     {ladderEnds(), anyOf(kArea), format({along(ladder::file)})},
                     false,
                     fixLadderListed,
                     "Add to their lists"});
    table.push_back({"NAV028",
                     "The area's ladders end at it",
                     "Ladder listed by an area away from it",
                     Warning,
                     kArea,
                     checkListedLadders,
                     {anyOf(kArea), ladderEnds(), own(ladder::id)},
                     false,
                     fixListedLadders,
                     "Take them off the lists"});
    table.push_back({"NAV029",
                     "The ladder faces one of four sides",
                     "Ladder that faces no side",
                     Warning,
                     kLadder,
                     checkLadderFaces,
                     {own(ladder::direction)}});
    table.push_back({"NAV065",
                     "The ladder's length is that between its ends",
                     "Ladder whose length is not that between its ends",
                     Note,
                     kLadder,
                     checkLadderLength,
                     {own(ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY, ladder::bottomZ,
                          ladder::length)},
                     false,
                     fixLadderLength,
                     "Work it out anew"});
}

void addAnalysisRules(std::vector<Rule>& table) {
    table.push_back({"NAV006",
                     "The hiding spot's position is numbers",
                     "Hiding spot whose position is no numbers",
                     Error,
                     kHidingSpot,
                     checkSpotFinite,
                     {own(hiding_spot::x, hiding_spot::y, hiding_spot::z)}});
    table.push_back(
        {"NAV010",
         "Sides of an encounter path are 0 to 3",
         "Encounter path with a side above 3",
         Error,
         kEncounterPath,
         checkEncounterSides,
         {own(encounter_path::from, encounter_path::fromDirection, encounter_path::to, encounter_path::toDirection),
          at({along(encounter_path::from)}, area::id), at({along(encounter_path::to)}, area::id)},
         false,
         fixEncounterSides,
         "Take the sides where the areas lie"});
    table.push_back({"NAV011",
                     "The area's visible areas exist",
                     "Visible area that does not exist",
                     Warning,
                     kArea,
                     checkVisible,
                     {anyOf(kArea), format({along(area::file)})},
                     false,
                     fixVisible,
                     "Take them off the list"});
    table.push_back({"NAV023",
                     "Hiding-spot ids are unique",
                     "Hiding-spot id that stands twice",
                     Warning,
                     kHidingSpot,
                     checkSpotIds,
                     {own(hiding_spot::id, hiding_spot::owner, kSpotRank), own(area::id, kAreaRank)},
                     true,
                     fixSpotIds,
                     "Give it a free id"});
    table.push_back({"NAV030",
                     "The encounter path's areas exist",
                     "Area of an encounter path that does not exist",
                     Warning,
                     kEncounterPath,
                     checkEncounterEnds,
                     {own(encounter_path::from, encounter_path::to)},
                     false,
                     fixEncounterEnds,
                     "Delete the path"});
    table.push_back({"NAV031",
                     "The encounter path's spots exist",
                     "Spot of an encounter path that does not exist",
                     Warning,
                     kEncounterPath,
                     checkEncounterSpots,
                     {anyOf(kEncounterPath)},
                     false,
                     fixEncounterSpots,
                     "Remove the spots"});
    table.push_back({"NAV032",
                     "The area's approach areas exist",
                     "Approach area that does not exist",
                     Warning,
                     kArea,
                     checkApproaches,
                     {anyOf(kArea)},
                     false,
                     fixApproaches,
                     "Take them off the list"});
    table.push_back({"NAV033",
                     "At most 16 approach areas",
                     "More than 16 approach areas",
                     Warning,
                     kArea,
                     checkApproachCount,
                     {anyOf(kArea)}});
    table.push_back({"NAV034",
                     "The area that visibility is inherited from exists",
                     "Inherited area that does not exist",
                     Warning,
                     kArea,
                     checkInherits,
                     {own(area::inheritsFrom)},
                     false,
                     fixInherits,
                     "Inherit from none"});
    table.push_back(
        {"NAV053", "Visibility is 0 to 3", "Visibility above 3", Note, kArea, checkVisibility, {anyOf(kArea)}});
    table.push_back({"NAV060",
                     "The hiding spot lies in its area",
                     "Hiding spot outside its area",
                     Note,
                     kHidingSpot,
                     checkSpotInside,
                     {own(hiding_spot::owner, hiding_spot::x, hiding_spot::y, hiding_spot::z),
                      corners({along(hiding_spot::owner)}), at({along(hiding_spot::owner)}, area::id)}});
}

} // namespace

std::span<const Rule> rules() {
    static const auto table = [] {
        std::vector<Rule> all;
        addFileRules(all);
        addPlaceRules(all);
        addAreaRules(all);
        addConnectionRules(all);
        addLadderRules(all);
        addAnalysisRules(all);
        std::ranges::sort(all, {}, &Rule::id); // fixes run in this order: what crashes first
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::source_nav
