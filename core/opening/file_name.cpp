#include "core/opening/file_name.h"

#include <algorithm>
#include <cassert>
#include <string_view>

namespace navsmith::opening {

model::Column<std::string> fileNameColumn(const model::Schema& schema) {
    const auto& columns = schema.type(model::kFileType).columns;
    const auto column = std::ranges::find(columns, std::string_view("name"), &model::ColumnSpec::id);
    assert(column != columns.end());
    return {model::kFileType, static_cast<model::ColumnId>(column - columns.begin())};
}

std::string fileName(const model::Model& model, model::Slot file) {
    return model.get(fileNameColumn(model.schema()), file);
}

} // namespace navsmith::opening
