#include "core/model/change_summary.h"

#include "core/model/property.h"
#include "core/model/reformat.h"
#include "core/model/slots.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace navsmith::model {

namespace {

/// Rows of one type that a change creates or erases, ascending.
struct Born {
    std::vector<Slot> created;
    std::vector<Slot> erased;

    [[nodiscard]] bool has(Slot row) const {
        return std::ranges::binary_search(created, row) || std::ranges::binary_search(erased, row);
    }
};

Born bornOf(const Change& change, ElementTypeId type) {
    Born born;
    const auto* alive = change.find(type, kAlive);
    if (alive == nullptr)
        return born;
    const auto& before = values<std::uint8_t>(alive->before);
    const auto& after = values<std::uint8_t>(alive->after);
    for (std::size_t i = 0; i < alive->slots.size(); ++i) {
        if (before[i] != after[i])
            (after[i] != 0 ? born.created : born.erased).push_back(alive->slots[i]);
    }
    return born;
}

/// The bits in which two stored values differ; all of them for values other than integers.
template <typename T>
std::uint64_t differingBits(const T& a, const T& b) {
    if constexpr (std::is_integral_v<T>)
        return static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(a ^ b));
    else
        return sameValue(a, b) ? 0 : ~std::uint64_t{0};
}

std::uint64_t bitsOf(const PropertySpec& property) {
    return property.bits == 0 || property.bits >= 64 ? ~std::uint64_t{0}
                                                     : ((std::uint64_t{1} << property.bits) - 1) << property.shift;
}

/// Collects the changed rows of each property of one type.
class ChangedValues {
public:
    ChangedValues(const ElementType& type, const Born& born)
        : type_(type), born_(born), rows_(type.properties.size()) {}

    void add(const ColumnChange& change) {
        for (std::size_t i = 0; i < change.slots.size(); ++i) {
            if (!born_.has(change.slots[i]))
                add(change.column, change.slots[i], differing(change, i));
        }
    }

    void addTo(ChangeSummary& summary, ElementTypeId type) {
        for (std::size_t p = 0; p < rows_.size(); ++p)
            put(summary, {.type = type, .property = &type_.properties[p]}, rows_[p]);
        put(summary, {.type = type, .file = true}, moved_);
        put(summary, {.type = type}, hidden_);
    }

private:
    static std::uint64_t differing(const ColumnChange& change, std::size_t i) {
        return std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                return differingBits<T>(before[i], values<T>(change.after)[i]);
            },
            change.before);
    }

    void add(ColumnId column, Slot row, std::uint64_t bits) {
        std::uint64_t shown = 0;
        const auto visit = [&](bool whole) {
            for (std::size_t p = 0; p < rows_.size(); ++p) {
                const auto& property = type_.properties[p];
                const auto columns = storedColumns(property);
                const bool stores = std::ranges::find(columns, column) != columns.end();
                // A word whose bits are properties of their own counts only for the other bits.
                if (!stores || (property.bits == 0) != whole || (bits & bitsOf(property) & ~shown) == 0)
                    continue;
                rows_[p].push_back(row);
                shown |= bitsOf(property);
            }
        };
        visit(false);
        visit(true);
        if ((bits & ~shown) != 0)
            (column == type_.fileVia ? moved_ : hidden_).push_back(row);
    }

    static void put(ChangeSummary& summary, ChangeSummary::Values values, std::vector<Slot>& rows) {
        sortUnique(rows);
        values.elements = rows.size();
        if (values.elements != 0)
            summary.values.push_back(values);
    }

    const ElementType& type_;
    const Born& born_;
    std::vector<std::vector<Slot>> rows_; ///< by property; a vector's row once per component
    std::vector<Slot> moved_;             ///< to another file
    std::vector<Slot> hidden_;
};

void addLines(std::string& text, std::string_view heading, const std::vector<std::string>& lines) {
    if (lines.empty())
        return;
    text += fmt::format("{}{}\n", text.empty() ? "" : "\n", heading);
    for (const auto& line : lines)
        text += fmt::format("  {}\n", line);
}

} // namespace

ChangeSummary summarise(const Model& model, const Change& change) {
    ChangeSummary summary;
    const auto& schema = model.schema();
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        const Born born = bornOf(change, type);
        if (!born.created.empty() || !born.erased.empty())
            summary.rows.push_back({type, born.created.size(), born.erased.size()});
        ChangedValues changed(schema.type(type), born);
        for (const auto& each : change.columns) {
            if (each.type == type && each.column >= kFirstOwn)
                changed.add(each);
        }
        changed.addTo(summary, type);
        for (const auto& each : change.lists) {
            if (each.type != type)
                continue;
            ChangeSummary::Lists lists{.type = type, .list = each.list};
            for (std::size_t i = 0; i < each.parents.size(); ++i) {
                if (born.has(each.parents[i]))
                    continue;
                ++lists.parents;
                lists.before += each.before[i].count;
                lists.after += each.after[i].count;
            }
            if (lists.parents != 0)
                summary.lists.push_back(lists);
        }
    }
    return summary;
}

std::string describe(const Schema& schema, const ChangeSummary& summary) {
    std::vector<std::string> deleted;
    std::vector<std::string> added;
    std::vector<std::string> changed;
    for (const auto& rows : summary.rows) {
        if (rows.erased != 0)
            deleted.push_back(countedName(schema.type(rows.type), rows.erased));
        if (rows.created != 0)
            added.push_back(countedName(schema.type(rows.type), rows.created));
    }
    for (const auto& each : summary.values) {
        const auto& type = schema.type(each.type);
        // Not auto: one of the three is a string of its own, of which a view would dangle.
        const std::string what = each.property != nullptr ? std::string(each.property->title)
                                 : each.file              ? texts::format("File")
                                                          : texts::format("Other data");
        changed.push_back(texts::format("{} of {}", what, countedName(type, each.elements)));
    }
    for (const auto& each : summary.lists) {
        const auto& type = schema.type(each.type);
        changed.push_back(texts::format("{} of {}", type.lists[each.list].title, countedName(type, each.parents)));
    }
    std::string text;
    addLines(text, texts::format("Deleted"), deleted);
    addLines(text, texts::format("Added"), added);
    addLines(text, texts::format("Changed"), changed);
    return text;
}

std::string alsoErased(const Model& model, const Change& change, std::span<const Element> elements) {
    std::vector<std::string> counts;
    for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
        const auto erased = bornOf(change, type).erased;
        const auto named = std::ranges::count_if(
            elements, [&](Element e) { return e.type == type && std::ranges::binary_search(erased, e.slot); });
        if (const auto others = erased.size() - static_cast<std::size_t>(named); others != 0)
            counts.push_back(countedName(model.schema().type(type), others));
    }
    return fmt::format("{}", fmt::join(counts, ", "));
}

} // namespace navsmith::model
