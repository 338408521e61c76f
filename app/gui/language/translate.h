// tr() for functions that belong to no QObject.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace navsmith::gui {

/// As QObject::tr(). `n` stands for "%n" and selects the plural form; -1: none.
inline QString tr(const char* text, int n = -1) {
    return QCoreApplication::translate("navsmith::gui", text, nullptr, n);
}

} // namespace navsmith::gui
