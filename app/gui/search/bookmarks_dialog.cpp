#include "app/gui/search/bookmarks_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace navsmith::gui {

BookmarksDialog::BookmarksDialog(Bookmarks& bookmarks, QWidget* parent)
    : Dialog(parent), bookmarks_(bookmarks), list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("bookmarks"));
    setWindowTitle(tr("Bookmarks"));
    resize(420, 320);
    list_->setObjectName(QStringLiteral("bookmarks.list"));
    list_->setAccessibleName(tr("Bookmarks"));
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    auto* buttons = new QVBoxLayout;
    const auto add = [&](const char* id, const QString& text, const QString& tip, auto run) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(id));
        button->setAccessibleName(text);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, run);
        buttons->addWidget(button);
        return button;
    };
    needCurrent_ = {
        add("bookmarks.go", tr("Go To"), tr("Move the camera to this bookmark"), [this] { Q_EMIT goTo(current()); }),
        add("bookmarks.rename", tr("Rename"), tr("Rename this bookmark"),
            [this] { list_->editItem(list_->currentItem()); })};
    const auto moveBy = [this](int by) {
        const auto at = current();
        bookmarks_.move(at, by);
        list_->setCurrentRow(static_cast<int>(at) + by);
    };
    up_ = add("bookmarks.up", tr("Up"), tr("The first nine bookmarks have shortcuts"), [moveBy] { moveBy(-1); });
    down_ = add("bookmarks.down", tr("Down"), tr("The first nine bookmarks have shortcuts"), [moveBy] { moveBy(1); });
    needCurrent_.push_back(
        add("bookmarks.delete", tr("Delete"), tr("Delete this bookmark"), [this] { bookmarks_.remove(current()); }));
    buttons->addStretch(1);
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (auto* button : close->buttons()) {
        static_cast<QPushButton*>(button)->setAutoDefault(false);
        button->setIcon({});
    }
    auto* body = new QHBoxLayout;
    body->addWidget(list_, 1);
    body->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(body, 1);
    layout->addWidget(close);

    connect(list_, &QListWidget::currentRowChanged, this, &BookmarksDialog::enable);
    connect(list_, &QListWidget::itemActivated, this, [this] { Q_EMIT goTo(current()); });
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (!filling_)
            bookmarks_.rename(static_cast<std::size_t>(list_->row(item)), item->text());
    });
    // Queued: the list may be in the middle of an edit.
    connect(&bookmarks_, &Bookmarks::changed, this, &BookmarksDialog::fill, Qt::QueuedConnection);
    fill();
}

std::size_t BookmarksDialog::current() const {
    return static_cast<std::size_t>(std::max(0, list_->currentRow()));
}

void BookmarksDialog::fill() {
    filling_ = true;
    const int row = list_->currentRow();
    list_->clear();
    for (const auto& bookmark : bookmarks_.all()) {
        auto* item = new QListWidgetItem(bookmark.name, list_);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    list_->setCurrentRow(std::min(std::max(row, 0), list_->count() - 1));
    filling_ = false;
    enable();
}

void BookmarksDialog::enable() {
    const int row = list_->currentRow();
    for (auto* button : needCurrent_)
        button->setEnabled(row >= 0);
    up_->setEnabled(row > 0);
    down_->setEnabled(row >= 0 && row + 1 < list_->count());
}

} // namespace navsmith::gui
