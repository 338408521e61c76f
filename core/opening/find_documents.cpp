#include "core/opening/find_documents.h"

#include "core/files/in_place.h"
#include "core/files/natural_order.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/files/read_file.h"
#include "core/model/wording.h"
#include "core/opening/begin_document.h"
#include "core/opening/document_search.h"
#include "core/opening/file_head.h"
#include "core/opening/find_everything.h"
#include "core/opening/foreign_files.h"
#include "core/opening/known_names.h"
#include "core/opening/parts_beside.h"
#include "core/systems/registry.h"
#include "core/world/map_file.h"
#include "formats/containers/zip_change.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace navsmith::opening {

namespace {

/// Folders in a folder that may be a game's own. Folders of games contain few.
constexpr std::size_t kMostSubfolders = 400;
/// "Quake/rerelease/id1": the game's own folder is at most so far below the one that the user knows.
constexpr int kGameDepth = 2;

} // namespace

fs::path DocumentSearch::folderOf(const fs::path& file) {
    const auto parent = file.parent_path();
    return parent.empty() ? fs::path(".") : parent;
}

fs::path DocumentSearch::keyOf(const fs::path& folder) {
    const auto key = files::normalPath(disk_->resolve(folder).value_or(folder));
    return key.has_filename() ? key : key.parent_path(); // removes the slash of "maps/"
}

void DocumentSearch::place(std::vector<const systems::System*> systems, const fs::path& folder, const fs::path& key,
                           const fs::path& file, bool wholeFolder, const fs::path& archive) {
    recognised_.push_back({std::move(systems), folder, key, file, wholeFolder, archive, given_});
}

void DocumentSearch::group() {
    std::set<std::pair<fs::path, const systems::System*>> sure;
    for (const auto& r : recognised_) {
        if (r.systems.size() == 1)
            sure.emplace(r.folderKey, r.systems.front());
    }
    std::map<std::pair<fs::path, const systems::System*>, std::size_t> groups;
    for (const auto& r : recognised_) {
        const auto beside = std::ranges::find_if(r.systems, [&](const systems::System* system) {
            return sure.contains({r.folderKey, system});
        });
        const auto* system = beside == r.systems.end() ? r.systems.front() : *beside;
        const auto [group, isNew] = groups.try_emplace({r.folderKey, system}, groups_.size());
        if (isNew) {
            groups_.push_back({system, r.folder, r.folderKey, {}, r.wholeFolder, r.archive, r.given});
            ++groupsIn_[r.folderKey];
        }
        groups_[group->second].files.push_back(r.file);
    }
}

bool DocumentSearch::complainOf(const fs::path& file, const files::Result<FileHead>& head) {
    const auto name = files::toText(file.filename());
    if (!isKnownName(name))
        return false;
    if (!head) {
        found_.problems.push_back(head.error());
        return true;
    }
    const auto start = readHead(disk_, file, kForeignBytes).value_or(FileHead{});
    const auto foreign = recogniseForeign(name, start.bytes, head->size);
    found_.problems.push_back(
        {foreign && foreign->placeholder ? files::FileErrorKind::Other : files::FileErrorKind::NotRecognised, file,
         foreign ? foreign->what : texts::format("is not what its name says: it begins like no supported file"),
         std::nullopt});
    return true;
}

bool DocumentSearch::goesOn(std::size_t file, std::size_t files) {
    const double part = static_cast<double>(file) / static_cast<double>(files);
    if (!found_.stopped && progress_ && !progress_((static_cast<double>(path_) + part) / static_cast<double>(paths_)))
        found_.stopped = true;
    return !found_.stopped;
}

bool DocumentSearch::addFilesIn(const fs::path& folder, const fs::path& key) {
    if (!seen_.insert(key).second)
        return true;
    const auto files = files::listFolder(folder, disk_);
    if (!files) {
        found_.problems.push_back(files.error());
        return true;
    }
    bool any = false;
    for (std::size_t i = 0; i < files->size() && goesOn(i, files->size()); ++i) {
        const auto& file = (*files)[i];
        // A file that cannot be read may still be recognised by name. Opening it reports the error.
        const auto head = readHead(disk_, file, kHeadBytes);
        const auto start = head.value_or(FileHead{});
        auto systems = systems::recogniseAll(files::toText(file.filename()), start.bytes, start.size);
        if (!systems.empty()) {
            place(std::move(systems), folder, key, file, true);
            any = true;
        } else if (complainOf(file, head)) {
            any = true;
        } else if (const auto archive = intoArchives_ ? files::placeAt(file, disk_) : files::FilePlace();
                   archive.kind != nullptr && seen_.insert(key / archive.path.filename()).second) {
            if (addArchiveInTree(archive.path))
                any = true;
            else
                found_.skipped.push_back(file);
        } else {
            found_.skipped.push_back(file);
        }
    }
    return any;
}

bool DocumentSearch::addFilesBelow(const fs::path& folder, const fs::path& key) {
    bool any = addFilesIn(folder, key);
    for (const auto& below : foldersIn(folder, disk_, &found_.problems)) {
        if (!goesOn(1, 1))
            break;
        const bool hidden = files::toText(below.filename()).starts_with('.'); // backups and version control, too
        if (!hidden && addFilesBelow(below, keyOf(below)))
            any = true;
    }
    return any;
}

void DocumentSearch::addFolder(const fs::path& folder, const fs::path& key) {
    if (depth_ == Depth::Tree) {
        if (!addFilesBelow(folder, key))
            found_.problems.push_back(
                {files::FileErrorKind::NotRecognised, folder,
                 texts::format("contains no supported file, nor do the folders below it. Expected: {}",
                               expectedFiles()),
                 std::nullopt});
        return;
    }
    if (!addFilesIn(folder, key) && (games_ == Games::Ignore || !offerGame(folder)))
        found_.problems.push_back({files::FileErrorKind::NotRecognised, folder,
                                   texts::format("contains no supported file. Expected: {}", expectedFiles()),
                                   std::nullopt});
}

bool DocumentSearch::offerGame(const fs::path& folder) {
    GameOffer offer{folder, {}};
    std::vector<fs::path> level{folder};
    for (int depth = 0; depth <= kGameDepth; ++depth) {
        std::vector<fs::path> next;
        for (const auto& game : level) {
            if (!goesOn(1, 1))
                return false;
            auto below = DocumentSearch(
                             disk_, recovery_, [this](double) { return goesOn(1, 1); }, Depth::Folder, Games::Ignore)
                             .run(placesIn(game, disk_));
            std::ranges::move(below.candidates, std::back_inserter(offer.candidates));
            std::ranges::move(below.notices, std::back_inserter(found_.notices));
            // Most places hold other files, but the user should hear of a damaged archive.
            std::ranges::copy_if(below.problems, std::back_inserter(found_.problems), [](const auto& problem) {
                return problem.kind != files::FileErrorKind::NotRecognised &&
                       problem.kind != files::FileErrorKind::Other;
            });
            if (below.candidates.empty() && depth < kGameDepth) {
                const auto folders = foldersIn(game, disk_);
                std::ranges::copy(std::span(folders).first(std::min(folders.size(), kMostSubfolders)),
                                  std::back_inserter(next));
            }
        }
        level = std::move(next);
    }
    if (offer.candidates.empty())
        return false;
    found_.offers.push_back(std::move(offer));
    return true;
}

void DocumentSearch::addFile(const fs::path& file) {
    const auto folder = folderOf(file);
    const auto key = keyOf(folder);
    // Does not follow a link in the last part: in a set each file name counts.
    if (!seen_.insert(key / file.filename()).second)
        return;
    const auto head = readHead(disk_, file, kForeignBytes);
    if (!head) {
        found_.problems.push_back(head.error());
        return;
    }
    const auto start = std::span(head->bytes).first(std::min(head->bytes.size(), kHeadBytes));
    // Either file of an archive of two files may be given.
    if (const auto archive = files::placeAt(file, disk_); archive.kind != nullptr) {
        addArchive(archive.path, {});
        return;
    }
    auto systems = systems::recogniseAll(files::toText(file.filename()), start, head->size);
    if (systems.empty()) {
        const bool isMap = world::recogniseMap(head->bytes, files::toText(file.filename())).has_value();
        if (isMap && addDocumentsOf(file))
            return;
        if (isMap)
            noteBareMap(file);
        const auto foreign = recogniseForeign(files::toText(file.filename()), head->bytes, head->size);
        found_.problems.push_back(
            {foreign && foreign->placeholder ? files::FileErrorKind::Other : files::FileErrorKind::NotRecognised, file,
             foreign ? foreign->what : texts::format("is not a supported file"), std::nullopt});
        return;
    }
    if (const auto whole = named_.find(key); whole != named_.end()) {
        given_ = whole->second;
        addFolder(whole->second, key);
    } else {
        const auto* system = systems.front();
        place(std::move(systems), folder, key, file, false);
        const auto parts = system->codec.inParts ? partsBeside(*system, file, disk_) : std::vector<fs::path>{};
        for (const auto& part : parts) {
            if (seen_.insert(key / part.filename()).second)
                place({system}, folder, key, part, false);
        }
    }
}

void DocumentSearch::emit(const Group& group) {
    auto files = group.files;
    std::ranges::sort(files, [](const fs::path& a, const fs::path& b) {
        return files::naturalLess(files::toText(a.filename()), files::toText(b.filename()));
    });
    std::vector<std::string> names;
    names.reserve(files.size());
    for (const auto& file : files)
        names.push_back(files::toText(file.filename()));
    const auto sets = group.system->codec.documents(names);
    const auto groupsHere = groupsIn_[group.folderKey];
    for (const auto& set : sets) {
        Candidate candidate{group.system, group.folder, {}, group.folder, group.archive, group.given};
        for (const auto at : set)
            candidate.files.push_back(files[at]);
        if (!group.archive.empty())
            candidate.shownPath = candidate.files.front().parent_path();
        const bool folderSaysIt = group.wholeFolder && sets.size() == 1 && groupsHere == 1;
        if ((!folderSaysIt && candidate.files.size() == 1) || group.system->codec.inParts)
            candidate.shownPath = candidate.files.front();
        found_.candidates.push_back(std::move(candidate));
    }
}

Found DocumentSearch::run(std::span<const fs::path> paths) {
    std::vector<files::Result<files::FileInfo>> infos;
    for (const auto& path : paths) {
        infos.push_back(
            files::explain(disk_->info(path, files::Links::Follow), path, texts::format("cannot be opened")));
        if (infos.back() && infos.back()->kind == files::FileKind::Folder)
            named_.try_emplace(keyOf(path), path);
    }
    paths_ = paths.size();
    for (std::size_t i = 0; i < paths.size() && goesOn(0, 1); ++i) {
        given_ = paths[i];
        path_ = i;
        const auto way = infos[i] ? std::nullopt : files::throughArchive(paths[i], disk_);
        if (way)
            addArchive(way->archive, way->inside);
        else if (!infos[i])
            found_.problems.push_back(infos[i].error());
        else if (infos[i]->kind == files::FileKind::Folder)
            addFolder(paths[i], keyOf(paths[i]));
        else
            addFile(paths[i]);
    }
    group();
    for (const auto& group : groups_)
        emit(group);
    return std::move(found_);
}

files::FileError problemOf(const GameOffer& offer) {
    std::vector<std::string> places; // a folder may hold documents of several systems
    for (const auto& candidate : offer.candidates) {
        auto place = files::toText(candidate.shownPath);
        if (std::ranges::find(places, place) == places.end())
            places.push_back(std::move(place));
    }
    return {files::FileErrorKind::NotRecognised, offer.folder,
            texts::format("contains no supported file itself. Name what to open below it: {}", fmt::join(places, ", ")),
            std::nullopt};
}

Found findEverything(std::span<const fs::path> paths, const files::Disk& disk, Recovery recovery,
                     const systems::Progress& progress) {
    DocumentSearch search(disk, recovery, progress, Depth::Tree);
    search.lookIntoArchives();
    return search.run(paths);
}

Found findDocuments(std::span<const fs::path> paths, const files::Disk& disk, Recovery recovery, Depth depth,
                    const systems::Progress& progress) {
    return DocumentSearch(disk, recovery, progress, depth).run(paths);
}

} // namespace navsmith::opening
