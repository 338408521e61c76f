// Opening and saving, off the GUI thread, with progress, questions and recent files.
#pragma once

#include "core/document/background_task.h"
#include "core/document/workspace.h"
#include "core/opening/find_documents.h"
#include "core/opening/packed_files.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <deque>
#include <functional>

class QWidget;

namespace navsmith::gui {

class AfterSave;

class FileController : public QObject {
    Q_OBJECT

public:
    FileController(document::Workspace& workspace, QWidget& window);

    /// Opens what the paths lead to; several documents one after another.
    void open(const QStringList& paths);
    void openFilesByDialog();
    void openFolderByDialog();
    /// Asks for a map, and for what to begin if there are several, then opens an empty file for it; one that is there
    /// already is opened instead.
    void beginByDialog();
    void begin(const systems::System& system, const QString& map);

    /// `then` runs after a save that went well.
    void save(document::Document& document, std::function<void()> then = {});
    void saveAsByDialog(document::Document& document, std::function<void()> then = {});
    void saveInto(document::Document& document, const QString& folder, std::function<void()> then = {});
    /// Asked before every save: goes on by calling `save`, at once or after a question, or never.
    using BeforeSave = std::function<void(document::Document&, std::function<void()> save)>;
    void setBeforeSave(BeforeSave ask) { beforeSave_ = std::move(ask); }
    /// Reads a map for the document to lie in, after what is being opened. `quietly`: a map that cannot be read is only
    /// told of, for one that nobody has asked for.
    void openMap(document::Document& document, const QString& path, bool quietly = false);
    void openMapByDialog(document::Document& document);
    /// The same for the map that the document's files go by, if it is there; as every opened document has it.
    void openOwnMap(document::Document& document);
    /// Asks which map to pack the document's file into; the document stays where it is.
    void packByDialog(document::Document& document);
    void pack(document::Document& document, const files::PlannedEntries& planned, bool backUpWhole);
    /// Takes a file out of the map that the document came out of or lies in, or of one that is asked for; asks where
    /// to.
    void extractByDialog(document::Document& document);
    /// Offers to build the archive anew that the document is in.
    void rebuildByDialog(document::Document& document);
    /// Opens the document's files once more and puts that in its place; asks first if there are unsaved changes.
    /// `variant`: how to read them, of the system's; empty: as the system finds out.
    void reload(document::Document& document, const QString& variant = {});
    /// Asks about unsaved changes, then closes and runs `then`; does neither if the user thinks better of it.
    void close(document::Document& document, std::function<void()> then = {});
    /// The same for all open documents.
    void closeAll(std::function<void()> then);
    /// From closeAll() on, until the user thinks better of it.
    [[nodiscard]] bool isClosingAll() const { return closingAll_; }

    [[nodiscard]] QStringList recent() const;
    void clearRecent();
    [[nodiscard]] bool isBusy() const { return task_.isRunning(); }
    [[nodiscard]] document::BackgroundTask& task() { return task_; }

Q_SIGNALS:
    void recentChanged();
    /// What open() was asked for is open, or has been complained of.
    void openedAll();
    /// `now` has been opened and added in the place of `before`, which is closed next.
    void reloaded(navsmith::document::Document* before, navsmith::document::Document* now);
    void told(const QString& message);

private:
    void openNext();
    void wantOwnMap(document::Document& document);
    void openNextMap();
    /// A map is of no weight against what the user asks for now: gives up the one that is being read.
    void giveUpMap();
    void showOpened(const opening::OpenedDocument& opened);
    void reloadNow(document::Document& document, const QString& variant);
    void chooseAndExtract(const opening::PackedFiles& found);
    void extract(const std::filesystem::path& from, const QString& to);
    void ask(document::Document& document, std::function<void()> save);
    void closeOne(document::Document& document, std::function<void()> then);
    void write(document::Document& document, opening::PendingSave pending, bool replaceChanged,
               std::function<void()> then);
    void remember(const QString& path);
    /// `then` runs when it has been read.
    void complain(const QString& title, const QStringList& lines, const std::function<void()>& then = {});

    document::Workspace& workspace_;
    QWidget& window_;
    document::BackgroundTask task_;
    AfterSave* afterSave_;
    struct WantedMap {
        QPointer<document::Document> document;
        QString path;
        bool quietly = false;
    };
    std::deque<opening::Candidate> queue_;
    std::deque<WantedMap> maps_;
    bool readingMap_ = false;
    bool givenUp_ = false; ///< the map that was being read, for something that is wanted sooner
    BeforeSave beforeSave_;
    bool closingAll_ = false;
};

} // namespace navsmith::gui
