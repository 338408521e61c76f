#include "core/model/fields.h"

#include "core/model/model.h"

namespace navsmith::model {

ColumnData& fieldData(ModelBuilder& builder, FieldsPlace place, std::size_t field) {
    if (place.list == kNoList)
        return builder.columnData(place.type, static_cast<ColumnId>(kFirstOwn + field));
    return builder.listStore(place.type, place.list).pool(static_cast<ColumnId>(field));
}

const ColumnData& fieldData(const Model& model, FieldsPlace place, std::size_t field) {
    if (place.list == kNoList)
        return model.columnData(place.type, static_cast<ColumnId>(kFirstOwn + field));
    return model.listStore(place.type, place.list).pool(static_cast<ColumnId>(field));
}

} // namespace navsmith::model
