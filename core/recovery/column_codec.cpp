#include "core/recovery/column_codec.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>

#include <bit>

namespace navsmith::recovery {

namespace {

using model::ColumnData;
using model::Ref;
using model::Storage;

constexpr std::uint32_t kNoRef = 0xFFFF'FFFFU;
constexpr std::uint32_t kRawBit = 0x8000'0000U;
constexpr std::size_t kTextHead = 4; ///< size of an empty text
constexpr auto kStorages = std::variant_size_v<model::ColumnVector>;

std::uint32_t stored(Ref ref) {
    if (ref.isNone())
        return kNoRef;
    return ref.isSlot() ? ref.slot() : ref.poolIndex() | kRawBit;
}

Ref refFrom(std::uint32_t bits) {
    if (bits == kNoRef)
        return Ref::none();
    return (bits & kRawBit) != 0 ? Ref::rawAt(bits & ~kRawBit) : Ref::to(bits);
}

/// Stored size of a value; for text the minimum.
template <typename T>
constexpr std::size_t storedSize() {
    if constexpr (std::is_same_v<T, Ref>)
        return sizeof(std::uint32_t);
    else if constexpr (std::is_same_v<T, std::string>)
        return kTextHead;
    else
        return sizeof(T);
}

template <typename T>
void writeNumbers(bytes::ByteWriter& writer, std::span<const T> numbers) {
    writer.write(static_cast<std::uint32_t>(numbers.size()));
    auto* to = writer.extend(numbers.size() * sizeof(T)).data();
    for (const T& number : numbers) {
        bytes::storeLittleEndian(to, number);
        to += sizeof(T);
    }
}

/// 0 if too few bytes follow.
template <typename T>
std::size_t readCount(bytes::ByteReader& reader, std::string_view field) {
    const auto count = reader.read<std::uint32_t>(field);
    return reader.checkCount(count, storedSize<T>(), field) ? count : 0;
}

template <typename T>
std::vector<T> readNumbers(bytes::ByteReader& reader, std::string_view field) {
    const auto count = readCount<T>(reader, field);
    const auto from = reader.take(count * sizeof(T), field);
    std::vector<T> numbers(from.size() / sizeof(T));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = bytes::loadLittleEndian<T>(from.data() + i * sizeof(T));
    return numbers;
}

template <typename T>
void writeValues(bytes::ByteWriter& writer, const std::vector<T>& values) {
    if constexpr (std::is_same_v<T, Ref>) {
        writer.write(static_cast<std::uint32_t>(values.size()));
        for (const Ref ref : values)
            writer.write(stored(ref));
    } else if constexpr (std::is_same_v<T, std::string>) {
        writer.write(static_cast<std::uint32_t>(values.size()));
        for (const auto& text : values)
            bytes::writeText(writer, text);
    } else {
        writeNumbers<T>(writer, values);
    }
}

template <typename T>
std::vector<T> readValues(bytes::ByteReader& reader, std::string_view field) {
    if constexpr (std::is_same_v<T, Ref>) {
        std::vector<Ref> refs;
        for (const auto bits : readNumbers<std::uint32_t>(reader, field))
            refs.push_back(refFrom(bits));
        return refs;
    } else if constexpr (std::is_same_v<T, std::string>) {
        std::vector<std::string> texts;
        const auto count = readCount<T>(reader, field);
        for (std::size_t i = 0; i < count && reader.ok(); ++i)
            texts.push_back(bytes::readText(reader, field));
        return texts;
    } else {
        return readNumbers<T>(reader, field);
    }
}

} // namespace

void writeWords(bytes::ByteWriter& writer, std::span<const std::uint32_t> words) {
    writeNumbers(writer, words);
}

std::vector<std::uint32_t> readWords(bytes::ByteReader& reader, std::string_view field) {
    return readNumbers<std::uint32_t>(reader, field);
}

void writeLongs(bytes::ByteWriter& writer, std::span<const std::uint64_t> longs) {
    writeNumbers(writer, longs);
}

std::vector<std::uint64_t> readLongs(bytes::ByteReader& reader, std::string_view field) {
    return readNumbers<std::uint64_t>(reader, field);
}

void writeColumn(bytes::ByteWriter& writer, const ColumnData& column) {
    writer.write(static_cast<std::uint8_t>(column.index()));
    std::visit([&](const auto& values) { writeValues(writer, values); }, column);
}

ColumnData readColumn(bytes::ByteReader& reader, std::string_view field) {
    const auto storage = reader.read<std::uint8_t>(field);
    if (storage >= kStorages) {
        reader.fail(bytes::FormatErrorCode::BadValue, field, fmt::format("storage {}", storage),
                    fmt::format("below {}", kStorages), 1);
        return {};
    }
    auto column = model::makeColumn(static_cast<Storage>(storage));
    std::visit(
        [&](auto& values) {
            using T = typename std::remove_reference_t<decltype(values)>::value_type;
            values = readValues<T>(reader, field);
        },
        column);
    return column;
}

} // namespace navsmith::recovery
