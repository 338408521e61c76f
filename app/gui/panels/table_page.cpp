#include "app/gui/panels/table_page.h"

#include "app/gui/panels/cell_delegate.h"
#include "app/gui/panels/check_style.h"
#include "app/gui/panels/filter_edit.h"
#include "app/gui/panels/row_selection.h"
#include "app/gui/panels/schema_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace navsmith::gui {

namespace {

/// Number of sampled rows, spread over the table, to compute the width of a column.
constexpr int kRowsMeasured = 40;
constexpr int kCellMargins = 24;
constexpr int kWidestColumn = 260;

} // namespace

TablePage::TablePage(CommandSet& commands, std::shared_ptr<const model::Schema> schema, model::ElementTypeId type,
                     QWidget* parent)
    : QWidget(parent), schema_(schema), model_(new ElementTableModel(std::move(schema), type, this)),
      filter_(new FilterEdit(model_->spec(), this)), counts_(new QLabel(this)), view_(new RowTableView(this)) {
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
    CheckStyle::applyTo(view_);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setEditTriggers(QAbstractItemView::AnyKeyPressed);
    view_->setTabKeyNavigation(false);
    view_->setAlternatingRowColors(true);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->setFrameShape(QFrame::NoFrame);
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
    layout->addWidget(view_, 1);

    connect(filter_, &FilterEdit::filterChanged, this, &TablePage::applyFilter);
    connect(model_, &ElementTableModel::statusMessage, this, &TablePage::statusMessage);
    connect(model_, &ElementTableModel::countsChanged, this, &TablePage::showCounts);
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const auto index = view_->currentIndex();
        current_ = index.isValid() ? model_->slotAt(index.row()) : model::kNoSlot;
    });
    connect(model_, &QAbstractItemModel::modelReset, this, &TablePage::rowsReset);
    connect(view_, &RowTableView::goToRow, this, &TablePage::goToRow);
    connect(view_, &QWidget::customContextMenuRequested, this, &TablePage::showMenu);
    connect(columns, &QWidget::customContextMenuRequested, this, &TablePage::showColumnMenu);
    commands_ = commands.bind(TablePage::commands(), *this, view_);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, commands_, &BoundCommands::refresh);
    for (auto* action : view_->actions()) // a copy for each type: "table.node.copy"
        action->setObjectName(action->objectName().replace(QStringLiteral("table."), view_->objectName() + u'.'));

    const auto kept = QSettings().value(settingsKey()).toStringList();
    QStringList plain;
    for (int column = 0; column < model_->columnCount(); ++column) {
        if (!model_->property(column).advanced)
            plain << fromUtf8(model_->property(column).id);
    }
    showColumns(kept.isEmpty() ? plain : kept);
    showCounts();
}

Topic<TablePage> TablePage::commands() {
    static constexpr auto hasCurrent = [](TablePage& page) { return page.view_->currentIndex().isValid(); };
    static constexpr Command<TablePage> kRows[] = {
        {.id = "table.goTo",
         .title = "&Go to Element",
         .keys = "Return",
         .help = "Frame the element in the view",
         .run = [](TablePage& page) { page.goToRow(page.view_->currentIndex().row()); },
         .enabled = hasCurrent},
        {.id = "table.selectAllShown",
         .title = "Select &All Shown",
         .keys = "Ctrl+A",
         .help = "Select every row that the filter shows",
         .run = [](TablePage& page) { page.selectAllShown(); }},
        {.id = "table.copy",
         .title = "&Copy",
         .keys = "Ctrl+C",
         .help = "Copy the selected rows as text",
         .run = [](TablePage& page) { QApplication::clipboard()->setText(page.selectedAsText()); }},
        {.id = "table.edit",
         .title = "&Edit Cell",
         .keys = "F2",
         .run = [](TablePage& page) { page.view_->edit(page.view_->currentIndex()); },
         .enabled =
             [](TablePage& page) {
                 const auto index = page.view_->currentIndex();
                 return index.isValid() && (page.model_->flags(index) & Qt::ItemIsEditable) != 0;
             }},
    };
    return {"Element Table", {"panel.table", "Element table"}, kRows};
}

void TablePage::goToRow(int row) {
    Q_EMIT goTo(model_->elementAt(row));
}

void TablePage::setDocument(document::Document* document) {
    model_->setDocument(document);
}

void TablePage::follow(const model::Change& change) {
    model_->follow(change);
}

void TablePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    model_->setActive(true);
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
}

void TablePage::showCounts() {
    const QLocale locale(QLocale::English);
    counts_->setText(
        tr("%1 of %2")
            .arg(locale.toString(model_->rowCount()), locale.toString(static_cast<qulonglong>(model_->total()))));
}

// Columns ------------------------------------------------------------------------------------------------------------

QString TablePage::settingsKey() const {
    return QStringLiteral("panels/table/%1/%2/columns").arg(fromUtf8(schema_->id), fromUtf8(model_->spec().id));
}

QStringList TablePage::shownColumns() const {
    QStringList ids;
    for (int column = 0; column < model_->columnCount(); ++column) {
        if (!view_->isColumnHidden(column))
            ids << fromUtf8(model_->property(column).id);
    }
    return ids;
}

void TablePage::showColumns(const QStringList& ids) {
    for (int column = 0; column < model_->columnCount(); ++column)
        view_->setColumnHidden(column, !ids.contains(fromUtf8(model_->property(column).id)));
}

void TablePage::rememberColumns() {
    QSettings().setValue(settingsKey(), shownColumns());
}

void TablePage::sizeColumns() {
    // Only once, when there are rows; afterwards keep the widths that the user sets.
    if (sized_ || model_->rowCount() == 0)
        return;
    sized_ = true;
    const auto metrics = view_->fontMetrics();
    const int rows = std::min(model_->rowCount(), kRowsMeasured);
    for (int column = 0; column < model_->columnCount(); ++column) {
        // Room for the sort indicator beside the title.
        int width = view_->horizontalHeader()->sectionSizeHint(column) + 12;
        for (int i = 0; i < rows; ++i) {
            const int row = static_cast<int>(static_cast<qint64>(i) * (model_->rowCount() - 1) / std::max(rows - 1, 1));
            width = std::max(width, metrics.horizontalAdvance(model_->text(row, column)) + kCellMargins);
        }
        view_->setColumnWidth(column, std::min(width, kWidestColumn));
    }
}

void TablePage::showColumnMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columns.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto id = fromUtf8(model_->spec().id);
    std::vector<int> raw;
    for (int column = 0; column < model_->columnCount(); ++column) {
        const auto& property = model_->property(column);
        if (property.advanced) {
            if (raw.empty())
                menu->addSection(tr("Raw fields"));
            raw.push_back(column);
        }
        auto* action = menu->addAction(fromUtf8(property.title));
        action->setObjectName(QStringLiteral("column.%1.%2").arg(id, fromUtf8(property.id)));
        action->setToolTip(propertyHelp(model_->spec(), property));
        action->setCheckable(true);
        action->setChecked(!view_->isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool on) {
            view_->setColumnHidden(column, !on);
            rememberColumns();
        });
    }
    if (!raw.empty()) {
        menu->addSeparator();
        auto* all = menu->addAction(tr("Show All Raw Fields"));
        all->setObjectName(QStringLiteral("columns.%1.raw").arg(id));
        all->setCheckable(true);
        all->setChecked(std::ranges::none_of(raw, [this](int column) { return view_->isColumnHidden(column); }));
        connect(all, &QAction::toggled, this, [this, raw](bool on) {
            for (const int column : raw)
                view_->setColumnHidden(column, !on);
            rememberColumns();
        });
    }
    menu->popup(view_->horizontalHeader()->mapToGlobal(at));
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
