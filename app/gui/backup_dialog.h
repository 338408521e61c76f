// Lists the backups of a document with their times and files, to restore one or to compare with it.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/opening/backups.h"

#include <QString>

#include <cstdint>
#include <vector>

class QTreeWidget;

namespace navsmith::gui {

enum class BackupUse : std::uint8_t { Restore, Compare };

/// Widgets: "backups.list", "backups.use".
class BackupDialog : public Dialog {
    Q_OBJECT

public:
    /// `modified`: the document has changes that restoring discards.
    BackupDialog(std::vector<opening::Backup> backups, BackupUse use, bool modified, QWidget* parent);

    static QString titleOf(BackupUse use);
    /// The local time of a backup.
    static QString timeOf(const opening::Backup& backup);

    /// The selected backup; valid while the dialog lives. Null if there is none.
    [[nodiscard]] const opening::Backup* selected() const;

private:
    std::vector<opening::Backup> backups_;
    QTreeWidget* list_;
};

} // namespace navsmith::gui
