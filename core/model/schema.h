// What a system declares of itself, once: element types, their columns, their properties. Panels, tables, drawing,
// picking, find, JSON, command line, undo, recovery and checks read this and name no system.
#pragma once

#include "core/model/column_data.h"
#include "core/model/ids.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::model {

class Model;
class Transaction;

enum class OnTargetErased : std::uint8_t { EraseRow, Clear, Refuse };
enum class OnLastReferrerGone : std::uint8_t { KeepTarget, EraseTarget };
enum class Lookup : std::uint8_t {
    Scan,    ///< who refers to me is found by reading the column
    Indexed, ///< kept at hand: for columns that are asked often, or of many rows
};

struct RefSpec {
    ElementTypeId target = kNoElementType;
    OnTargetErased onTargetErased = OnTargetErased::Clear;
    OnLastReferrerGone onLastReferrerGone = OnLastReferrerGone::KeepTarget;
    Lookup lookup = Lookup::Scan;
};

/// Storage. Integers are as wide as the widest version of the format needs.
struct ColumnSpec {
    std::string_view id;
    Storage storage = Storage::U8;
    double initial = 0;         ///< what a new row holds (numbers)
    std::optional<RefSpec> ref; ///< Storage::Ref only
    bool uniqueId = false;      ///< U32 only: unique in its type and non-zero, a new row gets a free value
};

enum class PropertyType : std::uint8_t { Bool, Integer, Number, Enum, Text, Bytes, Reference, Vector };

struct EnumName {
    std::int64_t value;
    std::string_view title;
};

/// Whether a property exists in elements of this file (version, sub-version).
using Present = bool (*)(const Model&, Slot file);
/// Works out a derived, read-only property for many rows at once.
using Derive = void (*)(const Model&, std::span<const Slot> rows, std::span<double> out);
/// The same for a text: of one row, as people read it.
using DeriveText = std::string (*)(const Model&, Slot row);

/// What a user sees of an element: a column, some bits of one, an affine view of one, two or three of them as a
/// vector, or a value that is worked out.
struct PropertySpec {
    std::string_view id;        ///< snake_case, stable: JSON, command line, scripts
    std::string_view title;     ///< for people
    std::string_view section;   ///< groups properties in the panel, in order of first use
    std::string_view help = {}; ///< the field's meaning, for tool tips
    std::string_view unit = {}; ///< "m", "units", "" for none
    PropertyType type = PropertyType::Integer;
    ColumnId column = kNoColumn;                            ///< storage; kNoColumn if derived or a vector
    std::uint8_t shift = 0;                                 ///< bit field of an integer column
    std::uint8_t bits = 0;                                  ///< 0: the whole column
    double scale = 1;                                       ///< value = raw * scale
    double heightScale = 0;                                 ///< of the third component of a vector; 0: as the others
    double minimum = std::numeric_limits<double>::lowest(); ///< of the value; narrowed to the storage
    double maximum = std::numeric_limits<double>::max();
    std::vector<EnumName> names = {};      ///< PropertyType::Enum
    std::vector<ColumnId> components = {}; ///< PropertyType::Vector: 2 or 3 columns
    Derive derive = nullptr;               ///< set: a read-only number, nothing is stored; NaN for no value
    DeriveText deriveText = nullptr;       ///< set: a read-only text; empty for no value
    Present present = nullptr;             ///< null: always
    bool readOnly = false;
    bool hexadecimal = false; ///< a raw word, shown as 0x...; of a signed column, too, the bits
    bool advanced = false;    ///< raw and bookkeeping fields: tables and panels may fold them away

    /// Worked out, not stored.
    [[nodiscard]] bool derived() const { return derive != nullptr || deriveText != nullptr; }
    [[nodiscard]] bool editable() const { return !derived() && !readOnly; }
    [[nodiscard]] bool isFlag() const { return type == PropertyType::Bool; }
    /// Step of the value between two neighbours that the storage can tell apart.
    [[nodiscard]] double step() const { return scale; }
    /// The scale of a component of a vector; files may store heights in finer steps.
    [[nodiscard]] double scaleOf(std::size_t component) const {
        return component == 2 && heightScale != 0 ? heightScale : scale;
    }
};

/// Entries without identity, by the hundred thousand, that nothing refers to: offset and count per parent in a pool.
struct ListSpec {
    std::string_view id;
    std::string_view title;
    std::vector<ColumnSpec> columns;
    std::vector<PropertySpec> properties = {};
    Present present = nullptr;
    ListId place = kNoList; ///< in its type, if handles take one for granted; finish() holds it against them
};

/// A type whose records are fixed in number: every record is a row from load on, a predicate over the record's own
/// columns says which are live. A write that makes it say no has the consequences of an erasure.
struct PoolSpec {
    bool (*live)(const Model&, Slot) = nullptr;
    void (*setLive)(Transaction&, Slot, bool) = nullptr;
};

/// Makes a type a graph's edge or node for routes and "select connected".
struct GraphEdge {
    ColumnId from = kNoColumn; ///< reference columns to the node type
    ColumnId to = kNoColumn;
};

struct ElementType {
    std::string_view id;
    std::string_view title;
    std::string_view plural;
    std::vector<ColumnSpec> columns = {}; ///< alive and rank first; filled in by finish()
    std::vector<PropertySpec> properties = {};
    std::vector<ListSpec> lists = {};
    ColumnId groupOwner = kNoColumn; ///< reference column: rows are ordered within one owner; kNoColumn: within all
    ColumnId groupPart = kNoColumn;  ///< u8 column that splits an owner's rows into numbered parts
    std::vector<std::string_view> partTitles = {}; ///< of the parts, if groupPart is set
    ColumnId fileVia = kNoColumn; ///< reference column that leads towards the file row (by way of its owner)
    /// The property that people know an element by, where it has one and holds something; empty: its place in the file.
    std::string_view namedBy = {};
    /// The properties that say where an element is, if it takes more than one point: what changes when it is moved as
    /// a whole. Vectors, and numbers that are heights.
    std::vector<std::string_view> placedBy = {};
    std::optional<PoolSpec> pool = {};
    std::optional<GraphEdge> edge = {};
    Present present = nullptr; ///< whether a file of this version stores such elements; null: always
    /// Its position in the schema, if handles take one for granted; finish() checks it.
    ElementTypeId place = kNoElementType;

    [[nodiscard]] const PropertySpec* findProperty(std::string_view wanted) const;
    /// As ids, for loops; finish() sees to it that they fit.
    [[nodiscard]] ColumnId columnCount() const { return static_cast<ColumnId>(columns.size()); }
    [[nodiscard]] ListId listCount() const { return static_cast<ListId>(lists.size()); }
};

/// What a transaction ran into: the reason, for people. Everything it did is taken back.
struct EditError {
    std::string reason;
};

/// Restores what follows from an edit (mirrors, lengths, counts that are stored): runs inside commit, over what the
/// transaction touched and nothing else.
using EnforceInvariants = tl::expected<void, EditError> (*)(Transaction&);

struct Schema {
    std::string_view id; ///< the system's
    std::vector<ElementType> types;
    EnforceInvariants enforceInvariants = nullptr;

    [[nodiscard]] std::optional<ElementTypeId> findElementType(std::string_view wanted) const;
    [[nodiscard]] const ElementType& type(ElementTypeId id) const { return types[id]; }
    [[nodiscard]] ElementTypeId typeCount() const { return static_cast<ElementTypeId>(types.size()); }
};

/// Adds the model's own columns and checks the whole for sense (types, targets, bit ranges, unique names). The text of
/// the error is for the schema's author; a test of each system calls this.
tl::expected<std::shared_ptr<const Schema>, std::string> finish(Schema schema);

/// A column spec whose storage follows from the type. checkHandles() holds the places of columns against the handles.
template <typename T>
constexpr ColumnSpec column(std::string_view id, double initial = 0) {
    return ColumnSpec{id, storageOf<T>(), initial, std::nullopt, false};
}

constexpr ColumnSpec reference(std::string_view id, RefSpec spec) {
    return ColumnSpec{id, Storage::Ref, 0, spec, false};
}

/// What a handle takes for granted: that a column of this id and storage is there.
struct HandleSpec {
    ElementTypeId type;
    ListId list; ///< kNoList: a column of the type itself
    ColumnId column;
    Storage storage;
    std::string_view id;
};
template <typename T>
HandleSpec handle(Column<T> handle, std::string_view id) {
    return {handle.type, kNoList, handle.column, storageOf<T>(), id};
}
template <typename T>
HandleSpec handle(ListField<T> handle, std::string_view id) {
    return {handle.type, handle.list, handle.field, storageOf<T>(), id};
}

/// Empty if every handle names the column that it means; else the first that does not, for the schema's author.
std::string checkHandles(const Schema& schema, std::span<const HandleSpec> handles);

} // namespace navsmith::model
