// Properties of any sequence of edits, undo and redo, with the stress schemas and random schemas.
#include "core/model/change.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace navsmith::model::stress {
namespace {

using Script = std::vector<Numbers>;

rc::Gen<Numbers> numbers() {
    return rc::gen::container<Numbers>(rc::gen::resize(100, rc::gen::inRange<std::uint32_t>(0, 5040)));
}

/// A model with the history of its changes, and a replica that only receives the changes.
class History {
public:
    explicit History(Model model) : model_(std::move(model)), replica_(model_), first_(seen(model_)) {
        for (std::size_t k = 0; k < model_.schema().types.size(); ++k)
            everUsed_.push_back(model_.capacity(static_cast<ElementTypeId>(k)));
    }

    void run(const Script& script) {
        RC_ASSERT(faults(model_) == "");
        for (const auto& numbers : script) {
            Tape tape(numbers);
            switch (tape.below(8)) {
            case 6:
                undo();
                break;
            case 7:
                redo();
                break;
            case 5:
                takeBack(tape);
                break;
            default:
                edit(tape);
                break;
            }
            RC_ASSERT(faults(model_) == "");
            RC_ASSERT(seen(replica_) == seen(model_));
        }
        toTheEndsAndBack();
        mergeNeighbours();
        RC_CLASSIFY(!steps_.empty(), "something was changed");
        RC_CLASSIFY(refused_ > 0, "something was refused");
        RC_CLASSIFY(changedNothing_ > 0, "something changed nothing");
    }

private:
    struct Step {
        Change change;
        std::string after;
    };

    [[nodiscard]] const std::string& stateAt(std::size_t step) const {
        return step == 0 ? first_ : steps_[step - 1].after;
    }

    void edit(Tape& tape) {
        const auto traceless = everythingAndNext(model_);
        const auto before = seen(model_);
        const auto held = heldTargets();
        Transaction tx(model_, "edit");
        while (!tape.ended())
            randomEdit(tx, tape);
        auto change = tx.commit();
        if (!change) {
            ++refused_;
            RC_ASSERT(!change.error().reason.empty());
            RC_ASSERT(everythingAndNext(model_) == traceless);
            return;
        }
        // Rewriting a raw value may give it a new slot in the raw pool.
        RC_ASSERT(change->empty() == (seen(model_) == before) || !change->raws.empty());
        if (change->empty()) {
            ++changedNothing_;
            RC_ASSERT(everythingAndNext(model_) == traceless);
            return;
        }
        for (const auto& range : change->created) {
            RC_ASSERT(range.first >= everUsed_[range.type]);
            everUsed_[range.type] = range.first + range.count;
        }
        // Of a row that is gone, only that: what it refers to may be in no change.
        for (const auto& column : change->columns) {
            if (column.column == kAlive || model_.schema().type(column.type).pool)
                continue;
            for (const Slot row : column.slots)
                RC_ASSERT(model_.isLive({column.type, row}));
        }
        const auto stillHeld = heldTargets();
        for (const auto& e : held)
            RC_ASSERT(stillHeld.contains(e) || !model_.isLive(e));
        replica_.apply(*change, Direction::Forward);
        steps_.resize(done_);
        steps_.push_back({std::move(*change), seen(model_)});
        ++done_;
    }

    void takeBack(Tape& tape) {
        const auto before = everythingAndNext(model_);
        {
            Transaction tx(model_, "tried");
            while (!tape.ended())
                randomEdit(tx, tape);
        }
        RC_ASSERT(everythingAndNext(model_) == before);
    }

    void undo() {
        if (done_ == 0)
            return;
        --done_;
        model_.apply(steps_[done_].change, Direction::Backward);
        replica_.apply(steps_[done_].change, Direction::Backward);
        RC_ASSERT(seen(model_) == stateAt(done_));
    }

    void redo() {
        if (done_ == steps_.size())
            return;
        model_.apply(steps_[done_].change, Direction::Forward);
        replica_.apply(steps_[done_].change, Direction::Forward);
        ++done_;
        RC_ASSERT(seen(model_) == stateAt(done_));
    }

    void toTheEndsAndBack() {
        while (done_ > 0)
            undo();
        RC_ASSERT(seen(model_) == first_);
        RC_ASSERT(faults(model_) == "");
        while (done_ < steps_.size())
            redo();
        RC_ASSERT(faults(model_) == "");
        RC_ASSERT(seen(replica_) == seen(model_));
    }

    /// Merges pairs of neighbouring changes, then all changes into one, from the last to the first.
    void mergeNeighbours() {
        if (steps_.empty())
            return;
        Change all = steps_.back().change;
        for (std::size_t i = steps_.size() - 1; i-- > 0;) {
            const auto both = merge(steps_[i].change, steps_[i + 1].change);
            RC_ASSERT(!both.empty() || stateAt(i) == stateAt(i + 2));
            undoTo(i + 2);
            Model jumped = model_;
            jumped.apply(both, Direction::Backward);
            RC_ASSERT(seen(jumped) == stateAt(i));
            RC_ASSERT(faults(jumped) == "");
            jumped.apply(both, Direction::Forward);
            RC_ASSERT(seen(jumped) == stateAt(i + 2));
            RC_ASSERT(faults(jumped) == "");
            all = merge(steps_[i].change, all);
        }
        undoTo(0);
        Model jumped = model_;
        jumped.apply(all, Direction::Forward);
        RC_ASSERT(seen(jumped) == stateAt(steps_.size()));
        jumped.apply(all, Direction::Backward);
        RC_ASSERT(seen(jumped) == first_);
    }

    void undoTo(std::size_t step) {
        while (done_ > step)
            undo();
    }

    /// Elements that cannot be erased because others hold them.
    [[nodiscard]] std::set<Element> heldTargets() const {
        std::set<Element> held;
        for (std::size_t k = 0; k < model_.schema().types.size(); ++k) {
            const auto& columns = model_.schema().types[k].columns;
            for (std::size_t c = 0; c < columns.size(); ++c) {
                const auto& ref = columns[c].ref;
                if (!ref || ref->onLastReferrerGone != OnLastReferrerGone::EraseTarget)
                    continue;
                const Column<Ref> handle{static_cast<ElementTypeId>(k), static_cast<ColumnId>(c)};
                model_.forEachLive(handle.type, [&](Slot row) {
                    if (const Ref r = model_.get(handle, row); r.isSlot())
                        held.insert({ref->target, r.slot()});
                });
            }
        }
        return held;
    }

    Model model_;
    Model replica_;
    std::string first_;
    std::vector<Step> steps_;
    std::size_t done_ = 0;
    int refused_ = 0;
    int changedNothing_ = 0;
    std::vector<std::size_t> everUsed_; ///< number of slots used so far, by type
};

void runHistory(Model model) {
    const auto script = *rc::gen::container<Script>(numbers());
    History(std::move(model)).run(script);
}

RC_GTEST_PROP(HistoryOfEdits, HoldsWhereNodesMoveBetweenFiles, ()) {
    runHistory(roads::make(2, 4));
}

RC_GTEST_PROP(HistoryOfEdits, HoldsWhereListsDependOnTheVersion, ()) {
    runHistory(mesh::make(8, 3));
}

RC_GTEST_PROP(HistoryOfEdits, HoldsWhereRecordsAreFixedInNumber, ()) {
    runHistory(save::make(12));
}

RC_GTEST_PROP(HistoryOfEdits, HoldsWhereTraversalsGoWithTheirLinks, ()) {
    runHistory(bots::make(5));
}

RC_GTEST_PROP(HistoryOfEdits, HoldsOverAnySchema, ()) {
    Tape tape(*rc::gen::resize(500, numbers()));
    runHistory(randomModel(tape));
}

} // namespace
} // namespace navsmith::model::stress
