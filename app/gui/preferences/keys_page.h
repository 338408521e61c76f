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

    /// Ids of the commands of the selected row; empty: none. Equal commands of several systems share a row.
    [[nodiscard]] QStringList current() const;
    void choose(const QString& id);

private:
    void fill();
    void filter();
    void showCurrent();
    void propose(const QKeySequence& keys);
    void showPreset();
    /// What else has these keys where a command of the row may be used.
    [[nodiscard]] QStringList conflicts(const QKeySequence& keys, const QStringList& ids) const;
    void setKeys(const QKeySequence& keys);
    void takeOverKeys(const QKeySequence& keys);

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
