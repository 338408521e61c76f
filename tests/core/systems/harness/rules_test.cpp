// Every rule: sound documents do not trip it, one with one fault does, and its fix mends that.
#include "tests/core/systems/harness/rule_follower.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace navsmith::tests {
namespace {

class Rules : public EverySystem {
protected:
    /// Calls f(break, model) for every fault.
    template <typename F>
    void forEachBreak(F&& f) const {
        for (const auto& broken : c().breaks()) {
            SCOPED_TRACE(broken.rule + " " + broken.name);
            auto model = loadFiles(system(), broken.files());
            if (broken.inModel) {
                model::Transaction tx(model, "Break");
                broken.inModel(tx);
                EXPECT_TRUE(tx.commit());
            }
            f(broken, model);
        }
    }
    [[nodiscard]] Counts found(const std::vector<checks::Issue>& issues) const {
        auto counts = countsOf(issues);
        std::erase_if(counts, [&](const auto& count) { return c().always.contains(count.first); });
        return counts;
    }
};

TEST_P(Rules, AreTrippedByTheirFaultAndMendedByTheirFix) {
    forEachBreak([&](const Break& broken, model::Model& model) {
        const auto before = saveFiles(model);
        auto issues = issuesOf(model);
        EXPECT_EQ(found(issues), broken.expected);
        std::erase_if(issues, [&](const checks::Issue& issue) { return issue.rule != broken.rule; });
        EXPECT_FALSE(issues.empty());

        std::vector<std::string> refusals;
        const auto change = checks::fixIssues(model, system().rules, issues, refusals);
        EXPECT_TRUE(refusals.empty());
        EXPECT_EQ(change.empty(), broken.left == issues.size());
        EXPECT_EQ(issuesOf(model, broken.rule).size(), broken.left);
        EXPECT_EQ(countsOf(issuesOf(loadFiles(system(), saveFiles(model)))), countsOf(issuesOf(model)));
        model.apply(change, model::Direction::Backward);
        EXPECT_TRUE(saveFiles(model) == before);
    });
}

TEST_P(Rules, AreFollowedWhileAllIsFixedAndUndone) {
    forEachBreak([&](const Break& broken, model::Model& model) {
        const auto before = saveFiles(model);
        RuleFollower follower(model);
        std::vector<model::Change> changes;
        auto mended = model;
        const auto report = checks::fixAll(mended, system().rules, changes);
        EXPECT_TRUE(report.refusals.empty());
        for (const auto& change : changes) {
            model.apply(change, model::Direction::Forward);
            EXPECT_EQ(follower.fault(model, change), "");
        }
        EXPECT_TRUE(saveFiles(model) == saveFiles(mended));
        for (const auto& [rule, count] : found(report.left))
            EXPECT_TRUE((rule == broken.rule && broken.left > 0) || c().leftByFixes.contains(rule)) << rule;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
            model.apply(*change, model::Direction::Backward);
            EXPECT_EQ(follower.fault(model, *change), "");
        }
        EXPECT_TRUE(saveFiles(model) == before);
    });
}

/// A fix that is offered does something about every single issue.
TEST_P(Rules, HaveAFixForEachIssueOrNone) {
    const auto rules = system().rules;
    forEachBreak([&](const Break& broken, const model::Model& model) {
        for (const auto& issue : issuesOf(model, broken.rule)) {
            auto mended = model;
            std::vector<std::string> refusals;
            const auto change = checks::fixIssues(mended, rules, std::span(&issue, 1), refusals);
            const auto& rule = *std::ranges::find(rules, issue.rule, &checks::Rule::id);
            EXPECT_EQ(rule.fix == nullptr || broken.left > 0, change.empty()) << issue.message;
        }
    });
}

/// "SA006 makes SA050" for each rule that finds something new after the fix of another, at any element.
std::set<std::string> newAfterFix(const model::Model& model, std::span<const checks::Rule> rules,
                                  std::span<const checks::Issue> fixed) {
    const auto known = [](const std::vector<checks::Issue>& issues) {
        std::set<std::tuple<std::string_view, model::Element, std::optional<std::uint32_t>>> keys;
        for (const auto& issue : issues)
            keys.emplace(issue.rule, issue.element, issue.entity);
        return keys;
    };
    const auto before = known(checks::checkAll(model, rules));
    auto mended = model;
    std::vector<std::string> refusals;
    if (checks::fixIssues(mended, rules, fixed, refusals).empty())
        return {};
    std::set<std::string> made;
    for (const auto& key : known(checks::checkAll(mended, rules))) {
        if (!before.contains(key))
            made.insert(std::string(fixed.front().rule) + " makes " + std::string(std::get<0>(key)));
    }
    return made;
}

TEST_P(Rules, HaveFixesThatMakeNoNewIssues) {
    const auto rules = system().rules;
    const auto expectNone = [&](const std::set<std::string>& made) {
        for (const auto& each : made)
            EXPECT_TRUE(c().fixesMake.contains(each)) << each;
    };
    forEachBreak([&](const Break& broken, const model::Model& model) {
        for (const auto& issue : issuesOf(model, broken.rule))
            expectNone(newAfterFix(model, rules, std::span(&issue, 1)));
    });
    for (const auto& d : upTo(c().realToEdit, c().real())) {
        SCOPED_TRACE(d.name);
        const auto model = loadFiles(system(), d.files);
        for (const auto& rule : rules) {
            const auto issues = rule.fix == nullptr ? std::vector<checks::Issue>() : issuesOf(model, rule.id);
            if (!issues.empty())
                expectNone(newAfterFix(model, rules, issues));
        }
    }
}

TEST_P(Rules, HaveABreakEach) {
    std::set<std::string> tested = c().unbroken;
    for (const auto& broken : c().breaks()) {
        EXPECT_FALSE(c().unbroken.contains(broken.rule)) << broken.rule;
        tested.insert(broken.rule);
    }
    for (const auto& rule : system().rules)
        EXPECT_TRUE(rule.onMap || rule.dataAvailable != nullptr || tested.erase(std::string(rule.id)) == 1) << rule.id;
    EXPECT_TRUE(tested.empty()) << *tested.begin() << " is no rule";
}

/// Whether there is such an edit with these parameters.
bool editOf(const systems::System& system, const checks::FixEdit& fix) {
    const auto& edits = system.editing.edits;
    const auto edit = std::ranges::find(edits, fix.id, &systems::Edit::id);
    return edit != edits.end() && std::ranges::all_of(fix.arguments, [&](const checks::FixArgument& argument) {
               const auto known = std::ranges::find(edit->parameters, argument.parameter, &systems::Parameter::id);
               return known != edit->parameters.end() && argument.value >= known->min && argument.value <= known->max;
           });
}

TEST_P(Rules, HaveIdsAndTextsOfTheirOwn) {
    std::set<std::string_view> ids;
    std::set<std::string_view> texts;
    for (const auto& rule : system().rules) {
        EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
        for (const auto text : {rule.title, rule.fault}) {
            EXPECT_FALSE(text.empty()) << rule.id;
            EXPECT_TRUE(texts.insert(text).second || c().rulesShareTitles) << rule.id << ": " << text;
        }
        EXPECT_NE(rule.title, rule.fault) << rule.id;
        EXPECT_EQ(checks::canBeFixed(rule), !rule.fixTitle.empty()) << rule.id;
        EXPECT_TRUE(rule.fix == nullptr || rule.fixEdit.id.empty()) << rule.id;
        EXPECT_TRUE(rule.fixEdit.id.empty() || editOf(system(), rule.fixEdit)) << rule.id;
        EXPECT_TRUE(rule.check == nullptr || !rule.dependsOn.empty()) << rule.id;
    }
}

TEST_P(Rules, FindNothingInSoundDocuments) {
    for (const auto& d : c().sound()) {
        for (const auto& issue : issuesOf(loadDocument(system(), d)))
            EXPECT_TRUE(c().always.contains(std::string(issue.rule))) << d.name << " " << issue.rule << issue.message;
    }
}

TEST_P(Rules, OfRealFilesAreFixedAndUndone) {
    const auto real = c().real();
    if (real.empty())
        GTEST_SKIP() << missingCorpus(c().corpus);
    const auto rules = system().rules;
    for (const auto& d : real) {
        auto model = loadFiles(system(), d.files);
        std::vector<model::Change> changes;
        const auto report = checks::fixAll(model, rules, changes);
        EXPECT_TRUE(report.refusals.empty()) << d.name;
        EXPECT_LT(report.passes, 8U) << d.name << " does not come to rest";
        for (const auto& issue : report.left)
            EXPECT_EQ(std::ranges::find(rules, issue.rule, &checks::Rule::id)->fix, nullptr)
                << d.name << " " << issue.rule << ": " << issue.message;
        const auto saved = saveFiles(model);
        const auto again = loadFiles(system(), saved);
        EXPECT_EQ(countsOf(issuesOf(again)), countsOf(report.left)) << d.name;
        EXPECT_TRUE(saveFiles(again) == saved) << d.name;
        undoAll(model, changes);
        EXPECT_TRUE(saveFiles(model) == d.files) << d.name;
    }
}

NAVSMITH_EVERY_SYSTEM(Rules);

} // namespace
} // namespace navsmith::tests
