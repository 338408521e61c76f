#include "app/gui/widgets/on_screen.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

/// The title bar and borders of most desktops. The true ones are known only while the window is shown.
constexpr QSize kFrame{16, 40};

} // namespace

QSize roomOnScreen(const QWidget& window) {
    const auto frame = window.isVisible() ? window.frameGeometry().size() - window.size() : QSize();
    return window.screen()->availableSize() - frame.expandedTo(kFrame);
}

void placeBeside(QWidget& window, const QRect& part) {
    const auto room = window.screen()->availableGeometry();
    const auto size = (window.size() + kFrame).boundedTo(room.size());
    const auto* parent = window.parentWidget();
    const auto middle = (parent == nullptr ? room : parent->window()->frameGeometry()).center();
    const auto overlapOf = [&](const QRect& at) {
        const auto both = at & part;
        return static_cast<qint64>(both.width()) * both.height();
    };
    QRect best;
    for (const int x : {middle.x() - size.width() / 2, part.left() - size.width(), part.right() + 1, room.left(),
                        room.right() + 1 - size.width()}) {
        for (const int y : {middle.y() - size.height() / 2, part.top() - size.height(), part.bottom() + 1, room.top(),
                            room.bottom() + 1 - size.height()}) {
            QRect at(QPoint(x, y), size);
            at.moveLeft(std::clamp(x, room.left(), room.right() + 1 - size.width()));
            at.moveTop(std::clamp(y, room.top(), room.bottom() + 1 - size.height()));
            const auto away = [&](const QRect& of) { return (of.center() - middle).manhattanLength(); };
            if (best.isNull() || std::pair(overlapOf(at), away(at)) < std::pair(overlapOf(best), away(best)))
                best = at;
        }
    }
    window.move(best.topLeft());
}

void keepOnScreen(QWidget& window) {
    if (window.isMaximized() || window.isFullScreen())
        return;
    if (const auto size = window.size().boundedTo(roomOnScreen(window)); size != window.size())
        window.resize(size);
    const auto available = window.screen()->availableGeometry();
    auto frame = window.frameGeometry();
    if (!window.isVisible())
        frame.setSize(window.size() + kFrame);
    const auto inside = [](int from, int length, int low, int room) {
        return std::max(low, std::min(from, low + room - length));
    };
    const QPoint at(inside(frame.x(), frame.width(), available.x(), available.width()),
                    inside(frame.y(), frame.height(), available.y(), available.height()));
    if (at != frame.topLeft())
        window.move(at);
}

} // namespace navsmith::gui
