// Numbers elements by their place among those of their type in file order. JSON results identify elements by this
// number, so that results can be compared.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::model {

/// Valid until the model changes.
class ElementIndex {
public:
    explicit ElementIndex(const Model& model) : model_(model), types_(model.schema().types.size()) {}

    /// Elements of a type in file order: files in the order of the document, groups and ranks as in the files.
    [[nodiscard]] std::span<const Slot> elements(ElementTypeId type) { return of(type).elements; }
    /// Index of an element in elements(); kNoSlot if it is not live.
    [[nodiscard]] std::uint32_t of(Element element) { return of(element.type).places[element.slot]; }

private:
    struct Type {
        std::vector<Slot> elements;
        std::vector<std::uint32_t> places; ///< indexed by slot
    };
    Type& of(ElementTypeId type);

    const Model& model_;
    std::vector<std::optional<Type>> types_; ///< filled on demand
};

} // namespace navsmith::model
