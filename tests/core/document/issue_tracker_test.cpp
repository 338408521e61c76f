// The issues of a document through edits, undo, drags and fixes, with a tiny system made for the test.
#include "core/document/issue_tracker.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"
#include "tests/core/document/documents.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <functional>

namespace navsmith::document {
namespace {

using checks::Findings;
using checks::Issue;
using checks::Rule;
using checks::Severity;
using model::Column;
using model::Ref;
using model::Slot;
using model::Transaction;

constexpr model::ElementTypeId kNode = 1;
constexpr Column<Ref> kFile{kNode, model::kFirstOwn};
constexpr Column<std::int32_t> kWeight{kNode, model::kFirstOwn + 1};

/// Weights must not be negative.
void checkNegative(const model::Model& m, std::span<const Slot> rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(kWeight, row) < 0)
            out.add(row, "negative: " + std::to_string(m.get(kWeight, row)));
    }
}

void fixNegative(Transaction& tx, const Issue& issue) {
    if (tx.model().get(kWeight, issue.element.slot) < 0)
        tx.set(kWeight, issue.element.slot, 0);
}

/// Weights must not exceed 100; above 1000 there is no fix.
void checkHeavy(const model::Model& m, std::span<const Slot> rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(kWeight, row) > 100)
            out.add(row, "heavy");
    }
}

void fixHeavy(Transaction& tx, const Issue& issue) {
    if (tx.model().get(kWeight, issue.element.slot) > 1000)
        tx.refuse(texts::inEnglish("Too heavy to mend"));
    else
        tx.set(kWeight, issue.element.slot, 100);
}

/// Reports the first node if the sum of all weights is odd.
void checkOdd(const model::Model& m, std::span<const Slot> rows, Findings& out) {
    int total = 0;
    for (const Slot row : rows)
        total += m.get(kWeight, row);
    if (total % 2 != 0)
        out.add(rows.front(), "odd");
}

/// Weights must not exceed the top of the map.
void checkOnMap(const model::Model& m, std::span<const Slot> rows, Findings& out) {
    for (const Slot row : rows) {
        if (static_cast<float>(m.get(kWeight, row)) > m.map()->geometry.maximum.z)
            out.add(row, "above the map");
    }
}

void fixOnMap(Transaction& tx, const Issue& issue) {
    tx.set(kWeight, issue.element.slot, 0);
}

const std::vector<Rule>& tinyRules() {
    static const std::vector<Rule> rules{{.id = "T1",
                                          .title = "Negative weights",
                                          .fault = "Negative weights",
                                          .severity = Severity::Error,
                                          .type = kNode,
                                          .check = checkNegative,
                                          .dependsOn = {{{}, kNode, {kWeight.column}}},
                                          .fix = fixNegative,
                                          .fixTitle = "Set to nothing"},
                                         {.id = "T2",
                                          .title = "Heavy weights",
                                          .fault = "Heavy weights",
                                          .severity = Severity::Warning,
                                          .type = kNode,
                                          .check = checkHeavy,
                                          .dependsOn = {{{}, kNode, {kWeight.column}}},
                                          .fix = fixHeavy,
                                          .fixTitle = "Set to 100"},
                                         {.id = "T3",
                                          .title = "Odd total",
                                          .fault = "Odd total",
                                          .severity = Severity::Note,
                                          .type = kNode,
                                          .check = checkOdd,
                                          .dependsOn = {{{}, kNode, {kWeight.column}}},
                                          .wholeDocument = true},
                                         {.id = "T4",
                                          .title = "Below the top of the map",
                                          .fault = "Above the map",
                                          .severity = Severity::Warning,
                                          .type = kNode,
                                          .check = checkOnMap,
                                          .dependsOn = {{{}, kNode, {kWeight.column}}},
                                          .fix = fixOnMap,
                                          .fixTitle = "Set to nothing",
                                          .onMap = true}};
    return rules;
}

const systems::System& tinySystem() {
    static const systems::System system = [] {
        model::ElementType file{.id = "file", .title = "file", .plural = "files"};
        model::ElementType node{.id = "node", .title = "node", .plural = "nodes"};
        node.columns = {model::reference("file", {model::kFileType, model::OnTargetErased::EraseRow}),
                        model::column<std::int32_t>("weight")};
        node.groupOwner = kFile.column;
        node.fileVia = kFile.column;
        return systems::System{.id = "tiny",
                               .title = "Tiny",
                               .schema = *model::finish({"tiny", {file, node}, nullptr}),
                               .rules = tinyRules(),
                               .view = {}};
    }();
    return system;
}

model::Model modelOf(const std::vector<int>& weights) {
    model::ModelBuilder builder(tinySystem().schema);
    builder.addRows(model::kFileType, 1);
    builder.addRows(kNode, weights.size());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        builder.column(kFile)[i] = Ref::to(0);
        builder.column(kWeight)[i] = weights[i];
    }
    return builder.finish();
}

std::unique_ptr<Document> tinyDocument(const std::vector<int>& weights,
                                       std::shared_ptr<const model::Model> asSaved = nullptr) {
    return std::make_unique<Document>(opening::OpenedDocument{.system = &tinySystem(),
                                                              .shownPath = "tiny",
                                                              .model = modelOf(weights),
                                                              .place = {},
                                                              .notices = {},
                                                              .failures = {},
                                                              .asSaved = std::move(asSaved)});
}

/// A map with this upper bound.
opening::OpenedMap mapUpTo(float top) {
    auto backdrop = std::make_shared<world::Backdrop>();
    backdrop->geometry.maximum.z = top;
    return {"tiny.bsp", std::move(backdrop)};
}

bool waitFor(const std::function<bool()>& condition) {
    const QDeadlineTimer deadline(10000);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 50);
    }
    return true;
}

class IssueTrackerTest : public ::testing::Test {
protected:
    std::unique_ptr<Document> document;
    std::unique_ptr<IssueTracker> issues; ///< declared last: destroyed before its document

    void open(const std::vector<int>& weights) {
        document = tinyDocument(weights);
        issues = std::make_unique<IssueTracker>(*document);
        ASSERT_TRUE(settles());
    }
    bool settles() {
        return waitFor([&] { return issues->isIdle(); });
    }
    void setWeight(Slot row, int weight) {
        ASSERT_TRUE(document->edit("Weight", [&](Transaction& tx) { tx.set(kWeight, row, weight); }));
    }
    /// "T1/0 T3/2": rule and row of each issue.
    [[nodiscard]] std::string found(bool onlyNew = false) const {
        std::string text;
        for (const auto& issue : issues->issues()) {
            if (onlyNew && !issues->isNew(issue))
                continue;
            text.append(text.empty() ? "" : " ").append(issue.rule).append("/");
            text.append(std::to_string(issue.element.slot));
        }
        return text;
    }
    [[nodiscard]] int weight(Slot row) const { return document->model().get(kWeight, row); }
};

TEST_F(IssueTrackerTest, issuesOfTheFileAreNotNew) {
    open({-2, 6, 200});
    EXPECT_EQ(found(), "T1/0 T2/2");
    EXPECT_EQ(found(true), "");
    EXPECT_EQ(issues->counts(), (IssueTracker::Counts{.errors = 1, .warnings = 1}));
}

TEST_F(IssueTrackerTest, issuesOfAnEditAreNew) {
    open({-2, 6, 8});
    setWeight(1, -4);
    EXPECT_EQ(found(), "T1/0 T1/1");
    EXPECT_EQ(found(true), "T1/1");
    EXPECT_EQ(issues->counts(), (IssueTracker::Counts{.errors = 2, .newErrors = 1}));
    document->undoStack().undo();
    EXPECT_EQ(found(), "T1/0");
}

TEST_F(IssueTrackerTest, issueWithAnotherMessageIsNotNew) {
    open({-2});
    setWeight(0, -4);
    ASSERT_EQ(found(), "T1/0");
    EXPECT_EQ(issues->issues().front().message, "negative: -4");
    EXPECT_EQ(found(true), "");
}

TEST_F(IssueTrackerTest, wholeDocumentRulesRunWhenIdle) {
    open({2, 4});
    setWeight(1, 5);
    EXPECT_FALSE(issues->isIdle());
    EXPECT_EQ(found(), "");
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(true), "T3/0");
    document->undoStack().undo();
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "");
}

TEST_F(IssueTrackerTest, editsDuringTheFirstCheckAreNew) {
    document = tinyDocument({-2, 6});
    issues = std::make_unique<IssueTracker>(*document);
    setWeight(1, -6);
    setWeight(0, 2);
    EXPECT_FALSE(issues->isReady());
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T1/1");
    EXPECT_EQ(found(true), "T1/1");
    setWeight(0, -2);
    EXPECT_EQ(found(true), "T1/1") << "the issue of the file is back";
}

TEST_F(IssueTrackerTest, issuesMadeBeforeACrashAreNew) {
    document = tinyDocument({-2, -4, 6}, std::make_shared<const model::Model>(modelOf({-2, 4, -6})));
    issues = std::make_unique<IssueTracker>(*document);
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T1/0 T1/1");
    EXPECT_EQ(found(true), "T1/1");
    setWeight(2, -8);
    EXPECT_EQ(found(true), "T1/1") << "as stored in the file";
}

TEST_F(IssueTrackerTest, notifiesWhenEverythingIsChecked) {
    open({2, 4});
    setWeight(1, -5);
    bool statusMessage = false;
    issues->whenComplete(issues.get(), [&] {
        statusMessage = true;
        EXPECT_TRUE(issues->isIdle());
        EXPECT_EQ(found(true), "T1/1 T3/0");
    });
    EXPECT_FALSE(statusMessage) << "whole-document rules run in a worker";
    ASSERT_TRUE(QTest::qWaitFor([&] { return statusMessage; }, 10000));
    const QSignalSpy changed(issues.get(), &IssueTracker::changed);
    QCoreApplication::processEvents();
    EXPECT_EQ(changed.count(), 0) << "there are no late notifications";
    statusMessage = false;
    issues->whenComplete(issues.get(), [&] { statusMessage = true; });
    EXPECT_TRUE(statusMessage) << "there is nothing to wait for";
    setWeight(1, 4);
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "");
}

TEST_F(IssueTrackerTest, notifiesDuringTheFirstCheck) {
    document = tinyDocument({-2, 6});
    issues = std::make_unique<IssueTracker>(*document);
    setWeight(1, -5);
    ASSERT_FALSE(issues->isReady());
    ASSERT_TRUE(tests::complete(*issues));
    EXPECT_TRUE(issues->isIdle());
    EXPECT_EQ(found(), "T1/0 T1/1 T3/0");
    EXPECT_EQ(found(true), "T1/1 T3/0");
    QCoreApplication::processEvents();
    EXPECT_EQ(found(true), "T1/1 T3/0");
}

TEST_F(IssueTrackerTest, notifiesDuringADrag) {
    open({2, 4});
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Drag", [&](Transaction& tx) { tx.set(kWeight, Slot{1}, -5); }));
    ASSERT_TRUE(tests::complete(*issues));
    EXPECT_EQ(found(true), "T1/1 T3/0");
    preview.abandon();
    ASSERT_TRUE(tests::complete(*issues));
    EXPECT_EQ(found(), "");
}

TEST_F(IssueTrackerTest, doesNotNotifyADeletedContext) {
    open({2, 4});
    setWeight(1, -5);
    auto gone = std::make_unique<QObject>();
    bool statusMessage = false;
    issues->whenComplete(gone.get(), [&] { statusMessage = true; });
    gone.reset();
    ASSERT_TRUE(tests::complete(*issues));
    EXPECT_FALSE(statusMessage);
}

TEST_F(IssueTrackerTest, checksOnlyTheEndOfADrag) {
    open({2, 4});
    auto preview = document->beginPreview();
    for (int i = 1; i <= 20; ++i)
        ASSERT_TRUE(preview.update("Drag", [&](Transaction& tx) { tx.set(kWeight, Slot{1}, -2 * i); }));
    preview.commit();
    issues->catchUp();
    EXPECT_EQ(found(true), "T1/1");
    preview = document->beginPreview();
    for (int i = 1; i <= 5; ++i)
        ASSERT_TRUE(preview.update("Drag", [&](Transaction& tx) { tx.set(kWeight, Slot{1}, 2 * i); }));
    issues->catchUp();
    EXPECT_EQ(found(), "");
    preview.abandon();
    issues->catchUp();
    EXPECT_EQ(found(), "T1/1");
    ASSERT_TRUE(settles());
}

TEST_F(IssueTrackerTest, fixIsOneUndoStep) {
    open({-2, -4, 6});
    const auto outcome = issues->fix(issues->issues());
    EXPECT_TRUE(outcome.changed);
    EXPECT_EQ(outcome.fixed, 2U);
    EXPECT_TRUE(outcome.refusals.isEmpty());
    EXPECT_EQ(found(), "");
    EXPECT_EQ(document->undoStack().count(), 1);
    EXPECT_EQ(document->undoStack().text(0), "Set to nothing: 2 nodes");
    document->undoStack().undo();
    EXPECT_EQ(found(), "T1/0 T1/1");
    EXPECT_EQ(weight(0), -2);
}

TEST_F(IssueTrackerTest, otherFixesRunIfOneRefuses) {
    open({-2, 2000, 200});
    ASSERT_EQ(found(), "T1/0 T2/1 T2/2");
    const auto outcome = issues->fix(issues->issues());
    EXPECT_EQ(outcome.refusals, QStringList{"Too heavy to mend"});
    EXPECT_EQ(outcome.fixed, 1U);
    EXPECT_EQ(found(), "T2/1 T2/2");
    EXPECT_EQ(weight(2), 200) << "the refusing rule changed nothing";
    const auto one = issues->fix(std::span(issues->issues()).last(1));
    EXPECT_TRUE(one.refusals.isEmpty());
    EXPECT_EQ(weight(2), 100);
}

TEST_F(IssueTrackerTest, issueWithoutAFixStays) {
    open({1});
    ASSERT_EQ(found(), "T3/0");
    EXPECT_FALSE(issues->fix(issues->issues()).changed);
    EXPECT_EQ(document->undoStack().count(), 0);
}

TEST_F(IssueTrackerTest, hiddenIssuesAreNotCounted) {
    open({-2, -4, 200});
    issues->setRuleHidden("T2", true);
    EXPECT_EQ(issues->counts(), (IssueTracker::Counts{.errors = 2}));
    issues->setHidden(std::span(issues->issues()).first(1), true);
    EXPECT_EQ(issues->counts(), (IssueTracker::Counts{.errors = 1}));
    setWeight(0, -8);
    EXPECT_EQ(issues->counts(), (IssueTracker::Counts{.errors = 1})) << "it stays hidden even if its message changes";
    issues->setRuleHidden("T2", false);
    issues->setHidden(issues->issues(), false);
    EXPECT_EQ(issues->counts(), (IssueTracker::Counts{.errors = 2, .warnings = 1}));
    EXPECT_FALSE(issues->anyHidden());
}

TEST_F(IssueTrackerTest, mapRulesWaitForAMap) {
    open({2, 6, 8});
    EXPECT_EQ(found(), "");
    ASSERT_EQ(issues->waitingForMap().size(), 1U);
    EXPECT_EQ(issues->waitingForMap()[0]->id, "T4");
    setWeight(0, 90);
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "");
    document->setMap(mapUpTo(100));
    EXPECT_TRUE(issues->waitingForMap().empty());
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "");
    setWeight(1, 102);
    EXPECT_EQ(found(true), "T2/1 T4/1");
}

TEST_F(IssueTrackerTest, issuesFoundWithTheMapAreNotNew) {
    open({-2, 6, 20});
    document->setMap(mapUpTo(10));
    EXPECT_FALSE(issues->isIdle());
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T1/0 T4/2");
    EXPECT_EQ(found(true), "");
    setWeight(1, 12);
    EXPECT_EQ(found(true), "T4/1");
    document->setMap(mapUpTo(10)); // the same map, read again
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(true), "T4/1");
}

TEST_F(IssueTrackerTest, issuesOfEditsBeforeTheMapAreNew) {
    open({2, 6, 20});
    setWeight(0, 12);
    setWeight(0, 14);
    setWeight(2, 22);
    document->setMap(mapUpTo(10));
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T4/0 T4/2");
    EXPECT_EQ(found(true), "T4/0");
    EXPECT_EQ(weight(0), 14);
    document->undoStack().undo();
    document->undoStack().undo();
    EXPECT_EQ(found(true), "T4/0");
    document->undoStack().undo();
    EXPECT_EQ(found(), "T4/2");
}

TEST_F(IssueTrackerTest, mapMayBeOpenedDuringADrag) {
    open({2, 6});
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Drag", [&](Transaction& tx) { tx.set(kWeight, Slot{1}, 20); }));
    document->setMap(mapUpTo(10));
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(true), "T4/1");
    preview.abandon();
    ASSERT_TRUE(tests::complete(*issues));
    EXPECT_EQ(found(), "");
}

TEST_F(IssueTrackerTest, mapIssuesOfARecoveredDocumentComparedWithItsFiles) {
    document = tinyDocument({20, 20, 6}, std::make_shared<const model::Model>(modelOf({20, 6, 20})));
    issues = std::make_unique<IssueTracker>(*document);
    ASSERT_TRUE(settles());
    document->setMap(mapUpTo(10));
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T4/0 T4/1");
    EXPECT_EQ(found(true), "T4/1");
}

TEST_F(IssueTrackerTest, mapMayBeOpenFromTheStart) {
    document = tinyDocument({20, 6});
    document->setMap(mapUpTo(10));
    issues = std::make_unique<IssueTracker>(*document);
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T4/0");
    EXPECT_EQ(found(true), "");
}

TEST_F(IssueTrackerTest, mapMayOpenAndCloseDuringTheFirstCheck) {
    document = tinyDocument({20, 6});
    issues = std::make_unique<IssueTracker>(*document);
    document->setMap(mapUpTo(10));
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T4/0");
    EXPECT_EQ(found(true), "");
    document->setMap(mapUpTo(30));
    document->setMap(std::nullopt);
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "");
}

TEST_F(IssueTrackerTest, closingTheMapRemovesItsIssues) {
    open({-2, 20});
    document->setMap(mapUpTo(10));
    ASSERT_TRUE(settles());
    const auto onMap = issues->issues().back();
    ASSERT_EQ(onMap.rule, "T4");
    document->setMap(std::nullopt);
    EXPECT_EQ(found(), "T1/0") << "at once";
    EXPECT_FALSE(issues->fix(std::span(&onMap, 1)).changed);
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T1/0");
    EXPECT_EQ(found(true), "");
    document->setMap(mapUpTo(4));
    setWeight(0, 6);
    ASSERT_TRUE(settles());
    EXPECT_EQ(found(), "T4/0 T4/1");
    EXPECT_EQ(found(true), "T4/0");
}

TEST_F(IssueTrackerTest, theSameMapAgainIsNotCheckedAgain) {
    open({20});
    auto map = mapUpTo(10);
    document->setMap(map);
    ASSERT_TRUE(settles());
    map.path = "elsewhere.bsp";
    document->setMap(map);
    EXPECT_TRUE(issues->isIdle());
    EXPECT_EQ(document->model().map(), map.backdrop);
}

TEST_F(IssueTrackerTest, documentMayCloseDuringACheck) {
    document = tinyDocument(std::vector<int>(1000, -1));
    issues = std::make_unique<IssueTracker>(*document);
    issues.reset();
    document.reset();
    QCoreApplication::processEvents();
}

} // namespace
} // namespace navsmith::document
