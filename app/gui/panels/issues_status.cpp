#include "app/gui/panels/issues_status.h"

#include "app/gui/panels/counted.h"
#include "app/gui/panels/severity_icon.h"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <utility>

namespace navsmith::gui {

using checks::Severity;

namespace {

constexpr int kIcon = 14;
constexpr int kIconGap = 4;  ///< between an icon and its number
constexpr int kBetween = 10; ///< between the two pairs, and at both ends
constexpr int kMargin = 6;

} // namespace

IssuesStatus::IssuesStatus(QWidget* parent) : QToolButton(parent) {
    setObjectName(QStringLiteral("status.problems"));
    setAccessibleName(tr("Issues"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    show(nullptr);
}

void IssuesStatus::show(const document::IssueTracker* tracker) {
    ready_ = tracker != nullptr && tracker->isReady();
    counts_ = ready_ ? tracker->counts() : document::IssueTracker::Counts{};
    setVisible(tracker != nullptr);
    const auto text = tr("Errors: %1, new: %2\nWarnings: %3, new: %4\nNotes: %5, new: %6")
                          .arg(grouped(counts_.errors), grouped(counts_.newErrors), grouped(counts_.warnings),
                               grouped(counts_.newWarnings), grouped(counts_.notes), grouped(counts_.newNotes));
    setToolTip(ready_ ? text + u'\n' + tr("Click to show the issues") : tr("The document is being checked."));
    setAccessibleDescription(ready_ ? text : QString());
    setText(ready_ ? tr("%1, %2").arg(counted(counts_.errors, "error"), counted(counts_.warnings, "warning"))
                   : tr("Checking…"));
    updateGeometry();
    update();
}

QSize IssuesStatus::sizeHint() const {
    const auto& metrics = fontMetrics();
    int width = 2 * kMargin;
    if (ready_)
        width += 2 * (kIcon + kIconGap) + kBetween + metrics.horizontalAdvance(grouped(counts_.errors)) +
                 metrics.horizontalAdvance(grouped(counts_.warnings));
    else
        width += metrics.horizontalAdvance(text());
    return {width, metrics.height() + 6};
}

void IssuesStatus::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    painter.setPen(palette().color(QPalette::WindowText));
    if (!ready_) {
        painter.drawText(rect(), Qt::AlignCenter, text());
        return;
    }
    int x = kMargin;
    const std::pair<Severity, std::size_t> pairs[] = {{Severity::Error, counts_.errors},
                                                      {Severity::Warning, counts_.warnings}};
    for (const auto& [severity, count] : pairs) {
        severityIcon(severity).paint(&painter, QRect(x, (height() - kIcon) / 2, kIcon, kIcon), Qt::AlignCenter,
                                     count == 0 ? QIcon::Disabled : QIcon::Normal);
        x += kIcon + kIconGap;
        const auto digits = grouped(count);
        const int width = fontMetrics().horizontalAdvance(digits);
        painter.drawText(QRect(x, 0, width + 1, height()), Qt::AlignVCenter | Qt::AlignLeft, digits);
        x += width + kBetween;
    }
}

} // namespace navsmith::gui
