// What a user types into a number field: a number, or a change of the number that is there.
#pragma once

#include "core/model/property.h"

#include <QStringView>

#include <cstdint>
#include <optional>
#include <variant>

namespace navsmith::gui {

struct NumberChange {
    enum class How : std::uint8_t {
        Set,
        Add,
        Multiply,
    };
    How how = How::Set;
    double number = 0;

    bool operator==(const NumberChange&) const = default;
    [[nodiscard]] double of(double before) const;
};

/// "5", "0x1F" and "-5" set; "+5", "+=5" and "-=5" add; "*2" and "/2" multiply. Empty if the text is none of these, and
/// for a division by zero.
std::optional<NumberChange> parseChange(QStringView text);

/// What a property is set to: the same value in all rows, or a change of each.
using NewValue = std::variant<model::Value, NumberChange>;

} // namespace navsmith::gui
