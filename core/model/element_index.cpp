#include "core/model/element_index.h"

namespace navsmith::model {

ElementIndex::Type& ElementIndex::of(ElementTypeId type) {
    auto& entry = types_[type];
    if (entry)
        return *entry;
    auto& index = entry.emplace();
    index.elements.reserve(model_.count(type));
    index.places.assign(model_.capacity(type), kNoSlot);
    for (const Slot row : model_.order(type).all()) {
        if (!model_.isLive({type, row}))
            continue;
        index.places[row] = static_cast<std::uint32_t>(index.elements.size());
        index.elements.push_back(row);
    }
    return index;
}

} // namespace navsmith::model
