#include "core/model/cells.h"

#include "core/model/codec.h"

namespace navsmith::model {

void readCells(const Model& model, ElementTypeId type, ListId list, const PropertySpec& property, std::size_t component,
               std::span<const std::uint32_t> places, std::span<double> out) {
    const auto column = property.type == PropertyType::Vector ? property.components[component] : property.column;
    const auto& data = list == kNoList ? model.columnData(type, column) : model.listStore(type, list).pool(column);
    std::visit(
        [&](const auto& v) {
            for (std::size_t i = 0; i < places.size(); ++i)
                out[i] = decodeNumber(v[places[i]], property, component);
        },
        data);
    if (property.type == PropertyType::Bool)
        std::ranges::transform(out, out.begin(), [](double x) { return x != 0 ? 1.0 : 0.0; });
}

} // namespace navsmith::model
