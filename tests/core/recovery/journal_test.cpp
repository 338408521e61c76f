// Replaying a journal restores the document and its history, whatever was done.
#include "tests/core/model/model_text.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/core/recovery/journal_history.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace navsmith::recovery::test {
namespace {

namespace mesh = model::stress::mesh;
namespace roads = model::stress::roads;
namespace save = model::stress::save;
using model::stress::faults;
using model::stress::seen;

rc::Gen<Numbers> numbers() {
    return rc::gen::container<Numbers>(rc::gen::resize(60, rc::gen::inRange<std::uint32_t>(0, 5040)));
}

void checkReplay(const JournalHistory& history) {
    if (history.journal().empty())
        return;
    auto replayed = replay(history.journal(), history.model().sharedSchema());
    RC_ASSERT(replayed.has_value());
    RC_ASSERT(replayed->damage == "");
    RC_ASSERT(replayed->goodBytes == history.journal().size());
    RC_ASSERT(replayed->records == history.records().size());
    RC_ASSERT(faults(replayed->model) == "");
    RC_ASSERT(seen(replayed->model) == seen(history.model()));
    const auto summary = summarise(history.journal());
    RC_ASSERT(summary.has_value());
    RC_ASSERT(summary->unsaved == (history.clean() != history.index()));
    RC_ASSERT(summary->damage == "");
    // Undo and redo through all of the history that the journal has.
    const auto done = replayed->index;
    const auto older = history.index() - done; // steps older than the journal
    RC_ASSERT(replayed->clean.has_value() == (history.clean() && *history.clean() >= older));
    if (replayed->clean)
        RC_ASSERT(*replayed->clean + older == *history.clean());
    undoAll(*replayed);
    auto expected = history.model();
    for (auto i = history.index(); i > older; --i)
        expected.apply(history.steps()[i - 1], model::Direction::Backward);
    RC_ASSERT(seen(replayed->model) == seen(expected));
    redoAll(*replayed);
    for (auto i = older; i < older + replayed->steps.size(); ++i)
        expected.apply(history.steps()[i], model::Direction::Forward);
    RC_ASSERT(seen(replayed->model) == seen(expected));
    RC_ASSERT(faults(replayed->model) == "");
}

void runJournal(Model model) {
    JournalHistory history(std::move(model));
    for (const auto& script : *rc::gen::container<std::vector<Numbers>>(numbers())) {
        history.play(Tape(script));
        checkReplay(history);
    }
    RC_CLASSIFY(history.records().size() > 3, "a journal of some length");
}

RC_GTEST_PROP(JournalOfEdits, GivesBackWhereNodesMoveBetweenFiles, ()) {
    runJournal(roads::make(2, 4));
}

RC_GTEST_PROP(JournalOfEdits, GivesBackLists, ()) {
    runJournal(mesh::make(6, 3));
}

RC_GTEST_PROP(JournalOfEdits, GivesBackWhereRecordsAreFixedInNumber, ()) {
    runJournal(save::make(12));
}

RC_GTEST_PROP(JournalOfEdits, GivesBackOverAnySchema, ()) {
    Tape tape(*rc::gen::resize(500, numbers()));
    runJournal(randomModel(tape));
}

TEST(Journal, ContinuesAfterReplay) {
    JournalHistory history(roads::make(1, 4));
    history.edit(Tape({0, 0, 1}));
    history.edit(Tape({4, 9, 1, 2, 3}));
    ASSERT_FALSE(history.journal().empty());
    const auto schema = history.model().sharedSchema();
    auto first = replay(history.journal(), schema);
    ASSERT_TRUE(first);
    JournalEncoder encoder(first->records, first->steps.size(), first->index);
    auto journal = history.journal();
    const auto append = [&](const Record& record) { journal.insert(journal.end(), record.begin(), record.end()); };
    first->model.apply(first->steps.back(), model::Direction::Backward);
    append(encoder.undo(first->steps.back(), Time()));
    model::Transaction tx(first->model, "after the crash");
    tx.set(roads::node::x, 0, std::int16_t{77});
    append(encoder.edit(*tx.commit(), Time()));
    const auto second = replay(journal, schema);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->damage, "");
    EXPECT_EQ(seen(second->model), seen(first->model));
    EXPECT_EQ(second->steps.back().label, "after the crash");
}

TEST(Journal, DescribesItsDocumentWithoutAModel) {
    JournalHistory history(roads::make(1, 4));
    for (std::uint32_t i = 0; i < 4; ++i)
        history.edit(Tape({0, 0, i}));
    ASSERT_EQ(history.steps().size(), 4U);
    history.undo();
    const auto summary = summarise(history.journal());
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->header.shownPath, "/games/some place");
    EXPECT_EQ(summary->header.program, "1.2.3");
    ASSERT_EQ(summary->header.files.size(), 1U);
    EXPECT_EQ(summary->header.files[0].name, "a.dat");
    EXPECT_EQ(summary->header.files[0].stamp, (files::FileStamp{10, 20, 30}));
    EXPECT_EQ(summary->lastTime, Time(std::chrono::seconds(1'700'000'000)));
    EXPECT_EQ(summary->edits, 3U);
    EXPECT_TRUE(summary->unsaved);
    for (int i = 0; i < 3; ++i)
        history.undo();
    EXPECT_FALSE(summarise(history.journal())->unsaved) << "all is undone: nothing could be lost";
}

TEST(Journal, OfAnotherSchemaIsRefused) {
    JournalHistory history(roads::make(1, 2));
    history.edit(Tape({0, 0, 1}));
    const auto replayed = replay(history.journal(), mesh::schema());
    ASSERT_FALSE(replayed);
    EXPECT_NE(replayed.error().find("version 1.2.3"), std::string::npos) << replayed.error();
}

} // namespace
} // namespace navsmith::recovery::test
