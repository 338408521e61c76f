// Saving documents and restoring their backups.
#include "app/gui/after_save.h"
#include "app/gui/backup_dialog.h"
#include "app/gui/file_controller.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "core/document/document_jobs.h"
#include "core/document/paths.h"
#include "core/files/path_text.h"
#include "core/opening/save_document.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <spdlog/spdlog.h>

#include <memory>

namespace navsmith::gui {

using document::Document;

/// A save in progress.
struct FileController::Write {
    opening::PendingSave pending;
    quint64 state = 0; ///< state of the document when the bytes were made
    MakeSave make;
    std::function<void()> takeBack; ///< undoes what was done for this save, if it does not happen; may be empty
    std::function<void()> then;
};

void FileController::ask(Document& document, std::function<void()> save) {
    if (!beforeSave_) {
        save();
        return;
    }
    jobs_.wait(
        &document,
        {.title = tr("Saving %1").arg(document.title()),
         .resources = document::resourcesOf(document),
         .writes = true,
         .dropped = [this] { Q_EMIT statusMessage(tr("Saving cancelled")); }},
        [this, &document](document::JobQueue::Id id, QObject* waiting) {
            beforeSave_({document, waiting, [this, id] { jobs_.finish(id); }, [this, id] { jobs_.cancel(id); }});
        },
        std::move(save));
}

bool FileController::isAwaitingSave(const Document& document) const {
    return jobs_.isAwaited(document::resourceOf(document));
}

void FileController::save(Document& document, std::function<void()> then) {
    ask(document, [this, &document, then = std::move(then)] {
        write(document, &Document::pendingSave, document.opened().place.folder, false, then);
    });
}

void FileController::saveAsByDialog(Document& document, std::function<void()> then) {
    if (document.system().codec.saveFiles != nullptr) { // the game knows the names of the files of a set
        const auto folder =
            QFileDialog::getExistingDirectory(&window_, tr("Save All Files Into"), startFolder(&document));
        if (!folder.isEmpty())
            saveInto(document, folder, std::move(then));
        return;
    }
    const auto now = fromUtf8(document.opened().place.files.front().name);
    const QDir folder(startFolder(&document));
    // write() asks whether to replace a file: it knows the whole name.
    auto path = QFileDialog::getSaveFileName(&window_, tr("Save As"), folder.filePath(now), {}, nullptr,
                                             QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    const auto ending = QFileInfo(now).suffix();
    if (QFileInfo(path).suffix().isEmpty())
        path += '.' + ending;
    if (QFileInfo(path).suffix().compare(ending, Qt::CaseInsensitive) != 0)
        complain(tr("Cannot Save"), {tr("The name must end in .%1. Convert changes the format.").arg(ending)});
    else
        saveAs(document, path, std::move(then));
}

void FileController::saveAs(Document& document, const QString& path, std::function<void()> then) {
    const QFileInfo target(path);
    const auto name = target.fileName();
    const auto folder = target.absolutePath();
    ask(document, [this, &document, name, folder, then = std::move(then)] {
        std::function<void()> takeBack;
        if (name != fromUtf8(document.opened().place.files.front().name)) {
            const auto rename = [&](model::Transaction& tx) { opening::renameFile(tx, name.toStdString()); };
            if (!document.edit(tr("Rename to %1").arg(name), rename))
                return;
            takeBack = [&document, state = document.stateId()] {
                if (document.stateId() == state)
                    document.undoStack().undo();
            };
        }
        write(
            document, [folder](const Document& saved) { return saved.pendingSaveInto(folder); },
            document::toPath(folder), false, then, takeBack);
    });
}

void FileController::saveInto(Document& document, const QString& folder, std::function<void()> then) {
    ask(document, [this, &document, folder, then = std::move(then)] {
        write(
            document, [folder](const Document& saved) { return saved.pendingSaveInto(folder); },
            document::toPath(folder), false, then);
    });
}

void FileController::write(Document& document, const MakeSave& make, const std::filesystem::path& folder,
                           bool replaceChanged, std::function<void()> then, std::function<void()> takeBack) {
    auto resources = document::resourcesOf(document);
    resources.push_back(document::resourceOf(folder));
    auto write = std::make_shared<Write>();
    write->then = std::move(then);
    write->make = make;
    write->takeBack = std::move(takeBack);
    jobs_.run<files::Result<files::SaveReport>>(
        &document,
        {.title = tr("Saving %1").arg(document.title()),
         .resources = std::move(resources),
         .writes = true,
         .prepare =
             [&document, write] {
                 document.commitPreview();
                 write->pending = write->make(document);
                 write->state = document.stateId();
                 return true;
             },
         .dropped = write->takeBack},
        [write, replaceChanged](const document::JobQueue::Report& report) {
            opening::WriteOptions options;
            options.replaceChanged = replaceChanged;
            return opening::write(write->pending, options, [&](std::uint64_t done, std::uint64_t total) {
                return report(total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total));
            });
        },
        [this, &document, write](const files::Result<files::SaveReport>& report) {
            written(document, *write, report);
        });
}

void FileController::written(Document& document, Write& write, const files::Result<files::SaveReport>& report) {
    const auto& pending = write.pending;
    if (!report) {
        if (report.error().kind == files::FileErrorKind::Changed)
            return askToReplace(document, write, report.error());
        if (write.takeBack)
            write.takeBack();
        if (report.error().kind == files::FileErrorKind::Cancelled)
            Q_EMIT statusMessage(tr("Saving cancelled"));
        else
            complain(tr("Saving Failed"), {report.error()});
        return;
    }
    afterSave_->beforeSave(document);
    document.saved(pending, *report, write.state);
    std::vector<std::string> names;
    for (const auto& file : report->files) {
        if (file.as != files::SavedAs::Unchanged)
            names.push_back(files::toText(file.target.filename()));
    }
    for (const auto& notice : pending.notices)
        spdlog::info("{}: {}", notice.file, notice.text);
    for (const auto& warning : report->warnings)
        spdlog::warn("{}", warning);
    for (const auto& folder : report->backupSets)
        spdlog::info("Backup of the previous files: {}", files::toText(folder));
    Q_EMIT statusMessage(names.empty()                ? tr("Nothing to save: the files are up to date")
                         : report->backupSets.empty() ? tr("Saved %1").arg(fileNames(names))
                                                      : tr("Saved %1, with a backup").arg(fileNames(names)));
    if (!names.empty())
        Q_EMIT saved(&document);
    if (!pending.inPlace || !pending.archive.empty() || !pending.left.empty())
        remember(QString::fromStdString(files::toText(document.opened().shownPath)));
    afterSave_->saved(document, pending, *report, write.then);
}

void FileController::askToReplace(Document& document, const Write& write, const files::FileError& error) {
    const auto& pending = write.pending;
    const bool itself = pending.inPlace && (pending.archive.empty() || pending.intoArchive);
    const auto question =
        pending.inPlace ? tr("%1\n\nReplace it? The current content is backed up.")
                              .arg(QString::fromStdString(files::describe(error)))
                        : tr("%1 already has files of these names.\n\nReplace them? The current content is backed up.")
                              .arg(QDir::toNativeSeparators(QString::fromStdString(files::toText(pending.folder))));
    auto* box = new QMessageBox(QMessageBox::Question, itself ? tr("Changed on Disk") : tr("File Exists"), question,
                                QMessageBox::Yes | QMessageBox::No, &window_);
    box->setObjectName("message.changedOnDisk");
    box->setDefaultButton(QMessageBox::No);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, &document,
            [this, &document, make = write.make, folder = pending.folder, then = write.then,
             takeBack = write.takeBack](int answer) {
                if (answer == QMessageBox::Yes)
                    this->write(document, make, folder, true, then, takeBack);
                else if (takeBack)
                    takeBack();
            });
    box->open();
}

void FileController::chooseBackup(Document& document, BackupUse use,
                                  std::function<void(const opening::Backup& backup)> then) {
    const auto offer = [this, &document, use, then = std::move(then)](std::vector<opening::Backup> backups) {
        if (backups.empty()) {
            complain(BackupDialog::titleOf(use),
                     {tr("%1 has no backups yet. Each save makes one of the files that it replaces.")
                          .arg(document.title())});
            return;
        }
        auto* dialog = new BackupDialog(std::move(backups), use, document.isModified(), &window_);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, &document, [dialog, then] {
            if (const auto* backup = dialog->selected())
                then(*backup);
        });
        dialog->open();
    };
    jobs_.run<std::vector<opening::Backup>>(
        &document,
        {.title = tr("Searching for backups of %1").arg(document.title()),
         .resources = document::resourcesOf(document)},
        [place = document.opened().place](const document::JobQueue::Report&) { return opening::backupsOf(place); },
        offer);
}

void FileController::restoreBackupByDialog(Document& document) {
    chooseBackup(document, BackupUse::Restore,
                 [this, &document](const opening::Backup& backup) { restoreBackup(document, backup); });
}

void FileController::restoreBackup(Document& document, const opening::Backup& backup) {
    jobs_.run<files::Result<files::SaveReport>>(
        &document,
        {.title = tr("Restoring %1").arg(document.title()),
         .resources = document::resourcesOf(document),
         .writes = true},
        [place = document.opened().place,
         backup](const document::JobQueue::Report& report) -> files::Result<files::SaveReport> {
            const auto pending = opening::pendingRestore(place, backup);
            if (!pending)
                return tl::unexpected(pending.error());
            return opening::write(*pending, {.replaceChanged = true}, [&](std::uint64_t done, std::uint64_t total) {
                return report(total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total));
            });
        },
        [this, &document, names = backup.names](const files::Result<files::SaveReport>& report) {
            if (report) {
                Q_EMIT statusMessage(tr("Restored %1").arg(fileNames(names)));
                reloadNow(document, {});
            } else if (report.error().kind != files::FileErrorKind::Cancelled) {
                complain(tr("Restoring Failed"), {report.error()});
            }
        });
}

} // namespace navsmith::gui
