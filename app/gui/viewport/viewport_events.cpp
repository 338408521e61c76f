// Events of the 3D view: what the mouse and the keys do, and what is under the mouse.
#include "app/gui/viewport/tool.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"
#include "render/axes.h"
#include "render/qt3d/scene_view.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <utility>

namespace navsmith::gui {

using model::Element;

bool Viewport::eventFilter(QObject* watched, QEvent* event) {
    if (watched != view_)
        return QWidget::eventFilter(watched, event);
    if (layout_.count > 1 && handleAcrossViews(*event))
        return true;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return handleMouse(*static_cast<QMouseEvent*>(event));
    case QEvent::Wheel:
        return controller_.wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::ShortcutOverride:
        // While flying, W A S D Q E control the camera and trigger no shortcuts.
        if (controller_.keyPress(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        if (tool_->takesKey(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        return QCoreApplication::sendEvent(this, event) && event->isAccepted(); // keys of the view's commands
    case QEvent::KeyPress:
        return controller_.keyPress(*static_cast<QKeyEvent*>(event)) || pressKey(*static_cast<QKeyEvent*>(event)) ||
               QCoreApplication::sendEvent(this, event);
    case QEvent::KeyRelease:
        controller_.keyRelease(*static_cast<QKeyEvent*>(event));
        return QCoreApplication::sendEvent(this, event); // of a command that lasts as long as its key is held
    case QEvent::FocusIn:
        showFocus(true);
        return false;
    case QEvent::FocusOut:
        QCoreApplication::sendEvent(this, event); // ends what held keys do
        controller_.endMovement();
        showFocus(false);
        return false;
    case QEvent::Leave:
        hovered_ = {};
        hoveredOther_.reset();
        inside_ = false;
        hoverTimer_.stop();
        tool_->leave();
        activateView(clicked_);
        view_->rankLabels();
        redrawMarks();
        Q_EMIT left();
        return false;
    case QEvent::Resize:
        arrangeViews();
        cameraMoved();
        return false;
    default:
        return false;
    }
}

bool Viewport::handleMouse(QMouseEvent& event) {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: // the second of two quick clicks counts as well
        view_->requestActivate();
        mousePressed(event);
        return true;
    case QEvent::MouseMove:
        mouseMoved(event);
        return true;
    default:
        break;
    }
    if (std::exchange(buttonPressed_, false)) {
        if (viewButton().contains(event.position().toPoint()))
            openViewMenu();
        return true;
    }
    if (std::exchange(axisPressed_, false))
        return true;
    if (!controller_.release(event) && event.button() == Qt::LeftButton) {
        tool_->release(event);
        redrawMarks();
        hoverSoon();
    }
    return true;
}

void Viewport::mousePressed(const QMouseEvent& event) {
    if (controller_.press(event) || event.button() != Qt::LeftButton)
        return;
    buttonPressed_ = viewButton().contains(event.position().toPoint());
    if (buttonPressed_)
        return;
    axisPressed_ = pressAxis(event.position());
    if (axisPressed_)
        return;
    mouse_ = event.position();
    tool_->press(event);
    redrawMarks();
}

void Viewport::mouseMoved(const QMouseEvent& event) {
    mouse_ = event.position();
    mouseSeen_ = true;
    if (!std::exchange(inside_, true) && event.buttons() == Qt::NoButton)
        focusOnEnter();
    if (controller_.move(event))
        return;
    tool_->move(event);
    if (event.buttons() == Qt::NoButton && !hoverTimer_.isActive())
        hoverTimer_.start();
}

void Viewport::rightClicked(QPointF position) {
    if (tool_->rightClick(position) || document() == nullptr)
        return;
    // The context menu applies to the clicked element, so select it first.
    const auto hit = pickAt(position);
    if (hit && !document()->selection().contains(hit->element))
        document()->selection().set({hit->element});
    else if (const auto other = hit ? std::nullopt : pickOther(position))
        switchTo(*other);
    Q_EMIT menuRequested(toGlobal(position));
}

void Viewport::hover() {
    if (document() == nullptr)
        return;
    const bool onButton = viewButton().contains(mouse_.toPoint());
    const bool onAxis = onButton || render::axes::endAt(toVec(mouse_), camera_).has_value();
    buttonHovered_ = onButton;
    view_->setCursor(onAxis ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const bool claimed = onAxis || tool_->claims(mouse_);
    const auto hit = claimed ? std::nullopt : pickAt(mouse_);
    const auto element = hit ? hit->element : Element{};
    // Build and paint tools work only in the active document.
    const auto other = claimed || hit || tool_ != default_ ? std::nullopt : pickOther(mouse_);
    if (element != hovered_ || other != hoveredOther_) {
        hovered_ = element;
        hoveredOther_ = other;
        view_->rankLabels();
        redrawMarks();
    } else {
        redrawTool();
    }
    if (other) {
        pointAtOther(*other);
        return;
    }
    auto at = hit ? activeScene()->anchor(element) : surfaceAt(mouse_);
    if (!hit && !at)
        at = camera_.onPlane(toVec(mouse_), 0);
    Q_EMIT pointed(at.value_or(camera_.position),
                   hit      ? QString::fromStdString(model::elementName(document()->model(), element))
                   : namer_ ? namer_(mouse_)
                            : QString());
}

void Viewport::pointAtOther(const Other& other) {
    const auto at = scene(*other.document).anchor(other.element);
    Q_EMIT pointed(at.value_or(camera_.position),
                   tr("%1 in %2 (click to switch to it)")
                       .arg(QString::fromStdString(model::elementName(other.document->model(), other.element)),
                            workspace_.titleOf(*other.document)));
}

} // namespace navsmith::gui
