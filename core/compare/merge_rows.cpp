// Which elements a merge keeps, and in which order.
#include "core/compare/merge_plan.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Column;
using model::ColumnId;
using model::ElementTypeId;
using model::kNoSlot;
using model::Model;
using model::OnTargetErased;
using model::Ref;
using model::Slot;

constexpr std::array kSides{kOurs, kTheirs};

/// One side removed the element. It stays if the other side changed it and is taken.
void decideRemoved(Plan& plan, ElementTypeId type, std::uint32_t number) {
    auto& entry = plan.entries[type][number];
    const Source left = entry.has(kOurs) ? kOurs : kTheirs;
    if (!entry.has(left) || !plan.inputs.changed[left][type][number])
        return;
    entry.kept = plan.conflicts.settle({type, ConflictKind::Removed, 0, number}) == left;
}

void decideType(Plan& plan, ElementTypeId type) {
    auto& entries = plan.entries[type];
    for (std::uint32_t number = 0; number < entries.size(); ++number) {
        auto& entry = entries[number];
        if (!entry.has(kOurs) && !entry.has(kTheirs))
            continue;
        if ((entry.has(kOurs) && entry.has(kTheirs)) || !entry.has(kBase))
            entry.kept = true;
        else
            decideRemoved(plan, type, number);
    }
}

/// Follows references of kept elements to elements that one side removed, and brings back what went with these.
class Keeper {
public:
    explicit Keeper(Plan& plan) : plan_(plan), inputs_(plan.inputs) {}

    void run() {
        // What is restored is never dropped again, so this ends.
        while (round()) {
        }
    }

private:
    bool round() {
        bool any = bringBack();
        for (ElementTypeId type = 0; type < inputs_.schema().typeCount(); ++type) {
            const auto& parts = inputs_.parts[type];
            for (std::uint32_t p = 0; p < parts.size(); ++p) {
                const auto& spec = inputs_.schema().type(type).columns[parts[p].column()];
                if (!spec.ref)
                    continue;
                for (std::uint32_t e = 0; e < plan_.entries[type].size(); ++e)
                    any = follow(type, e, p, *spec.ref) || any;
            }
        }
        return any;
    }

    /// What one side removed only because it removed what it hangs on: a restored area has its connections.
    bool bringBack() {
        bool any = false;
        for (ElementTypeId type = 0; type < inputs_.schema().typeCount(); ++type) {
            const auto columns = hangingColumns(type);
            for (std::uint32_t e = 0; e < plan_.entries[type].size() && !columns.empty(); ++e) {
                auto& entry = plan_.entries[type][e];
                if (entry.kept || !entry.has(kBase) || entry.has(kOurs) == entry.has(kTheirs) ||
                    !hangsOnRestored(type, entry, columns))
                    continue;
                entry.kept = true;
                restored_.emplace(type, e);
                any = true;
            }
        }
        return any;
    }

    /// References whose rows go with their targets.
    [[nodiscard]] std::vector<ColumnId> hangingColumns(ElementTypeId type) const {
        std::vector<ColumnId> columns;
        const auto& specs = inputs_.schema().type(type).columns;
        for (ColumnId c = model::kFirstOwn; c < specs.size(); ++c) {
            if (specs[c].ref && specs[c].ref->onTargetErased == OnTargetErased::EraseRow)
                columns.push_back(c);
        }
        return columns;
    }

    /// Everything that the element needs is there, and the side that removed it removed some of that.
    [[nodiscard]] bool hangsOnRestored(ElementTypeId type, const Entry& entry,
                                       const std::vector<ColumnId>& columns) const {
        const Source side = entry.has(kOurs) ? kOurs : kTheirs;
        bool any = false;
        for (const auto column : columns) {
            const Ref ref = inputs_.models[side]->get(Column<Ref>{type, column}, entry.rows[side]);
            if (!ref.isSlot())
                continue;
            const auto target = inputs_.schema().type(type).columns[column].ref->target;
            const auto& owner = plan_.entries[target][inputs_.labels[side][target][ref.slot()]];
            if (!owner.kept)
                return false;
            any = any || owner.isRestored(side == kOurs ? kTheirs : kOurs);
        }
        return any;
    }

    bool follow(ElementTypeId type, std::uint32_t number, std::uint32_t part, const model::RefSpec& spec) {
        auto& entry = plan_.entries[type][number];
        if (!entry.kept)
            return false;
        const Source source = sourceOf(plan_, type, number, part);
        const Ref ref =
            inputs_.models[source]->get(Column<Ref>{type, inputs_.parts[type][part].column()}, entry.rows[source]);
        if (!ref.isSlot())
            return false;
        const auto targetNumber = inputs_.labels[source][spec.target][ref.slot()];
        auto& target = plan_.entries[spec.target][targetNumber];
        if (target.kept)
            return false;
        const bool restores = spec.onTargetErased == OnTargetErased::Refuse || source == kBase ||
                              restored_.contains({type, number}) ||
                              plan_.conflicts.settle({type, ConflictKind::Target, part, number}) == source;
        if (restores) {
            target.kept = true;
            restored_.emplace(spec.target, targetNumber);
            return true;
        }
        if (spec.onTargetErased != OnTargetErased::EraseRow)
            return false; // build() clears the reference
        entry.kept = false;
        return true;
    }

    Plan& plan_;
    const Inputs& inputs_;
    std::set<std::pair<ElementTypeId, std::uint32_t>> restored_; ///< type, number
};

/// The order of the kept elements of a type.
class Sequencer {
public:
    Sequencer(Plan& plan, ElementTypeId type)
        : inputs_(plan.inputs), entries_(plan.entries[type]), type_(type), conflicts_(plan.conflicts) {}

    std::vector<std::uint32_t> run() {
        const auto& common = commonOrder();
        std::unordered_map<std::uint32_t, std::vector<Run>> after; // by the element before the run
        for (const auto side : kSides)
            collectRuns(side, after);
        put_.assign(entries_.size(), false);
        putRuns(after, kHead);
        for (const auto number : common) {
            put(number, after);
        }
        return std::move(out_);
    }

private:
    using Run = std::vector<std::uint32_t>;
    static constexpr std::uint32_t kHead = 0xFFFF'FFFFU;

    [[nodiscard]] bool isCommon(const Entry& entry) const {
        return entry.kept && entry.has(kOurs) && entry.has(kTheirs) && entry.has(kBase);
    }

    [[nodiscard]] Run commonIn(Source source) const {
        Run run;
        for (const Slot row : inputs_.orders[source][type_]) {
            const auto number = inputs_.labels[source][type_][row];
            if (isCommon(entries_[number]))
                run.push_back(number);
        }
        return run;
    }

    /// Elements of all three models, in the order of the side that changed it.
    Run commonOrder() {
        auto base = commonIn(kBase);
        auto ours = commonIn(kOurs);
        auto theirs = commonIn(kTheirs);
        if (ours == base)
            return theirs;
        if (theirs == base || ours == theirs)
            return ours;
        return conflicts_.settle({type_, ConflictKind::Order, 0, 0}) == kOurs ? ours : theirs;
    }

    /// Elements that only some models have, each run with the common element before it.
    void collectRuns(Source side, std::unordered_map<std::uint32_t, std::vector<Run>>& after) const {
        std::uint32_t before = kHead;
        Run run;
        const auto close = [&](std::uint32_t next) {
            if (!run.empty())
                after[before].push_back(std::move(run));
            run.clear();
            before = next;
        };
        for (const Slot row : inputs_.orders[side][type_]) {
            const auto number = inputs_.labels[side][type_][row];
            if (!entries_[number].kept)
                continue;
            if (isCommon(entries_[number]))
                close(number);
            else
                run.push_back(number);
        }
        close(kHead);
    }

    void put(std::uint32_t number, std::unordered_map<std::uint32_t, std::vector<Run>>& after) {
        out_.push_back(number);
        put_[number] = true;
        putRuns(after, number);
    }

    /// If both sides have a run there, begins with the one whose content comes first, so that swapping the sides
    /// changes nothing.
    void putRuns(std::unordered_map<std::uint32_t, std::vector<Run>>& after, std::uint32_t before) {
        const auto it = after.find(before);
        if (it == after.end())
            return;
        auto& runs = it->second;
        if (runs.size() == 2 && runs[0] != runs[1]) {
            const bool contained = std::ranges::includes(sorted(runs[0]), sorted(runs[1]));
            const bool contains = std::ranges::includes(sorted(runs[1]), sorted(runs[0]));
            // The longer one has the order of both.
            if (!contained && (contains || keyOf(runs[1].front()) < keyOf(runs[0].front())))
                std::swap(runs[0], runs[1]);
        }
        for (const auto& run : runs) {
            for (const auto number : run) {
                if (!put_[number])
                    out_.push_back(number);
                put_[number] = true;
            }
        }
    }

    static Run sorted(Run run) {
        std::ranges::sort(run);
        return run;
    }

    /// A hash of the element's own numbers and texts.
    [[nodiscard]] std::uint64_t keyOf(std::uint32_t number) const {
        const auto& entry = entries_[number];
        const Source source = entry.has(kOurs) ? kOurs : kTheirs;
        const Side& side = inputs_.sides[source][type_];
        std::uint64_t hash = 0;
        for (const auto& part : inputs_.parts[type_]) {
            if (side.record.specs[part.column()].storage != model::Storage::Ref)
                hash = mixPart(hash, side, entry.rows[source], part);
        }
        return hash;
    }

    const Inputs& inputs_;
    const std::vector<Entry>& entries_;
    ElementTypeId type_;
    Conflicts& conflicts_;
    std::vector<bool> put_;
    Run out_;
};

} // namespace

void decideRows(Plan& plan) {
    const auto types = plan.inputs.schema().typeCount();
    for (ElementTypeId type = 0; type < types; ++type)
        decideType(plan, type);
    Keeper(plan).run();
    for (ElementTypeId type = 0; type < types; ++type) {
        Slot slot = 0;
        for (const auto number : Sequencer(plan, type).run())
            plan.entries[type][number].slot = slot++;
    }
}

} // namespace navsmith::compare
