#include "tests/monkey/hands.h"

#include <QApplication>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>
#include <QWindow>

namespace navsmith::monkey {

namespace {

QWindow* keyboardWindow() {
    if (auto* popup = QApplication::activePopupWidget())
        return popup->windowHandle();
    if (auto* window = QGuiApplication::focusWindow())
        return window;
    auto* active = QApplication::activeModalWidget();
    return active != nullptr ? active->window()->windowHandle() : nullptr;
}

} // namespace

Spot spotOf(const QWidget& widget, QPoint at) {
    auto* window = widget.window()->windowHandle();
    return {window, widget.mapTo(widget.window(), at)};
}

void click(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, bool twice) {
    QTest::mouseMove(spot.window, spot.at);
    if (twice) {
        QTest::mouseDClick(spot.window, button, modifiers, spot.at);
        return;
    }
    const QPointer<QWindow> window = spot.window; // may close when the button goes down
    QTest::mousePress(window, button, modifiers, spot.at);
    if (window)
        QTest::mouseRelease(window, button, modifiers, spot.at);
}

void press(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    QTest::mouseMove(spot.window, spot.at);
    QTest::mousePress(spot.window, button, modifiers, spot.at);
}

void move(const Spot& spot, Qt::MouseButton held, Qt::KeyboardModifiers modifiers) {
    QMouseEvent event(QEvent::MouseMove, QPointF(spot.at), spot.window->mapToGlobal(QPointF(spot.at)), Qt::NoButton,
                      held, modifiers);
    QCoreApplication::sendEvent(spot.window, &event);
}

void release(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    QTest::mouseRelease(spot.window, button, modifiers, spot.at);
}

void turnWheel(const Spot& spot, int steps, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(QPointF(spot.at), spot.window->mapToGlobal(QPointF(spot.at)), {}, {0, steps * 120}, Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(spot.window, &event);
}

void key(int key, Qt::KeyboardModifiers modifiers) {
    const QPointer<QWindow> window = keyboardWindow(); // may close when the key goes down
    if (window)
        QTest::keyPress(window, static_cast<Qt::Key>(key), modifiers);
    if (window)
        QTest::keyRelease(window, static_cast<Qt::Key>(key), modifiers);
}

void type(const QString& text) {
    for (const QChar letter : text) {
        const QPointer<QWindow> window = keyboardWindow();
        if (window)
            QTest::keyPress(window, letter.toLatin1());
        if (window)
            QTest::keyRelease(window, letter.toLatin1());
    }
}

QString nameOf(const QObject& object) {
    auto name = QString::fromLatin1(object.metaObject()->className());
    const QObject* named = &object;
    while (named != nullptr && named->objectName().isEmpty())
        named = named->parent();
    if (named != nullptr)
        name += (named == &object ? QStringLiteral(" \"%1\"") : QStringLiteral(" in \"%1\"")).arg(named->objectName());
    return name;
}

} // namespace navsmith::monkey
