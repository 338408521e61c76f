#include "app/gui/panels/legend_view.h"

#include "app/gui/panels/schema_text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
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
           std::ranges::equal(entries, other.entries,
                              [](const auto& a, const auto& b) { return a.colour == b.colour && a.title == b.title; });
}

LegendView::LegendView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Legend"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMouseTracking(true);
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
    if (const auto at = entryAt(event->pos()))
        Q_EMIT entryMenuRequested(groups_[at->group].type, groups_[at->group].entries[at->entry].colour,
                                  event->globalPos());
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
        painter.fillRect(QRect(0, middle.y() - row / 2, width(), row), back);
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
                                    colourOf(group.entries[static_cast<std::size_t>(i)].colour));
            painter.setPen(Qt::NoPen);
            painter.setBrush(gradient);
            painter.drawRoundedRect(band, 2, 2);
        }
        for (const auto& entry : group.entries) {
            if (!group.ramp) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colourOf(entry.colour));
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
