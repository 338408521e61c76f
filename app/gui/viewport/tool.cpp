#include "app/gui/viewport/tool.h"

#include "app/gui/viewport/viewport.h"

namespace navsmith::gui {

Tool::Tool(Viewport& viewport) : QObject(&viewport), viewport_(viewport) {}

void Tool::press(const QMouseEvent& /*event*/) {}
void Tool::move(const QMouseEvent& /*event*/) {}
void Tool::release(const QMouseEvent& /*event*/) {}

bool Tool::takesKey(const QKeyEvent& /*event*/) const {
    return false;
}
void Tool::pressKey(const QKeyEvent& /*event*/) {}

bool Tool::rightClick(QPointF /*position*/) {
    return false;
}

bool Tool::step(int /*up*/) {
    return false;
}

bool Tool::claims(QPointF /*position*/) {
    return false;
}

} // namespace navsmith::gui
