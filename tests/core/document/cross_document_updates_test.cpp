// Cross-document data while several open documents are edited.
#include "core/checks/rule.h"
#include "core/document/issue_tracker.h"
#include "core/document/workspace.h"
#include "tests/core/document/documents.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <vector>

namespace navsmith::document {
namespace {

constexpr model::ElementTypeId kThing = 1;
constexpr model::Column<std::int32_t> kMass{kThing, model::kFirstOwn};
constexpr model::Column<std::string> kName{kThing, model::kFirstOwn + 1};

struct Weight {
    int total = 0;
    bool operator==(const Weight&) const = default;
};
/// Data derived from other documents: how much heavier they are in total than this one, and the weight of the first.
struct Heavier final : model::CrossDocumentData {
    int by = 0;
    int first = 0;
};

int totalOf(const model::Model& m) {
    int total = 0;
    m.forEachLive(kThing, [&](model::Slot row) { total += m.get(kMass, row); });
    return total;
}

Weight publishWeight(const model::Model& m) {
    return {totalOf(m)};
}

systems::DerivedData deriveHeavier(const Weight& own, const std::vector<systems::Received<Weight>>& others) {
    auto derived = std::make_shared<Heavier>();
    for (const auto& other : others)
        derived->by += other.data->total;
    derived->by -= own.total;
    derived->first = others.front().data->total;
    return derived;
}

const Heavier* heavierOf(const model::Model& m) {
    return dynamic_cast<const Heavier*>(m.crossDocumentData().get());
}

bool isKnown(const model::Model& m) {
    return heavierOf(m) != nullptr;
}

/// Reports things while the other documents weigh more.
void checkLight(const model::Model& m, std::span<const model::Slot> rows, checks::Findings& out) {
    for (const auto row : rows) {
        if (heavierOf(m)->by > 0)
            out.add(row, "light");
    }
}

std::shared_ptr<const model::Schema> schema() {
    model::Schema made{.id = "weights", .types = {}};
    made.types.push_back({.id = "file", .title = "file", .plural = "files"});
    made.types.push_back({.id = "thing", .title = "thing", .plural = "things"});
    made.types[kThing].columns = {model::column<std::int32_t>("weight"), model::column<std::string>("name")};
    return *model::finish(std::move(made));
}

class CrossDocumentUpdatesTest : public ::testing::Test {
protected:
    std::vector<checks::Rule> rules{{.id = "W1",
                                     .title = "No thing is light",
                                     .fault = "Light",
                                     .severity = checks::Severity::Warning,
                                     .type = kThing,
                                     .check = checkLight,
                                     .dependsOn = {{{}, kThing, {}}},
                                     .dataAvailable = isKnown}};
    systems::System system;
    systems::System elsewhere;
    Workspace workspace;

    void SetUp() override {
        system.id = "weights";
        system.title = "Weights";
        system.schema = schema();
        system.rules = rules;
        system.world = systems::sharing({.name = "scales"}, publishWeight, deriveHeavier);
        elsewhere = system;
        elsewhere.world.name = "moon";
    }

    Document& open(const systems::System& of, int weight) {
        model::ModelBuilder builder(of.schema);
        builder.addRows(model::kFileType, 1);
        builder.addRows(kThing, 1);
        builder.column(kMass)[0] = weight;
        return workspace.add(std::make_unique<Document>(opening::OpenedDocument{.system = &of,
                                                                                .shownPath = "thing",
                                                                                .model = builder.finish(),
                                                                                .place = {},
                                                                                .notices = {},
                                                                                .failures = {}}));
    }
    static void setWeight(Document& document, int weight) {
        ASSERT_TRUE(document.edit("Weigh", [&](model::Transaction& tx) { tx.set(kMass, 0, weight); }));
    }
    static std::optional<int> heavier(const Document& document) {
        const auto* found = heavierOf(document.model());
        return found == nullptr ? std::nullopt : std::optional(found->by);
    }
};

TEST_F(CrossDocumentUpdatesTest, connectsOnOpenAndDisconnectsOnClose) {
    auto& first = open(system, 10);
    EXPECT_EQ(heavier(first), std::nullopt) << "alone";
    auto& second = open(system, 15);
    EXPECT_EQ(heavier(first), 5);
    EXPECT_EQ(heavier(second), -5);
    auto& third = open(system, 1);
    EXPECT_EQ(heavier(third), 24);
    EXPECT_EQ(heavier(first), 6);
    workspace.close(&second);
    EXPECT_EQ(heavier(first), -9);
    workspace.close(&third);
    EXPECT_EQ(heavier(first), std::nullopt);
}

TEST_F(CrossDocumentUpdatesTest, editIsPublishedWhenIdleAndBothSidesUpdate) {
    auto& first = open(system, 10);
    auto& second = open(system, 15);
    const QSignalSpy updates(&first, &Document::crossDocumentDataChanged);
    for (int weight = 16; weight < 26; ++weight)
        setWeight(second, weight);
    EXPECT_TRUE(QTest::qWaitFor([&] { return heavier(first) == 15; }));
    EXPECT_EQ(heavier(second), -15);
    EXPECT_EQ(updates.size(), 1) << "once for all of them";
    second.undoStack().undo();
    workspace.crossDocumentUpdates().updateNow();
    EXPECT_EQ(heavier(first), 14);
}

TEST_F(CrossDocumentUpdatesTest, worldsAreSeparate) {
    auto& here = open(system, 10);
    auto& there = open(elsewhere, 15);
    EXPECT_EQ(heavier(here), std::nullopt);
    EXPECT_EQ(heavier(there), std::nullopt);
    const QSignalSpy updates(&here, &Document::crossDocumentDataChanged);
    setWeight(there, 99);
    workspace.crossDocumentUpdates().updateNow();
    EXPECT_EQ(updates.size(), 0);
    auto& beside = open(system, 1);
    EXPECT_EQ(heavier(beside), 9);
}

TEST_F(CrossDocumentUpdatesTest, nothingIsPublishedWithoutASubscriber) {
    auto deaf = system;
    deaf.world.subscribesTo = nullptr;
    auto& first = open(deaf, 10);
    auto& second = open(deaf, 15);
    const QSignalSpy updates(&first, &Document::crossDocumentDataChanged);
    setWeight(second, 99);
    workspace.crossDocumentUpdates().updateNow();
    EXPECT_EQ(updates.size(), 0);
    EXPECT_EQ(first.model().crossDocumentData(), nullptr);
    auto& third = open(system, 1);
    EXPECT_EQ(heavier(third), 108);
    EXPECT_EQ(heavier(first), std::nullopt);
}

TEST_F(CrossDocumentUpdatesTest, editedDocumentTakesPrecedence) {
    auto& first = open(system, 1);
    auto& second = open(system, 2);
    auto& third = open(system, 3);
    const auto firstOf = [](const Document& document) { return heavierOf(document.model())->first; };
    EXPECT_EQ(firstOf(first), 3);
    workspace.activate(&second);
    EXPECT_EQ(firstOf(first), 2);
    EXPECT_EQ(firstOf(third), 2);
}

TEST_F(CrossDocumentUpdatesTest, editWithoutPublishedChangesUpdatesNobody) {
    auto& first = open(system, 10);
    auto& second = open(system, 15);
    const auto derived = std::array{first.model().crossDocumentData(), second.model().crossDocumentData()};
    const QSignalSpy ofFirst(&first, &Document::crossDocumentDataChanged);
    const QSignalSpy ofSecond(&second, &Document::crossDocumentDataChanged);
    ASSERT_TRUE(second.edit("Name", [](model::Transaction& tx) { tx.set(kName, 0, std::string("heavy")); }));
    workspace.crossDocumentUpdates().updateNow();
    EXPECT_EQ(ofFirst.size() + ofSecond.size(), 0);
    EXPECT_EQ(first.model().crossDocumentData(), derived[0]);
    EXPECT_EQ(second.model().crossDocumentData(), derived[1]);
    setWeight(second, 16);
    workspace.crossDocumentUpdates().updateNow();
    EXPECT_EQ(ofFirst.size(), 1);
    EXPECT_EQ(heavier(first), 6);
}

TEST_F(CrossDocumentUpdatesTest, issuesFoundWithOtherDocumentsAreNotNew) {
    auto& first = open(system, 10);
    IssueTracker issues(first);
    ASSERT_TRUE(tests::complete(issues));
    EXPECT_TRUE(issues.issues().empty());
    EXPECT_TRUE(issues.waitingForMap().empty());
    ASSERT_EQ(issues.waitingForDocuments().size(), 1U);
    auto& second = open(system, 15);
    EXPECT_TRUE(issues.waitingForDocuments().empty());
    ASSERT_TRUE(tests::complete(issues));
    ASSERT_EQ(issues.issues().size(), 1U);
    EXPECT_FALSE(issues.isNew(issues.issues()[0]));

    setWeight(second, 5);
    workspace.crossDocumentUpdates().updateNow();
    ASSERT_TRUE(tests::complete(issues));
    EXPECT_TRUE(issues.issues().empty());
    workspace.close(&second);
    open(system, 20);
    ASSERT_TRUE(tests::complete(issues));
    ASSERT_EQ(issues.issues().size(), 1U);
    workspace.close(workspace.active());
    EXPECT_TRUE(issues.issues().empty()) << "rules without data give no issues";
}

TEST_F(CrossDocumentUpdatesTest, issuesAreNotNewIfTheOtherDocumentOpensDuringTheFirstCheck) {
    auto& first = open(system, 10);
    IssueTracker issues(first);
    open(system, 15);
    ASSERT_TRUE(tests::complete(issues));
    ASSERT_EQ(issues.issues().size(), 1U);
    EXPECT_FALSE(issues.isNew(issues.issues()[0]));
}

} // namespace
} // namespace navsmith::document
