#include "app/gui/document_tabs.h"
#include "app/gui/tools/adjust_panel.h"
#include "app/gui/viewport/viewport.h"
#include "render/qt3d/scene_view.h"
#include "tests/monkey/monkey.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QThread>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::monkey {

namespace {

/// What reacts to the mouse or the keyboard.
bool isUsable(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr || qobject_cast<const QTabBar*>(&widget) != nullptr ||
           qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr;
}

QRect shownPart(const QWidget& widget) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
    const auto& inner = area != nullptr && area->viewport() != nullptr ? *area->viewport() : widget;
    return inner.visibleRegion().boundingRect().translated(inner.mapTo(&widget, QPoint()));
}

} // namespace

// Choices ------------------------------------------------------------------------------------------------------------

QPoint Monkey::anyPoint(const QSize& size) {
    return {chance_.between(0, std::max(0, size.width() - 1)), chance_.between(0, std::max(0, size.height() - 1))};
}

Qt::KeyboardModifiers Monkey::anyModifiers() {
    if (chance_.percent(75))
        return {};
    return chance_.of(std::vector<Qt::KeyboardModifiers>{Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier,
                                                         Qt::ShiftModifier | Qt::ControlModifier});
}

QString Monkey::anyText() {
    static const std::vector<QString> texts{"0",         "1",
                                            "2",         "7",
                                            "-5",        "12.5",
                                            "99999999",  "-1e9",
                                            "1e-3",      "3 4 5",
                                            "abc",       "a",
                                            "Node",      "all",
                                            "width > 3", "id = 1",
                                            "x < 0",     "not",
                                            "(",         "\"",
                                            "flags",     "count(links) > 2",
                                            "z + 1",     "min(x, 3)",
                                            "#1",        "0x1F",
                                            "1,2,3",     "'",
                                            "x",         "1/0",
                                            "9e999"};
    return chance_.of(texts);
}

std::vector<QWidget*> Monkey::usable(QWidget& top) const {
    std::vector<QWidget*> widgets;
    for (auto* widget : top.findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == top.window() && isUsable(*widget) &&
            !shownPart(*widget).isEmpty())
            widgets.push_back(widget);
    }
    return widgets;
}

std::vector<QWidget*> Monkey::windows() const {
    std::vector<QWidget*> windows;
    for (auto* widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->windowHandle() != nullptr && widget->windowType() != Qt::ToolTip &&
            widget->windowType() != Qt::Popup)
            windows.push_back(widget);
    }
    std::ranges::stable_sort(windows, {}, [](const QWidget* w) { return w->objectName(); }); // their order is of a set
    return windows;
}

QAction* Monkey::usableAction(const gui::CommandSet::Entry& entry) const {
    for (const auto& action : entry.actions) {
        if (action != nullptr && action->isEnabled() && action->isVisible())
            return action;
    }
    return nullptr;
}

// The window ---------------------------------------------------------------------------------------------------------

bool Monkey::actInWindow() {
    struct Choice {
        int weight;
        bool (Monkey::*act)();
    };
    static constexpr std::array choices{
        Choice{26, &Monkey::runCommand},    Choice{16, &Monkey::prepareCommand}, Choice{8, &Monkey::pressShortcut},
        Choice{6, &Monkey::pressAnyKey},    Choice{6, &Monkey::typeText},        Choice{4, &Monkey::openMenu},
        Choice{10, &Monkey::clickElement},  Choice{8, &Monkey::dragInView},      Choice{4, &Monkey::turnWheelAnywhere},
        Choice{3, &Monkey::switchDocument}, Choice{4, &Monkey::selectElements},  Choice{5, &Monkey::adjustLast},
        Choice{3, &Monkey::repeatLast},
    };
    int all = 0;
    for (const auto& choice : choices)
        all += choice.weight;
    constexpr int kWidgets = 18;
    constexpr int kDrags = 2;
    constexpr int kClicks = 7;
    int at = chance_.between(0, all + kWidgets + kDrags + kClicks - 1);
    for (const auto& choice : choices) {
        if (at < choice.weight)
            return (this->*choice.act)();
        at -= choice.weight;
    }
    if (at < kClicks)
        return clickView(at < 5 ? Qt::LeftButton : Qt::RightButton);
    const auto tops = windows();
    if (tops.empty())
        return false;
    auto& top = chance_.percent(50) ? static_cast<QWidget&>(window_) : *chance_.of(tops);
    return at < kClicks + kDrags ? dragWidget(top) : useWidget(top);
}

bool Monkey::runCommand() {
    window_.commands().refresh();
    std::vector<const gui::CommandSet::Entry*> fresh;
    std::vector<const gui::CommandSet::Entry*> all;
    for (const auto& entry : window_.commands().entries()) {
        if (usableAction(entry) == nullptr)
            continue;
        all.push_back(&entry);
        if (!reached_.contains(entry.id))
            fresh.push_back(&entry);
    }
    if (all.empty())
        return false;
    const auto& entry = *(!fresh.empty() && chance_.percent(60) ? chance_.of(fresh) : chance_.of(all));
    if (closesTooMuch(entry.id))
        return false;
    ++events_;
    note(QStringLiteral("command %1").arg(entry.id));
    usableAction(entry)->trigger();
    return true;
}

/// Makes it likelier that a command can run which has not run yet.
bool Monkey::prepareCommand() {
    std::vector<const gui::CommandSet::Entry*> fresh;
    for (const auto& entry : window_.commands().entries()) {
        if (!reached_.contains(entry.id))
            fresh.push_back(&entry);
    }
    if (fresh.empty())
        return false;
    const auto& entry = *chance_.of(fresh);
    auto& workspace = window_.workspace();
    std::vector<document::Document*> suitable;
    for (std::size_t i = 0; i < workspace.count(); ++i) {
        if (entry.systems.isEmpty() ||
            entry.systems.contains(QString::fromStdString(std::string(workspace.at(i).system().id))))
            suitable.push_back(&workspace.at(i));
    }
    if (suitable.empty())
        return false;
    workspace.activate(chance_.of(suitable));
    if (!selectElements())
        return false;
    window_.commands().refresh();
    const bool isSystems = !entry.systems.isEmpty();
    std::vector<QAction*> possible;
    for (const auto* other : fresh) {
        if (auto* action = usableAction(*other); action != nullptr && other->systems.isEmpty() != isSystems)
            possible.push_back(action);
    }
    if (possible.empty() || chance_.percent(25))
        return true;
    auto* action = usableAction(entry);
    if (action == nullptr)
        action = chance_.of(possible);
    ++events_;
    note(QStringLiteral("command %1").arg(action->objectName()));
    action->trigger();
    return true;
}

/// Most of the time there is to be something to work on.
bool Monkey::closesTooMuch(const QString& id) {
    return id == QLatin1String("action.close") &&
           (window_.workspace().count() * 2 <= static_cast<std::size_t>(paths_.size()) || chance_.percent(70));
}

bool Monkey::pressShortcut() {
    std::vector<const gui::CommandSet::Entry*> entries;
    for (const auto& entry : window_.commands().entries()) {
        if (!entry.keys.isEmpty())
            entries.push_back(&entry);
    }
    const auto& entry = *chance_.of(entries);
    if (closesTooMuch(entry.id))
        return false;
    ++events_;
    note(QStringLiteral("keys of %1").arg(entry.id));
    const auto keys = entry.keys;
    for (int i = 0; i < keys.count(); ++i) {
        const auto combination = keys[static_cast<uint>(i)];
        key(combination.key(), combination.keyboardModifiers());
    }
    return true;
}

bool Monkey::pressAnyKey() {
    static const std::vector<int> keys{Qt::Key_Tab,    Qt::Key_Backtab,   Qt::Key_Escape, Qt::Key_Return,
                                       Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Left,   Qt::Key_Right,
                                       Qt::Key_Home,   Qt::Key_End,       Qt::Key_Delete, Qt::Key_Space,
                                       Qt::Key_PageUp, Qt::Key_PageDown,  Qt::Key_F2,     Qt::Key_Menu,
                                       Qt::Key_F6,     Qt::Key_Backspace, Qt::Key_A,      Qt::Key_Z};
    const int chosen = chance_.of(keys);
    const auto modifiers = anyModifiers();
    ++events_;
    note(QStringLiteral("key %1").arg(
        QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(chosen))).toString()));
    key(chosen, modifiers);
    return true;
}

bool Monkey::typeText() {
    const auto text = anyText();
    ++events_;
    const auto* focus = QApplication::focusWidget();
    note(QStringLiteral("type %1 in %2").arg(text, focus != nullptr ? nameOf(*focus) : QStringLiteral("nothing")));
    type(text);
    if (chance_.percent(60))
        key(Qt::Key_Return, {});
    return true;
}

bool Monkey::openMenu() {
    auto* bar = window_.menuBar();
    const auto menus = bar->actions();
    if (menus.isEmpty() || !bar->isVisible())
        return false;
    const auto* menu = menus[static_cast<qsizetype>(chance_.below(static_cast<std::size_t>(menus.size())))];
    ++events_;
    note(QStringLiteral("open the menu %1").arg(menu->text()));
    click(spotOf(*bar, bar->actionGeometry(const_cast<QAction*>(menu)).center()), Qt::LeftButton, {}, false);
    return true;
}

bool Monkey::clickElement() {
    auto* document = window_.workspace().active();
    if (document == nullptr)
        return false;
    auto& viewport = window_.viewport();
    const auto& model = document->model();
    for (int attempt = 0; attempt < 30; ++attempt) {
        const auto type = static_cast<model::ElementTypeId>(chance_.below(model.schema().typeCount()));
        const auto rows = model.order(type).all();
        if (rows.empty())
            continue;
        const model::Element element{type, rows[chance_.below(rows.size())]};
        const auto anchor = viewport.scene(*document).anchor(element);
        const auto pixel = anchor ? viewport.camera().project(*anchor) : std::nullopt;
        const QRect inside({}, viewport.view().size());
        const auto at = pixel ? QPoint(static_cast<int>(std::lround(pixel->x)), static_cast<int>(std::lround(pixel->y)))
                              : QPoint(-1, -1);
        if (!inside.contains(at))
            continue;
        const auto button = chance_.percent(85) ? Qt::LeftButton : Qt::RightButton;
        const auto modifiers = anyModifiers();
        const bool twice = chance_.percent(8);
        ++events_;
        note(QStringLiteral("click %1 %2 at %3,%4, button %5, modifiers %6%7")
                 .arg(QString::fromStdString(std::string(model.schema().type(type).id)))
                 .arg(element.slot)
                 .arg(at.x())
                 .arg(at.y())
                 .arg(static_cast<int>(button))
                 .arg(static_cast<quint32>(modifiers), 0, 16)
                 .arg(twice ? QStringLiteral(", twice") : QString()));
        click({&viewport.view(), at}, button, modifiers, twice);
        return true;
    }
    if (chance_.percent(50))
        viewport.frameAll();
    return false;
}

bool Monkey::clickView(Qt::MouseButton button) {
    auto& view = window_.viewport().view();
    const auto at = anyPoint(view.size());
    const auto modifiers = anyModifiers();
    ++events_;
    note(QStringLiteral("click the view at %1,%2, button %3").arg(at.x()).arg(at.y()).arg(static_cast<int>(button)));
    click({&view, at}, button, modifiers, false);
    return true;
}

bool Monkey::turnWheelAnywhere() {
    auto& view = window_.viewport().view();
    Spot spot{&view, anyPoint(view.size())};
    if (chance_.percent(40)) {
        const auto widgets = usable(window_);
        if (widgets.empty())
            return false;
        const auto& widget = *chance_.of(widgets);
        spot = spotOf(widget, shownPart(widget).center());
    }
    const int steps = chance_.between(-4, 4);
    ++events_;
    note(QStringLiteral("wheel %1 at %2,%3").arg(steps).arg(spot.at.x()).arg(spot.at.y()));
    turnWheel(spot, steps, anyModifiers());
    return true;
}

bool Monkey::switchDocument() {
    const auto* tabs = window_.findChild<gui::DocumentTabs*>();
    if (tabs == nullptr || !tabs->isVisible() || tabs->count() == 0)
        return false;
    const int tab = chance_.between(0, tabs->count() - 1);
    ++events_;
    note(QStringLiteral("tab %1").arg(tabs->tabText(tab)));
    click(spotOf(*tabs, tabs->tabRect(tab).center()), Qt::LeftButton, {}, false);
    return true;
}

bool Monkey::selectElements() {
    auto* document = window_.workspace().active();
    if (document == nullptr)
        return false;
    const auto& model = document->model();
    for (int attempt = 0; attempt < 20; ++attempt) {
        const auto type = static_cast<model::ElementTypeId>(chance_.below(model.schema().typeCount()));
        const auto rows = model.order(type).all();
        if (rows.empty() || (type == model::kFileType && chance_.percent(70)))
            continue;
        std::vector<model::Element> elements;
        const auto first = chance_.below(rows.size());
        const auto count =
            static_cast<std::size_t>(chance_.percent(90) ? chance_.between(1, 4) : chance_.between(5, 50));
        for (std::size_t i = 0; i < count && i < rows.size(); ++i)
            elements.push_back(
                {type, chance_.percent(60) ? rows[(first + i) % rows.size()] : rows[chance_.below(rows.size())]});
        ++events_;
        note(QStringLiteral("select %1 %2 of %3, from the %4th on")
                 .arg(elements.size())
                 .arg(QString::fromStdString(std::string(model.schema().type(type).id)), document->title())
                 .arg(first));
        document->selection().set(std::move(elements));
        return true;
    }
    return false;
}

/// Changes a value of the last operation, in the small window for it.
bool Monkey::adjustLast() {
    if (auto* panel = window_.findChild<gui::AdjustPanel*>(); panel != nullptr && panel->isVisible())
        return useWidget(*panel);
    auto* action = window_.commands().action(QStringLiteral("action.adjustLast"));
    if (action == nullptr || !action->isEnabled())
        return false;
    ++events_;
    note(QStringLiteral("adjust the last operation"));
    action->trigger();
    return true;
}

bool Monkey::repeatLast() {
    window_.commands().refresh();
    auto* action = window_.commands().action(QStringLiteral("action.repeatLast"));
    if (action == nullptr || !action->isEnabled())
        return false;
    if (chance_.percent(50) && !selectElements())
        return false;
    ++events_;
    note(QStringLiteral("repeat the last operation"));
    action->trigger();
    return true;
}

bool Monkey::useWidget(QWidget& top) {
    const auto widgets = usable(top);
    if (widgets.empty())
        return false;
    auto& widget = *chance_.of(widgets);
    const auto area = shownPart(widget);
    const auto at = area.topLeft() + anyPoint(area.size());
    const auto button = chance_.percent(88) ? Qt::LeftButton : Qt::RightButton;
    const auto modifiers = anyModifiers();
    const bool twice = chance_.percent(12);
    ++events_;
    note(QStringLiteral("%1 on %2 at %3,%4")
             .arg(button == Qt::RightButton ? "right click"
                  : twice                   ? "double click"
                                            : "click",
                  nameOf(widget))
             .arg(at.x())
             .arg(at.y()));
    const QPointer<QWidget> still(&widget);
    click(spotOf(widget, at), button, modifiers, twice);
    const bool isField = still != nullptr && (qobject_cast<QLineEdit*>(still) != nullptr ||
                                              qobject_cast<QAbstractSpinBox*>(still) != nullptr ||
                                              qobject_cast<QPlainTextEdit*>(still) != nullptr);
    if (isField && button == Qt::LeftButton && still->hasFocus() && chance_.percent(80)) {
        if (chance_.percent(70))
            key(Qt::Key_A, Qt::ControlModifier);
        return typeText();
    }
    return true;
}

} // namespace navsmith::monkey
