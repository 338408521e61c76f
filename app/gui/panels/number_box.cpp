#include "app/gui/panels/number_box.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/typing_keys.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QStyleOptionSpinBox>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

/// Wide enough for "-4095.875" whatever the range, because panels are narrow.
constexpr int kDigitsShown = 9;

} // namespace

NumberBox::NumberBox(const model::ElementType& type, model::PropertySpec property, QWidget* parent)
    : QAbstractSpinBox(parent), type_(type), property_(std::move(property)), range_(model::rangeOf(type_, property_)),
      unit_(property_.unit.empty() ? QString() : QStringLiteral(" ") + fromUtf8(property_.unit)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setKeyboardTracking(false);
    setAccelerated(true);
    lineEdit()->setPlaceholderText(tr("(mixed)"));
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { typing_ = true; });
    showValue();
}

void NumberBox::setValue(std::optional<double> value) {
    value_ = value;
    if (!typing_)
        showValue();
}

std::optional<NumberChange> NumberBox::typedChange() const {
    return parseChange(withoutUnit(lineEdit()->text()));
}

std::optional<NumberChange> NumberBox::takeTyped() {
    if (!std::exchange(typing_, false))
        return std::nullopt;
    const auto change = typedChange();
    showValue();
    const bool same = change && value_ && change->of(*value_) == *value_;
    return same ? std::nullopt : change;
}

void NumberBox::restore() {
    typing_ = false;
    showValue();
    lineEdit()->selectAll();
}

void NumberBox::showValue() {
    const auto text = value_ ? numberText(type_, property_, *value_) + unit_ : QString();
    if (text == lineEdit()->text())
        return;
    const int cursor = lineEdit()->cursorPosition();
    lineEdit()->setText(text);
    lineEdit()->setCursorPosition(hasFocus() ? cursor : 0);
}

QString NumberBox::withoutUnit(QString text) const {
    if (!unit_.isEmpty() && text.endsWith(QStringView(unit_).trimmed()))
        text.chop(unit_.trimmed().size());
    return text.trimmed();
}

void NumberBox::finishTyping() {
    if (const auto change = takeTyped())
        Q_EMIT typed(*change);
}

void NumberBox::stepBy(int steps) {
    // Step from the typed number, if there is one.
    std::optional<double> start = value_;
    if (typing_) {
        if (const auto change = typedChange(); change && (value_ || change->how == NumberChange::How::Set))
            start = change->of(value_.value_or(0));
        typing_ = false;
        showValue();
    }
    if (!start)
        return;
    const double next = std::clamp(*start + steps * property_.step(), range_.minimum, range_.maximum);
    if (next != value_)
        Q_EMIT stepped(next);
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    // Mixed rows have no start value for a step; a typed number applies to all of them.
    if (isReadOnly() || !value_)
        return StepNone;
    StepEnabled enabled = StepNone;
    if (*value_ > range_.minimum)
        enabled |= StepDownEnabled;
    if (*value_ < range_.maximum)
        enabled |= StepUpEnabled;
    return enabled;
}

QValidator::State NumberBox::validate(QString& input, int&) const {
    const auto text = withoutUnit(input);
    if (parseChange(text))
        return QValidator::Acceptable;
    const bool possible = std::ranges::all_of(
        text, [](QChar c) { return c.isDigit() || QStringView(u"+-*/=.eExXabcdfABCDF").contains(c) || c.isSpace(); });
    return possible ? QValidator::Intermediate : QValidator::Invalid;
}

bool NumberBox::event(QEvent* event) {
    if (const auto answer = answerToShortcut(*event, typing_))
        return *answer;
    return QAbstractSpinBox::event(event);
}

void NumberBox::focusInEvent(QFocusEvent* event) {
    QAbstractSpinBox::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        lineEdit()->selectAll();
}

void NumberBox::focusOutEvent(QFocusEvent* event) {
    finishTyping();
    QAbstractSpinBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT left();
}

void NumberBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        if (!typing_) {
            event->ignore();
            return;
        }
        restore();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        finishTyping();
        lineEdit()->selectAll();
        event->ignore(); // the window gives the keys back to the view
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

QSize NumberBox::sizeHint() const {
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const auto metrics = fontMetrics();
    const int width =
        metrics.horizontalAdvance(QLatin1Char('0')) * (kDigitsShown + 1) + metrics.horizontalAdvance(unit_);
    const QSize contents(width, lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, contents, this);
}

QSize NumberBox::minimumSizeHint() const {
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize contents(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 5, lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, contents, this);
}

} // namespace navsmith::gui
