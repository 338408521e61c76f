// Builds elements with a Builder of the system: by clicks that continue a chain, or by dragging a rectangle or a line.
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
    /// Values of the builder's parameters, in their order.
    [[nodiscard]] const std::vector<double>& values() const { return values_; }
    void setValues(std::vector<double> values);
    /// Height of the ground at which a new chain starts, in world units. A chain continues at its own height.
    [[nodiscard]] double height() const { return height_; }
    void setHeight(double height);

    void begin() override;
    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool rightClick(QPointF position) override;
    /// Builds on the floor above or below the one under the mouse from now on, if there is a map.
    bool step(int up) override;
    bool cancel() override;
    void leave() override;
    void refresh() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

Q_SIGNALS:
    /// The values changed because of the element that the chain continues.
    void valuesChanged();
    void heightChanged(double height);

private:
    [[nodiscard]] systems::EditArguments arguments() const;
    [[nodiscard]] model::Element from() const;
    /// Whether the next click continues from there.
    [[nodiscard]] bool isContinuing() const;
    /// MapBinding::reach.
    [[nodiscard]] float reach() const;
    /// The point on the ground of the map, if that is at most `downwards` below; otherwise the point itself.
    [[nodiscard]] glm::vec3 onGround(glm::vec3 p, float downwards) const;
    /// What is seen there of the map, or the floor above or below that step() has chosen. None where there is no
    /// ground.
    [[nodiscard]] std::optional<glm::vec3> surfaceAt(QPointF position) const;
    /// Moves a point to the grid, if snapping is on, and to the ground there.
    [[nodiscard]] glm::vec3 snapped(const glm::vec3& at) const;
    [[nodiscard]] std::optional<systems::Builder::Click> clickAt(QPointF position, bool anew) const;
    void continueFrom(model::Element element);
    void takeHeightOfView();
    [[nodiscard]] bool byDragging() const { return builder_.gesture != systems::Gesture::Click; }
    /// The start of a drag at the position.
    [[nodiscard]] std::optional<systems::Builder::Click> dragFrom(QPointF position, bool anew) const;
    /// Sets the end of the current drag. Returns false if the ground there is too far away.
    bool dragTo(QPointF position);
    void finishDrag(QPointF position);
    /// The builder's description of the pending operation, if it has one.
    [[nodiscard]] std::optional<systems::Description> described() const;
    void markDrag(symbol::Primitives& out) const;
    void place(const systems::Builder::Click& click);
    void continueFromRebuilt();

    const systems::Builder& builder_;
    std::vector<double> values_;
    double height_ = 0;
    const document::Document* of_ = nullptr; ///< document of the chain
    std::vector<model::Element> chain_;      ///< elements built so far; the last live one continues the chain
    std::optional<QPointF> pressedAt_;
    std::optional<systems::Builder::Click> next_; ///< the pending click, or the current drag
    bool dragging_ = false;
    int floorsUp_ = 0; ///< from the floor that is seen to the one to build on
};

} // namespace navsmith::gui
