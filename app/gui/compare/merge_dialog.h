// Merges another state into the open document: asks for the common base and settles conflicts.
#pragma once

#include "app/gui/compare/other_state.h"
#include "app/gui/widgets/dialog.h"
#include "core/compare/merge.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QTimer>

#include <map>
#include <memory>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QTableView;
class QToolButton;

namespace navsmith::gui {

/// Conflicts with both values and what is taken.
class ConflictModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Element, Property, Base, Ours, Theirs, Taken, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setConflicts(std::vector<compare::Conflict> conflicts);
    void setTaken(const QModelIndexList& rows, compare::Take take);
    /// For a merge with what is taken.
    [[nodiscard]] std::map<compare::ConflictKey, compare::Take> choices() const;
    [[nodiscard]] const std::vector<compare::Conflict>& conflicts() const { return conflicts_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<compare::Conflict> conflicts_;
};

/// Widgets: "merge", and below that "merge.base", "merge.told", "merge.table", "merge.ours", "merge.theirs",
/// "merge.report", "merge.buttons".
class MergeDialog : public Dialog {
    Q_OBJECT

public:
    /// `name`: of theirs.
    MergeDialog(document::Document& document, OtherState theirs, const QString& name, document::JobQueue& jobs,
                QWidget* parent = nullptr);
    ~MergeDialog() override;

    /// Reads the base from a file or folder, and merges with it.
    void setBase(const QString& path);
    /// Merges, and is accepted when the result is a step of the document's history.
    void accept() override;

private:
    struct Preview;
    struct Outcome;

    void makeLayout();
    void baseChosen();
    /// What both sides started from; an empty model for none.
    [[nodiscard]] OtherState base() const;
    void begin();
    void show(const Preview& preview);
    void take(compare::Take take);
    void apply(Outcome outcome, quint64 state);
    /// After a job that failed or was cancelled.
    void notMerged();
    void setBusy(bool busy);

    QPointer<document::Document> document_; ///< null after a reload has replaced the document
    OtherState theirs_;
    OtherState opened_; ///< the document as it was opened; null: it is as it was
    OtherState file_;   ///< the base that was chosen; null: none
    QString name_;
    QPointer<document::JobQueue> jobs_;
    document::JobQueue::Id job_ = 0;
    bool hasPreview_ = false; ///< the result for `state_` is shown
    quint64 state_ = 0;       ///< of the document that was merged last
    QTimer soon_;
    ConflictModel* model_;
    QComboBox* base_;
    QLabel* summary_;
    QTableView* table_;
    QToolButton* ours_;
    QToolButton* takeTheirs_;
    QPlainTextEdit* report_;
    QDialogButtonBox* buttons_;
};

} // namespace navsmith::gui
