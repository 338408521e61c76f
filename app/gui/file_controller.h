// Opening, saving, packing: jobs for the queue, and what they ask and tell.
#pragma once

#include "core/document/job_queue.h"
#include "core/document/workspace.h"
#include "core/opening/find_documents.h"
#include "core/opening/packed_files.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

class QWidget;

namespace navsmith::gui {

class AfterSave;

class FileController : public QObject {
    Q_OBJECT

public:
    FileController(document::Workspace& workspace, document::JobQueue& jobs, QWidget& window);

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
    /// Reads a map for the document to lie in. `quietly`: one that cannot be read is only a line in the status bar, for
    /// a map that nobody asked for.
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
    [[nodiscard]] bool isBusy() const { return jobs_.isBusy(); }

Q_SIGNALS:
    void recentChanged();
    /// All requested files were opened or reported.
    void openedAll();
    /// `now` has been opened and added in the place of `before`, which is closed next.
    void reloaded(navsmith::document::Document* before, navsmith::document::Document* now);
    void told(const QString& message);

private:
    void openCandidate(opening::Candidate candidate);
    void openingEnded();
    struct ReadMap;
    void readMap(document::Document& document, const QString& title, bool quietly,
                 std::function<ReadMap(const document::JobQueue::Report&)> read);
    void tookMap(document::Document& document, ReadMap map, bool quietly);
    void showOpened(const opening::OpenedDocument& opened);
    void reloadNow(document::Document& document, const QString& variant);
    void chooseAndExtract(const opening::PackedFiles& found);
    void extract(const std::filesystem::path& from, const QString& to);
    void ask(document::Document& document, std::function<void()> save);
    void closeOne(document::Document& document, std::function<void()> then);
    void closeIdle(document::Document& document, std::function<void()> then);
    void closeRest(std::function<void()> then);
    /// Bytes of a save, made on the GUI thread when its turn comes.
    using MakeSave = std::function<opening::PendingSave(const document::Document&)>;
    struct Write;
    void write(document::Document& document, const MakeSave& make, const std::filesystem::path& folder,
               bool replaceChanged, std::function<void()> then);
    void written(document::Document& document, Write& write, const files::Result<files::SaveReport>& report);
    void askToReplace(document::Document& document, const Write& write, const files::FileError& error);
    void remember(const QString& path);
    /// `then` runs when it has been read.
    void complain(const QString& title, const QStringList& lines, const std::function<void()>& then = {});

    document::Workspace& workspace_;
    QWidget& window_;
    document::JobQueue& jobs_;
    AfterSave* afterSave_;
    int opening_ = 0; ///< jobs of open() that have not ended
    BeforeSave beforeSave_;
    bool closingAll_ = false;
};

} // namespace navsmith::gui
