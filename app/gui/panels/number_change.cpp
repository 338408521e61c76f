#include "app/gui/panels/number_change.h"

#include "app/gui/panels/schema_text.h"

namespace navsmith::gui {

double NumberChange::of(double before) const {
    switch (how) {
    case How::Add:
        return before + number;
    case How::Multiply:
        return before * number;
    case How::Set:
        break;
    }
    return number;
}

std::optional<NumberChange> parseChange(QStringView text) {
    using How = NumberChange::How;
    text = text.trimmed();
    const auto operand = [&](qsizetype from) { return parseNumber(text.mid(from)); };
    const bool assigns = text.size() > 1 && text[1] == '=';
    const auto change = [&](How how, double factor) -> std::optional<NumberChange> {
        const auto number = operand(assigns ? 2 : 1);
        return number ? std::optional(NumberChange{how, *number * factor}) : std::nullopt;
    };
    if (text.startsWith(u'+'))
        return change(How::Add, 1);
    if (text.startsWith(u'-') && assigns)
        return change(How::Add, -1);
    if (text.startsWith(u'*'))
        return change(How::Multiply, 1);
    if (text.startsWith(u'/')) {
        const auto divisor = operand(assigns ? 2 : 1);
        return divisor && *divisor != 0 ? std::optional(NumberChange{How::Multiply, 1 / *divisor}) : std::nullopt;
    }
    const auto number = operand(0);
    return number ? std::optional(NumberChange{How::Set, *number}) : std::nullopt;
}

} // namespace navsmith::gui
