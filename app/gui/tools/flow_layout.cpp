#include "app/gui/tools/flow_layout.h"

#include <algorithm>
#include <utility>

namespace navsmith::gui {

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (itemAt(index) == nullptr)
        return nullptr;
    auto* item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const {
    QSize size(0, 0);
    for (const auto& item : items_) {
        const auto hint = item->sizeHint();
        size = {size.width() + hint.width() + spacing(), std::max(size.height(), hint.height())};
    }
    const auto margins = contentsMargins();
    return size + QSize(margins.left() + margins.right() - spacing(), margins.top() + margins.bottom());
}

QSize FlowLayout::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : items_)
        size = size.expandedTo(item->minimumSize());
    const auto margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const {
    const auto inner = rect.marginsRemoved(contentsMargins());
    QPoint at = inner.topLeft();
    int rowHeight = 0;
    for (const auto& item : items_) {
        const auto size = item->sizeHint();
        if (at.x() > inner.left() && at.x() + size.width() > inner.left() + inner.width()) {
            at = {inner.left(), at.y() + rowHeight + spacing()};
            rowHeight = 0;
        }
        if (move)
            item->setGeometry({at, size});
        at.rx() += size.width() + spacing();
        rowHeight = std::max(rowHeight, size.height());
    }
    return at.y() + rowHeight - rect.top() + contentsMargins().bottom();
}

} // namespace navsmith::gui
