// The selections that are stored under names: stores what is selected, recalls it and combines it with the selection.
#pragma once

#include "core/document/named_selections.h"

#include <QPointer>
#include <QWidget>

#include <cstdint>
#include <vector>

class QListWidget;
class QPushButton;

namespace navsmith::gui {

/// Widgets: "selections.list", "selections.store", "selections.recall", "selections.add", "selections.subtract",
/// "selections.intersect", "selections.replace", "selections.delete".
class SelectionsPanel : public QWidget {
    Q_OBJECT

public:
    explicit SelectionsPanel(QWidget* parent = nullptr);

    /// May be null. The panel drops a document that is deleted.
    void setDocument(document::Document* document);
    /// Stores the selection under a new name, which people can change in the list.
    void store();

private:
    enum class Combination : std::uint8_t { Recall, Add, Subtract, Intersect };

    /// Changes the selection by what is stored under the current name.
    void combine(Combination how);
    void fill();
    void list(const QStringList& names);
    void enable();
    [[nodiscard]] document::NamedSelections& stored() const;
    [[nodiscard]] QString current() const;

    QPointer<document::Document> document_;
    QListWidget* list_;
    QPushButton* store_;
    QPushButton* replace_ = nullptr;
    std::vector<QPushButton*> needCurrent_;
    bool filling_ = false;
};

} // namespace navsmith::gui
