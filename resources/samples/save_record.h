// Builder for one record of a saved game, by field name.
#pragma once

#include "formats/gta_sa/save_records.h"

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace navsmith::samples {

class SaveRecordBytes {
public:
    /// All bytes 0.
    explicit SaveRecordBytes(gta_sa::SaveRecord record);

    /// An integer or a real number, as the field stores it. Asserts that the field exists.
    SaveRecordBytes& put(std::string_view field, double value);
    /// Consecutive fields of the record's table, starting with `first`.
    SaveRecordBytes& row(std::string_view first, std::initializer_list<double> values);
    SaveRecordBytes& text(std::string_view field, std::string_view value);

    [[nodiscard]] const std::vector<std::byte>& bytes() const { return bytes_; }

private:
    [[nodiscard]] std::size_t indexOf(std::string_view field) const;
    void putAt(std::size_t index, double value);

    gta_sa::SaveRecord record_;
    std::vector<std::byte> bytes_;
};

} // namespace navsmith::samples
