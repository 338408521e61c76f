// Tells what the generator of the active document's files makes of a clicked place.
#pragma once

#include "app/gui/viewport/tool.h"

#include <glm/vec3.hpp>

#include <functional>
#include <optional>
#include <utility>

namespace navsmith::gui {

class AskTool : public Tool {
    Q_OBJECT

public:
    using Explain = std::function<QString(const glm::vec3& place)>;

    using Tool::Tool;

    void setExplain(Explain explain) { explain_ = std::move(explain); }

    void press(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool cancel() override;
    void end() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

private:
    Explain explain_;
    std::optional<glm::vec3> asked_;
    QString answer_;
    std::optional<QPointF> pressedAt_;
};

} // namespace navsmith::gui
