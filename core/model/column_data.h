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

namespace navsmith::model {

/// In the order of ColumnVector's alternatives.
enum class Storage : std::uint8_t { U8, I8, U16, I16, U32, I32, U64, F32, Text, Ref };

using ColumnVector =
    std::variant<std::vector<std::uint8_t>, std::vector<std::int8_t>, std::vector<std::uint16_t>,
                 std::vector<std::int16_t>, std::vector<std::uint32_t>, std::vector<std::int32_t>,
                 std::vector<std::uint64_t>, std::vector<float>, std::vector<std::string>, std::vector<Ref>>;

/// One vector of any storage. It always has one, also when there is no memory for a copy: libstdc++ takes a variant of
/// vectors for one that always has a value, and destroying one whose copy failed calls a function that is not there.
class ColumnData : public ColumnVector {
public:
    using ColumnVector::ColumnVector;
    ColumnData() = default;
    ColumnData(const ColumnData& other) : ColumnVector(emptyLike(other)) {
        std::visit(
            [&](const auto& from) {
                *std::get_if<std::remove_cvref_t<decltype(from)>>(static_cast<ColumnVector*>(this)) = from;
            },
            static_cast<const ColumnVector&>(other));
    }
    ColumnData(ColumnData&&) noexcept = default;
    ColumnData& operator=(const ColumnData& other) {
        if (this != &other)
            *this = ColumnData(other);
        return *this;
    }
    ColumnData& operator=(ColumnData&&) noexcept = default;
    ~ColumnData() = default;

private:
    static ColumnVector emptyLike(const ColumnVector& other) noexcept {
        return std::visit([](const auto& vector) { return ColumnVector(std::remove_cvref_t<decltype(vector)>()); },
                          other);
    }
};

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
    constexpr auto place = detail::placeOf<T>(static_cast<const ColumnVector*>(nullptr));
    static_assert(place < std::variant_size_v<ColumnVector>, "no column stores such values");
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
