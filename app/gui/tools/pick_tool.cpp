#include "app/gui/tools/pick_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/viewport/mouse.h"
#include "app/gui/viewport/viewport.h"

#include <QMouseEvent>

#include <utility>

namespace navsmith::gui {

void PickTool::end() {
    pressedAt_.reset();
    Q_EMIT picked({});
}

void PickTool::press(const QMouseEvent& event) {
    pressedAt_ = event.position();
}

void PickTool::release(const QMouseEvent& event) {
    const auto pressed = std::exchange(pressedAt_, std::nullopt);
    if (!pressed || (event.position() - *pressed).manhattanLength() > kClickPixels)
        return;
    if (const auto hit = viewport().pickAt(event.position(), [this](model::Element e) { return e.type == type_; }))
        Q_EMIT picked(hit->element);
    else
        viewport().showMessage(tr("There is no %1 under the mouse.").arg(typeTitle()));
}

bool PickTool::rightClick(QPointF /*position*/) {
    viewport().cancelTool();
    return true;
}

QString PickTool::typeTitle() const {
    const auto* document = viewport().document();
    return document == nullptr ? QString() : fromUtf8(document->model().schema().type(type_).title);
}

QString PickTool::hint() const {
    return tr("Click the wanted %1. Right-click or Esc cancels.").arg(typeTitle());
}

} // namespace navsmith::gui
