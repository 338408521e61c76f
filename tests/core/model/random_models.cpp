#include "tests/core/model/random_models.h"

#include <array>
#include <stdexcept>

namespace navsmith::model::stress {

namespace {

// Ids must outlive the schema.
constexpr std::array<std::string_view, 6> kKindIds{"file", "k1", "k2", "k3", "k4", "k5"};
constexpr std::array<std::string_view, 8> kColumnIds{"c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7"};
constexpr std::array<std::string_view, 3> kListIds{"l0", "l1", "l2"};

constexpr ColumnId kTone = kFirstOwn;
constexpr ColumnId kEcho = kFirstOwn + 1;
constexpr KindId kPool = 1; ///< the kind that is a pool, if one is: its functions are not told which

tl::expected<void, Refusal> settle(Transaction& tx) {
    const auto& m = tx.model();
    for (std::size_t k = 1; k < m.schema().kinds.size(); ++k) {
        const Column<std::uint8_t> tone{static_cast<KindId>(k), kTone};
        for (const Slot row : tx.touched(tone)) {
            if (m.get(tone, row) == 99)
                return tl::unexpected(Refusal{"No tone is 99."});
            if (m.isLive({tone.kind, row}))
                tx.set(Column<std::int32_t>{tone.kind, kEcho}, row, std::int32_t{2 * m.get(tone, row)});
        }
    }
    return {};
}

RefSpec randomRef(Tape& tape, std::size_t kinds, bool ofList) {
    RefSpec ref;
    ref.target = static_cast<KindId>(tape.below(kinds));
    ref.onTargetErased = static_cast<OnTargetErased>(tape.below(3));
    if (!ofList && tape.below(3) == 1)
        ref.onLastReferrerGone = OnLastReferrerGone::EraseTarget;
    if (!ofList && tape.below(2) == 1)
        ref.lookup = Lookup::Indexed;
    return ref;
}

ColumnSpec randomColumn(Tape& tape, std::string_view id, std::size_t kinds, bool ofList) {
    const auto storage = static_cast<Storage>(tape.below(10));
    if (storage == Storage::Ref)
        return reference(id, randomRef(tape, kinds, ofList));
    const bool number = storage != Storage::Text;
    return {.id = id, .storage = storage, .initial = number ? tape.below(5) : 0.0, .ref = std::nullopt};
}

KindSpec randomKind(Tape& tape, std::size_t k, std::size_t kinds) {
    KindSpec kind{.id = kKindIds[k], .title = kKindIds[k], .plural = kKindIds[k]};
    if (k == kFileKind)
        return kind;
    const auto filePolicy = static_cast<OnTargetErased>(tape.below(3));
    kind.columns = {column<std::uint8_t>("tone"), column<std::int32_t>("echo"),
                    reference("file", {kFileKind, filePolicy})};
    kind.fileVia = kFirstOwn + 2;
    const auto more = tape.below(kColumnIds.size() + 1);
    for (std::size_t c = 0; c < more; ++c) {
        // Half of the columns refer to something: those are what can go wrong.
        kind.columns.push_back(tape.below(2) == 0 ? reference(kColumnIds[c], randomRef(tape, kinds, false))
                                                  : randomColumn(tape, kColumnIds[c], kinds, false));
        const auto& added = kind.columns.back();
        if (added.ref && added.ref->target < k && tape.below(2) == 0) // to a kind before: owners cannot go round
            kind.groupOwner = static_cast<ColumnId>(kFirstOwn + kind.columns.size() - 1);
        if (added.storage == Storage::U32 && tape.below(2) == 0)
            kind.columns.back().uniqueId = true;
    }
    if (k == kPool && tape.below(2) == 0)
        kind.pool = PoolSpec{[](const Model& m, Slot row) {
                                 return m.get(Column<std::uint8_t>{kPool, kTone}, row) != 0;
                             },
                             [](Transaction& tx, Slot row, bool live) {
                                 tx.set(Column<std::uint8_t>{kPool, kTone}, row, std::uint8_t{live});
                             }};
    else if (tape.below(3) == 0) {
        kind.groupPart = kTone;
        kind.partTitles = {"first", "second"};
    }
    const auto lists = tape.below(kListIds.size());
    for (std::size_t l = 0; l < lists; ++l) {
        ListSpec list{.id = kListIds[l], .title = kListIds[l], .columns = {}, .properties = {}};
        list.columns.push_back(reference("r", randomRef(tape, kinds, true)));
        const auto fields = tape.below(3);
        for (std::size_t f = 0; f < fields; ++f)
            list.columns.push_back(randomColumn(tape, kColumnIds[f], kinds, true));
        kind.lists.push_back(std::move(list));
    }
    return kind;
}

std::vector<Slot> liveRows(const Model& model, KindId kind) {
    std::vector<Slot> rows;
    model.forEachLive(kind, [&](Slot row) { rows.push_back(row); });
    return rows;
}

/// Mostly a live row; now and then nothing or a raw value.
template <typename MakeRaw>
Ref randomTarget(const Model& model, Tape& tape, KindId target, MakeRaw makeRaw) {
    const auto what = tape.below(8);
    if (what == 6)
        return makeRaw(tape.below(4));
    const auto rows = liveRows(model, target);
    return what == 7 || rows.empty() ? Ref::none() : Ref::to(tape.pick(rows));
}

/// From few values, so that some edits change nothing.
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
    const auto target = tx.model().schema().kind(handle.kind).columns[handle.column].ref->target;
    if (tape.once(40) && tx.model().capacity(target) > 0) { // dead or not: commit() is to tell
        tx.set(handle, row, Ref::to(tape.below(tx.model().capacity(target))));
        return;
    }
    tx.set(handle, row,
           randomTarget(tx.model(), tape, target, [&](std::uint64_t value) { return tx.raw(handle, value); }));
}

void setCell(Transaction& tx, Tape& tape, KindId kind, Slot row, ColumnId column) {
    const auto& spec = tx.model().schema().kind(kind).columns[column];
    if (spec.uniqueId && tape.below(8) != 7) // mostly refused
        return;
    std::visit(
        [&](const auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (std::is_same_v<T, Ref>)
                setReference(tx, tape, {kind, column}, row);
            else
                tx.set(Column<T>{kind, column}, row, randomValue<T>(tape));
        },
        makeColumn(spec.storage));
}

void createRow(Transaction& tx, Tape& tape, KindId kind) {
    const auto& spec = tx.model().schema().kind(kind);
    if (spec.pool && tx.model().count(kind) == tx.model().capacity(kind) && tape.below(6) != 5)
        return; // full: mostly leave it, it would refuse
    const Slot row = tx.create(kind);
    for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
        if (spec.columns[c].ref && tape.below(4) != 3)
            setReference(tx, tape, {kind, static_cast<ColumnId>(c)}, row); // refused if there is no such row
    }
}

void setEntries(Transaction& tx, Tape& tape, KindId kind, Slot row) {
    const auto& lists = tx.model().schema().kind(kind).lists;
    if (lists.empty())
        return;
    const auto list = static_cast<ListId>(tape.below(lists.size()));
    tx.setList(kind, list, row, randomEntries(tx.model(), tape, lists[list], [&](ColumnId field, std::uint64_t value) {
                   return tx.raw(ListField<Ref>{kind, list, field}, value);
               }));
}

void eraseSome(Transaction& tx, Tape& tape) {
    std::vector<Element> elements;
    const auto count = tape.below(4);
    for (std::size_t i = 0; i < count; ++i) {
        const auto kind = static_cast<KindId>(tape.below(tx.model().schema().kinds.size()));
        if (const auto rows = liveRows(tx.model(), kind); !rows.empty())
            elements.push_back({kind, tape.pick(rows)});
    }
    tx.erase(elements);
}

} // namespace

Model randomModel(Tape& tape) {
    const std::size_t kinds = 2 + tape.below(kKindIds.size() - 1);
    Schema schema{"random", {}, settle};
    for (std::size_t k = 0; k < kinds; ++k)
        schema.kinds.push_back(randomKind(tape, k, kinds));
    auto built = finish(std::move(schema));
    if (!built)
        throw std::logic_error(built.error());
    ModelBuilder builder(*built);
    const auto& m = builder.model();
    for (std::size_t k = 0; k < kinds; ++k) {
        const auto kind = static_cast<KindId>(k);
        builder.addRows(kind, 1 + tape.below(k == kPool ? 6 : 5));
        for (Slot row = 0; k != kFileKind && row < m.capacity(kind); ++row) {
            builder.column(Column<std::uint8_t>{kind, kTone})[row] = static_cast<std::uint8_t>(tape.below(3));
            for (std::size_t c = kFirstOwn; c < m.schema().kind(kind).columns.size(); ++c) {
                if (m.schema().kind(kind).columns[c].uniqueId)
                    builder.column(Column<std::uint32_t>{kind, static_cast<ColumnId>(c)})[row] = row + 1;
            }
        }
    }
    for (std::size_t k = 1; k < kinds; ++k) {
        const auto kind = static_cast<KindId>(k);
        const auto& spec = m.schema().kind(kind);
        for (Slot row = 0; row < m.capacity(kind); ++row) {
            for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
                const Column<Ref> handle{kind, static_cast<ColumnId>(c)};
                if (const auto& ref = spec.columns[c].ref)
                    builder.column(handle)[row] = randomTarget(
                        m, tape, ref->target, [&](std::uint64_t value) { return builder.raw(handle, value); });
            }
            for (std::size_t l = 0; l < spec.lists.size(); ++l) {
                const auto list = static_cast<ListId>(l);
                builder.setList(kind, list, row,
                                randomEntries(m, tape, spec.lists[l], [&](ColumnId field, std::uint64_t value) {
                                    return builder.raw(ListField<Ref>{kind, list, field}, value);
                                }));
            }
        }
    }
    return builder.finish();
}

void randomEdit(Transaction& tx, Tape& tape) {
    const auto& m = tx.model();
    const auto kind = static_cast<KindId>(tape.below(m.schema().kinds.size()));
    const auto rows = liveRows(m, kind);
    const auto what = tape.below(16);
    if (what < 3 || rows.empty()) {
        createRow(tx, tape, kind);
        return;
    }
    const Slot row = tape.pick(rows);
    const auto& spec = m.schema().kind(kind);
    switch (what) {
    case 3:
        tx.erase({kind, row});
        break;
    case 4:
        eraseSome(tx, tape);
        break;
    case 5:
        tx.moveLast({kind, row});
        break;
    case 6: { // mostly within the group
        Slot owner = 0;
        if (spec.groupOwner != kNoColumn) {
            const Ref ref = m.get(Column<Ref>{kind, spec.groupOwner}, row);
            owner = ref.isSlot() ? ref.slot() : kNoSlot;
        }
        const auto group = owner == kNoSlot ? m.order(kind).ownerless() : m.order(kind).group(owner);
        const std::vector<Slot> others(group.begin(), group.end());
        if (spec.groupPart == kNoColumn || tape.once(10))
            tx.moveBefore({kind, row}, tape.pick(others));
        break;
    }
    case 7:
    case 8:
        setEntries(tx, tape, kind, row);
        break;
    case 9: // to another group
        if (spec.groupOwner != kNoColumn) {
            setReference(tx, tape, {kind, spec.groupOwner}, row);
            tx.moveLast({kind, row});
        }
        break;
    case 10:
        if (tape.once(12))
            tx.refuse("Told to.");
        break;
    default:
        if (spec.columns.size() > kFirstOwn)
            setCell(tx, tape, kind, row,
                    static_cast<ColumnId>(kFirstOwn + tape.below(spec.columns.size() - kFirstOwn)));
        break;
    }
}

} // namespace navsmith::model::stress
