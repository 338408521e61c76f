// After any edit, undo and redo, the issues that were brought up to date are those that a full check finds.
#include "core/systems/gta_sa_save/rules.h"
#include "tests/core/systems/gta_sa_save/random_edits.h"
#include "tests/core/systems/gta_sa_save/rule_breaks.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include <rapidcheck.h>

namespace navsmith::systems::gta_sa_save {
namespace {

using checks::Issue;
using model::Change;
using model::Direction;
using model::Model;
using model::Transaction;

std::vector<checks::Rule> localRules() {
    std::vector<checks::Rule> local(rules().begin(), rules().end());
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
        : local_(localRules()), all_(checks::checkAll(model, rules())), part_(checks::checkAll(model, local_)) {}

    /// What is wrong with either after a change has been applied; nothing if both are right.
    std::string follow(const Model& model, const Change& change) {
        checks::checkChange(model, rules(), change, true, all_);
        checks::checkChange(model, local_, change, false, part_);
        const auto fullAll = checks::checkAll(model, rules());
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
        editAtRandom(tx, random);
        auto change = tx.commit();
        if (!change || change->empty())
            continue;
        if (auto fault = followed.follow(model, *change); !fault.empty())
            return fault;
        done.push_back(std::move(*change));
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

TEST(SaveRulesAfterAChange, areThoseOfAFullCheck) {
    const bool held = rc::check([] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        RC_ASSERT(followAtRandom(smallDocument(), seed, 30) == std::string());
    });
    EXPECT_TRUE(held);
}

TEST(SaveRulesAfterAChange, areThoseOfAFullCheckOfRealSaves) {
    std::uint32_t seed = 1;
    for (const auto& sample : samples())
        EXPECT_EQ(followAtRandom(loaded(sample.bytes), seed++, 40), "") << sample.name;
}

/// Each rule is followed through its own fault: as it comes with the file, as it is mended and as that is undone.
TEST(SaveRulesAfterAChange, followEveryFix) {
    for (const auto& entry : breaks()) {
        auto m = loaded(entry.file());
        Followed followed(m);
        std::vector<Change> changes;
        Model mended = m;
        checks::fixAll(mended, rules(), changes);
        for (const auto& change : changes) {
            m.apply(change, Direction::Forward);
            EXPECT_EQ(followed.follow(m, change), "") << entry.rule;
        }
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
            m.apply(*change, Direction::Backward);
            EXPECT_EQ(followed.follow(m, *change), "") << entry.rule;
        }
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
