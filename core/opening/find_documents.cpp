#include "core/opening/find_documents.h"

#include "core/files/archive.h"
#include "core/files/in_place.h"
#include "core/files/natural_order.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/files/read_file.h"
#include "core/model/wording.h"
#include "core/opening/begin_document.h"
#include "core/opening/file_head.h"
#include "core/opening/foreign_files.h"
#include "core/opening/known_names.h"
#include "core/opening/packed_files.h"
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
#include <ranges>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

fs::path folderOf(const fs::path& file) {
    const auto parent = file.parent_path();
    return parent.empty() ? fs::path(".") : parent;
}

/// Files of one folder and one system.
struct Group {
    const systems::System* system = nullptr;
    fs::path folder;
    fs::path folderKey;
    std::vector<fs::path> files;
    bool wholeFolder = false; ///< the user gave the folder itself
    fs::path archive = {};
    fs::path given = {};
};

/// A file that one system recognises, or several.
struct Recognised {
    std::vector<const systems::System*> systems;
    fs::path folder;
    fs::path folderKey;
    fs::path file;
    bool wholeFolder = false;
    fs::path archive = {};
    fs::path given = {};
};

enum class Games : std::uint8_t { Search, Ignore };

/// Folders in a folder that may be a game's own. Folders of games contain few.
constexpr std::size_t kMostSubfolders = 400;
/// "Quake/rerelease/id1": the game's own folder is at most so far below the one that the user knows.
constexpr int kGameDepth = 2;

class Search {
public:
    Search(const files::Disk& disk, Recovery recovery, systems::Progress progress, Depth depth = Depth::Folder,
           Games games = Games::Search)
        : disk_(disk), recovery_(recovery), progress_(std::move(progress)), depth_(depth), games_(games) {}

    Found run(std::span<const fs::path> paths);

private:
    /// Resolves links, so that each folder has one key.
    fs::path keyOf(const fs::path& folder);
    void addFolder(const fs::path& folder, const fs::path& key);
    /// The files in it that a system recognises. Returns false if there are none, nor a problem with one.
    bool addFilesIn(const fs::path& folder, const fs::path& key);
    bool addFilesBelow(const fs::path& folder, const fs::path& key);
    /// Adds a problem for a file that no system recognises although it is called like one.
    bool complainOf(const fs::path& file, const files::Result<FileHead>& head);
    /// Adds an offer if the places below the folder where games keep their files contain any.
    bool offerGame(const fs::path& folder);
    void addFile(const fs::path& file);
    /// `inside`: a file or folder in it; empty: the whole archive.
    void addArchive(const fs::path& archive, std::string_view inside);
    /// Adds the documents that games keep elsewhere for a map. False if there are none.
    bool addDocumentsOf(const fs::path& map);
    /// Remembers a file without documents if it is a map for which one can be begun.
    bool noteBareMap(const fs::path& map);
    /// Adds the files beside the map that the game uses for it, and the notices of the choice.
    FileOfMap takeOwn(const fs::path& map, const files::ArchiveContent& content);
    /// Adds a file that these systems recognise.
    void place(std::vector<const systems::System*> systems, const fs::path& folder, const fs::path& key,
               const fs::path& file, bool wholeFolder, const fs::path& archive = {});
    /// Groups the added files, in order. A file that several systems recognise joins files of its folder that only one
    /// of them recognises; otherwise it goes to the first system.
    void group();
    void emit(const Group& group);

    /// Tells how much of the files of a folder has been looked at. False if the search is to stop.
    bool goesOn(std::size_t file, std::size_t files);

    files::Disk disk_;
    Recovery recovery_;
    systems::Progress progress_;
    Depth depth_;
    Games games_;
    Found found_;
    fs::path given_;        ///< the path of the user for which is searched
    std::size_t path_ = 0;  ///< its place among them
    std::size_t paths_ = 1; ///< of the user
    std::vector<Group> groups_;
    std::map<fs::path, std::size_t> groupsIn_; ///< by key of their folder
    std::vector<Recognised> recognised_;
    std::map<fs::path, fs::path> named_; ///< folders given by the user, as first spelled, by key
    std::set<fs::path> seen_;            ///< keys of visited folders and files
    std::set<fs::path> toldOf_;          ///< keys of archives whose notices have been added
};

fs::path Search::keyOf(const fs::path& folder) {
    const auto key = files::normalPath(disk_->resolve(folder).value_or(folder));
    return key.has_filename() ? key : key.parent_path(); // removes the slash of "maps/"
}

void Search::place(std::vector<const systems::System*> systems, const fs::path& folder, const fs::path& key,
                   const fs::path& file, bool wholeFolder, const fs::path& archive) {
    recognised_.push_back({std::move(systems), folder, key, file, wholeFolder, archive, given_});
}

void Search::group() {
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

bool Search::complainOf(const fs::path& file, const files::Result<FileHead>& head) {
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

bool Search::goesOn(std::size_t file, std::size_t files) {
    const double part = static_cast<double>(file) / static_cast<double>(files);
    if (!found_.stopped && progress_ && !progress_((static_cast<double>(path_) + part) / static_cast<double>(paths_)))
        found_.stopped = true;
    return !found_.stopped;
}

bool Search::addFilesIn(const fs::path& folder, const fs::path& key) {
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
        } else {
            found_.skipped.push_back(file);
        }
    }
    return any;
}

bool Search::addFilesBelow(const fs::path& folder, const fs::path& key) {
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

void Search::addFolder(const fs::path& folder, const fs::path& key) {
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

bool Search::offerGame(const fs::path& folder) {
    GameOffer offer{folder, {}};
    std::vector<fs::path> level{folder};
    for (int depth = 0; depth <= kGameDepth; ++depth) {
        std::vector<fs::path> next;
        for (const auto& game : level) {
            if (!goesOn(1, 1))
                return false;
            auto below = Search(
                             disk_, recovery_, [this](double) { return goesOn(1, 1); }, Depth::Folder, Games::Ignore)
                             .run(placesIn(game, disk_));
            std::ranges::move(below.candidates, std::back_inserter(offer.candidates));
            std::ranges::move(below.notices, std::back_inserter(found_.notices));
            // Most places hold other files, but the user should hear of a damaged archive.
            std::ranges::copy_if(below.problems, std::back_inserter(found_.problems), [](const auto& problem) {
                return problem.kind != files::FileErrorKind::NotRecognised &&
                       problem.kind != files::FileErrorKind::Other;
            });
            if (below.candidates.empty() && depth < kGameDepth)
                std::ranges::copy(foldersIn(game, disk_) | std::views::take(kMostSubfolders), std::back_inserter(next));
        }
        level = std::move(next);
    }
    if (offer.candidates.empty())
        return false;
    found_.offers.push_back(std::move(offer));
    return true;
}

void Search::addFile(const fs::path& file) {
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
        const bool isMap =
            world::recogniseMap(std::span(head->bytes).first(std::min(head->bytes.size(), world::kMapRecognitionBytes)))
                .has_value();
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

bool Search::addDocumentsOf(const fs::path& map) {
    auto search = Search(
                      disk_, recovery_, [this](double) { return goesOn(1, 1); }, Depth::Folder, Games::Ignore)
                      .run(filesOfMap(map, disk_));
    for (auto& candidate : search.candidates) {
        found_.notices.push_back(texts::format("{} is a map. Opened {}, which belongs to it.",
                                               files::toText(map.filename()), files::toText(candidate.shownPath)));
        candidate.given = given_;
        found_.candidates.push_back(std::move(candidate));
    }
    return !search.candidates.empty();
}

bool Search::noteBareMap(const fs::path& map) {
    const bool canBegin = !beginnersFor(map, disk_).empty();
    if (canBegin)
        found_.bareMaps.push_back(map);
    return canBegin;
}

FileOfMap Search::takeOwn(const fs::path& map, const files::ArchiveContent& content) {
    FileOfMap all;
    for (const auto& system : systems::all()) {
        auto own = fileOfMap(system, map, content, disk_);
        std::ranges::move(own.notices, std::back_inserter(found_.notices));
        all.passedOver.merge(own.passedOver);
        if (own.beside) {
            addFile(*own.beside);
            all.beside = std::move(own.beside);
        }
    }
    return all;
}

void Search::addArchive(const fs::path& archive, std::string_view inside) {
    if (recovery_ == Recovery::Recover) {
        auto undone = files::recoverArchive(archive, disk_);
        if (!undone) {
            found_.problems.push_back(std::move(undone.error()));
            return;
        }
        if (undone->isNews())
            found_.notices.push_back(std::move(undone->message));
    }
    const auto opened = files::openArchive(archive, {.disk = disk_});
    if (!opened) {
        found_.problems.push_back(opened.error());
        return;
    }
    const auto folder = folderOf(archive);
    const auto key = keyOf(folder) / archive.filename();
    if (toldOf_.insert(key).second)
        for (const auto& notice : opened->content.notices)
            found_.notices.push_back(fmt::format("{}: {}.", files::toText(opened->directoryPath()), notice));
    const auto& kind = *opened->kind;
    const auto& content = opened->content;
    std::optional<files::FileError> unreadable; // error of the first entry that could not be recognised
    bool anyThere = false;
    const auto own = inside.empty() && !kind.byName ? takeOwn(archive, content) : FileOfMap{};
    bool any = own.beside.has_value();
    std::unordered_set<std::string> names; // a set: there may be tens of thousands
    names.reserve(content.entries.size());
    for (std::size_t i = 0; i < content.entries.size(); ++i) {
        const auto name = files::insideName(content.entries[i].name);
        if (!name || !files::liesIn(kind, *name, inside))
            continue;
        anyThere = true;
        if (own.passedOver.contains(*name))
            continue;
        // With duplicate names the first entry counts.
        if (!names.insert(files::entryKey(kind, *name)).second)
            continue;
        // Some systems recognise files by name. Archives of such kinds have tens of thousands of entries, so do not
        // read them.
        const auto head = kind.byName ? bytes::Result<std::vector<std::byte>>() : content.start(i, kHeadBytes);
        if (!head && !unreadable)
            unreadable = files::fileError(head.error(), archive);
        auto systems = systems::recogniseAll(name->substr(name->rfind('/') + 1),
                                             head.value_or(std::vector<std::byte>{}), content.entries[i].size);
        if (systems.empty())
            continue;
        any = true;
        const auto inArchive = files::fromBytes(*name);
        if (seen_.insert(key / files::fromBytes(files::entryKey(kind, *name))).second)
            place(std::move(systems), folder, (key / inArchive).parent_path(), archive / inArchive, false, archive);
    }
    if (any || (inside.empty() && !kind.byName && addDocumentsOf(archive)))
        return;
    if (unreadable)
        found_.problems.push_back(std::move(*unreadable));
    if (!anyThere && !inside.empty())
        found_.problems.push_back(
            {files::FileErrorKind::Other, archive / files::fromBytes(inside),
             texts::format("cannot be opened: {} contains no such file", files::toText(archive.filename())),
             std::nullopt});
    else if (inside.empty() && noteBareMap(archive))
        found_.problems.push_back({files::FileErrorKind::NotRecognised, archive,
                                   texts::format("is a map without navigation data ({}). New File for Map, or "
                                                 "navsmith-cli new, begins navigation data for it",
                                                 opened->kind->title),
                                   std::nullopt});
    else
        found_.problems.push_back({files::FileErrorKind::NotRecognised,
                                   inside.empty() ? archive : archive / files::fromBytes(inside),
                                   texts::format("contains no supported file ({}, {})", opened->kind->title,
                                                 model::counted(content.entries.size(), "file")),
                                   std::nullopt});
}

void Search::emit(const Group& group) {
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

Found Search::run(std::span<const fs::path> paths) {
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

} // namespace

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

Found findDocuments(std::span<const fs::path> paths, const files::Disk& disk, Recovery recovery, Depth depth,
                    const systems::Progress& progress) {
    return Search(disk, recovery, progress, depth).run(paths);
}

} // namespace navsmith::opening
