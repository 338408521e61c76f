#include "core/compare/merge.h"

#include "core/checks/rule.h"
#include "core/compare/describe.h"
#include "core/compare/merge_plan.h"
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/systems/identities.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Column;
using model::ElementTypeId;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

struct Result {
    Model model;
    std::vector<std::vector<Entry>> entries;
    std::set<ConflictKey> conflicts;
    std::vector<std::string> notes;
};

bool haveSameFiles(const systems::System& system, const Model& one, const Model& other) {
    return std::ranges::equal(system.codec.save(one).files, system.codec.save(other).files,
                              [](const auto& a, const auto& b) { return a.name == b.name && a.bytes == b.bytes; });
}

/// Whether a side did something that the other one did not do as well.
bool didAlone(const Inputs& inputs, Source side, Source other) {
    for (ElementTypeId type = 0; type < inputs.schema().typeCount(); ++type) {
        for (std::uint32_t e = 0; e < inputs.entries[type].size(); ++e) {
            const auto& entry = inputs.entries[type][e];
            if (entry.has(side) != entry.has(other) && entry.has(kBase) != entry.has(side))
                return true;
            if (inputs.sidesDiffer[type][e] && inputs.changed[side][type][e])
                return true;
        }
    }
    return false;
}

/// Writes the values again that a side changed, so that the schema's invariants see them as an edit.
void touch(model::Transaction& tx, const Inputs& inputs) {
    for (ElementTypeId type = 0; type < inputs.schema().typeCount(); ++type) {
        const auto& spec = inputs.schema().type(type);
        for (std::uint32_t e = 0; e < inputs.entries[type].size(); ++e) {
            const auto& entry = inputs.entries[type][e];
            const bool changed = inputs.changed[kOurs][type][e] || inputs.changed[kTheirs][type][e];
            if (entry.slot == kNoSlot || !changed)
                continue;
            for (auto column = model::kFirstOwn; column < spec.columnCount(); ++column) {
                std::visit(
                    [&](const auto& cells) {
                        using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                        tx.set(Column<T>{type, column}, entry.slot, T(cells[entry.slot]));
                    },
                    tx.model().columnData(type, column));
            }
        }
    }
}

/// Values that follow from what the two sides did together.
void restoreInvariants(Result& result, const Inputs& inputs) {
    model::Transaction tx(result.model, "Merge");
    touch(tx, inputs);
    if (const auto change = tx.commit(); !change)
        result.notes.push_back(
            texts::format("Values that follow from others were not computed again: {}", change.error().reason));
}

Result run(Inputs& inputs, const MergeOptions& options) {
    const auto untouched = inputs.entries;
    Conflicts conflicts(options);
    decideRows(inputs, conflicts);
    std::vector<std::string> notes;
    Result result{build(inputs, conflicts, notes), inputs.entries, conflicts.found(), std::move(notes)};
    // Otherwise the result is one of the sides.
    if (didAlone(inputs, kOurs, kTheirs) && didAlone(inputs, kTheirs, kOurs))
        restoreInvariants(result, inputs);
    inputs.entries = untouched;
    return result;
}

Labels labelsOf(const Result& result) {
    Labels labels;
    for (ElementTypeId type = 0; type < result.entries.size(); ++type) {
        auto& ofType = labels.emplace_back(result.model.capacity(type));
        for (std::uint32_t e = 0; e < result.entries[type].size(); ++e) {
            if (const Slot slot = result.entries[type][e].slot; slot != kNoSlot)
                ofType[slot] = e;
        }
    }
    return labels;
}

/// The conflicts of both rules: what is taken for one may raise others, and the list must not depend on which side is
/// called ours. Without those about values that come out the same whichever side is taken, because they follow from
/// others.
std::set<ConflictKey> allConflicts(Inputs& inputs) {
    const auto ours = run(inputs, {.rule = Take::Ours});
    const auto theirs = run(inputs, {.rule = Take::Theirs});
    const auto labelsOurs = labelsOf(ours);
    const auto labelsTheirs = labelsOf(theirs);
    auto all = ours.conflicts;
    all.insert(theirs.conflicts.begin(), theirs.conflicts.end());
    std::erase_if(all, [&](const ConflictKey& key) {
        if (key.kind != ConflictKind::Value)
            return false;
        const Slot a = ours.entries[key.type][key.entry].slot;
        const Slot b = theirs.entries[key.type][key.entry].slot;
        const Side sideA{model::recordOf(ours.model, key.type), &labelsOurs};
        const Side sideB{model::recordOf(theirs.model, key.type), &labelsTheirs};
        return a != kNoSlot && b != kNoSlot && samePart(sideA, a, sideB, b, inputs.parts[key.type][key.item]);
    });
    return all;
}

// Texts
// -----------------------------------------------------------------------------------------------------------------

std::string presence(bool has) {
    return has ? texts::format("kept and changed") : texts::format("removed");
}

/// What each model has for the conflict.
std::array<std::string, kSources> valuesOf(const Inputs& inputs, const ConflictKey& key) {
    const auto& entry = inputs.entries[key.type][key.entry];
    std::array<std::string, kSources> out;
    for (const auto source : {kBase, kOurs, kTheirs}) {
        const auto& m = *inputs.models[source];
        switch (key.kind) {
        case ConflictKind::Value:
            if (entry.has(source))
                out[source] = partText(m, key.type, inputs.parts[key.type][key.item], entry.rows[source]);
            break;
        case ConflictKind::Target:
            out[source] = entry.has(source)
                              ? partText(m, key.type, inputs.parts[key.type][key.item], entry.rows[source])
                              : std::string();
            break;
        case ConflictKind::Removed:
            if (source != kBase)
                out[source] = presence(entry.has(source));
            break;
        case ConflictKind::Record:
            out[source] = m.isLive({key.type, entry.rows[source]}) ? texts::format("used") : texts::format("free");
            break;
        case ConflictKind::Entries:
            if (entry.has(source))
                out[source] = texts::format(
                    "{} entries",
                    m.listRange(key.type, static_cast<model::ListId>(key.item), entry.rows[source]).count);
            break;
        case ConflictKind::Order:
            break;
        }
    }
    return out;
}

Conflict describeConflict(const Inputs& inputs, const ConflictKey& key, const Conflicts& taken) {
    const auto& spec = inputs.schema().type(key.type);
    Conflict conflict{key, {}, {}, {}, {}, {}, {}, taken.wouldTake(key) == kOurs ? Take::Ours : Take::Theirs};
    if (key.kind == ConflictKind::Order) {
        conflict.element = spec.plural;
        conflict.title = texts::format("Order");
        return conflict;
    }
    const auto& entry = inputs.entries[key.type][key.entry];
    const Source named = entry.has(kBase) ? kBase : entry.has(kOurs) ? kOurs : kTheirs;
    conflict.element = model::elementName(*inputs.models[named], {key.type, entry.rows[named]});
    if (key.kind == ConflictKind::Value || key.kind == ConflictKind::Target) {
        const auto& part = inputs.parts[key.type][key.item];
        conflict.id = part.id;
        conflict.title = part.property != nullptr ? std::string(part.property->title) : part.id;
    } else if (key.kind == ConflictKind::Entries) {
        conflict.id = spec.lists[key.item].id;
        conflict.title = spec.lists[key.item].title;
    }
    auto values = valuesOf(inputs, key);
    conflict.base = std::move(values[kBase]);
    conflict.ours = std::move(values[kOurs]);
    conflict.theirs = std::move(values[kTheirs]);
    return conflict;
}

using Rows = std::vector<std::vector<Slot>>;

/// Of a model that is ours.
Rows sameRows(const Model& ours) {
    Rows rows;
    for (ElementTypeId type = 0; type < ours.schema().typeCount(); ++type) {
        auto& ofType = rows.emplace_back(ours.capacity(type));
        std::iota(ofType.begin(), ofType.end(), Slot{0});
    }
    return rows;
}

/// By type and row of a result with these entries.
Rows rowsOfOurs(const Model& merged, const std::vector<std::vector<Entry>>& entries) {
    Rows rows;
    for (ElementTypeId type = 0; type < entries.size(); ++type) {
        auto& ofType = rows.emplace_back(merged.capacity(type), kNoSlot);
        for (const auto& entry : entries[type]) {
            if (entry.slot != kNoSlot)
                ofType[entry.slot] = entry.rows[kOurs];
        }
    }
    return rows;
}

std::map<std::string_view, std::size_t> countIssues(const Model& model, std::span<const checks::Rule> rules) {
    std::map<std::string_view, std::size_t> counts;
    for (const auto& issue : checks::checkAll(model, rules))
        ++counts[issue.rule];
    return counts;
}

} // namespace

Merged merge(const systems::System& system, const Model& base, const Model& ours, const Model& theirs,
             const MergeOptions& options) {
    // Where only one side changed, it is the result with all that a comparison does not see.
    if (haveSameFiles(system, base, theirs) || haveSameFiles(system, ours, theirs))
        return {ours, {}, {}, sameRows(ours)};
    if (haveSameFiles(system, base, ours))
        return {theirs, {}, {}, matchModels(theirs, ours, systems::identitiesOf(system.id)).matching.toB};
    auto inputs = prepare(systems::identitiesOf(system.id), base, ours, theirs);
    auto result = run(inputs, options);
    // Without a conflict no rule was asked for.
    const auto conflicts = result.conflicts.empty() ? std::set<ConflictKey>() : allConflicts(inputs);
    Merged merged{std::move(result.model), {}, std::move(result.notes), {}};
    merged.ours = rowsOfOurs(merged.model, result.entries);
    const Conflicts taken(options);
    for (const auto& key : conflicts)
        merged.conflicts.push_back(describeConflict(inputs, key, taken));
    return merged;
}

std::vector<NewIssues> newIssues(const systems::System& system, const Model& merged, const Model& ours,
                                 const Model& theirs) {
    std::vector<checks::Rule> rules;
    for (const auto& rule : system.rules) {
        if (!rule.onMap)
            rules.push_back(rule);
    }
    const auto after = countIssues(merged, rules);
    auto before = countIssues(ours, rules);
    for (const auto& [rule, count] : countIssues(theirs, rules))
        before[rule] = std::max(before[rule], count);
    std::vector<NewIssues> found;
    for (const auto& rule : system.rules) {
        const auto now = after.find(rule.id);
        if (now != after.end() && now->second > before[rule.id])
            found.push_back({&rule, now->second - before[rule.id]});
    }
    return found;
}

} // namespace navsmith::compare
