// Building as a system's Builder says: by clicks, each of which goes on from the one before, or by dragging a rectangle
// or a line.
#pragma once

#include "app/gui/viewport/tool.h"
#include "core/model/ids.h"
#include "core/systems/edit.h"

#include <optional>
#include <vector>

namespace navsmith::document {
class Document;
} // namespace navsmith::document

namespace navsmith::gui {

class BuildTool : public Tool {
    Q_OBJECT

public:
    /// `builder` must outlive the tool.
    BuildTool(Viewport& viewport, const systems::Builder& builder);

    [[nodiscard]] const systems::Builder& builder() const { return builder_; }
    /// Of the builder's parameters, in their order.
    [[nodiscard]] const std::vector<double>& values() const { return values_; }
    void setValues(std::vector<double> values);
    /// World units: where the ground is taken to be for a new beginning. What is built goes on at its own height.
    [[nodiscard]] double height() const { return height_; }
    void setHeight(double height);

    void begin() override;
    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool rightClick(QPointF position) override;
    bool cancel() override;
    void leave() override;
    void refresh() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

Q_SIGNALS:
    /// By what is gone on from.
    void valuesChanged();
    void heightChanged(double height);

private:
    [[nodiscard]] systems::EditArguments arguments() const;
    [[nodiscard]] model::Element from() const;
    [[nodiscard]] std::optional<systems::Builder::Click> clickAt(QPointF position, bool anew) const;
    void goOnFrom(model::Element element);
    void takeHeightOfView();
    [[nodiscard]] bool byDragging() const { return builder_.gesture != systems::Gesture::Click; }
    /// Where a drag begins that is begun there.
    [[nodiscard]] std::optional<systems::Builder::Click> dragFrom(QPointF position, bool anew) const;
    /// Takes the end of the drag that is under way there. False if the ground lies too far away.
    bool dragTo(QPointF position);
    void finishDrag(QPointF position);
    /// What the builder says of what would be done now; nothing if it says nothing.
    [[nodiscard]] std::optional<systems::Description> described() const;
    void markDrag(symbol::Primitives& out) const;
    void place(const systems::Builder::Click& click);

    const systems::Builder& builder_;
    std::vector<double> values_;
    double height_ = 0;
    const document::Document* of_ = nullptr; ///< what the chain is in
    std::vector<model::Element> chain_;      ///< what has been built; the last that is still there is gone on from
    std::optional<QPointF> pressedAt_;
    std::optional<systems::Builder::Click> next_; ///< what a click would do now, or the end of the drag
    bool dragging_ = false;
};

} // namespace navsmith::gui
