#include "app/gui/tools/typed_numbers.h"

#include <QKeyEvent>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr qsizetype kMostDigits = 12;

int axisOf(int key) {
    return key == Qt::Key_X ? 0 : key == Qt::Key_Y ? 1 : key == Qt::Key_Z ? 2 : -1;
}

bool isDigit(int key) {
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

bool isPoint(int key) {
    return key == Qt::Key_Period || key == Qt::Key_Comma;
}

} // namespace

bool TypedNumbers::means(const QKeyEvent& event) {
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    const auto key = event.key();
    return isDigit(key) || isPoint(key) || key == Qt::Key_Minus || key == Qt::Key_Backspace || key == Qt::Key_Tab ||
           axisOf(key) >= 0;
}

QString& TypedNumbers::current() {
    return axis_ < 0 ? plain_ : axes_[static_cast<std::size_t>(axis_)].text;
}

void TypedNumbers::choose(int axis) {
    axis_ = axis;
    auto& chosen = axes_[static_cast<std::size_t>(axis)];
    chosen.chosen = true;
    if (!plain_.isEmpty()) // "5x" means the same as "x5"
        chosen.text = std::exchange(plain_, {});
}

void TypedNumbers::chooseAllBut(int axis) {
    axes_[static_cast<std::size_t>(axis)] = {};
    for (const int other : {(axis + 2) % 3, (axis + 1) % 3})
        choose(other);
    axis_ = axis == 0 ? 1 : 0;
}

std::array<bool, 3> TypedNumbers::chosenAxes() const {
    return {axes_[0].chosen, axes_[1].chosen, axes_[2].chosen};
}

void TypedNumbers::take(const QKeyEvent& event) {
    const auto key = event.key();
    if (const int axis = axisOf(key); axis >= 0) {
        if ((event.modifiers() & Qt::ShiftModifier) != 0)
            chooseAllBut(axis);
        else
            choose(axis);
        return;
    }
    if (key == Qt::Key_Tab) {
        if (!plain_.isEmpty())
            choose(0);
        axis_ = (axis_ + 1) % 3;
        return;
    }
    auto& text = current();
    if (axis_ >= 0 && key != Qt::Key_Backspace)
        axes_[static_cast<std::size_t>(axis_)].chosen = true;
    if (key == Qt::Key_Backspace) {
        if (!text.isEmpty()) {
            text.chop(1);
        } else if (axis_ >= 0) {
            axes_[static_cast<std::size_t>(axis_)] = {};
            axis_ = -1;
        }
    } else if (key == Qt::Key_Minus) { // at any time, as the sign of the whole number
        if (text.startsWith(u'-'))
            text.remove(0, 1);
        else
            text.prepend(u'-');
    } else if (text.size() < kMostDigits) {
        if (isDigit(key))
            text += QChar(u'0' + (key - Qt::Key_0));
        else if (!text.contains(u'.'))
            text += u'.';
    }
}

std::optional<double> TypedNumbers::numberIn(const QString& text) {
    bool isNumber = false;
    const double number = text.toDouble(&isNumber); // in the notation of the C locale
    return isNumber ? std::optional(number) : std::nullopt;
}

QString TypedNumbers::whyIncomplete() const {
    const auto isBegun = [](const QString& text) { return !text.isEmpty() && !numberIn(text); };
    return isBegun(plain_) || std::ranges::any_of(axes_, isBegun, &Axis::text)
               ? tr("Type the rest of the number, or take it back with Backspace.")
               : QString();
}

bool TypedNumbers::anyAxis() const {
    return std::ranges::any_of(axes_, &Axis::chosen);
}

glm::dvec3 TypedNumbers::instead(const glm::dvec3& dragged, const glm::dvec3& axes, double neutral) const {
    const auto number = plain();
    if (!anyAxis() && !number)
        return dragged;
    glm::dvec3 out(neutral);
    for (int i = 0; i < 3; ++i) {
        const auto& axis = axes_[static_cast<std::size_t>(i)];
        if (axis.chosen) {
            out[i] = numberIn(axis.text).value_or(dragged[i]);
        } else if (!anyAxis() && axes[i] != 0) {
            out[i] = *number;
        }
    }
    return out;
}

QString TypedNumbers::text() const {
    QStringList parts;
    if (!plain_.isEmpty())
        parts << plain_;
    for (std::size_t i = 0; i < axes_.size(); ++i) {
        if (axes_[i].chosen)
            parts << QStringLiteral("%1 %2").arg(QChar(u'x' + static_cast<char16_t>(i))).arg(axes_[i].text).trimmed();
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace navsmith::gui
