// Numbers with their nouns, as model::counted().
#pragma once

#include "core/model/wording.h"

#include <QLocale>
#include <QString>

namespace navsmith::gui {

/// "1 file", "3 files".
inline QString counted(std::size_t count, std::string_view noun) {
    return QString::fromStdString(model::counted(count, noun));
}

/// "143,622".
inline QString grouped(std::size_t number) {
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

} // namespace navsmith::gui
