// The table. What each edit does to the file is told in docs/waypoints.md.
#include "core/systems/quake_nav/edit_table.h"

#include "core/systems/quake_nav/edit_functions.h"

namespace navsmith::systems::quake_nav {

using quake::NavGame;

namespace {

Parameter units(std::string_view id, std::string_view title, std::string_view help, double min, double max,
                double initial, double step = 4) {
    return {.id = id,
            .title = title,
            .help = help,
            .unit = "units",
            .min = min,
            .max = max,
            .step = step,
            .decimals = step < 1 ? 3 : 0,
            .initial = initial};
}

Parameter choice(std::string_view id, std::string_view title, std::string_view help,
                 std::vector<std::string_view> names) {
    const auto last = static_cast<double>(names.size() - 1);
    return {.id = id, .title = title, .help = help, .unit = {}, .min = 0, .max = last, .names = std::move(names)};
}

Parameter type(NavGame game) {
    std::vector<std::string_view> names;
    for (const auto& entry : linkTypes(game))
        names.push_back(entry.title);
    return choice("type", "Type", "How the way is gone", std::move(names));
}

Parameter place(std::string_view id, std::string_view title, std::string_view help) {
    return units(id, title, help, -32768, 32768, 0, 0.5);
}

std::vector<Edit> nodeEdits() {
    return {
        {.id = "insert",
         .title = "Insert nodes",
         .help = "Puts a node on each selected walk link, on the floor in the middle",
         .section = "Nodes",
         .shortcut = "I",
         .whyDisabled = whyNotLinks,
         .run = runInsert},
        {.id = "merge",
         .title = "Merge nodes",
         .help = "Makes one node of the selected ones: the last one, which gets the links of the others",
         .section = "Nodes",
         .shortcut = "M",
         .whyDisabled = whyNotMerge,
         .run = runMerge},
        {.id = "fit_radius",
         .title = "Fit the radius to the room",
         .help = "Makes the discs as large as a player can walk around in without a wall or a ledge in the way",
         .section = "Nodes",
         .parameters = {units("most", "At most", "No radius becomes larger than this", 4, 328, 128)},
         .whyDisabled = whyNotFitRadius,
         .run = runFitRadius},
        {.id = "erase",
         .title = "Erase",
         .help = "Erases nodes with their links, and links with their traversal and edict",
         .section = "Nodes",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
    };
}

std::vector<Edit> linkEdits(NavGame game) {
    return {
        {.id = "connect",
         .title = "Link both ways",
         .help = "Walk links both ways between the nodes, in the order in which they were selected",
         .section = "Links",
         .shortcut = "J",
         .whyDisabled = whyNotConnect,
         .run = runConnect},
        {.id = "connect_one_way",
         .title = "Link one way",
         .help = "Walk links from each selected node to the next",
         .section = "Links",
         .shortcut = "Alt+J",
         .whyDisabled = whyNotConnect,
         .run = runConnectOneWay},
        {.id = "connect_as",
         .title = "Link as",
         .help = "Links of a type from each selected node to the next, with the traversals that it needs",
         .section = "Links",
         .shortcut = "Ctrl+J",
         .parameters = {type(game),
                        choice("way", "Way", "From each to the next, or back as well", {"one way", "both ways"})},
         .whyDisabled = whyNotConnect,
         .run = runConnectAs},
        {.id = "disconnect",
         .title = "Unlink",
         .help = "Erases the selected links, or all links between the selected nodes",
         .section = "Links",
         .shortcut = "Shift+J",
         .whyDisabled = whyNotLinks,
         .run = runDisconnect},
        {.id = "two_way",
         .title = "Make two-way",
         .help = "Adds the link back where there is none, of the same type and for the same teams",
         .section = "Links",
         .whyDisabled = whyNotLinks,
         .run = runTwoWay},
        {.id = "one_way",
         .title = "Make one-way",
         .help = "Erases the links back of the selected ones; of a pair the first selected stays",
         .section = "Links",
         .whyDisabled = whyNotLinks,
         .run = runOneWay},
        {.id = "reverse",
         .title = "Turn around",
         .help = "Links lead the other way; a pair changes types and teams",
         .section = "Links",
         .shortcut = "R",
         .whyDisabled = whyNotLinks,
         .run = runReverse},
        {.id = "set_type",
         .title = "Set the type",
         .help = "Gives links another type; traversals come and go as the type needs them",
         .section = "Links",
         .shortcut = "Shift+K",
         .parameters = {type(game)},
         .whyDisabled = whyNotLinks,
         .propose = proposeType,
         .run = runSetType},
        {.id = "set_teams",
         .title = "Set the teams",
         .help = "Says which teams may take links",
         .section = "Links",
         .parameters = {{.id = "mask",
                         .title = "Bits",
                         .help = game == NavGame::Quake
                                     ? "Eight bits as a number: 255 is everybody. Which bit is which team is not known"
                                     : "1 red, 2 blue, 3 both",
                         .unit = {},
                         .min = 0,
                         .max = game == NavGame::Quake ? 255.0 : 3.0,
                         .initial = game == NavGame::Quake ? 255.0 : 3.0}},
         .whyDisabled = whyNotTeams,
         .propose = proposeTeams,
         .run = runSetTeams},
        {.id = "link_near",
         .title = "Link with what one can walk to",
         .help = "Walk links between the selected nodes and those near them, where the map lets a player walk",
         .section = "Links",
         .parameters = {units("reach", "Reach", "Nodes further off are not looked at", 16, 1024, 192)},
         .whyDisabled = whyNotLinkNear,
         .run = runLinkNear},
    };
}

std::vector<Edit> traversalEdits() {
    return {
        {.id = "find_traversal",
         .title = "Work out jumps",
         .help = "Finds exit, start and end of jumps, drops and rides on the map, as the game's own editor does",
         .section = "Traversals",
         .shortcut = "Ctrl+L",
         .whyDisabled = whyNotFindTraversal,
         .describe = describeFindTraversal,
         .run = runFindTraversal},
        {.id = "remove_traversals",
         .title = "Remove traversals",
         .help = "Takes the traversals off links; the links stay",
         .section = "Traversals",
         .whyDisabled = whyNotRemoveTraversals,
         .run = runRemoveTraversals},
    };
}

std::vector<Edit> edictEdits(NavGame game) {
    return {
        {.id = "tie",
         .title = "Tie to a brush",
         .help = "Ties a link to a door, lift, train or button; its box is where the map draws that",
         .section = "Edicts",
         .shortcut = "Shift+B",
         .parameters = {{.id = "brush",
                         .title = "Brush entity",
                         .help = "Of the map, with its target name",
                         .unit = {},
                         .choices = brushesOf},
                        {.id = "number",
                         .title = game == NavGame::Quake ? "Edict number" : "Model index",
                         .help = "As the running game counts: no map tells it. nav_edit shows it",
                         .unit = {},
                         .min = game == NavGame::Quake ? 0.0 : -2147483648.0,
                         .max = 2147483646}},
         .whyDisabled = whyNotTie,
         .propose = proposeTie,
         .describe = describeTie,
         .run = runTie},
        {.id = "retie",
         .title = "Tie anew after a recompile",
         .help = "Looks for the brush entity of each selected edict, or of all, by its box; numbers stay",
         .section = "Edicts",
         .parameters = {units("reach", "Reach of guesses", "How far off a brush of another size may lie", 0, 4096, 64),
                        choice("guesses", "Guesses", "What to do where more than one entity fits, or none of the size",
                               {"leave", "take"})},
         .whyDisabled = whyNotRetie,
         .describe = describeRetie,
         .run = runRetie},
    };
}

std::vector<Edit> copyEdits() {
    return {
        {.id = "mirror",
         .title = "Mirrored copy",
         .help = "Copies nodes with their links and traversals to the other side of a plane; what falls on nodes that "
                 "are there is joined with these",
         .section = "Arrange",
         .parameters = {choice("axis", "Along", "The axis that the plane stands across", {"x", "y"}),
                        place("at", "Plane at", "Where on that axis the middle of the map is")},
         .whyDisabled = whyNotMirror,
         .propose = proposeMirror,
         .describe = describeMirror,
         .run = runMirror},
        {.id = "rotate",
         .title = "Rotated copy",
         .help = "Copies nodes with their links and traversals, turned about the middle of the map",
         .section = "Arrange",
         .parameters = {choice("angle", "Angle", "Counter-clockwise as seen from above",
                               {"half a turn", "a quarter left", "a quarter right"}),
                        place("x", "Middle x", "Where the axis stands"),
                        place("y", "Middle y", "Where the axis stands")},
         .whyDisabled = whyNotMirror,
         .propose = proposeRotate,
         .describe = describeRotate,
         .run = runRotate},
    };
}

std::vector<Edit> selectEdits(NavGame game) {
    return {
        {.id = "select_links",
         .title = "Select links of the nodes",
         .help = "All that leave or lead to the selected nodes",
         .section = "Select",
         .whyDisabled = whyNotNodes,
         .run = runSelectLinks},
        {.id = "select_ends",
         .title = "Select nodes of the links",
         .help = "Both ends of the selected links",
         .section = "Select",
         .whyDisabled = whyNotLinks,
         .run = runSelectNodes},
        {.id = "select_reach",
         .title = "Select what bots get to",
         .help = "All nodes that can be reached from the selected ones",
         .section = "Select",
         .whyDisabled = whyNotNodes,
         .run = runSelectReach},
        {.id = "select_unreachable",
         .title = "Select what bots do not get to",
         .help = "All nodes that cannot be reached from the largest part of the graph",
         .section = "Select",
         .run = runSelectUnreachable},
        {.id = "select_traps",
         .title = "Select one-way traps",
         .help = "All nodes from which bots do not get back to the largest part of the graph",
         .section = "Select",
         .run = runSelectTraps},
        {.id = "select_type",
         .title = "Select links of a type",
         .help = "All links of one type",
         .section = "Select",
         .parameters = {type(game)},
         .run = runSelectType},
    };
}

Parameter ways(bool none) {
    std::vector<std::string_view> names{"both ways", "one way"};
    if (none)
        names.emplace_back("no link");
    return choice("way", "Way", "Whether the link back is made as well", std::move(names));
}

} // namespace

std::vector<Edit> edits(NavGame game) {
    std::vector<Edit> all;
    // Copies come last: the shared edits, which follow, begin with the same section.
    for (const auto& part :
         {nodeEdits(), linkEdits(game), traversalEdits(), edictEdits(game), selectEdits(game), copyEdits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::vector<Builder> builders(NavGame game) {
    return {
        {.id = "chain",
         .title = "Place nodes",
         .help = "Each click puts a node on the floor and links it with the one before; a click on a node links that",
         .shortcut = "B",
         .parameters = {type(game), ways(true),
                        units("radius", "Radius", "Of new nodes: a bot is there once it is this near", 4, 328,
                              kUsualRadius)},
         .propose = proposeChain,
         .continues = continuesChain,
         .joins = joinsNode,
         .describe = describeChain,
         .place = placeChain},
        {.id = "link",
         .title = "Draw links",
         .help = "Drag from one node to another",
         .shortcut = "Shift+L",
         .gesture = Gesture::Line,
         .parameters = {type(game), ways(false)},
         .joins = joinsNode,
         .describe = describeLinkDrag,
         .place = placeLinkDrag},
    };
}

} // namespace navsmith::systems::quake_nav
