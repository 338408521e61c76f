#include "core/document/document_journal.h"

#include "core/document/post.h"
#include "core/files/platform_files.h"
#include "core/recovery/fingerprint.h"

#include <utility>

namespace navsmith::document {

using recovery::JournalEncoder;
using recovery::JournalMove;

namespace {

/// A new journal contains the whole document, so do not retry at every edit.
constexpr auto kRetryAfter = std::chrono::seconds(10);

} // namespace

DocumentJournal::DocumentJournal(const JournalSettings& settings, std::filesystem::path path,
                                 std::optional<recovery::JournalLock> lock)
    : settings_(settings), lock_(std::move(lock)),
      writer_(std::move(path), {.disk = settings.disk, .failed = [this](const files::FileError& error) {
                                    post(this, [this, error] { failed(error); });
                                }}) {}

void DocumentJournal::follow(Document& document) {
    document_ = &document;
    connect(&document, &Document::stepped, this, &DocumentJournal::write);
    connect(&document, &Document::placeChanged, this, &DocumentJournal::saved);
}

void DocumentJournal::resume(const ReadJournal& read) {
    encoder_ = JournalEncoder(read.replayed.records, read.replayed.steps.size(), read.replayed.index);
    writer_.begin(read.bytes);
    begun_ = true;
}

void DocumentJournal::remove() {
    begun_ = false;
    writer_.remove();
}

void DocumentJournal::write(HistoryMove move, const model::Change& change) {
    if (!lock_)
        return;
    const auto now = settings_.now();
    if (!begun_) {
        if (now >= retryAt_)
            begin(move, change);
        return;
    }
    switch (move) {
    case HistoryMove::Pushed:
        writer_.append(encoder_.edit(change, now));
        break;
    case HistoryMove::Merged:
    case HistoryMove::MergedAway:
        if (auto record = encoder_.merge(change, move == HistoryMove::MergedAway, now))
            writer_.append(std::move(*record));
        else
            begin(move, change);
        break;
    case HistoryMove::Undone:
        writer_.append(encoder_.undo(change, now));
        break;
    case HistoryMove::Redone:
        writer_.append(encoder_.redo(change, now));
        break;
    }
}

void DocumentJournal::begin(HistoryMove move, const model::Change& change) {
    const auto& stack = document_->undoStack();
    JournalEncoder::Begin begin;
    switch (move) {
    case HistoryMove::Pushed:
        begin = {JournalMove::Edit, &change, stack.cleanIndex() == stack.index() - 1};
        break;
    case HistoryMove::Merged: // the merged step, not only the change merged into it
        begin = {JournalMove::Edit, document_->lastStep(), stack.cleanIndex() == stack.index() - 1};
        break;
    case HistoryMove::MergedAway:
        begin = {std::nullopt, nullptr, stack.isClean()};
        break;
    case HistoryMove::Undone: // as for Redone, the stack still tells the state before
        begin = {JournalMove::UndoOlder, &change, stack.isClean()};
        break;
    case HistoryMove::Redone:
        begin = {JournalMove::Edit, &change, stack.isClean()};
        break;
    }
    begun_ = true;
    writer_.begin(encoder_.begin(header(), document_->model(), begin, settings_.now()));
}

void DocumentJournal::saved() {
    if (!document_->isModified())
        remove();
    else if (begun_)
        writer_.append(encoder_.saved(header(), settings_.now()));
}

void DocumentJournal::failed(const files::FileError& error) {
    begun_ = false;
    retryAt_ = settings_.now() + kRetryAfter;
    if (!std::exchange(failureReported_, true))
        Q_EMIT statusMessage(
            tr("Edits cannot be kept for recovery: %1").arg(QString::fromStdString(files::describe(error))));
}

recovery::JournalHeader DocumentJournal::header() const {
    const auto& opened = document_->opened();
    recovery::JournalHeader header{
        std::string(opened.system->id),        recovery::fingerprint(opened.model.schema()), settings_.program,
        files::absolutePath(opened.shownPath), files::absolutePath(opened.place.folder),     {}};
    for (const auto& file : opened.place.files)
        header.files.push_back({files::absolutePath(file.path), file.name, file.stamp});
    return header;
}

} // namespace navsmith::document
