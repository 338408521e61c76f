// Draws a polygon by clicks on the ground, which becomes elements as polygons of other programs do.
#pragma once

#include "app/gui/viewport/tool.h"
#include "core/systems/polygons.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace navsmith::gui {

class PolygonTool : public Tool {
    Q_OBJECT

public:
    /// `maker` must outlive the tool.
    PolygonTool(Viewport& viewport, const systems::PolygonMaker& maker);

    /// The corners so far, in world units.
    [[nodiscard]] const std::vector<glm::vec3>& corners() const { return corners_; }

    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool rightClick(QPointF position) override;
    [[nodiscard]] bool takesKey(const QKeyEvent& event) const override;
    void pressKey(const QKeyEvent& event) override;
    bool cancel() override;
    void refresh() override;
    void leave() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

private:
    [[nodiscard]] std::optional<glm::vec3> groundAt(QPointF position) const;
    /// Whether a click there closes the polygon: on its first or last corner.
    [[nodiscard]] bool closesAt(QPointF position) const;
    /// The arguments of the previous polygon, as the user has adjusted them.
    [[nodiscard]] std::vector<double> numbers() const;
    void takeBack();
    void finish();
    void changed();

    const systems::PolygonMaker& maker_;
    const void* of_ = nullptr; ///< document of the corners
    std::vector<glm::vec3> corners_;
    std::optional<glm::vec3> mouse_;
    std::optional<QPointF> pressedAt_;
};

} // namespace navsmith::gui
