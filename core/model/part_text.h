// Stored parts as text from which the same bits come back.
#pragma once

#include "core/model/stored_parts.h"

#include <functional>
#include <string>
#include <string_view>

namespace navsmith::model {

/// True if every bit of the part is 0, a text is empty, a reference leads to nothing.
bool isZero(const RecordView& record, const StoredPart& part, std::size_t row);

/// A number of the part in the property's unit with as few digits as give the same bits back. A word that people read
/// in digits of 16, and what no such number gives back (such as NaN), is "0x...", the stored bits.
std::string numberText(const RecordView& record, const StoredPart& part, std::size_t row, std::size_t component = 0);

/// Reads numberText() into a cell; other bits of an integer stay. Also accepts another spelling of the number. Returns
/// false and changes nothing if the text is no number or does not fit.
bool readNumberText(std::string_view text, const ColumnSpec& spec, const StoredPart& part, std::size_t component,
                    ColumnData& column, std::size_t row);

/// Whether the part holds numbers, and not text or a reference.
bool holdsNumbers(const RecordView& record, const StoredPart& part);

/// Two lower-case digits a byte.
std::string hexText(std::string_view bytes);
/// Valid UTF-8 without control characters, except for the ends of lines and tabs.
bool isPlainText(std::string_view bytes);

using TargetName = std::function<std::string(ElementTypeId, Slot)>;

/// The part for names and messages: numbers with commas, the name of a target in parentheses, bytes in hexadecimal.
std::string plainText(const RecordView& record, const StoredPart& part, std::size_t row, const TargetName& nameOf);

} // namespace navsmith::model
