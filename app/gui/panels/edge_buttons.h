// Adds and removes the edges of the selected element: buttons below their table.
#pragma once

#include "core/document/document.h"
#include "core/systems/edit.h"

#include <QPointer>
#include <QStringListModel>
#include <QWidget>

#include <string_view>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace navsmith::gui {

class EdgeTable;

/// *Add* asks for the other end: its name, or a pick in the view. The system's edits "connect" and "disconnect" change
/// the graph, so their guards and invariants apply; with an edit "connect_one_way", the user chooses the direction.
/// Hidden unless one element that edges can leave is selected.
/// Widgets: "edges.add", "edges.end", "edges.bothWays", "edges.remove".
class EdgeButtons : public QWidget {
    Q_OBJECT

public:
    EdgeButtons(EdgeTable& table, QWidget* parent);

    /// May be null.
    void show(document::Document* document);
    /// Follows the table.
    void refresh();
    [[nodiscard]] bool isAdding() const;
    void stopAdding();
    /// Links the selected element to this one.
    void addEdgeTo(model::Element end);

Q_SIGNALS:
    /// Asks the view for an element of this type; kNoElementType: no longer.
    void pickRequested(navsmith::model::ElementTypeId type);
    void statusMessage(const QString& message);

protected:
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What *Add* does.
    [[nodiscard]] const systems::Edit* connecting() const;
    [[nodiscard]] const systems::Edit* findEdit(std::string_view id) const;
    [[nodiscard]] model::ElementTypeId endType() const;
    void showAdding(bool adding);
    void addNamed();
    void removeSelected();
    bool run(const systems::Edit& edit, const systems::Elements& on);

    EdgeTable& table_;
    QPointer<document::Document> document_;
    QPushButton* add_;
    QPushButton* remove_;
    QLineEdit* end_;
    QCheckBox* bothWays_;
    QStringListModel names_;
};

} // namespace navsmith::gui
