#include "core/model/clip.h"

#include <algorithm>
#include <utility>

namespace navsmith::model {

namespace {

struct RefColumn {
    ElementTypeId type;
    ColumnId column;
    RefSpec spec;
};

/// The reference columns of a schema that express ownership.
struct Bonds {
    std::vector<RefColumn> parts; ///< the row is erased with its target; excludes references to files
    std::vector<RefColumn> holds; ///< the target is erased with its last row
    std::vector<bool> partTypes;  ///< by type: whether it has one of `parts`
    std::vector<bool> heldTypes;  ///< by type: whether it is the target of one of `holds`
};

Bonds bondsOf(const Schema& schema) {
    Bonds bonds{{}, {}, std::vector<bool>(schema.types.size()), std::vector<bool>(schema.types.size())};
    for (std::size_t k = 0; k < schema.types.size(); ++k) {
        for (std::size_t c = kFirstOwn; c < schema.types[k].columns.size(); ++c) {
            const auto& ref = schema.types[k].columns[c].ref;
            if (!ref || ref->target == kFileType)
                continue;
            const RefColumn column{static_cast<ElementTypeId>(k), static_cast<ColumnId>(c), *ref};
            if (ref->onTargetErased == OnTargetErased::EraseRow) {
                bonds.parts.push_back(column);
                bonds.partTypes[k] = true;
            }
            if (ref->onLastReferrerGone == OnLastReferrerGone::EraseTarget) {
                bonds.holds.push_back(column);
                bonds.heldTypes[ref->target] = true;
            }
        }
    }
    return bonds;
}

/// Determines the elements that a clip includes.
class Taking {
public:
    explicit Taking(const Model& m) : m_(m), bonds_(bondsOf(m.schema())) {
        for (std::size_t k = 0; k < m.schema().types.size(); ++k)
            selection_.emplace_back(m.capacity(static_cast<ElementTypeId>(k)));
    }

    std::vector<std::vector<bool>> take(std::span<const Element> elements) {
        for (const auto& e : elements)
            start(e);
        // Each round finds the parts of those found before. No current schema needs more than three rounds.
        while (takeParts()) {
        }
        return std::move(selection_);
    }

private:
    [[nodiscard]] Ref ref(const RefColumn& c, Slot row) const { return m_.get(Column<Ref>{c.type, c.column}, row); }

    void start(Element e) {
        if (e.type == kFileType || !m_.isLive(e) || selection_[e.type][e.slot])
            return;
        for (const auto& c : bonds_.parts) {
            if (c.type == e.type && ref(c, e.slot).isRaw())
                return; // part of an element that does not exist
        }
        selection_[e.type][e.slot] = true;
        if (const auto& edge = m_.schema().type(e.type).edge) {
            for (const auto column : {edge->from, edge->to}) {
                const Ref end = m_.get(Column<Ref>{e.type, column}, e.slot);
                if (end.isSlot())
                    start({m_.schema().type(e.type).columns[column].ref->target, end.slot()});
            }
        }
        for (const auto& c : bonds_.holds) {
            if (c.spec.target == e.type)
                m_.forEachReferrer(Column<Ref>{c.type, c.column}, e.slot, [&](Slot row) { start({c.type, row}); });
        }
    }

    /// A part is included if everything that it is part of is included. An element that others hold is included if one
    /// of them is.
    [[nodiscard]] bool goesAlong(Element e) const {
        bool part = false;
        for (const auto& c : bonds_.parts) {
            if (c.type != e.type)
                continue;
            const Ref to = ref(c, e.slot);
            if (to.isRaw() || (to.isSlot() && !selection_[c.spec.target][to.slot()]))
                return false;
            part = part || to.isSlot();
        }
        if (!bonds_.heldTypes[e.type])
            return part;
        return std::ranges::any_of(bonds_.holds, [&](const RefColumn& c) {
            bool held = false;
            if (c.spec.target == e.type)
                m_.forEachReferrer(Column<Ref>{c.type, c.column}, e.slot,
                                   [&](Slot row) { held = held || selection_[c.type][row]; });
            return held;
        });
    }

    bool takeParts() {
        bool any = false;
        for (std::size_t k = 0; k < selection_.size(); ++k) {
            if (!bonds_.partTypes[k] && !bonds_.heldTypes[k])
                continue;
            m_.forEachLive(static_cast<ElementTypeId>(k), [&](Slot row) {
                if (selection_[k][row] || !goesAlong({static_cast<ElementTypeId>(k), row}))
                    return;
                selection_[k][row] = true;
                any = true;
            });
        }
        return any;
    }

    const Model& m_;
    Bonds bonds_;
    std::vector<std::vector<bool>> selection_; ///< by type and slot
};

using Places = std::vector<std::vector<std::uint32_t>>; ///< by type and slot: the row in the clip, or kNoSlot

Ref intoClip(Ref ref, ElementTypeId target, const Places& places) {
    if (!ref.isSlot())
        return Ref::none();
    const auto row = places[target][ref.slot()];
    return row == kNoSlot ? Ref::rawAt(ref.slot()) : Ref::to(row);
}

ColumnData copied(const ColumnData& column, std::span<const Slot> rows) {
    return std::visit(
        [&](const auto& v) -> ColumnData {
            std::remove_cvref_t<decltype(v)> out;
            out.reserve(rows.size());
            for (const Slot row : rows)
                out.push_back(v[row]);
            return out;
        },
        column);
}

void turnRefs(ColumnData& column, const ColumnSpec& spec, const Places& places) {
    if (!spec.ref)
        return;
    for (Ref& ref : values<Ref>(column))
        ref = intoClip(ref, spec.ref->target, places);
}

Clip::Entries copiedList(const Model& m, ElementTypeId type, ListId list, std::span<const Slot> rows,
                         const Places& places) {
    const auto& spec = m.schema().type(type).lists[list];
    Clip::Entries out{{}, makeEntries(spec)};
    for (const Slot row : rows) {
        const auto entries = m.listStore(type, list).entries(row);
        out.counts.push_back(m.listRange(type, list, row).count);
        appendEntries(out.fields, entries, 0, out.counts.back());
    }
    for (std::size_t f = 0; f < spec.columns.size(); ++f)
        turnRefs(out.fields[f], spec.columns[f], places);
    return out;
}

/// Makes a clip standalone: drops rows and entries that are part of something outside.
class Pruning {
public:
    Pruning(const Clip& clip, const Schema& schema) : clip_(clip), schema_(schema), bonds_(bondsOf(schema)) {
        for (const auto& table : clip.tables)
            included_.emplace_back(table.rows, true);
    }

    Clip run() {
        while (dropParts()) {
        }
        std::vector<std::vector<Slot>> rows;
        for (const auto& isIncluded : included_) {
            auto& place = places_.emplace_back(isIncluded.size(), kNoSlot);
            auto& left = rows.emplace_back();
            for (Slot row = 0; row < isIncluded.size(); ++row) {
                if (!isIncluded[row])
                    continue;
                place[row] = static_cast<std::uint32_t>(left.size());
                left.push_back(row);
            }
        }
        Clip out{clip_.schema, {}};
        for (std::size_t k = 0; k < rows.size(); ++k) {
            const auto& spec = schema_.types[k];
            auto& table = out.tables.emplace_back();
            table.rows = rows[k].size();
            for (std::size_t c = 0; c < spec.columns.size(); ++c) {
                const auto& from = clip_.tables[k].columns[c];
                table.columns.push_back(c < kFirstOwn ? from : copied(from, rows[k]));
                if (c >= kFirstOwn)
                    turn(table.columns.back(), spec.columns[c]);
            }
            for (std::size_t l = 0; l < spec.lists.size(); ++l)
                table.lists.push_back(pruned(spec.lists[l], clip_.tables[k].lists[l], included_[k]));
        }
        return out;
    }

private:
    [[nodiscard]] bool stays(Ref ref, ElementTypeId target) const {
        return ref.isNone() || (ref.isSlot() && included_[target][ref.slot()]);
    }

    bool dropParts() {
        bool any = false;
        for (const auto& c : bonds_.parts) {
            const auto& refs = values<Ref>(clip_.tables[c.type].columns[c.column]);
            for (std::size_t row = 0; row < refs.size(); ++row) {
                if (!included_[c.type][row] || stays(refs[row], c.spec.target))
                    continue;
                included_[c.type][row] = false;
                any = true;
            }
        }
        return any;
    }

    void turn(ColumnData& column, const ColumnSpec& spec) const {
        if (!spec.ref)
            return;
        for (Ref& ref : values<Ref>(column)) {
            const auto row = ref.isSlot() ? places_[spec.ref->target][ref.slot()] : kNoSlot;
            ref = row == kNoSlot ? Ref::none() : Ref::to(row);
        }
    }

    [[nodiscard]] Clip::Entries pruned(const ListSpec& spec, const Clip::Entries& from,
                                       const std::vector<bool>& isIncluded) const {
        const auto keeps = [&](std::size_t at) {
            for (std::size_t f = 0; f < spec.columns.size(); ++f) {
                const auto& ref = spec.columns[f].ref;
                if (ref && ref->onTargetErased == OnTargetErased::EraseRow &&
                    !stays(values<Ref>(from.fields[f])[at], ref->target))
                    return false;
            }
            return true;
        };
        Clip::Entries out{{}, makeEntries(spec)};
        std::size_t next = 0;
        for (std::size_t row = 0; row < isIncluded.size(); ++row) {
            std::uint32_t count = 0;
            for (const auto end = next + from.counts[row]; next < end; ++next) {
                if (!isIncluded[row] || !keeps(next))
                    continue;
                appendEntries(out.fields, from.fields, next, 1);
                ++count;
            }
            if (isIncluded[row])
                out.counts.push_back(count);
        }
        for (std::size_t f = 0; f < spec.columns.size(); ++f)
            turn(out.fields[f], spec.columns[f]);
        return out;
    }

    const Clip& clip_;
    const Schema& schema_;
    Bonds bonds_;
    std::vector<std::vector<bool>> included_; ///< by type and row
    Places places_;
};

} // namespace

bool Clip::empty() const {
    return std::ranges::all_of(tables, [](const Table& table) { return table.rows == 0; });
}

Clip standalone(const Clip& clip, const Schema& schema) {
    return Pruning(clip, schema).run();
}

Clip copy(const Model& m, std::span<const Element> elements) {
    const auto selection = Taking(m).take(elements);
    std::vector<std::vector<Slot>> rows(selection.size());
    Places places;
    for (std::size_t k = 0; k < selection.size(); ++k) {
        const auto ranks = m.column(Column<std::uint32_t>{static_cast<ElementTypeId>(k), kRank});
        for (Slot row = 0; row < selection[k].size(); ++row) {
            if (selection[k][row])
                rows[k].push_back(row);
        }
        std::ranges::stable_sort(rows[k], {}, [&](Slot row) { return ranks[row]; });
        auto& place = places.emplace_back(selection[k].size(), kNoSlot);
        for (std::uint32_t i = 0; i < rows[k].size(); ++i)
            place[rows[k][i]] = i;
    }
    Clip clip{std::string(m.schema().id), {}};
    for (std::size_t k = 0; k < selection.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        const auto& spec = m.schema().type(type);
        auto& table = clip.tables.emplace_back();
        table.rows = rows[k].size();
        for (std::size_t c = 0; c < spec.columns.size(); ++c) {
            auto& column = table.columns.emplace_back(makeColumn(spec.columns[c].storage));
            if (c < kFirstOwn)
                continue;
            column = copied(m.columnData(type, static_cast<ColumnId>(c)), rows[k]);
            turnRefs(column, spec.columns[c], places);
        }
        for (std::size_t l = 0; l < spec.lists.size(); ++l)
            table.lists.push_back(copiedList(m, type, static_cast<ListId>(l), rows[k], places));
    }
    return clip;
}

} // namespace navsmith::model
