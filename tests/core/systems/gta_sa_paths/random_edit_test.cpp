// Edits at random: undone, every byte is as before; redone, as after; and what is saved can be opened again.
#include "core/systems/gta_sa_paths/schema.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/gta_sa_paths/random_edits.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using model::Change;
using model::Direction;
using model::Model;
using model::Transaction;

std::vector<Change> editedAtRandom(Model& model, std::uint32_t seed, int edits, EditKinds types) {
    std::mt19937 random(seed);
    std::vector<Change> done;
    for (int i = 0; i < edits; ++i) {
        Transaction tx(model, "edit");
        editAtRandom(tx, random, types);
        auto change = tx.commit();
        if (change && !change->empty())
            done.push_back(std::move(*change));
    }
    return done;
}

/// What does not hold of undo and redo; nothing if all does.
std::string undoneAndRedone(const FileBytes& files, std::uint32_t seed, int edits, EditKinds types) {
    auto model = loadSet(files);
    const auto changes = editedAtRandom(model, seed, edits, types);
    const auto after = saveSet(model);
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        model.apply(*change, Direction::Backward);
    if (saveSet(model) != files)
        return "undone, the files differ from what they were";
    for (const auto& change : changes)
        model.apply(change, Direction::Forward);
    return saveSet(model) == after ? "" : "redone, the files differ from what they were after the edits";
}

TEST(RandomEdits, AreUndoneAndRedoneInTheSmallWorld) {
    const auto files = bytesOf(smallWorld().areas());
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        RC_ASSERT(undoneAndRedone(files, seed, 30, EditKinds::Any) == std::string());
    });
    EXPECT_TRUE(held);
}

TEST(RandomEdits, AreUndoneAndRedoneInPartOfTheStockSet) {
    auto files = corpusSet(kStockSet);
    if (!files)
        GTEST_SKIP() << missingCorpus(kStockSet);
    std::erase_if(*files, [](const auto& file) { return file.first.size() != 10 || file.first[5] != '3'; });
    for (const std::uint32_t seed : {1U, 2U, 3U, 4U, 5U, 6U})
        EXPECT_EQ(undoneAndRedone(*files, seed, 60, EditKinds::Any), "") << "seed " << seed;
}

/// The rules that a new error would break; with all areas open and sound edits, none may.
TEST(RandomEdits, OfTheEditorsOwnTypeNeverMakeAnErrorAndSavedFilesSayWhatTheModelSays) {
    const auto files = bytesOf(smallWorld().areas());
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto model = loadSet(files);
        editedAtRandom(model, seed, 20, EditKinds::Sound);
        const auto issues = issuesOf(model);
        for (const auto& issue : issues) {
            if (issue.severity == checks::Severity::Error)
                RC_FAIL(std::string(issue.rule) + " " + issue.message);
        }
        const auto saved = saveSet(model);
        const auto again = loadSet(saved);
        RC_ASSERT(saveSet(again) == saved);
        RC_ASSERT(countsOf(issuesOf(again)) == countsOf(issues));
    });
    EXPECT_TRUE(held);
}

TEST(RandomEdits, AreMendedByTheFixesAsFarAsTheyGo) {
    const auto files = bytesOf(smallWorld().areas());
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto model = loadSet(files);
        editedAtRandom(model, seed, 20, EditKinds::Sound);
        std::vector<Change> changes;
        const auto rules = systems::gta_sa_paths::system().rules;
        const auto report = checks::fixAll(model, rules, changes, 30);
        for (const auto& issue : report.left) {
            const auto rule = std::ranges::find(rules, issue.rule, &checks::Rule::id);
            if (rule->fix != nullptr)
                RC_FAIL(std::string(issue.rule) + " " + issue.message);
        }
    });
    EXPECT_TRUE(held);
}

} // namespace
} // namespace navsmith::tests
