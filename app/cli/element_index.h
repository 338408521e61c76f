// A number for every element: its place among those of its type, in file order. JSON results name elements by it, so
// that one result can be held against another.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::cli {

/// Good until the model changes.
class ElementIndex {
public:
    explicit ElementIndex(const model::Model& model) : model_(model), types_(model.schema().types.size()) {}

    /// Elements of a type in file order: files as the document has them, groups and ranks as in the files.
    [[nodiscard]] std::span<const model::Slot> elements(model::ElementTypeId type) { return of(type).elements; }
    /// Place of an element in elements(); model::kNoSlot of one that is not live.
    [[nodiscard]] std::uint32_t of(model::Element element) { return of(element.type).places[element.slot]; }

private:
    struct Type {
        std::vector<model::Slot> elements;
        std::vector<std::uint32_t> places; ///< by slot
    };
    Type& of(model::ElementTypeId type);

    const model::Model& model_;
    std::vector<std::optional<Type>> types_; ///< made when first asked for
};

} // namespace navsmith::cli
