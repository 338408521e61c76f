// The widgets and commands of the issues panel.
#include "app/gui/panels/issues_model.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/severity_icon.h"
#include "app/gui/widgets/eliding_button.h"
#include "app/gui/widgets/flow_layout.h"
#include "core/model/property.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <initializer_list>
#include <set>

namespace navsmith::gui {

using checks::Severity;

void IssuesPanel::makeWidgets() {
    const auto name = [](QWidget* widget, const char* id, const QString& accessible, const QString& tip) {
        widget->setObjectName(QLatin1String(id));
        widget->setAccessibleName(accessible);
        widget->setToolTip(tip);
    };
    name(filter_, "problems.filter", tr("Filter issues"), tr("Find text in messages, elements and rules"));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setClearButtonEnabled(true);
    filter_->setMinimumWidth(120);
    filter_->setMaximumWidth(360);
    connect(filter_, &QLineEdit::textChanged, &typing_, qOverload<>(&QTimer::start));
    const auto severity = [&](QToolButton* button, const char* id, Severity which, const QString& title,
                              const QString& tip) {
        name(button, id, title, tip);
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setIcon(severityIcon(which));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        connect(button, &QToolButton::toggled, this, &IssuesPanel::applyFilter);
    };
    severity(errors_, "problems.errors", Severity::Error, tr("Errors"),
             tr("Show errors: the game can crash or misread the file"));
    severity(warnings_, "problems.warnings", Severity::Warning, tr("Warnings"),
             tr("Show warnings: the game behaves incorrectly"));
    severity(notes_, "problems.notes", Severity::Note, tr("Notes"), tr("Show notes: unusual, but possibly intended"));
    name(onlyNew_, "problems.onlyNew", onlyNew_->text(),
         tr("Show only issues that appeared after the document was opened"));
    name(showHidden_, "problems.showHidden", showHidden_->text(), tr("Show hidden issues as well"));
    for (auto* box : {onlyNew_, showHidden_})
        connect(box, &QCheckBox::toggled, this, &IssuesPanel::applyFilter);
    name(state_, "problems.state", tr("Check status"), {});
    state_->setForegroundRole(QPalette::PlaceholderText);
    name(tree_, "problems.view", tr("Issues"), {});
    tree_->setModel(model_);
    tree_->setUniformRowHeights(true);
    tree_->setAlternatingRowColors(true);
    tree_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setExpandsOnDoubleClick(false);
    tree_->setIconSize({16, 16});
    auto* header = tree_->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(IssuesModel::What, QHeaderView::Stretch);
    for (const int column : {IssuesModel::Count, IssuesModel::New})
        tree_->setColumnWidth(column, fontMetrics().horizontalAdvance(QStringLiteral("000,000")) + 20);
    tree_->setColumnWidth(IssuesModel::Where,
                          fontMetrics().horizontalAdvance(QStringLiteral("element 10 of 63:0000")) + 24);
    connect(tree_, &QWidget::customContextMenuRequested, this, &IssuesPanel::showMenu);
    connect(tree_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &IssuesPanel::enableActions);
    connect(tree_, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        // With a modifier key the user is selecting issues to fix.
        if (QApplication::keyboardModifiers() == Qt::NoModifier)
            jump(index);
    });
    connect(tree_, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        const auto first = index.siblingAtColumn(0);
        if (model_->issue(index) == nullptr)
            tree_->setExpanded(first, !tree_->isExpanded(first));
    });
}

/// In a narrow dock the texts of the issues need the room of the numbers.
void IssuesPanel::resizeEvent(QResizeEvent* event) {
    constexpr int letters = 75;
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < fontMetrics().averageCharWidth() * letters;
    for (const int column : {IssuesModel::Count, IssuesModel::New})
        tree_->setColumnHidden(column, isNarrow);
}

Topic<IssuesPanel> IssuesPanel::commands() {
    static constexpr auto any = [](IssuesPanel& panel) { return !panel.selected().isEmpty(); };
    static constexpr Command<IssuesPanel> kRows[] = {
        {.id = "problems.goTo",
         .title = QT_TRANSLATE_NOOP("Commands", "&Go to Element"),
         .keys = "Return",
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Select the element and frame it in the view, or show the entity of the map"),
         .run = [](IssuesPanel& panel) { panel.goToCurrent(); },
         .enabled = {any, QT_TRANSLATE_NOOP("Commands", "no issue is chosen")}},
        {.id = "problems.fix",
         .title = QT_TRANSLATE_NOOP("Commands", "Fix"),
         .help = QT_TRANSLATE_NOOP("Commands", "Fix the selected issues"),
         .run = [](IssuesPanel& panel) { panel.fix(panel.model_->issuesUnder(panel.selected())); },
         .enabled = {[](IssuesPanel& panel) { return panel.canFix(); },
                     QT_TRANSLATE_NOOP("Commands", "no issue that can be fixed is chosen")}},
        {.id = "problems.fixRule",
         .title = QT_TRANSLATE_NOOP("Commands", "Fix All of This Rule"),
         .help = QT_TRANSLATE_NOOP("Commands", "Fix all listed issues of this rule"),
         .run = [](IssuesPanel& panel) { panel.fixRules(); },
         .enabled = {[](IssuesPanel& panel) { return panel.canFix() && panel.hasRule(); },
                     QT_TRANSLATE_NOOP("Commands", "no issue that can be fixed is chosen")}},
        {.id = "problems.hide",
         .title = QT_TRANSLATE_NOOP("Commands", "&Hide Selected Issues"),
         .keys = "Del",
         .help = QT_TRANSLATE_NOOP("Commands", "Hide selected issues for this session"),
         .run = [](IssuesPanel& panel) { panel.setHidden(true); },
         .enabled = {any, QT_TRANSLATE_NOOP("Commands", "no issue is chosen")}},
        {.id = "problems.hideRule",
         .title = QT_TRANSLATE_NOOP("Commands", "Hide This &Rule"),
         .help = QT_TRANSLATE_NOOP("Commands", "Hide all issues of this rule for this session"),
         .run = [](IssuesPanel& panel) { panel.hideRules(); },
         .enabled = {[](IssuesPanel& panel) { return panel.hasRule(); },
                     QT_TRANSLATE_NOOP("Commands", "no issue is chosen")}},
        {.id = "problems.unhide",
         .title = QT_TRANSLATE_NOOP("Commands", "&Unhide"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the selected issues again"),
         .run = [](IssuesPanel& panel) { panel.setHidden(false); },
         .enabled =
             [](IssuesPanel& panel) {
                 return any(panel) && panel.tracker() != nullptr && panel.tracker()->anyHidden();
             }},
        {.id = "problems.copy",
         .title = QT_TRANSLATE_NOOP("Commands", "&Copy"),
         .keys = "Ctrl+C",
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the selected issues as text"),
         .run = [](IssuesPanel& panel) { panel.copy(); },
         .enabled = {any, QT_TRANSLATE_NOOP("Commands", "no issue is chosen")}},
    };
    return {QT_TRANSLATE_NOOP("Commands", "Issues Panel"),
            {"panel.problems", QT_TRANSLATE_NOOP("Commands", "Issues panel")},
            kRows};
}

void IssuesPanel::goToCurrent() {
    const auto index = tree_->currentIndex();
    if (model_->issue(index) == nullptr)
        tree_->setExpanded(index.siblingAtColumn(0), !tree_->isExpanded(index.siblingAtColumn(0)));
    jump(index);
}

void IssuesPanel::fixRules() {
    QModelIndexList rules;
    for (const auto& index : selected())
        rules << (model_->issue(index) != nullptr ? index.parent() : index);
    fix(model_->issuesUnder(rules));
}

void IssuesPanel::hideRules() {
    std::set<std::string_view> rules;
    for (const auto& index : selected()) {
        if (const auto* rule = model_->rule(index))
            rules.insert(rule->id);
    }
    for (const auto id : rules)
        tracker()->setRuleHidden(id, true);
}

void IssuesPanel::copy() {
    QStringList lines;
    for (const auto& issue : model_->issuesUnder(selected()))
        lines << QStringLiteral("%1\t%2\t%3\t%4")
                     .arg(fromUtf8(checks::toString(issue.severity)), fromUtf8(issue.rule), model_->subject(issue),
                          fromUtf8(issue.message));
    QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

void IssuesPanel::makeLayout() {
    const auto button = [this](const char* command, const char* id) {
        auto* action = commands_->action(QLatin1String(command));
        auto* b = new ElidingButton(this);
        b->setObjectName(QLatin1String(id));
        b->setDefaultAction(action);
        const auto follow = [b, action] { b->setAccessibleName(action->text()); };
        connect(action, &QAction::changed, b, follow);
        follow();
        return b;
    };
    auto* bar = new QWidget(this);
    auto* top = new FlowLayout(bar);
    top->setContentsMargins(6, 4, 6, 4);
    top->setSpacing(6);
    for (QWidget* part : std::initializer_list<QWidget*>{filter_, errors_, warnings_, notes_, onlyNew_, showHidden_,
                                                         state_, button("problems.fix", "problems.fixButton"),
                                                         button("problems.fixRule", "problems.fixRuleButton")})
        top->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(tree_, 1);
}

void IssuesPanel::showMenu(const QPoint& at) {
    if (!tree_->indexAt(at).isValid())
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("problems.menu"));
    menu.setToolTipsVisible(true);
    const auto add = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids)
            menu.addAction(commands_->action(QLatin1String(id)));
    };
    add({"problems.goTo"});
    menu.addSeparator();
    add({"problems.fix", "problems.fixRule"});
    menu.addSeparator();
    add({"problems.hide", "problems.hideRule"});
    if (showHidden_->isChecked())
        add({"problems.unhide"});
    menu.addSeparator();
    add({"problems.copy"});
    menu.exec(tree_->viewport()->mapToGlobal(at));
}

} // namespace navsmith::gui
