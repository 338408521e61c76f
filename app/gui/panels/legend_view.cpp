#include "app/gui/panels/legend_view.h"

#include "app/gui/panels/schema_text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr int kChip = 12; ///< size of a swatch and width of the ramp, in pixels
constexpr int kGap = 8;
constexpr int kBetweenGroups = 8;
constexpr int kHoverAlpha = 70;

QColor colourOf(const symbol::Rgba& c) {
    return {c.r, c.g, c.b};
}

} // namespace

bool LegendGroup::operator==(const LegendGroup& other) const {
    return title == other.title && ramp == other.ramp && help == other.help && type == other.type &&
           shown == other.shown && std::ranges::equal(entries, other.entries, [](const auto& a, const auto& b) {
               return a.colour == b.colour && a.title == b.title;
           });
}

LegendView::LegendView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Legend"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus); // until there is something to choose
}

void LegendView::setGroups(std::vector<LegendGroup> groups) {
    if (groups == groups_)
        return;
    groups_ = std::move(groups);
    hovered_.reset();
    QStringList words;
    for (const auto& group : groups_) {
        for (const auto& entry : group.entries)
            words << fromUtf8(entry.title);
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setFocusPolicy(clickable().empty() ? Qt::NoFocus : Qt::TabFocus);
    updateGeometry();
    update();
}

int LegendView::rowHeight() const {
    return std::max(fontMetrics().height(), kChip) + 4;
}

int LegendView::heightOf(const LegendGroup& group) const {
    return rowHeight() * (static_cast<int>(group.entries.size()) + (group.title.isEmpty() ? 0 : 1)) + kBetweenGroups;
}

bool LegendView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* at = static_cast<QHelpEvent*>(event);
    int y = at->y();
    for (const auto& group : groups_) {
        if (y >= 0 && y < heightOf(group))
            QToolTip::showText(
                at->globalPos(),
                group.type == model::kNoElementType
                    ? group.help
                    : tr("%1. Click an entry to select its elements, right-click to hide them.").arg(group.help),
                this);
        y -= heightOf(group);
    }
    return true;
}

QSize LegendView::sizeHint() const {
    int height = 0;
    int width = 0;
    for (const auto& group : groups_) {
        height += heightOf(group);
        width = std::max(width, fontMetrics().horizontalAdvance(group.title));
        for (const auto& entry : group.entries)
            width = std::max(width, kChip + kGap + fontMetrics().horizontalAdvance(fromUtf8(entry.title)));
    }
    return {width + 4, height};
}

std::optional<LegendView::Entry> LegendView::entryAt(QPoint position) const {
    int y = 0;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        const auto& group = groups_[g];
        const int first = y + (group.title.isEmpty() ? 0 : rowHeight());
        const int index = position.y() >= first ? (position.y() - first) / rowHeight() : -1;
        if (index >= 0 && index < static_cast<int>(group.entries.size()) && group.type != model::kNoElementType)
            return Entry{g, static_cast<std::size_t>(index)};
        y += heightOf(group);
    }
    return std::nullopt;
}

QPoint LegendView::entryPosition(std::size_t group, std::size_t entry) const {
    int y = 0;
    for (std::size_t g = 0; g < group; ++g)
        y += heightOf(groups_[g]);
    const auto above = entry + (groups_[group].title.isEmpty() ? 0U : 1U);
    return {kChip, y + rowHeight() * static_cast<int>(above) + rowHeight() / 2};
}

void LegendView::hover(std::optional<Entry> entry) {
    if (entry == hovered_)
        return;
    hovered_ = entry;
    setCursor(entry ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

std::vector<LegendView::Entry> LegendView::clickable() const {
    std::vector<Entry> all;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        for (std::size_t e = 0; groups_[g].type != model::kNoElementType && e < groups_[g].entries.size(); ++e)
            all.push_back({g, e});
    }
    return all;
}

void LegendView::step(int by) {
    const auto all = clickable();
    if (all.empty())
        return;
    const auto at = hovered_ ? std::ranges::find(all, *hovered_) : all.end();
    const auto last = static_cast<std::ptrdiff_t>(all.size()) - 1;
    const auto next = at == all.end() ? std::ptrdiff_t{0} : std::clamp<std::ptrdiff_t>(at - all.begin() + by, 0, last);
    const auto& entry = all[static_cast<std::size_t>(next)];
    hover(entry);
    setAccessibleDescription(fromUtf8(groups_[entry.group].entries[entry.entry].title));
    for (auto* parent = parentWidget(); parent != nullptr; parent = parent->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(parent)) {
            const auto place = mapTo(scroll->widget(), entryPosition(entry.group, entry.entry));
            scroll->ensureVisible(place.x(), place.y(), 0, rowHeight());
            break;
        }
    }
}

void LegendView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (!hovered_)
        step(0);
}

void LegendView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
        return step(-1);
    case Qt::Key_Down:
        return step(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (hovered_)
            Q_EMIT entryClicked(groups_[hovered_->group].type, groups_[hovered_->group].entries[hovered_->entry].colour,
                                event->modifiers());
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void LegendView::mouseMoveEvent(QMouseEvent* event) {
    hover(entryAt(event->position().toPoint()));
}

void LegendView::leaveEvent(QEvent*) {
    hover(std::nullopt);
}

void LegendView::mouseReleaseEvent(QMouseEvent* event) {
    const auto at = entryAt(event->position().toPoint());
    if (at && event->button() == Qt::LeftButton)
        Q_EMIT entryClicked(groups_[at->group].type, groups_[at->group].entries[at->entry].colour, event->modifiers());
}

void LegendView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (const auto at = byKey ? hovered_ : entryAt(event->pos()))
        Q_EMIT entryMenuRequested(groups_[at->group].type, groups_[at->group].entries[at->entry].colour,
                                  byKey ? mapToGlobal(entryPosition(at->group, at->entry)) : event->globalPos());
}

void LegendView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto text = palette().color(QPalette::WindowText);
    const auto dim = palette().color(QPalette::PlaceholderText);
    const int row = rowHeight();
    if (hovered_) {
        auto back = palette().color(QPalette::Highlight);
        back.setAlpha(kHoverAlpha);
        const auto middle = entryPosition(hovered_->group, hovered_->entry);
        const QRect line(0, middle.y() - row / 2, width(), row);
        painter.fillRect(line, back);
        if (hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = line;
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
        }
    }
    int y = 0;
    for (const auto& group : groups_) {
        if (!group.title.isEmpty()) {
            painter.setPen(dim);
            painter.drawText(QRect(0, y, width(), row), Qt::AlignLeft | Qt::AlignVCenter,
                             fontMetrics().elidedText(group.title, Qt::ElideRight, width()));
            y += row;
        }
        const auto count = static_cast<int>(group.entries.size());
        if (group.ramp && count > 1) {
            // From the middle of the first line to the middle of the last, so that numbers align with their colours.
            const QRectF band(0, y + row / 2.0, kChip, row * (count - 1));
            QLinearGradient gradient(band.topLeft(), band.bottomLeft());
            for (int i = 0; i < count; ++i)
                gradient.setColorAt(static_cast<double>(i) / (count - 1),
                                    colourOf(group.colourOf(static_cast<std::size_t>(i))));
            painter.setPen(Qt::NoPen);
            painter.setBrush(gradient);
            painter.drawRoundedRect(band, 2, 2);
        }
        for (std::size_t e = 0; e < group.entries.size(); ++e) {
            const auto& entry = group.entries[e];
            if (!group.ramp) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colourOf(group.colourOf(e)));
                painter.drawRoundedRect(QRectF(0, y + (row - kChip) / 2.0, kChip, kChip), 3, 3);
            }
            painter.setPen(text);
            painter.drawText(QRect(kChip + kGap, y, width() - kChip - kGap, row), Qt::AlignLeft | Qt::AlignVCenter,
                             fontMetrics().elidedText(fromUtf8(entry.title), Qt::ElideRight, width() - kChip - kGap));
            y += row;
        }
        y += kBetweenGroups;
    }
}

} // namespace navsmith::gui
