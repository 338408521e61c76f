// Finds widgets by name and waits for the event loop.
#pragma once

#include <QApplication>
#include <QTest>
#include <QWidget>

#include <ostream>
#include <stdexcept>

/// Prints QStrings in gtest's messages.
inline void PrintTo(const QString& text, std::ostream* out) {
    *out << '"' << text.toStdString() << '"';
}

namespace navsmith::tests {

/// The widget with this name and type; fails the test if there is none.
template <typename T>
T& find(const QWidget& parent, const char* name) {
    auto* found = parent.findChild<T*>(QString::fromLatin1(name));
    if (found == nullptr)
        throw std::runtime_error(std::string("no widget ") + name);
    return *found;
}

/// Shows a widget and gives it the keyboard focus.
inline void showActive(QWidget& widget, QSize size = {420, 700}) {
    widget.resize(size);
    widget.show();
    widget.activateWindow();
    if (!QTest::qWaitForWindowActive(&widget))
        throw std::runtime_error("the window did not become active");
}

inline void replaceText(QWidget& widget, const QString& text) {
    widget.setFocus();
    QTest::keyClick(&widget, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&widget, Qt::Key_Delete);
    QTest::keyClicks(&widget, text);
}

} // namespace navsmith::tests
