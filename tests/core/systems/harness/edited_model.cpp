#include "tests/core/systems/harness/edited_model.h"

#include <algorithm>
#include <stdexcept>

namespace navsmith::tests {

using model::Direction;
using model::Transaction;

namespace {

const auto& withId(const auto& all, std::string_view id) {
    const auto it = std::ranges::find_if(all, [&](const auto& one) { return one.id == id; });
    if (it == all.end())
        throw std::runtime_error("no edit or builder " + std::string(id));
    return *it;
}

/// Values that are not given are the initial ones.
void fillIn(std::vector<double>& values, const std::vector<double>& initial) {
    for (std::size_t i = values.size(); i < initial.size(); ++i)
        values.push_back(initial[i]);
}

model::Model withoutMap(model::Model m) {
    m.setMap(nullptr);
    return m;
}

} // namespace

const systems::Edit& EditedModel::edit(std::string_view id) const {
    return withId(system().editing.edits, id);
}

const systems::Builder& EditedModel::builder(std::string_view id) const {
    return withId(system().editing.builders, id);
}

Elements EditedModel::sound(const Function& function) {
    const auto before = saveFiles(model);
    const auto faults = faultsOf(model);
    Transaction tx(model, "Edit");
    const auto result = function(tx);
    if (!result) {
        ADD_FAILURE() << "refused: " << result.error().reason;
        return {};
    }
    const auto change = tx.commit();
    if (!change) {
        ADD_FAILURE() << "refused: " << change.error().reason;
        return {};
    }
    notes = tx.notes(); // also those of invariants
    changed = !change->empty();
    for (const auto& e : *result)
        EXPECT_TRUE(model.isLive(e));
    expectSound(before, faults, *change);
    return *result;
}

void EditedModel::expectSound(const FileBytes& before, const Counts& faults, const model::Change& change) {
    for (const auto& [rule, count] : faultsOf(model)) {
        const auto known = faults.contains(rule) ? faults.at(rule) : 0;
        EXPECT_TRUE(expected.contains(rule) || count <= known) << rule << " " << issuesOf(model, rule).back().message;
    }
    const auto after = saveFiles(model);
    EXPECT_EQ(changed, after != before);
    const auto again = loadFiles(system(), after);
    EXPECT_TRUE(saveFiles(again) == after);
    const auto& c = caseOf(model);
    if (c.readingFaults != nullptr) {
        EXPECT_EQ(c.readingFaults(before, before, after), "");
    }
    EXPECT_EQ(countsOf(issuesOf(again)), countsOf(issuesOf(withoutMap(model))));
    if (c.expectReadBack != nullptr)
        c.expectReadBack(model, again);
    model.apply(change, Direction::Backward);
    EXPECT_TRUE(saveFiles(model) == before);
    model.apply(change, Direction::Forward);
    EXPECT_TRUE(saveFiles(model) == after);
}

Elements EditedModel::run(std::string_view id, const Elements& selection, Values values,
                          const world::RayCaster* ground) {
    const auto& known = edit(id);
    fillIn(values, systems::Proposal().numbers(known.parameters));
    if (const auto why = whyDisabled(id, selection); !why.empty()) {
        ADD_FAILURE() << id << " is disabled: " << why;
        return {};
    }
    if (known.describe != nullptr)
        systems::describe(known, model, selection, {values, ground});
    return sound([&](Transaction& tx) { return systems::run(known, tx, selection, {values, ground}); });
}

Elements EditedModel::build(std::string_view id, const Click& click, Values values, const world::RayCaster* ground) {
    const auto& known = builder(id);
    fillIn(values, systems::initialNumbers(known, model, click.from));
    systems::describe(known, model, click, {values, ground});
    return sound([&](Transaction& tx) { return systems::place(known, tx, click, {values, ground}); });
}

Element EditedModel::click(std::string_view id, Element from, Element onto, glm::vec3 at, Values values) {
    const auto made = build(id, {from, onto, at}, std::move(values));
    return made.empty() ? Element{} : made.back();
}

std::string EditedModel::refused(const Function& function) {
    const auto before = saveFiles(model);
    model::EditError error;
    {
        Transaction tx(model, "Edit");
        if (const auto result = function(tx); !result)
            error = result.error();
        else if (const auto change = tx.commit(); !change)
            error = change.error();
        else
            model.apply(*change, Direction::Backward);
    }
    EXPECT_TRUE(saveFiles(model) == before);
    filesToOpen = error.filesToOpen;
    return error.reason;
}

std::string EditedModel::refusal(std::string_view id, const Elements& selection, Values values) {
    const auto& known = edit(id);
    fillIn(values, systems::Proposal().numbers(known.parameters));
    if (auto why = whyDisabled(id, selection); !why.empty())
        return why;
    return refused([&](Transaction& tx) { return systems::run(known, tx, selection, {values}); });
}

std::string EditedModel::buildRefusal(std::string_view id, const Click& click, Values values) {
    const auto& known = builder(id);
    fillIn(values, systems::initialNumbers(known, model, click.from));
    return refused([&](Transaction& tx) { return systems::place(known, tx, click, {values}); });
}

std::string EditedModel::whyDisabled(std::string_view id, const Elements& selection) const {
    return systems::whyDisabled(edit(id), model, selection);
}

} // namespace navsmith::tests
