// The journal of one document. Internal to journals.cpp.
#pragma once

#include "core/document/journals.h"
#include "core/recovery/journal_writer.h"

#include <QObject>

namespace navsmith::document {

class DocumentJournal : public QObject {
    Q_OBJECT

public:
    DocumentJournal(const JournalSettings& settings, std::filesystem::path path,
                    std::optional<recovery::JournalLock> lock);

    /// Records the document's changes from now on.
    void follow(Document& document);
    /// Continues an existing journal: rewrites its valid part and appends to it.
    void resume(const ReadJournal& read);
    /// Removes the journal when the document is closed.
    void remove();
    void flush() { writer_.flush(); }

Q_SIGNALS:
    void statusMessage(const QString& message);

private:
    void write(HistoryMove move, const model::Change& change);
    void begin(HistoryMove move, const model::Change& change);
    void saved();
    void failed(const files::FileError& error);
    [[nodiscard]] recovery::JournalHeader header() const;

    const JournalSettings& settings_;
    std::optional<recovery::JournalLock> lock_; ///< none: another process holds it, or the folder is not writable
    Document* document_ = nullptr;
    recovery::JournalEncoder encoder_;
    bool begun_ = false;
    bool failureReported_ = false;
    recovery::Time retryAt_;
    recovery::JournalWriter writer_;
};

} // namespace navsmith::document
