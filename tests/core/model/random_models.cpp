#include "tests/core/model/random_models.h"

#include "formats/texts/texts.h"

#include <array>
#include <stdexcept>

namespace navsmith::model::stress {

namespace {

// Static, because ids must outlive the schema.
constexpr std::array<std::string_view, 6> kTypeIds{"file", "k1", "k2", "k3", "k4", "k5"};
constexpr std::array<std::string_view, 8> kColumnIds{"c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7"};
constexpr std::array<std::string_view, 3> kListIds{"l0", "l1", "l2"};

constexpr ColumnId kTone = kFirstOwn;
constexpr ColumnId kEcho = kFirstOwn + 1;
constexpr ElementTypeId kPool = 1; ///< the id of the pool type, if there is one: its functions do not receive it

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    const auto& m = tx.model();
    for (std::size_t k = 1; k < m.schema().types.size(); ++k) {
        const Column<std::uint8_t> tone{static_cast<ElementTypeId>(k), kTone};
        for (const Slot row : tx.touched(tone)) {
            if (m.get(tone, row) == 99)
                return tl::unexpected(EditError{texts::inEnglish("No tone is 99.")});
            if (m.isLive({tone.type, row}))
                tx.set(Column<std::int32_t>{tone.type, kEcho}, row, std::int32_t{2 * m.get(tone, row)});
        }
    }
    return {};
}

RefSpec randomRef(Tape& tape, std::size_t types, bool ofList) {
    RefSpec ref;
    ref.target = static_cast<ElementTypeId>(tape.below(types));
    ref.onTargetErased = static_cast<OnTargetErased>(tape.below(3));
    if (!ofList && tape.below(3) == 1)
        ref.onLastReferrerGone = OnLastReferrerGone::EraseTarget;
    if (!ofList && tape.below(2) == 1)
        ref.lookup = Lookup::Indexed;
    return ref;
}

ColumnSpec randomColumn(Tape& tape, std::string_view id, std::size_t types, bool ofList) {
    const auto storage = static_cast<Storage>(tape.below(10));
    if (storage == Storage::Ref)
        return reference(id, randomRef(tape, types, ofList));
    const bool number = storage != Storage::Text;
    return {.id = id, .storage = storage, .initial = number ? tape.below(5) : 0.0, .ref = std::nullopt};
}

ElementType randomType(Tape& tape, std::size_t k, std::size_t types) {
    ElementType type{.id = kTypeIds[k], .title = kTypeIds[k], .plural = kTypeIds[k]};
    if (k == kFileType)
        return type;
    const auto filePolicy = static_cast<OnTargetErased>(tape.below(3));
    type.columns = {column<std::uint8_t>("tone"), column<std::int32_t>("echo"),
                    reference("file", {kFileType, filePolicy})};
    type.fileVia = kFirstOwn + 2;
    const auto more = tape.below(kColumnIds.size() + 1);
    for (std::size_t c = 0; c < more; ++c) {
        // Half of the columns are references, because they can go wrong.
        type.columns.push_back(tape.below(2) == 0 ? reference(kColumnIds[c], randomRef(tape, types, false))
                                                  : randomColumn(tape, kColumnIds[c], types, false));
        const auto& added = type.columns.back();
        // only earlier types, so that ownership has no cycles
        if (added.ref && added.ref->target < k && tape.below(2) == 0)
            type.groupOwner = static_cast<ColumnId>(kFirstOwn + type.columns.size() - 1);
        if (added.storage == Storage::U32 && tape.below(2) == 0)
            type.columns.back().uniqueId = true;
    }
    if (k == kPool && tape.below(2) == 0)
        type.pool = PoolSpec{[](const Model& m, Slot row) {
                                 return m.get(Column<std::uint8_t>{kPool, kTone}, row) != 0;
                             },
                             [](Transaction& tx, Slot row, bool live) {
                                 tx.set(Column<std::uint8_t>{kPool, kTone}, row, std::uint8_t{live});
                             }};
    else if (tape.below(3) == 0) {
        type.groupPart = kTone;
        type.partTitles = {"first", "second"};
    }
    const auto lists = tape.below(kListIds.size());
    for (std::size_t l = 0; l < lists; ++l) {
        ListSpec list{.id = kListIds[l], .title = kListIds[l], .columns = {}, .properties = {}};
        list.columns.push_back(reference("r", randomRef(tape, types, true)));
        const auto fields = tape.below(3);
        for (std::size_t f = 0; f < fields; ++f)
            list.columns.push_back(randomColumn(tape, kColumnIds[f], types, true));
        type.lists.push_back(std::move(list));
    }
    return type;
}

/// Usually a live row, sometimes null or a raw value.
template <typename MakeRaw>
Ref randomTarget(const Model& model, Tape& tape, ElementTypeId target, MakeRaw makeRaw) {
    const auto what = tape.below(8);
    if (what == 6)
        return makeRaw(tape.below(4));
    const auto rows = model.liveRows(target);
    return what == 7 || rows.empty() ? Ref::none() : Ref::to(tape.pick(rows));
}

/// From a few values, so that some edits change nothing.
template <typename T>
T randomValue(Tape& tape) {
    static const std::array<std::string, 4> texts{"", "a", "a text longer than a string keeps within itself", "b"};
    if constexpr (std::is_same_v<T, std::string>)
        return texts[tape.below(texts.size())];
    else if constexpr (std::is_same_v<T, float>)
        return std::array{0.0F, -0.0F, 1.5F, std::numeric_limits<float>::quiet_NaN()}[tape.below(4)];
    else
        return tape.below(12) == 11 ? std::numeric_limits<T>::max() : static_cast<T>(tape.below(5));
}

template <typename MakeRaw>
ListEntries randomEntries(const Model& model, Tape& tape, const ListSpec& spec, MakeRaw makeRaw) {
    auto entries = makeEntries(spec);
    const auto count = tape.below(5);
    for (std::size_t f = 0; f < entries.size(); ++f) {
        std::visit(
            [&](auto& v) {
                using T = typename std::remove_reference_t<decltype(v)>::value_type;
                for (std::size_t i = 0; i < count; ++i) {
                    if constexpr (std::is_same_v<T, Ref>)
                        v.push_back(randomTarget(model, tape, spec.columns[f].ref->target, [&](std::uint64_t value) {
                            return makeRaw(static_cast<ColumnId>(f), value);
                        }));
                    else
                        v.push_back(randomValue<T>(tape));
                }
            },
            entries[f]);
    }
    return entries;
}

// Edits ----------------------------------------------------------------------------------------------------------

void setReference(Transaction& tx, Tape& tape, Column<Ref> handle, Slot row) {
    const auto target = tx.model().schema().type(handle.type).columns[handle.column].ref->target;
    if (tape.once(40) && tx.model().capacity(target) > 0) { // live or erased: commit() must detect it
        tx.set(handle, row, Ref::to(tape.below(tx.model().capacity(target))));
        return;
    }
    tx.set(handle, row,
           randomTarget(tx.model(), tape, target, [&](std::uint64_t value) { return tx.raw(handle, value); }));
}

void setCell(Transaction& tx, Tape& tape, ElementTypeId type, Slot row, ColumnId column) {
    const auto& spec = tx.model().schema().type(type).columns[column];
    if (spec.uniqueId && tape.below(8) != 7) // usually refused
        return;
    std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (std::is_same_v<T, Ref>)
                setReference(tx, tape, {type, column}, row);
            else
                tx.set(Column<T>{type, column}, row, randomValue<T>(tape));
        },
        makeColumn(spec.storage));
}

void createRow(Transaction& tx, Tape& tape, ElementTypeId type) {
    const auto& spec = tx.model().schema().type(type);
    if (spec.pool && tx.model().count(type) == tx.model().capacity(type) && tape.below(6) != 5)
        return; // the pool is full: usually skip, because it would refuse
    const Slot row = tx.create(type);
    for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
        if (spec.columns[c].ref && tape.below(4) != 3)
            setReference(tx, tape, {type, static_cast<ColumnId>(c)}, row); // refused if there is no such row
    }
}

void setEntries(Transaction& tx, Tape& tape, ElementTypeId type, Slot row) {
    const auto& lists = tx.model().schema().type(type).lists;
    if (lists.empty())
        return;
    const auto list = static_cast<ListId>(tape.below(lists.size()));
    tx.setList(type, list, row, randomEntries(tx.model(), tape, lists[list], [&](ColumnId field, std::uint64_t value) {
                   return tx.raw(ListField<Ref>{type, list, field}, value);
               }));
}

void eraseSome(Transaction& tx, Tape& tape) {
    std::vector<Element> elements;
    const auto count = tape.below(4);
    for (std::size_t i = 0; i < count; ++i) {
        const auto type = static_cast<ElementTypeId>(tape.below(tx.model().schema().types.size()));
        if (const auto rows = tx.model().liveRows(type); !rows.empty())
            elements.push_back({type, tape.pick(rows)});
    }
    tx.erase(elements);
}

} // namespace

Model randomModel(Tape& tape) {
    const std::size_t types = 2 + tape.below(kTypeIds.size() - 1);
    Schema schema{"random", {}, enforceInvariants};
    for (std::size_t k = 0; k < types; ++k)
        schema.types.push_back(randomType(tape, k, types));
    auto built = finish(std::move(schema));
    if (!built)
        throw std::logic_error(built.error());
    ModelBuilder builder(*built);
    const auto& m = builder.model();
    for (std::size_t k = 0; k < types; ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        builder.addRows(type, 1 + tape.below(k == kPool ? 6 : 5));
        for (Slot row = 0; k != kFileType && row < m.capacity(type); ++row) {
            builder.column(Column<std::uint8_t>{type, kTone})[row] = static_cast<std::uint8_t>(tape.below(3));
            for (std::size_t c = kFirstOwn; c < m.schema().type(type).columns.size(); ++c) {
                if (m.schema().type(type).columns[c].uniqueId)
                    builder.column(Column<std::uint32_t>{type, static_cast<ColumnId>(c)})[row] = row + 1;
            }
        }
    }
    for (std::size_t k = 1; k < types; ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        const auto& spec = m.schema().type(type);
        for (Slot row = 0; row < m.capacity(type); ++row) {
            for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
                const Column<Ref> handle{type, static_cast<ColumnId>(c)};
                if (const auto& ref = spec.columns[c].ref)
                    builder.column(handle)[row] = randomTarget(
                        m, tape, ref->target, [&](std::uint64_t value) { return builder.raw(handle, value); });
            }
            for (std::size_t l = 0; l < spec.lists.size(); ++l) {
                const auto list = static_cast<ListId>(l);
                builder.setList(type, list, row,
                                randomEntries(m, tape, spec.lists[l], [&](ColumnId field, std::uint64_t value) {
                                    return builder.raw(ListField<Ref>{type, list, field}, value);
                                }));
            }
        }
    }
    return builder.finish();
}

void randomEdit(Transaction& tx, Tape& tape) {
    const auto& m = tx.model();
    const auto type = static_cast<ElementTypeId>(tape.below(m.schema().types.size()));
    const auto rows = m.liveRows(type);
    const auto what = tape.below(16);
    if (what < 3 || rows.empty()) {
        createRow(tx, tape, type);
        return;
    }
    const Slot row = tape.pick(rows);
    const auto& spec = m.schema().type(type);
    switch (what) {
    case 3:
        tx.erase({type, row});
        break;
    case 4:
        eraseSome(tx, tape);
        break;
    case 5:
        tx.moveLast({type, row});
        break;
    case 6: { // usually within the group
        Slot owner = 0;
        if (spec.groupOwner != kNoColumn) {
            const Ref ref = m.get(Column<Ref>{type, spec.groupOwner}, row);
            owner = ref.isSlot() ? ref.slot() : kNoSlot;
        }
        const auto group = owner == kNoSlot ? m.order(type).ownerless() : m.order(type).group(owner);
        const std::vector<Slot> others(group.begin(), group.end());
        if (spec.groupPart == kNoColumn || tape.once(10))
            tx.moveBefore({type, row}, tape.pick(others));
        break;
    }
    case 7:
    case 8:
        setEntries(tx, tape, type, row);
        break;
    case 9: // to another group
        if (spec.groupOwner != kNoColumn) {
            setReference(tx, tape, {type, spec.groupOwner}, row);
            tx.moveLast({type, row});
        }
        break;
    case 10:
        if (tape.once(12))
            tx.refuse(texts::inEnglish("Told to."));
        break;
    default:
        if (spec.columns.size() > kFirstOwn)
            setCell(tx, tape, type, row,
                    static_cast<ColumnId>(kFirstOwn + tape.below(spec.columns.size() - kFirstOwn)));
        break;
    }
}

} // namespace navsmith::model::stress
