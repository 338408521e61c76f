// The journal of one document. For journals.cpp.
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

    /// Listens to the document from now on.
    void follow(Document& document);
    /// The document's journal is there already: writes it anew up to where it was good, and goes on behind that.
    void goOn(const ReadJournal& read);
    /// The document is closed: nothing is left to be recovered.
    void remove();
    void flush() { writer_.flush(); }

Q_SIGNALS:
    void told(const QString& message);

private:
    void write(HistoryMove move, const model::Change& change);
    void begin(HistoryMove move, const model::Change& change);
    void saved();
    void failed(const files::FileError& error);
    [[nodiscard]] recovery::JournalHeader header() const;

    const JournalSettings& settings_;
    std::optional<recovery::JournalLock> lock_; ///< none: another holds it, or there is no place for it
    Document* document_ = nullptr;
    recovery::JournalEncoder encoder_;
    bool begun_ = false;
    bool toldOfFailure_ = false;
    recovery::Time retryAt_;
    recovery::JournalWriter writer_;
};

} // namespace navsmith::document
