// Opens, saves and packs documents as jobs of the queue, with their dialogs and messages.
#pragma once

#include "app/gui/backup_dialog.h"
#include "core/document/job_queue.h"
#include "core/document/workspace.h"
#include "core/opening/backups.h"
#include "core/opening/files_to_pack.h"
#include "core/opening/find_documents.h"
#include "core/opening/packed_files.h"
#include "core/walkable/agents.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QWidget;

namespace navsmith::opening {
struct Beginner;
}

namespace navsmith::gui {

class AfterSave;
class ImportTextDialog;

class FileController : public QObject {
    Q_OBJECT

public:
    FileController(document::Workspace& workspace, document::JobQueue& jobs, QWidget& window);

    /// Opens the documents found at the paths, one after another.
    void open(const QStringList& paths);
    /// The same for a sample: it is closed when the user opens something else, if it has no history by then.
    void openSample(const QStringList& paths);
    void openFilesByDialog();
    void openFolderByDialog();
    /// Asks for a map, and for the format if there are several, then opens an empty file for it. If the map already has
    /// a file, opens that file instead.
    void beginByDialog();
    /// The same for this map.
    void beginFor(const QString& map);
    void begin(const opening::Beginner& beginner, const QString& map);
    /// Asks for a folder, and for the system if there are several, then creates an empty document that belongs to no
    /// map.
    void beginSetByDialog();
    void beginSet(const systems::System& system, const QString& folder);
    /// Asks for texts of a studio, and makes files or a step of the active document from them.
    void importTextsByDialog();
    /// The same with these texts, which count in natural order.
    void importTexts(const QStringList& paths);
    /// Shows what a text of the document says, and asks for its file.
    void exportTextByDialog(document::Document& document);
    /// Shows what the document loses as one of other bots, asks for a folder, and opens the result.
    void exchangeByDialog(document::Document& document);
    /// Its dialog has been accepted: writes the files of a new document into a folder, replaces none, and opens them.
    void writeAndOpen(std::vector<systems::OutputFile> files, const QString& folder);
    /// The dialog of exportTextByDialog() has been accepted.
    void writeText(std::vector<std::byte> text, const QString& path);

    /// `then` runs only if the save succeeds.
    void save(document::Document& document, std::function<void()> then = {});
    void saveAsByDialog(document::Document& document, std::function<void()> then = {});
    void saveInto(document::Document& document, const QString& folder, std::function<void()> then = {});
    /// A document of one file, under this name and in this folder; asks before it replaces a file.
    void saveAs(document::Document& document, const QString& path, std::function<void()> then = {});
    /// A save that waits for permission. Call one of the functions, at once or later. Until then the save counts as a
    /// job that writes.
    struct SaveRequest {
        document::Document& document;
        QObject* waiting; ///< lives until the save begins or is cancelled
        std::function<void()> save;
        std::function<void()> cancel;
    };
    /// Called before every save.
    using BeforeSave = std::function<void(const SaveRequest&)>;
    void setBeforeSave(BeforeSave ask) { beforeSave_ = std::move(ask); }
    /// Reads a map for the document. `quietly`: report errors only in the status bar, for a map that the user did not
    /// ask for.
    void openMap(document::Document& document, const QString& path, bool quietly = false);
    void openMapByDialog(document::Document& document);
    /// Adds a layer to the document's map: where a player could walk, or somebody of other sizes, estimated from its
    /// surfaces. A job.
    void estimateWalkable(document::Document& document, const glm::vec3& centre,
                          const std::optional<walkable::Agent>& agent = {});
    /// Asks for whom.
    void estimateWalkableByDialog(document::Document& document, const glm::vec3& centre);
    /// Where people's own walkable::Agents are kept.
    void setAgentsFile(std::filesystem::path file) { agentsFile_ = std::move(file); }
    /// Where worlds of games are kept for the next start (core/opening/world_cache.h). Empty, as at first: nowhere.
    void setWorldCache(std::filesystem::path folder) { worldCache_ = std::move(folder); }
    /// Reads the map that the document's files belong to, if it exists. Done for every opened document.
    void openOwnMap(document::Document& document);
    /// An open document of the same world with a map that the user may give to this one, which has none. Nothing does
    /// so by itself: files that lie in no game's folder may belong to another game or mod. Null if there is none.
    [[nodiscard]] const document::Document* mapOwnerFor(const document::Document& document) const;
    /// Asks for the map into which to pack the document's file. The document still refers to its old file.
    void packByDialog(document::Document& document);
    void pack(document::Document& document, const files::PlannedEntries& planned, bool backUpWhole);
    /// Extracts a file from the map that contains the document or lies behind it, or from a map that the user selects.
    /// Asks for the destination.
    void extractByDialog(document::Document& document);
    /// Lists the files packed into the map that contains the document or lies behind it, or into one that the user
    /// selects, and changes them as the user says.
    void mapFilesByDialog(document::Document& document);
    /// Its dialog has been accepted: writes the map, and reads it again for the documents that show it.
    void changeMapFiles(const std::filesystem::path& map, const opening::PackRequest& request, bool backUpWhole);
    /// Offers to rebuild the archive that contains the document.
    void rebuildByDialog(document::Document& document);
    /// Reads the document's files again. What differs becomes one step of the history. Where that cannot be, or with a
    /// `variant`, one of the system's format variants, the document is replaced; asks first if there are unsaved
    /// changes.
    void reload(document::Document& document, const QString& variant = {});
    /// Asks for one of the document's backups. Tells if there is none.
    void chooseBackup(document::Document& document, BackupUse use,
                      std::function<void(const opening::Backup& backup)> then);
    /// Asks which backup of the document's files to restore, then restores it and reloads the document.
    void restoreBackupByDialog(document::Document& document);
    /// Reopens the document together with other files of its set, by name, and replaces it. Saves first if there are
    /// unsaved changes, after asking.
    void openMore(document::Document& document, const QStringList& names);
    /// Asks about unsaved changes, then closes the document and runs `then`; does neither if the user cancels.
    void close(document::Document& document, std::function<void()> then = {});
    /// Like close(), for all open documents: asks about each with unsaved changes before it closes any.
    void closeAll(std::function<void()> then);
    /// True from closeAll() until the user cancels.
    [[nodiscard]] bool isClosingAll() const { return leaving_.all; }

    [[nodiscard]] QStringList recent() const;
    void clearRecent();
    [[nodiscard]] bool isBusy() const { return jobs_.isBusy(); }
    /// True while a save of the document waits for permission.
    [[nodiscard]] bool isAwaitingSave(const document::Document& document) const;

Q_SIGNALS:
    void recentChanged();
    /// All requested files were opened or reported.
    void openedAll();
    /// What the user opened takes the place of the sample, which is closed next.
    void sampleReplaced();
    /// `now` has been opened and replaces `before`, which is closed next.
    void reloaded(navsmith::document::Document* before, navsmith::document::Document* now);
    void statusMessage(const QString& message);
    /// Files of the document were written.
    void saved(const navsmith::document::Document* document);

private:
    void open(const QStringList& paths, bool sample);
    void openCandidate(opening::Candidate candidate, bool sample);
    /// Opens the only document of the offer, or lets the user choose.
    void openOffered(opening::GameOffer offer);
    /// The folder in which a file dialog starts; `document` may be null.
    [[nodiscard]] QString startFolder(const document::Document* document) const;
    /// `document`: the one that was offered, if it is still open.
    void importAccepted(ImportTextDialog& dialog, document::Document* document);
    /// For file dialogs.
    static QString mapFilter();
    /// Whether to begin a document for a map without one.
    void askToBegin(const QString& map);
    void replaceSample();
    void openingEnded();
    struct ReadMap;
    /// Maps that documents have open.
    using OpenMaps = std::vector<opening::OpenedMap>;
    using MapReader = std::function<ReadMap(const OpenMaps&, const document::JobQueue::Report&)>;
    void readMap(document::Document& document, const QString& title, bool quietly, MapReader read);
    void cacheWorld(const opening::OpenedMap& map);
    void applyMap(document::Document& document, ReadMap read, bool quietly);
    void showOpened(const opening::OpenedDocument& opened);
    void reloadInPlace(document::Document& document);
    void replaceByReloaded(document::Document& document, const QString& variant);
    /// A resource of jobs that keeps the order in which documents are opened.
    static std::string openingResource() { return "opening"; }
    /// A cancelled job is not an error.
    static bool isCancelled(const std::vector<files::FileError>& problems);
    /// `more`: names of files of the set to open as well.
    void reloadNow(document::Document& document, const QString& variant, std::vector<std::string> more = {});
    void showPackDialog(document::Document& document, std::uint64_t bytes);
    /// The map that contains the document or lies behind it, or else one that the user selects; empty if none.
    std::filesystem::path mapToUnpack(const document::Document& document, const QString& title);
    void chooseAndExtract(const opening::PackedFiles& packed);
    void showMapFiles(const std::filesystem::path& map, const opening::MapPack& pack,
                      const document::Document& document);
    /// Asks for the destination, over `dialog`.
    void extractMapFiles(const std::filesystem::path& map, const std::vector<std::string>& names, QWidget& dialog);
    void extract(const std::filesystem::path& from, const QString& to);
    void ask(document::Document& document, std::function<void()> save);
    void closeOne(document::Document& document, std::function<void()> then);
    /// Asks what becomes of unsaved changes, once no job uses the document, and does it. Then it is settled.
    void settle(document::Document& document, std::function<void()> then);
    void settleIdle(document::Document& document, std::function<void()> then);
    /// It has no unsaved changes, or only such as may be lost.
    [[nodiscard]] bool isSettled(const document::Document& document) const;
    void settleAll(std::function<void()> then);
    void closeSettled(std::function<void()> then);
    /// Makes the bytes to save. Runs on the GUI thread when the job starts.
    using MakeSave = std::function<opening::PendingSave(const document::Document&)>;
    struct Write;
    void write(document::Document& document, const MakeSave& make, const std::filesystem::path& folder,
               bool replaceChanged, std::function<void()> then, std::function<void()> takeBack = {});
    void written(document::Document& document, Write& write, const files::Result<files::SaveReport>& report);
    void restoreBackup(document::Document& document, const opening::Backup& backup);
    void askToReplace(document::Document& document, const Write& write, const files::FileError& error);
    /// A map with meshes of several names stands for that of its own name.
    void activateNamesake();
    void remember(const QString& path);
    /// `then` runs when the user has dismissed the message.
    void complain(const QString& title, const QStringList& lines, const std::function<void()>& then = {});
    /// `details`: the lines in full, for the log and behind a button.
    void complain(const QString& title, const QStringList& lines, const QStringList& details,
                  const std::function<void()>& then);
    void complain(const QString& title, const std::vector<files::FileError>& problems);

    document::Workspace& workspace_;
    QWidget& window_;
    document::JobQueue& jobs_;
    AfterSave* afterSave_;
    int opening_ = 0;                                  ///< unfinished jobs of open()
    std::vector<QPointer<document::Document>> opened_; ///< by these jobs
    std::vector<files::FileError> notOpened_;          ///< by these jobs; reported together
    std::vector<std::filesystem::path> bareMaps_;      ///< maps among those, for which a document can be begun
    QPointer<document::Document> sample_;
    BeforeSave beforeSave_;
    std::filesystem::path agentsFile_;
    std::filesystem::path worldCache_;
    /// What people have agreed to while documents close.
    struct Leaving {
        bool all = false;                                       ///< all documents close
        std::map<const document::Document*, quint64> discarded; ///< states whose changes may be lost
    };
    Leaving leaving_;
};

} // namespace navsmith::gui
