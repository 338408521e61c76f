// Taking differences over, and merges as changes of a model, for every system.
#include "core/compare/merge.h"
#include "core/compare/take.h"
#include "core/model/replacement.h"
#include "tests/core/systems/harness/system_case.h"

#include <algorithm>
#include <numeric>

namespace navsmith::tests {
namespace {

using compare::Difference;
using compare::MatchedModels;
using model::Model;

struct Found {
    MatchedModels matched;
    Difference difference;
};

class Taking : public EverySystem {
protected:
    [[nodiscard]] Model edited(const Model& from, std::uint32_t seed, int count = 5) const {
        Model m = from;
        std::mt19937 random(seed);
        for (int i = 0; i < count; ++i) {
            model::Transaction tx(m, "edit");
            c().editAtRandom(tx, random, RandomEdits::Sound);
            (void)tx.commit();
        }
        return m;
    }
    [[nodiscard]] Found between(const Model& a, const Model& b) const {
        Found found{compare::matchModels(a, b, *system().identities), {}};
        found.difference = compare::compare(a, b, found.matched);
        return found;
    }
    /// False: refused with a reason, and nothing has changed.
    static bool take(Model& a, const Model& b, const Found& found, const std::vector<std::size_t>& which) {
        const auto before = saveFiles(a);
        model::Transaction tx(a, "take");
        compare::take(tx, b, found.matched, found.difference, which);
        const auto change = tx.commit();
        if (change)
            return true;
        EXPECT_FALSE(change.error().reason.empty());
        EXPECT_TRUE(saveFiles(a) == before);
        return false;
    }

    template <typename F>
    void forPairs(std::uint32_t rounds, F f) {
        const auto documents = c().sound();
        for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(rounds) && !HasFailure(); ++seed) {
            const auto& d = documents[seed % documents.size()];
            SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
            const auto base = loadDocument(system(), d);
            f(edited(base, seed), edited(base, seed + 1000), seed);
        }
    }
};

TEST_P(Taking, AllMakesTheOtherModel) {
    forPairs(30, [&](const Model& ours, const Model& theirs, std::uint32_t) {
        Model m = ours;
        const auto before = saveFiles(m);
        const auto found = between(m, theirs);
        const auto change = compare::takeAll(m, theirs, found.matched, "take");
        m.apply(change, model::Direction::Forward);
        EXPECT_TRUE(saveFiles(m) == saveFiles(theirs));
        EXPECT_TRUE(between(m, theirs).difference.empty());
        m.apply(change, model::Direction::Backward);
        EXPECT_TRUE(saveFiles(m) == before) << "undo gives back what was there";
    });
}

TEST_P(Taking, OneAfterTheOtherMakesTheOtherModel) {
    std::size_t taken = 0;
    std::size_t left = 0;
    forPairs(30, [&](const Model& ours, const Model& theirs, std::uint32_t) {
        Model m = ours;
        const auto found = between(m, theirs);
        std::vector<std::size_t> all(found.difference.elements.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        if (!take(m, theirs, found, all))
            return;
        taken += all.size();
        const auto now = between(m, theirs);
        left += now.difference.elements.size();
    });
    EXPECT_GT(taken, 0U);
    EXPECT_LT(left, taken / 10) << "only what follows from other values";
}

TEST_P(Taking, OneDifferenceLeavesTheOthers) {
    forPairs(30, [&](const Model& ours, const Model& theirs, std::uint32_t seed) {
        const auto found = between(ours, theirs);
        const auto& elements = found.difference.elements;
        if (elements.empty())
            return;
        Model m = ours;
        const auto before = saveFiles(m);
        const std::size_t one = seed % elements.size();
        model::Transaction tx(m, "take");
        compare::take(tx, theirs, found.matched, found.difference, std::span(&one, 1));
        const auto change = tx.commit();
        if (!change) {
            EXPECT_FALSE(change.error().reason.empty());
            return;
        }
        if (elements[one].isRemoved()) {
            EXPECT_FALSE(m.isLive({elements[one].type, elements[one].a}));
        }
        if (elements[one].isAdded()) {
            EXPECT_EQ(m.count(elements[one].type) > ours.count(elements[one].type), true);
        }
        m.apply(*change, model::Direction::Backward);
        EXPECT_TRUE(saveFiles(m) == before) << "undo gives back what was there";
    });
}

TEST_P(Taking, NothingChangesNothing) {
    const auto m = loadDocument(system(), c().sound().front());
    const auto other = edited(m, 7);
    const auto found = between(m, other);
    Model copy = m;
    EXPECT_TRUE(take(copy, other, found, {}));
    EXPECT_TRUE(saveFiles(copy) == saveFiles(m));
}

TEST_P(Taking, AMergeIsOneChangeOfOurs) {
    forPairs(30, [&](const Model& ours, const Model& theirs, std::uint32_t seed) {
        const auto base = loadDocument(system(), c().sound()[seed % c().sound().size()]);
        for (const auto rule : {compare::Take::Ours, compare::Take::Theirs}) {
            const auto merged = compare::merge(system(), base, ours, theirs, {.rule = rule});
            Model m = ours;
            const auto before = saveFiles(m);
            const auto change = model::replacedBy(m, merged.model, {.continued = merged.ours}, "merge");
            m.apply(change, model::Direction::Forward);
            EXPECT_TRUE(saveFiles(m) == saveFiles(merged.model));
            m.apply(change, model::Direction::Backward);
            EXPECT_TRUE(saveFiles(m) == before) << "undo gives back what was there";
        }
    });
}

TEST_P(Taking, ConflictsDoNotDependOnTheSide) {
    std::size_t conflicts = 0;
    forPairs(40, [&](const Model& ours, const Model& theirs, std::uint32_t seed) {
        const auto base = loadDocument(system(), c().sound()[seed % c().sound().size()]);
        const auto one = compare::merge(system(), base, ours, theirs).conflicts;
        const auto other = compare::merge(system(), base, theirs, ours).conflicts;
        conflicts += one.size();
        const auto describe = [](const std::vector<compare::Conflict>& all, bool swapped) {
            std::vector<std::string> lines;
            for (const auto& conflict : all)
                lines.push_back(conflict.id + ": " + (swapped ? conflict.theirs : conflict.ours) + " or " +
                                (swapped ? conflict.ours : conflict.theirs));
            std::ranges::sort(lines);
            return lines;
        };
        EXPECT_EQ(describe(one, false), describe(other, true));
    });
    EXPECT_GT(conflicts, 0U);
}

NAVSMITH_EVERY_SYSTEM(Taking);

} // namespace
} // namespace navsmith::tests
