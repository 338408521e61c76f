#include "app/gui/widgets/dialog.h"

#include "app/gui/widgets/on_screen.h"
#include "app/gui/widgets/tab_stops.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

/// No dialog insists on more than this: what a screen of 1024 x 600 leaves inside the frame of a window.
constexpr QSize kSmallest{1008, 560};

} // namespace

/// Asks for the size of its content, and shows a part of it where there is no room for that.
class Dialog::ContentArea final : public QScrollArea {
public:
    /// `rest`: what the dialog needs beside the area.
    ContentArea(Dialog* dialog, QSize rest) : QScrollArea(dialog), dialog_(*dialog), rest_(rest) {
        setFocusPolicy(Qt::NoFocus); // it scrolls to the field that has the focus
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
    }

    [[nodiscard]] QSize sizeHint() const override { return bounded(preferredSize(), roomOnScreen(dialog_)); }

    [[nodiscard]] QSize minimumSizeHint() const override {
        auto size = widget()->minimumSizeHint();
        if (const auto* layout = widget()->layout(); layout->hasHeightForWidth())
            size.setHeight(layout->totalMinimumHeightForWidth(std::max(size.width(), shownWidth())));
        return bounded(size, kSmallest);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
            const auto before = std::exchange(preferredSize_, preferredSize());
            const auto missing = preferredSize_ - viewport()->size();
            if (isVisible())
                dialog_.grow({preferredSize_.width() > before.width() ? missing.width() : 0,
                              preferredSize_.height() > before.height() ? missing.height() : 0});
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    /// The size that the content prefers.
    [[nodiscard]] QSize preferredSize() const {
        auto size = widget()->sizeHint();
        if (const auto* layout = widget()->layout(); layout->hasHeightForWidth())
            size.setHeight(layout->totalHeightForWidth(shownWidth()));
        return size;
    }

    [[nodiscard]] int shownWidth() const { return isVisible() ? viewport()->width() : widget()->sizeHint().width(); }

    [[nodiscard]] QSize bounded(QSize size, QSize window) const {
        const auto room = window - rest_;
        const QSize bars(verticalScrollBar()->sizeHint().width(), horizontalScrollBar()->sizeHint().height());
        const auto whole = size;
        if (whole.height() > room.height())
            size.rwidth() += bars.width();
        if (whole.width() > room.width())
            size.rheight() += bars.height();
        return size.boundedTo(room);
    }

    Dialog& dialog_;
    QSize rest_;
    QSize preferredSize_;
};

void Dialog::makeScrollable() {
    auto* own = layout();
    auto* focused = focusWidget();
    const auto margins = own->contentsMargins();
    const int spacing = std::max(own->spacing(), 0);
    auto* last = own->count() == 0 ? nullptr : own->itemAt(own->count() - 1)->widget();
    auto* buttons = qobject_cast<QDialogButtonBox*>(last);
    QSize rest(margins.left() + margins.right(), margins.top() + margins.bottom());
    if (buttons != nullptr) {
        own->removeWidget(buttons);
        rest.rheight() += buttons->sizeHint().height() + spacing;
    }
    auto* area = new ContentArea(this, rest);
    auto* content = new QWidget(area);
    own->setContentsMargins(0, 0, 0, 0);
    content->setLayout(own); // takes the widgets along
    area->setWidget(content);
    scroll_ = area;
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(margins);
    outer->setSpacing(spacing);
    outer->addWidget(area, 1);
    if (buttons != nullptr)
        outer->addWidget(buttons);
    if (focused != nullptr)
        focused->setFocus();
}

void Dialog::grow(QSize missing) {
    resize(size() + missing.expandedTo({0, 0}));
}

void Dialog::setVisible(bool visible) {
    if (visible && !isVisible()) {
        if (scroll_ == nullptr && layout() != nullptr)
            makeScrollable();
        // Qt would use two thirds of the screen at most.
        if (layout() != nullptr && !testAttribute(Qt::WA_Resized))
            resize(layout()->totalSizeHint());
        if (!clear_.isEmpty())
            placeBeside(*this, clear_);
        keepOnScreen(*this);
    }
    QDialog::setVisible(visible);
    if (visible && focusWidget() == nullptr) {
        if (const auto stops = tabStops(*this); !stops.empty())
            stops.front()->setFocus();
    }
}

void Dialog::connectButtons(QDialogButtonBox* buttons) {
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

bool Dialog::focusNextPrevChild(bool next) {
    const auto stops = tabStops(*this);
    if (!focusNext(stops, focusWidget(), next))
        return false;
    if (scroll_ != nullptr && scroll_->isAncestorOf(focusWidget()))
        scroll_->ensureWidgetVisible(focusWidget());
    return true;
}

void Dialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (isVisible())
        keepOnScreen(*this);
}

} // namespace navsmith::gui
