// Tables that list one thing a row: whole rows are chosen, and rows have one height.
#pragma once

#include <QString>

class QAbstractItemModel;
class QTableView;
class QWidget;

namespace navsmith::gui {

/// Actions of the table are its context menu. `name`: its object name; `accessibleName`: for screen readers.
QTableView* makeRowTable(QAbstractItemModel& model, const char* name, const QString& accessibleName,
                         QWidget* parent = nullptr);

} // namespace navsmith::gui
