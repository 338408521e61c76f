#include "app/gui/panels/property_content.h"

#include <algorithm>

namespace navsmith::gui {

using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

namespace {

bool mayBeBlank(const PropertySpec& property) {
    return !property.derived() && (property.type == PropertyType::Text || property.type == PropertyType::Bytes ||
                                   property.type == PropertyType::Reference);
}

} // namespace

bool occurs(const Model& model, const PropertySpec& property) {
    const auto files = model.order(model::kFileType).all();
    return property.present == nullptr ||
           std::ranges::any_of(files, [&](Slot file) { return property.present(model, file); });
}

Slot firstWithContent(const Model& model, ElementTypeId type, const PropertySpec& property,
                      std::span<const Slot> rows) {
    if (!occurs(model, property))
        return model::kNoSlot;
    const auto first = std::ranges::find_if(rows, [&, needsText = mayBeBlank(property)](Slot row) {
        const model::Element element{type, row};
        return !needsText || (model.isLive(element) && model::isPresent(model, property, element) &&
                              !model::displayText(model, property, element).empty());
    });
    return first == rows.end() ? model::kNoSlot : *first;
}

} // namespace navsmith::gui
