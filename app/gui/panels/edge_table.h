// The edges of a node as a table: links of a path node with their lanes, connections of an area.
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QTreeWidget>

#include <vector>

namespace navsmith::gui {

/// One row an edge that leaves the selected node, or for the selected edge itself: where it leads, the editable values
/// of the elements that it refers to besides its ends, such as the navi node with the lanes of a link, and its own.
/// Hidden unless one such element is selected. A double click on the first column goes to the end. Widget: "edges".
class EdgeTable : public QTreeWidget {
    Q_OBJECT

public:
    explicit EdgeTable(QWidget* parent = nullptr);

    /// May be null.
    void show(document::Document* document);
    /// Rereads the rows.
    void refresh();

Q_SIGNALS:
    void goTo(navsmith::model::Element element);
    /// A value was clamped or rounded.
    void statusMessage(const QString& message);

private:
    struct Column {
        model::ElementTypeId type = model::kNoElementType;
        model::ColumnId via = model::kNoColumn; ///< reference column of the edge; kNoColumn: the edge itself
        const model::PropertySpec* property = nullptr;
    };
    /// The element that a cell shows; invalid if the edge has none.
    [[nodiscard]] model::Element elementAt(int row, const Column& column) const;
    void choose(model::ElementTypeId edge);
    void addColumns(model::ElementTypeId type, model::ColumnId via);
    void edit(QTreeWidgetItem* item, int column);

    QPointer<document::Document> document_;
    model::ElementTypeId edge_ = model::kNoElementType; ///< type of the rows
    std::vector<Column> columns_;                       ///< without the first, the end
    std::vector<model::Slot> rows_;
};

} // namespace navsmith::gui
