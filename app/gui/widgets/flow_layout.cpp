#include "app/gui/widgets/flow_layout.h"

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
    int top = inner.top();
    const auto sizeOf = [&](const QLayoutItem* item) {
        auto size = item->sizeHint();
        if (size.width() > inner.width()) // it has a row of its own
            size.setWidth(std::max(inner.width(), item->minimumSize().width()));
        return size;
    };
    std::vector<QLayoutItem*> row;
    int used = 0;
    int rowHeight = 0;
    const auto endRow = [&] {
        // Items that prefer to be wider share the rest of their row.
        const auto grows = [](const QLayoutItem* item) { return (item->expandingDirections() & Qt::Horizontal) != 0; };
        const auto growing = static_cast<int>(std::ranges::count_if(row, grows));
        const int rest = growing == 0 ? 0 : std::max(0, inner.width() - used) / growing;
        int left = inner.left();
        for (auto* item : row) {
            auto size = sizeOf(item);
            if (grows(item))
                size.rwidth() = std::min(size.width() + rest, item->maximumSize().width());
            if (move)
                item->setGeometry({QPoint(left, top + (rowHeight - size.height()) / 2), size});
            left += size.width() + spacing();
        }
        top += rowHeight + spacing();
        row.clear();
        used = 0;
        rowHeight = 0;
    };
    for (const auto& item : items_) {
        if (item->isEmpty())
            continue;
        const auto size = sizeOf(item.get());
        if (!row.empty() && used + spacing() + size.width() > inner.width())
            endRow();
        used += (row.empty() ? 0 : spacing()) + size.width();
        rowHeight = std::max(rowHeight, size.height());
        row.push_back(item.get());
    }
    if (!row.empty())
        endRow();
    return std::max(top - spacing(), inner.top()) - rect.top() + contentsMargins().bottom();
}

} // namespace navsmith::gui
