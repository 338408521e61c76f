// Lists the backups of a document with their times and files, to restore one.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/opening/backups.h"

#include <vector>

class QTreeWidget;

namespace navsmith::gui {

/// Widgets: "backups.list", "backups.restore".
class BackupDialog : public Dialog {
    Q_OBJECT

public:
    /// `modified`: the document has changes that restoring discards.
    BackupDialog(std::vector<opening::Backup> backups, bool modified, QWidget* parent);

    /// The selected backup; valid while the dialog lives. Null if there is none.
    [[nodiscard]] const opening::Backup* selected() const;

private:
    std::vector<opening::Backup> backups_;
    QTreeWidget* list_;
};

} // namespace navsmith::gui
