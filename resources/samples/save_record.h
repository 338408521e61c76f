// One record of a saved game, filled in by the names of its fields.
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

    /// A whole or a real number, as the field stores it. The field has to be there: asserted.
    SaveRecordBytes& put(std::string_view field, double value);
    /// Fields that follow one another in the record's table, beginning with the one that is named.
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
