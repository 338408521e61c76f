#include "app/gui/search/go_to_box.h"

#include "core/document/post.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr int kMostTargets = 100;
constexpr int kRowsInSight = 12;
constexpr int kWidth = 640;
constexpr int kWidestDetail = 330; ///< of a key or a reason, in pixels

} // namespace

GoToBox::GoToBox(QWidget* parent)
    : QFrame(parent, Qt::Popup), text_(new QLineEdit(this)), list_(new QTreeWidget(this)) {
    // A top-level window, because the viewport is a native window and would cover a child widget.
    setObjectName(QStringLiteral("goTo"));
    setAccessibleName(tr("Go to"));
    // A border against the background.
    setFrameStyle(static_cast<int>(QFrame::Box) | static_cast<int>(QFrame::Plain));
    auto colours = palette();
    colours.setColor(QPalette::WindowText, colours.color(QPalette::Highlight));
    setPalette(colours);
    text_->setObjectName(QStringLiteral("goTo.text"));
    text_->setAccessibleName(tr("Destination"));
    text_->installEventFilter(this);
    list_->setObjectName(QStringLiteral("goTo.targets"));
    list_->setAccessibleName(tr("Matches"));
    list_->setHeaderHidden(true);
    list_->setColumnCount(2);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setMaximumSectionSize(kWidestDetail);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(text_);
    layout->addWidget(list_);
    connect(text_, &QLineEdit::textChanged, this, &GoToBox::refill);
    connect(text_, &QLineEdit::returnPressed, this, &GoToBox::run);
    connect(list_, &QTreeWidget::itemClicked, this, &GoToBox::run);
}

void GoToBox::ask(const QString& hint, Find find) {
    find_ = std::move(find);
    text_->setPlaceholderText(hint);
    text_->clear();
    refill();
    const auto* window = parentWidget()->window();
    const int width = std::min(kWidth, window->width() - 40);
    setFixedWidth(width);
    move(window->mapToGlobal(QPoint((window->width() - width) / 2, 60)));
    show();
    text_->setFocus();
}

void GoToBox::refill() {
    targets_ = find_ ? find_(text_->text().trimmed()) : std::vector<Target>();
    if (targets_.size() > kMostTargets)
        targets_.resize(kMostTargets);
    list_->clear();
    const auto dim = palette().color(QPalette::PlaceholderText);
    for (const auto& target : targets_) {
        auto* item = new QTreeWidgetItem(list_, {target.title, target.detail});
        item->setForeground(1, dim);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setDisabled(!target.enabled);
        item->setToolTip(1, target.detail); // it may be cut off
    }
    // Only the best match: if that is disabled, Return must not run another command.
    if (!targets_.empty() && targets_.front().enabled)
        list_->setCurrentItem(list_->topLevelItem(0));
    if (targets_.empty() && !text_->text().trimmed().isEmpty())
        (new QTreeWidgetItem(list_, {tr("Nothing found")}))->setDisabled(true);
    const int rows = std::min(kRowsInSight, list_->topLevelItemCount());
    const int row = rows == 0 ? 0 : std::max(list_->sizeHintForRow(0), fontMetrics().height() + 2);
    list_->setVisible(rows > 0);
    list_->setFixedHeight(row * rows + 2);
    // Update the layout first: a window cannot shrink below its current size hint.
    layout()->activate();
    resize(width(), layout()->sizeHint().height());
}

void GoToBox::run() {
    const int at = list_->indexOfTopLevelItem(list_->currentItem());
    if (at < 0 || targets_.empty() || !targets_[static_cast<std::size_t>(at)].enabled)
        return;
    const auto run = targets_[static_cast<std::size_t>(at)].run;
    hide();
    // Delayed until the pop-up has closed, so that a dialog that opens now gets the focus.
    document::post(parentWidget(), run);
}

bool GoToBox::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QApplication::sendEvent(list_, event);
            return true;
        case Qt::Key_Escape:
            hide();
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace navsmith::gui
