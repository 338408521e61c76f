// Drags of the mouse: a few moves, between which other things may happen.
#include "app/gui/viewport/viewport.h"
#include "render/qt3d/scene_view.h"
#include "tests/monkey/monkey.h"

#include <utility>

namespace navsmith::monkey {

bool Monkey::dragInView() {
    auto& view = window_.viewport().view();
    const auto from = anyPoint(view.size());
    auto to = anyPoint(view.size());
    if (chance_.percent(50)) // short ones move things
        to = from + QPoint(chance_.between(-40, 40), chance_.between(-40, 40));
    const auto button = chance_.of(std::vector<Qt::MouseButton>{Qt::LeftButton, Qt::LeftButton, Qt::LeftButton,
                                                                Qt::MiddleButton, Qt::RightButton});
    drag_ = Drag{{&view, from}, to, button, anyModifiers(), chance_.between(2, 8)};
    ++events_;
    note(QStringLiteral("drag in the view from %1,%2 to %3,%4, button %5, modifiers %6")
             .arg(from.x())
             .arg(from.y())
             .arg(to.x())
             .arg(to.y())
             .arg(static_cast<int>(button))
             .arg(static_cast<quint32>(drag_->modifiers), 0, 16));
    press(drag_->spot, button, drag_->modifiers);
    return true;
}

void Monkey::moveOn() {
    auto& drag = *drag_;
    if (drag.spot.window == nullptr || !drag.spot.window->isVisible()) {
        drag_.reset();
        return;
    }
    if (drag.moves > 0) {
        drag.spot.at += (drag.to - drag.spot.at) / drag.moves;
        --drag.moves;
        if (chance_.percent(3)) {
            note(QStringLiteral("Escape while dragging"));
            key(Qt::Key_Escape, {});
        }
        if (chance_.percent(12))
            typeWhileDragging();
        if (drag_)
            move(drag_->spot, drag_->button, drag_->modifiers);
        return;
    }
    const auto last = *std::exchange(drag_, std::nullopt);
    release(last.spot, last.button, last.modifiers);
}

/// Numbers, which take the place of what the mouse says.
void Monkey::typeWhileDragging() {
    static const std::vector<QString> texts{"5", "-2.5", "x5y-3", "z", "0", "x", "999999999999", "-", ".", "y1e9"};
    const auto text = chance_.of(texts);
    note(QStringLiteral("type %1 while dragging").arg(text));
    type(text);
    for (int i = chance_.percent(30) ? chance_.between(1, 6) : 0; i > 0; --i)
        key(Qt::Key_Backspace, {});
    if (chance_.percent(20))
        key(Qt::Key_Return, {});
}

bool Monkey::dragWidget(QWidget& top) {
    auto* window = top.windowHandle();
    if (window == nullptr)
        return false;
    drag_ = Drag{{window, anyPoint(top.size())}, anyPoint(top.size()), Qt::LeftButton, {}, chance_.between(3, 8)};
    ++events_;
    const auto* under = top.childAt(drag_->spot.at);
    note(QStringLiteral("drag %1 from %2,%3 to %4,%5")
             .arg(under != nullptr ? nameOf(*under) : nameOf(top))
             .arg(drag_->spot.at.x())
             .arg(drag_->spot.at.y())
             .arg(drag_->to.x())
             .arg(drag_->to.y()));
    press(drag_->spot, drag_->button, {});
    return true;
}

} // namespace navsmith::monkey
