// A button for narrow panels: where its text has no room, it ends in dots. Give it a tooltip with the whole text.
#pragma once

#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace navsmith::gui {

class ElidingButton : public QToolButton {
public:
    explicit ElidingButton(QWidget* parent) : QToolButton(parent) {
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    }

    /// Room for a few letters.
    [[nodiscard]] QSize minimumSizeHint() const override {
        constexpr int letters = 8;
        const auto size = sizeHint();
        return {std::min(size.width(), fontMetrics().averageCharWidth() * letters), size.height()};
    }
    /// The visible part of the text.
    [[nodiscard]] QString shownText() const {
        const int frame = sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        return fontMetrics().elidedText(text(), Qt::ElideRight, width() - frame, Qt::TextShowMnemonic);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text = shownText();
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

} // namespace navsmith::gui
