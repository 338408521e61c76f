// The journals of the open documents: what each edit, undo and redo leaves on the disk in case this is the last thing
// that the program does; and getting it back.
#pragma once

#include "core/document/workspace.h"
#include "core/recovery/abandoned.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::document {

class DocumentJournal;

struct JournalSettings {
    std::filesystem::path folder;  ///< of journals alone; made when it is needed
    std::string program;           ///< this program's version
    files::FileOps* ops = nullptr; ///< the operating system's own when null; used from threads
    std::function<recovery::Time()> now = [] { return std::chrono::system_clock::now(); };
};

/// What a journal was read to be, on any thread.
struct ReadJournal {
    const systems::System* system = nullptr;
    recovery::Replayed replayed;
    std::vector<std::byte> bytes;                    ///< of the file, as far as it is good
    std::vector<std::filesystem::path> changedFiles; ///< that are not what they were, or gone
    /// The model as the files hold it, or as near to that as the journal knows; null: the present one is that.
    std::shared_ptr<const model::Model> asSaved = {};
    opening::DocumentPlace place = {}; ///< as it was last opened or saved
};

/// Errors are sentences for the user; the journal is as it was.
tl::expected<ReadJournal, QString> readJournal(const std::filesystem::path& path, files::FileOps* ops = nullptr);

class Journals : public QObject {
    Q_OBJECT

public:
    /// Keeps a journal of every document of the workspace from here on. A journal that is there is as good as the last
    /// edit at any time; a save begins it anew, closing the document removes it.
    Journals(Workspace& workspace, JournalSettings settings, QObject* parent = nullptr);
    /// Documents that are still open leave their journals behind.
    ~Journals() override;

    /// Journals whose owner is dead, latest first. Ours for as long as they are held. Reads all of them.
    [[nodiscard]] std::vector<recovery::Abandoned> abandoned() const;
    [[nodiscard]] const JournalSettings& settings() const { return settings_; }
    /// Opens the document as the journal left it, with the history that the journal has; its journal goes on.
    Document& recover(recovery::Abandoned abandoned, ReadJournal read);
    /// Returns when all of it is on the disk.
    void flush();

Q_SIGNALS:
    void told(const QString& message);

private:
    void follow(Document* document);

    Workspace& workspace_;
    JournalSettings settings_;
    std::map<Document*, std::unique_ptr<DocumentJournal>> journals_;
    std::unique_ptr<DocumentJournal> recovered_; ///< of the document that is about to be added
};

} // namespace navsmith::document
