#include "app/gui/theme.h"

#include "app/gui/theme_style.h"

#include <QApplication>
#include <QPalette>

namespace navsmith::gui {

namespace {

struct Colours {
    QRgb window, base, alternate, text, dim, button, bright, tip, accent, highlight, disabledHighlight;
    QRgb tipBorder, dockTitle, separator; ///< for the style sheet
};

constexpr Colours kDark{0xFF23272F, 0xFF1B1E25, 0xFF20242C, 0xFFDDE2EA, 0xFF7D8695, 0xFF2D323C, 0xFFFF6B6B,
                        0xFF303642, 0xFF4C9CF5, 0xFF2F6FB8, 0xFF3A404C, 0xFF454D5C, 0xFF1D2027, 0xFF181B21};
constexpr Colours kLight{0xFFECEFF3, 0xFFFFFFFF, 0xFFF5F7FA, 0xFF1E242D, 0xFF6C7583, 0xFFF6F8FA, 0xFFC02020,
                         0xFFFFFFFF, 0xFF1B62B5, 0xFF2F6FB8, 0xFFB9C3D0, 0xFFA9B2C0, 0xFFDCE1E8, 0xFFCDD4DD};

QPalette paletteOf(const Colours& c) {
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.base);
    p.setColor(QPalette::AlternateBase, c.alternate);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::Button, c.button);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.bright);
    p.setColor(QPalette::ToolTipBase, c.tip);
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::PlaceholderText, c.dim);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::Highlight, c.highlight);
    p.setColor(QPalette::HighlightedText, Qt::white);
    // Qt derives frames and bevels from the button colour; without this they keep those of the previous theme.
    const QColor button(c.button);
    p.setColor(QPalette::Light, button.lighter(130));
    p.setColor(QPalette::Midlight, button.lighter(115));
    p.setColor(QPalette::Mid, button.darker(130));
    p.setColor(QPalette::Dark, button.darker(160));
    p.setColor(QPalette::Shadow, Qt::black);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, c.dim);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.disabledHighlight);
    return p;
}

QString name(QRgb colour) {
    return QColor(colour).name();
}

} // namespace

void applyTheme(QApplication& application, Theme theme) {
    const auto& c = theme == Theme::Light ? kLight : kDark;
    auto* style = new ThemeStyle;
    style->setParent(&application);
    QApplication::setStyle(style);
    QApplication::setPalette(paletteOf(c));
    application.setStyleSheet(QStringLiteral("QToolTip { border: 1px solid %1; padding: 3px; }"
                                             "QDockWidget::title { background: %2; padding: 5px 8px; }"
                                             "QStatusBar::item { border: none; }"
                                             "QMainWindow::separator { background: %3; width: 4px; height: 4px; }")
                                  .arg(name(c.tipBorder), name(c.dockTitle), name(c.separator)));
}

} // namespace navsmith::gui
