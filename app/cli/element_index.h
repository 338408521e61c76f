// A number for every element: its place among those of its kind, in file order. JSON results name elements by it, so
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
    explicit ElementIndex(const model::Model& model) : model_(model), kinds_(model.schema().kinds.size()) {}

    /// Elements of a kind in file order: files as the document has them, groups and ranks as in the files.
    [[nodiscard]] std::span<const model::Slot> elements(model::KindId kind) { return of(kind).elements; }
    /// Place of an element in elements(); model::kNoSlot of one that is not live.
    [[nodiscard]] std::uint32_t of(model::Element element) { return of(element.kind).places[element.slot]; }

private:
    struct Kind {
        std::vector<model::Slot> elements;
        std::vector<std::uint32_t> places; ///< by slot
    };
    Kind& of(model::KindId kind);

    const model::Model& model_;
    std::vector<std::optional<Kind>> kinds_; ///< made when first asked for
};

} // namespace navsmith::cli
