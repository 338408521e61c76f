#include "app/gui/theme.h"

#include "app/gui/preferences/settings.h"
#include "app/gui/theme_style.h"

#include <QApplication>
#include <QPalette>
#include <QSettings>

namespace navsmith::gui {

namespace {

struct Colours {
    QRgb window, base, alternate, text, dim, button, bright, tip, accent, highlight, highlightedText;
    QRgb disabledHighlight, disabledHighlightedText;
    QRgb tipBorder, dockTitle, separator; ///< for the style sheet
};

constexpr Colours kDark{0xFF23272F, 0xFF1B1E25, 0xFF20242C, 0xFFDDE2EA, 0xFF939CAA, 0xFF2D323C, 0xFFFF7B7B, 0xFF303642,
                        0xFF5CA5F7, 0xFF2F6FB8, 0xFFFFFFFF, 0xFF3A404C, 0xFFDDE2EA, 0xFF454D5C, 0xFF1D2027, 0xFF181B21};
constexpr Colours kLight{0xFFECEFF3, 0xFFFFFFFF, 0xFFF5F7FA, 0xFF1E242D, 0xFF5C6572, 0xFFF6F8FA,
                         0xFFC02020, 0xFFFFFFFF, 0xFF1B5CAB, 0xFF2F6FB8, 0xFFFFFFFF, 0xFFB9C3D0,
                         0xFF1E242D, 0xFFA9B2C0, 0xFFDCE1E8, 0xFFCDD4DD};
constexpr Colours kHighContrast{0xFF000000, 0xFF000000, 0xFF161616, 0xFFFFFFFF, 0xFFC8C8C8, 0xFF202020,
                                0xFFFFA0A0, 0xFF000000, 0xFF66E0FF, 0xFFFFE100, 0xFF000000, 0xFF5A5A5A,
                                0xFFFFFFFF, 0xFFFFFFFF, 0xFF202020, 0xFF8A8A8A};

const Colours& coloursOf(Theme theme) {
    static constexpr const Colours* all[] = {&kDark, &kLight, &kHighContrast};
    return *all[static_cast<std::size_t>(theme)];
}

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
    p.setColor(QPalette::LinkVisited, c.accent);
    p.setColor(QPalette::HighlightedText, c.highlightedText);
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
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, c.disabledHighlightedText);
    return p;
}

QString name(QRgb colour) {
    return QColor(colour).name();
}

} // namespace

QPalette paletteOf(Theme theme) {
    return paletteOf(coloursOf(theme));
}

std::optional<Theme> chosenTheme() {
    const QSettings settings;
    const auto isSet = [&](const ToggleSetting& setting) { return settings.contains(QLatin1String(setting.key)); };
    if (!isSet(settings::kLightTheme) && !isSet(settings::kHighContrast))
        return std::nullopt;
    if (valueOf(settings::kHighContrast))
        return Theme::HighContrast;
    return valueOf(settings::kLightTheme) ? Theme::Light : Theme::Dark;
}

Theme themeFor(const QPalette& desktop) {
    const auto window = desktop.color(QPalette::Active, QPalette::Window).rgb();
    const auto text = desktop.color(QPalette::Active, QPalette::WindowText).lightnessF();
    const bool strong =
        (window == QColor(Qt::black).rgb() && text > 0.5F) || (window == QColor(Qt::white).rgb() && text == 0.0F);
    return strong ? Theme::HighContrast : Theme::Dark;
}

void applyScale() {
    const int percent = valueOf(settings::kScale);
    if (percent != settings::kScale.standard && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
}

void applyTheme(QApplication& application, Theme theme) {
    const auto& c = coloursOf(theme);
    auto* style = new ThemeStyle(theme == Theme::HighContrast);
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
