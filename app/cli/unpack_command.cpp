// Lists and extracts what is packed into maps: any files, or the navigation mesh that the game would use.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/map_pack_words.h"
#include "app/cli/path_options.h"
#include "core/files/archive.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/opening/packed_files.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace navsmith::cli {

namespace fs = std::filesystem;

namespace {

using files::FileError;
using files::FileErrorKind;

struct UnpackOptions {
    fs::path map;
    std::vector<std::string> names;
    std::optional<fs::path> outFolder; ///< none: a folder beside the map
    bool list = false;
    bool json = false;
};

struct ExtractOptions {
    fs::path map;                    ///< or a file in it
    std::optional<fs::path> outFile; ///< none: beside the map
    bool json = false;
};

void addUnpackOptions(CLI::App& command, UnpackOptions& to, OptionChoices&) {
    addPath(command, "MAP", to.map, "Map to read")->required()->type_name("");
    command
        .add_option("NAME", to.names, "Name in the map, a folder there, or a name with * and ? (default: all files)")
        ->type_name("");
    auto* list = command.add_flag("--list", to.list, "List the files, write nothing");
    addPath(command, "-o,--output", to.outFolder, "Folder to write to (default: one beside the map, of its name)")
        ->type_name("FOLDER")
        ->excludes(list);
    addJson(command, to.json);
}

void addExtractOptions(CLI::App& command, ExtractOptions& to, OptionChoices&) {
    addPath(command, "MAP", to.map, "Map, or path of a file in it: MAP/maps/NAME.nav")->required()->type_name("");
    addPath(command, "-o,--output", to.outFile, "File to write (default: beside the map, where the game looks first)")
        ->type_name("FILE");
    addJson(command, to.json);
}

void printResults(Session& session, const char* key, Json results) {
    print(session, {{key, std::move(results)}});
}

Json listed(const opening::MapPack& pack, const std::vector<std::size_t>& chosen, const UnpackOptions& options,
            Session& session) {
    auto results = Json::array();
    for (const auto i : chosen) {
        const auto& file = pack.files[i];
        results.push_back({{"map", files::toText(options.map)},
                           {"name", file.name},
                           {"bytes", file.size},
                           {"packedBytes", file.packedSize},
                           {"method", file.method}});
        if (!options.json)
            session.out() << fmt::format("{:>12} {:>12}  {:<8}  {}\n", file.size, file.packedSize, file.method,
                                         file.name);
    }
    return results;
}

/// Where the files go. The session gets a problem for each that has no place.
struct Targets {
    std::vector<std::string> names;
    std::vector<fs::path> paths; ///< parallel
};

FileError alreadyThere(const fs::path& target, std::string_view other) {
    return {FileErrorKind::Invalid, target,
            fmt::format("already exists; use -o to write {}, or this one with a backup", other)};
}

Targets targetsOf(const opening::MapPack& pack, const std::vector<std::size_t>& chosen, const fs::path& map,
                  const fs::path& folder, Session& session) {
    Targets targets;
    for (const auto i : chosen) {
        const auto& name = pack.files[i].name;
        const auto refuse = [&](std::string why) {
            session.add({FileErrorKind::Invalid, map, fmt::format("file \"{}\" {}", name, why)});
        };
        const auto inside = files::insideName(name);
        if (!inside) {
            refuse("was not extracted: its name is no path below a folder");
            continue;
        }
        if (std::ranges::any_of(targets.names, [&](const auto& other) { return opening::sameInMap(other, name); })) {
            refuse("was not extracted: the map has an earlier one of this name, which the game uses");
            continue;
        }
        targets.names.push_back(name);
        targets.paths.push_back(folder / files::fromBytes(*inside));
    }
    return targets;
}

files::Result<Json> unpack(const opening::MapPack& pack, const std::vector<std::size_t>& chosen,
                           const UnpackOptions& options, Session& session) {
    auto beside = options.map;
    const auto folder = options.outFolder.value_or(beside.replace_extension());
    const auto targets = targetsOf(pack, chosen, options.map, folder, session);
    for (const auto& target : targets.paths)
        if (!options.outFolder && files::Disk()->info(target, files::Links::Keep))
            return tl::unexpected(alreadyThere(target, "to another folder"));
    auto contents = opening::extractFromMap(options.map, targets.names);
    if (!contents)
        return tl::unexpected(std::move(contents.error()));
    std::vector<files::PendingFile> pending;
    auto results = Json::array();
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < targets.names.size(); ++i) {
        const auto size = (*contents)[i].size();
        total += size;
        results.push_back({{"map", files::toText(options.map)},
                           {"name", targets.names[i]},
                           {"to", files::toText(targets.paths[i])},
                           {"bytes", size}});
        pending.push_back({targets.paths[i], std::move((*contents)[i])});
    }
    const auto report = files::saveSet(pending);
    if (!report)
        return tl::unexpected(report.error());
    for (const auto& warning : report->warnings)
        session.log().warn("{}", warning);
    if (options.json)
        return results;
    if (session.isVerbose())
        for (const auto& result : results)
            session.out() << fmt::format("{:>12}  {}\n", result["bytes"].get<std::uint64_t>(),
                                         result["to"].get<std::string>());
    session.out() << fmt::format("{}: {} {} written to {} ({} bytes)\n", files::toText(options.map), pending.size(),
                                 pending.size() == 1 ? "file" : "files", files::toText(folder), total);
    for (const auto& set : report->backupSets)
        session.out() << fmt::format("the previous content is in {}\n", files::toText(set));
    return results;
}

ExitStatus runUnpack(const UnpackOptions& options, Session& session) {
    auto results = Json::array();
    const auto run = [&]() -> files::Result<void> {
        const auto recovery = options.list ? opening::Recovery::Report : opening::Recovery::Recover;
        const auto pack = opening::listPackedFiles(options.map, recovery);
        if (!pack)
            return tl::unexpected(pack.error());
        if (!pack->notice.empty())
            session.log().warn("{}", pack->notice);
        const auto chosen = filesCalled(*pack, options.map, options.names, session);
        if (options.list) {
            results = listed(*pack, chosen, options, session);
            return {};
        }
        if (!session.problems().empty())
            return {};
        return unpack(*pack, chosen, options, session).map([&](Json&& written) { results = std::move(written); });
    };
    if (auto done = run(); !done)
        session.add(std::move(done.error()));
    if (options.json)
        printResults(session, options.list ? "files" : "unpacked", std::move(results));
    return session.statusOr(ExitStatus::Ok);
}

ExitStatus runExtract(const ExtractOptions& options, Session& session) {
    auto results = Json::array();
    const auto way = files::throughArchive(options.map);
    const auto map = way ? way->archive : files::placeAt(options.map).path;
    const auto extract = [&]() -> files::Result<void> {
        const auto packedFiles = opening::packedFiles(map);
        if (!packedFiles)
            return tl::unexpected(packedFiles.error());
        if (!packedFiles->notice.empty())
            session.log().warn("{}", packedFiles->notice);
        const auto* type = files::placeAt(map).kind;
        const auto isWanted = [&](const opening::PackedFile& file) {
            const auto inside = files::toBytes(file.path.lexically_relative(map));
            return !way || (type != nullptr && files::sameInside(*type, inside, way->inside));
        };
        const auto file = std::ranges::find_if(packedFiles->files, isWanted);
        if (file == packedFiles->files.end())
            return tl::unexpected(FileError{FileErrorKind::Missing, options.map,
                                            texts::inEnglish("contains no file that Navsmith can open")});
        auto bytes = files::readFile(file->path);
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        const auto target = options.outFile.value_or(file->loose);
        if (!options.outFile && files::Disk()->info(target, files::Links::Follow))
            return tl::unexpected(alreadyThere(target, "another file"));
        const files::PendingFile pending{target, std::move(*bytes)};
        const auto report = files::saveSet(std::span(&pending, 1));
        if (!report)
            return tl::unexpected(report.error());
        for (const auto& warning : report->warnings)
            session.log().warn("{}", warning);
        if (options.json)
            results.push_back(
                {{"from", files::toText(file->path)}, {"to", files::toText(target)}, {"bytes", pending.bytes.size()}});
        else
            session.out() << fmt::format("{}: written to {} ({} bytes)\n", files::toText(file->path),
                                         files::toText(target), pending.bytes.size());
        return {};
    };
    if (auto done = extract(); !done)
        session.add(std::move(done.error()));
    if (options.json)
        printResults(session, "extracted", std::move(results));
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command unpackCommand() {
    return command<UnpackOptions, addUnpackOptions, runUnpack>("unpack",
                                                               "List or extract the files packed into a Source map");
}

Command extractCommand() {
    return command<ExtractOptions, addExtractOptions, runExtract>("extract",
                                                                  "Extract the navigation mesh from a Source map");
}

} // namespace navsmith::cli
