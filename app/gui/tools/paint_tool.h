// Paints a property value over elements of a type with a brush, rectangle or lasso. Each stroke is one undo step.
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

/// The value to paint: a flag, an enumeration value, or a reference to a named element.
struct Paint {
    model::ElementTypeId type = model::kNoElementType;
    const model::PropertySpec* property = nullptr; ///< owned by the schema
    model::Value value;                            ///< monostate: a null reference

    /// The value that a clearing stroke writes instead.
    [[nodiscard]] model::Value cleared() const;
};

/// The properties of a type that can be painted: flags, enumerations, and references to types whose elements have
/// names, if the files of the document store them.
std::vector<const model::PropertySpec*> paintable(const model::Model& model, model::ElementTypeId type);

struct PaintChoice {
    QString title;
    model::Value value;
};
/// The values that can be painted, in the order of the list.
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
    /// The position of the brush if the mouse is at `position`.
    [[nodiscard]] std::optional<glm::vec3> brushAt(QPointF position) const;
    void stampTo(const glm::vec3& at);
    void show(std::vector<model::Element> elements);
    [[nodiscard]] QString title() const;

    const HeightLimits& heights_;
    Paint paint_;
    Shape shape_ = Shape::Brush;
    double radius_ = 0;
    bool painting_ = false;
    document::EditPreview preview_; ///< the stroke in progress
    bool clearing_ = false;
    Marquee marquee_;
    std::optional<glm::vec3> brush_;         ///< position where the brush is drawn
    std::optional<glm::vec3> stamped_;       ///< position of the last stamp
    std::vector<model::Element> painted_;    ///< elements painted by the stroke
    std::unordered_set<model::Element> set_; ///< the same elements
};

} // namespace navsmith::gui
