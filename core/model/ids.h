// Names for places in a model. None of them is ever an index or an id of a file.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace navsmith::model {

using KindId = std::uint16_t;   ///< position of a kind in its schema
using ColumnId = std::uint16_t; ///< position of a column in its kind; the first two are the model's own
using ListId = std::uint16_t;   ///< position of a list in its parent kind
using Slot = std::uint32_t;     ///< a row of a table: never moves, never given to another element

inline constexpr Slot kNoSlot = 0xFFFF'FFFFU;
inline constexpr ColumnId kNoColumn = 0xFFFF;
inline constexpr KindId kNoKind = 0xFFFF;
inline constexpr ListId kNoList = 0xFFFF;

inline constexpr KindId kFileKind = 0;   ///< every schema's first kind: one row a file
inline constexpr ColumnId kAlive = 0;    ///< u8, 1 while the row exists
inline constexpr ColumnId kRank = 1;     ///< u32, order within the group: greater is later, gaps mean nothing
inline constexpr ColumnId kFirstOwn = 2; ///< where a kind's declared columns start

struct Element {
    KindId kind = kNoKind;
    Slot slot = kNoSlot;

    auto operator<=>(const Element&) const = default;
    [[nodiscard]] bool valid() const { return kind != kNoKind && slot != kNoSlot; }
};

/// What a reference column holds: an element's slot, nothing, or a raw value that named no element when the file was
/// read (Model::rawValue gives it). One tag bit and a side pool.
class Ref {
public:
    constexpr Ref() = default;
    static constexpr Ref none() { return {}; }
    static constexpr Ref to(Slot slot) { return Ref(slot); }
    static constexpr Ref rawAt(std::uint32_t poolIndex) { return Ref(poolIndex | kRawBit); }

    [[nodiscard]] constexpr bool isNone() const { return bits_ == kNone; }
    [[nodiscard]] constexpr bool isSlot() const { return (bits_ & kRawBit) == 0; }
    [[nodiscard]] constexpr bool isRaw() const { return !isSlot() && !isNone(); }
    /// Only when isSlot().
    [[nodiscard]] constexpr Slot slot() const { return bits_; }
    /// Only when isRaw(): where in the column's pool the value stands.
    [[nodiscard]] constexpr std::uint32_t poolIndex() const { return bits_ & ~kRawBit; }
    [[nodiscard]] constexpr bool pointsTo(Slot slot) const { return bits_ == slot; }

    constexpr auto operator<=>(const Ref&) const = default;

private:
    static constexpr std::uint32_t kRawBit = 0x8000'0000U;
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFU;
    constexpr explicit Ref(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = kNone;
};

/// How code reaches a column: declared beside the schema, checked against it when the schema is built.
template <typename T>
struct Column {
    KindId kind;
    ColumnId column;
};

/// A field of a list.
template <typename T>
struct ListField {
    KindId kind;
    ListId list;
    ColumnId field; ///< position in the list, from 0
};

} // namespace navsmith::model

template <>
struct std::hash<navsmith::model::Element> {
    std::size_t operator()(const navsmith::model::Element& e) const noexcept {
        return (static_cast<std::size_t>(e.kind) << 32U) ^ e.slot;
    }
};
