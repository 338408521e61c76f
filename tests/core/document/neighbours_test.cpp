// Documents that are open together, while they are edited.
#include "core/checks/rule.h"
#include "core/document/problems.h"
#include "core/document/workspace.h"
#include "tests/core/document/documents.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace navsmith::document {
namespace {

constexpr model::ElementTypeId kThing = 1;
constexpr model::Column<std::int32_t> kWeight{kThing, model::kFirstOwn};

struct Weight {
    int total = 0;
};
/// What a document makes of it: how much heavier than itself all others are.
struct Heavier {
    int by = 0;
};

int totalOf(const model::Model& m) {
    int total = 0;
    m.forEachLive(kThing, [&](model::Slot row) { total += m.get(kWeight, row); });
    return total;
}

model::Told tellWeight(const model::Model& m) {
    return model::tell(Weight{totalOf(m)});
}

model::Told surveyWeights(const model::Model& m, std::span<const model::Neighbour> neighbours) {
    int all = 0;
    for (const auto& neighbour : neighbours)
        all += neighbour.tells.as<Weight>() != nullptr ? neighbour.tells.as<Weight>()->total : 0;
    return model::tell(Heavier{all - totalOf(m)});
}

bool isBeside(const model::Model& m) {
    return m.neighbourhood().survey.as<Heavier>() != nullptr;
}

/// Things are at fault while the others weigh more.
void checkLight(const model::Model& m, std::span<const model::Slot> rows, checks::Findings& out) {
    for (const auto row : rows) {
        if (m.neighbourhood().survey.as<Heavier>()->by > 0)
            out.add(row, "light");
    }
}

std::shared_ptr<const model::Schema> schema() {
    model::Schema made{.id = "weights", .types = {}};
    made.types.push_back({.id = "file", .title = "file", .plural = "files"});
    made.types.push_back({.id = "thing", .title = "thing", .plural = "things"});
    made.types[kThing].columns = {model::column<std::int32_t>("weight")};
    return *model::finish(std::move(made));
}

class NeighboursTest : public ::testing::Test {
protected:
    std::vector<checks::Rule> rules{{.id = "W1",
                                     .title = "No thing is light",
                                     .fault = "Light",
                                     .severity = checks::Severity::Warning,
                                     .type = kThing,
                                     .check = checkLight,
                                     .dependsOn = {{{}, kThing, {}}},
                                     .beside = isBeside}};
    systems::System system;
    systems::System elsewhere;
    Workspace workspace;

    void SetUp() override {
        system.id = "weights";
        system.title = "Weights";
        system.schema = schema();
        system.rules = rules;
        system.world = "scales";
        system.tells = tellWeight;
        system.tellsWhat = &typeid(Weight);
        system.hears = &typeid(Weight);
        system.survey = surveyWeights;
        elsewhere = system;
        elsewhere.world = "moon";
    }

    Document& open(const systems::System& of, int weight) {
        model::ModelBuilder builder(of.schema);
        builder.addRows(model::kFileType, 1);
        builder.addRows(kThing, 1);
        builder.column(kWeight)[0] = weight;
        return workspace.add(std::make_unique<Document>(opening::OpenedDocument{.system = &of,
                                                                                .shownPath = "thing",
                                                                                .model = builder.finish(),
                                                                                .place = {},
                                                                                .notices = {},
                                                                                .failures = {}}));
    }
    static void setWeight(Document& document, int weight) {
        ASSERT_TRUE(document.edit("Weigh", [&](model::Transaction& tx) { tx.set(kWeight, 0, weight); }));
    }
    static std::optional<int> heavier(const Document& document) {
        const auto* found = document.model().neighbourhood().survey.as<Heavier>();
        return found == nullptr ? std::nullopt : std::optional(found->by);
    }
};

TEST_F(NeighboursTest, whoComesIsHeardAtOnceAndWhoGoesForgotten) {
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

TEST_F(NeighboursTest, anEditIsToldInAPauseAndTheEditorItselfLooksAnew) {
    auto& first = open(system, 10);
    auto& second = open(system, 15);
    const QSignalSpy told(&first, &Document::neighboursChanged);
    for (int weight = 16; weight < 26; ++weight)
        setWeight(second, weight);
    EXPECT_TRUE(QTest::qWaitFor([&] { return heavier(first) == 15; }));
    EXPECT_EQ(heavier(second), -15);
    EXPECT_EQ(told.size(), 1) << "once for all of them";
    second.undoStack().undo();
    workspace.neighbours().catchUp();
    EXPECT_EQ(heavier(first), 14);
}

TEST_F(NeighboursTest, worldsDoNotHearOfEachOther) {
    auto& here = open(system, 10);
    auto& there = open(elsewhere, 15);
    EXPECT_EQ(heavier(here), std::nullopt);
    EXPECT_EQ(heavier(there), std::nullopt);
    const QSignalSpy told(&here, &Document::neighboursChanged);
    setWeight(there, 99);
    workspace.neighbours().catchUp();
    EXPECT_EQ(told.size(), 0);
    auto& beside = open(system, 1);
    EXPECT_EQ(heavier(beside), 9);
}

TEST_F(NeighboursTest, whatNobodyWantsToHearIsNotTold) {
    auto deaf = system;
    deaf.hears = nullptr;
    auto& first = open(deaf, 10);
    auto& second = open(deaf, 15);
    const QSignalSpy told(&first, &Document::neighboursChanged);
    setWeight(second, 99);
    workspace.neighbours().catchUp();
    EXPECT_EQ(told.size(), 0);
    EXPECT_TRUE(first.model().neighbourhood().neighbours.empty());
    auto& third = open(system, 1);
    EXPECT_EQ(heavier(third), 108);
    EXPECT_EQ(heavier(first), std::nullopt);
}

TEST_F(NeighboursTest, theOneThatIsEditedCountsBeforeOthers) {
    auto& first = open(system, 1);
    auto& second = open(system, 2);
    auto& third = open(system, 3);
    const auto heardFirst = [](const Document& document) {
        return document.model().neighbourhood().neighbours.front().tells.as<Weight>()->total;
    };
    EXPECT_EQ(heardFirst(first), 3);
    workspace.activate(&second);
    EXPECT_EQ(heardFirst(first), 2);
    EXPECT_EQ(heardFirst(third), 2);
}

TEST_F(NeighboursTest, rulesWaitForOthersAndWhatTheyFindThenIsNotNew) {
    auto& first = open(system, 10);
    Problems problems(first);
    problems.completeNow();
    EXPECT_TRUE(problems.issues().empty());
    EXPECT_TRUE(problems.waitingForMap().empty());
    ASSERT_EQ(problems.waitingForNeighbours().size(), 1U);
    auto& second = open(system, 15);
    EXPECT_TRUE(problems.waitingForNeighbours().empty());
    problems.completeNow();
    ASSERT_EQ(problems.issues().size(), 1U);
    EXPECT_FALSE(problems.isNew(problems.issues()[0]));

    setWeight(second, 5);
    workspace.neighbours().catchUp();
    problems.completeNow();
    EXPECT_TRUE(problems.issues().empty());
    workspace.close(&second);
    open(system, 20);
    problems.completeNow();
    ASSERT_EQ(problems.issues().size(), 1U);
    workspace.close(workspace.active());
    EXPECT_TRUE(problems.issues().empty()) << "what cannot be looked at is not known";
}

} // namespace
} // namespace navsmith::document
