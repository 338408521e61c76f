#include "core/document/file_watch.h"

#include "core/files/batch_reader.h"

#include <algorithm>
#include <set>
#include <utility>

namespace navsmith::document {

namespace fs = std::filesystem;

namespace {

/// Delay: a program that replaces a file may remove the old one first or write in pieces.
constexpr int kRestMilliseconds = 300;

std::optional<files::FileStamp> present(files::BatchReader& reader, const fs::path& path) {
    const auto stamp = reader.stamp(path);
    return stamp ? std::optional(*stamp) : std::nullopt;
}

bool sameContent(const files::FileStamp& a, const files::FileStamp& b) {
    return a.size == b.size && a.hash == b.hash;
}

} // namespace

FileWatch::FileWatch(Workspace& workspace, std::function<bool()> busy, QObject* parent)
    : QObject(parent), workspace_(workspace), busy_(std::move(busy)) {
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
    connect(document, &Document::placeChanged, this, &FileWatch::checkSoon);
    watchFiles();
    checkSoon();
}

/// A watch ends when its file is replaced, so watch all files anew.
void FileWatch::watchFiles() {
    std::set<QString> wanted;
    for (const auto& [document, unused] : watched_) {
        const auto& place = document->opened().place;
        if (!place.folder.empty())
            wanted.insert(QString::fromStdString(place.folder.string()));
        if (!place.archive.empty())
            wanted.insert(QString::fromStdString(place.archive.string()));
        for (const auto& file : place.files)
            wanted.insert(QString::fromStdString(file.path.string()));
    }
    QStringList gone;
    for (const auto& path : watcher_.files() + watcher_.directories()) {
        if (wanted.erase(path) == 0)
            gone << path;
    }
    if (!gone.isEmpty())
        watcher_.removePaths(gone);
    QStringList missing;
    std::error_code ignored;
    for (const auto& path : wanted) {
        if (fs::exists(path.toStdString(), ignored))
            missing << path;
    }
    if (!missing.isEmpty())
        watcher_.addPaths(missing);
}

const std::vector<fs::path>& FileWatch::changed(const Document& document) const {
    static const std::vector<fs::path> none;
    const auto it = watched_.find(&document);
    return it == watched_.end() ? none : it->second.changed;
}

void FileWatch::keep(const Document& document) {
    auto& watched = watched_[&document];
    files::BatchReader reader;
    for (const auto& path : watched.changed)
        watched.kept[path] = present(reader, path);
    check();
}

bool FileWatch::isNews(files::BatchReader& reader, const opening::DocumentFile& file, const Watched& watched) {
    const auto differs = reader.changedSince(file.path, file.stamp);
    if (differs && !*differs)
        return false;
    const auto kept = watched.kept.find(file.path);
    if (kept == watched.kept.end())
        return true;
    const auto now = present(reader, file.path);
    return now.has_value() != kept->second.has_value() || (now && !sameContent(*now, *kept->second));
}

void FileWatch::check() {
    if (busy_()) {
        checkSoon();
        return;
    }
    watchFiles();
    // Collect first: a slot may close documents.
    std::vector<Document*> news;
    for (std::size_t i = 0; i < workspace_.count(); ++i) {
        auto& document = workspace_.at(i);
        auto& watched = watched_[&document];
        std::vector<fs::path> changed;
        files::BatchReader reader; // shared, to list each archive only once
        for (const auto& file : document.opened().place.files) {
            if (isNews(reader, file, watched))
                changed.push_back(file.path);
        }
        if (std::exchange(watched.changed, changed) != changed)
            news.push_back(&document);
    }
    for (auto* document : news) {
        if (watched_.contains(document))
            Q_EMIT noticed(document);
    }
}

} // namespace navsmith::document
