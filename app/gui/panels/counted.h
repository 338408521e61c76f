// Numbers with their nouns, as model::counted().
#pragma once

#include "core/model/wording.h"

#include <QString>

namespace navsmith::gui {

/// "1 file", "3 files".
inline QString counted(std::size_t count, std::string_view noun) {
    return QString::fromStdString(model::counted(count, noun));
}

} // namespace navsmith::gui
