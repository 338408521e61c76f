#include "app/gui/backup_dialog.h"

#include "app/gui/panels/counted.h"
#include "core/files/path_text.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace navsmith::gui {

QString BackupDialog::titleOf(BackupUse use) {
    return use == BackupUse::Restore ? tr("Restore Backup") : tr("Compare with Backup");
}

QString BackupDialog::timeOf(const opening::Backup& backup) {
    // The folder is called by the time in UTC, perhaps with a number behind it.
    constexpr int length = 20; // "2024-11-21T09-10-11Z"
    const auto name = QString::fromStdString(files::toText(backup.set.filename()));
    auto time = QDateTime::fromString(name.left(length), QStringLiteral("yyyy-MM-dd'T'HH-mm-ss'Z'"));
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : name;
}

BackupDialog::BackupDialog(std::vector<opening::Backup> backups, BackupUse use, bool modified, QWidget* parent)
    : Dialog(parent), backups_(std::move(backups)), list_(new QTreeWidget(this)) {
    setWindowTitle(titleOf(use));
    setObjectName("backups");
    auto* text = new QLabel(
        use == BackupUse::Compare
            ? tr("Shows what differs between the document and its files as they were before a save. Files that "
                 "the backup does not have count as they are now.")
        : modified ? tr("Restoring replaces the files, and discards your unsaved changes. The files as "
                        "they are now become a backup.")
                   : tr("Restoring replaces the files. The files as they are now become a backup."),
        this);
    text->setWordWrap(true);
    list_->setObjectName("backups.list");
    list_->setAccessibleName(tr("Backups"));
    list_->setHeaderLabels({tr("Before the save of"), tr("Files")});
    list_->setRootIsDecorated(false);
    for (const auto& backup : backups_) {
        auto* item = new QTreeWidgetItem(list_, {timeOf(backup), fileNames(backup.names)});
        QStringList all;
        for (const auto& name : backup.names)
            all << QString::fromStdString(name);
        item->setToolTip(1, all.join(u'\n'));
    }
    list_->setCurrentItem(list_->topLevelItem(0));
    list_->header()->resizeSection(0, fontMetrics().horizontalAdvance(QStringLiteral("0000-00-00 00:00:00 XX")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    const auto verb = use == BackupUse::Restore ? tr("Restore") : tr("Compare");
    auto* accept = buttons->addButton(verb, QDialogButtonBox::AcceptRole);
    accept->setObjectName("backups.use");
    accept->setEnabled(!backups_.empty());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
    connectButtons(buttons);
    connect(list_, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    resize(sizeHint().expandedTo({560, 320}));
}

const opening::Backup* BackupDialog::selected() const {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 ? nullptr : &backups_[static_cast<std::size_t>(row)];
}

} // namespace navsmith::gui
