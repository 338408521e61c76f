// The names of a document's files, which every system keeps in the column "name" of the type `file`.
#pragma once

#include "core/model/model.h"

#include <string>

namespace navsmith::opening {

/// The column, not a property: some systems show people the name under another one.
model::Column<std::string> fileNameColumn(const model::Schema& schema);
std::string fileName(const model::Model& model, model::Slot file);

} // namespace navsmith::opening
