// Journals of the open documents, which record every edit, undo and redo on disk for the case of a crash; and recovery
// from them.
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
    std::filesystem::path folder; ///< contains nothing but journals; created when needed
    std::string program;          ///< version of this program
    files::Disk disk = {};        ///< used on worker threads
    std::function<recovery::Time()> now = [] { return std::chrono::system_clock::now(); };
};

/// The content of a journal. Reading works on any thread.
struct ReadJournal {
    const systems::System* system = nullptr;
    recovery::Replayed replayed;
    std::vector<std::byte> bytes;                    ///< the valid part of the file
    std::vector<std::filesystem::path> changedFiles; ///< files that have changed since, or are gone
    /// The model in the state of the files, or the closest that the journal contains; null: the current one.
    std::shared_ptr<const model::Model> asSaved = {};
    opening::DocumentPlace place = {}; ///< as last opened or saved
};

/// Errors are sentences for the user. Does not change the journal.
tl::expected<ReadJournal, QString> readJournal(const std::filesystem::path& path, const files::Disk& disk = {});

class Journals : public QObject {
    Q_OBJECT

public:
    /// Keeps a journal of every document of the workspace. A journal is up to date with the last edit at any time.
    /// Saving starts it anew, closing the document removes it.
    Journals(Workspace& workspace, JournalSettings settings, QObject* parent = nullptr);
    /// Leaves the journals of open documents on disk.
    ~Journals() override;

    /// Journals of crashed processes, newest first, locked while the result lives. Reads all of them.
    [[nodiscard]] std::vector<recovery::Abandoned> abandoned() const;
    [[nodiscard]] const JournalSettings& settings() const { return settings_; }
    /// Opens the document in the last state of the journal, with its history, and continues the journal.
    Document& recover(recovery::Abandoned abandoned, ReadJournal read);
    /// Returns when everything is on disk.
    void flush();

Q_SIGNALS:
    void statusMessage(const QString& message);

private:
    void follow(Document* document);

    Workspace& workspace_;
    JournalSettings settings_;
    std::map<Document*, std::unique_ptr<DocumentJournal>> journals_;
    std::unique_ptr<DocumentJournal> recovered_; ///< for the document about to be added
};

} // namespace navsmith::document
