#include "core/model/element_index.h"

namespace navsmith::model {

ElementIndex::Type& ElementIndex::of(ElementTypeId type) {
    auto& known = types_[type];
    if (known)
        return *known;
    auto& made = known.emplace();
    made.elements.reserve(model_.count(type));
    made.places.assign(model_.capacity(type), kNoSlot);
    for (const Slot row : model_.order(type).all()) {
        if (!model_.isLive({type, row}))
            continue;
        made.places[row] = static_cast<std::uint32_t>(made.elements.size());
        made.elements.push_back(row);
    }
    return made;
}

} // namespace navsmith::model
