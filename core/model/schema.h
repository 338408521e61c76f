// A system's declaration of its data: element types, their columns and their properties. Panels, tables, drawing,
// picking, find, JSON, command line, undo, recovery and checks read it without knowing the system.
#pragma once

#include "core/model/column_data.h"
#include "core/model/ids.h"
#include "formats/texts/texts.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::model {

class Model;
struct Identity;
/// Of a system (identity.h). Elements of other types are told by their position in the group.
using Identities = std::vector<Identity>;
class Transaction;

enum class OnTargetErased : std::uint8_t { EraseRow, Clear, Refuse };
enum class OnLastReferrerGone : std::uint8_t { KeepTarget, EraseTarget };
enum class Lookup : std::uint8_t {
    Scan,    ///< referrers are found by scanning the column
    Indexed, ///< reverse index: for columns that are queried often or for many rows
};

struct RefSpec {
    ElementTypeId target = kNoElementType;
    OnTargetErased onTargetErased = OnTargetErased::Clear;
    OnLastReferrerGone onLastReferrerGone = OnLastReferrerGone::KeepTarget;
    Lookup lookup = Lookup::Scan;
};

/// Storage of a column. Integers are as wide as the widest version of the format needs.
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
    std::string_view english = {}; ///< the title before translation, which people may type, too; set by finish()
    bool isProperName = false;     ///< the same in every language
};

/// Whether a property exists in elements of this file (depends on version, sub-version).
using Present = bool (*)(const Model&, Slot file);
/// Computes a derived, read-only property for many rows at once.
using Derive = void (*)(const Model&, std::span<const Slot> rows, std::span<double> out);
/// Computes a derived text of one row, for display.
using DeriveText = std::string (*)(const Model&, Slot row);

/// A property as users see it: a column, some of its bits, a linear function of it, two or three columns as a vector,
/// or a derived value.
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
    double heightScale = 0;                                 ///< of a vector's third component; 0: the same as the
                                                            ///< others
    double minimum = std::numeric_limits<double>::lowest(); ///< of the value; narrowed to the storage
    double maximum = std::numeric_limits<double>::max();
    std::vector<EnumName> names = {};      ///< PropertyType::Enum; of a derived text: what it chooses from
    std::vector<ColumnId> components = {}; ///< PropertyType::Vector: 2 or 3 columns
    Derive derive = nullptr;               ///< set: a read-only number, nothing is stored; NaN for no value
    DeriveText deriveText = nullptr;       ///< set: a read-only text; empty for no value
    Present present = nullptr;             ///< null: always
    bool readOnly = false;
    bool realBits = false;    ///< the bits of 32-bit integers, read as a real number; read-only
    bool hexadecimal = false; ///< raw word, shown as 0x...; for signed columns, shows the bits
    bool groupNumber = false; ///< tells groups apart and is no quantity: neighbouring numbers get distinct colours
    bool advanced = false;    ///< raw and bookkeeping fields: tables and panels may fold them away

    /// Computed, not stored.
    [[nodiscard]] bool derived() const { return derive != nullptr || deriveText != nullptr; }
    [[nodiscard]] bool editable() const { return !derived() && !readOnly; }
    [[nodiscard]] bool isFlag() const { return type == PropertyType::Bool; }
    /// Distance between two adjacent representable values.
    [[nodiscard]] double step() const { return scale; }
    /// The scale of a vector component; files may store heights in finer steps.
    [[nodiscard]] double scaleOf(std::size_t component) const {
        return component == 2 && heightScale != 0 ? heightScale : scale;
    }
};

/// Entries without identity, in large numbers, that nothing refers to: offset and count per parent in a pool.
struct ListSpec {
    std::string_view id;
    std::string_view title;
    std::vector<ColumnSpec> columns;
    std::vector<PropertySpec> properties = {};
    Present present = nullptr;
    ListId place = kNoList; ///< position in its type, if handles assume one; finish() verifies it
};

/// A type with a fixed number of records: every record is a row from load on, and a predicate over its own columns
/// determines which are live. A write that makes the predicate false has the consequences of an erasure.
struct PoolSpec {
    bool (*live)(const Model&, Slot) = nullptr;
    void (*setLive)(Transaction&, Slot, bool) = nullptr;
};

/// Declares a type as a graph's edge or node for routes and "select connected".
struct GraphEdge {
    ColumnId from = kNoColumn; ///< reference columns to the node type
    ColumnId to = kNoColumn;
};

struct ElementType {
    std::string_view id;
    std::string_view title;
    std::string_view plural;
    std::string_view englishPlural = {}; ///< before translation; its forms for numbers are found by it; set by finish()
    std::vector<ColumnSpec> columns = {}; ///< alive and rank first; filled in by finish()
    std::vector<PropertySpec> properties = {};
    std::vector<ListSpec> lists = {};
    ColumnId groupOwner = kNoColumn; ///< reference column: rows are ordered within one owner; kNoColumn: within the
                                     ///< whole type
    ColumnId groupPart = kNoColumn;  ///< u8 column that splits an owner's rows into numbered parts
    std::vector<std::string_view> partTitles = {}; ///< of the parts, if groupPart is set
    ColumnId fileVia = kNoColumn; ///< reference column that leads towards the file row (through its owner)
    /// The property that users know an element by, if it exists and is set; empty: the position in the file.
    std::string_view namedBy = {};
    /// The properties that hold an element's position, if it is more than one point: they change when the element moves
    /// as a whole. Vectors, and numbers that are heights.
    std::vector<std::string_view> placedBy = {};
    std::optional<PoolSpec> pool = {};
    std::optional<GraphEdge> edge = {};
    Present present = nullptr; ///< whether a file of this version stores such elements; null: always
    /// Position in the schema, if handles assume one; finish() checks it.
    ElementTypeId place = kNoElementType;

    [[nodiscard]] const PropertySpec* findProperty(std::string_view propertyId) const;
    /// Counts as ids, for loops; finish() ensures that they fit.
    [[nodiscard]] ColumnId columnCount() const { return static_cast<ColumnId>(columns.size()); }
    [[nodiscard]] ListId listCount() const { return static_cast<ListId>(lists.size()); }
};

/// Why a transaction failed, as text for users. Everything it did is rolled back.
struct EditError {
    texts::Sentence reason;
    /// Names of files of the same set without which the edit cannot be done: "nodes27.dat".
    std::vector<std::string> filesToOpen = {};
    /// The edit would change nothing. In the window a message like any other; programs that edit many documents pass
    /// over those in which there is nothing to do.
    bool nothingToDo = false;
};

/// Restores invariants after an edit (mirrored values, lengths, stored counts): runs inside commit, only over what the
/// transaction touched.
using EnforceInvariants = tl::expected<void, EditError> (*)(Transaction&);

struct Schema {
    std::string_view id; ///< the system's
    std::vector<ElementType> types;
    EnforceInvariants enforceInvariants = nullptr;

    [[nodiscard]] std::optional<ElementTypeId> findElementType(std::string_view typeId) const;
    [[nodiscard]] const ElementType& type(ElementTypeId id) const { return types[id]; }
    [[nodiscard]] ElementTypeId typeCount() const { return static_cast<ElementTypeId>(types.size()); }
};

/// Returns what to show instead of an English text; `id` as in texts::Request.
using ReplaceText = std::function<std::string_view(std::string_view english, const std::string& id)>;

/// Replaces every text for people: titles, help, sections, units and names of values.
void replaceTexts(Schema& schema, const ReplaceText& replace);

/// Adds the model's own columns, validates the schema (types, targets, bit ranges, unique names) and
/// translates its texts. The error text is for the schema's author; each system has a test that calls this.
tl::expected<std::shared_ptr<const Schema>, std::string> finish(Schema schema);

/// A column spec with its storage derived from T. checkHandles() verifies that handles match column positions.
template <typename T>
constexpr ColumnSpec column(std::string_view id, double initial = 0) {
    return ColumnSpec{id, storageOf<T>(), initial, std::nullopt, false};
}

constexpr ColumnSpec reference(std::string_view id, RefSpec spec) {
    return ColumnSpec{id, Storage::Ref, 0, spec, false};
}

/// What a handle assumes: a column with this id and storage.
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

/// Empty if every handle matches its column; otherwise the first mismatch, for the schema's author.
std::string checkHandles(const Schema& schema, std::span<const HandleSpec> handles);

} // namespace navsmith::model
