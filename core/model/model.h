// The document data: typed tables, one per element type of a schema; a small in-memory database. Read it freely; change
// it through a Transaction. Not thread-safe, not even for reading (orders and reverse indexes are computed on first
// use): workers read a copy of their own.
#pragma once

#include "core/model/change.h"
#include "core/model/column_data.h"
#include "core/model/ids.h"
#include "core/model/lists.h"
#include "core/model/order.h"
#include "core/model/ref_index.h"
#include "core/model/schema.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::world {
struct Backdrop;
} // namespace navsmith::world

namespace navsmith::model {

/// What a system derives for a document from other documents (core/systems/shared_world.h). Immutable, so models and
/// their copies share it, also across threads.
struct CrossDocumentData {
    CrossDocumentData() = default;
    CrossDocumentData(const CrossDocumentData&) = delete;
    CrossDocumentData& operator=(const CrossDocumentData&) = delete;
    virtual ~CrossDocumentData() = default;
};

class Model {
public:
    explicit Model(std::shared_ptr<const Schema> schema);

    [[nodiscard]] const Schema& schema() const { return *schema_; }
    [[nodiscard]] const std::shared_ptr<const Schema>& sharedSchema() const { return schema_; }

    // Rows -----------------------------------------------------------------------------------------------------
    /// Number of slots of a type, including dead ones: every slot is below this.
    [[nodiscard]] std::size_t capacity(ElementTypeId type) const { return alive(type).size(); }
    /// Number of elements of a type: rows that exist and, in a pool, are live.
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
    /// As a copy that stays valid while the model changes; ascending.
    [[nodiscard]] std::vector<Slot> liveRows(ElementTypeId type) const {
        std::vector<Slot> rows;
        rows.reserve(count(type));
        forEachLive(type, [&](Slot row) { rows.push_back(row); });
        return rows;
    }
    /// Order of a type's rows, computed on first use after a structural change. The reference stays valid until the
    /// type's next structural change.
    [[nodiscard]] const Order& order(ElementTypeId type) const;
    /// The row of type `file` that stores the element, or kNoSlot. Also works for dead rows.
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
    /// The stored value of a raw reference.
    [[nodiscard]] std::uint64_t rawValue(Column<Ref> handle, Ref ref) const {
        return tables_[handle.type].rawValues[handle.column][ref.poolIndex()];
    }
    [[nodiscard]] std::uint64_t rawValue(ListField<Ref> handle, Ref ref) const {
        return tables_[handle.type].lists[handle.list].rawValues[ref.poolIndex()];
    }
    /// All values kept by raw references of a column.
    [[nodiscard]] std::span<const std::uint64_t> rawValues(ElementTypeId type, ColumnId column) const {
        return tables_[type].rawValues[column];
    }
    /// Calls f(row) for every element whose reference column points at `target`, in unspecified order. f must not
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
    /// The referrers as a copy that stays valid while the model changes; ascending.
    [[nodiscard]] std::vector<Slot> referrers(Column<Ref> handle, Slot target) const;
    [[nodiscard]] std::size_t countReferrers(Column<Ref> handle, Slot target) const {
        std::size_t count = 0;
        forEachReferrer(handle, target, [&](Slot) { ++count; });
        return count;
    }
    /// The lowest slot of a referrer; kNoSlot: there is none.
    [[nodiscard]] Slot firstReferrer(Column<Ref> handle, Slot target) const {
        Slot first = kNoSlot;
        forEachReferrer(handle, target, [&](Slot row) { first = row < first ? row : first; });
        return first;
    }

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
    /// Total entries of all live parents.
    [[nodiscard]] std::size_t listCount(ElementTypeId type, ListId list) const;

    // Surroundings -----------------------------------------------------------------------------------------------
    /// The map behind the data, for rules, drawings and derived properties. Not part of the data: edits do not change
    /// it and it is not saved. Null: no map is open. Copies of the model share it.
    [[nodiscard]] const std::shared_ptr<const world::Backdrop>& map() const { return map_; }
    void setMap(std::shared_ptr<const world::Backdrop> map) { map_ = std::move(map); }
    /// What people chose for the document, by index of systems::System::settings; 0, the usual option, unless they did.
    [[nodiscard]] std::size_t setting(std::size_t index) const {
        return index < settings_.size() ? settings_[index] : 0;
    }
    void setSetting(std::size_t index, std::size_t option) {
        settings_.resize(std::max(settings_.size(), index + 1), 0);
        settings_[index] = option;
    }
    /// All of another model.
    void takeSettings(const Model& from) { settings_ = from.settings_; }
    /// Likewise not part of the data. Null: there is none.
    [[nodiscard]] const std::shared_ptr<const CrossDocumentData>& crossDocumentData() const {
        return crossDocumentData_;
    }
    void setCrossDocumentData(std::shared_ptr<const CrossDocumentData> data) { crossDocumentData_ = std::move(data); }

    /// Applies a change made by this model or an equal one: undo, redo, recovery.
    void apply(const Change& change, Direction direction);

private:
    friend class Transaction;
    friend class ModelBuilder;

    /// Additional state that a write to a column must update.
    enum Watched : std::uint8_t { WatchesNothing = 0, WatchesOrder = 1, WatchesReferences = 2, WatchesNames = 4 };

    struct Table {
        std::vector<ColumnData> columns;
        mutable std::vector<std::optional<RefIndex>> indexes; ///< by column; only those with Lookup::Indexed
        std::vector<std::vector<std::uint64_t>> rawValues;    ///< by column; only references
        std::vector<ListStore> lists;
        std::vector<std::uint8_t> watched;  ///< by column: flags of Watched
        std::vector<std::uint64_t> nextIds; ///< by column; only unique ids: above all ids in use, 0 if unknown
        std::size_t liveRows = 0;
        std::uint64_t nextRank = 0;  ///< above all ranks; 2^32 when they are exhausted
        std::uint64_t structure = 1; ///< incremented when the order may have changed
    };
    /// Set while a transaction is open; copies of the model do not have it.
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

    /// The only way to change values after loading; keeps indexes, counts and ranks up to date.
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
    /// Like forEachReferrer, but includes free records of a pool.
    template <typename F>
    void forEachReferringRow(Column<Ref> handle, Slot target, F&& f) const {
        const auto& table = tables_[handle.type];
        if (const auto& index = table.indexes[handle.column]) {
            if (!index->isBuilt())
                buildIndex(handle);
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
    /// Of a column with Lookup::Indexed.
    void buildIndex(Column<Ref> handle) const;
    /// An unused value for a unique id. Ids of dead rows count as used: undo may revive them.
    std::uint32_t freshId(ElementTypeId type, ColumnId column);
    /// Appends dead rows with the initial values of their columns. Returns the first slot.
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
    std::vector<std::size_t> settings_;
    std::shared_ptr<const CrossDocumentData> crossDocumentData_;
};

/// Fills a new model in bulk: columns as spans, no log, no index upkeep. Rows keep the order in which they are added.
class ModelBuilder {
public:
    explicit ModelBuilder(std::shared_ptr<const Schema> schema) : model_(std::move(schema)) {}

    [[nodiscard]] const Model& model() const { return model_; }
    /// Adds rows with initial values and returns the first slot. Invalidates spans returned earlier.
    Slot addRows(ElementTypeId type, std::size_t count);
    template <typename T>
    std::span<T> column(Column<T> handle) {
        return values<T>(model_.tables_[handle.type].columns[handle.column]);
    }
    /// A reference that keeps a value which refers to no element.
    Ref raw(Column<Ref> handle, std::uint64_t value);
    Ref raw(ListField<Ref> handle, std::uint64_t value);
    /// Sets a parent's entries: the list's fields in order, all of the same length.
    void setList(ElementTypeId type, ListId list, Slot parent, const ListEntries& entries);
    /// For copying another model exactly, including pool positions.
    ColumnData& columnData(ElementTypeId type, ColumnId column) { return model_.tables_[type].columns[column]; }
    ListStore& listStore(ElementTypeId type, ListId list) { return model_.tables_[type].lists[list]; }
    /// Counts the rows; the builder is empty afterwards.
    Model finish();

private:
    Model model_;
};

} // namespace navsmith::model
