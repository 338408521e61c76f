// The editor's document data: typed tables, one per kind of a schema; a small database in memory.
// Read it freely; change it through a Transaction. Not shared between threads, not even for reading (orders are worked
// out when first asked for): workers read a copy of their own.
#pragma once

#include "core/model/change.h"
#include "core/model/column_data.h"
#include "core/model/ids.h"
#include "core/model/lists.h"
#include "core/model/order.h"
#include "core/model/ref_index.h"
#include "core/model/schema.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::world {
struct Backdrop;
} // namespace navsmith::world

namespace navsmith::model {

struct CrossDocumentData;

class Model {
public:
    explicit Model(std::shared_ptr<const Schema> schema);

    [[nodiscard]] const Schema& schema() const { return *schema_; }
    [[nodiscard]] const std::shared_ptr<const Schema>& sharedSchema() const { return schema_; }

    // Rows -----------------------------------------------------------------------------------------------------
    /// Slots of a type, dead ones included: every slot is below this.
    [[nodiscard]] std::size_t capacity(ElementTypeId type) const { return alive(type).size(); }
    /// Elements of a type: rows that exist and, in a pool, are live.
    [[nodiscard]] std::size_t count(ElementTypeId type) const;
    [[nodiscard]] std::span<const std::uint8_t> alive(ElementTypeId type) const {
        return column(Column<std::uint8_t>{type, kAlive});
    }
    /// True if the slot holds an element now; false for an element that is none.
    [[nodiscard]] bool isLive(Element element) const;
    template <typename F>
    void forEachLive(ElementTypeId type, F&& f) const {
        const auto slots = static_cast<Slot>(capacity(type));
        for (Slot slot = 0; slot < slots; ++slot) {
            if (isLive({type, slot}))
                f(slot);
        }
    }
    /// Order of a type's rows; worked out when first asked for after a structural change. The reference stays good
    /// until the next structural change of the type.
    [[nodiscard]] const Order& order(ElementTypeId type) const;
    /// The row of type `file` that an element is stored in, or kNoSlot. Works for a row that is not live, too.
    [[nodiscard]] Slot fileOf(Element element) const;

    // Values ---------------------------------------------------------------------------------------------------
    template <typename T>
    [[nodiscard]] std::span<const T> column(Column<T> handle) const {
        return values<T>(tables_[handle.type].columns[handle.column]);
    }
    template <typename T>
    [[nodiscard]] const T& get(Column<T> handle, Slot slot) const {
        return values<T>(tables_[handle.type].columns[handle.column])[slot];
    }
    [[nodiscard]] const ColumnData& columnData(ElementTypeId type, ColumnId column) const {
        return tables_[type].columns[column];
    }

    // References -----------------------------------------------------------------------------------------------
    /// The value that a raw reference keeps.
    [[nodiscard]] std::uint64_t rawValue(Column<Ref> handle, Ref ref) const {
        return tables_[handle.type].rawValues[handle.column][ref.poolIndex()];
    }
    [[nodiscard]] std::uint64_t rawValue(ListField<Ref> handle, Ref ref) const {
        return tables_[handle.type].lists[handle.list].rawValues[ref.poolIndex()];
    }
    /// All that raw references of a column have kept.
    [[nodiscard]] std::span<const std::uint64_t> rawValues(ElementTypeId type, ColumnId column) const {
        return tables_[type].rawValues[column];
    }
    /// Calls f(row) for every element whose reference column points at `target`, in no promised order. f must not
    /// change the model.
    template <typename F>
    void forEachReferrer(Column<Ref> handle, Slot target, F&& f) const {
        if (!schema_->types[handle.type].pool) {
            forEachReferringRow(handle, target, f);
            return;
        }
        forEachReferringRow(handle, target, [&](Slot row) {
            if (isLive({handle.type, row}))
                f(row);
        });
    }
    /// The same as a copy, good while the model changes; ascending.
    [[nodiscard]] std::vector<Slot> referrers(Column<Ref> handle, Slot target) const;

    // Lists ----------------------------------------------------------------------------------------------------
    [[nodiscard]] ListRange listRange(ElementTypeId type, ListId list, Slot parent) const {
        return tables_[type].lists[list].range(parent);
    }
    /// One field of one parent's entries.
    template <typename T>
    [[nodiscard]] std::span<const T> list(ListField<T> handle, Slot parent) const {
        const auto& store = tables_[handle.type].lists[handle.list];
        const auto [offset, count] = store.range(parent);
        return std::span(values<T>(store.pool(handle.field))).subspan(offset, count);
    }
    [[nodiscard]] const ListStore& listStore(ElementTypeId type, ListId list) const {
        return tables_[type].lists[list];
    }
    /// Entries over all live parents.
    [[nodiscard]] std::size_t listCount(ElementTypeId type, ListId list) const;

    // Surroundings -----------------------------------------------------------------------------------------------
    /// The map that the data lies in, for what looks at both: rules, drawings, what is worked out. No part of the data:
    /// no edit changes it and nothing of it is saved. Null: none is open. Copies of the model share it.
    [[nodiscard]] const std::shared_ptr<const world::Backdrop>& map() const { return map_; }
    void setMap(std::shared_ptr<const world::Backdrop> map) { map_ = std::move(map); }
    /// What the document's system has derived from the data of other documents in the same world. Likewise no part of
    /// the data. Null: there are none.
    [[nodiscard]] const std::shared_ptr<const CrossDocumentData>& crossDocumentData() const {
        return crossDocumentData_;
    }
    void setCrossDocumentData(std::shared_ptr<const CrossDocumentData> data) { crossDocumentData_ = std::move(data); }

    /// Applies a change that this model (or an equal one) made: undo, redo, recovery.
    void apply(const Change& change, Direction direction);

private:
    friend class Transaction;
    friend class ModelBuilder;

    /// What else a write to a column has to keep in step.
    enum Watched : std::uint8_t { WatchesNothing = 0, WatchesOrder = 1, WatchesReferences = 2, WatchesNames = 4 };

    struct Table {
        std::vector<ColumnData> columns;
        std::vector<std::optional<RefIndex>> indexes;      ///< by column; only those with Lookup::Indexed
        std::vector<std::vector<std::uint64_t>> rawValues; ///< by column; only references
        std::vector<ListStore> lists;
        std::vector<std::uint8_t> watched;  ///< by column: flags of Watched
        std::vector<std::uint64_t> nextIds; ///< by column; only unique ids: above all that rows hold, 0 if not known
        std::size_t liveRows = 0;
        std::uint64_t nextRank = 0;  ///< above all ranks; 2^32 when the last one is taken
        std::uint64_t structure = 1; ///< counts up when the order may have changed
    };
    /// Set while a transaction is open; a copy of the model has none.
    struct OpenMark {
        OpenMark() = default;
        OpenMark(const OpenMark&) {}
        OpenMark& operator=(const OpenMark&) { return *this; }
        bool set = false;
    };
    struct CachedOrder {
        std::uint64_t structure = 0;
        std::size_t owners = 0;
        std::shared_ptr<const Order> order;
    };

    /// The only way values change after loading; keeps indexes, counts and ranks in step.
    template <typename T>
    void write(ElementTypeId type, ColumnId column, Slot slot, const T& value) {
        auto& table = tables_[type];
        auto& cell = values<T>(table.columns[column])[slot];
        if (table.watched[column] == WatchesNothing) {
            cell = value;
            return;
        }
        if (sameValue(cell, value))
            return;
        if constexpr (std::is_same_v<T, Ref>)
            reindex(table, column, slot, value);
        cell = value;
        written(table, column, slot);
    }
    void reindex(Table& table, ColumnId column, Slot row, Ref now);
    void written(Table& table, ColumnId column, Slot slot);
    void aliveTurned(Table& table, Slot slot);
    /// As forEachReferrer, but free records of a pool count as well.
    template <typename F>
    void forEachReferringRow(Column<Ref> handle, Slot target, F&& f) const {
        const auto& table = tables_[handle.type];
        if (const auto& index = table.indexes[handle.column]) {
            index->forEach(target, f);
            return;
        }
        const auto refs = column(handle);
        const auto exists = alive(handle.type);
        for (Slot row = 0; row < refs.size(); ++row) {
            if (refs[row].pointsTo(target) && exists[row] != 0)
                f(row);
        }
    }
    /// A value for a unique id that no row holds, dead ones included: an undo may bring theirs back.
    std::uint32_t freshId(ElementTypeId type, ColumnId column);
    /// New rows, dead, holding the initial values of their columns. Returns the first slot.
    Slot appendRows(ElementTypeId type, std::size_t count);
    void truncateRows(ElementTypeId type, std::size_t capacity);
    /// The side pool of a reference column, or of a list's reference fields.
    std::vector<std::uint64_t>& rawPool(ElementTypeId type, ListId list, ColumnId column) {
        auto& table = tables_[type];
        return list == kNoList ? table.rawValues[column] : table.lists[list].rawValues;
    }
    Ref addRaw(ElementTypeId type, ListId list, ColumnId column, std::uint64_t value);

    std::shared_ptr<const Schema> schema_;
    std::vector<Table> tables_;
    mutable std::vector<CachedOrder> orders_;
    OpenMark open_;
    std::shared_ptr<const world::Backdrop> map_;
    std::shared_ptr<const CrossDocumentData> crossDocumentData_;
};

/// Fills a new model in bulk: columns as spans, no log, no index upkeep. Rows keep the order in which they are added.
class ModelBuilder {
public:
    explicit ModelBuilder(std::shared_ptr<const Schema> schema) : model_(std::move(schema)) {}

    [[nodiscard]] const Model& model() const { return model_; }
    /// Adds rows with initial values and says where they start. Spans given out before are stale then.
    Slot addRows(ElementTypeId type, std::size_t count);
    template <typename T>
    std::span<T> column(Column<T> handle) {
        return values<T>(model_.tables_[handle.type].columns[handle.column]);
    }
    /// A reference that keeps a value which names no element.
    Ref raw(Column<Ref> handle, std::uint64_t value);
    Ref raw(ListField<Ref> handle, std::uint64_t value);
    /// Appends a parent's entries: the list's fields in order, all of one length.
    void setList(ElementTypeId type, ListId list, Slot parent, const ListEntries& entries);
    /// For taking over another model as it is, places in the pools included.
    ColumnData& columnData(ElementTypeId type, ColumnId column) { return model_.tables_[type].columns[column]; }
    ListStore& listStore(ElementTypeId type, ListId list) { return model_.tables_[type].lists[list]; }
    /// Builds indexes, and counts what `alive` and the ranks say; the builder is empty afterwards.
    Model finish();

private:
    Model model_;
};

} // namespace navsmith::model
