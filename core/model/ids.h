// Identifiers of places in a model. None of them is an index or id of a file.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace navsmith::model {

using ElementTypeId = std::uint16_t; ///< position of a type in its schema
using ColumnId = std::uint16_t;      ///< position of a column in its type; the first two are the model's own
using ListId = std::uint16_t;        ///< position of a list in its parent type
using Slot = std::uint32_t;          ///< a row of a table: never moves and is never reused

inline constexpr Slot kNoSlot = 0xFFFF'FFFFU;
inline constexpr ColumnId kNoColumn = 0xFFFF;
inline constexpr ElementTypeId kNoElementType = 0xFFFF;
inline constexpr ListId kNoList = 0xFFFF;

inline constexpr ElementTypeId kFileType = 0; ///< every schema's first type: one row per file
inline constexpr ColumnId kAlive = 0;         ///< u8, 1 while the row exists
inline constexpr ColumnId kRank = 1;          ///< u32, order within the group: greater is later, gaps are meaningless
inline constexpr ColumnId kFirstOwn = 2;      ///< index of a type's first declared column

struct Element {
    ElementTypeId type = kNoElementType;
    Slot slot = kNoSlot;

    auto operator<=>(const Element&) const = default;
    [[nodiscard]] bool valid() const { return type != kNoElementType && slot != kNoSlot; }
};

/// Value of a reference column: an element's slot, nothing, or a raw value that referred to no element when the file
/// was read (see Model::rawValue). One tag bit and a side pool.
class Ref {
public:
    constexpr Ref() = default;
    static constexpr Ref none() { return {}; }
    static constexpr Ref to(Slot slot) { return Ref(slot); }
    static constexpr Ref rawAt(std::uint32_t poolIndex) { return Ref(poolIndex | kRawBit); }

    [[nodiscard]] constexpr bool isNone() const { return bits_ == kNone; }
    [[nodiscard]] constexpr bool isSlot() const { return (bits_ & kRawBit) == 0; }
    [[nodiscard]] constexpr bool isRaw() const { return !isSlot() && !isNone(); }
    /// Requires isSlot().
    [[nodiscard]] constexpr Slot slot() const { return bits_; }
    /// Requires isRaw(): index in the column's pool.
    [[nodiscard]] constexpr std::uint32_t poolIndex() const { return bits_ & ~kRawBit; }
    [[nodiscard]] constexpr bool pointsTo(Slot slot) const { return bits_ == slot; }

    constexpr auto operator<=>(const Ref&) const = default;

private:
    static constexpr std::uint32_t kRawBit = 0x8000'0000U;
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFU;
    constexpr explicit Ref(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = kNone;
};

/// Column handle: declared beside the schema and checked against it when the schema is built.
template <typename T>
struct Column {
    ElementTypeId type;
    ColumnId column;
};

/// A field of a list.
template <typename T>
struct ListField {
    ElementTypeId type;
    ListId list;
    ColumnId field; ///< position in the list, from 0
};

} // namespace navsmith::model

template <>
struct std::hash<navsmith::model::Element> {
    std::size_t operator()(const navsmith::model::Element& e) const noexcept {
        return (static_cast<std::size_t>(e.type) << 32U) ^ e.slot;
    }
};
