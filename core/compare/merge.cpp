#include "core/compare/merge.h"

#include "core/checks/rule.h"
#include "core/compare/describe.h"
#include "core/compare/merge_plan.h"
#include "core/model/property.h"
#include "core/parallel/parallel.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <ranges>
#include <utility>

namespace navsmith::compare {

namespace {

using model::ElementTypeId;
using model::kNoSlot;
using model::Model;
using model::Slot;

using Files = std::vector<systems::OutputFile>;

bool areSame(const Files& one, const Files& other) {
    return std::ranges::equal(one, other,
                              [](const auto& a, const auto& b) { return a.name == b.name && a.bytes == b.bytes; });
}

enum class Changed { Alike, OnlyOurs, OnlyTheirs, Both };

/// Which sides have other files than the base. Writes each document once.
Changed changedSides(const systems::System& system, const Model& base, const Model& ours, const Model& theirs) {
    const auto filesOfTheirs = system.codec.save(theirs).files;
    const auto filesOfBase = system.codec.save(base).files;
    if (areSame(filesOfBase, filesOfTheirs))
        return Changed::OnlyOurs;
    const auto filesOfOurs = system.codec.save(ours).files;
    return areSame(filesOfOurs, filesOfTheirs) ? Changed::Alike
           : areSame(filesOfBase, filesOfOurs) ? Changed::OnlyTheirs
                                               : Changed::Both;
}

/// The shares of the work that are done when the draft is ready, and when both rules have been tried.
constexpr double kWhenDrafted = 0.3;
constexpr double kWhenTried = 0.6;

constexpr std::size_t kMostAtOnce = 4; ///< merges, each of which has two models of its own

/// Calls the progress function of a merge. After it has returned false, goesOn() stays false.
class Progress {
public:
    explicit Progress(const std::function<bool(double)>& report) : report_(report) {}

    bool goesOn(double done) {
        stopped_ = stopped_ || (report_ && !report_(done));
        return !stopped_;
    }

private:
    const std::function<bool(double)>& report_;
    bool stopped_ = false;
};

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

/// A merge without the values that follow from others.
MergeResult draft(const Inputs& inputs, const MergeOptions& options) {
    Plan plan{inputs, inputs.entries, Conflicts(options)};
    decideRows(plan);
    std::vector<std::string> notes;
    MergeResult result{build(plan, notes), {}, plan.conflicts.keys(), std::move(notes)};
    result.entries = std::move(plan.entries);
    return result;
}

MergeResult complete(const Inputs& inputs, Take rule, MergeResult result) {
    if (!didAlone(inputs, kOurs, kTheirs) || !didAlone(inputs, kTheirs, kOurs))
        return result; // it is one of the sides
    if (result.conflicts.empty()) {
        computeWhatFollows(result, inputs, kBase);
    } else {
        // What one side computed from places that were not taken looks like an edit of its own from the other side.
        const Source side = rule == Take::Ours ? kOurs : kTheirs;
        computeWhatFollows(result, inputs, side == kOurs ? kTheirs : kOurs);
        computeWhatFollows(result, inputs, side);
    }
    return result;
}

MergeResult run(const Inputs& inputs, const MergeOptions& options) {
    return complete(inputs, options.rule, draft(inputs, options));
}

/// A merge with the labels of its rows.
struct Labelled {
    explicit Labelled(MergeResult merged) : result(std::move(merged)), labels(labelsOf(result)) {}

    MergeResult result;
    Labels labels;
};

/// Whether two merges have the same value there.
bool agree(const Inputs& inputs, const ConflictKey& key, const Labelled& one, const Labelled& other) {
    const Slot a = one.result.entries[key.type][key.entry].slot;
    const Slot b = other.result.entries[key.type][key.entry].slot;
    if (a == kNoSlot || b == kNoSlot)
        return false;
    return samePart({model::recordOf(one.result.model, key.type), &one.labels}, a,
                    {model::recordOf(other.result.model, key.type), &other.labels}, b,
                    inputs.parts[key.type][key.item]);
}

using Keys = std::set<ConflictKey>;

/// Which values of one part of a type follow from others: all other conflicts are settled with the other side, and
/// these come out as the other side has them although this side is taken.
Keys following(const Inputs& inputs, const Keys& all, const Keys& ofPart, Take rule, const Labelled& other) {
    MergeOptions options{.rule = rule};
    for (const auto& key : all) {
        if (!ofPart.contains(key))
            options.choices[key] = rule == Take::Ours ? Take::Theirs : Take::Ours;
    }
    const Labelled mixed(run(inputs, options));
    Keys keys;
    std::ranges::copy_if(ofPart, std::inserter(keys, keys.end()),
                         [&](const ConflictKey& key) { return agree(inputs, key, mixed, other); });
    return keys;
}

/// Drops the conflicts about values that follow from others.
void dropFollowing(const Inputs& inputs, Keys& all, const Labelled& ours, const Labelled& theirs, Progress& progress) {
    std::map<std::pair<ElementTypeId, std::uint32_t>, Keys> byPart;
    for (const auto& key : all) {
        if (key.kind == ConflictKind::Value)
            byPart[{key.type, key.item}].insert(key);
    }
    std::vector<const Keys*> candidates;
    for (const auto& [part, keys] : byPart) {
        if (keys.size() < all.size()) // otherwise there is nothing that it could follow from
            candidates.push_back(&keys);
    }
    std::vector<Keys> dependent(candidates.size());
    const bool tried = parallel::run(
        candidates.size(),
        [&](std::size_t i) {
            dependent[i] = following(inputs, all, *candidates[i], Take::Ours, theirs);
            if (!dependent[i].empty())
                dependent[i] = following(inputs, all, dependent[i], Take::Theirs, ours);
        },
        [&](double done) { return progress.goesOn(kWhenTried + (1 - kWhenTried) * done); }, kMostAtOnce);
    if (!tried)
        return;
    for (const auto& keys : dependent) {
        for (const auto& key : keys)
            all.erase(key);
    }
}

/// The conflicts of both rules: what is taken for one may raise others, and the list must not depend on which side is
/// called ours. Without those about values that follow from others.
Keys allConflicts(const Inputs& inputs, const Labelled& ours, const Labelled& theirs, Progress& progress) {
    auto all = ours.result.conflicts;
    all.insert(theirs.result.conflicts.begin(), theirs.result.conflicts.end());
    std::erase_if(all, [&](const ConflictKey& key) {
        return key.kind == ConflictKind::Value && agree(inputs, key, ours, theirs);
    });
    dropFollowing(inputs, all, ours, theirs, progress);
    return all;
}

/// Completes a draft and lists its conflicts, for which it takes the merges of both rules.
std::pair<MergeResult, Keys> completeWithConflicts(const Inputs& inputs, const MergeOptions& options, MergeResult plain,
                                                   Progress& progress) {
    // Without choices it is the merge of one of the rules.
    const bool isOurs = options.choices.empty() && options.rule == Take::Ours;
    const bool isTheirs = options.choices.empty() && options.rule == Take::Theirs;
    std::vector<MergeOptions> others;
    if (!isOurs)
        others.push_back({.rule = Take::Ours});
    if (!isTheirs)
        others.push_back({.rule = Take::Theirs});
    std::vector<std::optional<Labelled>> merges(1 + others.size());
    const bool haveAll = parallel::run(
        merges.size(),
        [&](std::size_t i) {
            merges[i].emplace(i == 0 ? complete(inputs, options.rule, std::move(plain)) : run(inputs, others[i - 1]));
        },
        [&](double done) { return progress.goesOn(kWhenDrafted + (kWhenTried - kWhenDrafted) * done); }, kMostAtOnce);
    if (!merges.front()) // stopped before any began
        return {std::move(plain), Keys()};
    auto& own = *merges.front();
    if (!haveAll)
        return {std::move(own.result), Keys()};
    auto conflicts = allConflicts(inputs, isOurs ? own : *merges[1], isTheirs ? own : *merges.back(), progress);
    return {std::move(own.result), std::move(conflicts)};
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

Conflict describeConflict(const Inputs& inputs, const ConflictKey& key, const Conflicts& conflicts) {
    const auto& spec = inputs.schema().type(key.type);
    Conflict conflict{key, {}, {}, {}, {}, {}, {}, conflicts.wouldTake(key) == kOurs ? Take::Ours : Take::Theirs};
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

/// Every row of our model stands for itself.
Rows sameRows(const Model& ours) {
    Rows rows;
    for (ElementTypeId type = 0; type < ours.schema().typeCount(); ++type) {
        auto& ofType = rows.emplace_back(ours.capacity(type));
        std::iota(ofType.begin(), ofType.end(), Slot{0});
    }
    return rows;
}

/// The row of ours for each type and row of a result with these entries.
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
    Progress progress(options.progress);
    // Where only one side changed, it is the result with all that a comparison does not see.
    const auto changed = changedSides(system, base, ours, theirs);
    if (changed == Changed::Alike || changed == Changed::OnlyOurs || !progress.goesOn(0))
        return {ours, {}, {}, sameRows(ours)};
    if (changed == Changed::OnlyTheirs)
        return {theirs, {}, {}, matchModels(theirs, ours, *system.identities).matching.toB};
    const Inputs inputs(*system.identities, base, ours, theirs);
    auto plain = draft(inputs, options);
    // Without a conflict no rule was asked for.
    auto [result, conflicts] = plain.conflicts.empty()
                                   ? std::pair(complete(inputs, options.rule, std::move(plain)), Keys())
                                   : completeWithConflicts(inputs, options, std::move(plain), progress);
    Merged merged{std::move(result.model), {}, std::move(result.notes), {}};
    merged.ours = rowsOfOurs(merged.model, result.entries);
    const Conflicts decisions(options);
    for (const auto& key : conflicts)
        merged.conflicts.push_back(describeConflict(inputs, key, decisions));
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
    std::vector<NewIssues> result;
    for (const auto& rule : system.rules) {
        const auto now = after.find(rule.id);
        if (now != after.end() && now->second > before[rule.id])
            result.push_back({&rule, now->second - before[rule.id]});
    }
    return result;
}

} // namespace navsmith::compare
