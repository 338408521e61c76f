// Doing the last operation again: with other numbers, or to other elements.
#include "core/document/last_operation.h"
#include "core/document/run_edit.h"
#include "formats/texts/texts.h"
#include "tests/core/document/documents.h"
#include "tests/core/model/stress_schemas.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace navsmith::document {
namespace {

namespace roads = model::stress::roads;
using model::Element;
using Elements = std::vector<Element>;

constexpr double kTooFar = 100;

systems::Parameter xParameter() {
    systems::Parameter parameter{};
    parameter.id = "x";
    parameter.title = "X";
    parameter.max = 200;
    return parameter;
}

class LastOperationTest : public ::testing::Test {
protected:
    std::unique_ptr<Document> document = tests::documentOf(roads::make(2, 4));
    LastOperation& last = LastOperation::of(*document);
    const Element a{roads::kNode, 0};
    const Element b{roads::kNode, 1};

    /// Moves what is selected to this x, and refuses what is too far away.
    [[nodiscard]] Operation shifting(double width) const {
        const std::vector parameters{xParameter()};
        return {.title = "Shift",
                .parameters = {parameters, document->model()},
                .numbers = {width},
                .selected = document->selection().elements(),
                .run = [](model::Transaction& tx, std::span<const Element> elements,
                          std::span<const double> numbers) -> systems::EditResult {
                    if (numbers[0] >= kTooFar)
                        return tl::unexpected(model::EditError{texts::inEnglish("too far")});
                    for (const auto& e : elements)
                        tx.set(roads::node::x, e.slot, static_cast<std::int16_t>(numbers[0]));
                    return Elements(elements.begin(), elements.end());
                }};
    }
    void shift(Elements elements, double width) {
        document->selection().set(std::move(elements));
        auto operation = shifting(width);
        last.expect(operation);
        ASSERT_TRUE(runEdit(*document, "Shift", [&](model::Transaction& tx) {
            return operation.run(tx, operation.selected, operation.numbers);
        }));
        last.forget();
    }
    [[nodiscard]] int xOf(Element e) const { return document->model().get(roads::node::x, e.slot); }
};

TEST_F(LastOperationTest, AdjustingReplacesTheStep) {
    const int before = xOf(a);
    shift({a}, 7);
    document->selection().set({b});
    ASSERT_NE(last.current(), nullptr);
    ASSERT_TRUE(last.adjust({9}));
    EXPECT_EQ(xOf(a), 9);
    EXPECT_EQ(document->undoStack().count(), 1);
    EXPECT_EQ(document->selection().elements(), (Elements{a})) << "that of the operation";
    ASSERT_TRUE(last.adjust({11})) << "again";
    EXPECT_EQ(last.current()->numbers, std::vector<double>{11});
    document->undo();
    EXPECT_EQ(xOf(a), before);
    document->redo();
    EXPECT_EQ(xOf(a), 11);
}

TEST_F(LastOperationTest, RefusedNumbersLeaveAllAsItIs) {
    shift({a}, 7);
    const auto state = document->stateId();
    const auto outcome = last.adjust({kTooFar});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error(), "too far");
    EXPECT_EQ(xOf(a), 7);
    EXPECT_EQ(document->stateId(), state);
    EXPECT_FALSE(document->undoStack().canRedo());
    ASSERT_NE(last.current(), nullptr);
    EXPECT_EQ(last.current()->numbers, std::vector<double>{7});
}

TEST_F(LastOperationTest, OnlyTheStateThatItLedToCanBeAdjusted) {
    shift({a}, 7);
    ASSERT_TRUE(
        document->edit("Other", [&](model::Transaction& tx) { tx.set(roads::node::x, b.slot, std::int16_t{3}); }));
    EXPECT_EQ(last.current(), nullptr);
    EXPECT_FALSE(last.adjust({9}));
    EXPECT_EQ(document->undoStack().count(), 2);
    document->undo();
    EXPECT_NE(last.current(), nullptr) << "back in its state";
    document->undo();
    EXPECT_EQ(last.current(), nullptr);
}

TEST_F(LastOperationTest, RepeatDoesItToWhatIsSelectedNow) {
    EXPECT_EQ(last.repeatable(), nullptr);
    shift({a}, 7);
    document->selection().set({b});
    ASSERT_TRUE(last.repeat());
    EXPECT_EQ(xOf(b), 7);
    EXPECT_EQ(document->undoStack().count(), 2);
    ASSERT_TRUE(last.adjust({8}));
    EXPECT_EQ(xOf(b), 8);
    EXPECT_EQ(xOf(a), 7);
}

TEST_F(LastOperationTest, WhatItIsDoneToNeedNotBeSelected) {
    document->selection().set({b});
    auto operation = shifting(7);
    operation.elements = {a};
    operation.label = [](std::span<const double> numbers) { return QString("Shift to %1").arg(numbers[0]); };
    const int before = xOf(b);
    last.expect(operation);
    ASSERT_TRUE(
        document->edit("Shift", [&](model::Transaction& tx) { tx.set(roads::node::x, a.slot, std::int16_t{7}); }));
    last.forget();
    ASSERT_TRUE(last.adjust({9}));
    EXPECT_EQ(xOf(a), 9);
    EXPECT_EQ(xOf(b), before);
    EXPECT_EQ(document->undoStack().undoText(), "Shift to 9");
    document->selection().set({b});
    ASSERT_TRUE(last.repeat());
    EXPECT_EQ(xOf(b), 9) << "to what is selected";
}

TEST_F(LastOperationTest, ASeriesOfStepsAddsUpOrEndsWithTheLast) {
    for (const bool addsUp : {true, false}) {
        const auto step = [&](double number, int x) {
            auto operation = shifting(number);
            operation.addsUp = addsUp;
            last.expect(operation);
            ASSERT_TRUE(document->edit(
                "Shift", [&](model::Transaction& tx) { tx.set(roads::node::x, a.slot, static_cast<std::int16_t>(x)); },
                addsUp ? 1 : 2));
            last.forget();
        };
        step(3, addsUp ? 30 : 50);
        step(4, addsUp ? 40 : 60);
        ASSERT_NE(last.current(), nullptr);
        EXPECT_EQ(last.current()->numbers, std::vector<double>{addsUp ? 7.0 : 4.0});
    }
}

TEST_F(LastOperationTest, AnEditThatDidNotHappenIsNoOperation) {
    document->selection().set({a});
    last.expect(shifting(7));
    last.forget();
    ASSERT_TRUE(
        document->edit("Other", [&](model::Transaction& tx) { tx.set(roads::node::x, b.slot, std::int16_t{3}); }));
    EXPECT_EQ(last.current(), nullptr);
}

std::vector<std::string> rowNames(const model::Model& m) {
    std::vector<std::string> names;
    m.forEachLive(roads::kNode, [&](model::Slot row) { names.push_back(std::to_string(row)); });
    return names;
}

TEST_F(LastOperationTest, ChoicesAreThoseOfTheStateBefore) {
    auto parameter = xParameter();
    parameter.choices = rowNames;
    const FixedParameters fixed(std::span(&parameter, 1), document->model());
    const auto copy = fixed;
    ASSERT_TRUE(document->edit("Erase", [&](model::Transaction& tx) { tx.erase(a); }));
    ASSERT_EQ(copy.list().size(), 1U);
    EXPECT_EQ(copy.list()[0].choices, nullptr);
    ASSERT_FALSE(copy.list()[0].names.empty());
    EXPECT_EQ(copy.list()[0].names.front(), "0");
}

} // namespace
} // namespace navsmith::document
