// What the buffers of a KV3 block hold: a tree of values (docs/formats/source2-nav.md, section 9), to read and write.
#pragma once

#include "formats/source2/kv3_block.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::source2::kv3 {

/// As stored.
enum class Type : std::uint8_t {
    Null = 1,
    Bool = 2,
    Int64 = 3,
    UInt64 = 4,
    Double = 5,
    String = 6,
    Blob = 7,
    Array = 8, ///< each entry has a type of its own
    Object = 9,
    TypedArray = 10, ///< all entries have one type
    Int32 = 11,
    UInt32 = 12,
    True = 13,
    False = 14,
    Int64Zero = 15,
    Int64One = 16,
    DoubleZero = 17,
    DoubleOne = 18,
    Float = 19,
    Int16 = 20,
    UInt16 = 21,
    Int8 = 23,
    ShortArray = 24, ///< a typed array of at most 255 entries
    AuxArray = 25,   ///< the same with its entries in the first buffer
};

/// A type byte and what may follow it.
struct Tag {
    Type type = Type::Null;
    std::optional<std::uint8_t> flag = {};

    bool operator==(const Tag&) const = default;
};

struct Value {
    Tag tag;
    Tag entryTag;              ///< of the entries of typed arrays
    std::uint32_t name = 0;    ///< of a member of an object: index into Document::strings
    std::uint64_t bits = 0;    ///< as stored; of strings the index, 0xFFFFFFFF for the empty one; of blobs the index
    std::vector<Value> values; ///< entries or members

    bool operator==(const Value&) const = default;

    [[nodiscard]] bool isArray() const;
    [[nodiscard]] bool isObject() const { return tag.type == Type::Object; }
    /// The value of any whole number, or bool.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    /// The value of any number.
    [[nodiscard]] std::optional<double> number() const;
};

struct Document {
    Header header; ///< as read; numbers of values are computed when it is written
    std::vector<std::string> strings;
    Value root;
    std::vector<std::vector<std::byte>> blobs;

    /// A member of an object, or null.
    [[nodiscard]] const Value* member(const Value& object, std::string_view name) const;
    [[nodiscard]] Value* member(Value& object, std::string_view name);
    /// The text of a string.
    [[nodiscard]] std::string_view text(const Value& value) const;
    /// The index of a string, added if it is not there.
    std::uint32_t nameOf(std::string_view text);
};

/// No more values in a document: the largest known mesh has 220,000.
inline constexpr std::size_t kMostValues = 2'000'000;
inline constexpr std::size_t kMostDepth = 64;

/// Reads a block; `bytes` may go on behind it. Errors: those of unpack(); BadValue for anything else than one tree that
/// uses up all lanes; CountTooLarge for more than kMostValues. Offsets are those of the block.
bytes::Result<Document> readValues(std::span<const std::byte> bytes, std::uint64_t fileOffset = 0);
bytes::Result<Document> readValues(Buffers buffers, std::uint64_t fileOffset = 0);

/// The buffers of a document in the encoding of its header, 4 or 5. Without blobs. What was read and not changed gives
/// the buffers that it was read from.
Buffers buffersOf(const Document& document);

/// The uncompressed block.
inline std::vector<std::byte> writeValues(const Document& document) {
    return pack(buffersOf(document));
}

// Values as the game's tools store them ------------------------------------------------------------------------------

Value integerValue(std::int64_t value);
Value doubleValue(double value);
Value floatValue(float value);
/// An array of objects, or of other entries of one type; without entries, an empty array.
Value arrayValue(std::vector<Value> entries);

} // namespace navsmith::source2::kv3
