// Lines and fields of the texts of the world.
#pragma once

#include "formats/bytes/text_bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::gta_world {

/// Reads a text line by line. Lines end with LF or CR LF; a line that begins with '#' and one without fields are
/// skipped. Commas, blanks and control characters separate fields; a field that begins with '#' ends the line.
class TextRows {
public:
    explicit TextRows(std::span<const std::byte> file) : rest_(bytes::textOf(file)) {}

    /// Moves to the next line with fields; false at the end.
    bool next();

    [[nodiscard]] std::uint32_t line() const { return line_; } ///< counted from 1
    /// At least one. Valid until the next call of next().
    [[nodiscard]] const std::vector<std::string_view>& fields() const { return fields_; }
    /// What follows a field of this line, without a comment and without blanks at its ends.
    [[nodiscard]] std::string_view after(std::size_t field) const;

private:
    std::string_view rest_;
    std::string_view text_; ///< of the line, without a comment
    std::vector<std::string_view> fields_;
    std::uint32_t line_ = 0;
};

/// The same for a text with sections: a line with a keyword, then rows, then a line `end`.
class SectionRows {
public:
    explicit SectionRows(std::span<const std::byte> file) : rows_(file) {}

    /// Moves to the next row of a section; false at the end.
    bool next();

    [[nodiscard]] const std::string& section() const { return section_; } ///< lower case
    [[nodiscard]] std::uint32_t line() const { return rows_.line(); }
    [[nodiscard]] const std::vector<std::string_view>& fields() const { return rows_.fields(); }

private:
    TextRows rows_;
    std::string section_; ///< empty: outside
};

/// The whole field as a number; it may be infinite or not a number.
std::optional<float> toFloat(std::string_view field);
/// The whole field as a number from -2^31 to 2^32 - 1, as the bits that the game gets.
std::optional<std::uint32_t> toBits(std::string_view field);
/// The whole field as a number from 0 to 2^31 - 1.
std::optional<std::uint32_t> toCount(std::string_view field);

/// The bytes before the first zero, in lower case.
std::string storedName(std::span<const std::byte> bytes);

/// A name from a file as it may stand in a message: bytes that are not printable ASCII become '?', a long one is cut.
std::string shown(std::string_view name);

} // namespace navsmith::gta_world
