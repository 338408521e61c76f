// After any edit, undo and redo, the issues that were brought up to date are those that a full check finds.
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/gta_sa_paths/random_edits.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using checks::Issue;
using model::Change;
using model::Direction;
using model::Model;
using model::Transaction;

std::vector<checks::Rule> localRules() {
    const auto all = systems::gta_sa_paths::system().rules;
    std::vector<checks::Rule> local(all.begin(), all.end());
    std::erase_if(local, [](const checks::Rule& rule) { return rule.wholeDocument; });
    return local;
}

std::string difference(const std::vector<Issue>& kept, const std::vector<Issue>& found) {
    std::string text;
    const auto list = [&](const std::vector<Issue>& a, const std::vector<Issue>& b, std::string_view title) {
        for (const auto& issue : a) {
            if (std::ranges::find(b, issue) == b.end())
                text += std::string(title) + " " + std::string(issue.rule) + " " + std::to_string(issue.element.slot) +
                        ": " + issue.message + "\n";
        }
    };
    list(kept, found, "stale");
    list(found, kept, "missed");
    return text;
}

/// Issues of a document, kept two ways: with the rules over the whole document and without.
class Followed {
public:
    explicit Followed(const Model& model)
        : local_(localRules()), all_(issuesOf(model)), part_(checks::checkAll(model, local_)) {}

    /// What is wrong with either after a change has been applied; nothing if both are right.
    std::string follow(const Model& model, const Change& change) {
        const auto rules = systems::gta_sa_paths::system().rules;
        checks::checkChange(model, rules, change, true, all_);
        checks::checkChange(model, local_, change, false, part_);
        const auto fullAll = checks::checkAll(model, rules);
        const auto fullPart = checks::checkAll(model, local_);
        if (all_ == fullAll && part_ == fullPart)
            return {};
        return "after " + change.label + "\n" + difference(all_, fullAll) + difference(part_, fullPart) + "(order?)";
    }

private:
    std::vector<checks::Rule> local_;
    std::vector<Issue> all_;
    std::vector<Issue> part_;
};

/// Edits at random, then all undone, then all redone; the issues are compared after every step.
std::string followAtRandom(Model model, std::uint32_t seed, int edits) {
    std::mt19937 random(seed);
    Followed followed(model);
    std::vector<Change> done;
    for (int i = 0; i < edits; ++i) {
        Transaction tx(model, "edit " + std::to_string(i));
        editAtRandom(tx, random, EditKinds::Any);
        auto change = tx.commit();
        if (!change || change->empty())
            continue;
        if (auto fault = followed.follow(model, *change); !fault.empty())
            return fault;
        done.push_back(std::move(*change));
        if (random() % 3 == 0) {
            for (const auto direction : {Direction::Backward, Direction::Forward}) {
                model.apply(done.back(), direction);
                if (auto fault = followed.follow(model, done.back()); !fault.empty())
                    return "undo or redo " + fault;
            }
        }
    }
    for (auto change = done.rbegin(); change != done.rend(); ++change) {
        model.apply(*change, Direction::Backward);
        if (auto fault = followed.follow(model, *change); !fault.empty())
            return "undo " + fault;
    }
    for (const auto& change : done) {
        model.apply(change, Direction::Forward);
        if (auto fault = followed.follow(model, change); !fault.empty())
            return "redo " + fault;
    }
    return {};
}

/// The small world with some of its files left out, so that references lead to areas that are not open.
FileBytes someFilesOfSmallWorld(bool with27, bool with28) {
    auto files = bytesOf(smallWorld().areas());
    if (!with27)
        files.erase(fileName(27));
    if (!with28)
        files.erase(fileName(28));
    files.erase(fileName(2));
    return files;
}

TEST(RulesAfterAChange, AreThoseOfAFullCheckInTheSmallWorld) {
    const bool held = rc::check([] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        const auto fault = followAtRandom(loadSet(bytesOf(smallWorld().areas())), seed, 25);
        RC_ASSERT(fault == std::string());
    });
    EXPECT_TRUE(held);
}

TEST(RulesAfterAChange, AreThoseOfAFullCheckWhenAreasAreMissing) {
    const bool held = rc::check([] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        const bool which = *rc::gen::arbitrary<bool>();
        const auto fault = followAtRandom(loadSet(someFilesOfSmallWorld(which, !which)), seed, 25);
        RC_ASSERT(fault == std::string());
    });
    EXPECT_TRUE(held);
}

class RulesAfterAChangeOfACorpusSet : public testing::TestWithParam<std::string_view> {};

TEST_P(RulesAfterAChangeOfACorpusSet, AreThoseOfAFullCheck) {
    const auto files = corpusSet(GetParam());
    if (!files)
        GTEST_SKIP() << missingCorpus(GetParam());
    for (const std::uint32_t seed : {1U, 2U})
        EXPECT_EQ(followAtRandom(loadSet(*files), seed, 8), "") << "seed " << seed;
}

INSTANTIATE_TEST_SUITE_P(Sets, RulesAfterAChangeOfACorpusSet, testing::Values(kStockSet, kDamagedSet),
                         [](const auto& info) { return info.param == kStockSet ? "Stock" : "Damaged"; });

} // namespace
} // namespace navsmith::tests
