// Any edit on any selection: refused without a trace, or done so that the files can be read, nothing refers to what is
// not there, rules that held still hold, and undo gives every byte back.
#include "tests/core/systems/harness/random_user.h"
#include "tests/support/corpus.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

using model::Change;
using model::Model;

class EditsOfASystem : public EverySystem {
protected:
    void use(const Document& d, std::uint32_t seed, int actions, bool careful, Seen* seen = nullptr) {
        SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
        auto model = loadDocument(system(), d);
        RandomUser user(c(), model, seed, careful);
        std::vector<Change> done;
        auto before = d.files;
        for (int i = 0; i < actions && !HasFailure(); ++i) {
            const auto faults = careful ? faultsOf(model) : Counts();
            auto change = seen == nullptr ? user.act() : user.act(*seen);
            SCOPED_TRACE(user.last());
            auto after = saveFiles(model);
            if (change.empty()) {
                EXPECT_TRUE(after == before);
                continue;
            }
            if (careful)
                expectNothingWorse(model, faults);
            if (c().readingFaults != nullptr) {
                EXPECT_EQ(c().readingFaults(d.files, before, after), "");
            }
            EXPECT_TRUE(saveFiles(loadFiles(system(), after)) == after) << "not read back";
            before = std::move(after);
            done.push_back(std::move(change));
            if (seen != nullptr)
                seen->insert(user.last());
        }
        undoAll(model, done);
        EXPECT_TRUE(saveFiles(model) == d.files) << "undone";
        redoAll(model, done);
        EXPECT_TRUE(saveFiles(model) == before) << "redone";
    }

    /// Looks only once after all of them.
    void useLarge(const Document& d, std::size_t actions) {
        SCOPED_TRACE(d.name);
        auto model = loadDocument(system(), d);
        const auto faults = faultsOf(model);
        RandomUser user(c(), model, 11, true);
        std::vector<Change> done;
        while (done.size() < actions) {
            if (auto change = user.act(); !change.empty())
                done.push_back(std::move(change));
        }
        expectNothingWorse(model, faults);
        const auto saved = saveFiles(model);
        EXPECT_TRUE(saveFiles(loadFiles(system(), saved)) == saved);
        undoAll(model, done);
        EXPECT_TRUE(saveFiles(model) == d.files);
    }

private:
    void expectNothingWorse(const Model& model, const Counts& before) const {
        for (const auto& [rule, count] : faultsOf(model)) {
            const auto was = before.find(rule);
            const bool held = was == before.end();
            EXPECT_TRUE(c().upToTheUser.contains(rule) || (!held && (c().faultsMaySpread || count <= was->second)))
                << rule << " " << issuesOf(model, rule).front().message;
        }
    }
};

TEST_P(EditsOfASystem, BreakNoRuleThatHeld) {
    const auto documents = c().sound();
    for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(100) && !HasFailure(); ++seed)
        use(documents[seed % documents.size()], seed, 15, true);
}

TEST_P(EditsOfASystem, AreUndoneAndCanBeRead) {
    auto documents = c().sound();
    const auto odd = c().odd();
    documents.insert(documents.end(), odd.begin(), odd.end());
    for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(150) && !HasFailure(); ++seed)
        use(documents[seed % documents.size()], seed, 25, false);
}

TEST_P(EditsOfASystem, HoldForRealFiles) {
    constexpr std::size_t small = 200'000;
    constexpr std::size_t large = 600'000;
    const auto real = upTo(c().realToEdit, c().real());
    for (const auto& d : real) {
        if (upTo(large, {d}).empty()) {
            useLarge(d, 30);
            continue;
        }
        const std::uint32_t seeds = upTo(small, {d}).empty() ? 2 : 6;
        for (std::uint32_t seed = firstSeed(); seed < firstSeed() + seeds && !HasFailure(); ++seed) {
            use(d, seed, 3, false);
            use(d, seed, 3, true);
        }
    }
    if (real.empty())
        GTEST_SKIP() << missingCorpus(c().corpus);
}

TEST_P(EditsOfASystem, AreAllTried) {
    Seen seen;
    const auto missing = [&] {
        std::string ids;
        for (const auto& edit : system().editing.edits) {
            if (edit.section != "Select" && !seen.contains(std::string(edit.id)) && !c().untried.contains(edit.id))
                ids += std::string(edit.id) + " ";
        }
        for (const auto& builder : system().editing.builders) {
            if (!seen.contains(std::string(builder.id)))
                ids += std::string(builder.id) + " ";
        }
        return ids;
    };
    const auto documents = c().toTry != nullptr ? c().toTry() : c().sound();
    for (std::uint32_t seed = 0; seed < 400 && !HasFailure() && !missing().empty(); ++seed)
        use(documents[seed % documents.size()], seed, 40, false, &seen);
    EXPECT_EQ(missing(), "");
    for (const auto& edit : system().editing.edits)
        EXPECT_FALSE(edit.section == "Select" && seen.contains(std::string(edit.id)))
            << edit.id << " changes something";
}

NAVSMITH_EVERY_SYSTEM(EditsOfASystem);

} // namespace
} // namespace navsmith::tests
