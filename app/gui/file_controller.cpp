#include "app/gui/file_controller.h"

#include "app/gui/after_save.h"
#include "app/gui/offer_dialog.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/message_lines.h"
#include "core/document/document_jobs.h"
#include "core/document/paths.h"
#include "core/files/archive.h"
#include "core/files/natural_order.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/opening/game_folder.h"
#include "core/opening/open_document.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"
#include "core/world/map_file.h"
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

std::vector<std::filesystem::path> toPaths(const QStringList& paths) {
    std::vector<std::filesystem::path> out;
    for (const auto& p : paths)
        out.push_back(document::toPath(p));
    return out;
}

/// All supported files, those of each system, archives.
QStringList patterns(const auto& names) {
    QStringList list;
    for (const std::string_view name : names)
        list << fromUtf8(name);
    return list;
}

QString fileFilters() {
    const auto archives = patterns(files::archivePatterns());
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

std::string resourceOf(const opening::Candidate& candidate) {
    return document::resourceOf(candidate.archive.empty() ? candidate.folder : candidate.archive);
}

using Opened = tl::expected<opening::OpenedDocument, std::vector<files::FileError>>;

} // namespace

QString FileController::mapFilter() {
    return tr("Maps (%1)").arg(patterns(world::mapPatterns()).join(u' ')) + ";;" + tr("All files (*)");
}

bool FileController::isCancelled(const std::vector<files::FileError>& problems) {
    return std::ranges::any_of(problems,
                               [](const auto& problem) { return problem.kind == files::FileErrorKind::Cancelled; });
}

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
        this,
        {.title = tr("Searching for documents"),
         .resources = {FileController::openingResource()},
         .dropped = [this] { openingEnded(); }},
        [inputs = toPaths(paths)](const document::JobQueue::Report& report) {
            return opening::findDocuments(inputs, {}, opening::Recovery::Recover, opening::Depth::Folder, report);
        },
        [this, sample](opening::Found result) {
            if (result.stopped) // cancelled
                return openingEnded();
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
    activateNamesake();
    const auto problems = std::exchange(notOpened_, {});
    const auto bareMaps = std::exchange(bareMaps_, {});
    if (problems.size() == 1 && bareMaps.size() == 1)
        askToBegin(QString::fromStdString(files::toText(bareMaps.front())));
    else if (!problems.empty())
        complain(tr("Cannot Open"), problems);
    Q_EMIT openedAll();
}

void FileController::activateNamesake() {
    const auto opened = std::exchange(opened_, {});
    const auto stemOf = [](const std::filesystem::path& path) {
        return QString::fromStdString(files::toText(path.stem())).toCaseFolded();
    };
    const auto isNamesake = [&](const Document& document) {
        return stemOf(document.opened().shownPath) == stemOf(document.opened().given);
    };
    const auto* active = workspace_.active();
    if (active == nullptr || std::ranges::none_of(opened, [&](const auto& document) { return document == active; }) ||
        isNamesake(*active))
        return;
    for (const auto& other : opened) {
        if (other && other->opened().given == active->opened().given && isNamesake(*other)) {
            workspace_.activate(other);
            return;
        }
    }
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
         .resources = {FileController::openingResource(), resourceOf(*target)},
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
                opened_.emplace_back(&document);
                openOwnMap(document);
            } else if (!isCancelled(opened.error())) {
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
