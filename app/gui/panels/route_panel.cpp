#include "app/gui/panels/route_panel.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/row_table.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace navsmith::gui {

// LegModel -----------------------------------------------------------------------------------------------------------

void LegModel::setRoute(RouteListing route) {
    beginResetModel();
    route_ = std::move(route);
    endResetModel();
}

model::Element LegModel::elementAt(int row) const {
    if (!route_.document || row < 0 || row >= rowCount())
        return {};
    const auto& leg = route_.legs[static_cast<std::size_t>(row)];
    for (const auto& element : {leg.via, leg.to}) {
        if (element.valid() && route_.document->model().isLive(element))
            return element;
    }
    return {};
}

QString LegModel::text(int row, int column) const {
    if (!route_.document)
        return {};
    const auto& leg = route_.legs[static_cast<std::size_t>(row)];
    const auto nameOf = [&](model::Element element) {
        return element.valid() ? QString::fromStdString(model::elementName(route_.document->model(), element))
                               : QString();
    };
    switch (column) {
    case From:
        return nameOf(leg.from);
    case To:
        return nameOf(leg.to);
    case Way:
        return leg.kind.empty() ? nameOf(leg.via) : fromUtf8(leg.kind);
    case Length:
        return decimal(leg.length, 1);
    case Cost:
        return decimal(leg.cost, 1);
    case Total:
        return decimal(leg.total, 1);
    default:
        return {};
    }
}

int LegModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(route_.legs.size());
}

int LegModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant LegModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() >= Length)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    return role == Qt::DisplayRole ? QVariant(text(index.row(), index.column())) : QVariant();
}

QVariant LegModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case From:
        return tr("From");
    case To:
        return tr("To");
    case Way:
        return tr("Way");
    case Length:
        return tr("Length");
    case Cost:
        return tr("Cost");
    case Total:
        return tr("Total Cost");
    default:
        return {};
    }
}

// RoutePanel ---------------------------------------------------------------------------------------------------------

RoutePanel::RoutePanel(QWidget* parent)
    : QWidget(parent), legs_(new LegModel(this)), summary_(new QLabel(this)),
      table_(makeRowTable(*legs_, "route.legs", tr("Legs of the Route"), this)),
      copy_(new QPushButton(tr("Copy as Text"), this)) {
    setObjectName(QStringLiteral("panel.route"));
    setAccessibleName(tr("Route"));
    summary_->setObjectName(QStringLiteral("route.summary"));
    summary_->setWordWrap(true);
    summary_->setContentsMargins(6, 4, 6, 4);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary_->setFocusPolicy(Qt::NoFocus);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setToolTip(tr("Click a row to select what leads there, and to frame it in the view"));
    copy_->setObjectName(QStringLiteral("route.copy"));
    copy_->setToolTip(tr("Copy all rows, for a spreadsheet or a report"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(summary_);
    layout->addWidget(table_, 1);
    layout->addWidget(copy_, 0, Qt::AlignLeft);
    const auto choose = [this](const QModelIndex& index) {
        if (const auto element = legs_->elementAt(index.row()); element.valid())
            Q_EMIT chosen(element);
    };
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [choose](const QItemSelection& rows) {
                if (!rows.isEmpty())
                    choose(rows.indexes().front());
            });
    connect(table_, &QTableView::activated, this, choose); // the row that is chosen already
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(asText()); });
}

void RoutePanel::setSource(std::function<RouteListing()> source) {
    source_ = std::move(source);
    refresh();
}

void RoutePanel::refresh() {
    legs_->setRoute(source_ && isVisible() ? source_() : RouteListing());
    const auto& summary = legs_->route().summary;
    summary_->setText(summary.isEmpty() ? tr("No route: choose the tool Route, and click where it starts and ends.")
                                        : summary);
    copy_->setEnabled(legs_->rowCount() > 0);
}

void RoutePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

QString RoutePanel::asText() const {
    QStringList lines{legs_->route().summary};
    const auto addLine = [&](auto cellOf) {
        QStringList cells;
        for (int column = 0; column < legs_->columnCount(); ++column)
            cells << cellOf(column);
        lines << cells.join(u'\t');
    };
    addLine([&](int column) { return legs_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); });
    for (int row = 0; row < legs_->rowCount(); ++row)
        addLine([&](int column) { return legs_->text(row, column); });
    return lines.join(u'\n') + u'\n';
}

} // namespace navsmith::gui
