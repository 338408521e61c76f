// Files in maps: packing one, and taking one out.
#include "app/gui/after_save.h"
#include "app/gui/file_controller.h"
#include "app/gui/pack_dialog.h"
#include "app/gui/panels/schema_text.h"
#include "core/opening/begin_document.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QPointer>

#include <spdlog/spdlog.h>

#include <memory>

namespace navsmith::gui {

using document::Document;

namespace {

double part(std::uint64_t done, std::uint64_t total) {
    return total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total);
}

} // namespace

void FileController::beginByDialog() {
    const auto beginners = opening::beginners();
    QStringList titles;
    for (const auto* system : beginners)
        titles << fromUtf8(system->title);
    const auto* active = workspace_.active();
    const auto beside = active != nullptr ? QString::fromStdString(active->opened().place.folder.string()) : QString();
    const auto map = QFileDialog::getOpenFileName(&window_, tr("The map of the new document"), beside,
                                                  tr("Maps (*.bsp);;All files (*)"));
    if (map.isEmpty() || beginners.empty())
        return;
    qsizetype selected = 0;
    if (titles.size() > 1) {
        bool ok = false;
        selected = titles.indexOf(
            QInputDialog::getItem(&window_, tr("New document"), tr("What to begin"), titles, 0, false, &ok));
        if (!ok)
            return;
    }
    begin(*beginners[static_cast<std::size_t>(selected)], map);
}

void FileController::begin(const systems::System& system, const QString& map) {
    const std::filesystem::path path(map.toStdString());
    const bool there = opening::placeToBegin(system, path).there;
    const auto made = opening::beginDocument(system, path);
    if (!made) {
        complain(tr("Cannot begin"), {QString::fromStdString(files::describe(made.error()))});
        return;
    }
    const auto name = QString::fromStdString(made->string());
    Q_EMIT told(there ? tr("%1 is there already").arg(name) : tr("%1 is written, empty").arg(name));
    open({name});
}

void FileController::packByDialog(Document& document) {
    document.endPreview(true);
    const auto bytes = opening::bytesToPack(document.system(), document.model(), document.opened().shownPath);
    if (!bytes) {
        complain(tr("Cannot pack"), {QString::fromStdString(files::describe(bytes.error()))});
        return;
    }
    auto* dialog = new PackDialog(document, bytes->size(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, doc = QPointer(&document)] {
        if (doc && dialog->planned())
            pack(*doc, *dialog->planned(), dialog->backUpWhole());
    });
    dialog->open();
}

void FileController::pack(Document& document, const files::PlannedEntries& planned, bool backUpWhole) {
    giveUpMap();
    if (task_.isRunning()) {
        Q_EMIT told(tr("Wait until the present work is done"));
        return;
    }
    document.endPreview(true);
    auto bytes = opening::bytesInMap(document.system(), document.model(), planned);
    if (!bytes) {
        complain(tr("Not packed"), {QString::fromStdString(files::describe(bytes.error()))});
        return;
    }
    auto shared = std::make_shared<std::vector<std::byte>>(std::move(*bytes));
    auto result = std::make_shared<std::optional<files::Result<files::InPlaceReport>>>();
    task_.start(
        tr("Packing into %1").arg(QString::fromStdString(planned.archive.filename().string())),
        [planned, shared, result, backUpWhole](const document::BackgroundTask::Report& report) {
            files::InPlaceOptions options;
            options.backUpWhole = backUpWhole;
            result->emplace(files::putEntry(planned, *shared, options, [&](std::uint64_t done, std::uint64_t total) {
                return report(part(done, total));
            }));
        },
        [this, planned, result, target = QPointer(&document)] {
            const auto& report = **result;
            if (!report) {
                if (report.error().kind != files::FileErrorKind::Cancelled)
                    complain(tr("Not packed"), {QString::fromStdString(files::describe(report.error()))});
                else
                    Q_EMIT told(tr("Not packed: cancelled"));
                return;
            }
            for (const auto& warning : report->warnings)
                spdlog::warn("{}", warning);
            const auto path = QString::fromStdString((planned.archive / planned.plan.entries.front().name).string());
            if (report->backupSet)
                spdlog::info("What was there is in {}", report->backupSet->string());
            Q_EMIT told(report->changed ? tr("Packed as %1").arg(path) : tr("It is in the map already: %1").arg(path));
            if (target && target->map() && target->map()->path == planned.archive) {
                auto map = *target->map();
                map.bytes = planned.plan.archiveSize;
                target->setMap(std::move(map));
            }
        });
}

void FileController::rebuildByDialog(Document& document) {
    giveUpMap();
    afterSave_->rebuildByDialog(document);
}

void FileController::extractByDialog(Document& document) {
    const auto& place = document.opened().place;
    auto map = !place.archive.empty() ? place.archive : document.map() ? document.map()->path : std::filesystem::path();
    if (map.empty())
        map = QFileDialog::getOpenFileName(&window_, tr("Take a file out of which map?"),
                                           QString::fromStdString(place.folder.string()),
                                           tr("Maps (*.bsp);;All files (*)"))
                  .toStdString();
    if (map.empty())
        return;
    giveUpMap();
    if (task_.isRunning()) {
        Q_EMIT told(tr("Wait until the present work is done"));
        return;
    }
    auto result = std::make_shared<std::optional<files::Result<opening::PackedFiles>>>();
    task_.start(
        tr("Looking into %1").arg(QString::fromStdString(map.filename().string())),
        [map, result](const document::BackgroundTask::Report&) { result->emplace(opening::packedFiles(map)); },
        [this, map, result] {
            const auto& found = **result;
            if (!found)
                complain(tr("Cannot extract"), {QString::fromStdString(files::describe(found.error()))});
            else if (found->files.empty())
                complain(tr("Nothing to extract"),
                         {tr("%1 holds no file that Navsmith knows.").arg(QString::fromStdString(map.string()))});
            else
                chooseAndExtract(*found);
        });
}

void FileController::chooseAndExtract(const opening::PackedFiles& found) {
    if (!found.notice.empty())
        Q_EMIT told(QString::fromStdString(found.notice));
    QStringList names;
    for (const auto& file : found.files)
        names << QString::fromStdString(file.path.string());
    qsizetype selected = 0;
    if (names.size() > 1) {
        bool ok = false;
        selected = names.indexOf(
            QInputDialog::getItem(&window_, tr("Extract from the map"), tr("File"), names, 0, false, &ok));
        if (!ok)
            return;
    }
    const auto& file = found.files[static_cast<std::size_t>(selected)];
    const auto to =
        QFileDialog::getSaveFileName(&window_, tr("Extract to"), QString::fromStdString(file.loose.string()));
    if (!to.isEmpty())
        extract(file.path, to);
}

void FileController::extract(const std::filesystem::path& from, const QString& to) {
    giveUpMap();
    if (task_.isRunning()) {
        Q_EMIT told(tr("Wait until the present work is done"));
        return;
    }
    auto result = std::make_shared<std::optional<files::Result<files::SaveReport>>>();
    task_.start(
        tr("Extracting %1").arg(QString::fromStdString(from.filename().string())),
        [from, target = std::filesystem::path(to.toStdString()),
         result](const document::BackgroundTask::Report& report) {
            result->emplace(files::readFile(from).and_then([&](const std::vector<std::byte>& bytes) {
                const files::PendingFile pending{target, bytes};
                return files::saveSet(std::span(&pending, 1), {}, [&](std::uint64_t done, std::uint64_t total) {
                    return report(part(done, total));
                });
            }));
        },
        [this, to, result] {
            const auto& report = **result;
            if (report) {
                for (const auto& warning : report->warnings)
                    spdlog::warn("{}", warning);
                Q_EMIT told(tr("Extracted to %1").arg(to));
            } else if (report.error().kind != files::FileErrorKind::Cancelled) {
                complain(tr("Not extracted"), {QString::fromStdString(files::describe(report.error()))});
            }
        });
}

} // namespace navsmith::gui
