// Random edits: undone, every byte is as before; redone, as after. What is saved can be read, and refers to nothing
// that is not there, unless it did so before. After every step the issues are those of a full check, and the journal
// gives the document back.
#include "core/recovery/fingerprint.h"
#include "core/recovery/journal.h"
#include "tests/core/systems/harness/rule_follower.h"
#include "tests/support/corpus.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

using model::Change;
using model::Direction;
using model::Model;
using model::Transaction;

class RandomEditing : public EverySystem {
protected:
    std::vector<Change> editAtRandom(Model& model, std::uint32_t seed, int edits, RandomEdits what) const {
        std::mt19937 random(seed);
        std::vector<Change> done;
        for (int i = 0; i < edits; ++i) {
            Transaction tx(model, "edit");
            c().editAtRandom(tx, random, what);
            auto change = tx.commit();
            if (change && !change->empty())
                done.push_back(std::move(*change));
        }
        return done;
    }

    void expectUndone(const Document& d, std::uint32_t seed, int edits, RandomEdits what) const {
        SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
        auto model = loadDocument(system(), d);
        const auto changes = editAtRandom(model, seed, edits, what);
        const auto after = saveFiles(model);
        if (what == RandomEdits::Sound || c().anyEditsCanBeRead) {
            EXPECT_TRUE(saveFiles(loadFiles(system(), after)) == after) << "what was saved is read as something else";
        }
        if (what == RandomEdits::Sound && c().readingFaults != nullptr && !c().soundEditsMakeNoError) {
            EXPECT_EQ(c().readingFaults(d.files, d.files, after), "");
        }
        undoAll(model, changes);
        EXPECT_TRUE(saveFiles(model) == d.files) << "undone";
        redoAll(model, changes);
        EXPECT_TRUE(saveFiles(model) == after) << "redone";
    }

    void follow(const Document& d, std::uint32_t seed, int edits) const {
        SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
        auto model = loadDocument(system(), d);
        std::mt19937 random(seed);
        RuleFollower follower(model);
        std::vector<Change> done;
        const auto apply = [&](const Change& change, Direction direction) {
            model.apply(change, direction);
            ASSERT_EQ(follower.fault(model, change), "");
        };
        for (int i = 0; i < edits; ++i) {
            Transaction tx(model, "edit " + std::to_string(i));
            c().editAtRandom(tx, random, RandomEdits::Any);
            auto change = tx.commit();
            if (!change || change->empty())
                continue;
            ASSERT_EQ(follower.fault(model, *change), "");
            done.push_back(std::move(*change));
            if (random() % 3 == 0) {
                ASSERT_NO_FATAL_FAILURE(apply(done.back(), Direction::Backward));
                ASSERT_NO_FATAL_FAILURE(apply(done.back(), Direction::Forward));
            }
        }
        for (auto change = done.rbegin(); change != done.rend(); ++change)
            ASSERT_NO_FATAL_FAILURE(apply(*change, Direction::Backward));
        for (const auto& change : done)
            ASSERT_NO_FATAL_FAILURE(apply(change, Direction::Forward));
    }

    /// Sound and odd documents in turn.
    template <typename F>
    void forSeeds(std::uint32_t count, F&& f) {
        auto documents = c().sound();
        for (auto& odd : c().odd())
            documents.push_back(std::move(odd));
        const auto sound = c().sound().size();
        for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(count) && !HasFailure(); ++seed) {
            const bool odd = seed % 2 == 1 && documents.size() > sound;
            const auto at = odd ? sound + seed / 2 % (documents.size() - sound) : seed / 2 % sound;
            f(documents[at], seed);
        }
    }
};

TEST_P(RandomEditing, IsUndoneAndRedone) {
    forSeeds(200, [&](const Document& d, std::uint32_t seed) {
        expectUndone(d, seed, 25, seed % 4 < 2 ? RandomEdits::Any : RandomEdits::Sound);
    });
}

TEST_P(RandomEditing, IsUndoneAndRedoneInRealFiles) {
    const auto real = upTo(c().realToEdit, c().real());
    for (const auto& d : real) {
        for (const std::uint32_t seed : {1U, 2U}) {
            expectUndone(d, seed, 30, RandomEdits::Sound);
            expectUndone(d, seed, 30, RandomEdits::Any);
        }
    }
    if (real.empty())
        GTEST_SKIP() << missingCorpus(c().corpus);
}

TEST_P(RandomEditing, IsFollowedByTheRules) {
    forSeeds(100, [&](const Document& d, std::uint32_t seed) { follow(d, seed, 25); });
}

TEST_P(RandomEditing, IsFollowedByTheRulesInRealFiles) {
    const auto real = upTo(c().realToEdit / 2, c().real());
    constexpr std::size_t large = 600'000;
    for (const auto& d : real)
        follow(d, firstSeed() + 7, upTo(large, {d}).empty() ? 4 : 10);
    if (real.empty())
        GTEST_SKIP() << missingCorpus(c().corpus);
}

TEST_P(RandomEditing, IsFixedAsFarAsFixesGo) {
    const auto rules = system().rules;
    const auto what = c().soundEditsMakeNoError ? RandomEdits::Sound : RandomEdits::Any;
    const auto documents = c().sound();
    for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(100) && !HasFailure(); ++seed) {
        const auto& d = documents[seed % documents.size()];
        SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
        auto model = loadDocument(system(), d);
        editAtRandom(model, seed, 20, what);
        const auto issues = issuesOf(model);
        if (c().soundEditsMakeNoError) {
            for (const auto& issue : issues)
                EXPECT_NE(issue.severity, checks::Severity::Error) << issue.rule << " " << issue.message;
            EXPECT_EQ(countsOf(issuesOf(loadFiles(system(), saveFiles(model)))), countsOf(issues));
        }
        std::vector<Change> changes;
        const auto report = checks::fixAll(model, rules, changes, 30);
        EXPECT_LT(report.passes, 30U) << "does not come to rest";
        EXPECT_TRUE(report.refusals.empty() || c().soundEditsMakeNoError);
        for (const auto& issue : report.left) {
            const auto rule = std::ranges::find(rules, issue.rule, &checks::Rule::id);
            EXPECT_TRUE(rule->fix == nullptr || !c().soundEditsMakeNoError) << issue.rule << " " << issue.message;
        }
        model.setMap(nullptr);
        const auto saved = saveFiles(model);
        const auto again = loadFiles(system(), saved);
        EXPECT_TRUE(saveFiles(again) == saved);
        if (!c().rulesFollowTheFiles) {
            EXPECT_EQ(countsOf(issuesOf(again)), countsOf(issuesOf(model)));
        }
    }
}

TEST_P(RandomEditing, IsReplayedFromAJournal) {
    const auto append = [](std::vector<std::byte>& journal, const recovery::Record& record) {
        journal.insert(journal.end(), record.begin(), record.end());
    };
    forSeeds(20, [&](const Document& d, std::uint32_t seed) {
        SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
        auto model = loadDocument(system(), d);
        auto edited = model;
        const auto changes = editAtRandom(edited, seed, 15, RandomEdits::Any);
        if (changes.empty())
            return;
        recovery::JournalHeader header;
        header.system = c().id;
        header.fingerprint = recovery::fingerprint(model.schema());
        recovery::JournalEncoder encoder;
        std::vector<std::byte> journal;
        model.apply(changes.front(), Direction::Forward);
        append(journal, encoder.begin(header, model, {recovery::JournalMove::Edit, &changes.front(), true}, {}));
        for (std::size_t i = 1; i < changes.size(); ++i)
            append(journal, encoder.edit(changes[i], {}));
        append(journal, encoder.undo(changes.back(), {}));
        append(journal, encoder.redo(changes.back(), {}));
        auto replayed = recovery::replay(journal, system().schema);
        ASSERT_TRUE(replayed) << replayed.error();
        EXPECT_EQ(replayed->damage, "");
        EXPECT_EQ(replayed->index, changes.size());
        EXPECT_TRUE(saveFiles(replayed->model) == saveFiles(edited));
        undoAll(replayed->model, replayed->steps);
        EXPECT_TRUE(saveFiles(replayed->model) == d.files);
    });
}

NAVSMITH_EVERY_SYSTEM(RandomEditing);

} // namespace
} // namespace navsmith::tests
