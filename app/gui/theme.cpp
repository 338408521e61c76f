#include "app/gui/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>

namespace navsmith::gui {

void applyDarkTheme(QApplication& application) {
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    const QColor window(0x23, 0x27, 0x2F);
    const QColor base(0x1B, 0x1E, 0x25);
    const QColor text(0xDD, 0xE2, 0xEA);
    const QColor dim(0x7D, 0x86, 0x95);
    const QColor accent(0x4C, 0x9C, 0xF5);
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, QColor(0x20, 0x24, 0x2C));
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::Button, QColor(0x2D, 0x32, 0x3C));
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, QColor(0xFF, 0x6B, 0x6B));
    p.setColor(QPalette::ToolTipBase, QColor(0x30, 0x36, 0x42));
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::PlaceholderText, dim);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::Highlight, QColor(0x2F, 0x6F, 0xB8));
    p.setColor(QPalette::HighlightedText, Qt::white);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, dim);
    p.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x3A, 0x40, 0x4C));
    QApplication::setPalette(p);
    application.setStyleSheet("QToolTip { border: 1px solid #454d5c; padding: 3px; }"
                              "QDockWidget::title { background: #1d2027; padding: 5px 8px; }"
                              "QStatusBar::item { border: none; }"
                              "QMainWindow::separator { background: #181b21; width: 4px; height: 4px; }");
}

} // namespace navsmith::gui
