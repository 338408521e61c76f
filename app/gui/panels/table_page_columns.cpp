// The columns of a table: which are shown, in which order and how wide.
#include "app/gui/panels/element_table_model.h"
#include "app/gui/panels/property_content.h"
#include "app/gui/panels/row_selection.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/table_page.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSettings>

#include <algorithm>

namespace navsmith::gui {

namespace {

/// Number of sampled rows, spread over the table, to compute the width of a column.
constexpr int kRowsMeasured = 100;
constexpr int kCellMargins = 24;
constexpr int kWidestColumn = 260;
/// In place of a row with content: an edit has cleared the last value, and the column stays for another one.
constexpr model::Slot kCleared = model::kNoSlot - 1;
/// Whether columns without content are shown, in all tables.
constexpr auto kEmptySettings = "panels/table/showEmptyColumns";

} // namespace

QString TablePage::settingsKey(const char* what) const {
    return QStringLiteral("panels/table/%1/%2/%3")
        .arg(fromUtf8(schema_->id), fromUtf8(model_->spec().id), QLatin1String(what));
}

QString TablePage::idOf(int column) const {
    return fromUtf8(model_->property(column).id);
}

void TablePage::showColumn(std::string_view property) {
    for (int column = 0; column < model_->columnCount(); ++column) {
        if (model_->property(column).id != property)
            continue;
        if (view_->isColumnHidden(column))
            setShown({column}, true);
        const int row = std::max(view_->currentIndex().row(), 0);
        view_->scrollTo(model_->index(row, column));
        view_->selectionModel()->setCurrentIndex(model_->index(row, column), QItemSelectionModel::NoUpdate);
        return;
    }
}

void TablePage::readChoices() {
    const QSettings settings;
    const auto ids = settings.value(settingsKey("columns"));
    shownColumns_.clear();
    for (int column = 0; column < model_->columnCount(); ++column) {
        if (ids.isValid() ? ids.toStringList().contains(idOf(column)) : !model_->property(column).advanced)
            shownColumns_ << idOf(column);
    }
    const QScopedValueRollback sizing(sizing_, true);
    widths_ = settings.value(settingsKey("widths")).toMap();
    const auto order = settings.value(settingsKey("order")).toStringList();
    auto* header = view_->horizontalHeader();
    for (int place = 0; const auto& id : order) {
        for (int column = 0; column < model_->columnCount(); ++column) {
            if (idOf(column) == id)
                header->moveSection(header->visualIndex(column), place++);
        }
    }
    for (int column = 0; column < model_->columnCount(); ++column) {
        if (isSizedByUser(column))
            view_->setColumnWidth(column, widths_.value(idOf(column)).toInt());
    }
}

QStringList TablePage::columnsInOrder() const {
    QStringList ids;
    for (int place = 0; place < model_->columnCount(); ++place)
        ids << idOf(view_->horizontalHeader()->logicalIndex(place));
    return ids;
}

void TablePage::setShown(const std::vector<int>& columns, bool shown) {
    for (const int column : columns) {
        shownColumns_.removeAll(idOf(column));
        if (shown)
            shownColumns_ << idOf(column);
    }
    QSettings().setValue(settingsKey("columns"), shownColumns_);
    showColumns();
}

void TablePage::findContent(const model::Change* change, bool keepCleared) {
    if (!isVisible() || model_->document() == nullptr)
        return;
    const auto& model = model_->document()->model();
    const auto type = model_->type();
    const auto& rows = model.order(type);
    // What a file has may depend on its version.
    const bool all = change == nullptr || std::ranges::find(change->columns, model::kFileType,
                                                            &model::ColumnChange::type) != change->columns.end();
    auto now = content_;
    now.resize(static_cast<std::size_t>(model_->columnCount()), model::kNoSlot);
    for (int column = 0; column < model_->columnCount(); ++column) {
        const auto& property = model_->property(column);
        auto& row = now[static_cast<std::size_t>(column)];
        const bool had = row != model::kNoSlot;
        if (had && row != kCleared && firstWithContent(model, type, property, std::span(&row, 1)) != model::kNoSlot)
            continue;
        row = model::kNoSlot;
        for (std::size_t i = 0; !all && row == model::kNoSlot && i < change->columns.size(); ++i) {
            if (change->columns[i].type == type)
                row = firstWithContent(model, type, property, change->columns[i].slots);
        }
        if (row == model::kNoSlot && (all || (had && !keepCleared)))
            row = firstWithContent(model, type, property, rows.all());
        else if (row == model::kNoSlot && had)
            row = kCleared;
    }
    if (now == content_)
        return;
    content_ = std::move(now);
    showColumns();
}

bool TablePage::isHeldBack(int column) const {
    if (content_.empty() || content_[static_cast<std::size_t>(column)] != model::kNoSlot || model_->total() == 0)
        return false;
    return !QSettings().value(kEmptySettings).toBool();
}

void TablePage::showColumns() {
    const QScopedValueRollback sizing(sizing_, true);
    for (int column = 0; column < model_->columnCount(); ++column) {
        const bool hide = !shownColumns_.contains(idOf(column)) || isHeldBack(column);
        if (view_->isColumnHidden(column) != hide)
            view_->setColumnHidden(column, hide);
    }
}

void TablePage::sizeColumns() {
    // Only until the document has rows; afterwards columns only grow with what is added.
    if (sized_ || !isVisible())
        return;
    sized_ = model_->rowCount() > 0;
    const QScopedValueRollback sizing(sizing_, true);
    for (int column = 0; column < model_->columnCount(); ++column) {
        if (!isSizedByUser(column))
            sizeColumn(column);
    }
}

int TablePage::widthOf(int column, int firstRow, int rows) const {
    const auto metrics = view_->fontMetrics();
    int width = 0;
    const int measured = std::min(rows, kRowsMeasured);
    for (int i = 0; i < measured; ++i) {
        const auto row = firstRow + static_cast<int>(static_cast<qint64>(i) * (rows - 1) / std::max(measured - 1, 1));
        width = std::max(width, metrics.horizontalAdvance(model_->text(row, column)) + kCellMargins);
    }
    return width;
}

/// Whole numbers, such as IDs, are shown in full, wherever the longest of them is.
int TablePage::widthOfNumbers(int column) const {
    const auto& property = model_->property(column);
    if (property.type != model::PropertyType::Integer || model_->rowCount() == 0)
        return 0;
    std::vector<double> numbers(model_->shown().size());
    model::readNumbers(model_->document()->model(), model_->type(), property, model_->shown(), numbers);
    const auto [least, most] = std::ranges::minmax_element(numbers);
    return std::max(widthOf(column, static_cast<int>(least - numbers.begin()), 1),
                    widthOf(column, static_cast<int>(most - numbers.begin()), 1));
}

void TablePage::sizeColumn(int column) {
    auto* header = view_->horizontalHeader();
    const bool hidden = header->isSectionHidden(column);
    header->setSectionHidden(column, false); // a hidden section has no size
    // Room for the sort indicator beside the title.
    const int title = header->sectionSizeHint(column) + 12;
    const int width = std::max({title, widthOf(column, 0, model_->rowCount()), widthOfNumbers(column)});
    view_->setColumnWidth(column, std::min(width, kWidestColumn));
    header->setSectionHidden(column, hidden);
}

void TablePage::growColumns(int firstRow, int rows) {
    for (int column = 0; column < model_->columnCount(); ++column)
        growColumn(column, firstRow, rows);
}

void TablePage::growColumn(int column, int firstRow, int rows) {
    if (isSizedByUser(column) || view_->isColumnHidden(column))
        return;
    const QScopedValueRollback sizing(sizing_, true);
    const int width = std::min(widthOf(column, firstRow, rows), kWidestColumn);
    if (width > view_->columnWidth(column))
        view_->setColumnWidth(column, width);
}

void TablePage::showColumnMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columns.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const auto id = fromUtf8(model_->spec().id);
    std::vector<int> raw;
    for (int column = 0; column < model_->columnCount(); ++column) {
        const auto& property = model_->property(column);
        if (isHeldBack(column))
            continue;
        if (property.advanced) {
            if (raw.empty())
                menu->addSection(tr("Raw fields"));
            raw.push_back(column);
        }
        auto* action = menu->addAction(fromUtf8(property.title));
        action->setObjectName(QStringLiteral("column.%1.%2").arg(id, fromUtf8(property.id)));
        action->setCheckable(true);
        action->setChecked(!view_->isColumnHidden(column));
        action->setToolTip(propertyHelp(model_->spec(), property));
        connect(action, &QAction::toggled, this, [this, column](bool on) { setShown({column}, on); });
    }
    menu->addSeparator();
    addRawColumns(*menu, raw);
    addEmptyColumns(*menu);
    menu->popup(view_->horizontalHeader()->mapToGlobal(at));
}

void TablePage::addRawColumns(QMenu& menu, const std::vector<int>& raw) {
    if (raw.empty())
        return;
    auto* all = menu.addAction(tr("Show All Raw Fields"));
    all->setObjectName(QStringLiteral("columns.%1.raw").arg(fromUtf8(model_->spec().id)));
    all->setCheckable(true);
    all->setChecked(std::ranges::all_of(raw, [this](int column) { return shownColumns_.contains(idOf(column)); }));
    connect(all, &QAction::toggled, this, [this, raw](bool on) { setShown(raw, on); });
}

void TablePage::addEmptyColumns(QMenu& menu) {
    auto* empty = menu.addAction(tr("Show Columns Without Content"));
    empty->setObjectName(QStringLiteral("columns.%1.empty").arg(fromUtf8(model_->spec().id)));
    empty->setToolTip(tr("Also show columns in which no element has a value"));
    empty->setCheckable(true);
    empty->setChecked(QSettings().value(kEmptySettings).toBool());
    connect(empty, &QAction::toggled, this, [this](bool on) {
        QSettings().setValue(kEmptySettings, on);
        showColumns();
    });
}

} // namespace navsmith::gui
