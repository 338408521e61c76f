// Preferences page for shortcuts: search, change, conflicts, presets.
#pragma once

#include "app/gui/commands/command_set.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace navsmith::gui {

class ShortcutEdit;

/// Widgets: "keys.filter", "keys.table", "keys.edit", "keys.conflict", "keys.takeOver", "keys.clear", "keys.reset",
/// "keys.resetAll", "keys.preset".
class KeysPage : public QWidget {
    Q_OBJECT

public:
    explicit KeysPage(CommandSet& commands, QWidget* parent = nullptr);

    /// Id of the selected command; empty: none.
    [[nodiscard]] QString current() const;
    void choose(const QString& id);

private:
    void fill();
    void filter();
    void showCurrent();
    void propose(const QKeySequence& keys);

    CommandSet& commands_;
    QLineEdit* filter_;
    QTreeWidget* table_;
    ShortcutEdit* edit_;
    QLabel* conflict_;
    QPushButton* takeOver_;
    QPushButton* clear_;
    QPushButton* reset_;
    QComboBox* preset_;
};

} // namespace navsmith::gui
