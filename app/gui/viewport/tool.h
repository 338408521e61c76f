// A tool defines what the mouse does in the viewport. One tool is current; the camera handles its own buttons and keys
// first.
#pragma once

#include "core/symbol/primitives.h"

#include <QObject>
#include <QPointF>
#include <QString>

class QKeyEvent;
class QMouseEvent;

namespace navsmith::gui {

class Viewport;

class Tool : public QObject {
    Q_OBJECT

public:
    explicit Tool(Viewport& viewport);

    /// begin() activates the tool, end() deactivates it.
    virtual void begin() {}
    virtual void end() { cancel(); }
    /// The left button.
    virtual void press(const QMouseEvent& event);
    virtual void move(const QMouseEvent& event);
    virtual void release(const QMouseEvent& event);
    /// A click with the right button. Returns false to show the context menu.
    virtual bool rightClick(QPointF position);
    /// A step up (1) or down (-1). Returns false to move the selection.
    virtual bool step(int up);
    /// Whether a key means something to the operation in progress, whatever it means otherwise.
    [[nodiscard]] virtual bool takesKey(const QKeyEvent& event) const;
    /// A key that takesKey() has accepted.
    virtual void pressKey(const QKeyEvent& event);
    /// Cancels the operation in progress. Returns false if there is none.
    virtual bool cancel() { return false; }
    /// The selection, the model or the active document has changed.
    virtual void refresh() {}
    /// Whether a handle of the tool is at the position, so that elements behind it are not highlighted.
    virtual bool claims(QPointF position);
    /// The mouse has left the view.
    virtual void leave() {}
    /// Primitives that the tool draws on top of everything.
    [[nodiscard]] virtual symbol::Primitives marks() const { return {}; }
    /// What the user can do now, for the status bar and the tool bar.
    [[nodiscard]] virtual QString hint() const { return {}; }

Q_SIGNALS:
    void hintChanged();

protected:
    [[nodiscard]] Viewport& viewport() const { return viewport_; }

private:
    Viewport& viewport_;
};

} // namespace navsmith::gui
