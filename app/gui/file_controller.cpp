#include "app/gui/file_controller.h"

#include "app/gui/after_save.h"
#include "core/opening/open_document.h"
#include "core/opening/open_map.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <memory>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr int kMostRecent = 12;
const QString kRecentKey = QStringLiteral("recent");

std::vector<std::filesystem::path> toPaths(const QStringList& paths) {
    std::vector<std::filesystem::path> out;
    for (const auto& p : paths)
        out.emplace_back(p.toStdString());
    return out;
}

} // namespace

FileController::FileController(document::Workspace& workspace, QWidget& window)
    : QObject(&window), workspace_(workspace), window_(window), afterSave_(new AfterSave(workspace, task_, window)) {
    connect(afterSave_, &AfterSave::told, this, &FileController::told);
    connect(afterSave_, &AfterSave::failed, this, &FileController::complain);
    // Queued: what follows from the work comes before what only waits for its end.
    connect(&task_, &document::BackgroundTask::finished, this, &FileController::openNextMap, Qt::QueuedConnection);
}

void FileController::complain(const QString& title, const QStringList& lines, const std::function<void()>& then) {
    for (const auto& line : lines)
        spdlog::error("{}", line.toStdString());
    auto* box = new QMessageBox(QMessageBox::Warning, title, lines.mid(0, 12).join("\n\n"), QMessageBox::Ok, &window_);
    if (lines.size() > 12)
        box->setInformativeText(tr("%n more in the log", nullptr, static_cast<int>(lines.size() - 12)));
    box->setObjectName("message.problems");
    box->setAttribute(Qt::WA_DeleteOnClose);
    if (then)
        connect(box, &QMessageBox::finished, this, [then] { then(); });
    box->open();
}

void FileController::open(const QStringList& paths) {
    const auto wanted = toPaths(paths);
    auto found = opening::findDocuments(wanted);
    QStringList problems;
    for (const auto& problem : found.problems)
        problems << QString::fromStdString(files::describe(problem));
    for (const auto& notice : found.notices) {
        spdlog::info("{}", notice);
        Q_EMIT told(QString::fromStdString(notice));
    }
    for (auto& candidate : found.candidates)
        queue_.push_back(std::move(candidate));
    if (!problems.isEmpty())
        complain(tr("Cannot open"), problems);
    openNext();
}

void FileController::openNext() {
    if (!queue_.empty())
        giveUpMap();
    if (task_.isRunning())
        return;
    if (queue_.empty()) {
        Q_EMIT openedAll();
        return;
    }
    auto candidate = std::make_shared<opening::Candidate>(std::move(queue_.front()));
    queue_.pop_front();
    const auto path = QString::fromStdString(candidate->shownPath.string());
    for (std::size_t i = 0; i < workspace_.count(); ++i) {
        if (workspace_.at(i).opened().shownPath == candidate->shownPath) {
            workspace_.activate(&workspace_.at(i));
            openNext();
            return;
        }
    }
    using Result = tl::expected<opening::OpenedDocument, std::vector<files::FileError>>;
    auto result = std::make_shared<std::optional<Result>>();
    task_.start(
        tr("Opening %1").arg(path),
        [candidate, result](const document::BackgroundTask::Report& report) {
            result->emplace(opening::openDocument(*candidate, {}, report));
        },
        [this, result, path] {
            auto& opened = **result;
            if (opened) {
                showOpened(*opened);
                auto& document = workspace_.add(std::make_unique<Document>(std::move(*opened)));
                remember(path);
                wantOwnMap(document); // read when all documents are open
            } else if (!task_.wasCancelled()) {
                QStringList lines;
                for (const auto& problem : opened.error())
                    lines << QString::fromStdString(files::describe(problem));
                complain(tr("Cannot open %1").arg(path), lines);
            }
            openNext();
        });
}

void FileController::showOpened(const opening::OpenedDocument& opened) {
    for (const auto& notice : opened.notices)
        spdlog::info("{}{}{}", notice.file, notice.file.empty() ? "" : ": ", notice.text);
    if (!opened.notices.empty())
        Q_EMIT told(tr("%n notice(s) about these files in the log", nullptr, static_cast<int>(opened.notices.size())));
    if (opening::savedIntoKind(opened.place.archive) != nullptr)
        Q_EMIT told(tr("From inside %1: saving writes into it")
                        .arg(QString::fromStdString(opened.place.archive.filename().string())));
    else if (!opened.place.archive.empty())
        Q_EMIT told(tr("From inside %1: saving writes a file of its own in %2")
                        .arg(QString::fromStdString(opened.place.archive.filename().string()),
                             QString::fromStdString(opening::folderToSaveInto(*opened.system, opened.place).string())));
    QStringList failures;
    for (const auto& problem : opened.failures)
        failures << QString::fromStdString(files::describe(problem));
    if (!failures.isEmpty())
        complain(tr("Some files could not be read and are left out"), failures);
}

void FileController::wantOwnMap(Document& document) {
    std::vector<std::string> notes;
    const auto map = opening::findMap(document.system(), document.opened().place, nullptr, &notes);
    for (const auto& note : notes)
        spdlog::warn("{}", note);
    if (map)
        maps_.push_back({&document, QString::fromStdString(map->string()), true});
}

void FileController::openOwnMap(Document& document) {
    wantOwnMap(document);
    openNextMap();
}

void FileController::openMap(Document& document, const QString& path, bool quietly) {
    maps_.push_back({&document, path, quietly});
    openNextMap();
}

void FileController::openMapByDialog(Document& document) {
    const auto beside = QString::fromStdString(document.opened().place.folder.string());
    const auto path =
        QFileDialog::getOpenFileName(&window_, tr("Open a map"), beside, tr("Maps (*.bsp);;All files (*)"));
    if (!path.isEmpty())
        openMap(document, path);
}

void FileController::giveUpMap() {
    if (!readingMap_)
        return;
    givenUp_ = true;
    task_.cancel();
    task_.wait();
}

void FileController::openNextMap() {
    while (!maps_.empty() && !maps_.front().document)
        maps_.pop_front();
    if (task_.isRunning() || maps_.empty())
        return;
    auto wanted = std::make_shared<WantedMap>(std::move(maps_.front()));
    maps_.pop_front();
    auto result = std::make_shared<std::optional<tl::expected<opening::OpenedMap, files::FileError>>>();
    readingMap_ = true;
    givenUp_ = false;
    task_.start(
        tr("Reading %1").arg(wanted->path),
        [path = wanted->path.toStdString(), result](const document::BackgroundTask::Report& report) {
            result->emplace(opening::openMap(path, {}, report));
        },
        [this, wanted, result] {
            readingMap_ = false;
            auto& opened = **result;
            if (opened && wanted->document) {
                for (const auto& note : opened->backdrop->geometry.notes)
                    spdlog::warn("{}: {}", wanted->path.toStdString(), note);
                Q_EMIT told(tr("Map %1").arg(wanted->path));
                if (!opened->notice.empty()) {
                    spdlog::warn("{}", opened->notice);
                    Q_EMIT told(QString::fromStdString(opened->notice));
                }
                wanted->document->setMap(std::move(*opened));
            } else if (!opened && opened.error().kind == files::FileErrorKind::Cancelled) {
                if (givenUp_) // its turn comes when what was asked for instead is done
                    maps_.push_back(std::move(*wanted));
            } else if (!opened) {
                const auto why = QString::fromStdString(files::describe(opened.error()));
                if (wanted->quietly)
                    Q_EMIT told(why);
                else
                    complain(tr("Cannot open the map"), {why});
                spdlog::warn("{}", why.toStdString());
            }
        });
}

void FileController::openFilesByDialog() {
    const auto files = QFileDialog::getOpenFileNames(&window_, tr("Open files"));
    if (!files.isEmpty())
        open(files);
}

void FileController::openFolderByDialog() {
    const auto folder = QFileDialog::getExistingDirectory(&window_, tr("Open a folder"));
    if (!folder.isEmpty())
        open({folder});
}

void FileController::ask(Document& document, std::function<void()> save) {
    if (beforeSave_)
        beforeSave_(document, std::move(save));
    else
        save();
}

void FileController::save(Document& document, std::function<void()> then) {
    ask(document, [this, doc = QPointer(&document), then = std::move(then)] {
        if (!doc)
            return;
        doc->endPreview(true);
        write(*doc, doc->pendingSave(), false, then);
    });
}

void FileController::saveAsByDialog(Document& document, std::function<void()> then) {
    const auto folder = QFileDialog::getExistingDirectory(&window_, tr("Save all files into a folder"));
    if (!folder.isEmpty())
        saveInto(document, folder, std::move(then));
}

void FileController::saveInto(Document& document, const QString& folder, std::function<void()> then) {
    ask(document, [this, doc = QPointer(&document), folder, then = std::move(then)] {
        if (!doc)
            return;
        doc->endPreview(true);
        write(*doc, doc->pendingSaveInto(folder), false, then);
    });
}

void FileController::write(Document& document, opening::PendingSave pending, bool replaceChanged,
                           std::function<void()> then) {
    giveUpMap();
    if (task_.isRunning()) {
        Q_EMIT told(tr("Wait until the present work is done"));
        return;
    }
    const auto state = document.stateId();
    auto shared = std::make_shared<opening::PendingSave>(std::move(pending));
    auto result = std::make_shared<std::optional<files::Result<files::SaveReport>>>();
    task_.start(
        tr("Saving %1").arg(document.title()),
        [shared, result, replaceChanged](const document::BackgroundTask::Report& report) {
            opening::WriteOptions options;
            options.replaceChanged = replaceChanged;
            result->emplace(opening::write(*shared, options, [&](std::uint64_t done, std::uint64_t total) {
                return report(total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total));
            }));
        },
        [this, target = QPointer(&document), shared, result, state, then = std::move(then)] {
            const auto& report = **result;
            if (report && target) {
                afterSave_->beforeSave(*target);
                target->saved(*shared, *report, state);
                const auto written = std::ranges::count_if(
                    report->files, [](const auto& f) { return f.as != files::SavedAs::Unchanged; });
                for (const auto& notice : shared->notices)
                    spdlog::info("{}: {}", notice.file, notice.text);
                for (const auto& warning : report->warnings)
                    spdlog::warn("{}", warning);
                Q_EMIT told(written == 0 ? tr("Nothing to save: the files are up to date")
                                         : tr("Saved %n file(s)", nullptr, static_cast<int>(written)));
                if (!shared->inPlace || !shared->archive.empty() || !shared->left.empty())
                    remember(QString::fromStdString(target->opened().shownPath.string()));
                afterSave_->saved(*target, *shared, *report, then);
                return;
            }
            if (report)
                return;
            if (report.error().kind == files::FileErrorKind::Changed && shared->inPlace) {
                auto* box = new QMessageBox(QMessageBox::Question,
                                            shared->archive.empty() || shared->intoArchive ? tr("Changed on the disk")
                                                                                           : tr("Already there"),
                                            tr("%1\n\nReplace it all the same? What is there now goes into the backup.")
                                                .arg(QString::fromStdString(files::describe(report.error()))),
                                            QMessageBox::Yes | QMessageBox::No, &window_);
                box->setObjectName("message.changedOnDisk");
                box->setDefaultButton(QMessageBox::No);
                box->setAttribute(Qt::WA_DeleteOnClose);
                connect(box, &QMessageBox::finished, this, [this, target, then](int answer) {
                    if (answer != QMessageBox::Yes || !target)
                        return;
                    target->endPreview(true);
                    write(*target, target->pendingSave(), true, then);
                });
                box->open();
                return;
            }
            if (report.error().kind != files::FileErrorKind::Cancelled)
                complain(tr("Not saved"), {QString::fromStdString(files::describe(report.error()))});
        });
}

void FileController::reload(Document& document, const QString& variant) {
    if (!document.isModified()) {
        reloadNow(document, variant);
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Reload"),
                                tr("%1 has changes that are not saved. Reloading loses them.").arg(document.title()),
                                QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box->setObjectName("message.reload");
    box->button(QMessageBox::Discard)->setText(tr("Reload"));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, doc = QPointer(&document), variant](int answer) {
        if (answer == QMessageBox::Discard && doc)
            reloadNow(*doc, variant);
    });
    box->open();
}

void FileController::reloadNow(Document& document, const QString& variant) {
    giveUpMap();
    if (task_.isRunning()) {
        Q_EMIT told(tr("Wait until the present work is done"));
        return;
    }
    auto candidate = std::make_shared<opening::Candidate>();
    candidate->system = &document.system();
    candidate->folder = document.opened().place.folder;
    candidate->shownPath = document.opened().shownPath;
    candidate->archive = document.opened().place.archive;
    for (const auto& file : document.opened().place.files) {
        if (!candidate->archive.empty() || std::filesystem::exists(file.path))
            candidate->files.push_back(file.path);
    }
    if (candidate->files.empty()) {
        complain(tr("Cannot reload %1").arg(document.title()), {tr("None of its files is there any more.")});
        return;
    }
    using Result = tl::expected<opening::OpenedDocument, std::vector<files::FileError>>;
    auto result = std::make_shared<std::optional<Result>>();
    task_.start(
        tr("Reloading %1").arg(document.title()),
        [candidate, result, variant = variant.toStdString()](const document::BackgroundTask::Report& report) {
            result->emplace(opening::openDocument(*candidate, {.variant = variant}, report));
        },
        [this, result, before = QPointer(&document), state = document.stateId()] {
            auto& opened = **result;
            if (!before || before->stateId() != state || before->isPreviewing()) {
                Q_EMIT told(tr("Not reloaded: it was edited meanwhile"));
            } else if (opened) {
                showOpened(*opened);
                auto& now = workspace_.add(std::make_unique<Document>(std::move(*opened)));
                now.setMap(before->map());
                Q_EMIT reloaded(before, &now);
                workspace_.close(before);
            } else if (!task_.wasCancelled()) {
                QStringList lines;
                for (const auto& problem : opened.error())
                    lines << QString::fromStdString(files::describe(problem));
                complain(tr("Cannot reload %1").arg(before->title()), lines);
            }
            openNext();
        });
}

void FileController::close(Document& document, std::function<void()> then) {
    closingAll_ = false;
    closeOne(document, std::move(then));
}

void FileController::closeOne(Document& document, std::function<void()> then) {
    giveUpMap();
    if (task_.isRunning()) {
        closingAll_ = false;
        Q_EMIT told(tr("Wait until the present work is done"));
        return;
    }
    document.endPreview(true);
    const auto finish = [this, doc = QPointer(&document), then] {
        if (doc)
            workspace_.close(doc);
        if (then)
            then();
    };
    if (!document.isModified()) {
        finish();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                                tr("%1 has changes that are not saved.").arg(document.title()),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box->setObjectName("message.unsaved");
    box->setDefaultButton(QMessageBox::Save);
    box->setAttribute(Qt::WA_DeleteOnClose);
    // Until a save has gone well, nobody is closing all: it may be refused, fail, or be thought better of.
    connect(box, &QMessageBox::finished, this,
            [this, doc = QPointer(&document), finish, then = std::move(then), all = closingAll_](int answer) {
                closingAll_ = false;
                // What follows a save takes time: who has edited meanwhile is asked anew.
                const auto goOn = [this, doc, finish, all, then] {
                    closingAll_ = all;
                    if (doc)
                        doc->endPreview(true);
                    if (doc && doc->isModified())
                        closeOne(*doc, then);
                    else
                        finish();
                };
                if (answer == QMessageBox::Save && doc) {
                    save(*doc, goOn);
                } else if (answer == QMessageBox::Discard) {
                    closingAll_ = all;
                    finish();
                }
            });
    box->open();
}

void FileController::closeAll(std::function<void()> then) {
    closingAll_ = true;
    if (workspace_.count() == 0) {
        then();
        return;
    }
    closeOne(*workspace_.active(), [this, then = std::move(then)] { closeAll(then); });
}

QStringList FileController::recent() const {
    return QSettings().value(kRecentKey).toStringList();
}

void FileController::clearRecent() {
    QSettings().remove(kRecentKey);
    Q_EMIT recentChanged();
}

void FileController::remember(const QString& path) {
    auto paths = recent();
    const auto full = QFileInfo(path).absoluteFilePath();
    paths.removeAll(full);
    paths.prepend(full);
    QSettings().setValue(kRecentKey, QStringList(paths.mid(0, kMostRecent)));
    Q_EMIT recentChanged();
}

} // namespace navsmith::gui
