// What is wrong with the document, as a tree that goes to each place and offers the fixes.
#pragma once

#include "core/document/problems.h"

#include <QModelIndexList>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <unordered_map>

class QAction;
class QCheckBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace navsmith::gui {

class ProblemsModel;

/// Each document is watched from when it is shown first until it closes. Widgets: "problems.filter", "problems.errors",
/// "problems.warnings", "problems.notes", "problems.onlyNew", "problems.showHidden", "problems.fix",
/// "problems.fixRule", "problems.view", "problems.state".
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);
    ~ProblemsPanel() override;

    /// May be null.
    void setDocument(document::Document* document);
    /// Before a document goes.
    void forget(const document::Document* document);
    /// Null if the document has never been shown here.
    [[nodiscard]] document::Problems* problems(const document::Document* document) const;
    [[nodiscard]] document::Problems* problems() const;

    /// Shows new issues of this severity and worse, unfolded, and nothing else.
    void showNew(checks::Severity severity);
    /// The issue after the current one (or before it): goes there. For a key.
    void step(int by);

Q_SIGNALS:
    /// A click or Enter: the user wants to see this element.
    void goTo(navsmith::model::Element element);
    void told(const QString& message);
    /// Issues, or the document, are others than before.
    void changed();

private:
    void makeWidgets();
    void makeActions();
    void applyFilter();
    void refresh();
    void showState();
    void enableActions();
    void nameFixes();
    void unfold();
    void jump(const QModelIndex& index);
    [[nodiscard]] QModelIndexList selected() const;
    void fix(std::vector<checks::Issue> issues);
    void setHidden(bool hidden);
    void showMenu(const QPoint& at);

    std::unordered_map<const document::Document*, std::unique_ptr<document::Problems>> watched_;
    QPointer<document::Document> document_;
    ProblemsModel* model_;
    QLineEdit* filter_;
    QToolButton* errors_;
    QToolButton* warnings_;
    QToolButton* notes_;
    QCheckBox* onlyNew_;
    QCheckBox* showHidden_;
    QLabel* state_;
    QTreeView* view_;
    QAction* goTo_ = nullptr;
    QAction* fix_ = nullptr;
    QAction* fixRule_ = nullptr;
    QAction* hide_ = nullptr;
    QAction* hideRule_ = nullptr;
    QAction* unhide_ = nullptr;
    QAction* copy_ = nullptr;
    QTimer refresh_;
    QTimer typing_;
};

} // namespace navsmith::gui
