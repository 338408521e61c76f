// Packs files into maps and extracts them.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/path_options.h"
#include "core/files/archive.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/opening/packed_files.h"

#include <fmt/format.h>

#include <ostream>

namespace navsmith::cli {

namespace fs = std::filesystem;

namespace {

struct PackOptions {
    std::filesystem::path file;
    std::filesystem::path map;
    std::string name; ///< in the map; empty: the name under which the game looks for it
    bool backUpWhole = false;
    std::string variant;
    bool json = false;
};

struct ExtractOptions {
    std::filesystem::path map;                    ///< or a file in it
    std::optional<std::filesystem::path> outFile; ///< none: beside the map
    bool json = false;
};

void addPackOptions(CLI::App& command, PackOptions& to, OptionChoices& choices) {
    addPath(command, "FILE", to.file, "Navigation mesh to add")->required()->type_name("");
    addPath(command, "MAP", to.map, "Map to change")->required()->type_name("");
    command.add_option("--name", to.name, "Name in the map (default: maps/MAP.nav, which the game reads)")
        ->type_name("NAME");
    command.add_flag("--backup", to.backUpWhole, "Back up the whole map, not only the replaced file");
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
}

void addExtractOptions(CLI::App& command, ExtractOptions& to, OptionChoices&) {
    addPath(command, "MAP", to.map, "Map, or path of a file in it: MAP/maps/NAME.nav")->required()->type_name("");
    addPath(command, "-o,--output", to.outFile, "File to write (default: beside the map, where the game looks first)")
        ->type_name("FILE");
    addJson(command, to.json);
}

void printJson(Session& session, const char* key, Json result) {
    auto documents = Json::array();
    if (!result.is_null())
        documents.push_back(std::move(result));
    print(session.out(), {{key, std::move(documents)}, {"problems", cli::toJson(std::span(session.problems()))}});
}

struct Packed {
    files::PlannedEntries planned;
    files::InPlaceReport report;
};

files::Result<Packed> pack(const opening::OpenedDocument& document, const PackOptions& options) {
    const auto& map = options.map;
    const auto bytes = opening::bytesToPack(*document.system, document.model, map);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto name = options.name.empty() ? opening::nameInMap(*document.system, map).value_or("") : options.name;
    auto planned = opening::planPacking(map, name, bytes->size());
    if (!planned)
        return tl::unexpected(std::move(planned.error()));
    const auto inMap = opening::bytesInMap(*document.system, document.model, *planned);
    if (!inMap)
        return tl::unexpected(inMap.error());
    auto report = files::putEntry(*planned, *inMap, {.backUpWhole = options.backUpWhole});
    if (!report)
        return tl::unexpected(std::move(report.error()));
    return Packed{std::move(*planned), std::move(*report)};
}

ExitStatus runPack(const PackOptions& options, Session& session) {
    Json result;
    bool done = false;
    session.openEach(std::span(&options.file, 1), {.recovery = opening::Recovery::Report, .variant = options.variant},
                     [&](const opening::OpenedDocument& document) {
                         if (std::exchange(done, true)) {
                             session.add({files::FileErrorKind::Other, document.shownPath,
                                          "was not packed: pack one file at a time", std::nullopt});
                             return;
                         }
                         const auto packed = pack(document, options);
                         if (!packed) {
                             session.add(packed.error());
                             return;
                         }
                         const auto& [planned, report] = *packed;
                         for (const auto& warning : report.warnings)
                             session.log().warn("{}", warning);
                         if (options.json) {
                             result = {{"map", files::toText(planned.archive)},
                                       {"name", planned.plan.entries.front().name},
                                       {"bytes", planned.plan.entries.front().size},
                                       {"replaced", static_cast<bool>(planned.plan.entries.front().replaced)},
                                       {"changed", report.changed},
                                       {"mapBytesBefore", planned.oldSize},
                                       {"mapBytes", planned.plan.archiveSize}};
                             if (report.backupSet)
                                 result["backup"] = files::toText(*report.backupSet);
                             return;
                         }
                         if (const auto loose = opening::readBeforePacked(*document.system, planned.archive))
                             session.log().warn("{}: the game prefers this file beside the map to the packed one",
                                                files::toText(*loose));
                         if (!report.changed)
                             session.out() << fmt::format("{}: up to date\n", files::toText(planned.archive));
                         else
                             session.out() << fmt::format("{}: {}\n", files::toText(planned.archive),
                                                          opening::describePacking(planned));
                         if (report.backupSet)
                             session.out()
                                 << fmt::format("the previous content is in {}\n", files::toText(*report.backupSet));
                     });
    if (options.json)
        printJson(session, "packed", std::move(result));
    return session.statusOr(ExitStatus::Ok);
}

ExitStatus runExtract(const ExtractOptions& options, Session& session) {
    Json result;
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
            return tl::unexpected(files::FileError{files::FileErrorKind::Missing, options.map,
                                                   "contains no file that Navsmith can open"});
        auto bytes = files::readFile(file->path);
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        const auto target = options.outFile.value_or(file->loose);
        if (!options.outFile && files::Disk()->info(target, files::Links::Follow))
            return tl::unexpected(
                files::FileError{files::FileErrorKind::Invalid, target,
                                 "already exists; use -o to write another file, or this one with a backup"});
        const files::PendingFile pending{target, std::move(*bytes)};
        const auto report = files::saveSet(std::span(&pending, 1));
        if (!report)
            return tl::unexpected(report.error());
        for (const auto& warning : report->warnings)
            session.log().warn("{}", warning);
        if (options.json)
            result = {
                {"from", files::toText(file->path)}, {"to", files::toText(target)}, {"bytes", pending.bytes.size()}};
        else
            session.out() << fmt::format("{}: written to {} ({} bytes)\n", files::toText(file->path),
                                         files::toText(target), pending.bytes.size());
        return {};
    };
    if (auto done = extract(); !done)
        session.add(std::move(done.error()));
    if (options.json)
        printJson(session, "extracted", std::move(result));
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command packCommand() {
    return command<PackOptions, addPackOptions, runPack>("pack", "Add a navigation mesh to a Source map");
}

Command extractCommand() {
    return command<ExtractOptions, addExtractOptions, runExtract>("extract",
                                                                  "Extract the navigation mesh from a Source map");
}

} // namespace navsmith::cli
