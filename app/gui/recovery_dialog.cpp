#include "app/gui/recovery_dialog.h"

#include "app/gui/panels/counted.h"
#include "core/document/document_jobs.h"
#include "core/files/path_text.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace navsmith::gui {

namespace fs = std::filesystem;
using recovery::Abandoned;

namespace {

enum Column { DocumentColumn, TimeColumn, EditsColumn, FolderColumn, NoteColumn, ColumnCount };

QString fromPath(const fs::path& path) {
    return QString::fromStdString(files::toText(path));
}

QString timeText(recovery::Time time) {
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch());
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(milliseconds.count()), QLocale::ShortFormat);
}

} // namespace

RecoveryDialog::RecoveryDialog(document::Journals& journals, std::vector<Abandoned> abandoned, document::JobQueue& jobs,
                               QWidget* parent)
    : Dialog(parent), journals_(journals), abandoned_(std::move(abandoned)), list_(new QTreeWidget(this)), jobs_(jobs) {
    setObjectName("recovery");
    setAccessibleName(tr("Recovery"));
    setWindowTitle(tr("Recover Unsaved Work"));
    resize(820, 320);
    auto* text = new QLabel(tr("Navsmith quit before these documents were saved. You can recover their edits."), this);
    text->setWordWrap(true);
    list_->setObjectName("recovery.list");
    list_->setAccessibleName(tr("Documents with unsaved edits"));
    list_->setHeaderLabels({tr("Document"), tr("Last edit"), tr("Edits"), tr("Folder"), tr("Note")});
    list_->setRootIsDecorated(false);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setUniformRowHeights(true);
    auto* buttons = new QDialogButtonBox(this);
    const auto addButton = [&](const char* name, const QString& label, const QString& tip,
                               QDialogButtonBox::ButtonRole role) {
        auto* button = buttons->addButton(label, role);
        button->setObjectName(name);
        button->setAccessibleName(label);
        button->setToolTip(tip);
        return button;
    };
    recover_ = addButton("recovery.recover", tr("&Recover"), tr("Open the selected documents with their edits"),
                         QDialogButtonBox::ActionRole);
    discard_ = addButton("recovery.discard", tr("&Discard…"), tr("Discard the edits of the selected documents"),
                         QDialogButtonBox::ActionRole);
    later_ =
        addButton("recovery.later", tr("&Later"), tr("Ask again at the next startup"), QDialogButtonBox::RejectRole);
    recover_->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
    connect(recover_, &QPushButton::clicked, this, &RecoveryDialog::recover);
    connect(discard_, &QPushButton::clicked, this, &RecoveryDialog::discardSelected);
    connect(later_, &QPushButton::clicked, this, &RecoveryDialog::reject);
    connect(list_, &QTreeWidget::itemSelectionChanged, this, &RecoveryDialog::keepChoice);
    fill();
    list_->selectAll();
    enableButtons();
}

void RecoveryDialog::reject() {
    if (!busy_)
        Dialog::reject();
}

/// Keep at least one document selected: a click on empty space would clear the selection.
void RecoveryDialog::keepChoice() {
    if (const auto now = selected(); !now.empty() || list_->topLevelItemCount() == 0) {
        lastChoice_ = now;
    } else {
        for (const auto row : lastChoice_) {
            if (auto* item = list_->topLevelItem(static_cast<int>(row)))
                item->setSelected(true);
        }
    }
    enableButtons();
}

void RecoveryDialog::fill() {
    const QSignalBlocker quiet(list_);
    lastChoice_.clear();
    list_->clear();
    for (const auto& abandoned : abandoned_) {
        auto* item = new QTreeWidgetItem(list_);
        if (!abandoned.summary) {
            item->setText(DocumentColumn, fromPath(abandoned.path.filename()));
            item->setText(FolderColumn, fromPath(abandoned.path.parent_path()));
            item->setText(NoteColumn, QString::fromStdString(abandoned.summary.error()));
        } else {
            const auto& summary = *abandoned.summary;
            item->setText(DocumentColumn, fromPath(summary.header.shownPath.filename()));
            item->setText(TimeColumn, timeText(summary.lastTime));
            item->setText(EditsColumn, QLocale().toString(static_cast<qulonglong>(summary.edits)));
            item->setTextAlignment(EditsColumn, Qt::AlignRight | Qt::AlignVCenter);
            item->setText(FolderColumn, fromPath(summary.header.shownPath.parent_path()));
            item->setText(NoteColumn, QString::fromStdString(summary.damage));
        }
        for (int column = 0; column < ColumnCount; ++column)
            item->setToolTip(column, item->text(column));
    }
    for (int column = 0; column < ColumnCount; ++column)
        list_->resizeColumnToContents(column);
    // Select one of the remaining documents; without a selection the buttons are disabled.
    list_->setCurrentItem(list_->topLevelItem(0));
    lastChoice_ = selected();
    enableButtons();
}

std::vector<std::size_t> RecoveryDialog::selected() const {
    std::vector<std::size_t> rows;
    for (auto* item : list_->selectedItems())
        rows.push_back(static_cast<std::size_t>(list_->indexOfTopLevelItem(item)));
    std::ranges::sort(rows);
    return rows;
}

void RecoveryDialog::enableButtons() {
    const auto rows = selected();
    const bool idle = !busy_;
    recover_->setEnabled(
        idle && std::ranges::any_of(rows, [&](std::size_t row) { return abandoned_[row].summary.has_value(); }));
    discard_->setEnabled(idle && !rows.empty());
    later_->setEnabled(idle);
    list_->setEnabled(idle);
}

void RecoveryDialog::recover() {
    std::vector<fs::path> paths;
    for (const auto row : selected()) {
        if (abandoned_[row].summary)
            paths.push_back(abandoned_[row].path);
    }
    recoverNext(std::move(paths));
}

void RecoveryDialog::recoverNext(std::vector<fs::path> paths) {
    if (paths.empty()) {
        closeIfDone();
        return;
    }
    const auto path = paths.front();
    paths.erase(paths.begin());
    using Read = tl::expected<document::ReadJournal, QString>;
    busy_ = true;
    enableButtons();
    jobs_.run<Read>(
        this,
        {.title = tr("Recovering %1").arg(fromPath(path.filename())),
         .resources = {document::resourceOf(path)},
         .dropped = [this] { busy_ = false, enableButtons(); }},
        [path](const document::JobQueue::Report&) { return document::readJournal(path); },
        [this, path, paths = std::move(paths)](Read read) {
            busy_ = false;
            recovered(path, std::move(read));
            recoverNext(paths);
        });
}

void RecoveryDialog::recovered(const fs::path& path, tl::expected<document::ReadJournal, QString> read) {
    const auto it = std::ranges::find(abandoned_, path, &Abandoned::path);
    if (!read) {
        it->summary = tl::unexpected(read.error().toStdString());
        fill();
        return;
    }
    const auto name = fromPath(read->replayed.header.shownPath.filename());
    if (!read->replayed.damage.empty())
        remarks_ << tr("%1: %2 Everything before that was recovered.")
                        .arg(name, QString::fromStdString(read->replayed.damage));
    if (!read->changedFiles.empty())
        remarks_
            << tr("%1: %2 changed or removed since. The edits were recovered unchanged. Saving asks before it replaces "
                  "anything.")
                   .arg(name, counted(read->changedFiles.size(), "file"));
    auto journal = std::move(*it);
    abandoned_.erase(it);
    fill();
    journals_.recover(std::move(journal), std::move(*read));
}

void RecoveryDialog::discardSelected() {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Discard Edits"),
                                tr("This deletes the unsaved edits of %1.").arg(counted(selected().size(), "document")),
                                QMessageBox::Discard | QMessageBox::Cancel, this);
    box->setObjectName("message.discard");
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this](int answer) {
        if (answer != QMessageBox::Discard)
            return;
        auto rows = selected();
        for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
            const auto at = abandoned_.begin() + static_cast<std::ptrdiff_t>(*row);
            recovery::discard(std::move(*at));
            abandoned_.erase(at);
        }
        fill();
        closeIfDone();
    });
    box->open();
}

void RecoveryDialog::closeIfDone() {
    if (abandoned_.empty())
        accept();
    enableButtons();
}

} // namespace navsmith::gui
