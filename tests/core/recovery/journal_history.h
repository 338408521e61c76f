// A document without its window: a model, a history as the editor keeps it, and the journal that hears of it.
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

/// From the numbers, over any schema: edits, edits that merge, tries that are taken back, undo, redo, saves.
class JournalHistory {
public:
    explicit JournalHistory(Model model) : model_(std::move(model)) {}

    void play(Tape tape);
    /// One random edit that changes something, however many tries it takes.
    void edit(Tape tape, std::uint64_t mergeKey = 0);
    void undo();
    void redo();
    /// The present state is saved: the journal begins anew with the next move.
    void save();
    /// A save that was overtaken by edits.
    void saveEarlier();

    [[nodiscard]] const Model& model() const { return model_; }
    /// Empty while there is nothing to write down.
    [[nodiscard]] const std::vector<std::byte>& journal() const { return journal_; }
    /// The same in pieces, as they were handed over.
    [[nodiscard]] const std::vector<Record>& records() const { return records_; }
    [[nodiscard]] std::size_t index() const { return index_; }
    [[nodiscard]] const std::vector<Change>& steps() const { return steps_; }
    [[nodiscard]] std::optional<std::size_t> clean() const { return clean_; }
    [[nodiscard]] JournalHeader header() const;

private:
    void tell(std::optional<Record> record, JournalEncoder::Begin begin);

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
