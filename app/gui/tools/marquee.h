// Selects elements with the mouse: rectangle, lasso, height limits.
#pragma once

#include "core/model/ids.h"
#include "core/symbol/primitives.h"
#include "render/scene.h"

#include <QObject>
#include <QPointF>

#include <vector>

namespace navsmith::gui {

class Viewport;

/// When enabled, limits marquees and brushes to a range of heights, such as one floor.
class HeightLimits : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool on() const { return on_; }
    [[nodiscard]] double from() const { return from_; } ///< world units
    [[nodiscard]] double to() const { return to_; }
    void set(bool on, double from, double to);
    /// Enables the limits with a margin below and above the element as drawn.
    void takeFrom(const render::Scene& scene, model::Element element);
    /// Whether the anchor of an element lies within the limits; always true if they are disabled.
    [[nodiscard]] bool holds(const render::Scene& scene, model::Element element) const;

Q_SIGNALS:
    void changed();

private:
    bool on_ = false;
    double from_ = 0;
    double to_ = 128;
};

/// A marquee in progress.
class Marquee {
public:
    enum class Shape { Rectangle, Lasso };

    void begin(Shape shape, QPointF at);
    void extendTo(Viewport& viewport, QPointF at);
    void end(Viewport& viewport);
    /// Elements inside the marquee that the mouse may select.
    [[nodiscard]] std::vector<model::Element> elements(const Viewport& viewport) const;
    /// The outline of the lasso; the rectangle is drawn by the view's rubber band.
    [[nodiscard]] symbol::Primitives marks(const Viewport& viewport) const;

private:
    Shape shape_ = Shape::Rectangle;
    std::vector<QPointF> line_; ///< two corners in the case of a rectangle
};

} // namespace navsmith::gui
