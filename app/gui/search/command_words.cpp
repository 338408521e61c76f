#include "app/gui/search/command_words.h"

#include "app/gui/commands/key_presets.h"

#include <QHash>

#include <array>

namespace navsmith::gui {

namespace {

constexpr auto kWords = std::to_array<CommandWords>({
    // Selecting
    {"action.tool.select",
     "edit, mark, pick area, shift, begin shift xy, end shift xy, resize horizontal, resize vertical, corner select, "
     "add to selected set, remove from selected set, toggle in selected set, grab, translate, move tool, "
     "selection tool, pointer, arrow, pick"},
    {"action.escape", "unmark, clear selected set, unselect, select none, deselect all"},
    {"action.deselectAll", "select none, unselect, clear selection"},
    {"action.boxSelect", "border select, marquee, rectangle select"},
    {"action.drag.copy", "duplicate, clone, copy and move, alt drag"},
    {"action.brush.smaller", "decrease grid size, finer grid"},
    {"action.brush.larger", "increase grid size, coarser grid"},
    {"action.selectWhere",
     "mark id, add to selected set by id, filter, query, expression, tf select with attribute, select by condition"},
    {"action.lasso",
     "begin selecting, end selecting, begin drag selecting, end drag selecting, toggle selecting, box select, "
     "lasso select, marquee"},
    {"action.pivotAtLast", "pivot point, active element, transform pivot, median point, rotate around, origin"},
    {"action.heights",
     "raise drag volume max, raise drag volume min, lower drag volume max, lower drag volume min, limit height, floor"},
    {"action.invertSelection", "inverse, invert selected"},
    {"action.storeSelection", "store selected set, selection set, vertex group, named selection, group, face map"},
    {"action.dock.selections", "recall selected set, selection sets, vertex groups, groups"},
    // What was done
    {"action.adjustLast", "redo panel, operator panel, adjust last operation, last values, tweak"},
    {"action.repeatLast", "repeat, again, do it again"},
    {"action.keepRecipe", "macro, record, script, automation, python"},
    {"action.recipeFolder", "macros, scripts, add ons"},
    {"action.verb.*.select_connected", "flood select, select linked, select more, grow selection"},
    {"action.verb.*.select_radius", "select radius, select sphere"},
    {"action.verb.*.select_half_space", "select half space"},
    {"action.verb.*.select_larger", "select larger than"},
    {"action.verb.*.select_overlapping", "select overlapping"},
    {"action.verb.*.select_orphans", "select orphans, loose, stray"},
    {"action.verb.*.select_degenerate", "select invalid areas"},
    {"action.verb.*.select_stairs", "select stairs"},
    {"action.verb.*.select_blocked", "select blocked areas"},
    {"action.verb.*.select_incursion_zone", "tf select incursion zone"},
    {"action.verb.*.select_point_incursion", "tf select control point incursion areas"},
    {"action.verb.*.select_ambush", "tf select ambush areas"},
    {"action.verb.*.select_unnamed", "mark unnamed"},
    {"action.verb.*.select_flag", "tf select with attribute, select with attribute"},
    {"action.verb.*.select_height_range", "select between heights, drag volume"},
    {"action.verb.*.select_unreachable", "islands, unreachable"},
    {"action.verb.*.select_traps", "one way traps"},
    // Areas
    {"action.tool.area", "begin area, end area, create area, add area, new area, draw area, extrude, add mesh"},
    {"action.tool.split_area", "split, knife, clipping tool, loop cut, cut area"},
    {"action.tool.ladder", "build ladder, add ladder, new ladder"},
    {"action.tool.hiding_spot", "add hiding spot, new hiding spot"},
    {"action.verb.*.split", "split"},
    {"action.verb.*.merge", "merge, join, weld, combine, unite"},
    {"action.verb.*.splice", "splice, bridge, bridge edge loops"},
    {"action.verb.*.subdivide", "subdivide"},
    {"action.verb.*.chop", "chop selected"},
    {"action.verb.*.make_sniper_spots", "make sniper spots"},
    {"action.verb.*.simplify", "simplify selected, decimate, limited dissolve"},
    {"action.verb.*.shift", "shift, nudge, offset, transform"},
    {"action.verb.*.snap_to_grid",
     "snap to grid, align to grid, quantize, round coordinates, snap vertices to grid, snap selected to grid"},
    {"action.verb.*.raise", "corner raise, corner lower, raise, lower, corner height"},
    {"action.verb.*.level", "flatten, level"},
    {"action.verb.*.fit_heights", "corner adjust adjacent, fit heights"},
    {"action.neighboursFollow", "corner adjust adjacent, proportional editing, connected, sticky"},
    {"action.verb.*.corners_to_ground",
     "corner place on ground, split place on ground, create place on ground, drop to floor"},
    {"action.verb.*.erase", "delete, delete marked, erase, remove, strip out"},
    {"action.verb.*.remove_jump_areas", "remove jump areas"},
    {"action.verb.*.strip", "strip"},
    {"action.verb.*.compress_ids", "compress id, compress ids, renumber"},
    // Connections
    {"action.verb.*.connect", "connect, link, edge, connect both ways, add link"},
    {"action.verb.*.connect_one_way", "connect, one way link, directed"},
    {"action.verb.*.disconnect", "disconnect, unlink, cut link, delete link"},
    {"action.verb.*.disconnect_outgoing", "disconnect outgoing oneways"},
    {"action.verb.*.connect_borders", "connect neighbours, connect adjacent"},
    {"action.verb.*.flip", "reverse, flip direction"},
    {"action.verb.*.reverse", "reverse, flip direction"},
    {"action.verb.*.ladder_ends", "build ladder, find ladder ends"},
    {"action.verb.*.flip_ladder", "ladder flip"},
    // Attributes and places
    {"action.tool.paint",
     "crouch, jump, no jump, precise, stop, walk, run, avoid, transient, dont hide, stand, no hostages, mark "
     "attribute, "
     "clear attribute, tf mark, tf clear attribute, tf wipe attributes, toggle place painting, toggle place mode, "
     "place painting, weight paint, brush, vertex paint"},
    {"action.verb.*.set_place", "use place, place set, place pick, place list, set place, location"},
    {"action.verb.*.new_place", "place list, add place"},
    {"action.verb.*.flood_place", "place floodfill, flood fill, fill"},
    {"action.verb.*.replace_place", "place replace"},
    {"action.verb.*.clear_place", "clear place, no place"},
    // What the game computes
    {"action.verb.*.generate",
     "generate, generate incremental, mark walkable, clear walkable marks, build mesh, bake, bake navmesh, auto, "
     "make waypoints, create mesh"},
    {"action.verb.*.analyse", "analyze, update lighting, quicksave, gen cliffs approx, visibility"},
    {"action.verb.*.set_map_size", "bsp size, out of date, map size"},
    // Between meshes, files
    {"action.copy", "save selected, copy selected"},
    {"action.mergeInPlace", "merge mesh"},
    {"action.pasteInPlace", "merge mesh, paste special, paste in place"},
    {"action.save", "save, write"},
    {"action.openFiles", "load, import, browse"},
    {"action.openMap", "load map, bsp, backdrop, open map, reference"},
    {"action.export", "save as obj, gltf, glb, svg, csv, geojson, html, web page, publish, share, export"},
    {"action.importPoints",
     "append, csv, import points, positions, import obj, gltf, glb, geojson, blender, mesh, faces"},
    {"action.pack", "embed, bspzip, pakrat, pakfile, pack"},
    {"action.extract", "unpack, bspzip, pakfile"},
    {"action.mapFiles", "bspzip, pakrat, pakfile, pak lump, embedded files, packed files, delete from map, vide"},
    {"action.restoreBackup", "revert, previous version, restore"},
    {"action.close", "close document, close file, close tab"},
    // Showing
    {"action.dock.display",
     "show light intensity, show potentially visible, show approach points, show continguous, show contiguous, "
     "visgroups, layers, filters, legend, colour by, color by, overlay"},
    {"action.dock.properties", "show area info, object properties, inspector, n panel, sidebar, attributes, info"},
    {"action.dock.table", "outliner, entity report, spreadsheet, table"},
    {"action.dock.map", "entities, entity report, map layers"},
    {"action.dock.route", "route list, path list, waypoint list, directions, path cost"},
    {"action.dock.history", "undo history, undo list, undo all"},
    {"action.reload", "revert, reload, refresh"},
    {"action.dock.log", "console, messages, output"},
    {"action.estimateWalkableFor", "agent, agent radius, hull, recast, agent height, agent presets"},
    {"action.traceGeneration", "why is there no area, debug generation, generate, stages"},
    {"action.dock.compare", "diff, differences, split view, side by side"},
    {"action.compareFile", "diff, split view, side by side"},
    {"action.compareBackup", "diff with backup, previous version, older version, what changed"},
    {"compare.close", "close comparison, stop comparing, end diff, close split view"},
    {"action.problems", "check file consistency, check for problems, validate, check, lint, errors, warnings"},
    {"action.frame", "zoom to selection, view selected, center on selection, centre on selection, focus, warp to mark"},
    {"action.frameAll", "zoom extents, view all, zoom to fit, home"},
    {"action.isolate", "quick hide unselected, hide unselected, solo"},
    {"action.localView", "isolate, solo, toggle local view, only selection"},
    {"action.hide", "quick hide, hide selected"},
    {"action.showAll", "unhide, show hidden, reveal, quick unhide"},
    {"action.showAndSelect", "reveal hidden, show hidden objects, unhide and select"},
    {"action.maximiseView", "fullscreen, full screen, toggle maximize area, hide panels"},
    {"action.resetLayout", "reset window layout, default layout, restore panels, reset workspace, factory layout"},
    {"action.views.two", "split view, side by side, two viewports"},
    {"action.views.four", "quad view, toggle quad view, four viewports, 2d views, top front side"},
    {"action.views.maximise", "maximize viewport, maximise viewport, toggle maximize, zoom viewport"},
    {"action.views.next", "cycle views, next viewport, change viewport"},
    {"action.views.link", "link 2d views, lock views together, sync cameras"},
    {"action.newWindow", "second window, duplicate window, detach view, second screen, monitor"},
    {"action.topView", "top, plan, 2d view, split view, quad view"},
    {"action.southView", "front view, split view, quad view"},
    {"action.eastView", "side view, right view, split view, quad view"},
    {"action.northView", "back view, rear view"},
    {"action.westView", "left view, other side"},
    {"action.bottomView", "bottom view, from below"},
    {"action.orthographic", "ortho, perspective, parallel"},
    {"action.fly.forwards", "wasd, walk, camera forward, move camera"},
    {"action.map.wireframe", "wireframe, wire"},
    {"action.map.shaded", "solid, flat, shaded"},
    {"action.map.textured", "material preview, textured"},
    {"action.map.lit", "rendered, lightmap, lit"},
    {"action.map.light", "lightmap, lighting only, luxels"},
    {"action.map.hiddenElements", "x ray, xray, see through walls"},
    {"action.cutElements", "clipping, section, clip"},
    {"action.grid", "toggle grid, show grid"},
    {"action.labels", "ids, names, show ids"},
    // Placing
    {"action.snap", "snapping, grid snap, magnet, grid size, grid step"},
    {"action.ground", "drop to floor, drop to ground, place on ground, align to floor"},
    {"action.tool.rotate_selection", "rotate, turn, free rotate"},
    {"action.tool.scale_selection", "scale, resize"},
    {"action.tool.polygon", "polygon, pen, draw polygon"},
    {"action.tool.measure", "ruler, distance, tape"},
    {"action.tool.route", "path finding, pathfinding, route, shortest path"},
    {"action.verb.*.mirror_selection", "mirror, symmetry, flip"},
    {"action.verb.*.duplicate", "duplicate, clone, copy"},
    {"action.verb.*.dissolve", "dissolve, remove node"},
    {"action.verb.*.insert", "insert node, add vertex, subdivide link"},
    {"action.verb.*.tie", "tie to entity, tie to brush, door, lift, edict"},
    {"action.verb.*.find_traversal", "traversal, jump points, long jump"},
    // The program
    {"action.findAction", "command palette, operator search, search commands"},
    {"action.goTo", "go to coordinates, go to brush number, mark id, jump to, find element, setpos"},
    {"action.preferences", "settings, options, configuration, config, key bindings, shortcuts, hotkeys, language"},
    {"action.controls", "keyboard shortcuts, help, manual, keys"},
    {"action.quit", "exit, close program"},
});

} // namespace

std::span<const CommandWords> commandWords() {
    return kWords;
}

QStringList wordsOf(const QString& command) {
    static QHash<QString, QStringList> cache; // asked again at every key press
    if (const auto entry = cache.constFind(command); entry != cache.constEnd())
        return *entry;
    QStringList words;
    for (const auto& row : kWords) {
        if (KeyPreset::Keys{row.command, ""}.names(command))
            words += QString::fromLatin1(row.words).split(QStringLiteral(", "));
    }
    cache.insert(command, words);
    return words;
}

QString plainWords(const QString& text) {
    auto plain = text.toLower().replace(u'_', u' ').simplified();
    if (plain.startsWith(QStringLiteral("nav ")))
        plain = plain.sliced(4);
    return plain;
}

} // namespace navsmith::gui
