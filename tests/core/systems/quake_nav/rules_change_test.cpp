// After any edit of waypoints, undo and redo, the issues that were brought up to date are those that a full check
// finds; fixes come to rest.
#include "tests/core/systems/quake_nav/odd_waypoints.h"
#include "tests/core/systems/quake_nav/random_edits.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <utility>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using checks::Issue;
using model::Change;
using model::Direction;
using model::Model;
using model::Transaction;

std::vector<checks::Rule> localRules(const Model& model) {
    const auto all = systemOf(model).rules;
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
        : local_(localRules(model)), all_(issuesOf(model)), part_(checks::checkAll(model, local_)) {}

    /// What is wrong with either after a change has been applied; nothing if both are right.
    std::string follow(const Model& model, const Change& change) {
        const auto rules = systemOf(model).rules;
        checks::checkChange(model, rules, change, true, all_);
        checks::checkChange(model, local_, change, false, part_);
        const auto fullAll = checks::checkAll(model, rules);
        const auto fullPart = checks::checkAll(model, local_);
        if (all_ == fullAll && part_ == fullPart)
            return {};
        return difference(all_, fullAll) + difference(part_, fullPart) + "(order?)";
    }

private:
    std::vector<checks::Rule> local_;
    std::vector<Issue> all_;
    std::vector<Issue> part_;
};

/// Edits at random, some undone and redone at once, then all undone; the issues are compared after every step.
std::string followAtRandom(Model model, std::uint32_t seed, int edits) {
    std::mt19937 random(seed);
    Followed followed(model);
    std::vector<Change> done;
    for (int i = 0; i < edits; ++i) {
        Transaction tx(model, "edit");
        editAtRandom(tx, random, QuakeEdits::Any);
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
    return {};
}

TEST(QuakeRulesAfterAChange, AreThoseOfAFullCheck) {
    const auto forms = allWaypointForms();
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto raw = soundWaypoints(forms[*rc::gen::inRange<std::size_t>(0, forms.size())]);
        if (*rc::gen::arbitrary<bool>())
            oddities()[*rc::gen::inRange<std::size_t>(0, oddities().size())].make(raw);
        auto model = loadWaypoints(raw);
        if (*rc::gen::arbitrary<bool>())
            model.setMap(houseMap());
        RC_ASSERT(followAtRandom(std::move(model), seed, 30) == std::string());
    });
    EXPECT_TRUE(held);
}

TEST(QuakeRulesAfterAChange, AreThoseOfAFullCheckInRealFiles) {
    const auto paths = realWaypoints();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    for (const auto& path : paths)
        EXPECT_EQ(followAtRandom(loadWaypoints(readFile(path)), 7, 10), "") << path;
}

TEST(QuakeFixes, ComeToRestAndWhatIsSavedSaysTheSame) {
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto model = loadWaypoints(soundWaypoints(*rc::gen::arbitrary<bool>() ? kQuakeForm : kQuake2Form));
        std::mt19937 random(seed);
        for (int i = 0; i < 20; ++i) {
            Transaction tx(model, "edit");
            editAtRandom(tx, random, QuakeEdits::Any);
            (void)tx.commit();
        }
        std::vector<Change> changes;
        const auto report = checks::fixAll(model, systemOf(model).rules, changes, 20);
        RC_ASSERT(report.passes < 20U);
        RC_ASSERT(report.refusals.empty());
        const auto saved = saveWaypoints(model);
        const auto again = loadWaypoints(saved);
        RC_ASSERT(saveWaypoints(again) == saved);
        RC_ASSERT(countsOf(issuesOf(again)) == countsOf(report.left));
    });
    EXPECT_TRUE(held);
}

} // namespace
} // namespace navsmith::tests
