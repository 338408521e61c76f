// The table of one type with its filter and counts.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/panels/element_table_model.h"

#include <QStringList>
#include <QVariantMap>
#include <QWidget>

#include <vector>

class QLabel;
class QMenu;

namespace navsmith::gui {

class FilterEdit;
class RowTableView;

class TablePage : public QWidget {
    Q_OBJECT

public:
    TablePage(CommandSet& commands, document::Document& document, model::ElementTypeId type, QWidget* parent = nullptr);

    [[nodiscard]] model::ElementTypeId type() const { return model_->type(); }
    [[nodiscard]] RowTableView& view() const { return *view_; }
    /// The document is being deleted: shows nothing more of it.
    void release();
    /// Handles Document::changed.
    void follow(const model::Change& change, model::Direction direction = model::Direction::Forward);
    /// The document's selection has changed.
    void followSelection();

    void selectAllShown();
    /// Scrolls to the column of a property, and shows it if it was hidden.
    void showColumn(std::string_view property);
    /// Header and selected rows (otherwise the current row), tab-separated, as shown.
    [[nodiscard]] QString selectedAsText() const;

    static Topic<TablePage> commands();

Q_SIGNALS:
    void statusMessage(const QString& message);
    void goTo(navsmith::model::Element element);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void goToRow(int row);
    void showMenu(const QPoint& at);
    void showColumnMenu(const QPoint& at);
    void addRawColumns(QMenu& menu, const std::vector<int>& raw);
    void addEmptyColumns(QMenu& menu);
    /// Columns, their order and widths as the user has chosen them, in this table or in that of another document.
    void readChoices();
    [[nodiscard]] QStringList columnsInOrder() const;
    /// Whether the user wants to see these columns; remembered.
    void setShown(const std::vector<int>& columns, bool shown);
    /// Shows the wanted columns, but for those without content unless the user wants these, too.
    void showColumns();
    /// Shows columns that have content and hides the others, by the change if there is one. `keepCleared`: one whose
    /// last value the change clears stays, so that a value can be entered again.
    void findContent(const model::Change* change = nullptr, bool keepCleared = false);
    [[nodiscard]] bool isHeldBack(int column) const;
    void sizeColumns();
    [[nodiscard]] bool isSizedByUser(int column) const { return widths_.contains(idOf(column)); }
    void sizeColumn(int column);
    /// Widens columns as new rows require.
    void growColumns(int firstRow, int rows);
    void growColumn(int column, int firstRow, int rows);
    /// What some of these rows need.
    [[nodiscard]] int widthOf(int column, int firstRow, int rows) const;
    [[nodiscard]] int widthOfNumbers(int column) const;
    void applyFilter(const QString& text);
    void showCounts();
    void rowsReset();
    [[nodiscard]] QString idOf(int column) const;
    [[nodiscard]] QString settingsKey(const char* what) const;

    std::shared_ptr<const model::Schema> schema_;
    ElementTableModel* model_;
    FilterEdit* filter_;
    QLabel* counts_;
    QLabel* error_; ///< why the filter is not valid
    RowTableView* view_;
    BoundCommands* commands_ = nullptr;
    model::Slot current_ = model::kNoSlot; ///< the current row, preserved across a model reset
    QStringList shownColumns_;             ///< ids of columns
    std::vector<model::Slot> content_;     ///< by column: a row with content, or kNoSlot; empty until it is known
    QVariantMap widths_;                   ///< that the user has given to columns, by id
    bool sizing_ = false;                  ///< columns change, but not by the user
    bool sized_ = false;                   ///< the columns fit their content
};

} // namespace navsmith::gui
