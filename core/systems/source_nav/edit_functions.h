// The functions behind the table in edit_table.cpp, by topic. What each does to the file is told in docs/edits.md.
#pragma once

#include "core/systems/source_nav/selected_elements.h"

#include <string>
#include <vector>

namespace navsmith::systems::source_nav {

// Connections: connection_verbs.cpp
std::string whyNotConnect(const model::Model& m, Selection selection);
EditResult runConnect(model::Transaction& tx, Selection selection, Values values);
std::string whyNotConnectOneWay(const model::Model& m, Selection selection);
EditResult runConnectOneWay(model::Transaction& tx, Selection selection, Values values);
std::string whyNotDisconnect(const model::Model& m, Selection selection); ///< of set_side as well
EditResult runDisconnect(model::Transaction& tx, Selection selection, Values values);
std::string whyNotDisconnectOneWay(const model::Model& m, Selection selection);
EditResult runDisconnectOneWay(model::Transaction& tx, Selection selection, Values values);
std::string whyNotOneWay(const model::Model& m, Selection selection); ///< of make_two_way and flip
EditResult runMakeTwoWay(model::Transaction& tx, Selection selection, Values values);
EditResult runFlip(model::Transaction& tx, Selection selection, Values values);
EditResult runSetSide(model::Transaction& tx, Selection selection, Values values);
std::string whyNotOutgoingOneWays(const model::Model& m, Selection selection);
EditResult runDisconnectOutgoing(model::Transaction& tx, Selection selection, Values values);
EditResult runConnectBorders(model::Transaction& tx, Selection selection, Values values);

// Shape: shape_verbs.cpp, simplify_verbs.cpp, corner_verbs.cpp
std::string whyNotSplit(const model::Model& m, Selection selection); ///< of subdivide and chop as well
std::vector<double> proposeSplit(const model::Model& m, Selection selection);
Description describeSplit(const model::Model& m, Selection selection, Values values);
EditResult runSplit(model::Transaction& tx, Selection selection, Values values);
EditResult runSubdivide(model::Transaction& tx, Selection selection, Values values);
EditResult runChop(model::Transaction& tx, Selection selection, Values values);
std::string whyNotMerge(const model::Model& m, Selection selection);
EditResult runMerge(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSplice(const model::Model& m, Selection selection);
EditResult runSplice(model::Transaction& tx, Selection selection, Values values);
EditResult runSimplify(model::Transaction& tx, Selection selection, Values values);
EditResult runCornersToGround(model::Transaction& tx, Selection selection, Values values);
EditResult runSnapToGrid(model::Transaction& tx, Selection selection, Values values);
EditResult runShift(model::Transaction& tx, Selection selection, Values values);

// Tidying up: clean_verbs.cpp
std::string whyNotRemoveJumpAreas(const model::Model& m, Selection selection);
EditResult runRemoveJumpAreas(model::Transaction& tx, Selection selection, Values values);
std::string whyNotStrip(const model::Model& m, Selection selection);
EditResult runStrip(model::Transaction& tx, Selection selection, Values values);
std::string whyNotCompressIds(const model::Model& m, Selection selection);
EditResult runCompressIds(model::Transaction& tx, Selection selection, Values values);

// Building: build.cpp
bool continuesNothing(const model::Model& m, model::Element from, Values values);
bool joinsNothing(const model::Model& m, model::Element onto, Values values);
Description describeArea(const model::Model& m, const Builder::Click& click, Values values);
EditResult placeArea(model::Transaction& tx, const Builder::Click& click, Values values);
Description describeCut(const model::Model& m, const Builder::Click& click, Values values);
EditResult placeCut(model::Transaction& tx, const Builder::Click& click, Values values);
EditResult placeLadder(model::Transaction& tx, const Builder::Click& click, Values values);

// Hiding spots: spot_verbs.cpp
std::string whyNotSpotKind(const model::Model& m, Selection selection);
std::vector<double> proposeSpotKind(const model::Model& m, Selection selection);
EditResult runSpotKind(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSpots(const model::Model& m, Selection selection);
EditResult runSpotsToGround(model::Transaction& tx, Selection selection, Values values);
EditResult runSpotsToArea(model::Transaction& tx, Selection selection, Values values);
bool continuesSpot(const model::Model& m, model::Element from, Values values);
bool joinsSpot(const model::Model& m, model::Element onto, Values values);
EditResult placeSpot(model::Transaction& tx, const Builder::Click& click, Values values);

// Places: place_verbs.cpp
std::vector<std::string> placeNames(const model::Model& m);
std::vector<std::string> optionalPlaceNames(const model::Model& m); ///< "(none)" first
/// The stem with the lowest number that makes it the name of no place yet.
std::string freePlaceName(const model::Model& m, const std::string& stem);
std::string whyNotNewPlace(const model::Model& m, Selection selection);
EditResult runNewPlace(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSetPlace(const model::Model& m, Selection selection); ///< of flood_place as well
std::vector<double> proposeSetPlace(const model::Model& m, Selection selection);
EditResult runSetPlace(model::Transaction& tx, Selection selection, Values values);
std::string whyNotClearPlace(const model::Model& m, Selection selection);
EditResult runClearPlace(model::Transaction& tx, Selection selection, Values values);
EditResult runFloodPlace(model::Transaction& tx, Selection selection, Values values);
std::string whyNotReplacePlace(const model::Model& m, Selection selection);
std::vector<double> proposeReplacePlace(const model::Model& m, Selection selection);
EditResult runReplacePlace(model::Transaction& tx, Selection selection, Values values);
std::string whyNotRemovePlaces(const model::Model& m, Selection selection);
EditResult runRemovePlaces(model::Transaction& tx, Selection selection, Values values);

// Heights: height_verbs.cpp
/// Of level and fit_heights, and of other edits for any areas.
std::string whyNotAreas(const model::Model& m, Selection selection);
EditResult runLevel(model::Transaction& tx, Selection selection, Values values);
EditResult runFitHeights(model::Transaction& tx, Selection selection, Values values);
std::string whyNotRaise(const model::Model& m, Selection selection);
EditResult runRaise(model::Transaction& tx, Selection selection, Values values);
std::string whyNotMendRectangles(const model::Model& m, Selection selection);
EditResult runMendRectangles(model::Transaction& tx, Selection selection, Values values);

// Ladders: ladder_verbs.cpp
std::string whyNotLadders(const model::Model& m, Selection selection);
EditResult runLadderEnds(model::Transaction& tx, Selection selection, Values values);
EditResult runFlipLadder(model::Transaction& tx, Selection selection, Values values);

// Selecting: select_edits.cpp. Those with whyNotSelect() need nothing chosen.
std::string whyNotSelect(const model::Model& m, Selection selection);
std::string whyNotSelectFrom(const model::Model& m, Selection selection);
EditResult runSelectConnected(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectNotConnected(model::Transaction& tx, Selection selection, Values values);
std::vector<std::string> flagNames(const model::Model& m);
std::vector<double> proposeSelectFlag(const model::Model& m, Selection selection);
EditResult runSelectFlag(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSelectPlace(const model::Model& m, Selection selection);
EditResult runSelectPlace(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectOrphans(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectOverlapping(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectDegenerate(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectOneWay(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSelectLadders(const model::Model& m, Selection selection);
EditResult runSelectLadders(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectLarger(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSelectStairs(const model::Model& m, Selection selection);
EditResult runSelectStairs(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeHalfSpace(const model::Model& m, Selection selection); // select_where_verbs.cpp
EditResult runSelectHalfSpace(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSelectRadius(const model::Model& m, Selection selection);
EditResult runSelectRadius(model::Transaction& tx, Selection selection, Values values);
std::vector<double> proposeHeightRange(const model::Model& m, Selection selection);
EditResult runSelectHeightRange(model::Transaction& tx, Selection selection, Values values);
std::string whyNotSelectUnnamed(const model::Model& m, Selection selection);
EditResult runSelectUnnamed(model::Transaction& tx, Selection selection, Values values);
EditResult runSelectJump(model::Transaction& tx, Selection selection, Values values);

// Erasing: erase_verbs.cpp
std::string whyNotErase(const model::Model& m, Selection selection);
EditResult runErase(model::Transaction& tx, Selection selection, Values values);

// Pasted and duplicated rows: attach_pasted.cpp. See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, Selection made);

// The mesh as a whole: mesh_verbs.cpp
void setMapSize(model::Transaction& tx, std::uint64_t bytes);
std::string whyNotMapSize(const model::Model& m, Selection selection);
EditResult runMapSize(model::Transaction& tx, Selection selection, Values values);

} // namespace navsmith::systems::source_nav
