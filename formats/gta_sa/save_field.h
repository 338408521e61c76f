// Layout of a saved game's record: named fields at fixed offsets. Bytes outside the fields are preserved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace navsmith::gta_sa {

enum class SaveType : std::uint8_t {
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    F32,
    Text,  ///< up to a NUL or the field's end; bytes after the NUL belong to no field
    Bytes, ///< several bytes under a single name
};

constexpr std::size_t bytesOf(SaveType type) {
    switch (type) {
    case SaveType::U8:
    case SaveType::I8:
        return 1;
    case SaveType::U16:
    case SaveType::I16:
        return 2;
    case SaveType::U32:
    case SaveType::I32:
    case SaveType::F32:
        return 4;
    case SaveType::Text:
    case SaveType::Bytes:
        break;
    }
    return 0;
}

struct SaveField {
    std::string_view id; ///< snake_case, unique in its record
    SaveType type = SaveType::U8;
    std::uint16_t at = 0; ///< bytes from the start of the record
    std::uint16_t length = 0;
    bool shared = false; ///< other fields have the same bytes; the record says which of them are meant
};

/// Several numbers of one type under one name.
struct SaveListField {
    std::string_view id;
    SaveType type = SaveType::U8;
    std::uint16_t at = 0; ///< bytes from the start of the record
    std::uint16_t count = 0;
};

namespace save_fields {

constexpr SaveField u8(std::string_view id, std::uint16_t at) {
    return {id, SaveType::U8, at, 1};
}
constexpr SaveField i8(std::string_view id, std::uint16_t at) {
    return {id, SaveType::I8, at, 1};
}
constexpr SaveField u16(std::string_view id, std::uint16_t at) {
    return {id, SaveType::U16, at, 2};
}
constexpr SaveField i16(std::string_view id, std::uint16_t at) {
    return {id, SaveType::I16, at, 2};
}
constexpr SaveField u32(std::string_view id, std::uint16_t at) {
    return {id, SaveType::U32, at, 4};
}
constexpr SaveField i32(std::string_view id, std::uint16_t at) {
    return {id, SaveType::I32, at, 4};
}
constexpr SaveField f32(std::string_view id, std::uint16_t at) {
    return {id, SaveType::F32, at, 4};
}
constexpr SaveField text(std::string_view id, std::uint16_t at, std::uint16_t length) {
    return {id, SaveType::Text, at, length};
}
constexpr SaveField raw(std::string_view id, std::uint16_t at, std::uint16_t length) {
    return {id, SaveType::Bytes, at, length};
}
constexpr SaveField shared(SaveField field) {
    field.shared = true;
    return field;
}

} // namespace save_fields

} // namespace navsmith::gta_sa
