// Lists the issues of the document, shows their elements in the view and offers fixes.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/panels/filter_texts.h"
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

    /// May be null. The panel drops a view that is deleted.
    void setView(ViewState* view);
    /// The tracker of the shown document; null if there is none.
    [[nodiscard]] document::IssueTracker* tracker() const;
    static Topic<IssuesPanel> commands();

    /// Shows only new issues of this severity or worse, with all groups expanded.
    void showNew(checks::Severity severity);
    /// Goes to the next (1) or previous (-1) issue.
    void step(int by);

Q_SIGNALS:
    /// Click or Enter: show this element in the view.
    void goTo(navsmith::model::Element element);
    /// The same for an issue about an entity of the map; world units.
    void goToPlace(glm::vec3 place);
    /// Issues are to be fixed by this edit.
    void editRequested(const navsmith::checks::FixEdit& edit);
    void statusMessage(const QString& message);
    /// Emitted after the panel has been updated from tracker().
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

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
    /// Whether any selected row is or contains an issue whose rule has a fix.
    [[nodiscard]] bool canFix() const;
    [[nodiscard]] bool hasRule() const;
    void fixRules();
    void hideRules();
    void copy();
    void fix(std::vector<checks::Issue> issues);
    void fixAtOnce(const std::vector<checks::Issue>& issues);
    void setHidden(bool hidden);
    void showMenu(const QPoint& at);

    QPointer<ViewState> view_;
    IssuesModel* model_;
    QLineEdit* filter_;
    FilterTexts texts_;
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
