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

namespace {

/// The local time of a backup; its name is the time in UTC, perhaps with a number behind it.
QString timeOf(const opening::Backup& backup) {
    constexpr int length = 20; // "2024-11-21T09-10-11Z"
    const auto name = QString::fromStdString(files::toText(backup.set.filename()));
    auto time = QDateTime::fromString(name.left(length), QStringLiteral("yyyy-MM-dd'T'HH-mm-ss'Z'"));
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : name;
}

} // namespace

BackupDialog::BackupDialog(std::vector<opening::Backup> backups, bool modified, QWidget* parent)
    : Dialog(parent), backups_(std::move(backups)), list_(new QTreeWidget(this)) {
    setWindowTitle(tr("Restore Backup"));
    setObjectName("backups");
    auto* text =
        new QLabel(modified ? tr("Restoring replaces the files, and discards your unsaved changes. The files as "
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
    auto* restore = buttons->addButton(tr("Restore"), QDialogButtonBox::AcceptRole);
    restore->setObjectName("backups.restore");
    restore->setEnabled(!backups_.empty());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    resize(sizeHint().expandedTo({560, 320}));
}

const opening::Backup* BackupDialog::selected() const {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 ? nullptr : &backups_[static_cast<std::size_t>(row)];
}

} // namespace navsmith::gui
