#include "app/gui/status_line.h"

#include "app/gui/panels/announce.h"
#include "app/gui/panels/issues_status.h"
#include "app/gui/panels/schema_text.h"

#include <QLabel>

#include <algorithm>

namespace navsmith::gui {

namespace {

constexpr int kMargins = 64;    ///< pixels between the widgets, and at the ends
constexpr int kPlaceChars = 24; ///< "-2890.01, -2890.01, 100.01"
constexpr int kUnderChars = 20; ///< "Hiding spot 1234"
constexpr int kLeastHint = 120; ///< pixels

} // namespace

StatusLine::StatusLine(QWidget* job, QWidget* parent)
    : QStatusBar(parent), hintLabel_(label("status.hint", tr("What the tool does"))),
      under_(label("status.under", tr("Element under the mouse"))),
      place_(label("status.place", tr("Position under the mouse"))), counts_(label("status.counts", tr("Elements"))),
      selected_(label("status.selected", tr("Selection"))), issues_(new IssuesStatus(this)) {
    setObjectName("statusBar");
    setAccessibleName(tr("Status"));
    hintLabel_->setForegroundRole(QPalette::PlaceholderText);
    addWidget(hintLabel_, 1);
    for (auto* widget : std::initializer_list<QWidget*>{job, under_, place_, counts_, selected_, issues_})
        addPermanentWidget(widget);
    connect(this, &QStatusBar::messageChanged, this, [this](const QString& message) {
        if (!message.isEmpty())
            announce(*this, message);
        arrange();
    });
}

QLabel* StatusLine::label(const char* name, const QString& what) {
    auto* text = new QLabel(this);
    text->setObjectName(name);
    text->setAccessibleName(what);
    text->setMinimumWidth(1); // long texts must not widen the window
    return text;
}

void StatusLine::setHint(const QString& hint) {
    hint_ = hint;
    arrange();
}

void StatusLine::setPointed(glm::vec3 place, const QString& element) {
    place_->setText(positionText(place));
    under_->setText(element);
    arrange();
}

void StatusLine::clearPointed() {
    place_->clear();
    under_->clear();
    arrange();
}

void StatusLine::setCounts(const QString& counts, const QString& all, const QString& selected) {
    counts_->setText(counts);
    counts_->setToolTip(all);
    selected_->setText(selected);
    arrange();
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    arrange();
}

void StatusLine::arrange() {
    const auto widthOf = [](const QWidget* widget) { return widget->sizeHint().width(); };
    const int letter = fontMetrics().averageCharWidth();
    const auto message = currentMessage();
    int room = width() - kMargins - widthOf(issues_);
    if (!selected_->text().isEmpty())
        room -= widthOf(selected_);
    // Keep room for what comes and goes under the mouse: the counts must not flicker while it moves.
    room -= std::max(letter * kPlaceChars, widthOf(place_));
    const int text = fontMetrics().horizontalAdvance(message.isEmpty() ? hint_ : message);
    const int under = std::max(letter * kUnderChars, widthOf(under_));
    const bool underFits = message.isEmpty() || text + under <= room;
    if (underFits)
        room -= under;
    under_->setVisible(underFits);
    const bool countsFit = text + widthOf(counts_) <= room;
    counts_->setVisible(countsFit);
    if (countsFit)
        room -= widthOf(counts_);
    const auto cut = fontMetrics().elidedText(hint_, Qt::ElideRight, std::max(room, kLeastHint));
    hintLabel_->setText(cut);
    hintLabel_->setToolTip(cut == hint_ ? QString() : hint_);
}

} // namespace navsmith::gui
