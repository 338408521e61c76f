// Comparing and merging the active document with other states of it.
#include "app/gui/backup_dialog.h"
#include "app/gui/command_topics.h"
#include "app/gui/compare/compare_panel.h"
#include "app/gui/compare/merge_dialog.h"
#include "app/gui/compare/other_state.h"
#include "app/gui/language/translate.h"
#include "app/gui/main_window.h"
#include "app/gui/widgets/message_lines.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPointer>
#include <QTime>

#include <vector>

namespace navsmith::gui {

namespace {

document::Document& comparedDocument(MainWindow& window) {
    return *window.workspace().active();
}

/// A set of files may lie in another folder.
bool isSet(MainWindow& window) {
    return hasDocument(window) && comparedDocument(window).opened().place.files.size() > 1;
}

bool hasFiles(MainWindow& window) {
    return hasIdleDocument(window) && !comparedDocument(window).opened().place.files.empty();
}

void complain(MainWindow& window, const QString& title, const QStringList& problems) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, {}, QMessageBox::Ok, &window);
    setLines(*box, problems);
    box->setObjectName("message.compare");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

QString askForFile(MainWindow& window, const QString& title) {
    const auto& folder = comparedDocument(window).opened().place.folder;
    return QFileDialog::getOpenFileName(&window, title, QString::fromStdString(folder.string()));
}

QString askForFolder(MainWindow& window, const QString& title) {
    const auto& folder = comparedDocument(window).opened().place.folder;
    return QFileDialog::getExistingDirectory(&window, title, QString::fromStdString(folder.string()));
}

/// Compares when the other state has been read.
auto comparing(MainWindow& window, const QString& name) {
    return [&window, name, doc = QPointer(&comparedDocument(window))](const ReadState& read) {
        if (!doc)
            return;
        if (!read.model) {
            complain(window, tr("Cannot Compare with %1").arg(name), read.problems);
            return;
        }
        window.workspace().activate(doc);
        window.comparison().compare(*doc, *read.model, name);
        window.showComparison();
    };
}

/// With its folder, if the document is called the same.
QString nameBeside(const document::Document& document, const QString& path) {
    const QFileInfo info(path);
    return info.fileName() == document.title() ? QStringLiteral("%1 (%2)").arg(info.fileName(), info.dir().dirName())
                                               : info.fileName();
}

void compareWith(MainWindow& window, const QString& path) {
    if (!path.isEmpty())
        readOther(window.jobs(), &window, comparedDocument(window), path,
                  comparing(window, nameBeside(comparedDocument(window), path)));
}

void compareWithSaved(MainWindow& window) {
    readSaved(window.jobs(), &window, comparedDocument(window),
              comparing(window, tr("the saved files as of %1").arg(QTime::currentTime().toString("HH:mm:ss"))));
}

void compareWithBackup(MainWindow& window) {
    auto& document = comparedDocument(window);
    window.files().chooseBackup(document, BackupUse::Compare, [&window, &document](const opening::Backup& backup) {
        window.workspace().activate(&document);
        readBackup(window.jobs(), &window, document, backup,
                   comparing(window, tr("the backup of %1").arg(BackupDialog::timeOf(backup))));
    });
}

void mergeWith(MainWindow& window, const QString& path) {
    if (path.isEmpty())
        return;
    const auto name = nameBeside(comparedDocument(window), path);
    readOther(window.jobs(), &window, comparedDocument(window), path,
              [&window, name, doc = QPointer(&comparedDocument(window))](const ReadState& read) {
                  if (!doc)
                      return;
                  if (!read.model) {
                      complain(window, tr("Cannot Merge with %1").arg(name), read.problems);
                      return;
                  }
                  auto* dialog = new MergeDialog(*doc, read.model, name, window.jobs(), &window);
                  dialog->setAttribute(Qt::WA_DeleteOnClose);
                  dialog->open();
              });
}

/// Open documents that the active one can be compared with.
std::vector<document::Document*> others(MainWindow& window) {
    std::vector<document::Document*> documents;
    if (!hasDocument(window))
        return documents;
    auto& workspace = window.workspace();
    for (std::size_t i = 0; i < workspace.count(); ++i) {
        auto& other = workspace.at(i);
        if (&other != workspace.active() && &other.system() == &comparedDocument(window).system())
            documents.push_back(&other);
    }
    return documents;
}

void compareWithDocument(MainWindow& window, const document::Document& other) {
    window.comparison().compare(comparedDocument(window), other.model(), window.workspace().titleOf(other));
    window.showComparison();
}

void compareWithOpen(MainWindow& window) {
    const auto documents = others(window);
    if (documents.size() == 1)
        return compareWithDocument(window, *documents.front());
    QStringList titles;
    for (const auto* document : documents)
        titles << window.workspace().titleOf(*document);
    auto* dialog = new QInputDialog(&window);
    dialog->setObjectName("compareOpen");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Compare with Open Document"));
    dialog->setLabelText(tr("Document:"));
    dialog->setComboBoxItems(titles);
    // Most likely it is another version of the same file.
    const auto alike = std::ranges::find(documents, comparedDocument(window).title(), &document::Document::title);
    dialog->setTextValue(titles[alike == documents.end() ? 0 : static_cast<qsizetype>(alike - documents.begin())]);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window, [&window](const QString& title) {
        for (const auto* document : others(window)) {
            if (window.workspace().titleOf(*document) == title)
                return compareWithDocument(window, *document);
        }
    });
    dialog->open();
}

constexpr Command<MainWindow> kCompareCommands[] = {
    {.id = "action.compareOpen",
     .title = QT_TRANSLATE_NOOP("Commands", "Compare with Open Document"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show what differs between this document and another open one of its kind"),
     .run = compareWithOpen,
     .enabled = {[](MainWindow& window) { return hasIdleDocument(window) && !others(window).empty(); },
                 QT_TRANSLATE_NOOP("Commands", "no other document of its kind is open")}},
    {.id = "action.compareFile",
     .title = QT_TRANSLATE_NOOP("Commands", "Compare with &File…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show what differs between this document and a file of the same kind"),
     .run = [](MainWindow& window) { compareWith(window, askForFile(window, tr("Compare with File"))); },
     .enabled = kHasIdleDocument},
    {.id = "action.compareFolder",
     .title = QT_TRANSLATE_NOOP("Commands", "Compare with Fol&der…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show what differs between this document and the same files in a folder"),
     .run = [](MainWindow& window) { compareWith(window, askForFolder(window, tr("Compare with Folder"))); },
     .enabled = kHasIdleDocument,
     .visible = isSet},
    {.id = "action.compareSaved",
     .title = QT_TRANSLATE_NOOP("Commands", "Compare with &Saved Files"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show what differs between this document and its files on disk"),
     .run = compareWithSaved,
     .enabled = {hasFiles, QT_TRANSLATE_NOOP("Commands", "the document was not saved yet")}},
    {.id = "action.compareBackup",
     .title = QT_TRANSLATE_NOOP("Commands", "Compare with &Backup…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Show what differs between this document and what an earlier save replaced"),
     .run = compareWithBackup,
     .enabled = {hasFiles, QT_TRANSLATE_NOOP("Commands", "the document was not saved yet")}},
    {.id = "action.mergeFile",
     .title = QT_TRANSLATE_NOOP("Commands", "&Merge with File…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Combine this document with somebody else's edits of it"),
     .run = [](MainWindow& window) { mergeWith(window, askForFile(window, tr("Merge with File"))); },
     .enabled = kHasIdleDocument},
    {.id = "action.mergeFolder",
     .title = QT_TRANSLATE_NOOP("Commands", "Merge with F&older…"),
     .help = QT_TRANSLATE_NOOP("Commands", "Combine this document with somebody else's edits of its files"),
     .run = [](MainWindow& window) { mergeWith(window, askForFolder(window, tr("Merge with Folder"))); },
     .enabled = kHasIdleDocument,
     .visible = isSet},
    {.id = "action.nextDifference",
     .title = QT_TRANSLATE_NOOP("Commands", "&Next Difference"),
     .keys = "F7",
     .run = [](MainWindow& window) { window.comparison().step(1); },
     .enabled = {[](MainWindow& window) { return window.comparison().comparison() != nullptr; },
                 QT_TRANSLATE_NOOP("Commands", "nothing is compared")}},
    {.id = "action.previousDifference",
     .title = QT_TRANSLATE_NOOP("Commands", "&Previous Difference"),
     .keys = "Shift+F7",
     .run = [](MainWindow& window) { window.comparison().step(-1); },
     .enabled = {[](MainWindow& window) { return window.comparison().comparison() != nullptr; },
                 QT_TRANSLATE_NOOP("Commands", "nothing is compared")}},
};

} // namespace

Topic<MainWindow> compareCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Compare and Merge"), kWindow, kCompareCommands};
}

} // namespace navsmith::gui
