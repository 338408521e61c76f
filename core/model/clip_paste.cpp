#include "core/model/clip.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::model {

namespace {

/// Pastes one clip into one model.
class Pasting {
public:
    Pasting(Transaction& tx, const Clip& clip) : tx_(tx), clip_(clip) {}

    tl::expected<std::vector<Element>, EditError> run() {
        std::vector<Element> elements;
        for (std::size_t k = 0; k < clip_.tables.size(); ++k) {
            auto& rows = rows_.emplace_back();
            for (std::size_t i = 0; i < clip_.tables[k].rows; ++i) {
                const Slot row = tx_.create(static_cast<ElementTypeId>(k));
                if (row == kNoSlot)
                    return tl::unexpected(
                        EditError{texts::format("There is no room for {} more {}.", clip_.tables[k].rows,
                                                tx_.model().schema().type(static_cast<ElementTypeId>(k)).plural)});
                rows.push_back(row);
                elements.push_back({static_cast<ElementTypeId>(k), row});
            }
        }
        for (std::size_t k = 0; k < clip_.tables.size(); ++k) {
            fillColumns(static_cast<ElementTypeId>(k));
            for (std::size_t l = 0; l < clip_.tables[k].lists.size(); ++l)
                fillList(static_cast<ElementTypeId>(k), static_cast<ListId>(l));
        }
        return elements;
    }

private:
    [[nodiscard]] Ref outOfClip(Ref ref, const RefSpec& spec) const {
        if (ref.isSlot())
            return Ref::to(rows_[spec.target][ref.slot()]);
        // A copy does not share an element that depends on the original.
        if (ref.isRaw() && spec.onLastReferrerGone == OnLastReferrerGone::KeepTarget &&
            tx_.model().isLive({spec.target, ref.poolIndex()}))
            return Ref::to(ref.poolIndex());
        return Ref::none();
    }

    void fillColumns(ElementTypeId type) {
        const auto& specs = tx_.model().schema().type(type).columns;
        const auto& table = clip_.tables[type];
        for (std::size_t c = kFirstOwn; c < specs.size(); ++c) {
            if (specs[c].uniqueId)
                continue;
            std::visit(
                [&](const auto& v) {
                    using T = typename std::remove_cvref_t<decltype(v)>::value_type;
                    const Column<T> column{type, static_cast<ColumnId>(c)};
                    for (std::size_t i = 0; i < table.rows; ++i) {
                        if constexpr (std::is_same_v<T, Ref>)
                            tx_.set(column, rows_[type][i], outOfClip(v[i], *specs[c].ref));
                        else
                            tx_.set(column, rows_[type][i], v[i]);
                    }
                },
                table.columns[c]);
        }
    }

    /// Drops an entry whose element is missing, if erasing that element would have dropped the entry.
    [[nodiscard]] bool keeps(const ListSpec& spec, const ListEntries& fields, std::size_t at) const {
        for (std::size_t f = 0; f < spec.columns.size(); ++f) {
            const auto& ref = spec.columns[f].ref;
            if (ref && ref->onTargetErased == OnTargetErased::EraseRow && !values<Ref>(fields[f])[at].isNone() &&
                outOfClip(values<Ref>(fields[f])[at], *ref).isNone())
                return false;
        }
        return true;
    }

    void fillList(ElementTypeId type, ListId list) {
        const auto& spec = tx_.model().schema().type(type).lists[list];
        const auto& from = clip_.tables[type].lists[list];
        std::size_t next = 0;
        for (std::size_t i = 0; i < clip_.tables[type].rows; ++i) {
            auto entries = makeEntries(spec);
            for (const auto end = next + from.counts[i]; next < end; ++next) {
                if (keeps(spec, from.fields, next))
                    appendEntries(entries, from.fields, next, 1);
            }
            for (std::size_t f = 0; f < spec.columns.size(); ++f) {
                if (!spec.columns[f].ref)
                    continue;
                for (Ref& ref : values<Ref>(entries[f]))
                    ref = outOfClip(ref, *spec.columns[f].ref);
            }
            tx_.setList(type, list, rows_[type][i], entries);
        }
    }

    Transaction& tx_;
    const Clip& clip_;
    std::vector<std::vector<Slot>> rows_; ///< by type: the new row for each row of the clip
};

} // namespace

tl::expected<std::vector<Element>, EditError> paste(Transaction& tx, const Clip& clip, Outside outside) {
    const auto& schema = tx.model().schema();
    if (clip.schema != schema.id || clip.tables.size() != schema.types.size())
        return tl::unexpected(EditError{texts::format("The copied elements belong to another type of document.")});
    return outside == Outside::Keep ? Pasting(tx, clip).run() : Pasting(tx, standalone(clip, schema)).run();
}

} // namespace navsmith::model
