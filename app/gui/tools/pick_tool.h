// Picks one element for a panel that wants one. Other tools give way to it, and selecting follows it.
#pragma once

#include "app/gui/viewport/tool.h"
#include "core/model/ids.h"

#include <optional>

namespace navsmith::gui {

class PickTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    /// Picks elements of this type.
    void setType(model::ElementTypeId type) { type_ = type; }

    void end() override;
    void press(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool rightClick(QPointF position) override;
    [[nodiscard]] QString hint() const override;

Q_SIGNALS:
    /// An invalid element: picking has ended.
    void picked(navsmith::model::Element element);

private:
    [[nodiscard]] QString typeTitle() const;

    model::ElementTypeId type_ = model::kNoElementType;
    std::optional<QPointF> pressedAt_;
};

} // namespace navsmith::gui
