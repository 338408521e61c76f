// Selects by click, rubber band or lasso, and changes the selection by handles.
#pragma once

#include "app/gui/tools/manipulator.h"
#include "app/gui/tools/marquee.h"
#include "app/gui/viewport/tool.h"
#include "core/document/document.h"
#include "core/model/ids.h"

#include <memory>
#include <optional>
#include <vector>

namespace navsmith::gui {

class SelectTool : public Tool {
    Q_OBJECT

public:
    /// `heights` must outlive the tool.
    SelectTool(Viewport& viewport, const HeightLimits& heights, std::unique_ptr<Manipulator> handles);

    void begin() override;
    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    [[nodiscard]] bool takesKey(const QKeyEvent& event) const override;
    void pressKey(const QKeyEvent& event) override;
    /// Only while dragSelection() lasts: cancels it.
    bool rightClick(QPointF position) override;
    bool cancel() override;
    void refresh() override;
    bool claims(QPointF position) override;
    void leave() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;
    /// A menu of all elements at the position.
    void showList(QPointF position);
    /// The selection follows the mouse without a button until a click or Enter confirms. False if it cannot be changed.
    /// `mergeKey`: as for Document::edit().
    bool dragSelection(QPointF position, quint64 mergeKey);
    /// The next drag draws a rectangle, even over handles.
    void beginBox();

Q_SIGNALS:
    /// What dragSelection() began is confirmed or cancelled.
    void selectionDragged();

private:
    enum class Doing { Nothing, Pressed, Marquee, Dragging };

    void click(QPointF position, Qt::KeyboardModifiers modifiers);
    /// The element that a click selects: the front one, or for another click at the same place the next one beneath.
    [[nodiscard]] model::Element beneath(QPointF position);
    /// Whether what grabbed a handle is a click on the element that the handle covers: with a modifier that selects
    /// more, or again where the last click was.
    [[nodiscard]] bool clicksThrough(const QMouseEvent& event) const;
    /// Whether the mouse was pressed on a selected element, which a drag then moves.
    [[nodiscard]] bool isOnSelected(Qt::KeyboardModifiers modifiers) const;
    /// Whether a click here repeats the last one, which selected what is still selected.
    [[nodiscard]] bool repeatsClick(QPointF position) const;
    void finishMarquee(Qt::KeyboardModifiers modifiers);
    void beginDrag(QPointF position, Qt::KeyboardModifiers modifiers, quint64 mergeKey = 0);
    void drag();
    void finishDrag();
    /// Makes the selection a copy of itself, for the drag to move. None: nothing has changed, and nothing is grabbed.
    std::optional<quint64> grabCopy();
    /// Takes back what grabCopy() did. False if the drag moves no copy.
    bool takeBackCopy();
    /// Whether Shift slows the drag down.
    [[nodiscard]] bool canSlowDown() const;

    Doing doing_ = Doing::Nothing;
    bool withoutButton_ = false; ///< the drag
    bool boxNext_ = false;       ///< the next press begins a rectangle
    std::unique_ptr<Manipulator> handles_;
    document::EditPreview preview_;
    QPointF pressedAt_;
    QPointF mouse_;     ///< during a drag
    QPointF draggedTo_; ///< the same, but for slow movements
    Qt::KeyboardModifiers draggedWith_;
    QPointF clickedAt_;
    model::Element clicked_; ///< what the last click selected
    struct Copy {
        document::Document* document = nullptr; ///< null: the drag moves no copy
        std::vector<model::Element> originals{};
        quint64 state = 0; ///< of the document with the copy in its place
    };
    Copy copy_;
    bool onHandle_ = false; ///< the mouse was pressed on a handle
    const HeightLimits& heights_;
    Marquee marquee_;
};

} // namespace navsmith::gui
