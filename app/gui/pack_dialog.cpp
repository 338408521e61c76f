#include "app/gui/pack_dialog.h"

#include "core/document/paths.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>
#include <span>

namespace navsmith::gui {

namespace {

constexpr int kWidth = 560;

QLineEdit* lineEdit(const char* name, const QString& title, QWidget* parent) {
    auto* edit = new QLineEdit(parent);
    edit->setObjectName(name);
    edit->setAccessibleName(title);
    return edit;
}

/// The map that the document most likely belongs to; empty if unknown.
std::filesystem::path likelyMap(const document::Document& document) {
    const auto& archive = document.opened().place.archive;
    if (!archive.empty())
        return archive;
    return document.map() ? document.map()->path : std::filesystem::path();
}

} // namespace

PackDialog::PackDialog(const document::Document& document, std::uint64_t bytes, document::JobQueue& jobs,
                       QWidget* parent)
    : Dialog(parent), system_(document.system()), bytes_(bytes), jobs_(jobs) {
    setObjectName("pack");
    setWindowTitle(tr("Pack into Map"));
    setMinimumWidth(kWidth);
    map_ = lineEdit("pack.map", tr("Map"), this);
    auto* choose = new QPushButton(tr("B&rowse…"), this);
    choose->setObjectName("pack.choose");
    name_ = lineEdit("pack.name", tr("Name in the map"), this);
    what_ = new QLabel(this);
    what_->setObjectName("pack.what");
    what_->setWordWrap(true);
    what_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    whole_ = new QCheckBox(tr("&Back up the whole map"), this);
    whole_->setObjectName("pack.whole");
    whole_->setToolTip(tr("Otherwise, only the replaced file is backed up"));
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Pack"));
    buttons_->button(QDialogButtonBox::Ok)->setObjectName("pack.ok");
    auto* row = new QHBoxLayout;
    row->addWidget(map_, 1);
    row->addWidget(choose);
    auto* form = new QFormLayout;
    auto* label = new QLabel(tr("&Map:"), this);
    label->setBuddy(map_);
    form->addRow(label, row);
    form->addRow(tr("&Name in the map:"), name_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(what_);
    layout->addWidget(whole_);
    layout->addWidget(buttons_);
    connect(choose, &QPushButton::clicked, this, &PackDialog::browse);
    connect(map_, &QLineEdit::textChanged, this, &PackDialog::proposeName);
    connect(name_, &QLineEdit::textChanged, this, &PackDialog::plan);
    connectButtons(buttons_);
    map_->setText(QString::fromStdString(files::toText(likelyMap(document))));
    if (map_->text().isEmpty())
        plan();
}

bool PackDialog::backUpWhole() const {
    return whole_->isChecked();
}

void PackDialog::browse() {
    const auto path =
        QFileDialog::getOpenFileName(this, tr("Select Map"), map_->text(), tr("Maps (*.bsp);;All files (*)"));
    if (!path.isEmpty())
        map_->setText(QDir::toNativeSeparators(path));
}

void PackDialog::proposeName() {
    const auto name = opening::nameInMap(system_, map_->text().toStdString());
    const auto before = name_->text();
    name_->setText(QString::fromStdString(name.value_or("")));
    if (name_->text() == before) // otherwise the textChanged signal has started it
        plan();
}

void PackDialog::plan() {
    planned_.reset();
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
    jobs_.discard(planning_);
    if (map_->text().isEmpty()) {
        what_->setText(tr("Select the map that the game loads."));
        return;
    }
    planning_ = jobs_.run<Plan>(
        this, {.title = tr("Reading the map"), .quiet = true},
        [system = &system_, map = document::toPath(map_->text()), name = name_->text().toStdString(),
         bytes = bytes_](const document::JobQueue::Report&) {
            const files::NewEntry file{name, bytes};
            Plan plan{opening::planMapPack(map, {std::span(&file, 1), {}}), {}};
            if (plan.planned)
                plan.loose = opening::readBeforePacked(*system, plan.planned->archive);
            return plan;
        },
        [this](const Plan& plan) { show(plan); });
}

void PackDialog::show(const Plan& plan) {
    if (!plan.planned) {
        what_->setText(QString::fromStdString(files::describe(plan.planned.error())));
        return;
    }
    planned_ = *plan.planned;
    auto text = tr("%1. Everything else in the map stays unchanged.")
                    .arg(QString::fromStdString(model::capitalised(opening::describeMapPack(*planned_))));
    if (plan.loose)
        text += "\n\n" + tr("The game reads %1 beside the map first, and reports it as out of date if it checks the "
                            "map's size. Delete that file, or set the size of the map in it.")
                             .arg(QString::fromStdString(files::toText(plan.loose->filename())));
    what_->setText(text);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(true);
}

} // namespace navsmith::gui
