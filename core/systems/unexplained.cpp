#include "core/systems/unexplained.h"

#include "core/model/codec.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace navsmith::systems {

namespace {

using model::ColumnId;
using model::ElementTypeId;
using model::kNoList;
using model::ListId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;
using model::Storage;

constexpr std::size_t kMostBytesShown = 16;

/// Padding and white space have nothing to explain.
bool isFiller(char c) {
    return c == '\0' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::string shownBytes(std::string_view bytes) {
    auto text = model::counted(bytes.size(), "byte") + ":";
    for (const char c : bytes.substr(0, kMostBytesShown))
        text += fmt::format(" {:02X}", static_cast<unsigned char>(c));
    return bytes.size() > kMostBytesShown ? text + " ..." : text;
}

/// Null if the table has none.
const PropertyName* entryOf(std::span<const PropertyName> names, std::string_view type, std::string_view property) {
    const auto entry = std::ranges::find_if(
        names, [&](const PropertyName& name) { return name.type == type && name.property == property; });
    return entry == names.end() ? nullptr : &*entry;
}

/// Tells for the values of one property which of them have no explanation.
class Judge {
public:
    /// `columns`: those of the type or list that has the property.
    Judge(const Explanations& explanations, std::string_view type, const PropertySpec& property,
          std::span<const model::ColumnSpec> columns)
        : onlyInitial_(entryOf(explanations.onlyInitial, type, property.id) != nullptr),
          onlyNamed_(property.type == PropertyType::Enum &&
                     entryOf(explanations.openNames, type, property.id) == nullptr) {
        if (property.derived() || property.column == model::kNoColumn)
            return;
        const auto& column = columns[property.column];
        asText_ = onlyInitial_ && column.storage == Storage::Text;
        asNumber_ = (onlyInitial_ || onlyNamed_) && column.storage != Storage::Text && column.storage != Storage::Ref;
        usual_ = std::visit(
            [&](const auto& cells) {
                using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                if constexpr (std::is_integral_v<T>)
                    return model::decodeNumber(model::toInteger<T>(column.initial), property);
                else if constexpr (std::is_floating_point_v<T>)
                    return model::decodeNumber(static_cast<T>(column.initial), property);
                else
                    return 0.0;
            },
            model::makeColumn(column.storage));
        if (const auto* entry = entryOf(explanations.onlyInitial, type, property.id); entry != nullptr) {
            usual_ = entry->usual.value_or(usual_);
            other_ = entry->other;
        }
        for (const auto& name : property.names)
            named_.insert(static_cast<double>(name.value));
    }

    [[nodiscard]] bool asText() const { return asText_; }
    [[nodiscard]] bool asNumber() const { return asNumber_; }

    [[nodiscard]] static bool isUnknown(std::string_view bytes) { return !std::ranges::all_of(bytes, isFiller); }
    [[nodiscard]] bool isUnknown(double value) const {
        return (onlyInitial_ && value != usual_ && value != other_) || (onlyNamed_ && !named_.contains(value));
    }

private:
    bool onlyInitial_;
    bool onlyNamed_;
    bool asText_ = false;
    bool asNumber_ = false;
    double usual_ = 0;
    std::optional<double> other_;
    std::set<double> named_;
};

class Finder {
public:
    Finder(const Model& model, const Explanations& explanations)
        : model_(model), explanations_(explanations), index_(model) {}

    std::vector<Unexplained> run() {
        for (ElementTypeId type = 0; type < model_.schema().typeCount(); ++type) {
            const auto& spec = model_.schema().type(type);
            rows_ = index_.elements(type);
            for (const auto& property : spec.properties)
                judge(type, property);
            for (ColumnId column = 0; column < spec.columnCount(); ++column)
                findBits(type, column);
            for (ListId list = 0; list < spec.listCount(); ++list) {
                for (const auto& property : spec.lists[list].properties)
                    judgeEntries(type, list, property);
            }
        }
        return std::move(found_);
    }

private:
    void judge(ElementTypeId type, const PropertySpec& property) {
        const auto& spec = model_.schema().type(type);
        const Judge judge(explanations_, spec.id, property, spec.columns);
        if (judge.asText()) {
            const auto texts = model_.column(model::Column<std::string>{type, property.column});
            for (const Slot row : rows_) {
                if (Judge::isUnknown(texts[row]) && model::isPresent(model_, property, model::Element{type, row}))
                    found_.push_back({{type, row}, kNoList, 0, property.id, shownBytes(texts[row])});
            }
        } else if (judge.asNumber()) {
            std::vector<double> values(rows_.size());
            model::readNumbers(model_, type, property, rows_, values);
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                const model::Element element{type, rows_[i]};
                if (judge.isUnknown(values[i]) && model::isPresent(model_, property, element))
                    found_.push_back({element, kNoList, 0, property.id, model::displayText(model_, property, element)});
            }
        }
    }

    /// Bits of a column of flags for which the version of the file has no property.
    void findBits(ElementTypeId type, ColumnId column) {
        std::vector<const PropertySpec*> parts;
        for (const auto& property : model_.schema().type(type).properties) {
            if (property.column == column && property.bits != 0 && !property.derived())
                parts.push_back(&property);
        }
        if (parts.empty())
            return;
        const auto id = model_.schema().type(type).columns[column].id;
        std::uint64_t others = 0;
        for (const auto& explanation : explanations_.knownBits) {
            if (explanation.type == model_.schema().type(type).id && explanation.column == id)
                others |= explanation.bits;
        }
        std::visit(
            [&](const auto& cells) {
                using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                if constexpr (std::is_integral_v<T>) {
                    for (const Slot row : rows_) {
                        const auto rest = model::wordOf(cells[row]) & ~(maskFor({type, row}, parts) | others);
                        if (rest != 0)
                            found_.push_back({{type, row}, kNoList, 0, id, fmt::format("0x{:X}", rest)});
                    }
                }
            },
            model_.columnData(type, column));
        masks_.clear();
    }

    /// The bits with a meaning; all if the file has none of these properties.
    std::uint64_t maskFor(model::Element element, std::span<const PropertySpec* const> parts) {
        const Slot file = element.type == model::kFileType ? element.slot : model_.fileOf(element);
        // Rows come file by file: what they need is mostly at the end.
        const auto masked =
            std::ranges::find(masks_.rbegin(), masks_.rend(), file, &std::pair<Slot, std::uint64_t>::first);
        if (masked != masks_.rend())
            return masked->second;
        std::uint64_t mask = 0;
        for (const auto* part : parts) {
            if (part->present == nullptr || part->present(model_, file))
                mask |= model::maskOf(*part);
        }
        return masks_.emplace_back(file, mask == 0 ? ~std::uint64_t{0} : mask).second;
    }

    void judgeEntries(ElementTypeId type, ListId list, const PropertySpec& property) {
        const auto& spec = model_.schema().type(type);
        const Judge judge(explanations_, spec.id, property, spec.lists[list].columns);
        if (!judge.asNumber() || model_.listCount(type, list) == 0)
            return;
        std::visit(
            [&](const auto& cells) {
                for (const Slot row : rows_) {
                    const auto range = model_.listRange(type, list, row);
                    for (std::size_t i = 0; i < range.count; ++i) {
                        const model::ListOf place{type, list, row};
                        if (judge.isUnknown(model::decodeNumber(cells[range.offset + i], property)) &&
                            model::isPresent(model_, property, place))
                            found_.push_back(
                                {{type, row}, list, i, property.id, model::displayEntry(model_, property, place, i)});
                    }
                }
            },
            model_.listStore(type, list).pool(property.column));
    }

    const Model& model_;
    const Explanations& explanations_;
    model::ElementIndex index_;
    std::span<const Slot> rows_;
    std::vector<std::pair<Slot, std::uint64_t>> masks_; ///< by file, of the column at hand
    std::vector<Unexplained> found_;
};

} // namespace

std::vector<Unexplained> unexplainedIn(const Model& model, const Explanations& explanations) {
    return Finder(model, explanations).run();
}

} // namespace navsmith::systems
