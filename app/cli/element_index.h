// Numbers elements by their place among those of their type in file order. JSON results identify elements by this
// number, so that results can be compared.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::cli {

/// Valid until the model changes.
class ElementIndex {
public:
    explicit ElementIndex(const model::Model& model) : model_(model), types_(model.schema().types.size()) {}

    /// Elements of a type in file order: files in the order of the document, groups and ranks as in the files.
    [[nodiscard]] std::span<const model::Slot> elements(model::ElementTypeId type) { return of(type).elements; }
    /// Index of an element in elements(); model::kNoSlot if it is not live.
    [[nodiscard]] std::uint32_t of(model::Element element) { return of(element.type).places[element.slot]; }

private:
    struct Type {
        std::vector<model::Slot> elements;
        std::vector<std::uint32_t> places; ///< indexed by slot
    };
    Type& of(model::ElementTypeId type);

    const model::Model& model_;
    std::vector<std::optional<Type>> types_; ///< filled on demand
};

} // namespace navsmith::cli
