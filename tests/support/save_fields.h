// The location of each value in a saved game, written by hand from the format page: an independent check of every field
// that the editor shows. Element types and properties have the editor's names.
#pragma once

#include "tests/support/save_bytes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

enum class RawType : std::uint8_t { U8, I8, U16, I16, U32, I32, F32, Text };

struct RawField {
    std::string_view property;
    RawType type = RawType::U8;
    std::vector<std::size_t> at; ///< bytes from the start of the record, one for each component
    double scale = 1;
    unsigned shift = 0;
    unsigned bits = 0;      ///< 0: all bits
    std::size_t length = 0; ///< of a text
};

/// Records of one type in a file.
struct RawRecords {
    std::string_view type;
    std::vector<std::size_t> offsets; ///< in the file, in the order of the records
    const std::vector<RawField>* fields = nullptr;
};

/// All records of a save, including free ones. Non-repeating values beside the lists are entries of the type "file".
std::vector<RawRecords> recordsOf(std::span<const std::byte> file);

std::size_t bytesOf(const RawField& field);
/// One component of a value, in the unit that the editor shows.
double rawNumber(std::span<const std::byte> file, std::size_t record, const RawField& field, std::size_t component);
void setRawNumber(std::span<std::byte> file, std::size_t record, const RawField& field, std::size_t component,
                  double value);
/// Up to the NUL.
std::string rawText(std::span<const std::byte> file, std::size_t record, const RawField& field);
/// Appends a NUL if there is room; keeps the bytes after it.
void setRawText(std::span<std::byte> file, std::size_t record, const RawField& field, std::string_view text);

/// Offset of the padding.
std::size_t rawBodySize(std::span<const std::byte> file);
/// Updates the padding and checksum after bytes of the blocks have been changed: padding that repeated its source
/// repeats it again, other padding stays, and the checksum becomes correct.
void enforcePadding(std::span<const std::byte> before, std::span<std::byte> after);

} // namespace navsmith::tests
