// The table. What each edit does to the file is told in docs/edits.md.
#include "core/systems/gta_sa_paths/edit_table.h"

#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/shared/path_edits.h"

namespace navsmith::systems::gta_sa_paths {

namespace {

Parameter lanesForward() {
    return numberParameter("lanes_forward", "Lanes forward",
                           "Lanes in the direction of the road as it is built or selected", 0, 7, 1);
}

Parameter lanesBack() {
    return numberParameter("lanes_back", "Lanes back",
                           "Lanes for the traffic that comes the other way; 0: a one-way road", 0, 7, 1);
}

Parameter median(std::string_view help = "Full width of the strip between the directions") {
    return unitsParameter("median", "Median strip", help, 0, 31.875, 0);
}

Parameter roadClass() {
    return choiceParameter("road_class", "Road class", "Speed of the traffic", 1, {"slow", "normal", "highway"});
}

Parameter spawn() {
    return numberParameter("spawn_probability", "Spawn probability",
                           "How often traffic or peds appear here: 0 never, 15 always", 0, 15, 15);
}

Parameter switchedOff() {
    return choiceParameter("switched_off", "Switched off", "No random traffic, until a script switches it on", 0,
                           {"no", "yes"});
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
         .parameters = {unitsParameter("longest", "Longest piece", "No piece is longer than this", 2, 255, 50)},
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
         .help = "Erases nodes with their links, and links both ways with their navi node",
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
         .help = "Sets lanes and traffic of the road, or the traffic of the ped path, from junction to junction",
         .section = "Roads",
         .shortcut = "Shift+R",
         .parameters = {lanesForward(), lanesBack(),
                        median("Full width of the strip between the directions; of the path where peds walk"),
                        roadClass(), spawn(), switchedOff()},
         .whyDisabled = whyNotSetRun,
         .propose = proposeSetRun,
         .describe = describeSetRun,
         .run = runSetRun},
        {.id = "reverse",
         .title = "Reverse the road",
         .help = "Exchanges the lanes of both directions on the selected links, or on the road of the selected node",
         .section = "Roads",
         .shortcut = "R",
         .whyDisabled = whyNotReverse,
         .run = runReverse},
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
         .whyDisabled = whyNotSelectRun,
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

std::vector<Edit> lightEdits() {
    return {
        {.id = "propose_lights",
         .title = "Set up traffic lights",
         .help = "Gives each road into the selected junction, or each selected one, a light for the traffic that comes "
                 "by it",
         .section = "Lights",
         .parameters = {choiceParameter("phase", "Phase", "Which of the two cycles of the game a road gets", 0,
                                        {"by compass heading", "exchanged", "north-south", "west-east"}),
                        choiceParameter("existing", "Lights there already",
                                        "A navi node has room for one light, for one of the junctions at its ends", 0,
                                        {"replace", "keep", "replace, those of other junctions too"})},
         .whyDisabled = whyNotLights,
         .describe = describeLights,
         .run = runLights},
        {.id = "clear_lights",
         .title = "Remove traffic lights",
         .help = "Removes the lights of the selected links, or those for the selected junctions",
         .section = "Lights",
         .whyDisabled = whyNotClearLights,
         .run = runClearLights},
        {.id = "crossing",
         .title = "Crosses a road",
         .help = "Says that the selected ped links cross a road without a light",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runCrossing},
        {.id = "pedestrian_light",
         .title = "Crosses a road with a light",
         .help = "Says that the selected ped links cross a road at a pedestrian light",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runPedestrianLight},
        {.id = "no_crossing",
         .title = "Crosses no road",
         .help = "Says that the selected ped links do not cross a road",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runNoCrossing},
    };
}

std::vector<Edit> setEdits() {
    return {
        {.id = "rebuild_derived",
         .title = "Rebuild derived data",
         .help = "Works out anew all that follows from nodes, links, lanes and lights; navi nodes go to the middle of "
                 "their edges",
         .section = "Whole set",
         .scope = EditScope::Document,
         .whyDisabled = whyNotRebuild,
         .run = runRebuild},
        {.id = "number_groups",
         .title = "Number flood groups as the game does",
         .help = "Counts the connected parts from 1, in the order of areas and nodes",
         .section = "Whole set",
         .scope = EditScope::Document,
         .whyDisabled = whyNotNumberGroups,
         .run = runNumberGroups},
    };
}

} // namespace

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (auto part : {nodeEdits(), roadEdits(), lightEdits(), setEdits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::vector<Builder> builders() {
    return {
        {.id = "build_road",
         .title = "Build a car road",
         .help = "Each click puts a node on the ground or on a road and links it to the one before",
         .shortcut = "B",
         .parameters = {lanesForward(), lanesBack(), median(), roadClass(), spawn()},
         .propose = proposeRoad,
         .continues = continuesRoad,
         .joins = joinsRoad,
         .place = placeRoad},
        {.id = "build_water",
         .title = "Build a boat lane",
         .help = "Each click puts a node on the water or on a boat lane and links it to the one before",
         .shortcut = "Shift+B",
         .parameters = {lanesForward(), lanesBack(), median(), spawn()},
         .propose = proposeWater,
         .continues = continuesWater,
         .joins = joinsWater,
         .place = placeWater},
        {.id = "build_path",
         .title = "Build a ped path",
         .help = "Each click puts a node on the ground or on a path and links it to the one before",
         .shortcut = "P",
         .parameters = {unitsParameter("width", "Width", "Walking width", 0.125, 31.875, 2),
                        choiceParameter("crossing", "Crossing", "Whether the next link crosses a road", 0,
                                        {"none", "crosses a road", "with a pedestrian light"}),
                        spawn()},
         .propose = proposePath,
         .continues = continuesPath,
         .joins = joinsPath,
         .place = placePath},
    };
}

} // namespace navsmith::systems::gta_sa_paths
