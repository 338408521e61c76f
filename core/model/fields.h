// The columns of an element type or list, each declared once: id, initial value and the member of the file's record
// that it copies. Such a table provides the schema's columns, the handles, and the copying in load and save.
//
//   namespace ladder {
//   inline constexpr model::Fields fields{
//       kLadder,
//       model::reference("file", {.target = kFile}),          // no copy: load and save have code of their own
//       model::field<&source::NavLadder::width>("width", 32), // a copy; new ladders start with 32
//       model::field<&source::NavLadder::top, &source::NavPoint::x>("top_x"),
//   };
//   inline constexpr auto width = fields.column<float>("width"); // a handle, for what code has to reach
//   } // namespace ladder
//
// A handle with an unknown id or the wrong type fails to compile. finish() rejects a schema in which the element type
// or list has a different position than its table says.
#pragma once

#include "core/model/column_data.h"
#include "core/model/ids.h"
#include "core/model/schema.h"
#include "formats/bytes/text_bytes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace navsmith::model {

class ModelBuilder;

namespace detail {

/// The member at the end of a path of member pointers and array indexes.
template <typename From, auto... Path>
struct Walk {
    using Member = From;
};
template <typename From, typename Record, typename Member, Member Record::*Step, auto... Path>
struct Walk<From, Step, Path...> : Walk<Member, Path...> {};
template <typename From, auto Index, auto... Path>
struct Walk<From, Index, Path...> : Walk<std::remove_cvref_t<decltype(std::declval<From&>()[Index])>, Path...> {};

template <typename Pointer>
struct Owner;
template <typename R, typename M>
struct Owner<M R::*> {
    using Record = R;
};

template <typename Member, bool IsEnum = std::is_enum_v<Member>>
struct StoredAs {
    using Type = Member;
};
template <typename Member>
struct StoredAs<Member, true> {
    using Type = std::underlying_type_t<Member>;
};
template <>
struct StoredAs<bool, false> {
    using Type = std::uint8_t;
};
template <>
struct StoredAs<std::vector<std::byte>, false> {
    using Type = std::string;
};

/// Rows by slot, or a consecutive range.
struct Rows {
    const Slot* slots = nullptr;
    std::size_t first = 0; ///< without slots
    [[nodiscard]] std::size_t operator[](std::size_t i) const { return slots != nullptr ? slots[i] : first + i; }
};

template <auto Step, auto... Rest, typename R>
constexpr auto& follow(R& record) {
    if constexpr (sizeof...(Rest) > 0)
        return follow<Rest...>(follow<Step>(record));
    else if constexpr (std::is_member_object_pointer_v<decltype(Step)>)
        return record.*Step;
    else
        return record[Step];
}

} // namespace detail

/// A column of type T that copies a member of the file's record, at the end of a path.
template <typename T, auto First, auto... Rest>
struct CopiedField {
    using Record = typename detail::Owner<decltype(First)>::Record;
    using Member = typename detail::Walk<Record, First, Rest...>::Member;

    ColumnSpec column;

    /// U32: unique within its type and non-zero; new rows get an unused value.
    [[nodiscard]] constexpr CopiedField unique() const {
        CopiedField field = *this;
        field.column.uniqueId = true;
        return field;
    }
    /// Stored as a wider number, which systems share.
    template <typename Wide>
    [[nodiscard]] constexpr CopiedField<Wide, First, Rest...> as() const {
        static_assert(std::numeric_limits<Wide>::lowest() <= std::numeric_limits<T>::lowest() &&
                      std::numeric_limits<T>::max() <= std::numeric_limits<Wide>::max());
        return {model::column<Wide>(column.id, column.initial)};
    }

    static void load(std::span<const Record> records, ColumnData& column, std::size_t first) {
        T* out = values<T>(column).data() + first;
        for (const auto& record : records)
            stored(detail::follow<First, Rest...>(record), *out++);
    }
    static void save(const ColumnData& column, detail::Rows rows, std::span<Record> records) {
        const T* in = values<T>(column).data();
        for (std::size_t i = 0; i < records.size(); ++i)
            restore(in[rows[i]], detail::follow<First, Rest...>(records[i]));
    }

private:
    static void stored(const Member& member, T& cell) {
        if constexpr (std::is_same_v<Member, std::vector<std::byte>>)
            cell.assign(bytes::textOf(member));
        else
            cell = static_cast<T>(member);
    }
    static void restore(const T& cell, Member& member) {
        if constexpr (std::is_same_v<Member, std::vector<std::byte>>) {
            const auto bytes = std::as_bytes(std::span(cell));
            member.assign(bytes.begin(), bytes.end());
        } else {
            member = static_cast<Member>(cell);
        }
    }
};
namespace detail {
template <auto First, auto... Rest>
using Stored = typename StoredAs<typename Walk<typename Owner<decltype(First)>::Record, First, Rest...>::Member>::Type;
}
/// `field<&Ladder::top, &Point::x>`, `field<&Area::light, 2>`. Enumerations are stored as their numbers, bool as 0 or
/// 1, std::vector<std::byte> as text.
template <auto First, auto... Rest>
constexpr CopiedField<detail::Stored<First, Rest...>, First, Rest...> field(std::string_view id, double initial = 0) {
    return {column<detail::Stored<First, Rest...>>(id, initial)};
}

/// The owner of a table's fields: a type or one of its lists.
struct FieldsPlace {
    ElementTypeId type = kNoElementType;
    ListId list = kNoList; ///< kNoList: columns of the type itself
};

/// The column of a table's field, from 0.
ColumnData& fieldData(ModelBuilder& builder, FieldsPlace place, std::size_t field);
const ColumnData& fieldData(const Model& model, FieldsPlace place, std::size_t field);

/// Each is a ColumnSpec, or a CopiedField; all CopiedFields are of the same record.
template <typename... Field>
class Fields {
public:
    /// The columns of an element type.
    constexpr explicit Fields(ElementTypeId type, const Field&... fields) : Fields(FieldsPlace{type}, fields...) {}
    /// The fields of a list.
    constexpr explicit Fields(FieldsPlace place, const Field&... fields) : place_(place), columns_{specOf(fields)...} {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            for (std::size_t j = i + 1; j < columns_.size(); ++j) {
                if (columns_[i].id == columns_[j].id)
                    throw std::logic_error("two columns of one id");
            }
        }
    }

    /// A handle. Fails to compile if the column does not exist or has another type.
    template <typename T>
    [[nodiscard]] constexpr Column<T> column(std::string_view id) const {
        if (place_.list != kNoList)
            throw std::logic_error("a column of a list");
        return {place_.type, static_cast<ColumnId>(kFirstOwn + positionOf(id, storageOf<T>()))};
    }
    template <typename T>
    [[nodiscard]] constexpr ListField<T> listField(std::string_view id) const {
        if (place_.list == kNoList)
            throw std::logic_error("a field of no list");
        return {place_.type, place_.list, static_cast<ColumnId>(positionOf(id, storageOf<T>()))};
    }

    [[nodiscard]] constexpr std::size_t size() const { return columns_.size(); }
    /// The schema declaration with these columns, for the caller to extend.
    [[nodiscard]] ElementType elementType(std::string_view id, std::string_view title, std::string_view plural) const {
        return {.id = id,
                .title = title,
                .plural = plural,
                .columns = {columns_.begin(), columns_.end()},
                .place = place_.type};
    }
    [[nodiscard]] ListSpec list(std::string_view id, std::string_view title) const {
        return {.id = id, .title = title, .columns = {columns_.begin(), columns_.end()}, .place = place_.list};
    }

    /// Copies records into existing rows or list pool entries, starting at `first`. Several threads may fill disjoint
    /// ranges.
    template <typename Record>
    void load(ModelBuilder& builder, std::size_t first, std::span<const Record> records) const {
        inBlocks(records.size(), [&](std::size_t begin, std::size_t count) {
            forEachCopy<Record>([&]<typename Copy>(std::size_t field, std::type_identity<Copy>) {
                Copy::load(records.subspan(begin, count), fieldData(builder, place_, field), first + begin);
            });
        });
    }
    template <typename Record>
    void load(ModelBuilder& builder, std::size_t first, const std::vector<Record>& records) const {
        load(builder, first, std::span<const Record>(records));
    }
    template <typename Record>
    void loadOne(ModelBuilder& builder, std::size_t row, const Record& record) const {
        load(builder, row, std::span<const Record>(&record, 1));
    }

    /// Copies rows into the same number of records.
    template <typename Record>
    void save(const Model& model, std::span<const Slot> rows, std::span<Record> records) const {
        save(model, detail::Rows{.slots = rows.data()}, records);
    }
    template <typename Record>
    void save(const Model& model, std::span<const Slot> rows, std::vector<Record>& records) const {
        save(model, rows, std::span<Record>(records));
    }
    template <typename Record>
    void saveOne(const Model& model, std::size_t row, Record& record) const {
        save(model, detail::Rows{.first = row}, std::span<Record>(&record, 1));
    }
    /// Copies entries of a list's pool, from `first` on.
    template <typename Record>
    void saveEntries(const Model& model, std::size_t first, std::span<Record> records) const {
        save(model, detail::Rows{.first = first}, records);
    }

private:
    static constexpr const ColumnSpec& specOf(const ColumnSpec& own) { return own; }
    template <typename T, auto... Path>
    static constexpr const ColumnSpec& specOf(const CopiedField<T, Path...>& copied) {
        return copied.column;
    }

    [[nodiscard]] constexpr std::size_t positionOf(std::string_view id, Storage storage) const {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i].id != id)
                continue;
            if (columns_[i].storage != storage)
                throw std::logic_error("a handle of another type than its column");
            return i;
        }
        throw std::logic_error("a handle of a column that is not there");
    }

    /// Processes records in batches that fit the cache while their members are copied one after another.
    template <typename F>
    static void inBlocks(std::size_t count, F&& f) {
        constexpr std::size_t block = 256;
        for (std::size_t begin = 0; begin < count; begin += block)
            f(begin, std::min(block, count - begin));
    }

    /// Calls f with the position and type of each copied field.
    template <typename Record, typename F>
    static void forEachCopy(F&& f) {
        std::size_t position = 0;
        const auto visit = [&]<typename One>(std::type_identity<One> one) {
            if constexpr (!std::is_same_v<One, ColumnSpec>) {
                static_assert(std::is_same_v<typename One::Record, Record>, "a table copies records of one type");
                f(position, one);
            }
            ++position;
        };
        (visit(std::type_identity<Field>{}), ...);
    }

    template <typename Record>
    void save(const Model& model, detail::Rows rows, std::span<Record> records) const {
        inBlocks(records.size(), [&](std::size_t begin, std::size_t count) {
            const detail::Rows some{rows.slots == nullptr ? nullptr : rows.slots + begin, rows.first + begin};
            forEachCopy<Record>([&]<typename Copy>(std::size_t field, std::type_identity<Copy>) {
                Copy::save(fieldData(model, place_, field), some, records.subspan(begin, count));
            });
        });
    }

    FieldsPlace place_;
    std::array<ColumnSpec, sizeof...(Field)> columns_;
};

/// Declares `owner` as the elements' owner: they are ordered within it, and it leads to their file.
inline void belongsTo(ElementType& type, Column<Ref> owner) {
    type.groupOwner = owner.column;
    type.fileVia = owner.column;
}

/// Initial value for new elements of a type, where types that share a table differ.
template <typename T>
void startWith(ElementType& type, Column<T> column, double initial) {
    type.columns[column.column - std::size_t{kFirstOwn}].initial = initial;
}

} // namespace navsmith::model
