#include "app/gui/file_controller.h"

#include "app/gui/after_save.h"
#include "app/gui/offer_dialog.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/message_lines.h"
#include "core/document/job_resources.h"
#include "core/document/paths.h"
#include "core/files/archive.h"
#include "core/files/natural_order.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/opening/game_folder.h"
#include "core/opening/open_document.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <memory>
#include <system_error>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr int kMostRecent = 12;
const QString kRecentKey = QStringLiteral("recent");
// Resources of jobs: those that share one run one after another.
const std::string kOpening = "opening"; ///< keeps the order in which documents are opened

std::vector<std::filesystem::path> toPaths(const QStringList& paths) {
    std::vector<std::filesystem::path> out;
    for (const auto& p : paths)
        out.push_back(document::toPath(p));
    return out;
}

/// All supported files, those of each system, archives.
QString fileFilters() {
    const auto patterns = [](const auto& names) {
        QStringList list;
        for (const auto name : names)
            list << fromUtf8(name);
        return list;
    };
    const QStringList archives{"*.img", "*.dir", "*.pak", "*.bsp"};
    QStringList all = archives;
    QStringList filters;
    for (const auto& system : systems::all()) {
        const auto own = patterns(system.codec.fileNames);
        all << own;
        filters << QStringLiteral("%1 (%2)").arg(fromUtf8(system.title), own.join(u' '));
    }
    all.removeDuplicates();
    filters.prepend(FileController::tr("All supported files (%1)").arg(all.join(u' ')));
    filters << FileController::tr("Archives and maps (%1)").arg(archives.join(u' '));
    filters << FileController::tr("All files (*)");
    return filters.join(QStringLiteral(";;"));
}

/// A cancelled job is not an error.
bool wasCancelled(const std::vector<files::FileError>& problems) {
    return std::ranges::any_of(problems,
                               [](const auto& problem) { return problem.kind == files::FileErrorKind::Cancelled; });
}

std::string resourceOf(const opening::Candidate& candidate) {
    return document::resourceOf(candidate.archive.empty() ? candidate.folder : candidate.archive);
}

using Opened = tl::expected<opening::OpenedDocument, std::vector<files::FileError>>;

/// Adds other files of the set that lie beside those of the candidate, by name. Returns an error for each that does
/// not.
std::vector<files::FileError> addFiles(opening::Candidate& candidate, const std::vector<std::string>& names) {
    if (names.empty())
        return {};
    std::vector<files::FileError> missing;
    const auto beside = opening::findDocuments(std::span(&candidate.folder, 1), {}, opening::Recovery::Report);
    for (const auto& name : names) {
        const auto count = candidate.files.size();
        for (const auto& each : beside.candidates) {
            const auto file = std::ranges::find_if(
                each.files, [&](const auto& path) { return opening::sameName(files::toText(path.filename()), name); });
            if (each.system == candidate.system && file != each.files.end() && candidate.files.size() == count)
                candidate.files.push_back(*file);
        }
        if (candidate.files.size() == count)
            missing.push_back({files::FileErrorKind::Missing, candidate.folder / files::fromBytes(name),
                               texts::format("does not exist"), std::nullopt});
    }
    std::ranges::sort(candidate.files, files::naturalLess, [](const auto& path) { return files::toText(path); });
    candidate.shownPath = candidate.folder;
    return missing;
}

} // namespace

FileController::FileController(document::Workspace& workspace, document::JobQueue& jobs, QWidget& window)
    : QObject(&window), workspace_(workspace), window_(window), jobs_(jobs),
      afterSave_(new AfterSave(workspace, jobs, window)) {
    connect(afterSave_, &AfterSave::statusMessage, this, &FileController::statusMessage);
    connect(afterSave_, &AfterSave::failed, this,
            qOverload<const QString&, const QStringList&, const std::function<void()>&>(&FileController::complain));
    connect(&jobs_, &document::JobQueue::failed, this, [this](const QString& title, const QString& reason) {
        complain(tr("%1 Failed").arg(title), QStringList{reason});
    });
}

void FileController::complain(const QString& title, const QStringList& lines, const std::function<void()>& then) {
    complain(title, lines, lines, then);
}

void FileController::complain(const QString& title, const std::vector<files::FileError>& problems) {
    QStringList lines;
    QStringList details;
    for (const auto& problem : problems) {
        lines << QString::fromStdString(files::summary(problem));
        details << QString::fromStdString(files::describe(problem));
    }
    complain(title, lines, details, {});
}

void FileController::complain(const QString& title, const QStringList& lines, const QStringList& details,
                              const std::function<void()>& then) {
    for (const auto& line : details)
        spdlog::error("{}", line.toStdString());
    auto* box =
        new QMessageBox(QMessageBox::Warning, title, lines.mid(0, kMostLines).join("\n\n"), QMessageBox::Ok, &window_);
    if (lines.size() > kMostLines)
        box->setInformativeText(tr("%1 more in the log").arg(lines.size() - kMostLines));
    if (details != lines)
        box->setDetailedText(details.join(u'\n'));
    box->setObjectName("message.problems");
    box->setAttribute(Qt::WA_DeleteOnClose);
    if (then)
        connect(box, &QMessageBox::finished, this, [then] { then(); });
    box->open();
}

void FileController::open(const QStringList& paths) {
    open(paths, false);
}

void FileController::openSample(const QStringList& paths) {
    open(paths, true);
}

void FileController::open(const QStringList& paths, bool sample) {
    ++opening_;
    jobs_.run<opening::Found>(
        this, {.title = tr("Searching for documents"), .resources = {kOpening}, .dropped = [this] { openingEnded(); }},
        [inputs = toPaths(paths)](const document::JobQueue::Report&) { return opening::findDocuments(inputs); },
        [this, sample](opening::Found result) {
            for (const auto& notice : result.notices) {
                spdlog::info("{}", notice);
                Q_EMIT statusMessage(QString::fromStdString(notice));
            }
            for (auto& candidate : result.candidates)
                openCandidate(std::move(candidate), sample);
            std::ranges::move(result.problems, std::back_inserter(notOpened_));
            std::ranges::move(result.bareMaps, std::back_inserter(bareMaps_));
            for (auto& offer : result.offers)
                openOffered(std::move(offer));
            openingEnded();
        });
}

void FileController::openOffered(opening::GameOffer offer) {
    if (offer.candidates.size() == 1) {
        Q_EMIT statusMessage(
            tr("Found %1").arg(QString::fromStdString(files::toText(offer.candidates.front().shownPath))));
        openCandidate(std::move(offer.candidates.front()), false);
        return;
    }
    auto* dialog = new OfferDialog(std::move(offer), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        for (auto& candidate : dialog->ticked())
            openCandidate(std::move(candidate), false);
    });
    dialog->open();
}

void FileController::openingEnded() {
    if (--opening_ != 0)
        return;
    const auto problems = std::exchange(notOpened_, {});
    const auto bareMaps = std::exchange(bareMaps_, {});
    if (problems.size() == 1 && bareMaps.size() == 1)
        askToBegin(QString::fromStdString(files::toText(bareMaps.front())));
    else if (!problems.empty())
        complain(tr("Cannot Open"), problems);
    Q_EMIT openedAll();
}

void FileController::replaceSample() {
    if (!sample_ || sample_->undoStack().count() != 0)
        return;
    Q_EMIT sampleReplaced();
    closeOne(*std::exchange(sample_, nullptr), {});
}

void FileController::openCandidate(opening::Candidate candidate, bool sample) {
    ++opening_;
    const auto target = std::make_shared<const opening::Candidate>(std::move(candidate));
    const auto path = QString::fromStdString(files::toText(target->shownPath));
    jobs_.run<Opened>(
        this,
        {.title = tr("Opening %1").arg(path),
         .resources = {kOpening, resourceOf(*target)},
         .prepare =
             [this, target] {
                 for (std::size_t i = 0; i < workspace_.count(); ++i) {
                     if (document::isSamePlace(workspace_.at(i).opened().shownPath, target->shownPath)) {
                         workspace_.activate(&workspace_.at(i));
                         return false;
                     }
                 }
                 return true;
             },
         .dropped = [this] { openingEnded(); }},
        [target](const document::JobQueue::Report& report) { return opening::openDocument(*target, {}, report); },
        [this, path, sample](Opened opened) {
            if (opened) {
                showOpened(*opened);
                auto& document = workspace_.add(std::make_unique<Document>(std::move(*opened)));
                if (sample) {
                    sample_ = &document;
                } else {
                    remember(path);
                    replaceSample();
                }
                openOwnMap(document);
            } else if (!wasCancelled(opened.error())) {
                std::ranges::move(opened.error(), std::back_inserter(notOpened_));
            }
            openingEnded();
        });
}

void FileController::showOpened(const opening::OpenedDocument& opened) {
    for (const auto& notice : opened.notices)
        spdlog::info("{}{}{}", notice.file, notice.file.empty() ? "" : ": ", notice.text);
    if (!opened.notices.empty())
        Q_EMIT statusMessage(tr("%1 about these files. See the log.").arg(counted(opened.notices.size(), "notice")));
    if (files::placeAt(opened.place.archive).savedInto() != nullptr)
        Q_EMIT statusMessage(tr("Opened from %1. Saving writes into this archive.")
                                 .arg(QString::fromStdString(files::toText(opened.place.archive.filename()))));
    else if (!opened.place.archive.empty())
        Q_EMIT statusMessage(
            tr("Opened from %1. Saving writes a separate file in %2.")
                .arg(QString::fromStdString(files::toText(opened.place.archive.filename())),
                     QString::fromStdString(files::toText(opening::folderToSaveInto(*opened.system, opened.place)))));
    if (!opened.failures.empty())
        complain(tr("Some Files Could Not Be Read"), opened.failures);
}

/// Where the document lies, unless it is the sample; else where the user last opened something.
QString FileController::startFolder(const Document* document) const {
    if (document != nullptr && document != sample_.data())
        return QString::fromStdString(files::toText(files::absolutePath(document->opened().place.folder)));
    for (const auto& path : recent()) {
        // The path of a document in an archive leads through it.
        for (QFileInfo at(path); !at.isRoot(); at = QFileInfo(at.path())) {
            if (at.isDir())
                return at.filePath();
        }
    }
    return {};
}

void FileController::openFilesByDialog() {
    const auto files =
        QFileDialog::getOpenFileNames(&window_, tr("Open Files"), startFolder(workspace_.active()), fileFilters());
    if (!files.isEmpty())
        open(files);
}

void FileController::openFolderByDialog() {
    const auto folder =
        QFileDialog::getExistingDirectory(&window_, tr("Open Folder"), startFolder(workspace_.active()));
    if (!folder.isEmpty())
        open({folder});
}

void FileController::reload(Document& document, const QString& variant) {
    if (!document.isModified()) {
        reloadNow(document, variant);
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Reload"),
                                tr("%1 has unsaved changes. Reloading discards them.").arg(document.title()),
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

void FileController::openMore(Document& document, const QStringList& names) {
    std::vector<std::string> more;
    for (const auto& name : names)
        more.push_back(name.toStdString());
    if (!document.isModified()) {
        reloadNow(document, {}, std::move(more));
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Open More Files"),
                                tr("%1 has unsaved changes. Save them before more of its files are opened? The history "
                                   "starts anew.")
                                    .arg(document.title()),
                                QMessageBox::Save | QMessageBox::Cancel, &window_);
    box->setObjectName("message.openMore");
    box->setDefaultButton(QMessageBox::Save);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, doc = QPointer(&document), more](int answer) {
        if (answer != QMessageBox::Save || !doc)
            return;
        save(*doc, [this, doc, more] {
            if (doc)
                reloadNow(*doc, {}, more);
        });
    });
    box->open();
}

void FileController::reloadNow(Document& document, const QString& variant, std::vector<std::string> more) {
    auto candidate = std::make_shared<opening::Candidate>();
    candidate->system = &document.system();
    candidate->folder = document.opened().place.folder;
    candidate->shownPath = document.opened().shownPath;
    candidate->archive = document.opened().place.archive;
    for (const auto& file : document.opened().place.files)
        candidate->files.push_back(file.path);
    auto resources = document::resourcesOf(document);
    resources.push_back(kOpening);
    auto state = std::make_shared<quint64>();
    jobs_.run<Opened>(
        &document,
        {.title = tr("Reloading %1").arg(document.title()),
         .resources = std::move(resources),
         .prepare =
             [&document, state] {
                 *state = document.stateId();
                 return true;
             }},
        [candidate, variant = variant.toStdString(),
         more = std::move(more)](const document::JobQueue::Report& report) -> Opened {
            if (candidate->archive.empty())
                std::erase_if(candidate->files, [](const auto& path) {
                    std::error_code failure; // such as for lack of rights: reading it tells
                    return !std::filesystem::exists(path, failure) && !failure;
                });
            if (candidate->files.empty())
                return tl::unexpected(
                    std::vector<files::FileError>{{files::FileErrorKind::Missing, candidate->shownPath,
                                                   texts::format("no longer exists"), std::nullopt}});
            if (auto missing = addFiles(*candidate, more); !missing.empty())
                return tl::unexpected(std::move(missing));
            return opening::openDocument(*candidate, {.variant = variant}, report);
        },
        [this, before = &document, state](Opened opened) {
            if (!opened) {
                if (!wasCancelled(opened.error()))
                    complain(tr("Cannot Reload %1").arg(before->title()), opened.error());
                return;
            }
            if (before->stateId() != *state || before->isPreviewing()) {
                Q_EMIT statusMessage(tr("Not reloaded: the document was edited in the meantime"));
                return;
            }
            showOpened(*opened);
            auto& now = workspace_.add(std::make_unique<Document>(std::move(*opened)), before);
            now.setMap(before->map());
            for (std::size_t i = 0; i < before->system().settings.size(); ++i)
                now.setSetting(i, before->model().setting(i));
            Q_EMIT reloaded(before, &now);
            workspace_.close(before);
        });
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
