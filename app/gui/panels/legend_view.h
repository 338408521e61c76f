// Legend of the colours in the view: swatches with text, or a colour ramp with numbers.
#pragma once

#include "core/symbol/symbol.h"

#include <QWidget>

#include <vector>

namespace navsmith::gui {

struct LegendGroup {
    QString title;
    std::vector<symbol::LegendEntry> entries;
    bool ramp = false; ///< a continuous gradient from the first entry to the last
    QString help = {}; ///< what is coloured, for the tooltip

    bool operator==(const LegendGroup& other) const;
};

class LegendView : public QWidget {
    Q_OBJECT

public:
    explicit LegendView(QWidget* parent = nullptr);

    void setGroups(std::vector<LegendGroup> groups);
    [[nodiscard]] const std::vector<LegendGroup>& groups() const { return groups_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int heightOf(const LegendGroup& group) const;

    std::vector<LegendGroup> groups_;
};

} // namespace navsmith::gui
