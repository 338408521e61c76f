// What the mouse does in the viewport. One tool is current; the camera takes its buttons and keys before it.
#pragma once

#include "core/symbol/primitives.h"

#include <QObject>
#include <QPointF>
#include <QString>

class QMouseEvent;

namespace navsmith::gui {

class Viewport;

class Tool : public QObject {
    Q_OBJECT

public:
    explicit Tool(Viewport& viewport);

    /// Becomes the current one, or stops being it.
    virtual void begin() {}
    virtual void end() { cancel(); }
    /// The left button.
    virtual void press(const QMouseEvent& event);
    virtual void move(const QMouseEvent& event);
    virtual void release(const QMouseEvent& event);
    /// The right button pressed and let go in one place. False: the menu of what lies there is shown.
    virtual bool rightClick(QPointF position);
    /// Gives up what is under way. False if there was nothing.
    virtual bool cancel() { return false; }
    /// The selection, the model or the active document is another than before.
    virtual void refresh() {}
    /// A handle of the tool's own lies there: what is behind it is not pointed at.
    virtual bool claims(QPointF position);
    /// The mouse has left the view: nothing is pointed at any more.
    virtual void leave() {}
    /// What the tool draws over everything.
    [[nodiscard]] virtual symbol::Primitives marks() const { return {}; }
    /// What can be done now, for the status bar and the tool bar.
    [[nodiscard]] virtual QString hint() const { return {}; }

Q_SIGNALS:
    void hintChanged();

protected:
    [[nodiscard]] Viewport& viewport() const { return viewport_; }

private:
    Viewport& viewport_;
};

} // namespace navsmith::gui
