#include "app/gui/widgets/wrapping_check_box.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace navsmith::gui {

WrappingCheckBox::WrappingCheckBox(const QString& text, QWidget* parent) : QCheckBox(text, parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappingCheckBox::sizeOf(const QString& text) const {
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = text;
    const auto size = fontMetrics().size(Qt::TextShowMnemonic, text);
    return style()->sizeFromContents(QStyle::CT_CheckBox, &option, size, this);
}

QString WrappingCheckBox::wrapped(int width) const {
    QString lines;
    QString line;
    for (const auto& word : text().split(u' ')) {
        const auto longer = line.isEmpty() ? word : line + u' ' + word;
        if (!line.isEmpty() && sizeOf(longer).width() > width) {
            lines += line + u'\n';
            line = word;
        } else {
            line = longer;
        }
    }
    return lines + line;
}

QSize WrappingCheckBox::minimumSizeHint() const {
    int width = 0;
    for (const auto& word : text().split(u' '))
        width = std::max(width, sizeOf(word).width());
    return {width, sizeOf(text()).height()};
}

int WrappingCheckBox::heightForWidth(int width) const {
    return sizeOf(wrapped(width)).height();
}

void WrappingCheckBox::resizeEvent(QResizeEvent* event) {
    QCheckBox::resizeEvent(event);
    setMinimumHeight(heightForWidth(width())); // scroll areas do not ask for the height for a width
}

void WrappingCheckBox::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = wrapped(width());
    painter.drawControl(QStyle::CE_CheckBox, option);
}

} // namespace navsmith::gui
