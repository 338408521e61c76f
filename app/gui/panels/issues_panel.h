// The issues of the document as a tree that goes to each place and offers the fixes.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/view/view_state.h"

#include <QModelIndexList>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace navsmith::gui {

class IssuesModel;

/// Widgets: "problems.filter", "problems.errors",
/// "problems.warnings", "problems.notes", "problems.onlyNew", "problems.showHidden", "problems.fix",
/// "problems.fixRule", "problems.view", "problems.state".
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(CommandSet& commands, QWidget* parent = nullptr);
    ~IssuesPanel() override;

    /// May be null. The panel lets go of one that is deleted.
    void setView(ViewState* view);
    /// Of the document that is shown; null without one.
    [[nodiscard]] document::IssueTracker* tracker() const;
    static Topic<IssuesPanel> commands();

    /// Shows new issues of this severity and worse, unfolded, and nothing else.
    void showNew(checks::Severity severity);
    /// The issue after the current one (or before it): goes there. For a key.
    void step(int by);

Q_SIGNALS:
    /// A click or Enter: the user wants to see this element.
    void goTo(navsmith::model::Element element);
    void told(const QString& message);
    /// What the panel shows is as tracker() has it.
    void changed();

private:
    void makeWidgets();
    void makeLayout();
    void applyFilter();
    void refresh();
    void showState();
    void enableActions();
    void nameFixes();
    void unfold();
    void jump(const QModelIndex& index);
    [[nodiscard]] QModelIndexList selected() const;
    void goToCurrent();
    /// Whether any of the selected rows is, or holds, something of a rule that has a fix.
    [[nodiscard]] bool canFix() const;
    [[nodiscard]] bool hasRule() const;
    void fixRules();
    void hideRules();
    void copy();
    void fix(std::vector<checks::Issue> issues);
    void setHidden(bool hidden);
    void showMenu(const QPoint& at);

    QPointer<ViewState> view_;
    IssuesModel* model_;
    QLineEdit* filter_;
    QToolButton* errors_;
    QToolButton* warnings_;
    QToolButton* notes_;
    QCheckBox* onlyNew_;
    QCheckBox* showHidden_;
    QLabel* state_;
    QTreeView* tree_;
    BoundCommands* commands_ = nullptr;
    QTimer refresh_;
    QTimer typing_;
};

} // namespace navsmith::gui
