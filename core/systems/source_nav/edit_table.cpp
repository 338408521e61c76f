// The table. What each edit does to the file is told in docs/edits.md.
#include "core/systems/source_nav/edit_table.h"

#include "core/systems/source_nav/borders.h"
#include "core/systems/source_nav/edit_functions.h"
#include "core/systems/source_nav/edit_parameters.h"

namespace navsmith::systems::source_nav {

namespace {

/// A hand with a mouse is this exact in a view of a few rooms; units.
constexpr double kMagnet = 8;

std::vector<Parameter> spotKinds() {
    return {onOff("in_cover", "In cover", "A corner with good cover", true),
            onOff("good_sniper_spot", "Good sniper spot", "Has at least one decent line to snipe along", false),
            onOff("ideal_sniper_spot", "Ideal sniper spot", "Sees very far, or very much", false),
            onOff("exposed", "Exposed", "In the open; GoldSrc does not know it", false)};
}

std::vector<Edit> connectionEdits() {
    return {
        {.id = "connect",
         .title = "Connect both ways",
         .help = "Connects the first selected area with the others, there and back",
         .section = "Connections",
         .shortcut = "J",
         .whyDisabled = whyNotConnect,
         .run = runConnect},
        {.id = "connect_one_way",
         .title = "Connect one way",
         .help = "Connects the first selected area to the others, and not back: a drop, a one-way door",
         .section = "Connections",
         .shortcut = "Ctrl+J",
         .whyDisabled = whyNotConnectOneWay,
         .run = runConnectOneWay},
        {.id = "disconnect",
         .title = "Disconnect",
         .help = "Erases the selected connections with those that lead back, or all between the selected areas",
         .section = "Connections",
         .shortcut = "Shift+J",
         .whyDisabled = whyNotDisconnect,
         .run = runDisconnect},
        {.id = "disconnect_one_way",
         .title = "Disconnect one way",
         .help = "Erases the selected connections only, or those from the first selected area to the others",
         .section = "Connections",
         .shortcut = "Ctrl+Shift+J",
         .whyDisabled = whyNotDisconnectOneWay,
         .run = runDisconnectOneWay},
        {.id = "make_two_way",
         .title = "Make two-way",
         .help = "Adds the way back to each selected connection that has none, or to those between the selected areas",
         .section = "Connections",
         .whyDisabled = whyNotOneWay,
         .run = runMakeTwoWay},
        {.id = "flip",
         .title = "Turn one-way connections round",
         .help = "Lets the selected one-way connections, or those between the selected areas, lead the other way",
         .section = "Connections",
         .shortcut = "R",
         .whyDisabled = whyNotOneWay,
         .run = runFlip},
        {.id = "set_side",
         .title = "Set the side of connections",
         .help =
             "Says through which side of the area the selected connections leave, or those between the selected areas",
         .section = "Connections",
         .parameters = {choice("side", "Side", "North is towards lower y",
                               {"where the areas meet", "north", "east", "south", "west"})},
         .whyDisabled = whyNotDisconnect,
         .run = runSetSide},
        {.id = "disconnect_outgoing",
         .title = "Disconnect outgoing one-way",
         .help = "Erases the connections without a way back that lead out of the selected areas",
         .section = "Connections",
         .whyDisabled = whyNotOutgoingOneWays,
         .run = runDisconnectOutgoing},
        {.id = "connect_borders",
         .title = "Connect along the borders",
         .help = "Connects the selected areas with all that meet their edges",
         .section = "Connections",
         .shortcut = "Alt+J",
         .role = EditRole::Merge,
         .parameters = {units("step", "Step", "Up to this difference in height: both ways", 0,
                              static_cast<double>(kStepHeight)),
                        units("drop", "Drop", "Up to this difference in height: down only", 0,
                              static_cast<double>(kJumpCrouchHeight))},
         .whyDisabled = whyNotAreas,
         .run = runConnectBorders},
    };
}

std::vector<Edit> spotEdits() {
    return {
        {.id = "set_spot_kind",
         .title = "Set the kind of hiding spots",
         .help = "Says what the selected hiding spots are good for",
         .section = "Hiding spots",
         .parameters = spotKinds(),
         .whyDisabled = whyNotSpotKind,
         .propose = proposeSpotKind,
         .run = runSpotKind},
        {.id = "spots_to_ground",
         .title = "Put hiding spots on the ground",
         .help = "Gives the selected hiding spots the height of their area",
         .section = "Hiding spots",
         .whyDisabled = whyNotSpots,
         .run = runSpotsToGround},
        {.id = "spots_to_area",
         .title = "Move hiding spots to the area below",
         .help = "Gives the selected hiding spots to the areas that they stand on",
         .section = "Hiding spots",
         .whyDisabled = whyNotSpots,
         .run = runSpotsToArea},
    };
}

std::vector<Edit> placeEdits() {
    return {
        {.id = "new_place",
         .title = "New place",
         .help = "Adds a name to the list of places; the properties panel renames it",
         .section = "Places",
         .whyDisabled = whyNotNewPlace,
         .run = runNewPlace},
        {.id = "set_place",
         .title = "Set the place",
         .help = "Gives the selected areas a place",
         .section = "Places",
         .shortcut = "Shift+P",
         .parameters = {choiceOf("place", "Place", "What bots call the areas", placeNames)},
         .whyDisabled = whyNotSetPlace,
         .propose = proposeSetPlace,
         .run = runSetPlace},
        {.id = "clear_place",
         .title = "Clear the place",
         .help = "Takes their place from the selected areas",
         .section = "Places",
         .whyDisabled = whyNotClearPlace,
         .run = runClearPlace},
        {.id = "flood_place",
         .title = "Spread a place",
         .help =
             "Gives a place to the selected areas, and on to all that can be reached over areas of the same old place",
         .section = "Places",
         .parameters = {choiceOf("place", "Place", "What bots call the areas", placeNames)},
         .whyDisabled = whyNotSetPlace,
         .propose = proposeSetPlace,
         .run = runFloodPlace},
        {.id = "replace_place",
         .title = "Replace a place",
         .help = "Gives all areas of one place another, whatever is selected",
         .section = "Places",
         .parameters = {choiceOf("from", "Replace", "Place of the areas now", optionalPlaceNames),
                        choiceOf("to", "By", "Place of the areas then", optionalPlaceNames)},
         .whyDisabled = whyNotReplacePlace,
         .propose = proposeReplacePlace,
         .run = runReplacePlace},
        {.id = "remove_unused_places",
         .title = "Remove unused places",
         .help = "Erases the places that no area has",
         .section = "Places",
         .whyDisabled = whyNotRemovePlaces,
         .run = runRemovePlaces},
    };
}

std::vector<Edit> heightEdits() {
    return {
        {.id = "level",
         .title = "Level",
         .help = "Gives the four corners of each selected area one height",
         .section = "Heights",
         .parameters = {choice("height", "Height", "Which mean of the corners' heights",
                               {"of each area", "of all selected areas"})},
         .whyDisabled = whyNotAreas,
         .run = runLevel},
        {.id = "fit_heights",
         .title = "Fit heights to the neighbours",
         .help = "Gives corners of the selected areas the heights that connected areas have there",
         .section = "Heights",
         .parameters = {units("step", "Step", "A difference greater than this is left: a drop or a stair", 0,
                              static_cast<double>(kStepHeight))},
         .whyDisabled = whyNotAreas,
         .run = runFitHeights},
        {.id = "raise",
         .title = "Raise or lower",
         .help = "Moves the selected areas with their hiding spots, the selected spots and ladders up or down",
         .section = "Heights",
         .parameters = {units("by", "By", "Below 0: down", -kFarthest, static_cast<double>(kStepHeight))},
         .whyDisabled = whyNotRaise,
         .run = runRaise},
        {.id = "mend_rectangles",
         .title = "Turn right side out",
         .help = "Exchanges the sides of selected areas whose west lies east of their east, or north south of south",
         .section = "Heights",
         .whyDisabled = whyNotMendRectangles,
         .run = runMendRectangles},
    };
}

std::vector<Edit> ladderEdits() {
    return {
        {.id = "ladder_ends",
         .title = "Find the ends of ladders",
         .help = "Connects the selected ladders with the areas that lie at their foot and around their top",
         .section = "Ladders",
         .whyDisabled = whyNotLadders,
         .run = runLadderEnds},
        {.id = "flip_ladder",
         .title = "Turn ladders round",
         .help = "Lets the selected ladders face the other way; forward and behind, left and right change places",
         .section = "Ladders",
         .whyDisabled = whyNotLadders,
         .run = runFlipLadder},
    };
}

std::vector<Edit> meshEdits() {
    return {
        {.id = "set_map_size",
         .title = "Set the map's size",
         .help = "Writes the size of the open map into the mesh, so that the game does not call it out of date",
         .section = "Mesh",
         .whyDisabled = whyNotMapSize,
         .run = runMapSize},
    };
}

std::vector<Edit> eraseEdits() {
    return {
        {.id = "erase",
         .title = "Erase",
         .help =
             "Erases what is selected. Areas take along what leads to them and what is in them; the mesh then counts "
             "as not analysed",
         .section = "Erase",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
    };
}

} // namespace

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (auto part : {shapeEdits(), connectionEdits(), spotEdits(), placeEdits(), heightEdits(), cornerEdits(),
                      ladderEdits(), cleanEdits(), meshEdits(), selectEdits(), eraseEdits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::vector<Builder> builders() {
    return {
        {.id = "hiding_spot",
         .title = "Hiding spot",
         .help = "Each click puts a hiding spot on the area that is clicked",
         .shortcut = "S",
         .parameters = spotKinds(),
         .continues = continuesSpot,
         .joins = joinsSpot,
         .place = placeSpot},
        {.id = "area",
         .title = "Area",
         .help = "Drag from corner to corner: a new area on the ground of the map, or between its neighbours",
         .shortcut = "Shift+A",
         .gesture = Gesture::Rectangle,
         .parameters = {units("step", "Step", "The ground of the map may lie this much higher than where was dragged",
                              0, static_cast<double>(kStepHeight)),
                        onOff("connect", "Connect", "With the areas whose edges it meets", true),
                        units("magnet", "To edges within", "A side this near to an edge of another area goes there", 0,
                              kMagnet),
                        units("grid", "Round to", "Where no edge is near; 0: as dragged", 0, 1)},
         .continues = continuesNothing,
         .joins = joinsNothing,
         .describe = describeArea,
         .place = placeArea},
        {.id = "split_area",
         .title = "Cut an area",
         .help = "Drag a line over an area: it is cut there, along x or y",
         .shortcut = "C",
         .gesture = Gesture::Line,
         .parameters = {units("grid", "Round to", "The cut lies at a multiple of this; 0: as dragged", 0, 1)},
         .continues = continuesNothing,
         .joins = joinsSpot,
         .describe = describeCut,
         .place = placeCut},
        {.id = "ladder",
         .title = "Ladder",
         .help = "Drag from the foot up to the top: a ladder that leads to the areas there",
         .shortcut = "Shift+L",
         .gesture = Gesture::Line,
         .parameters = {units("width", "Width", "Across", 1, 32),
                        choice("direction", "Faces", "Where the side that is climbed looks to",
                               {"off the wall", "north", "east", "south", "west"})},
         .continues = continuesNothing,
         .joins = joinsNothing,
         .place = placeLadder},
    };
}

} // namespace navsmith::systems::source_nav
