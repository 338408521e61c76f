// What the last route of the Route tool consists of: a row for each leg, and the total.
#pragma once

#include "core/document/document.h"
#include "core/routing/route.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;

namespace navsmith::gui {

/// A route for people.
struct RouteListing {
    QPointer<document::Document> document{};
    QString summary{}; ///< a line: the total, or why there is no route; empty: no two ends are known
    std::vector<routing::Leg> legs{};
};

class LegModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { From, To, Way, Length, Cost, Total, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setRoute(RouteListing route);
    [[nodiscard]] const RouteListing& route() const { return route_; }
    /// What makes the way of this row, such as a link; else the node it leads to. Invalid if it is gone.
    [[nodiscard]] model::Element elementAt(int row) const;
    [[nodiscard]] QString text(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    RouteListing route_;
};

/// Widgets: "route.summary", "route.legs", "route.copy".
class RoutePanel : public QWidget {
    Q_OBJECT

public:
    explicit RoutePanel(QWidget* parent = nullptr);

    /// Where the route comes from; it is asked only while the panel is visible.
    void setSource(std::function<RouteListing()> source);
    /// The route has changed.
    void refresh();
    /// The total, the headings and a line for each leg, tab-separated.
    [[nodiscard]] QString asText() const;

Q_SIGNALS:
    /// People chose a row.
    void chosen(navsmith::model::Element element);

protected:
    void showEvent(QShowEvent* event) override;

private:
    std::function<RouteListing()> source_;
    LegModel* legs_;
    QLabel* summary_;
    QTableView* table_;
    QPushButton* copy_;
};

} // namespace navsmith::gui
