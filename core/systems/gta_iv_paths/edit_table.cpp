// The table of edits and building tools.
#include "core/systems/gta_iv_paths/edit_table.h"

#include "core/systems/gta_iv_paths/edit_functions.h"
#include "core/systems/shared/path_edits.h"

namespace navsmith::systems::gta_iv_paths {

namespace {

Parameter lanesA() {
    return numberParameter("lanes_a", "Lanes A", "Lanes in one of the two directions; which of them is not known", 0, 7,
                           1);
}

Parameter lanesB() {
    return numberParameter("lanes_b", "Lanes B", "Lanes in the other direction; 0: a one-way road", 0, 7, 1);
}

Parameter median() {
    return unitsParameter("median", "Median strip", "Full width of the strip between the directions", 0, 31.875, 0);
}

Parameter spawn() {
    return numberParameter("spawn_density", "Spawn density", "How much traffic appears here: 0 none, 15 full", 0, 15,
                           15);
}

Parameter longestPiece() {
    return unitsParameter("longest", "Longest piece", "No piece is longer than this", 2, 255, 50);
}

std::vector<Edit> nodeEdits() {
    return {
        {.id = "connect",
         .title = "Link nodes",
         .help = "Links the nodes both ways in the order in which they were selected",
         .section = "Nodes",
         .shortcut = "J",
         .whyDisabled = paths::over<kGraph, paths::whyNotConnect, whyNotLink>,
         .run = runConnect},
        {.id = "disconnect",
         .title = "Unlink",
         .help = "Erases the selected links, or all links between the selected nodes, both ways",
         .section = "Nodes",
         .shortcut = "Shift+J",
         .whyDisabled = whyNotDisconnect,
         .run = runDisconnect},
        {.id = "insert",
         .title = "Insert nodes",
         .help = "Puts nodes on the selected links, at even distances",
         .section = "Nodes",
         .shortcut = "I",
         .parameters = {numberParameter("nodes", "Nodes", "New nodes on each link", 1, 32, 1)},
         .whyDisabled = whyNotCut,
         .run = runInsert},
        {.id = "split_link",
         .title = "Cut links into pieces",
         .help = "Puts as many nodes on the selected links as make the pieces short enough",
         .section = "Nodes",
         .parameters = {longestPiece()},
         .whyDisabled = whyNotCut,
         .run = runSplitLink},
        {.id = "merge",
         .title = "Merge nodes",
         .help = "Makes one node of the selected ones: the last one, which gets the links of the others",
         .section = "Nodes",
         .shortcut = "M",
         .whyDisabled = paths::over<kGraph, paths::whyNotMerge, sortOf>,
         .run = runMerge},
        {.id = "move_to_area",
         .title = "Move to the area of the square",
         .help = "Puts nodes that lie outside the square of their area into the file of the right one",
         .section = "Nodes",
         .whyDisabled = paths::over<kGraph, paths::whyNotMoveToArea>,
         .run = runMoveToArea},
        {.id = "erase",
         .title = "Erase",
         .help = "Erases nodes with their links, and links both ways",
         .section = "Nodes",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
    };
}

std::vector<Edit> roadEdits() {
    return {
        {.id = "set_run",
         .title = "Set along the road",
         .help = "Sets lanes and traffic of the road from junction to junction",
         .section = "Roads",
         .shortcut = "Shift+R",
         .parameters = {lanesA(),
                        lanesB(),
                        median(),
                        spawn(),
                        {.id = "switched_off",
                         .title = "Switched off",
                         .help = "Traffic ignores the road",
                         .unit = {},
                         .names = {"no", "yes"}}},
         .whyDisabled = whyNotRun,
         .propose = proposeSetRun,
         .describe = describeSetRun,
         .run = runSetRun},
        {.id = "reverse",
         .title = "Reverse the road",
         .help = "Exchanges the lanes of both directions on the selected links, or on the road of the selected node",
         .section = "Roads",
         .shortcut = "R",
         .whyDisabled = whyNotRun,
         .run = runReverse},
        {.id = "mirror_lanes",
         .title = "Mirror the lanes",
         .help =
             "Gives the links back of the selected links, or of the road of the selected node, lanes A and B swapped",
         .section = "Roads",
         .whyDisabled = whyNotRun,
         .run = runMirrorLanes},
        {.id = "split_run",
         .title = "Cut the road into pieces",
         .help = "Puts as many nodes on the road, up to the junctions at both ends, as make its links short enough",
         .section = "Roads",
         .parameters = {longestPiece()},
         .whyDisabled = whyNotSplitRun,
         .run = runSplitRun},
        {.id = "split_road",
         .title = "Split the road",
         .help = "Parts the roads that meet at a node: each gets an end of its own, one unit back",
         .section = "Roads",
         .whyDisabled = paths::over<kGraph, paths::whyNotSplitRoad, sortOf>,
         .run = runSplitRoad},
        {.id = "select_run",
         .title = "Select the road",
         .help = "Selects the nodes of the road up to the junctions at both ends",
         .section = "Roads",
         .shortcut = "Ctrl+L",
         .whyDisabled = whyNotRun,
         .run = runSelectRun},
        {.id = "select_connected",
         .title = "Select connected",
         .help = "Selects every node that can be reached over links",
         .section = "Roads",
         .shortcut = "Ctrl+Shift+L",
         .whyDisabled = whyNotSelectConnected,
         .run = runSelectConnected},
    };
}

std::vector<Edit> setEdits() {
    return {
        {.id = "rebuild_derived",
         .title = "Rebuild derived data",
         .help =
             "Works out anew all that follows from nodes and links: lengths that are wrong, link ranges, and, where "
             "the format assumptions hold, link counts, linking disabled and flood groups",
         .section = "Whole set",
         .scope = EditScope::Document,
         .whyDisabled = whyNotRebuild,
         .run = runRebuild},
    };
}

} // namespace

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (auto part : {nodeEdits(), roadEdits(), setEdits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::vector<Builder> builders() {
    return {
        {.id = "build_road",
         .title = "Build a car road",
         .help = "Each click puts a node on the ground or on a road and links it to the one before",
         .shortcut = "B",
         .parameters = {lanesA(), lanesB(), median(), spawn()},
         .propose = proposeRoad,
         .continues = continuesRoad,
         .joins = joinsRoad,
         .place = placeRoad},
        {.id = "build_water",
         .title = "Build a boat lane",
         .help = "Each click puts a node on the water or on a boat lane and links it to the one before",
         .shortcut = "Shift+B",
         .parameters = {lanesA(), lanesB(), median(), spawn()},
         .propose = proposeWater,
         .continues = continuesWater,
         .joins = joinsWater,
         .place = placeWater},
    };
}

} // namespace navsmith::systems::gta_iv_paths
