// Comparing and merging, for every system: what one side did comes out as that side, what both did does not depend on
// the side, and a difference is found exactly where files differ.
#include "core/compare/merge.h"
#include "tests/core/systems/harness/system_case.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

using model::Model;

class Merging : public EverySystem {
protected:
    [[nodiscard]] Model edited(const Model& from, std::uint32_t seed, RandomEdits edits, int count = 6) const {
        Model m = from;
        std::mt19937 random(seed);
        for (int i = 0; i < count; ++i) {
            model::Transaction tx(m, "edit");
            c().editAtRandom(tx, random, edits);
            (void)tx.commit();
        }
        return m;
    }
    [[nodiscard]] FileBytes merged(const Model& base, const Model& ours, const Model& theirs) const {
        return saveFiles(compare::merge(system(), base, ours, theirs).model);
    }
    [[nodiscard]] compare::Difference difference(const Model& a, const Model& b) const {
        return compare::compare(a, b, compare::matchModels(a, b, *system().identities));
    }

    template <typename F>
    void forEdits(std::uint32_t rounds, F f) {
        auto documents = c().sound();
        for (auto& odd : c().odd())
            documents.push_back(std::move(odd));
        for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(rounds) && !HasFailure(); ++seed) {
            const auto& d = documents[seed % documents.size()];
            SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
            f(loadDocument(system(), d), seed);
        }
    }
};

TEST_P(Merging, GivesTheOnlySideThatChanged) {
    forEdits(40, [&](const Model& base, std::uint32_t seed) {
        const auto side = edited(base, seed, seed % 2 == 0 ? RandomEdits::Any : RandomEdits::Sound);
        const auto files = saveFiles(side);
        EXPECT_TRUE(merged(base, base, side) == files) << "merge(a, a, b) = b";
        EXPECT_TRUE(merged(base, side, base) == files) << "merge(a, b, a) = b";
        EXPECT_TRUE(merged(base, side, side) == files) << "merge(b, a, a) = a";
    });
}

TEST_P(Merging, DoesNotDependOnTheSideWithoutConflicts) {
    std::size_t clean = 0;
    forEdits(40, [&](const Model& base, std::uint32_t seed) {
        const auto ours = edited(base, seed, RandomEdits::Sound, 1);
        const auto theirs = edited(base, seed + 1000, RandomEdits::Sound, 1);
        const auto one = compare::merge(system(), base, ours, theirs);
        const auto other = compare::merge(system(), base, theirs, ours);
        EXPECT_EQ(one.conflicts.empty(), other.conflicts.empty());
        if (!one.conflicts.empty())
            return;
        ++clean;
        EXPECT_TRUE(saveFiles(one.model) == saveFiles(other.model));
    });
    EXPECT_GT(clean, 0U);
}

TEST_P(Merging, SettlesConflictsByRule) {
    forEdits(40, [&](const Model& base, std::uint32_t seed) {
        const auto ours = edited(base, seed, RandomEdits::Any);
        const auto theirs = edited(base, seed + 1000, RandomEdits::Any);
        for (const auto rule : {compare::Take::Ours, compare::Take::Theirs}) {
            const auto result = compare::merge(system(), base, ours, theirs, {.rule = rule});
            for (const auto& conflict : result.conflicts)
                EXPECT_EQ(conflict.taken, rule);
            const auto files = saveFiles(result.model);
            if (c().anyEditsCanBeRead) {
                EXPECT_TRUE(saveFiles(loadFiles(system(), files)) == files)
                    << "what was merged is read as something else";
            }
        }
    });
}

TEST_P(Merging, FindsNoDifferenceBetweenADocumentAndItself) {
    for (const auto& documents : {c().sound(), c().odd()}) {
        for (const auto& d : documents) {
            const auto m = loadDocument(system(), d);
            const auto found = difference(m, m);
            EXPECT_TRUE(found.empty() && !found.inForm) << d.name;
        }
    }
}

TEST_P(Merging, FindsADifferenceWhereFilesDiffer) {
    forEdits(40, [&](const Model& base, std::uint32_t seed) {
        const auto side = edited(base, seed, RandomEdits::Sound);
        const auto found = difference(base, side);
        if (saveFiles(side) != saveFiles(base)) {
            EXPECT_FALSE(found.empty() && !found.inForm);
        }
        const auto back = difference(side, base);
        const auto count = [](const compare::Difference& d, auto which) {
            return std::ranges::count_if(d.elements, which);
        };
        using compare::ElementDifference;
        EXPECT_EQ(count(found, &ElementDifference::isAdded), count(back, &ElementDifference::isRemoved));
        EXPECT_EQ(count(found, &ElementDifference::isRemoved), count(back, &ElementDifference::isAdded));
        EXPECT_EQ(count(found, &ElementDifference::isChanged), count(back, &ElementDifference::isChanged));
    });
}

NAVSMITH_EVERY_SYSTEM(Merging);

} // namespace
} // namespace navsmith::tests
