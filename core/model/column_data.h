// Contiguous typed vectors, the building blocks of tables, lists and changes.
#pragma once

#include "core/model/ids.h"

#include <bit>
#include <cassert>
#include <cstdint>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#ifdef __GLIBCXX__
// libstdc++ takes a variant of vectors for one that always has a value. But one that is being copied while memory runs
// out has none, and destroying it then calls a function that is not there. One alternative of another kind mends that.
template <>
struct std::__detail::__variant::_Never_valueless_alt<std::vector<navsmith::model::Ref>> : std::false_type {};
#endif

namespace navsmith::model {

/// In the order of ColumnData's alternatives.
enum class Storage : std::uint8_t { U8, I8, U16, I16, U32, I32, U64, F32, Text, Ref };

using ColumnData =
    std::variant<std::vector<std::uint8_t>, std::vector<std::int8_t>, std::vector<std::uint16_t>,
                 std::vector<std::int16_t>, std::vector<std::uint32_t>, std::vector<std::int32_t>,
                 std::vector<std::uint64_t>, std::vector<float>, std::vector<std::string>, std::vector<Ref>>;

namespace detail {

template <typename T, typename... Vectors>
constexpr std::size_t placeOf(const std::variant<Vectors...>*) {
    std::size_t place = 0;
    static_cast<void>(((std::is_same_v<Vectors, std::vector<T>> || (++place, false)) || ...));
    return place;
}

} // namespace detail

template <typename T>
constexpr Storage storageOf() {
    constexpr auto place = detail::placeOf<T>(static_cast<const ColumnData*>(nullptr));
    static_assert(place < std::variant_size_v<ColumnData>, "no column stores such values");
    return static_cast<Storage>(place);
}

/// An empty vector of the storage's type.
ColumnData makeColumn(Storage storage);

/// T must be the column's storage type.
template <typename T>
std::vector<T>& values(ColumnData& data) {
    assert(std::holds_alternative<std::vector<T>>(data));
    return *std::get_if<std::vector<T>>(&data);
}
template <typename T>
const std::vector<T>& values(const ColumnData& data) {
    assert(std::holds_alternative<std::vector<T>>(data));
    return *std::get_if<std::vector<T>>(&data);
}

/// Bitwise equality of stored values: 0 and -0 differ, and a NaN equals itself. Used to compare files.
template <typename T>
bool sameValue(const T& a, const T& b) {
    if constexpr (std::is_same_v<T, float>)
        return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
    else
        return a == b;
}

inline std::size_t sizeOf(const ColumnData& data) {
    return std::visit([](const auto& v) { return v.size(); }, data);
}

} // namespace navsmith::model
