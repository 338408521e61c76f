// The rule runner with a tiny schema: nodes in a row, each with a weight, in files.
#include "core/checks/rule.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace navsmith::tests {
namespace {

using checks::Findings;
using checks::Issue;
using checks::Rule;
using checks::Severity;
using model::Column;
using model::Direction;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

constexpr model::ElementTypeId kNode = 1;
constexpr Column<std::uint8_t> kLimit{model::kFileType, model::kFirstOwn};
constexpr Column<Ref> kFile{kNode, model::kFirstOwn};
constexpr Column<Ref> kNext{kNode, model::kFirstOwn + 1};
constexpr Column<std::int32_t> kWeight{kNode, model::kFirstOwn + 2};

std::shared_ptr<const model::Schema> tinySchema() {
    model::ElementType file{.id = "file", .title = "file", .plural = "files"};
    file.columns = {model::column<std::uint8_t>("limit", 10)};
    model::ElementType node{.id = "node", .title = "node", .plural = "nodes"};
    node.columns = {model::reference("file", {model::kFileType, model::OnTargetErased::EraseRow}),
                    model::reference("next", {kNode, model::OnTargetErased::Clear,
                                              model::OnLastReferrerGone::KeepTarget, model::Lookup::Indexed}),
                    model::column<std::int32_t>("weight")};
    node.groupOwner = kFile.column;
    node.fileVia = kFile.column;
    return *model::finish({"tiny", {file, node}, nullptr});
}

std::string numbered(const Model& m, const std::string& text, Slot row) {
    return text + " " + std::to_string(m.order(kNode).position(row));
}

/// The sum of the weights of a node and its successor must not be negative; the message names the successor.
void checkSum(const Model& m, std::span<const Slot> rows, Findings& out) {
    for (const Slot row : rows) {
        const Ref next = m.get(kNext, row);
        if (next.isSlot() && m.get(kWeight, row) + m.get(kWeight, next.slot()) < 0)
            out.add(row, numbered(m, "lighter than node", next.slot()));
    }
}

void fixSum(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    const Ref next = tx.model().get(kNext, row);
    if (next.isSlot() && tx.model().get(kWeight, row) + tx.model().get(kWeight, next.slot()) < 0)
        tx.set(kWeight, row, -tx.model().get(kWeight, next.slot()));
}

/// No weight may exceed the smallest limit of all files.
void checkLimit(const Model& m, std::span<const Slot> rows, Findings& out) {
    int limit = 255;
    m.forEachLive(model::kFileType, [&](Slot f) { limit = std::min<int>(limit, m.get(kLimit, f)); });
    for (const Slot row : rows) {
        if (m.get(kWeight, row) > limit)
            out.add(row, m.get(kWeight, row) > 100 ? Severity::Error : Severity::Warning, "too heavy");
    }
}

/// Reports the first node if the sum of all weights is odd.
void checkTotal(const Model& m, std::span<const Slot> rows, Findings& out) {
    int total = 0;
    for (const Slot row : rows)
        total += m.get(kWeight, row);
    if (total % 2 != 0)
        out.add(rows.front(), "odd");
}

void fixTotal(Transaction& tx, const Issue& issue) {
    tx.set(kWeight, issue.element.slot, tx.model().get(kWeight, issue.element.slot) + 1);
}

void refuseFix(Transaction& tx, const Issue&) {
    tx.refuse(texts::inEnglish("no way"));
}

const Rule kSum{
    .id = "T1",
    .title = "Sum",
    .fault = "Heavier than the next",
    .severity = Severity::Warning,
    .type = kNode,
    .check = checkSum,
    .dependsOn = {{{}, kNode, {kWeight.column, kNext.column}}, {{model::along(kNext)}, kNode, {kWeight.column}}},
    .fix = fixSum};
const Rule kHeavy{.id = "T2",
                  .title = "Limit",
                  .fault = "Over the limit",
                  .severity = Severity::Warning,
                  .type = kNode,
                  .check = checkLimit,
                  .dependsOn = {{{}, kNode, {kWeight.column}}, {{}, model::kFileType, {kLimit.column}}}};
const Rule kOdd{.id = "T3",
                .title = "Total",
                .fault = "Odd total",
                .severity = Severity::Note,
                .type = kNode,
                .check = checkTotal,
                .dependsOn = {{{}, kNode, {kWeight.column}}},
                .wholeDocument = true,
                .fix = fixTotal,
                .fixAppliesToAll = true};

/// No weight may exceed what the map allows.
void checkOnMap(const Model& m, std::span<const Slot> rows, Findings& out) {
    for (const Slot row : rows) {
        if (static_cast<float>(m.get(kWeight, row)) > m.map()->geometry.maximum.z)
            out.add(row, "above the map");
    }
}

void fixOnMap(Transaction& tx, const Issue& issue) {
    tx.set(kWeight, issue.element.slot, static_cast<std::int32_t>(tx.model().map()->geometry.maximum.z));
}

const Rule kOnMap{.id = "T4",
                  .title = "Below the top of the map",
                  .fault = "Above the map",
                  .severity = Severity::Warning,
                  .type = kNode,
                  .check = checkOnMap,
                  .dependsOn = {{{}, kNode, {kWeight.column}}},
                  .fix = fixOnMap,
                  .onMap = true};

std::shared_ptr<const world::Backdrop> mapUpTo(float top) {
    auto map = std::make_shared<world::Backdrop>();
    map->geometry.maximum.z = top;
    return map;
}

/// Nodes of these weights in one file, each linked to the next.
Model line(const std::vector<int>& weights) {
    model::ModelBuilder builder(tinySchema());
    builder.addRows(model::kFileType, 1);
    builder.addRows(kNode, weights.size());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        builder.column(kFile)[i] = Ref::to(0);
        builder.column(kWeight)[i] = weights[i];
        if (i + 1 < weights.size())
            builder.column(kNext)[i] = Ref::to(static_cast<Slot>(i + 1));
    }
    return builder.finish();
}

class Runner : public testing::Test {
protected:
    const std::vector<Rule> rules{kSum, kHeavy, kOdd};

    /// Updating the issues after an edit must give the same as a full check; likewise after undo and redo.
    void expectFollows(Model& m, const std::function<void(Transaction&)>& edit) {
        auto issues = checks::checkAll(m, rules);
        Transaction tx(m, "Edit");
        edit(tx);
        const auto change = tx.commit();
        ASSERT_TRUE(change);
        checks::checkChange(m, rules, *change, true, issues);
        EXPECT_EQ(issues, checks::checkAll(m, rules));
        for (const auto direction : {Direction::Backward, Direction::Forward}) {
            m.apply(*change, direction);
            checks::checkChange(m, rules, *change, true, issues);
            EXPECT_EQ(issues, checks::checkAll(m, rules));
        }
    }
};

TEST_F(Runner, OrdersIssuesByRuleThenElement) {
    const auto issues = checks::checkAll(line({-5, 1, 20, -3, 200}), rules);
    std::vector<std::pair<std::string_view, Slot>> found;
    found.reserve(issues.size());
    for (const auto& issue : issues)
        found.emplace_back(issue.rule, issue.element.slot);
    EXPECT_EQ(found, (std::vector<std::pair<std::string_view, Slot>>{{"T1", 0}, {"T2", 2}, {"T2", 4}, {"T3", 0}}));
    EXPECT_EQ(issues[1].severity, Severity::Warning);
    EXPECT_EQ(issues[2].severity, Severity::Error);
    EXPECT_EQ(checks::toString(issues[2].severity), "error");
}

TEST_F(Runner, StopsWhenAsked) {
    EXPECT_TRUE(checks::checkAll(line({-5, 1}), rules, [](double) { return false; }).empty());
}

TEST_F(Runner, RechecksElementsAffectedByAChange) {
    auto m = line({1, 1, 1, 1});
    expectFollows(m, [](Transaction& tx) { tx.set(kWeight, 2, -50); });
}

TEST_F(Runner, RechecksWhenAReferenceChanges) {
    auto m = line({-4, 10, 1, 1});
    expectFollows(m, [](Transaction& tx) { tx.set(kNext, 0, Ref::to(3)); });
}

TEST_F(Runner, ForgetsIssuesOfErasedElementsAndFindsThemAgainAfterUndo) {
    auto m = line({-4, 1, 1, 1});
    expectFollows(m, [](Transaction& tx) { tx.erase({kNode, 0}); });
}

TEST_F(Runner, RechecksEverythingWhenAGlobalDependencyChanges) {
    auto m = line({5, 6, 7, 8});
    expectFollows(m, [](Transaction& tx) { tx.set(kLimit, 0, std::uint8_t{6}); });
}

TEST_F(Runner, UpdatesMessagesWhenNumbersShift) {
    auto m = line({2, 2, -4, 1});
    expectFollows(m, [](Transaction& tx) { tx.erase({kNode, 0}); });
    EXPECT_EQ(checks::checkAll(m, rules).front().message, "lighter than node 1");
}

TEST_F(Runner, SkipsWholeDocumentRulesByDefault) {
    auto m = line({2, 2});
    auto issues = checks::checkAll(m, rules);
    Transaction tx(m, "Edit");
    tx.set(kWeight, 0, 3);
    const auto change = tx.commit();
    checks::checkChange(m, rules, *change, false, issues);
    EXPECT_TRUE(issues.empty());
    checks::checkChange(m, rules, *change, true, issues);
    EXPECT_EQ(issues.size(), 1U);
}

std::size_t rowsLookedAt = 0; // by checkCounted, since the last reset

void checkCounted(const Model& m, std::span<const Slot> rows, Findings& out) {
    rowsLookedAt += rows.size();
    checkLimit(m, rows, out);
}

TEST_F(Runner, StopsInTheMiddleOfARuleWithManyRows) {
    auto counted = kHeavy;
    counted.check = checkCounted;
    const std::vector<Rule> one{counted};
    constexpr std::size_t nodes = 5000;
    auto m = line(std::vector<int>(nodes, 8));
    const auto before = checks::checkAll(m, one);
    auto issues = before;
    Transaction tx(m, "Edit");
    tx.set(kLimit, 0, std::uint8_t{6});
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    rowsLookedAt = 0;
    int left = 3;
    EXPECT_FALSE(checks::checkChange(m, one, *change, false, issues, [&](double) { return left-- > 0; }));
    EXPECT_GT(rowsLookedAt, 0U);
    EXPECT_LT(rowsLookedAt, nodes / 2);
    EXPECT_EQ(issues, before) << "no partial update";
    rowsLookedAt = 0;
    EXPECT_TRUE(checks::checkChange(m, one, *change, false, issues, [](double) { return true; }));
    EXPECT_EQ(rowsLookedAt, nodes);
    EXPECT_EQ(issues, checks::checkAll(m, one));
    EXPECT_EQ(issues.size(), nodes);
}

TEST_F(Runner, GivesARuleOverTheWholeDocumentAllRowsAtOnce) {
    auto m = line(std::vector<int>(1001, 2));
    expectFollows(m, [](Transaction& tx) { tx.set(kWeight, 0, 3); });
    expectFollows(m, [](Transaction& tx) { tx.set(kWeight, 1000, 4); });
}

TEST_F(Runner, FixesWhatCanBeFixedAndReportsTheRest) {
    auto m = line({-5, 1, 20, 3});
    std::vector<model::Change> changes;
    const auto report = checks::fixAll(m, rules, changes);
    EXPECT_EQ(report.fixed, 2U);
    ASSERT_EQ(report.left.size(), 1U);
    EXPECT_EQ(report.left.front().rule, "T2");
    EXPECT_EQ(report.passes, changes.size());
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        m.apply(*change, Direction::Backward);
    EXPECT_EQ(m.get(kWeight, 0), -5);
}

TEST_F(Runner, AppliesOtherFixesIfARuleRefuses) {
    auto m = line({-5, 1, 1, 1});
    auto refusing = kOdd;
    refusing.id = "T0";
    refusing.fix = refuseFix;
    refusing.check = checkSum;
    const std::vector<Rule> all{refusing, kSum};
    std::vector<model::Change> changes;
    const auto report = checks::fixAll(m, all, changes);
    EXPECT_EQ(report.refusals, std::vector<std::string>{"no way"});
    EXPECT_EQ(m.get(kWeight, 0), -1);
    EXPECT_TRUE(report.left.empty());
}

TEST_F(Runner, CallsAFixForAllIssuesOnce) {
    auto m = line({1, 0, 0});
    auto everyRow = kOdd;
    everyRow.check = [](const Model& model, std::span<const Slot> rows, Findings& out) {
        if (model.get(kWeight, rows.front()) % 2 != 0) {
            for (const Slot row : rows)
                out.add(row, "odd");
        }
    };
    everyRow.fix = [](Transaction& tx, const Issue&) { tx.set(kWeight, 0, tx.model().get(kWeight, 0) + 1); };
    std::vector<model::Change> changes;
    EXPECT_EQ(checks::fixAll(m, std::span(&everyRow, 1), changes).fixed, 3U);
    EXPECT_EQ(m.get(kWeight, 0), 2);
}

TEST_F(Runner, FixesOnlyTheSelectedIssues) {
    auto m = line({-5, 1, -5, 1});
    auto issues = checks::checkAll(m, rules);
    std::erase_if(issues, [](const Issue& issue) { return issue.element.slot != 2; });
    std::vector<std::string> refusals;
    EXPECT_FALSE(checks::fixIssues(m, rules, issues, refusals).empty());
    EXPECT_EQ(m.get(kWeight, 0), -5);
    EXPECT_EQ(m.get(kWeight, 2), -1);
    EXPECT_TRUE(checks::fixIssues(m, rules, issues, refusals).empty());
}

TEST_F(Runner, SkipsMapRulesWithoutAMap) {
    const std::vector<Rule> withMap{kSum, kOnMap};
    auto m = line({2, 8});
    EXPECT_FALSE(checks::canRun(m, kOnMap));
    EXPECT_TRUE(checks::canRun(m, kSum));
    auto issues = checks::checkAll(m, withMap);
    EXPECT_TRUE(issues.empty());
    Transaction tx(m, "Edit");
    tx.set(kWeight, 0, 6);
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    checks::checkChange(m, withMap, *change, true, issues);
    EXPECT_TRUE(issues.empty());
    EXPECT_FALSE(checks::concerns(m, kOnMap, *change));
    const Issue earlier{"T4", Severity::Warning, {kNode, 1}, "above the map"};
    std::vector<std::string> refusals;
    EXPECT_TRUE(checks::fixIssues(m, withMap, std::span(&earlier, 1), refusals).empty());
    std::vector<model::Change> changes;
    EXPECT_EQ(checks::fixAll(m, withMap, changes).fixed, 0U);
    EXPECT_TRUE(changes.empty());
}

TEST_F(Runner, RunsMapRulesWithAMap) {
    const std::vector<Rule> withMap{kSum, kOnMap};
    auto m = line({2, 8});
    m.setMap(mapUpTo(5));
    auto issues = checks::checkAll(m, withMap);
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].element.slot, 1U);
    Transaction tx(m, "Edit");
    tx.set(kWeight, 0, 6);
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    EXPECT_TRUE(checks::concerns(m, kOnMap, *change));
    checks::checkChange(m, withMap, *change, true, issues);
    EXPECT_EQ(issues.size(), 2U);
    EXPECT_EQ(issues, checks::checkAll(m, withMap));
    std::vector<model::Change> changes;
    EXPECT_EQ(checks::fixAll(m, withMap, changes).fixed, 2U);
    EXPECT_TRUE(checks::checkAll(m, withMap).empty());
}

} // namespace
} // namespace navsmith::tests
