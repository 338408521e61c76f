#include "core/document/file_watch.h"

#include "core/files/batch_reader.h"
#include "core/files/path_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace navsmith::document {

namespace fs = std::filesystem;

namespace {

/// Delay: a program that replaces a file may remove the old one first or write in pieces.
constexpr int kRestMilliseconds = 300;

bool sameContent(const std::optional<files::FileStamp>& a, const std::optional<files::FileStamp>& b) {
    return a && b ? a->size == b->size && a->hash == b->hash : a.has_value() == b.has_value();
}

} // namespace

FileWatch::FileWatch(Workspace& workspace, JobQueue& jobs, QObject* parent)
    : QObject(parent), workspace_(workspace), jobs_(jobs) {
    timer_.setSingleShot(true);
    timer_.setInterval(kRestMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &FileWatch::check);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &FileWatch::checkSoon);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &FileWatch::checkSoon);
    connect(&workspace_, &Workspace::added, this, &FileWatch::follow);
    connect(&workspace_, &Workspace::closing, this, [this](Document* document) {
        watched_.erase(document);
        checkSoon();
    });
    for (std::size_t i = 0; i < workspace_.count(); ++i)
        follow(&workspace_.at(i));
}

void FileWatch::follow(Document* document) {
    watched_[document];
    outdated_ = true; // an earlier document may have had this address
    connect(document, &Document::placeChanged, this, [this] {
        outdated_ = true;
        checkSoon();
    });
    watchFiles();
    checkSoon();
}

/// A watch ends when its file is replaced, which the watcher does not tell, so watch all files anew. A missing file is
/// noticed through its folder.
void FileWatch::watchFiles() {
    std::set<QString> paths;
    for (const auto& [document, unused] : watched_) {
        const auto& place = document->opened().place;
        if (!place.folder.empty())
            paths.insert(QString::fromStdString(files::toText(place.folder)));
        if (!place.archive.empty())
            paths.insert(QString::fromStdString(files::toText(place.archive)));
        else
            for (const auto& file : place.files)
                paths.insert(QString::fromStdString(files::toText(file.path)));
    }
    if (const auto before = watcher_.files() + watcher_.directories(); !before.isEmpty())
        watcher_.removePaths(before);
    if (!paths.empty())
        watcher_.addPaths({paths.begin(), paths.end()});
}

std::vector<fs::path> FileWatch::changed(const Document& document) const {
    std::vector<fs::path> paths;
    if (const auto it = watched_.find(&document); it != watched_.end()) {
        for (const auto& file : it->second.changed)
            paths.push_back(file.path);
    }
    return paths;
}

void FileWatch::keep(Document& document) {
    auto& watched = watched_[&document];
    for (auto& file : std::exchange(watched.changed, {}))
        watched.accepted[file.path] = file.state;
    outdated_ = true;
    checkSoon();
    Q_EMIT noticed(&document);
}

std::vector<FileWatch::ChangedFile> FileWatch::changes(const std::vector<opening::DocumentFile>& files,
                                                       const States& accepted) {
    std::vector<ChangedFile> changedFiles;
    files::BatchReader reader; // shared, to list each archive only once
    for (const auto& file : files) {
        const auto differs = reader.changedSince(file.path, file.stamp);
        if (differs && !*differs)
            continue;
        const auto stamp = reader.stamp(file.path);
        const auto now = stamp ? State(*stamp) : std::nullopt;
        if (const auto before = accepted.find(file.path); before == accepted.end() || !sameContent(now, before->second))
            changedFiles.push_back({file.path, now});
    }
    return changedFiles;
}

void FileWatch::check() {
    if (checking_ || jobs_.isBusy()) {
        checkSoon();
        return;
    }
    watchFiles();
    struct Input {
        std::vector<opening::DocumentFile> files;
        States accepted;
    };
    std::map<Document*, Input> input;
    for (std::size_t i = 0; i < workspace_.count(); ++i) {
        auto& document = workspace_.at(i);
        input[&document] = {document.opened().place.files, watched_[&document].accepted};
    }
    checking_ = true;
    outdated_ = false;
    jobs_.run<ChangesByDocument>(
        this, {.title = tr("Checking for changes on disk"), .quiet = true, .dropped = [this] { checking_ = false; }},
        [input = std::move(input)](const JobQueue::Report& report) {
            ChangesByDocument byDocument;
            for (const auto& [document, of] : input) {
                if (report(0))
                    byDocument[document] = changes(of.files, of.accepted);
            }
            return byDocument;
        },
        [this](const ChangesByDocument& changes) {
            checking_ = false;
            // Files that a save changed meanwhile were compared with what they held before.
            if (outdated_ || jobs_.isBusy())
                checkSoon();
            else
                applyChanges(changes);
        });
}

void FileWatch::applyChanges(const ChangesByDocument& changes) {
    // Collect first: a slot may close documents.
    std::vector<Document*> news;
    for (const auto& [document, changed] : changes) {
        const auto watched = watched_.find(document);
        if (watched != watched_.end() && std::exchange(watched->second.changed, changed) != changed)
            news.push_back(document);
    }
    for (auto* document : news) {
        if (watched_.contains(document))
            Q_EMIT noticed(document);
    }
}

} // namespace navsmith::document
