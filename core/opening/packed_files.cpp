#include "core/opening/packed_files.h"

#include "core/files/archive.h"
#include "core/files/file_steps.h"
#include "core/files/in_place.h"
#include "core/files/path_text.h"
#include "core/model/transaction.h"
#include "core/opening/file_head.h"
#include "core/opening/game_folder.h"
#include "core/opening/open_map.h"
#include "core/systems/registry.h"
#include "formats/containers/zip_change.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

using files::FileError;
using files::FileErrorKind;

/// Position of a name in the game's search order; other names come last.
std::size_t rankOf(const std::vector<std::string>& names, std::string_view inside) {
    const auto at =
        std::ranges::find_if(names, [&](const std::string& name) { return containers::sameZipName(name, inside); });
    return static_cast<std::size_t>(at - names.begin());
}

} // namespace

files::Result<PackedFiles> packedFiles(const fs::path& map, Recovery recovery, const files::Disk& disk) {
    PackedFiles result;
    if (recovery == Recovery::Recover) {
        auto undone = files::recoverArchive(map, disk);
        if (!undone)
            return tl::unexpected(std::move(undone.error()));
        if (undone->isNews())
            result.notice = std::move(undone->message);
    }
    const auto archive = files::openArchive(map, {.disk = disk});
    if (!archive)
        return tl::unexpected(archive.error());
    std::vector<std::pair<std::size_t, PackedFile>> ranked;
    const auto& entries = archive->content.entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto inside = files::insideName(entries[i].name);
        if (!inside)
            continue;
        const auto path = map / files::fromBytes(*inside);
        const bool again = std::ranges::any_of(ranked, [&](const auto& other) { return other.second.path == path; });
        std::vector<std::byte> head;
        if (!archive->kind->byName) // otherwise recognised by name
            head = archive->content.start(i, kHeadBytes).value_or(std::vector<std::byte>{});
        const auto* system =
            again ? nullptr : systems::recognise(files::toText(path.filename()), head, entries[i].size);
        if (system == nullptr)
            continue;
        const auto names = system->map.namesInMap == nullptr ? std::vector<std::string>()
                                                             : system->map.namesInMap(files::toText(map.stem()));
        const auto rank = rankOf(names, *inside);
        const bool isUsed = rank < names.size();
        auto loose = isUsed ? looseFiles(*system, map).front() : map.parent_path() / path.filename();
        ranked.emplace_back(isUsed ? rank : entries.size(), PackedFile{path, std::move(loose), entries[i].size});
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& one) { return one.first; });
    for (auto& [rank, file] : ranked)
        result.files.push_back(std::move(file));
    return result;
}

std::optional<std::string> nameInMap(const systems::System& system, const fs::path& map) {
    if (system.map.namesInMap == nullptr)
        return std::nullopt;
    return system.map.namesInMap(files::toText(map.stem())).front();
}

std::vector<fs::path> looseFiles(const systems::System& system, const fs::path& map) {
    const auto inside = nameInMap(system, map);
    if (!inside)
        return {};
    const auto name = files::fromBytes(*inside).lexically_relative(kMapsFolder);
    const auto folder = map.parent_path();
    std::vector<fs::path> files;
    if (folder.filename() == "workshop") // the game knows the map by its name without this folder
        files.push_back(folder.parent_path() / name);
    files.push_back(folder / name);
    auto ofMap = map.filename();
    ofMap.replace_extension(name.extension());
    if (ofMap != name.filename())
        files.push_back(folder / name.parent_path() / ofMap);
    return files;
}

files::Result<std::vector<std::byte>> bytesToPack(const systems::System& system, const model::Model& model,
                                                  const fs::path& map) {
    if (system.map.namesInMap == nullptr)
        return tl::unexpected(
            FileError{FileErrorKind::Invalid, map,
                      texts::format("cannot contain files of \"{}\": no game looks for them in a map", system.title)});
    auto saved = system.codec.save(model);
    if (saved.files.size() != 1)
        return tl::unexpected(
            FileError{FileErrorKind::Invalid, map,
                      texts::format("cannot contain this document: it has {} files, and only one can be packed",
                                    saved.files.size())});
    return std::move(saved.files.front().bytes);
}

files::Result<std::vector<std::byte>> bytesInMap(const systems::System& system, model::Model model,
                                                 const files::PlannedEntries& planned) {
    if (system.map.setMapSize != nullptr) {
        model::Transaction tx(model, "Pack");
        system.map.setMapSize(tx, planned.plan.archiveSize);
        if (const auto done = tx.commit(); !done)
            return tl::unexpected(FileError{FileErrorKind::Invalid, planned.archive, done.error().reason});
    }
    return bytesToPack(system, model, planned.archive);
}

std::optional<fs::path> readBeforePacked(const systems::System& system, const fs::path& map, const files::Disk& disk) {
    if (system.map.packedFirst)
        return std::nullopt;
    for (const auto& loose : looseFiles(system, map)) {
        const auto info = disk->info(loose, files::Links::Follow);
        if (info && info->kind == files::FileKind::Regular)
            return loose;
    }
    return std::nullopt;
}

FileOfMap fileOfMap(const systems::System& system, const fs::path& map, const files::ArchiveContent& content,
                    const files::Disk& disk) {
    FileOfMap file;
    if (system.map.namesInMap == nullptr)
        return file;
    std::vector<std::string> packed; // in the game's search order
    for (const auto& searched : system.map.namesInMap(files::toText(map.stem()))) {
        for (const auto& entry : content.entries) {
            const auto name = files::insideName(entry.name);
            if (name && containers::sameZipName(*name, searched) && std::ranges::find(packed, *name) == packed.end())
                packed.push_back(*name);
        }
    }
    const auto candidates = looseFiles(system, map);
    const auto loose = std::ranges::find_if(candidates, [&](const fs::path& candidate) {
        const auto head = readHead(disk, candidate, kHeadBytes);
        return head && systems::recognise(files::toText(candidate.filename()), head->bytes, head->size) == &system;
    });
    const bool isLoose = loose != candidates.end();
    if (isLoose && (packed.empty() || !system.map.packedFirst))
        file.beside = *loose;
    else if (isLoose)
        file.notices.push_back(
            texts::format("{} contains {}, which is opened in place of {}, as in the game. To open the other, use {}.",
                          files::toText(map.filename()), packed.front(),
                          files::toText(loose->lexically_relative(map.parent_path())), files::toText(*loose)));
    for (std::size_t i = file.beside ? 0 : 1; i < packed.size(); ++i) {
        const auto& name = packed[i];
        file.passedOver.insert(name);
        const auto path = files::toText(map / files::fromBytes(name));
        file.notices.push_back(
            file.beside
                ? texts::format("{} is beside {} and is opened in place of {} inside it, as in the game. To "
                                "open the other, use {}.",
                                files::toText(file.beside->filename()), files::toText(map.filename()), name, path)
                : texts::format("{} also contains {}, which the game ignores. To open it, use {}.",
                                files::toText(map.filename()), name, path));
    }
    return file;
}

std::optional<std::string> readFromMap(const systems::System& system, const DocumentPlace& place,
                                       const files::Disk& disk) {
    if (!system.map.packedFirst || !place.archive.empty() || place.files.size() != 1)
        return std::nullopt;
    const auto map = findMap(system, place, disk);
    if (!map || files::placeAt(*map, disk).kind == nullptr)
        return std::nullopt;
    const auto packed = packedFiles(*map, Recovery::Report, disk);
    if (!packed)
        return std::nullopt;
    const auto inside = nameInMap(system, *map);
    for (const auto& file : packed->files) {
        if (const auto name = files::toText(file.path.lexically_relative(*map)); containers::sameZipName(name, *inside))
            return texts::format("The game reads {} inside {} ({}) in place of this file: pack this file into the map, "
                                 "or erase the other from it.",
                                 name, files::toText(map->filename()), texts::format("{} bytes", file.size));
    }
    return std::nullopt;
}

} // namespace navsmith::opening
