#include "app/gui/pack_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>

namespace navsmith::gui {

namespace {

constexpr int kWidth = 560;

QLineEdit* lineEdit(const char* name, const QString& title, QWidget* parent) {
    auto* edit = new QLineEdit(parent);
    edit->setObjectName(name);
    edit->setAccessibleName(title);
    return edit;
}

/// The map that the document most likely belongs to; empty if none is known.
std::filesystem::path likelyMap(const document::Document& document) {
    const auto& archive = document.opened().place.archive;
    if (!archive.empty())
        return archive;
    return document.map() ? document.map()->path : std::filesystem::path();
}

} // namespace

PackDialog::PackDialog(const document::Document& document, std::uint64_t bytes, QWidget* parent)
    : QDialog(parent), system_(document.system()), bytes_(bytes) {
    setObjectName("pack");
    setWindowTitle(tr("Pack into the map"));
    setMinimumWidth(kWidth);
    map_ = lineEdit("pack.map", tr("Map"), this);
    name_ = lineEdit("pack.name", tr("Name in the map"), this);
    auto* choose = new QPushButton(tr("&Choose…"), this);
    choose->setObjectName("pack.choose");
    what_ = new QLabel(this);
    what_->setObjectName("pack.what");
    what_->setWordWrap(true);
    what_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    whole_ = new QCheckBox(tr("Keep a copy of the whole map in the &backup"), this);
    whole_->setObjectName("pack.whole");
    whole_->setToolTip(tr("Without it only the file that is replaced is kept"));
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Pack"));
    buttons_->button(QDialogButtonBox::Ok)->setObjectName("pack.ok");
    auto* row = new QHBoxLayout;
    row->addWidget(map_, 1);
    row->addWidget(choose);
    auto* form = new QFormLayout;
    auto* label = new QLabel(tr("&Map"), this);
    label->setBuddy(map_);
    form->addRow(label, row);
    form->addRow(tr("&Name in it"), name_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(what_);
    layout->addWidget(whole_);
    layout->addWidget(buttons_);
    connect(choose, &QPushButton::clicked, this, &PackDialog::browse);
    connect(map_, &QLineEdit::textChanged, this, &PackDialog::proposeName);
    connect(name_, &QLineEdit::textChanged, this, &PackDialog::plan);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    map_->setText(QString::fromStdString(likelyMap(document).string()));
    if (map_->text().isEmpty())
        plan();
}

bool PackDialog::backUpWhole() const {
    return whole_->isChecked();
}

void PackDialog::browse() {
    const auto path =
        QFileDialog::getOpenFileName(this, tr("Pack into which map?"), map_->text(), tr("Maps (*.bsp);;All files (*)"));
    if (!path.isEmpty())
        map_->setText(path);
}

void PackDialog::proposeName() {
    const auto name = opening::nameInMap(system_, map_->text().toStdString());
    const auto before = name_->text();
    name_->setText(QString::fromStdString(name.value_or("")));
    if (name_->text() == before) // else its change has done that
        plan();
}

void PackDialog::plan() {
    planned_.reset();
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
    if (task_.isRunning()) {
        stale_ = true;
        return;
    }
    stale_ = false;
    if (map_->text().isEmpty()) {
        what_->setText(tr("Choose the map that the game runs."));
        return;
    }
    auto result = std::make_shared<std::optional<files::Result<files::PlannedEntries>>>();
    task_.start(
        tr("Looking into the map"),
        [result, map = std::filesystem::path(map_->text().toStdString()), name = name_->text().toStdString(),
         bytes = bytes_](const document::BackgroundTask::Report&) {
            result->emplace(opening::planPacking(map, name, bytes));
        },
        [this, result] {
            if (stale_)
                plan();
            else
                show(**result);
        });
}

void PackDialog::show(const files::Result<files::PlannedEntries>& result) {
    if (!result) {
        what_->setText(QString::fromStdString(files::describe(result.error())));
        return;
    }
    planned_ = *result;
    auto text = tr("This %1. Everything else in the map stays as it is.")
                    .arg(QString::fromStdString(opening::describePacking(*planned_)));
    if (const auto loose = opening::readBeforePacked(system_, planned_->archive))
        text += "\n\n" + tr("The game reads %1 beside the map first, and will call it out of date where it checks the "
                            "map's size: take it away, or set the map's size in it.")
                             .arg(QString::fromStdString(loose->filename().string()));
    what_->setText(text);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(true);
}

} // namespace navsmith::gui
