#include "app/gui/panels/table_page.h"

#include "app/gui/panels/cell_delegate.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/filter_edit.h"
#include "app/gui/panels/row_selection.h"
#include "app/gui/panels/schema_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace navsmith::gui {

TablePage::TablePage(CommandSet& commands, document::Document& document, model::ElementTypeId type, QWidget* parent)
    : QWidget(parent), schema_(document.model().sharedSchema()), model_(new ElementTableModel(schema_, type, this)),
      filter_(new FilterEdit(*schema_, type, this)), counts_(new QLabel(this)), error_(new QLabel(this)),
      view_(new RowTableView(this)) {
    const auto id = fromUtf8(model_->spec().id);
    const auto title = capitalised(fromUtf8(model_->spec().plural));
    setObjectName(QStringLiteral("page.%1").arg(id));
    setFocusProxy(view_);
    filter_->setObjectName(QStringLiteral("filter.%1").arg(id));
    filter_->setAccessibleName(tr("Filter %1").arg(title));
    counts_->setObjectName(QStringLiteral("count.%1").arg(id));
    counts_->setAccessibleName(tr("%1 shown").arg(title));
    view_->setObjectName(QStringLiteral("table.%1").arg(id));
    view_->setAccessibleName(title);

    model_->setActive(false);
    view_->setModel(model_);
    delete view_->selectionModel();
    view_->setSelectionModel(new RowSelection(model_, view_));
    view_->setItemDelegate(new CellDelegate(view_));
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setEditTriggers(QAbstractItemView::AnyKeyPressed);
    view_->setTabKeyNavigation(false);
    view_->setAlternatingRowColors(true);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* rows = view_->verticalHeader();
    rows->hide();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(view_->fontMetrics().height() + 6);
    auto* columns = view_->horizontalHeader();
    columns->setObjectName(QStringLiteral("columns.%1").arg(id));
    columns->setHighlightSections(false);
    columns->setSectionsMovable(true);
    columns->setSortIndicatorShown(true);
    columns->setSortIndicatorClearable(true);
    columns->setSortIndicator(-1, Qt::AscendingOrder);
    columns->setContextMenuPolicy(Qt::CustomContextMenu);
    view_->setSortingEnabled(true);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(6, 4, 6, 4);
    top->setSpacing(10);
    top->addWidget(filter_, 1);
    top->addWidget(counts_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(error_);
    layout->addWidget(view_, 1);
    error_->setObjectName(QStringLiteral("error.%1").arg(id));
    error_->setWordWrap(true);
    error_->setContentsMargins(6, 0, 6, 4);
    error_->hide();

    connect(filter_, &FilterEdit::filterChanged, this, &TablePage::applyFilter);
    connect(model_, &ElementTableModel::statusMessage, this, &TablePage::statusMessage);
    connect(model_, &ElementTableModel::countsChanged, this, &TablePage::showCounts);
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const auto index = view_->currentIndex();
        current_ = index.isValid() ? model_->slotAt(index.row()) : model::kNoSlot;
    });
    connect(model_, &QAbstractItemModel::modelReset, this, &TablePage::rowsReset);
    connect(model_, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { growColumns(first, last - first + 1); });
    connect(model_, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& first, const QModelIndex& last) {
        if (first.row() != last.row()) // many are seldom all of them new and long
            return;
        for (int column = first.column(); column <= last.column(); ++column)
            growColumn(column, first.row(), 1);
    });
    connect(columns, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (sizing_ || width == 0)
            return;
        widths_.insert(idOf(column), width);
        QSettings().setValue(settingsKey("widths"), widths_);
    });
    connect(columns, &QHeaderView::sectionMoved, this, [this] {
        if (!sizing_)
            QSettings().setValue(settingsKey("order"), columnsInOrder());
    });
    connect(view_, &RowTableView::goToRow, this, &TablePage::goToRow);
    connect(view_, &QWidget::customContextMenuRequested, this, &TablePage::showMenu);
    connect(columns, &QWidget::customContextMenuRequested, this, &TablePage::showColumnMenu);
    commands_ = commands.bind(TablePage::commands(), *this, view_);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, commands_, &BoundCommands::refresh);
    for (auto* action : view_->actions()) // a copy for each type: "table.node.copy"
        action->setObjectName(action->objectName().replace(QStringLiteral("table."), view_->objectName() + u'.'));

    model_->setDocument(&document);
    readChoices();
    showColumns();
}

Topic<TablePage> TablePage::commands() {
    static constexpr auto hasCurrent = [](TablePage& page) { return page.view_->currentIndex().isValid(); };
    static constexpr Command<TablePage> kRows[] = {
        {.id = "table.goTo",
         .title = QT_TRANSLATE_NOOP("Commands", "&Go to Element"),
         .keys = "Return",
         .help = QT_TRANSLATE_NOOP("Commands", "Frame the element in the view"),
         .run = [](TablePage& page) { page.goToRow(page.view_->currentIndex().row()); },
         .enabled = {hasCurrent, QT_TRANSLATE_NOOP("Commands", "no row is chosen")}},
        {.id = "table.selectAllShown",
         .title = QT_TRANSLATE_NOOP("Commands", "Select &All Shown"),
         .keys = "Ctrl+A",
         .help = QT_TRANSLATE_NOOP("Commands", "Select every row that the filter shows"),
         .run = [](TablePage& page) { page.selectAllShown(); }},
        {.id = "table.copy",
         .title = QT_TRANSLATE_NOOP("Commands", "&Copy"),
         .keys = "Ctrl+C",
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the selected rows as text"),
         .run = [](TablePage& page) { QApplication::clipboard()->setText(page.selectedAsText()); }},
        {.id = "table.edit",
         .title = QT_TRANSLATE_NOOP("Commands", "&Edit Cell"),
         .keys = "F2",
         .run = [](TablePage& page) { page.view_->edit(page.view_->currentIndex()); },
         .enabled =
             [](TablePage& page) {
                 const auto index = page.view_->currentIndex();
                 return index.isValid() && (page.model_->flags(index) & Qt::ItemIsEditable) != 0;
             }},
    };
    return {QT_TRANSLATE_NOOP("Commands", "Element Table"),
            {"panel.table", QT_TRANSLATE_NOOP("Commands", "Element table")},
            kRows};
}

void TablePage::goToRow(int row) {
    Q_EMIT goTo(model_->elementAt(row));
}

void TablePage::release() {
    model_->setDocument(nullptr);
}

void TablePage::follow(const model::Change& change, model::Direction direction) {
    model_->follow(change);
    if (!isVisible())
        content_.clear();
    findContent(&change, direction == model::Direction::Forward);
}

void TablePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    model_->setActive(true);
    readChoices();
    sizeColumns();
    if (content_.empty())
        findContent();
    showColumns();
    followSelection();
}

void TablePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    model_->setActive(false);
}

// Selection ----------------------------------------------------------------------------------------------------------

void TablePage::followSelection() {
    if (!isVisible() || model_->document() == nullptr)
        return;
    view_->rowSelection()->mirror();
    view_->viewport()->update();
    const auto primary = model_->document()->selection().primary();
    const int row = primary.type == model_->type() ? model_->rowOf(primary.slot) : -1;
    if (row < 0 || view_->currentIndex().row() == row)
        return;
    const int column = std::max(0, view_->currentIndex().column());
    view_->selectionModel()->setCurrentIndex(model_->index(row, column), QItemSelectionModel::NoUpdate);
    view_->scrollTo(model_->index(row, column));
}

void TablePage::selectAllShown() {
    if (model_->rowCount() > 0)
        view_->selectAll();
}

void TablePage::rowsReset() {
    sizeColumns();
    view_->rowSelection()->mirror();
    const int row = current_ == model::kNoSlot ? -1 : model_->rowOf(current_);
    if (row < 0)
        return;
    view_->selectionModel()->setCurrentIndex(model_->index(row, 0), QItemSelectionModel::NoUpdate);
    view_->scrollTo(model_->index(row, 0));
}

QString TablePage::selectedAsText() const {
    std::vector<int> columns;
    QStringList cells;
    const auto* header = view_->horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        if (header->isSectionHidden(column))
            continue;
        columns.push_back(column);
        cells << model_->headerData(column, Qt::Horizontal).toString();
    }
    QStringList lines{cells.join(u'\t')};
    const auto addRow = [&](int row) {
        cells.clear();
        for (const int column : columns)
            cells << model_->text(row, column).replace(u'\t', u' ').replace(u'\n', u' ');
        lines << cells.join(u'\t');
    };
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (view_->rowSelection()->isRowSelected(row))
            addRow(row);
    }
    if (lines.size() == 1 && view_->currentIndex().isValid())
        addRow(view_->currentIndex().row());
    return lines.join(u'\n') + u'\n';
}

// Filter and counts --------------------------------------------------------------------------------------------------

void TablePage::applyFilter(const QString& text) {
    std::vector<const model::PropertySpec*> columns;
    for (int column = 0; column < model_->columnCount(); ++column) {
        if (!view_->isColumnHidden(column))
            columns.push_back(&model_->property(column));
    }
    const RowFilter filter(text, *schema_, model_->type(), std::move(columns));
    const bool halfTyped = filter.looksLikeExpression() && !filter.error().isEmpty() && !model_->hasMatches(filter);
    // Keep the rows while an expression is incomplete.
    if (!halfTyped)
        model_->setFilter(filter);
    filter_->setError(filter.error(), halfTyped || filter.looksLikeExpression() || model_->rowCount() == 0);
    const auto* document = model_->document();
    if (const auto doubts = document == nullptr ? QString() : filter.doubts(document->model()); !doubts.isEmpty())
        filter_->setDoubts(doubts);
    error_->setText(filter_->toolTip());
    error_->setVisible(filter_->isRed());
}

void TablePage::showCounts() {
    counts_->setText(
        tr("%1 of %2").arg(grouped(static_cast<std::size_t>(model_->rowCount())), grouped(model_->total())));
}

void TablePage::showMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("table.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    commands_->refresh();
    const bool onRow = view_->indexAt(at).isValid();
    for (auto* action : view_->actions()) {
        if (action == commands_->action(QStringLiteral("table.goTo")) ||
            action == commands_->action(QStringLiteral("table.edit")))
            action->setEnabled(onRow && action->isEnabled());
        menu->addAction(action);
    }
    menu->popup(view_->viewport()->mapToGlobal(at));
}

} // namespace navsmith::gui
