// Measures the length of a line of clicked points.
#pragma once

#include "app/gui/viewport/tool.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace navsmith::gui {

class MeasureTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool rightClick(QPointF position) override;
    bool cancel() override;
    void leave() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

    /// World units along the line, in 3D.
    [[nodiscard]] double length() const;

private:
    [[nodiscard]] std::optional<glm::vec3> pointAt(QPointF position) const;

    std::vector<glm::vec3> points_;
    std::optional<glm::vec3> mouse_;
    std::optional<QPointF> pressedAt_;
};

} // namespace navsmith::gui
