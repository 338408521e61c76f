#include "core/model/dependency.h"

#include "core/model/slots.h"

#include <algorithm>

namespace navsmith::model {

namespace {

/// Rows of `type` that were created, erased or changed in one of the columns (in any if none are given).
std::vector<Slot> changedRows(const Change& change, ElementTypeId type, const std::vector<ColumnId>& columns) {
    std::vector<Slot> rows;
    for (const auto& c : change.columns) {
        if (c.type != type)
            continue;
        if (!columns.empty() && c.column != kAlive && std::ranges::find(columns, c.column) == columns.end())
            continue;
        rows.insert(rows.end(), c.slots.begin(), c.slots.end());
    }
    for (const auto& l : change.lists) {
        if (l.type == type && columns.empty())
            rows.insert(rows.end(), l.parents.begin(), l.parents.end());
    }
    sortUnique(rows);
    return rows;
}

/// Both values of a reference cell: the current one and the one on the other side of the change.
void pushTargets(const Model& model, const Change& change, const PathStep& step, Slot row, std::vector<Slot>& out) {
    const auto push = [&](Ref ref) {
        if (ref.isSlot())
            out.push_back(ref.slot());
    };
    push(model.get(Column<Ref>{step.type, step.column}, row));
    if (const auto* c = change.find(step.type, step.column)) {
        const auto at = std::ranges::lower_bound(c->slots, row);
        if (at != c->slots.end() && *at == row) {
            const auto i = static_cast<std::size_t>(at - c->slots.begin());
            push(values<Ref>(c->before)[i]);
            push(values<Ref>(c->after)[i]);
        }
    }
}

/// From the rows at the far end of a step to those at its near end.
std::vector<Slot> stepBack(const Model& model, const Change& change, const PathStep& step,
                           const std::vector<Slot>& far) {
    std::vector<Slot> near;
    for (const Slot row : far) {
        if (step.way == PathStep::Way::Forward)
            model.forEachReferrer(Column<Ref>{step.type, step.column}, row, [&](Slot r) { near.push_back(r); });
        else
            pushTargets(model, change, step, row, near);
    }
    sortUnique(near);
    return near;
}

} // namespace

std::vector<Slot> affectedRows(const Model& model, const Change& change, ElementTypeId type,
                               const std::vector<Dependency>& dependencies) {
    std::vector<Slot> rows = changedRows(change, type, {kAlive});
    for (const auto& dependency : dependencies) {
        // Start at the far end. On the way back each step adds the rows whose own reference changed.
        std::vector<Slot> reached = changedRows(change, dependency.type, dependency.columns);
        for (auto step = dependency.steps.rbegin(); step != dependency.steps.rend(); ++step) {
            if (step->way == PathStep::Way::Backward) {
                const auto turned = changedRows(change, step->type, {step->column});
                reached.insert(reached.end(), turned.begin(), turned.end());
                sortUnique(reached);
                reached = stepBack(model, change, *step, reached);
            } else {
                reached = stepBack(model, change, *step, reached);
                const auto turned = changedRows(change, step->type, {step->column});
                reached.insert(reached.end(), turned.begin(), turned.end());
                sortUnique(reached);
            }
        }
        rows.insert(rows.end(), reached.begin(), reached.end());
    }
    sortUnique(rows);
    std::erase_if(rows, [&](Slot row) { return !model.isLive({type, row}); });
    return rows;
}

std::vector<Slot> erasedRows(const Model& model, const Change& change, ElementTypeId type) {
    std::vector<Slot> rows = changedRows(change, type, {});
    std::erase_if(rows, [&](Slot row) { return model.isLive({type, row}); });
    return rows;
}

} // namespace navsmith::model
