// Selecting elements with the mouse: by a rectangle, by an outline, between two heights.
#pragma once

#include "core/model/ids.h"
#include "core/symbol/primitives.h"
#include "render/scene.h"

#include <QObject>
#include <QPointF>

#include <vector>

namespace navsmith::gui {

class Viewport;

/// Limits marquees and brushes to one floor, if they are on.
class HeightLimits : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool on() const { return on_; }
    [[nodiscard]] double from() const { return from_; } ///< world units
    [[nodiscard]] double to() const { return to_; }
    void set(bool on, double from, double to);
    /// From a step below what is drawn of an element to one above it, and on.
    void takeFrom(const render::Scene& scene, model::Element element);
    /// Whether the place of an element lies between them; all do while they are off.
    [[nodiscard]] bool holds(const render::Scene& scene, model::Element element) const;

Q_SIGNALS:
    void changed();

private:
    bool on_ = false;
    double from_ = 0;
    double to_ = 128;
};

/// A drag around elements.
class Marquee {
public:
    enum class Shape { Rectangle, Lasso };

    void begin(Shape shape, QPointF at);
    void goOn(Viewport& viewport, QPointF at);
    void end(Viewport& viewport);
    /// What lies inside now, of what the mouse may touch.
    [[nodiscard]] std::vector<model::Element> elements(const Viewport& viewport) const;
    /// The lasso's line; the rectangle is the view's rubber band.
    [[nodiscard]] symbol::Primitives marks(const Viewport& viewport) const;

private:
    Shape shape_ = Shape::Rectangle;
    std::vector<QPointF> line_; ///< of a rectangle: two corners
};

} // namespace navsmith::gui
