#include "tests/core/recovery/journal_history.h"

#include "core/recovery/fingerprint.h"
#include "tests/core/model/random_models.h"

#include <utility>

namespace navsmith::recovery::test {

using model::Direction;
using model::Transaction;
using model::stress::randomEdit;

namespace {

Time at(int second) {
    return Time(std::chrono::seconds(1'700'000'000 + second));
}

} // namespace

JournalHeader JournalHistory::header() const {
    return {std::string(model_.schema().id),
            fingerprint(model_.schema()),
            "1.2.3",
            "/games/some place",
            "/games",
            {{"/games/some place/a.dat", "a.dat", {10, 20, 30}}}};
}

/// As in core/document: a journal starts with the first step after a save, or when it cannot record a step.
void JournalHistory::showMessage(std::optional<Record> record, JournalEncoder::Begin begin) {
    if (journal_.empty() || !record) {
        journal_.clear();
        records_.clear();
        record = encoder_.begin(header(), model_, begin, at(second_));
    }
    journal_.insert(journal_.end(), record->begin(), record->end());
    records_.push_back(std::move(*record));
}

void JournalHistory::play(Tape tape) {
    ++second_;
    switch (tape.below(16)) {
    case 8:
    case 9:
    case 10:
        undo();
        break;
    case 11:
    case 12:
        redo();
        break;
    case 13:
        save();
        break;
    case 14:
        saveEarlier();
        break;
    case 15: { // a preview that is rolled back uses slots that are not in the journal
        Transaction tx(model_, "try");
        while (!tape.ended())
            randomEdit(tx, tape);
        if (const auto change = tx.commit(); change && !change->empty())
            model_.apply(*change, Direction::Backward);
        break;
    }
    default: {
        const auto mergeKey = tape.below(3);
        edit(std::move(tape), mergeKey);
        break;
    }
    }
}

void JournalHistory::edit(Tape tape, std::uint64_t mergeKey) {
    Transaction tx(model_, "edit", mergeKey);
    while (!tape.ended())
        randomEdit(tx, tape);
    auto change = tx.commit();
    if (!change || change->empty())
        return;
    const bool savedBefore = clean_ == index_;
    steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(index_), steps_.end());
    if (clean_ && *clean_ > index_)
        clean_.reset();
    const auto made = *change;
    if (mergeKey != 0 && index_ != 0 && steps_.back().mergeKey == mergeKey && !savedBefore) {
        steps_.back() = merge(steps_.back(), made);
        const bool gone = steps_.back().empty();
        if (gone)
            steps_.pop_back();
        index_ = steps_.size();
        showMessage(journal_.empty() ? std::nullopt : encoder_.merge(made, gone, at(second_)),
                    gone ? JournalEncoder::Begin{std::nullopt, nullptr, clean_ == index_}
                         : JournalEncoder::Begin{JournalMove::Edit, &steps_.back(), clean_ == index_ - 1});
        return;
    }
    steps_.push_back(std::move(*change));
    index_ = steps_.size();
    showMessage(journal_.empty() ? std::nullopt : std::optional(encoder_.edit(made, at(second_))),
                {JournalMove::Edit, &made, savedBefore});
}

void JournalHistory::undo() {
    if (index_ == 0)
        return;
    const bool savedBefore = clean_ == index_;
    const auto& step = steps_[--index_];
    model_.apply(step, Direction::Backward);
    showMessage(journal_.empty() ? std::nullopt : std::optional(encoder_.undo(step, at(second_))),
                {JournalMove::UndoOlder, &step, savedBefore});
}

void JournalHistory::redo() {
    if (index_ == steps_.size())
        return;
    const bool savedBefore = clean_ == index_;
    const auto& step = steps_[index_++];
    model_.apply(step, Direction::Forward);
    showMessage(journal_.empty() ? std::nullopt : std::optional(encoder_.redo(step, at(second_))),
                {JournalMove::Edit, &step, savedBefore});
}

void JournalHistory::save() {
    clean_ = index_;
    journal_.clear();
    records_.clear();
}

void JournalHistory::saveEarlier() {
    if (journal_.empty())
        return;
    clean_.reset();
    showMessage(encoder_.saved(header(), at(second_)), {});
}

void undoAll(Replayed& r) {
    for (; r.index > 0; --r.index)
        r.model.apply(r.steps[r.index - 1], Direction::Backward);
}

void redoAll(Replayed& r) {
    for (; r.index < r.steps.size(); ++r.index)
        r.model.apply(r.steps[r.index], Direction::Forward);
}

} // namespace navsmith::recovery::test
