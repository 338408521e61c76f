#include "core/systems/conversion.h"

#include "core/model/property.h"
#include "core/model/reformat.h"

#include <bit>
#include <map>
#include <type_traits>
#include <utility>
#include <variant>

namespace navsmith::systems {

using model::ColumnData;
using model::ColumnId;
using model::Element;
using model::ElementTypeId;
using model::kNoList;
using model::ListId;
using model::Model;
using model::PropertySpec;
using model::Ref;
using model::Slot;

namespace {

/// A stored value for comparison: integers and floats by their bits, references by their target.
using Cell = std::variant<std::uint64_t, std::string, Element, std::monostate>;

/// Columns of a type's rows, or fields of one of its lists, in one of the two states.
struct Fields {
    const Model& model;
    ElementTypeId type;
    ListId list;

    [[nodiscard]] const model::ColumnSpec& spec(ColumnId column) const {
        const auto& k = model.schema().type(type);
        return list == kNoList ? k.columns[column] : k.lists[list].columns[column];
    }
    [[nodiscard]] const ColumnData& data(ColumnId column) const {
        return list == kNoList ? model.columnData(type, column) : model.listStore(type, list).pool(column);
    }
    [[nodiscard]] Cell cell(ColumnId column, std::size_t at, const ColumnData& of) const {
        return std::visit(
            [&](const auto& v) -> Cell {
                using T = typename std::remove_cvref_t<decltype(v)>::value_type;
                if constexpr (std::is_same_v<T, std::string>) {
                    return v[at];
                } else if constexpr (std::is_same_v<T, Ref>) {
                    const Ref ref = v[at];
                    if (ref.isSlot())
                        return Element{spec(column).ref->target, ref.slot()};
                    if (ref.isNone())
                        return std::monostate{};
                    return list == kNoList ? model.rawValue(model::Column<Ref>{type, column}, ref)
                                           : model.rawValue(model::ListField<Ref>{type, list, column}, ref);
                } else if constexpr (std::is_same_v<T, float>) {
                    return std::uint64_t{std::bit_cast<std::uint32_t>(v[at])};
                } else {
                    return static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(v[at]));
                }
            },
            of);
    }
    [[nodiscard]] Cell cell(ColumnId column, std::size_t at) const { return cell(column, at, data(column)); }
    [[nodiscard]] Cell initial(ColumnId column) const { return cell(column, 0, model::initialValue(spec(column))); }
};

std::uint64_t maskOf(const PropertySpec& property) {
    const auto whole = ~std::uint64_t{0};
    return property.bits == 0 || property.bits >= 64 ? whole
                                                     : ((std::uint64_t{1} << property.bits) - 1) << property.shift;
}

/// The bits of a property in which two cells differ; all of them for values other than numbers.
std::uint64_t difference(const PropertySpec& property, const Cell& a, const Cell& b) {
    const auto* x = std::get_if<std::uint64_t>(&a);
    const auto* y = std::get_if<std::uint64_t>(&b);
    if (x != nullptr && y != nullptr)
        return (*x ^ *y) & maskOf(property);
    return a == b ? 0 : ~std::uint64_t{0};
}

bool isStored(model::Present present, const Model& m, Slot file) {
    return present == nullptr || present(m, file);
}

/// The line of one property while it is being counted.
struct Tally {
    PropertyLoss loss;
    std::uint64_t differing = 0; ///< differing bits of its column

    void add(std::uint64_t bits, std::string before, std::string after, bool off) {
        differing |= bits;
        if (loss.count++ == 0) {
            loss.before = std::move(before);
            loss.after = std::move(after);
            loss.off = off;
        } else if (loss.uniform && (loss.before != before || loss.after != after)) {
            loss.uniform = loss.off = false;
            loss.before = loss.after = {};
        }
    }
};

/// Compares the properties of a type's rows or of a list's entries.
class PropertyComparer {
public:
    PropertyComparer(const Model& before, const Model& after, ElementTypeId type, ListId list)
        : before_{before, type, list}, after_{after, type, list}, type_(type), list_(list),
          properties_(propertiesOf(before, type, list)) {
        for (const auto& property : properties_) {
            for (const Fate fate : {Fate::Lost, Fate::Defaulted, Fate::Changed}) {
                auto& tally = tallies_.emplace_back();
                tally.loss.fate = fate;
                tally.loss.type = type;
                tally.loss.list = list;
                tally.loss.property = &property;
            }
        }
    }

    /// Records whether each property is stored before and after, for one file.
    void enterFile(Slot file) {
        if (file == file_ && !was_.empty())
            return;
        file_ = file;
        was_.clear();
        is_.clear();
        for (const auto& property : properties_) {
            was_.push_back(!property.derived() && isStored(property.present, before_.model, file));
            is_.push_back(!property.derived() && isStored(property.present, after_.model, file));
        }
    }

    /// Compares one element or entry in both states: a row's slot, or pool positions and the parent.
    void add(std::size_t before, std::size_t after, Slot parent, std::size_t indexBefore, std::size_t indexAfter) {
        for (std::size_t p = 0; p < properties_.size(); ++p) {
            if (!was_[p] && !is_[p])
                continue;
            const auto& property = properties_[p];
            const Fate fate = !is_[p] ? Fate::Lost : !was_[p] ? Fate::Defaulted : Fate::Changed;
            std::uint64_t bits = 0;
            for (const ColumnId column : model::storedColumns(property))
                bits |= bitsOf(fate, property, column, before, after);
            if (bits == 0 && fate != Fate::Defaulted)
                continue;
            auto& tally = tallies_[p * 3 + static_cast<std::size_t>(fate)];
            if (!tally.loss.uniform)
                tally.add(bits, {}, {}, false);
            else
                tally.add(bits, was_[p] ? text(before_, property, before, parent, indexBefore) : std::string(),
                          is_[p] ? text(after_, property, after, parent, indexAfter) : std::string(),
                          is_[p] && property.isFlag() && isOff(property, after, parent, indexAfter));
            covered_[property.column] |= property.bits == 0 ? 0 : maskOf(property);
        }
    }

    /// Whether two entries are equal in everything that both states store.
    [[nodiscard]] bool sameStored(std::size_t before, std::size_t after) const {
        for (std::size_t p = 0; p < properties_.size(); ++p) {
            if (!was_[p] || !is_[p])
                continue;
            for (const ColumnId column : model::storedColumns(properties_[p])) {
                if (bitsOf(Fate::Changed, properties_[p], column, before, after) != 0)
                    return false;
            }
        }
        return true;
    }
    /// The part of an entry that both states store.
    [[nodiscard]] std::vector<Cell> key(bool ofAfter, std::size_t at) const {
        std::vector<Cell> cells;
        for (std::size_t p = 0; p < properties_.size(); ++p) {
            if (!was_[p] || !is_[p])
                continue;
            for (const ColumnId column : model::storedColumns(properties_[p]))
                cells.push_back(ofAfter ? after_.cell(column, at) : before_.cell(column, at));
        }
        return cells;
    }

    void tell(std::vector<PropertyLoss>& out) const {
        for (const auto& tally : tallies_) {
            if (tally.loss.count == 0)
                continue;
            auto loss = tally.loss;
            loss.initial = loss.fate == Fate::Defaulted && tally.differing == 0;
            const auto covered = covered_.find(loss.property->column);
            loss.retold = loss.property->bits == 0 && covered != covered_.end() && covered->second != 0 &&
                          (tally.differing & ~covered->second) == 0;
            out.push_back(std::move(loss));
        }
    }

private:
    static const std::vector<PropertySpec>& propertiesOf(const Model& m, ElementTypeId type, ListId list) {
        const auto& spec = m.schema().type(type);
        return list == kNoList ? spec.properties : spec.lists[list].properties;
    }

    [[nodiscard]] std::uint64_t bitsOf(Fate fate, const PropertySpec& property, ColumnId column, std::size_t before,
                                       std::size_t after) const {
        const Cell was = fate == Fate::Defaulted ? after_.initial(column) : before_.cell(column, before);
        const Cell is = fate == Fate::Lost ? before_.initial(column) : after_.cell(column, after);
        return difference(property, was, is);
    }

    [[nodiscard]] std::string text(const Fields& fields, const PropertySpec& property, std::size_t at, Slot parent,
                                   std::size_t index) const {
        return list_ == kNoList ? model::displayText(fields.model, property, {type_, static_cast<Slot>(at)})
                                : model::displayEntry(fields.model, property, {type_, list_, parent}, index);
    }

    /// Of a flag, in the state after the conversion.
    [[nodiscard]] bool isOff(const PropertySpec& property, std::size_t at, Slot parent, std::size_t index) const {
        const auto value = list_ == kNoList ? model::readValue(after_.model, property, {type_, static_cast<Slot>(at)})
                                            : model::readEntry(after_.model, property, {type_, list_, parent}, index);
        return value == model::Value(false);
    }

    Fields before_;
    Fields after_;
    ElementTypeId type_;
    ListId list_;
    const std::vector<PropertySpec>& properties_;
    std::vector<Tally> tallies_; ///< three per property, in the order of Fate
    std::map<ColumnId, std::uint64_t> covered_;
    Slot file_ = model::kNoSlot;
    std::vector<bool> was_;
    std::vector<bool> is_;
};

/// Compares all elements and entries of two models.
class ModelComparer {
public:
    ModelComparer(const Model& before, const Model& after) : before_(before), after_(after) {}

    ConversionReport run() {
        const auto& schema = before_.schema();
        for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
            compareRows(type);
            for (ListId list = 0; list < schema.type(type).listCount(); ++list)
                compareList(type, list);
        }
        return std::move(report_);
    }

private:
    static bool lives(const Model& m, Element e) { return e.slot < m.capacity(e.type) && m.isLive(e); }
    [[nodiscard]] Slot fileOf(Element e) const { return e.type == model::kFileType ? e.slot : after_.fileOf(e); }

    void tell(const RowLoss& loss) {
        if (loss.gone != 0 || loss.come != 0)
            report_.rows.push_back(loss);
    }

    void compareRows(ElementTypeId type) {
        RowLoss rows{type, kNoList};
        PropertyComparer comparer(before_, after_, type, kNoList);
        for (Slot row = 0; row < after_.capacity(type); ++row) {
            const bool was = lives(before_, {type, row});
            const bool is = lives(after_, {type, row});
            rows.gone += was && !is ? 1 : 0;
            rows.come += is && !was ? 1 : 0;
            if (!was || !is)
                continue;
            comparer.enterFile(fileOf({type, row}));
            comparer.add(row, row, row, 0, 0);
        }
        tell(rows);
        comparer.tell(report_.properties);
    }

    void compareList(ElementTypeId type, ListId list) {
        RowLoss entries{type, list};
        PropertyComparer comparer(before_, after_, type, list);
        for (Slot parent = 0; parent < after_.capacity(type); ++parent) {
            const bool was = lives(before_, {type, parent});
            const bool is = lives(after_, {type, parent});
            const auto old = was ? before_.listRange(type, list, parent) : model::ListRange{};
            const auto now = is ? after_.listRange(type, list, parent) : model::ListRange{};
            if (old.count == 0 || now.count == 0) {
                entries.gone += old.count;
                entries.come += now.count;
                continue;
            }
            comparer.enterFile(fileOf({type, parent}));
            compareEntries(comparer, parent, old, now, entries);
        }
        tell(entries);
        comparer.tell(report_.properties);
    }

    static void compareEntries(PropertyComparer& comparer, Slot parent, model::ListRange old, model::ListRange now,
                               RowLoss& rows) {
        if (old.count == now.count) { // the same entries in the same order, even if values differ
            for (std::size_t i = 0; i < old.count; ++i)
                comparer.add(old.offset + i, now.offset + i, parent, i, i);
            return;
        }
        // Usually some were dropped, or some were added at the end.
        std::size_t i = 0;
        std::size_t k = 0;
        std::vector<std::size_t> left;
        for (; i < old.count; ++i) {
            if (k < now.count && comparer.sameStored(old.offset + i, now.offset + k)) {
                comparer.add(old.offset + i, now.offset + k, parent, i, k);
                ++k;
            } else {
                left.push_back(i);
            }
        }
        std::multimap<std::vector<Cell>, std::size_t> rest;
        for (; k < now.count; ++k)
            rest.emplace(comparer.key(true, now.offset + k), k);
        for (const std::size_t at : left) {
            const auto same = rest.empty() ? rest.end() : rest.find(comparer.key(false, old.offset + at));
            if (same == rest.end()) {
                ++rows.gone;
                continue;
            }
            comparer.add(old.offset + at, now.offset + same->second, parent, at, same->second);
            rest.erase(same);
        }
        rows.come += rest.size();
    }

    const Model& before_;
    const Model& after_;
    ConversionReport report_;
};

} // namespace

ConversionReport compare(const Model& before, const Model& after) {
    return ModelComparer(before, after).run();
}

tl::expected<ConversionReport, model::EditError> tryConversion(const System& system, const Model& model,
                                                               std::string_view format) {
    Model copy = model;
    model::Transaction tx(copy, "Convert");
    if (auto done = system.versions.convert(tx, format); !done)
        return tl::unexpected(std::move(done.error()));
    if (auto change = tx.commit(); !change)
        return tl::unexpected(std::move(change.error()));
    return compare(model, copy);
}

} // namespace navsmith::systems
