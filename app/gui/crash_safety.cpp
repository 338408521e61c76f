#include "app/gui/crash_safety.h"

#include "app/gui/change_bar.h"
#include "app/gui/crash_report_dialog.h"
#include "app/gui/last_session.h"
#include "app/gui/main_window.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/recovery_dialog.h"
#include "app/gui/widgets/message_lines.h"
#include "core/document/post.h"
#include "core/files/path_text.h"

#include <QDesktopServices>
#include <QGuiApplication>
#include <QMessageBox>
#include <QUrl>

#include <spdlog/spdlog.h>

namespace navsmith::gui {

namespace {

constexpr std::chrono::milliseconds kUntilShown(300);

document::AutosaveSettings autosaveSettings(const std::filesystem::path& folder) {
    document::AutosaveSettings autosave;
    autosave.folder = folder / "autosave";
    autosave.keep = static_cast<std::size_t>(valueOf(settings::kAutosaveCopies));
    autosave.interval = std::chrono::minutes(valueOf(settings::kAutosaveMinutes));
    return autosave;
}

void limitHistory(document::Document* document) {
    document->setUndoLimit(static_cast<std::size_t>(valueOf(settings::kUndoMegabytes)) << 20U);
}

} // namespace

CrashSafety::CrashSafety(MainWindow& window, const CrashSafetySettings& settings)
    : QObject(&window), window_(window), crashFolder_(crashFolder(settings.folder)),
      journals_(window.workspace(), {.folder = settings.folder / "recovery", .program = settings.version}),
      autosaver_(window.workspace(), autosaveSettings(settings.folder)), watch_(window.workspace(), window.jobs()),
      session_(new LastSession(window, this)),
      bar_(new ChangeBar(window.workspace(), watch_, window.files(), window.preferences())) {
    window_.addBar(bar_);
    const auto showMessage = [this](const QString& message) {
        spdlog::warn("{}", message.toStdString());
        window_.showMessage(message);
    };
    connect(&journals_, &document::Journals::statusMessage, this, showMessage);
    connect(&autosaver_, &document::Autosaver::statusMessage, this, showMessage);
    connect(&window.files(), &FileController::reloaded, session_,
            [this](document::Document* before, document::Document* now) { session_->copyView(*before, *now); });
    connect(&window.workspace(), &document::Workspace::added, this, &limitHistory);
    connect(&window.preferences(), &Preferences::changed, this, [this, folder = settings.folder] {
        autosaver_.setSettings(autosaveSettings(folder));
        for (std::size_t i = 0; i < window_.workspace().count(); ++i)
            limitHistory(&window_.workspace().at(i));
    });
    // Some file systems send no change notifications, so check whenever the application becomes active.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, &watch_, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            watch_.checkSoon();
    });
    auto* bound = window.commands().bind(commands(), *this);
    connect(&window.preferences(), &Preferences::changed, bound, &BoundCommands::refresh);
}

CrashSafety::~CrashSafety() {
    delete bar_;
}

Topic<CrashSafety> CrashSafety::commands() {
    static constexpr auto folder = [](CrashSafety& safety) {
        const auto* document = safety.window_.workspace().active();
        return document == nullptr ? std::filesystem::path() : safety.autosaver_.folderOf(*document);
    };
    static constexpr Command<CrashSafety> kRows[] = {
        {.id = "action.autosavedCopies",
         .title = QT_TRANSLATE_NOOP("Commands", "Show A&utosaved Copies"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the folder with the autosaved copies of this document"),
         .run =
             [](CrashSafety& safety) {
                 QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(files::toText(folder(safety)))));
             },
         .enabled = {[](CrashSafety& safety) {
                         std::error_code failure;
                         return std::filesystem::exists(folder(safety), failure);
                     },
                     QT_TRANSLATE_NOOP("Commands", "there are no copies")}},
        {.id = "action.crashReports",
         .title = QT_TRANSLATE_NOOP("Commands", "Show Crash &Reports"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the folder with the reports of the last crashes"),
         .run =
             [](CrashSafety& safety) {
                 QDesktopServices::openUrl(
                     QUrl::fromLocalFile(QString::fromStdString(files::toText(safety.crashFolder_))));
             },
         .enabled = {[](CrashSafety& safety) {
                         std::error_code failure;
                         return !std::filesystem::is_empty(safety.crashFolder_, failure) && !failure;
                     },
                     QT_TRANSLATE_NOOP("Commands", "there are no reports")}},
        {.id = "action.restoreSession",
         .title = QT_TRANSLATE_NOOP("Commands", "Restore Last Session at S&tartup"),
         .help = QT_TRANSLATE_NOOP("Commands", "Reopen the documents of the last session when Navsmith starts"),
         .run =
             [](CrashSafety& safety) {
                 safety.window_.preferences().set(settings::kRestoreSession, !LastSession::isEnabled());
             },
         .checked = [](CrashSafety&) { return LastSession::isEnabled(); }},
    };
    return {QT_TRANSLATE_NOOP("Commands", "File"), kWindow, kRows};
}

void CrashSafety::start(const QStringList& paths, const QStringList& otherwise) {
    offerRecovery([this, paths, otherwise] {
        showCrashReports();
        session_->begin();
        if (!paths.isEmpty())
            window_.open(paths);
        else if (!session_->restore() && window_.workspace().count() == 0 && !otherwise.isEmpty())
            window_.openSample(otherwise);
    });
}

void CrashSafety::showCrashReports() {
    const auto reports = logging::unseenCrashReports(crashFolder_);
    if (reports.empty())
        return;
    logging::setCrashReportsSeen(crashFolder_);
    auto* dialog = new CrashReportDialog(reports, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void CrashSafety::offerRecovery(std::function<void()> then) {
    window_.jobs().run<std::vector<recovery::Abandoned>>(
        this, {.title = tr("Searching for unsaved work")},
        [folder = journals_.settings().folder, disk = journals_.settings().disk](const document::JobQueue::Report&) {
            return recovery::findAbandoned(folder, disk);
        },
        [this, then = std::move(then)](std::vector<recovery::Abandoned> abandoned) {
            if (abandoned.empty())
                then();
            else
                showRecovery(std::move(abandoned), then);
        });
}

void CrashSafety::showRecovery(std::vector<recovery::Abandoned> abandoned, std::function<void()> then) {
    auto* dialog = new RecoveryDialog(journals_, std::move(abandoned), window_.jobs(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog, then = std::move(then)] {
        for (std::size_t i = 0; i < window_.workspace().count(); ++i) // for each recovered document
            window_.files().openOwnMap(window_.workspace().at(i));
        if (!dialog->remarks().isEmpty()) {
            auto* box = new QMessageBox(QMessageBox::Information, tr("Recovered"), {}, QMessageBox::Ok, &window_);
            setLines(*box, dialog->remarks());
            box->setObjectName("message.recovered");
            box->setAttribute(Qt::WA_DeleteOnClose);
            box->open();
        }
        then();
    });
    dialog->open();
    // The window may be shown only now and would take the keyboard focus.
    document::postAfter(kUntilShown, dialog, [dialog] { dialog->activateWindow(); });
}

} // namespace navsmith::gui
