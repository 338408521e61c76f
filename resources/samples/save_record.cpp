#include "resources/samples/save_record.h"

#include "formats/gta_sa/save_file.h"

#include <cassert>
#include <cmath>
#include <cstdint>

namespace navsmith::samples {

using gta_sa::SaveField;
using gta_sa::SaveType;
using gta_sa::setNumber;

SaveRecordBytes::SaveRecordBytes(gta_sa::SaveRecord record) : record_(record), bytes_(gta_sa::specOf(record).bytes) {}

SaveRecordBytes& SaveRecordBytes::put(std::string_view field, double value) {
    putAt(indexOf(field), value);
    return *this;
}

SaveRecordBytes& SaveRecordBytes::row(std::string_view first, std::initializer_list<double> values) {
    auto index = indexOf(first);
    for (const double value : values)
        putAt(index++, value);
    return *this;
}

SaveRecordBytes& SaveRecordBytes::text(std::string_view field, std::string_view value) {
    gta_sa::setText(bytes_, gta_sa::specOf(record_).fields[indexOf(field)], value);
    return *this;
}

std::size_t SaveRecordBytes::indexOf(std::string_view field) const {
    const auto index = gta_sa::fieldIndex(record_, field);
    assert(index < gta_sa::specOf(record_).fields.size());
    return index;
}

void SaveRecordBytes::putAt(std::size_t index, double value) {
    const SaveField& field = gta_sa::specOf(record_).fields[index];
    const auto whole = std::llround(value);
    switch (field.type) {
    case SaveType::U8:
        return setNumber(bytes_, field, static_cast<std::uint8_t>(whole));
    case SaveType::I8:
        return setNumber(bytes_, field, static_cast<std::int8_t>(whole));
    case SaveType::U16:
        return setNumber(bytes_, field, static_cast<std::uint16_t>(whole));
    case SaveType::I16:
        return setNumber(bytes_, field, static_cast<std::int16_t>(whole));
    case SaveType::U32:
        return setNumber(bytes_, field, static_cast<std::uint32_t>(whole));
    case SaveType::I32:
        return setNumber(bytes_, field, static_cast<std::int32_t>(whole));
    case SaveType::F32:
        return setNumber(bytes_, field, static_cast<float>(value));
    case SaveType::Text:
    case SaveType::Bytes:
        break;
    }
    assert(!"a field of several bytes is no number");
}

} // namespace navsmith::samples
