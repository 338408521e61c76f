#include "tests/core/systems/quake_nav/edit_waypoints.h"

#include "core/systems/quake_nav/save.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

namespace navsmith::tests {

namespace columns = systems::quake_nav::link;
using model::Direction;
using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;

Element nodeAt(Slot row) {
    return {kNode, row};
}

Element linkAt(Slot row) {
    return {kLink, row};
}

Elements nodesAt(std::initializer_list<Slot> rows) {
    Elements all;
    for (const Slot row : rows)
        all.push_back(nodeAt(row));
    return all;
}

const systems::Edit& editOf(const Model& m, std::string_view id) {
    const auto& all = systemOf(m).editing.edits;
    const auto it = std::ranges::find(all, id, &systems::Edit::id);
    if (it == all.end())
        throw std::runtime_error("no edit " + std::string(id));
    return *it;
}

const systems::Builder& builderOf(const Model& m, std::string_view id) {
    const auto& all = systemOf(m).editing.builders;
    const auto it = std::ranges::find(all, id, &systems::Builder::id);
    if (it == all.end())
        throw std::runtime_error("no builder " + std::string(id));
    return *it;
}

std::vector<double> initialValues(const std::vector<systems::Parameter>& parameters) {
    std::vector<double> values;
    for (const auto& p : parameters)
        values.push_back(p.initial);
    return values;
}

namespace {

Model withoutMap(Model m) {
    m.setMap(nullptr);
    return m;
}

} // namespace

Hand::Hand(const RawWaypoints& raw, bool withMap) : model(loadWaypoints(raw)) {
    if (withMap)
        model.setMap(houseMap());
}

Elements Hand::sound(const std::function<systems::EditResult(Transaction&)>& edit) {
    const auto before = saveWaypoints(model);
    const auto faults = faultsOf(model);
    Transaction tx(model, "edit");
    const auto result = edit(tx);
    if (!result) {
        ADD_FAILURE() << "refused: " << result.error().reason;
        return {};
    }
    const auto change = tx.commit();
    if (!change) {
        ADD_FAILURE() << "refused: " << change.error().reason;
        return {};
    }
    notes = tx.notes();
    changed = !change->empty();
    const auto after = saveWaypoints(model);
    EXPECT_EQ(changed, after != before);
    for (const auto& e : *result)
        EXPECT_TRUE(model.isLive(e));
    for (const auto& [rule, count] : faultsOf(model))
        EXPECT_TRUE(expected.contains(rule) || count <= (faults.contains(rule) ? faults.at(rule) : 0)) << rule;
    const auto again = loadWaypoints(after);
    EXPECT_TRUE(saveWaypoints(again) == after);
    EXPECT_EQ(countsOf(issuesOf(again)), countsOf(checks::checkAll(withoutMap(model), systemOf(model).rules)));
    const auto edicts = model.order(systems::quake_nav::kEdict).group(0);
    // Otherwise they are read in another order.
    const bool inOrder = std::ranges::equal(systems::quake_nav::edictsAsSaved(model, 0), edicts);
    EXPECT_TRUE(inOrder ? sameContents(withoutMap(model), again) : testing::AssertionSuccess());
    EXPECT_EQ(newlyDangling(danglingIn(readWaypoints(before)), danglingIn(readWaypoints(after))), "");
    model.apply(*change, Direction::Backward);
    EXPECT_TRUE(saveWaypoints(model) == before);
    model.apply(*change, Direction::Forward);
    EXPECT_TRUE(saveWaypoints(model) == after);
    return *result;
}

Elements Hand::run(std::string_view id, const Elements& selection, std::vector<double> values) {
    const auto& edit = editOf(model, id);
    if (values.empty())
        values = initialValues(edit.parameters);
    const auto whyDisabled = systems::whyDisabled(edit, model, selection);
    EXPECT_EQ(whyDisabled, "") << id;
    if (!whyDisabled.empty())
        return {};
    if (edit.describe != nullptr)
        systems::describe(edit, model, selection, {values});
    return sound([&](Transaction& tx) { return systems::run(edit, tx, selection, {values}); });
}

Elements Hand::build(std::string_view id, const systems::Builder::Click& click, std::vector<double> values) {
    const auto& builder = builderOf(model, id);
    if (values.empty())
        values = initialValues(builder.parameters);
    systems::describe(builder, model, click, {values});
    return sound([&](Transaction& tx) { return systems::place(builder, tx, click, {values}); });
}

std::string Hand::refused(const std::function<systems::EditResult(Transaction&)>& edit) {
    const auto before = saveWaypoints(model);
    std::string reason;
    {
        Transaction tx(model, "edit");
        if (const auto result = edit(tx); !result)
            reason = result.error().reason;
        else if (const auto change = tx.commit(); !change)
            reason = change.error().reason;
        else
            model.apply(*change, Direction::Backward);
    }
    EXPECT_TRUE(saveWaypoints(model) == before);
    return reason;
}

std::string Hand::whyNotRun(std::string_view id, const Elements& selection, std::vector<double> values) {
    const auto& edit = editOf(model, id);
    if (values.empty())
        values = initialValues(edit.parameters);
    if (auto whyDisabled = systems::whyDisabled(edit, model, selection); !whyDisabled.empty())
        return whyDisabled;
    return refused([&](Transaction& tx) { return systems::run(edit, tx, selection, {values}); });
}

std::string Hand::whyNotBuilt(std::string_view id, const systems::Builder::Click& click, std::vector<double> values) {
    const auto& builder = builderOf(model, id);
    if (values.empty())
        values = initialValues(builder.parameters);
    return refused([&](Transaction& tx) { return systems::place(builder, tx, click, {values}); });
}

Slot Hand::link(Slot from, Slot to) const {
    for (const Slot l : model.referrers(columns::owner, from)) {
        if (model.get(columns::target, l).pointsTo(to))
            return l;
    }
    return model::kNoSlot;
}

std::uint8_t Hand::type(Slot from, Slot to) const {
    return model.get(columns::type, linkBetween(model, from, to));
}

Slot Hand::traversal(Slot from, Slot to) const {
    const auto ref = model.get(columns::traversal, linkBetween(model, from, to));
    return ref.isSlot() ? ref.slot() : model::kNoSlot;
}

} // namespace navsmith::tests
