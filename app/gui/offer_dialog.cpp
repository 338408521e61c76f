#include "app/gui/offer_dialog.h"

#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "core/files/path_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace navsmith::gui {

namespace {

constexpr QSize kOfferDialogSize{620, 380};

/// "models/gta3.img: San Andreas paths, 64 files".
QString lineOf(const opening::GameOffer& offer, const opening::Candidate& candidate) {
    const auto below = candidate.shownPath.lexically_relative(offer.folder);
    return QStringLiteral("%1: %2, %3")
        .arg(QString::fromStdString(files::toBytes(below.empty() ? candidate.shownPath : below)),
             fromUtf8(candidate.system->title), counted(candidate.files.size(), "file"));
}

bool isTicked(const QListWidgetItem& item) {
    return item.checkState() == Qt::Checked;
}

} // namespace

OfferDialog::OfferDialog(opening::GameOffer offer, QWidget* parent)
    : Dialog(parent), offer_(std::move(offer)), list_(new QListWidget(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this)) {
    setObjectName("offer");
    setWindowTitle(tr("Open from Game Folder"));
    resize(kOfferDialogSize);
    list_->setObjectName("offer.list");
    list_->setAccessibleName(tr("Documents in this folder"));
    for (const auto& candidate : offer_.candidates) {
        auto* item = new QListWidgetItem(lineOf(offer_, candidate), list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(list_->count() == 1 ? Qt::Checked : Qt::Unchecked);
    }
    // Keys act on the current row; without one, the first key would only choose it.
    list_->setCurrentRow(0);
    auto* open = buttons_->button(QDialogButtonBox::Open);
    open->setObjectName("offer.open");
    buttons_->button(QDialogButtonBox::Cancel)->setObjectName("offer.cancel");
    auto* text = new QLabel(tr("%1 contains the files of a game. Tick what to open, or double-click one.")
                                .arg(QString::fromStdString(files::toText(offer_.folder))),
                            this);
    text->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons_);
    connect(list_, &QListWidget::itemChanged, this, [this, open] { open->setEnabled(!ticked().empty()); });
    connect(list_, &QListWidget::itemDoubleClicked, this, [this](QListWidgetItem* only) {
        for (int i = 0; i < list_->count(); ++i)
            list_->item(i)->setCheckState(list_->item(i) == only ? Qt::Checked : Qt::Unchecked);
        accept();
    });
    connectButtons(buttons_);
}

std::vector<opening::Candidate> OfferDialog::ticked() const {
    std::vector<opening::Candidate> ticked;
    for (int i = 0; i < list_->count(); ++i) {
        if (isTicked(*list_->item(i)))
            ticked.push_back(offer_.candidates[static_cast<std::size_t>(i)]);
    }
    return ticked;
}

} // namespace navsmith::gui
