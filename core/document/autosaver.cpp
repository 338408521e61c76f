#include "core/document/autosaver.h"

#include "core/document/post.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "formats/bytes/plain_text.h"

#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <utility>

namespace navsmith::document {

namespace fs = std::filesystem;

namespace {

/// Wait for the end of a drag: its intermediate states are not worth a copy.
constexpr std::chrono::milliseconds kAfterDrag(2000);

/// File systems take names of 255 bytes. Nine are for the hash.
constexpr std::size_t kLongestTitle = 246;

} // namespace

Autosaver::Autosaver(Workspace& workspace, AutosaveSettings settings, QObject* parent)
    : QObject(parent), workspace_(workspace) {
    connect(&timer_, &QTimer::timeout, this, &Autosaver::saveNow);
    connect(&workspace_, &Workspace::closing, this, [this](Document* document) { lastStates_.erase(document); });
    setSettings(std::move(settings));
}

void Autosaver::setSettings(AutosaveSettings settings) {
    const bool running = timer_.isActive() && settings.interval == settings_.interval;
    settings_ = std::move(settings);
    if (settings_.interval.count() <= 0)
        timer_.stop();
    else if (!running)
        timer_.start(settings_.interval);
}

fs::path Autosaver::folderOf(const Document& document) const {
    const auto path = files::toBytes(files::absolutePath(document.opened().shownPath));
    const auto hash = files::hashOf(std::as_bytes(std::span(path)));
    // Readable, and unique for each path of that name.
    const auto title = document.title().toStdString();
    return settings_.folder / fmt::format("{}-{:08x}", bytes::utf8Start(title, kLongestTitle), hash & 0xFFFF'FFFFU);
}

void Autosaver::saveNow() {
    if (task_.isRunning())
        return;
    auto jobs = std::make_shared<std::vector<Job>>();
    for (std::size_t i = 0; i < workspace_.count(); ++i) {
        const auto& document = workspace_.at(i);
        if (document.isPreviewing()) {
            postAfter(kAfterDrag, this, [this] { saveNow(); });
            continue;
        }
        const auto last = lastStates_.find(&document);
        if (!document.isModified() || (last != lastStates_.end() && last->second == document.stateId()))
            continue;
        lastStates_[&document] = document.stateId();
        auto pending = document.pendingSave();
        Job job{folderOf(document), {}};
        for (std::size_t f = 0; f < pending.files.size(); ++f)
            job.files.push_back({std::move(pending.names[f]), std::move(pending.files[f].bytes)});
        if (!job.files.empty())
            jobs->push_back(std::move(job));
    }
    if (jobs->empty())
        return;
    auto failure = std::make_shared<std::optional<files::FileError>>();
    task_.start(
        tr("Autosaving"),
        [jobs, failure, keep = settings_.keep, disk = settings_.disk](const BackgroundTask::Report&) {
            for (const auto& job : *jobs) {
                if (auto written = files::writeDatedSet(job.folder, job.files, keep, disk); !written)
                    *failure = std::move(written.error());
            }
        },
        [this, failure] {
            if (!*failure)
                return;
            lastStates_.clear(); // retry next time
            Q_EMIT statusMessage(tr("No autosaved copy: %1").arg(QString::fromStdString(files::describe(**failure))));
        });
}

} // namespace navsmith::document
