// What differs between two states of a document, in words of the game's players.
#pragma once

#include "core/model/model.h"

#include <span>
#include <string>
#include <string_view>

namespace navsmith::systems {

/// An element that differs. kNoSlot: that state does not have it.
struct ElementStates {
    const model::Model& before;
    const model::Model& after;
    model::ElementTypeId type = model::kNoElementType;
    model::Slot was = model::kNoSlot; ///< row of `before`
    model::Slot is = model::kNoSlot;  ///< row of `after`
    std::string where;    ///< "in Ganton", "at 120, -340"; of the later state that has it; empty: it has no place
    std::string whereWas; ///< of the earlier state that has it
    bool moved = false;

    [[nodiscard]] bool isAdded() const { return was == model::kNoSlot; }
    [[nodiscard]] bool isRemoved() const { return is == model::kNoSlot; }
    [[nodiscard]] bool isInBoth() const { return !isAdded() && !isRemoved(); }
};

/// For the elements of a type.
struct DifferenceWords {
    std::string_view type;
    /// A sentence: "Traffic is now off in Ganton." Empty: the changed properties say enough.
    std::string (*tell)(const ElementStates&) = nullptr;
};

} // namespace navsmith::systems
