#include "app/cli/element_index.h"

namespace navsmith::cli {

ElementIndex::Kind& ElementIndex::of(model::KindId kind) {
    auto& known = kinds_[kind];
    if (known)
        return *known;
    auto& made = known.emplace();
    made.elements.reserve(model_.count(kind));
    made.places.assign(model_.capacity(kind), model::kNoSlot);
    for (const model::Slot row : model_.order(kind).all()) {
        if (!model_.isLive({kind, row}))
            continue;
        made.places[row] = static_cast<std::uint32_t>(made.elements.size());
        made.elements.push_back(row);
    }
    return made;
}

} // namespace navsmith::cli
