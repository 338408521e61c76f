#include "app/cli/export_options.h"

#include "app/cli/path_options.h"
#include "core/exports/export.h"
#include "core/systems/registry.h"

#include <CLI/CLI.hpp>

namespace navsmith::cli {

void addExportOptions(CLI::App& command, ExportOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addPath(command, "-o,--output", to.outFile,
            "File or folder to write (default for texts: standard output); for several documents a folder")
        ->type_name("FILE");
    std::vector<std::string> formats;
    for (const auto& format : exports::formats())
        formats.emplace_back(format.id);
    choices.limit(*command.add_option("--format", to.format, "What to write (default: by the name of the output)")
                       ->type_name("FORMAT"),
                  formats);
    command
        .add_option(
            "--layers", to.layers,
            "Element types to draw, or groups of them (node.car), with commas between; default: as in the window")
        ->type_name("LIST")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--type", to.type, "Element type")->type_name("TYPE");
    command.add_option("--where", to.where, "Only elements such as \"node: water\", and what lies between them")
        ->type_name("EXPRESSION");
    command.add_flag("--details", to.details, "Also draw what the window shows only near the camera");
    auto* size = command.add_option("--size", to.size, "Longer side of what is drawn, in pixels (default 2048)")
                     ->type_name("PIXELS")
                     ->check(CLI::Range(64U, exports::kMostPixels));
    command.add_option("--scale", to.scale, "Pixels for each unit of the game")
        ->type_name("NUMBER")
        ->check(CLI::Range(1e-4, 1e3))
        ->excludes(size);
    choices.limit(*command.add_option("--background", to.background, "dark, light or none (default dark)"),
                  {"dark", "light", "none"});
    command.add_option("--group", to.group, "dot: property whose values are the groups, or none for single elements")
        ->type_name("PROPERTY");
    command.add_option("--zooms", to.zooms, "tiles: number of zoom levels (default 6)")
        ->type_name("N")
        ->check(CLI::Range(1U, 12U));
    addInputOptions(command, to.inputs);
    addMapOrNone(command, to.map, "Without the map");
    addSettings(command, to.settings, choices);
    addJson(command, to.json);
    addVariant(command, to.variant, choices);
}

void addPointOptions(CLI::App& command, PointOptions& to, OptionChoices& choices) {
    addPath(command, "PATH", to.inputs.paths, "File or folder")
        ->required()
        ->expected(1)
        ->allow_extra_args(false)
        ->type_name("");
    addPath(command, "POINTS", to.file, "Table (CSV), GeoJSON or model (OBJ, glTF) with the points or polygons")
        ->required()
        ->type_name("");
    std::vector<std::string> makers;
    for (const auto& system : systems::all()) {
        for (const auto& maker : system.editing.pointBuilders)
            makers.emplace_back(maker.builder);
        for (const auto& maker : system.editing.polygonMakers)
            makers.emplace_back(maker.id);
    }
    choices.limit(
        *command.add_option("--make", to.make, "What makes elements of the points or polygons (default: the only one)")
             ->type_name("BUILDER"),
        makers);
    command.add_option("--column", to.columns, "What a column is: x, y, z or a property; nothing leaves it out")
        ->type_name("COLUMN=PROPERTY")
        ->allow_extra_args(false);
    command.add_option("--set", to.set, "Parameter of the builder, see navsmith-cli list")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    addSettings(command, to.settings, choices);
    command.add_option("--object", to.objects, "Only polygons of this object (default: those named as what is made)")
        ->type_name("NAME")
        ->allow_extra_args(false);
    choices.limit(*command.add_option("--up", to.up, "Axis of a model that points up: y or z (default y)"), {"y", "z"});
    command.add_option("--scale", to.scale, "Units of the game in one of the file's, for polygons (default 1)")
        ->check(CLI::PositiveNumber);
    command.add_flag("--link", to.linked, "Link each point with the one before, if the builder can");
    command.add_flag("--dry-run", to.dryRun, "Only tell what would be made; write nothing");
    addMapOrNone(command, to.map, "Without the map");
    addSaveOptions(command, to.save);
    addJson(command, to.json);
    addVariant(command, to.variant, choices);
}

} // namespace navsmith::cli
