// The edges of a node as a table: links of a path node with their lanes, connections of an area.
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QTreeWidget>

#include <limits>
#include <vector>

namespace navsmith::gui {

/// One row an edge that leaves the selected node, or for the selected edge itself: where it leads, the editable values
/// of the elements that it refers to besides its ends, such as the navi node with the lanes of a link, and its own.
/// Hidden unless one such element is selected. A double click on the first column goes to the end; Del removes rows.
/// Widget: "edges".
class EdgeTable : public QTreeWidget {
    Q_OBJECT

public:
    explicit EdgeTable(QWidget* parent = nullptr);

    /// May be null.
    void show(document::Document* document);
    /// It is no higher than this many pixels, and scrolls. One row always fits.
    void setRoom(int height);
    /// Rereads the rows.
    void refresh();
    /// The selected element, if the rows are the edges that leave it; there may be none. Invalid otherwise.
    [[nodiscard]] model::Element owner() const { return owner_; }
    /// The type of the rows.
    [[nodiscard]] model::ElementTypeId edgeType() const { return edge_; }
    /// The edges of the selected rows.
    [[nodiscard]] std::vector<model::Element> selectedEdges() const;

Q_SIGNALS:
    /// Remove the edges of the selected rows.
    void removeRequested();
    void goTo(navsmith::model::Element element);
    /// A value was clamped or rounded.
    void statusMessage(const QString& message);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Column {
        model::ElementTypeId type = model::kNoElementType;
        model::ColumnId via = model::kNoColumn; ///< reference column of the edge; kNoColumn: the edge itself
        const model::PropertySpec* property = nullptr;
    };
    /// The element that a cell shows; invalid if the edge has none.
    [[nodiscard]] model::Element elementAt(int row, const Column& column) const;
    void choose(model::ElementTypeId edge);
    /// Finds the rows and their type.
    void find(model::Element selected);
    void fill(int row);
    void fitColumns();
    void addColumns(model::ElementTypeId type, model::ColumnId via);
    void edit(QTreeWidgetItem* item, int column);

    QPointer<document::Document> document_;
    model::Element owner_;
    model::ElementTypeId edge_ = model::kNoElementType; ///< type of the rows
    std::vector<Column> columns_;                       ///< without the first, the end
    std::vector<model::Slot> rows_;
    int preferredHeight_ = 0; ///< height in pixels that shows enough rows
    int room_ = std::numeric_limits<int>::max();
};

} // namespace navsmith::gui
