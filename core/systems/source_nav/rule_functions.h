// The functions behind the table in rules.cpp, by the element type that they look at. A check reports at most one
// issue a row. A fix mends one issue if it is still there.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/source_nav/schema.h"

#include <span>

namespace navsmith::systems::source_nav {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

// The mesh: rules_file.cpp
void checkHasAreas(const model::Model& model, RowSpan rows, Findings& out);
void checkUnnamedByte(const model::Model& model, RowSpan rows, Findings& out);
void checkTail(const model::Model& model, RowSpan rows, Findings& out);
void checkVersion(const model::Model& model, RowSpan rows, Findings& out);
void checkAnalysed(const model::Model& model, RowSpan rows, Findings& out);
void checkAllPlaced(const model::Model& model, RowSpan rows, Findings& out);
void checkSpotsGone(const model::Model& model, RowSpan rows, Findings& out);
void fixUnnamedByte(model::Transaction& tx, const Issue& issue);
void fixTail(model::Transaction& tx, const Issue& issue);
void fixAnalysed(model::Transaction& tx, const Issue& issue);
void fixSpotsGone(model::Transaction& tx, const Issue& issue);

// Places and fog places: rules_place.cpp
void checkPlaceStored(const model::Model& model, RowSpan rows, Findings& out);
void checkFogPlaceStored(const model::Model& model, RowSpan rows, Findings& out);
void checkPlaceWord(const model::Model& model, RowSpan rows, Findings& out);
void checkFogPlaceWord(const model::Model& model, RowSpan rows, Findings& out);
void checkPlaceUsed(const model::Model& model, RowSpan rows, Findings& out);
void checkPlaceOnce(const model::Model& model, RowSpan rows, Findings& out);
void fixPlaceStored(model::Transaction& tx, const Issue& issue);
void fixFogPlaceStored(model::Transaction& tx, const Issue& issue);
void fixPlaceUsed(model::Transaction& tx, const Issue& issue);
void fixPlaceOnce(model::Transaction& tx, const Issue& issue);

// Areas by themselves: rules_area.cpp
void checkAreaIds(const model::Model& model, RowSpan rows, Findings& out);
void checkAreaFinite(const model::Model& model, RowSpan rows, Findings& out);
void checkAreaPlace(const model::Model& model, RowSpan rows, Findings& out);
void checkAreaSize(const model::Model& model, RowSpan rows, Findings& out);
void checkOverlap(const model::Model& model, RowSpan rows, Findings& out);
void checkOccupyTimes(const model::Model& model, RowSpan rows, Findings& out);
void checkLight(const model::Model& model, RowSpan rows, Findings& out);
void checkOrphan(const model::Model& model, RowSpan rows, Findings& out);
void checkParts(const model::Model& model, RowSpan rows, Findings& out);
void fixAreaIds(model::Transaction& tx, const Issue& issue);
void fixAreaPlace(model::Transaction& tx, const Issue& issue);
void fixOccupyTimes(model::Transaction& tx, const Issue& issue);
void fixLight(model::Transaction& tx, const Issue& issue);

// Connections: rules_connection.cpp
void checkTarget(const model::Model& model, RowSpan rows, Findings& out);
void checkSelf(const model::Model& model, RowSpan rows, Findings& out);
void checkClimb(const model::Model& model, RowSpan rows, Findings& out);
void checkSide(const model::Model& model, RowSpan rows, Findings& out);
void checkOneWay(const model::Model& model, RowSpan rows, Findings& out);
void checkMeeting(const model::Model& model, RowSpan rows, Findings& out);
void checkDrop(const model::Model& model, RowSpan rows, Findings& out);
void checkDouble(const model::Model& model, RowSpan rows, Findings& out);
void fixTarget(model::Transaction& tx, const Issue& issue);
void fixSelf(model::Transaction& tx, const Issue& issue);
void fixSide(model::Transaction& tx, const Issue& issue);
void fixDouble(model::Transaction& tx, const Issue& issue);

// Ladders, and the areas' lists of them: rules_ladder.cpp
void checkLadderLists(const model::Model& model, RowSpan rows, Findings& out);
void checkLadderFinite(const model::Model& model, RowSpan rows, Findings& out);
void checkLadderIds(const model::Model& model, RowSpan rows, Findings& out);
void checkLadderEnds(const model::Model& model, RowSpan rows, Findings& out);
void checkLadderConnected(const model::Model& model, RowSpan rows, Findings& out);
void checkLadderListed(const model::Model& model, RowSpan rows, Findings& out);
void checkListedLadders(const model::Model& model, RowSpan rows, Findings& out);
void checkLadderFaces(const model::Model& model, RowSpan rows, Findings& out);
void checkLadderLength(const model::Model& model, RowSpan rows, Findings& out);
void fixLadderLists(model::Transaction& tx, const Issue& issue);
void fixLadderIds(model::Transaction& tx, const Issue& issue);
void fixLadderEnds(model::Transaction& tx, const Issue& issue);
void fixLadderListed(model::Transaction& tx, const Issue& issue);
void fixListedLadders(model::Transaction& tx, const Issue& issue);
void fixLadderLength(model::Transaction& tx, const Issue& issue);

// What the game's analysis has found: rules_analysis.cpp
void checkSpotFinite(const model::Model& model, RowSpan rows, Findings& out);
void checkSpotIds(const model::Model& model, RowSpan rows, Findings& out);
void checkSpotInside(const model::Model& model, RowSpan rows, Findings& out);
void checkEncounterSides(const model::Model& model, RowSpan rows, Findings& out);
void checkEncounterEnds(const model::Model& model, RowSpan rows, Findings& out);
void checkEncounterSpots(const model::Model& model, RowSpan rows, Findings& out);
void checkApproaches(const model::Model& model, RowSpan rows, Findings& out);
void checkApproachCount(const model::Model& model, RowSpan rows, Findings& out);
void checkVisible(const model::Model& model, RowSpan rows, Findings& out);
void checkVisibility(const model::Model& model, RowSpan rows, Findings& out);
void checkInherits(const model::Model& model, RowSpan rows, Findings& out);
void fixSpotIds(model::Transaction& tx, const Issue& issue);
void fixEncounterSides(model::Transaction& tx, const Issue& issue);
void fixEncounterEnds(model::Transaction& tx, const Issue& issue);
void fixEncounterSpots(model::Transaction& tx, const Issue& issue);
void fixApproaches(model::Transaction& tx, const Issue& issue);
void fixVisible(model::Transaction& tx, const Issue& issue);
void fixInherits(model::Transaction& tx, const Issue& issue);

} // namespace navsmith::systems::source_nav
