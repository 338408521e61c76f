// The table of verbs and building tools.
#include "core/systems/gta_iv_paths/verb_table.h"

#include "core/systems/gta_iv_paths/verb_functions.h"

namespace navsmith::systems::gta_iv_paths {

namespace {

Parameter number(std::string_view id, std::string_view title, std::string_view help, double min, double max,
                 double initial) {
    return {.id = id, .title = title, .help = help, .unit = {}, .min = min, .max = max, .initial = initial};
}

Parameter units(std::string_view id, std::string_view title, std::string_view help, double min, double max,
                double initial) {
    return {.id = id,
            .title = title,
            .help = help,
            .unit = "units",
            .min = min,
            .max = max,
            .step = kStep,
            .decimals = 3,
            .initial = initial};
}

Parameter lanesA() {
    return number("lanes_a", "Lanes A", "Lanes in one of the two directions; which of them is not known", 0, 7, 1);
}

Parameter lanesB() {
    return number("lanes_b", "Lanes B", "Lanes in the other direction; 0: a one-way road", 0, 7, 1);
}

Parameter median() {
    return units("median", "Median strip", "Full width of the strip between the directions", 0, 31.875, 0);
}

Parameter spawn() {
    return number("spawn_density", "Spawn density", "How much traffic appears here: 0 none, 15 full", 0, 15, 15);
}

std::vector<Verb> nodeVerbs() {
    return {
        {.id = "connect",
         .title = "Link nodes",
         .help = "Links the nodes both ways in the order in which they were chosen",
         .section = "Nodes",
         .shortcut = "J",
         .unfit = unfitConnect,
         .run = runConnect},
        {.id = "disconnect",
         .title = "Unlink",
         .help = "Erases the chosen links, or all links between the chosen nodes, both ways",
         .section = "Nodes",
         .shortcut = "Shift+J",
         .unfit = unfitDisconnect,
         .run = runDisconnect},
        {.id = "insert",
         .title = "Insert nodes",
         .help = "Puts nodes on the chosen links, at even distances",
         .section = "Nodes",
         .shortcut = "I",
         .parameters = {number("nodes", "Nodes", "New nodes on each link", 1, 32, 1)},
         .unfit = unfitCut,
         .run = runInsert},
        {.id = "split_link",
         .title = "Cut links into pieces",
         .help = "Puts as many nodes on the chosen links as make the pieces short enough",
         .section = "Nodes",
         .parameters = {units("longest", "Longest piece", "No piece is longer than this", 2, 255, 50)},
         .unfit = unfitCut,
         .run = runSplitLink},
        {.id = "merge",
         .title = "Merge nodes",
         .help = "Makes one node of the chosen ones: the last one, which gets the links of the others",
         .section = "Nodes",
         .shortcut = "M",
         .unfit = unfitMerge,
         .run = runMerge},
        {.id = "move_to_area",
         .title = "Move to the area of the square",
         .help = "Puts nodes that lie outside the square of their area into the file of the right one",
         .section = "Nodes",
         .unfit = unfitMoveToArea,
         .run = runMoveToArea},
        {.id = "erase",
         .title = "Erase",
         .help = "Erases nodes with their links, and links both ways",
         .section = "Nodes",
         .shortcut = "Del",
         .role = VerbRole::Erase,
         .unfit = unfitErase,
         .run = runErase},
    };
}

std::vector<Verb> roadVerbs() {
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
         .unfit = unfitRun,
         .propose = proposeSetRun,
         .describe = describeSetRun,
         .run = runSetRun},
        {.id = "reverse",
         .title = "Reverse the road",
         .help = "Exchanges the lanes of both directions on the chosen links, or on the road of the chosen node",
         .section = "Roads",
         .shortcut = "R",
         .unfit = unfitRun,
         .run = runReverse},
        {.id = "select_run",
         .title = "Select the road",
         .help = "Selects the nodes of the road up to the junctions at both ends",
         .section = "Roads",
         .shortcut = "Ctrl+L",
         .unfit = unfitRun,
         .run = runSelectRun},
        {.id = "select_connected",
         .title = "Select connected",
         .help = "Selects every node that can be reached over links",
         .section = "Roads",
         .shortcut = "Ctrl+Shift+L",
         .unfit = unfitSelectConnected,
         .run = runSelectConnected},
    };
}

} // namespace

std::vector<Verb> verbs() {
    auto all = nodeVerbs();
    const auto roads = roadVerbs();
    all.insert(all.end(), roads.begin(), roads.end());
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
