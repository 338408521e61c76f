#include "app/gui/tools/ask_tool.h"

#include "app/gui/viewport/mouse.h"
#include "app/gui/viewport/viewport.h"

#include <QMouseEvent>

#include <utility>

namespace navsmith::gui {

namespace {

constexpr auto kAsked = symbol::rgb(0xFFFFFF);
constexpr float kAskedSize = 14;

} // namespace

void AskTool::press(const QMouseEvent& event) {
    pressedAt_ = event.position();
}

void AskTool::release(const QMouseEvent& event) {
    const auto pressed = std::exchange(pressedAt_, std::nullopt);
    if (!pressed || (event.position() - *pressed).manhattanLength() > kClickPixels || !explain_)
        return;
    asked_ = viewport().surfaceAt(event.position());
    if (!asked_)
        asked_ = viewport().groundAt(event.position(), 0);
    if (asked_) {
        answer_ = explain_(*asked_);
        viewport().showMessage(answer_);
    }
    viewport().redrawTool();
}

bool AskTool::cancel() {
    const bool asked = std::exchange(asked_, std::nullopt).has_value();
    viewport().redrawTool();
    return asked;
}

void AskTool::end() {
    cancel();
    pressedAt_.reset();
}

symbol::Primitives AskTool::marks() const {
    symbol::Primitives out;
    if (asked_) {
        out.mark(*asked_, kAsked, kAskedSize, symbol::Shape::Ring);
        out.labels.push_back({*asked_, kAsked, answer_.toStdString()});
    }
    return out;
}

QString AskTool::hint() const {
    return tr("Click a place to learn what the generator makes of it, and why.");
}

} // namespace navsmith::gui
