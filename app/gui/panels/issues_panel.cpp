#include "app/gui/panels/issues_panel.h"

#include "app/gui/panels/counted.h"
#include "app/gui/panels/issues_model.h"
#include "app/gui/panels/schema_text.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <map>
#include <set>

namespace navsmith::gui {

using checks::Issue;
using checks::Severity;
using document::IssueTracker;

namespace {

/// Edits come in bursts; limit the refresh rate of the tree.
constexpr int kRefreshMilliseconds = 80;
constexpr int kTypingMilliseconds = 150;
constexpr int kMostUnfolded = 200; ///< a tree with more issues expands only to its rules

/// A wait cursor while many issues are fixed.
struct WaitCursor {
    WaitCursor() { QApplication::setOverrideCursor(Qt::WaitCursor); }
    ~WaitCursor() { QApplication::restoreOverrideCursor(); }
    WaitCursor(const WaitCursor&) = delete;
    WaitCursor& operator=(const WaitCursor&) = delete;
};

} // namespace

IssuesPanel::IssuesPanel(CommandSet& commands, QWidget* parent)
    : QWidget(parent), model_(new IssuesModel(this)), filter_(new QLineEdit(this)), errors_(new QToolButton(this)),
      warnings_(new QToolButton(this)), notes_(new QToolButton(this)), onlyNew_(new QCheckBox(tr("Only new"), this)),
      showHidden_(new QCheckBox(tr("Show hidden"), this)), state_(new QLabel(this)), tree_(new QTreeView(this)) {
    setObjectName(QStringLiteral("panel.problems"));
    setAccessibleName(tr("Issues"));
    makeWidgets();
    commands_ = commands.bind(IssuesPanel::commands(), *this, tree_);
    makeLayout();
    refresh_.setSingleShot(true);
    refresh_.setInterval(kRefreshMilliseconds);
    connect(&refresh_, &QTimer::timeout, this, &IssuesPanel::refresh);
    typing_.setSingleShot(true);
    typing_.setInterval(kTypingMilliseconds);
    connect(&typing_, &QTimer::timeout, this, &IssuesPanel::applyFilter);
    refresh();
}

IssuesPanel::~IssuesPanel() = default;

void IssuesPanel::setView(ViewState* view) {
    if (view_) {
        view_->disconnect(this);
        view_->issues().disconnect(this);
    }
    view_ = view;
    if (view != nullptr) {
        connect(&view->issues(), &IssueTracker::changed, this, [this] {
            if (!refresh_.isActive())
                refresh_.start();
        });
        connect(view, &QObject::destroyed, this, [this] { setView(nullptr); });
    }
    texts_.change(*filter_, view == nullptr ? nullptr : &view->document());
    model_->setTracker(tracker());
    applyFilter();
}

IssueTracker* IssuesPanel::tracker() const {
    return view_ ? &view_->issues() : nullptr;
}

void IssuesPanel::showNew(Severity severity) {
    {
        const QSignalBlocker quiet[] = {QSignalBlocker(filter_), QSignalBlocker(errors_), QSignalBlocker(warnings_),
                                        QSignalBlocker(notes_), QSignalBlocker(onlyNew_)};
        filter_->clear();
        errors_->setChecked(true);
        warnings_->setChecked(severity >= Severity::Warning);
        notes_->setChecked(severity >= Severity::Note);
        onlyNew_->setChecked(true);
    }
    applyFilter();
}

void IssuesPanel::applyFilter() {
    typing_.stop();
    model_->setFilter({.text = filter_->text().trimmed(),
                       .errors = errors_->isChecked(),
                       .warnings = warnings_->isChecked(),
                       .notes = notes_->isChecked(),
                       .onlyNew = onlyNew_->isChecked(),
                       .hidden = showHidden_->isChecked()});
    refresh();
    unfold();
}

void IssuesPanel::unfold() {
    // Expand what passes the filter.
    if (model_->shown() <= kMostUnfolded)
        tree_->expandAll();
    else
        tree_->expandToDepth(0);
}

void IssuesPanel::refresh() {
    refresh_.stop();
    // The model is reset: restore expanded rows, selection and scroll position.
    std::vector<std::pair<QString, bool>> open;
    for (int s = 0; s < model_->rowCount(); ++s) {
        const auto severity = model_->index(s, 0);
        open.emplace_back(model_->key(severity), tree_->isExpanded(severity));
        for (int r = 0; r < model_->rowCount(severity); ++r) {
            const auto rule = model_->index(r, 0, severity);
            open.emplace_back(model_->key(rule), tree_->isExpanded(rule));
        }
    }
    const auto current = model_->key(tree_->currentIndex());
    const int scrolled = tree_->verticalScrollBar()->value();
    model_->refresh();
    tree_->expandToDepth(0);
    for (const auto& [key, expanded] : open) {
        if (const auto index = model_->find(key); index.isValid())
            tree_->setExpanded(index, expanded);
    }
    if (const auto index = model_->find(current); index.isValid() && !current.isEmpty())
        tree_->selectionModel()->setCurrentIndex(index,
                                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    tree_->verticalScrollBar()->setValue(scrolled);

    const auto* active = tracker();
    const auto counts = active == nullptr ? IssueTracker::Counts{} : active->counts();
    errors_->setText(grouped(counts.errors));
    warnings_->setText(grouped(counts.warnings));
    notes_->setText(grouped(counts.notes));
    showHidden_->setEnabled(active != nullptr && active->anyHidden());
    setEnabled(active != nullptr);
    showState();
    enableActions();
    Q_EMIT changed();
}

void IssuesPanel::showState() {
    const auto* current = tracker();
    QStringList parts;
    QStringList help;
    if (current == nullptr)
        parts << tr("No document");
    else if (!current->isIdle())
        parts << tr("Checking…");
    else if (current->issues().empty())
        parts << tr("No issues");
    else if (model_->shown() == 0)
        parts << tr("No matching issues");
    const auto addWaiting = [&](const std::vector<const checks::Rule*>& rules, const QString& one, const QString& many,
                                const QString& when) {
        if (rules.empty())
            return;
        parts << (rules.size() == 1 ? one : many.arg(rules.size()));
        help << when;
        for (const auto* rule : rules)
            help << fromUtf8(rule->title);
    };
    if (current != nullptr) {
        if (current->document().map())
            addWaiting(current->waitingForMap(), tr("1 rule needs ground, which the map does not have"),
                       tr("%1 rules need ground, which the map does not have"),
                       tr("Checked when the map has ground. The log names the files that were not found."));
        else
            addWaiting(current->waitingForMap(), tr("1 rule needs a map"), tr("%1 rules need a map"),
                       tr("Checked when a map is open (File > Open Map):"));
        addWaiting(current->waitingForDocuments(), tr("1 rule needs another file"), tr("%1 rules need other files"),
                   tr("Checked when other files of the same world are open:"));
    }
    state_->setText(parts.join(QStringLiteral(" · ")));
    state_->setToolTip(help.join('\n'));
}

QModelIndexList IssuesPanel::selected() const {
    return tree_->selectionModel()->selectedRows();
}

bool IssuesPanel::canFix() const {
    return std::ranges::any_of(selected(), [&](const QModelIndex& index) { return model_->fixable(index) != 0; });
}

bool IssuesPanel::hasRule() const {
    return std::ranges::any_of(selected(), [&](const auto& index) { return model_->rule(index) != nullptr; });
}

void IssuesPanel::enableActions() {
    commands_->refresh();
    nameFixes();
}

/// Puts the fix and the number of affected issues into the titles of the commands.
void IssuesPanel::nameFixes() {
    std::map<QModelIndex, std::size_t> inGroups; // selected issues, grouped by rule
    const auto indexes = selected();
    const auto addGroup = [&](const QModelIndex& group) {
        if (const auto count = model_->fixable(group); count != 0)
            inGroups[group] = count;
    };
    for (const auto& index : indexes) {
        for (int r = 0; model_->rule(index) == nullptr && r < model_->rowCount(index); ++r)
            addGroup(model_->index(r, 0, index));
        if (model_->rule(index) != nullptr && model_->issue(index) == nullptr)
            addGroup(index);
    }
    const auto whole = inGroups;
    for (const auto& index : indexes) {
        if (model_->issue(index) != nullptr && model_->fixable(index) != 0 && !whole.contains(index.parent()))
            ++inGroups[index.parent()];
    }
    std::size_t some = 0;
    std::size_t all = 0;
    std::set<const checks::Rule*> rules;
    for (const auto& [group, count] : inGroups) {
        some += count;
        all += model_->fixable(group);
        rules.insert(model_->rule(group));
    }
    const auto name = [this](const char* id, const QString& text) {
        auto* action = commands_->action(QLatin1String(id));
        action->setText(text);
        action->setToolTip(text); // the button may be too narrow for it
        action->setIconText(text);
    };
    if (rules.empty()) {
        name("problems.fix", tr("Fix"));
        name("problems.fixRule", tr("Fix All of This Rule"));
    } else if (rules.size() > 1) {
        name("problems.fix", tr("Fix %1 Issues").arg(grouped(some)));
        name("problems.fixRule", tr("Fix All %1 Issues of These Rules").arg(grouped(all)));
    } else {
        const auto title = fromUtf8((*rules.begin())->fixTitle);
        name("problems.fix", some == 1 ? title : tr("%1 (%2)").arg(title, grouped(some)));
        name("problems.fixRule", tr("%1 (all %2)").arg(title, grouped(all)));
        // The button beside it has the title already.
        commands_->action(QStringLiteral("problems.fixRule"))->setIconText(tr("Fix All %1").arg(grouped(all)));
    }
}

void IssuesPanel::jump(const QModelIndex& index) {
    const auto* issue = model_->issue(index);
    if (issue == nullptr || !view_ || !view_->document().model().isLive(issue->element))
        return;
    if (const auto place = model_->place(index)) {
        view_->document().selection().clear();
        Q_EMIT goToPlace(*place);
        return;
    }
    const auto element = issue->element;
    std::vector elements{element};
    if (issue->other && view_->document().model().isLive(*issue->other))
        elements.push_back(*issue->other);
    view_->document().selection().set(std::move(elements));
    Q_EMIT goTo(element);
}

void IssuesPanel::step(int by) {
    if (model_->shown() == 0)
        return;
    auto index = tree_->currentIndex().siblingAtColumn(0);
    const auto next = [&](const QModelIndex& from) {
        if (!from.isValid())
            return model_->index(by > 0 ? 0 : model_->rowCount() - 1, 0);
        // Depth first, so that collapsed groups are included.
        if (by > 0 && model_->rowCount(from) > 0)
            return model_->index(0, 0, from);
        auto at = from;
        while (at.isValid() && !at.siblingAtRow(at.row() + by).isValid())
            at = at.parent();
        return at.isValid() ? at.siblingAtRow(at.row() + by) : QModelIndex();
    };
    do {
        index = next(index);
        if (by < 0) { // backwards, enter a group at its last issue
            while (index.isValid() && model_->rowCount(index) > 0)
                index = model_->index(model_->rowCount(index) - 1, 0, index);
        }
    } while (index.isValid() && model_->issue(index) == nullptr);
    if (!index.isValid())
        return;
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
    jump(index);
}

void IssuesPanel::fix(std::vector<Issue> issues) {
    auto* current = tracker();
    if (current == nullptr || issues.empty())
        return;
    std::erase_if(issues, [](const Issue& issue) { return issue.beyondFix; });
    // Edits that fix a rule as a whole have a dialog, one after another.
    std::vector<const checks::Rule*> byEdits;
    std::erase_if(issues, [&](const Issue& issue) {
        const auto* rule = current->rule(issue.rule);
        if (rule == nullptr || rule->fixEdit.id.empty())
            return false;
        if (std::ranges::find(byEdits, rule) == byEdits.end())
            byEdits.push_back(rule);
        return true;
    });
    if (!issues.empty())
        fixAtOnce(issues);
    for (const auto* rule : byEdits)
        Q_EMIT editRequested(rule->fixEdit);
}

void IssuesPanel::fixAtOnce(const std::vector<Issue>& issues) {
    auto* current = tracker();
    const WaitCursor wait;
    const auto outcome = current->fix(issues);
    refresh();
    QStringList parts;
    if (outcome.fixed > 0)
        parts << tr("Fixed %1 of %2 issues").arg(grouped(outcome.fixed), grouped(issues.size()));
    else if (outcome.changed)
        parts << tr("Fixed. Checking again…");
    else if (outcome.refusals.isEmpty())
        parts << tr("None of these issues can be fixed automatically.");
    parts << outcome.refusals;
    Q_EMIT statusMessage(parts.join(QStringLiteral(". ")));
}

void IssuesPanel::setHidden(bool hidden) {
    auto* current = tracker();
    if (current == nullptr)
        return;
    std::vector<Issue> single;
    for (const auto& index : selected()) {
        const auto* issue = model_->issue(index);
        const auto* rule = model_->rule(index);
        if (issue != nullptr)
            single.push_back(*issue);
        if (rule != nullptr && (issue == nullptr || !hidden))
            current->setRuleHidden(rule->id, hidden);
        for (int r = 0; rule == nullptr && r < model_->rowCount(index); ++r)
            current->setRuleHidden(model_->rule(model_->index(r, 0, index))->id, hidden);
    }
    current->setHidden(single, hidden);
}

} // namespace navsmith::gui
