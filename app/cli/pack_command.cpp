// Packs files into maps and erases them there.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/map_pack_words.h"
#include "app/cli/path_options.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/opening/files_to_pack.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace fs = std::filesystem;

namespace {

using files::FileError;
using files::FileErrorKind;

struct PackOptions {
    fs::path map;
    std::vector<fs::path> files; ///< perhaps with their names in the map: FILE=NAME
    std::string name;            ///< of the only one
    bool backUpWhole = false;
    bool dryRun = false;
    std::string variant;
    bool json = false;
};

struct EraseOptions {
    fs::path map;
    std::vector<std::string> names;
    bool backUpWhole = false;
    bool dryRun = false;
    bool json = false;
};

void addChangeOptions(CLI::App& command, bool& dryRun, bool& backUpWhole) {
    command.add_flag("--dry-run", dryRun, "Tell what would change, and change nothing");
    command.add_flag("--backup", backUpWhole, "Back up the whole map, not only the replaced and erased files");
}

void addPackOptions(CLI::App& command, PackOptions& to, OptionChoices& choices) {
    addPath(command, "MAP", to.map, "Map to change")->required()->type_name("");
    addPath(command, "FILE", to.files,
            "File or folder to add; FILE=NAME is its name in the map (default: where the game looks for it)")
        ->required()
        ->type_name("");
    command.add_option("--name", to.name, "Name in the map, if there is only one file")->type_name("NAME");
    addChangeOptions(command, to.dryRun, to.backUpWhole);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
}

void addEraseOptions(CLI::App& command, EraseOptions& to, OptionChoices&) {
    addPath(command, "MAP", to.map, "Map to change")->required()->type_name("");
    command.add_option("NAME", to.names, "Name in the map, a folder there, or a name with * and ?")
        ->required()
        ->type_name("");
    addChangeOptions(command, to.dryRun, to.backUpWhole);
    addJson(command, to.json);
}

bool canPackInto(const fs::path& path) {
    return opening::expectMapWithFiles(path).has_value();
}

/// A dry run writes nothing.
opening::Recovery recoveryOf(bool dryRun) {
    return dryRun ? opening::Recovery::Report : opening::Recovery::Recover;
}

bool isThere(const fs::path& path) {
    return files::Disk()->info(path, files::Links::Follow).has_value();
}

/// The map and the files of a command line.
struct Operands {
    fs::path map;
    std::vector<opening::FileToPack> files;
};

/// All files below a folder, without what is hidden: backups, version control. Links to folders are not followed.
files::Result<void> listBelow(const fs::path& folder, std::vector<fs::path>& to) {
    const files::Disk disk;
    const auto names = files::explain(disk->names(folder), folder, "cannot be listed");
    if (!names)
        return tl::unexpected(names.error());
    for (const auto& name : *names) {
        if (files::toBytes(name).starts_with('.'))
            continue;
        const auto path = folder / name;
        const auto info = files::explain(disk->info(path, files::Links::Keep), path, "cannot be read");
        if (!info)
            return tl::unexpected(info.error());
        const auto target = info->kind == files::FileKind::Link ? disk->info(path, files::Links::Follow) : *info;
        if (info->kind == files::FileKind::Folder) {
            if (auto listed = listBelow(path, to); !listed)
                return listed;
        } else if (target && target->kind == files::FileKind::Regular) {
            to.push_back(path);
        }
    }
    return {};
}

/// Adds a file, or all files below a folder.
files::Result<void> addInput(const fs::path& path, const std::string& name, const fs::path& map,
                             std::vector<opening::FileToPack>& to) {
    std::error_code failure;
    if (!fs::is_directory(path, failure)) {
        to.push_back({path, opening::mapPackName(name)});
        return {};
    }
    std::vector<fs::path> below;
    if (auto listed = listBelow(path, below); !listed)
        return listed;
    std::ranges::sort(below);
    const auto prefix = opening::mapPackName(name);
    const bool byPathInIt = prefix.empty() && opening::isLikeAGame(path, map);
    for (const auto& file : below) {
        auto inside = files::toBytes(file.lexically_relative(path));
        if (!prefix.empty())
            inside = fmt::format("{}/{}", prefix, inside);
        else if (!byPathInIt)
            inside = opening::gameNameOf(file, map).value_or(inside);
        to.push_back({file, std::move(inside)});
    }
    return {};
}

files::Result<Operands> operandsOf(const PackOptions& options) {
    Operands operands{options.map, {}};
    auto paths = options.files;
    // A single file may come first, as in "pack foo.nav foo.bsp".
    if (paths.size() == 1 && !canPackInto(operands.map) && canPackInto(paths.front()))
        std::swap(operands.map, paths.front());
    for (const auto& path : paths) {
        const auto text = files::toText(path);
        const auto sign = text.rfind('=');
        const bool isPlain = sign == std::string::npos || isThere(path);
        auto added = isPlain ? addInput(path, {}, operands.map, operands.files)
                             : addInput(files::fromBytes(text.substr(0, sign)), text.substr(sign + 1), operands.map,
                                        operands.files);
        if (!added)
            return tl::unexpected(std::move(added.error()));
    }
    return operands;
}

Json toJson(const opening::ReadyToPack& ready, const std::vector<opening::FileToPack>& inputs,
            const std::optional<files::InPlaceReport>& report) {
    auto results = Json::array();
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const auto& entry = ready.planned.plan.entries[i];
        Json one = {{"map", files::toText(ready.planned.archive)},
                    {"file", files::toText(inputs[i].file)},
                    {"name", entry.name},
                    {"bytes", entry.size},
                    {"replaced", static_cast<bool>(entry.replaced)}};
        addOutcome(one, ready.planned, report);
        results.push_back(std::move(one));
    }
    return results;
}

/// What the command line asks for; an error if that is nothing.
files::Result<Operands> expectedOperands(const PackOptions& options) {
    auto expected = operandsOf(options);
    if (!expected)
        return expected;
    auto& operands = *expected;
    if (auto map = opening::expectMapWithFiles(operands.map); !map)
        return tl::unexpected(std::move(map.error()));
    if (operands.files.empty())
        return tl::unexpected(
            FileError{FileErrorKind::Missing, options.files.back(), texts::inEnglish("contains no file to pack")});
    if (options.name.empty())
        return operands;
    if (operands.files.size() != 1)
        return tl::unexpected(
            FileError{FileErrorKind::Invalid, operands.map,
                      texts::inEnglish("cannot be packed into: --name is for a single file, others have FILE=NAME")});
    operands.files.front().name = opening::mapPackName(options.name);
    return operands;
}

ExitStatus runPack(const PackOptions& options, Session& session) {
    auto results = Json::array();
    const auto run = [&]() -> files::Result<void> {
        const auto operands = expectedOperands(options);
        if (!operands)
            return tl::unexpected(operands.error());
        const auto ready =
            opening::readToPack(operands->map, {operands->files}, recoveryOf(options.dryRun), options.variant);
        if (!ready) {
            for (const auto& problem : ready.error())
                session.add(problem);
            if (std::ranges::any_of(operands->files, [&](const opening::FileToPack& file) {
                    return file.name.empty() && !opening::nameForMap(file.file, operands->map);
                }))
                session.log().warn("to give a file its name in the map, write FILE=NAME");
            return {};
        }
        std::optional<files::InPlaceReport> report;
        if (!options.dryRun) {
            auto done = opening::pack(*ready, {.backUpWhole = options.backUpWhole});
            if (!done)
                return tl::unexpected(std::move(done.error()));
            report = std::move(*done);
        }
        for (const auto& loose : ready->readInstead)
            session.log().warn("{}: the game prefers this file beside the map to the packed one", files::toText(loose));
        if (options.json)
            results = toJson(*ready, operands->files, report);
        tellOutcome(session, ready->planned, report, options.json);
        return {};
    };
    if (auto done = run(); !done)
        session.add(std::move(done.error()));
    if (options.json)
        print(session, {{"packed", std::move(results)}});
    return session.statusOr(ExitStatus::Ok);
}

ExitStatus runErase(const EraseOptions& options, Session& session) {
    auto result = Json::array();
    const auto run = [&]() -> files::Result<void> {
        const auto pack = opening::listPackedFiles(options.map, recoveryOf(options.dryRun));
        if (!pack)
            return tl::unexpected(pack.error());
        if (!pack->notice.empty())
            session.log().warn("{}", pack->notice);
        const auto matches = filesCalled(*pack, options.map, options.names, session);
        if (!session.problems().empty())
            return {};
        std::vector<std::string> names;
        for (const auto i : matches) // entries of one name are one file for the game
            if (std::ranges::none_of(names,
                                     [&](const auto& name) { return opening::sameInMap(name, pack->files[i].name); }))
                names.push_back(pack->files[i].name);
        const auto planned = opening::planMapPack(options.map, {{}, names}, recoveryOf(options.dryRun));
        if (!planned)
            return tl::unexpected(planned.error());
        std::optional<files::InPlaceReport> report;
        if (!options.dryRun) {
            auto done = files::putEntries(*planned, {}, {.backUpWhole = options.backUpWhole});
            if (!done)
                return tl::unexpected(std::move(done.error()));
            report = std::move(*done);
        }
        for (const auto& entry : planned->plan.erased) {
            Json one = {{"map", files::toText(planned->archive)}, {"name", entry.name}, {"bytes", entry.size}};
            addOutcome(one, *planned, report);
            result.push_back(std::move(one));
        }
        tellOutcome(session, *planned, report, options.json);
        return {};
    };
    if (auto done = run(); !done)
        session.add(std::move(done.error()));
    if (options.json)
        print(session, {{"erased", std::move(result)}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command packCommand() {
    return command<PackOptions, addPackOptions, runPack>("pack", "Add files to a Source map: MAP FILE[=NAME]...");
}

Command eraseCommand() {
    return command<EraseOptions, addEraseOptions, runErase>("erase", "Erase files packed into a Source map");
}

} // namespace navsmith::cli
