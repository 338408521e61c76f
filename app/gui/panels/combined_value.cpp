#include "app/gui/panels/combined_value.h"

#include "app/gui/panels/schema_text.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace navsmith::gui {

using model::Column;
using model::Element;
using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Ref;
using model::Slot;

namespace {

/// Most mixed selections differ in the first rows. Blocks grow, so that uniform ones need few calls.
constexpr std::size_t kFirstBlock = 32;
constexpr std::size_t kLargestBlock = 16384;

/// The rows of a block whose file has the property.
class Presence {
public:
    Presence(const Model& model, ElementTypeId type, const PropertySpec& property)
        : model_(model), type_(type), property_(property) {}

    std::span<const Slot> of(std::span<const Slot> block) {
        if (property_.present == nullptr)
            return block;
        rows_.clear();
        for (const Slot row : block) {
            const Slot file = model_.fileOf({type_, row});
            const auto [it, fresh] = byFile_.try_emplace(file, false);
            if (fresh)
                it->second = property_.present(model_, file);
            if (it->second)
                rows_.push_back(row);
        }
        return rows_;
    }

private:
    const Model& model_;
    ElementTypeId type_;
    const PropertySpec& property_;
    std::unordered_map<Slot, bool> byFile_;
    std::vector<Slot> rows_;
};

/// Whether any row differs from the first one. `differs(first, block)` compares one block.
template <typename Differs>
bool anyDiffers(std::span<const Slot> rows, Presence& presence, Slot first, Differs&& differs) {
    std::size_t block = kFirstBlock;
    for (std::size_t at = 0; at < rows.size();) {
        const auto part = rows.subspan(at, std::min(block, rows.size() - at));
        at += part.size();
        block = std::min(block * 8, kLargestBlock);
        if (differs(first, presence.of(part)))
            return true;
    }
    return false;
}

bool numbersDiffer(const Model& model, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows,
                   Presence& presence, Slot first) {
    double expected = 0;
    model::readNumbers(model, type, property, std::span(&first, 1), std::span(&expected, 1));
    std::vector<double> numbers;
    return anyDiffers(rows, presence, first, [&](Slot, std::span<const Slot> block) {
        numbers.resize(block.size());
        model::readNumbers(model, type, property, block, numbers);
        return std::ranges::any_of(numbers, [&](double n) { return n != expected; });
    });
}

bool referencesDiffer(const Model& model, Column<Ref> handle, std::span<const Slot> rows, Presence& presence,
                      Slot first) {
    const auto refs = model.column(handle);
    const auto same = [&](Ref a, Ref b) {
        return a == b || (a.isRaw() && b.isRaw() && model.rawValue(handle, a) == model.rawValue(handle, b));
    };
    return anyDiffers(rows, presence, first, [&](Slot one, std::span<const Slot> block) {
        return std::ranges::any_of(block, [&](Slot row) { return !same(refs[row], refs[one]); });
    });
}

bool textsDiffer(const Model& model, Column<std::string> handle, std::span<const Slot> rows, Presence& presence,
                 Slot first) {
    const auto texts = model.column(handle);
    return anyDiffers(rows, presence, first, [&](Slot one, std::span<const Slot> block) {
        return std::ranges::any_of(block, [&](Slot row) { return texts[row] != texts[one]; });
    });
}

} // namespace

Combined combine(const Model& model, ElementTypeId type, const PropertySpec& property, std::span<const Slot> rows) {
    Presence presence(model, type, property);
    Combined out;
    Slot first = model::kNoSlot;
    for (std::size_t at = 0; at < rows.size() && first == model::kNoSlot; ++at) {
        const auto has = presence.of(rows.subspan(at, 1));
        if (!has.empty())
            first = has.front();
    }
    if (first == model::kNoSlot)
        return out;
    out.present = true;
    out.value = model::readValue(model, property, Element{type, first});
    if (rows.size() == 1)
        return out;
    if (property.deriveText != nullptr) {
        out.mixed = anyDiffers(rows, presence, first, [&](Slot one, std::span<const Slot> block) {
            const auto expected = property.deriveText(model, one);
            return std::ranges::any_of(block, [&](Slot row) { return property.deriveText(model, row) != expected; });
        });
        return out;
    }
    switch (property.type) {
    case PropertyType::Bool:
    case PropertyType::Integer:
    case PropertyType::Number:
    case PropertyType::Enum:
        out.mixed = numbersDiffer(model, type, property, rows, presence, first);
        break;
    case PropertyType::Reference:
        out.mixed = referencesDiffer(model, {type, property.column}, rows, presence, first);
        break;
    case PropertyType::Text:
    case PropertyType::Bytes:
        out.mixed = textsDiffer(model, {type, property.column}, rows, presence, first);
        break;
    case PropertyType::Vector:
        for (std::size_t i = 0; i < property.components.size() && !out.mixed; ++i)
            out.mixed = numbersDiffer(model, type, coordinate(property, i), rows, presence, first);
        break;
    }
    return out;
}

} // namespace navsmith::gui
