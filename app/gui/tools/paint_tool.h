// Painting a value of a property over elements of a type: with a brush, a rectangle or a lasso. A stroke is a step.
#pragma once

#include "app/gui/tools/marquee.h"
#include "app/gui/viewport/tool.h"
#include "core/document/document.h"
#include "core/model/property.h"

#include <QPointF>

#include <optional>
#include <unordered_set>
#include <vector>

namespace navsmith::gui {

/// What is painted: a flag, a name of an enumeration, or a reference to something that has a name.
struct Paint {
    model::ElementTypeId type = model::kNoElementType;
    const model::PropertySpec* property = nullptr; ///< of the schema
    model::Value value;                            ///< monostate: a reference to nothing

    /// What takes the place of the value when the stroke clears.
    [[nodiscard]] model::Value cleared() const;
};

/// The properties of a type that can be painted in a document: flags, enumerations and references to types whose
/// elements have names, if its files store them.
std::vector<const model::PropertySpec*> paintable(const model::Model& model, model::ElementTypeId type);

struct PaintChoice {
    QString title;
    model::Value value;
};
/// What one of them may be set to, in the order in which it is offered.
std::vector<PaintChoice> paintChoices(const model::Model& model, const Paint& paint);

class PaintTool : public Tool {
    Q_OBJECT

public:
    enum class Shape { Brush, Rectangle, Lasso };

    /// `heights` must outlive the tool.
    PaintTool(Viewport& viewport, const HeightLimits& heights);

    [[nodiscard]] const Paint& paint() const { return paint_; }
    void setPaint(Paint paint);
    [[nodiscard]] Shape shape() const { return shape_; }
    void setShape(Shape shape);
    /// World units.
    [[nodiscard]] double radius() const { return radius_; }
    void setRadius(double radius);

    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool rightClick(QPointF position) override;
    bool cancel() override;
    void leave() override;
    void refresh() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

private:
    [[nodiscard]] bool ready() const;
    [[nodiscard]] bool takes(model::Element element) const;
    /// Where the brush stands when the mouse is there.
    [[nodiscard]] std::optional<glm::vec3> brushAt(QPointF position) const;
    void stampTo(const glm::vec3& at);
    void show(std::vector<model::Element> elements);
    [[nodiscard]] QString title() const;

    const HeightLimits& heights_;
    Paint paint_;
    Shape shape_ = Shape::Brush;
    double radius_ = 0;
    bool painting_ = false;
    document::EditPreview preview_; ///< the stroke so far
    bool clearing_ = false;
    Marquee marquee_;
    std::optional<glm::vec3> brush_;         ///< where it is to be seen
    std::optional<glm::vec3> stamped_;       ///< where the stroke has got to
    std::vector<model::Element> painted_;    ///< by the stroke so far
    std::unordered_set<model::Element> set_; ///< the same
};

} // namespace navsmith::gui
