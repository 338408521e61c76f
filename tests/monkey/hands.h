// Mouse and keyboard. Events go through the windows, as the window system sends them, so that what is modal, or pops
// up, has its effect.
#pragma once

#include <QPoint>
#include <QString>
#include <Qt>

class QObject;
class QWidget;
class QWindow;

namespace navsmith::monkey {

/// A place in a window.
struct Spot {
    QWindow* window = nullptr;
    QPoint at;
};

/// Of a widget; no window if it is in none.
Spot spotOf(const QWidget& widget, QPoint at);

void click(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, bool twice);
void press(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
void move(const Spot& spot, Qt::MouseButton held, Qt::KeyboardModifiers modifiers);
void release(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
void turnWheel(const Spot& spot, int steps, Qt::KeyboardModifiers modifiers);
/// To the window that has the keyboard.
void key(int key, Qt::KeyboardModifiers modifiers);
void type(const QString& text);

/// "QPushButton \"dialog.ok\"", with the nearest parent that has a name.
QString nameOf(const QObject& object);

} // namespace navsmith::monkey
