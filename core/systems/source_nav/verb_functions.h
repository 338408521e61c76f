// The functions behind the table in verb_table.cpp, by topic. What each does to the file is told in docs/verbs.md.
#pragma once

#include "core/systems/source_nav/chosen.h"

#include <string>
#include <vector>

namespace navsmith::systems::source_nav {

// Connections: connection_verbs.cpp
std::string unfitConnect(const model::Model& m, Selection selection);
VerbResult runConnect(model::Transaction& tx, Selection selection, Values values);
std::string unfitConnectOneWay(const model::Model& m, Selection selection);
VerbResult runConnectOneWay(model::Transaction& tx, Selection selection, Values values);
std::string unfitDisconnect(const model::Model& m, Selection selection); ///< of set_side as well
VerbResult runDisconnect(model::Transaction& tx, Selection selection, Values values);
std::string unfitDisconnectOneWay(const model::Model& m, Selection selection);
VerbResult runDisconnectOneWay(model::Transaction& tx, Selection selection, Values values);
std::string unfitOneWay(const model::Model& m, Selection selection); ///< of make_two_way and flip
VerbResult runMakeTwoWay(model::Transaction& tx, Selection selection, Values values);
VerbResult runFlip(model::Transaction& tx, Selection selection, Values values);
VerbResult runSetSide(model::Transaction& tx, Selection selection, Values values);
std::string unfitOutgoingOneWays(const model::Model& m, Selection selection);
VerbResult runDisconnectOutgoing(model::Transaction& tx, Selection selection, Values values);
VerbResult runConnectBorders(model::Transaction& tx, Selection selection, Values values);

// Shape: shape_verbs.cpp, simplify_verbs.cpp, corner_verbs.cpp
std::string unfitSplit(const model::Model& m, Selection selection); ///< of subdivide and chop as well
std::vector<double> proposeSplit(const model::Model& m, Selection selection);
Description describeSplit(const model::Model& m, Selection selection, Values values);
VerbResult runSplit(model::Transaction& tx, Selection selection, Values values);
VerbResult runSubdivide(model::Transaction& tx, Selection selection, Values values);
VerbResult runChop(model::Transaction& tx, Selection selection, Values values);
std::string unfitMerge(const model::Model& m, Selection selection);
VerbResult runMerge(model::Transaction& tx, Selection selection, Values values);
std::string unfitSplice(const model::Model& m, Selection selection);
VerbResult runSplice(model::Transaction& tx, Selection selection, Values values);
VerbResult runSimplify(model::Transaction& tx, Selection selection, Values values);
VerbResult runCornersToGround(model::Transaction& tx, Selection selection, Values values);
VerbResult runSnapToGrid(model::Transaction& tx, Selection selection, Values values);
VerbResult runShift(model::Transaction& tx, Selection selection, Values values);

// Tidying up: clean_verbs.cpp
std::string unfitRemoveJumpAreas(const model::Model& m, Selection selection);
VerbResult runRemoveJumpAreas(model::Transaction& tx, Selection selection, Values values);
std::string unfitStrip(const model::Model& m, Selection selection);
VerbResult runStrip(model::Transaction& tx, Selection selection, Values values);
std::string unfitCompressIds(const model::Model& m, Selection selection);
VerbResult runCompressIds(model::Transaction& tx, Selection selection, Values values);

// Building: build.cpp
bool continuesNothing(const model::Model& m, model::Element from, Values values);
bool joinsNothing(const model::Model& m, model::Element onto, Values values);
Description describeArea(const model::Model& m, const Builder::Click& click, Values values);
VerbResult placeArea(model::Transaction& tx, const Builder::Click& click, Values values);
Description describeCut(const model::Model& m, const Builder::Click& click, Values values);
VerbResult placeCut(model::Transaction& tx, const Builder::Click& click, Values values);
VerbResult placeLadder(model::Transaction& tx, const Builder::Click& click, Values values);

// Hiding spots: spot_verbs.cpp
std::string unfitSpotKind(const model::Model& m, Selection selection);
std::vector<double> proposeSpotKind(const model::Model& m, Selection selection);
VerbResult runSpotKind(model::Transaction& tx, Selection selection, Values values);
std::string unfitSpots(const model::Model& m, Selection selection);
VerbResult runSpotsToGround(model::Transaction& tx, Selection selection, Values values);
VerbResult runSpotsToArea(model::Transaction& tx, Selection selection, Values values);
bool continuesSpot(const model::Model& m, model::Element from, Values values);
bool joinsSpot(const model::Model& m, model::Element onto, Values values);
VerbResult placeSpot(model::Transaction& tx, const Builder::Click& click, Values values);

// Places: place_verbs.cpp
std::vector<std::string> placeNames(const model::Model& m);
std::vector<std::string> optionalPlaceNames(const model::Model& m); ///< "(none)" first
/// The stem with the lowest number that makes it the name of no place yet.
std::string freePlaceName(const model::Model& m, const std::string& stem);
std::string unfitNewPlace(const model::Model& m, Selection selection);
VerbResult runNewPlace(model::Transaction& tx, Selection selection, Values values);
std::string unfitSetPlace(const model::Model& m, Selection selection); ///< of flood_place as well
std::vector<double> proposeSetPlace(const model::Model& m, Selection selection);
VerbResult runSetPlace(model::Transaction& tx, Selection selection, Values values);
std::string unfitClearPlace(const model::Model& m, Selection selection);
VerbResult runClearPlace(model::Transaction& tx, Selection selection, Values values);
VerbResult runFloodPlace(model::Transaction& tx, Selection selection, Values values);
std::string unfitReplacePlace(const model::Model& m, Selection selection);
std::vector<double> proposeReplacePlace(const model::Model& m, Selection selection);
VerbResult runReplacePlace(model::Transaction& tx, Selection selection, Values values);
std::string unfitRemovePlaces(const model::Model& m, Selection selection);
VerbResult runRemovePlaces(model::Transaction& tx, Selection selection, Values values);

// Heights: height_verbs.cpp
/// Of level and fit_heights, and of other verbs for any areas.
std::string unfitAreas(const model::Model& m, Selection selection);
VerbResult runLevel(model::Transaction& tx, Selection selection, Values values);
VerbResult runFitHeights(model::Transaction& tx, Selection selection, Values values);
std::string unfitRaise(const model::Model& m, Selection selection);
VerbResult runRaise(model::Transaction& tx, Selection selection, Values values);
std::string unfitMendRectangles(const model::Model& m, Selection selection);
VerbResult runMendRectangles(model::Transaction& tx, Selection selection, Values values);

// Ladders: ladder_verbs.cpp
std::string unfitLadders(const model::Model& m, Selection selection);
VerbResult runLadderEnds(model::Transaction& tx, Selection selection, Values values);
VerbResult runFlipLadder(model::Transaction& tx, Selection selection, Values values);

// Selecting: select_verbs.cpp. Those with unfitSelect() need nothing chosen.
std::string unfitSelect(const model::Model& m, Selection selection);
std::string unfitSelectFrom(const model::Model& m, Selection selection);
VerbResult runSelectConnected(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectNotConnected(model::Transaction& tx, Selection selection, Values values);
std::vector<std::string> flagNames(const model::Model& m);
std::vector<double> proposeSelectFlag(const model::Model& m, Selection selection);
VerbResult runSelectFlag(model::Transaction& tx, Selection selection, Values values);
std::string unfitSelectPlace(const model::Model& m, Selection selection);
VerbResult runSelectPlace(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectOrphans(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectOverlapping(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectDegenerate(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectOneWay(model::Transaction& tx, Selection selection, Values values);
std::string unfitSelectLadders(const model::Model& m, Selection selection);
VerbResult runSelectLadders(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectLarger(model::Transaction& tx, Selection selection, Values values);
std::string unfitSelectStairs(const model::Model& m, Selection selection);
VerbResult runSelectStairs(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeHalfSpace(const model::Model& m, Selection selection); // select_where_verbs.cpp
VerbResult runSelectHalfSpace(model::Transaction& tx, Selection selection, Values values);
std::string unfitSelectRadius(const model::Model& m, Selection selection);
VerbResult runSelectRadius(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeHeightRange(const model::Model& m, Selection selection);
VerbResult runSelectHeightRange(model::Transaction& tx, Selection selection, Values values);
std::string unfitSelectUnnamed(const model::Model& m, Selection selection);
VerbResult runSelectUnnamed(model::Transaction& tx, Selection selection, Values values);
VerbResult runSelectJump(model::Transaction& tx, Selection selection, Values values);

// Erasing: erase_verbs.cpp
std::string unfitErase(const model::Model& m, Selection selection);
VerbResult runErase(model::Transaction& tx, Selection selection, Values values);

// Pasted and duplicated rows: adopt.cpp. See System::adopt.
VerbResult adopt(model::Transaction& tx, Selection made);

// The mesh as a whole: mesh_verbs.cpp
void setMapSize(model::Transaction& tx, std::uint64_t bytes);
std::string unfitMapSize(const model::Model& m, Selection selection);
VerbResult runMapSize(model::Transaction& tx, Selection selection, Values values);

} // namespace navsmith::systems::source_nav
