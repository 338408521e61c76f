// A document without a window: a model, its undo history as in the editor, and its journal.
#pragma once

#include "core/model/transaction.h"
#include "core/recovery/journal.h"
#include "tests/core/model/tape.h"

#include <optional>
#include <vector>

namespace navsmith::recovery::test {

using model::Change;
using model::Model;
using model::stress::Numbers;
using model::stress::Tape;

/// Random steps on any schema: edits, merged edits, cancelled previews, undo, redo, saves.
class JournalHistory {
public:
    explicit JournalHistory(Model model) : model_(std::move(model)) {}

    void play(Tape tape);
    /// One random edit that changes something; repeats until it does.
    void edit(Tape tape, std::uint64_t mergeKey = 0);
    void undo();
    void redo();
    /// Saves the current state: the journal restarts with the next step.
    void save();
    /// A save that finishes after further edits.
    void saveEarlier();

    [[nodiscard]] const Model& model() const { return model_; }
    /// Empty if there is nothing to record.
    [[nodiscard]] const std::vector<std::byte>& journal() const { return journal_; }
    /// The same split into records.
    [[nodiscard]] const std::vector<Record>& records() const { return records_; }
    [[nodiscard]] std::size_t index() const { return index_; }
    [[nodiscard]] const std::vector<Change>& steps() const { return steps_; }
    [[nodiscard]] std::optional<std::size_t> clean() const { return clean_; }
    [[nodiscard]] JournalHeader header() const;

private:
    void showMessage(std::optional<Record> record, JournalEncoder::Begin begin);

    Model model_;
    std::vector<Change> steps_;
    std::size_t index_ = 0;
    std::optional<std::size_t> clean_ = 0;
    JournalEncoder encoder_;
    std::vector<std::byte> journal_;
    std::vector<Record> records_;
    int second_ = 0;
};

/// Applies the backward steps of a replayed journal, or the forward ones.
void undoAll(Replayed& replayed);
void redoAll(Replayed& replayed);

} // namespace navsmith::recovery::test
