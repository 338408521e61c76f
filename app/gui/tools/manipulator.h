// Handles at the selection, and the edit that dragging one makes. SelectTool has one manipulator.
#pragma once

#include "app/gui/tools/typed_numbers.h"
#include "core/document/edit_preview.h"
#include "core/document/last_operation.h"
#include "core/symbol/primitives.h"

#include <QPointF>
#include <QString>

#include <optional>

namespace navsmith::gui {

class Viewport;

class Manipulator {
public:
    explicit Manipulator(Viewport& viewport) : viewport_(viewport) {}
    virtual ~Manipulator() = default;
    Manipulator(const Manipulator&) = delete;
    Manipulator& operator=(const Manipulator&) = delete;

    /// Takes the handle at a position in the window; false if there is none.
    virtual bool grab(QPointF position) = 0;
    /// Takes the whole selection, wherever the mouse is; false if it cannot be changed this way.
    virtual bool grabSelection(QPointF position) = 0;
    /// Previews the edit that dragging the handle to a position makes.
    virtual void drag(document::EditPreview& preview, QPointF position, Qt::KeyboardModifiers modifiers) = 0;
    virtual void endDrag() = 0;
    /// Whether Shift means something while the whole selection is dragged.
    [[nodiscard]] virtual bool takesShift() const { return false; }
    /// Whether Shift means something while the handle that grab() took is dragged.
    [[nodiscard]] virtual bool handleTakesShift() const { return false; }
    /// What the drag does so far, to do it again with other numbers; none: it cannot be.
    [[nodiscard]] virtual std::optional<document::Operation> operation() const { return std::nullopt; }
    /// Take the place of what the mouse says, while a handle is dragged.
    [[nodiscard]] TypedNumbers& typed() { return typed_; }
    /// Why what is typed cannot be done; empty: it can.
    [[nodiscard]] virtual QString whyNotTyped() const { return typed_.whyIncomplete(); }
    /// What the drag has done so far: "Moved by 1, 0, 0".
    [[nodiscard]] const QString& report() const { return report_; }
    void clearReport() { report_.clear(); }
    /// Highlights the handle at a position; false if there is none.
    virtual bool hover(QPointF position) = 0;
    /// The mouse is elsewhere.
    virtual void leave() = 0;
    /// The selection, the model or the active document has changed.
    virtual void refresh() {}
    [[nodiscard]] virtual symbol::Primitives marks() const = 0;
    /// What the handles do, or the highlighted one, or why there are none.
    [[nodiscard]] virtual QString hint() const = 0;

protected:
    [[nodiscard]] Viewport& viewport() const { return viewport_; }
    [[nodiscard]] const TypedNumbers& typed() const { return typed_; }
    void report(const QString& text) { report_ = text; }

private:
    Viewport& viewport_;
    QString report_;
    TypedNumbers typed_;
};

} // namespace navsmith::gui
