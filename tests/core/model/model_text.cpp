#include "tests/core/model/model_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>

namespace navsmith::model::stress {

namespace {

template <typename T, typename RawValue>
std::string text(const T& value, RawValue rawValue) {
    if constexpr (std::is_same_v<T, Ref>) {
        if (value.isNone())
            return "none";
        return value.isSlot() ? fmt::format("->{}", value.slot()) : fmt::format("raw {}", rawValue(value));
    } else if constexpr (std::is_same_v<T, float>) {
        return fmt::format("{:08x}", std::bit_cast<std::uint32_t>(value));
    } else {
        return fmt::format("'{}'", value);
    }
}

void addRow(std::string& out, const Model& m, ElementTypeId type, Slot row, bool places) {
    const auto& spec = m.schema().type(type);
    out += fmt::format("{} {}:", spec.id, row);
    for (std::size_t c = 0; c < spec.columns.size(); ++c) {
        const auto column = static_cast<ColumnId>(c);
        std::visit(
            [&](const auto& v) {
                out += fmt::format(" {}={}", spec.columns[c].id, text(v[row], [&](Ref r) {
                                       return m.rawValue(Column<Ref>{type, column}, r);
                                   }));
            },
            m.columnData(type, column));
    }
    for (std::size_t l = 0; l < spec.lists.size(); ++l) {
        const auto list = static_cast<ListId>(l);
        const auto range = m.listRange(type, list, row);
        out += fmt::format(" {}=[", spec.lists[l].id);
        if (places)
            out += fmt::format("{}+{}", range.offset, range.count);
        for (std::size_t i = 0; i < range.count; ++i) {
            for (std::size_t f = 0; f < spec.lists[l].columns.size(); ++f) {
                const auto field = static_cast<ColumnId>(f);
                std::visit(
                    [&](const auto& v) {
                        out += ' ' + text(v[range.offset + i], [&](Ref r) {
                                   return m.rawValue(ListField<Ref>{type, list, field}, r);
                               });
                    },
                    m.listStore(type, list).pool(field));
            }
            out += ';';
        }
        out += ']';
    }
    out += '\n';
}

std::string rowsOf(const Model& m, bool all) {
    std::string out;
    for (std::size_t k = 0; k < m.schema().types.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        if (all)
            out += fmt::format("{} slots\n", m.capacity(type));
        for (Slot row = 0; row < m.capacity(type); ++row) {
            if (all || m.alive(type)[row] != 0)
                addRow(out, m, type, row, all);
        }
        out += fmt::format("order {}\n", fmt::join(m.order(type).all(), " "));
        for (std::size_t l = 0; all && l < m.schema().types[k].lists.size(); ++l) {
            const auto& store = m.listStore(type, static_cast<ListId>(l));
            out += fmt::format("pool {} raws {}\n", store.poolSize(), fmt::join(store.rawValues, " "));
        }
    }
    return out;
}

std::string referrerFaults(const Model& m, Column<Ref> handle) {
    const auto target = m.schema().type(handle.type).columns[handle.column].ref->target;
    for (Slot t = 0; t < m.capacity(target); ++t) {
        std::vector<Slot> scanned;
        for (Slot row = 0; row < m.capacity(handle.type); ++row) {
            if (m.isLive({handle.type, row}) && m.get(handle, row).pointsTo(t))
                scanned.push_back(row);
        }
        std::vector<Slot> visited;
        m.forEachReferrer(handle, t, [&](Slot row) { visited.push_back(row); });
        std::ranges::sort(visited);
        if (visited != scanned || m.referrers(handle, t) != scanned)
            return fmt::format("column {} of {}: {} is referred to by [{}], visited [{}]\n", handle.column, handle.type,
                               t, fmt::join(scanned, " "), fmt::join(visited, " "));
    }
    return {};
}

std::string danglingFaults(const Model& m, ElementTypeId type) {
    const auto& spec = m.schema().type(type);
    std::string out;
    const auto look = [&](Slot row, std::string_view column, ElementTypeId target, Ref ref) {
        if (ref.isSlot() && !m.isLive({target, ref.slot()}))
            out += fmt::format("{} {} {} refers to {}, which is gone\n", spec.id, row, column, ref.slot());
    };
    for (Slot row = 0; row < m.capacity(type); ++row) {
        if (!m.isLive({type, row}))
            continue;
        for (std::size_t c = 0; c < spec.columns.size(); ++c) {
            if (const auto& ref = spec.columns[c].ref)
                look(row, spec.columns[c].id, ref->target, m.get(Column<Ref>{type, static_cast<ColumnId>(c)}, row));
        }
        for (std::size_t l = 0; l < spec.lists.size(); ++l) {
            for (std::size_t f = 0; f < spec.lists[l].columns.size(); ++f) {
                const auto& column = spec.lists[l].columns[f];
                if (!column.ref)
                    continue;
                const ListField<Ref> field{type, static_cast<ListId>(l), static_cast<ColumnId>(f)};
                for (const Ref ref : m.list(field, row))
                    look(row, column.id, column.ref->target, ref);
            }
        }
    }
    return out;
}

std::string orderFaults(const Model& m, ElementTypeId type) {
    const auto& spec = m.schema().type(type);
    const auto parts = std::max<std::size_t>(1, spec.partTitles.size());
    using Place = std::tuple<Slot, std::size_t, std::uint32_t, Slot>; // owner, part, rank, row
    std::vector<Place> places;
    for (Slot row = 0; row < m.capacity(type); ++row) {
        if (m.alive(type)[row] == 0)
            continue;
        Slot owner = 0;
        if (spec.groupOwner != kNoColumn) {
            const Ref ref = m.get(Column<Ref>{type, spec.groupOwner}, row);
            owner = ref.isSlot() ? ref.slot() : kNoSlot;
        }
        const std::size_t part =
            spec.groupPart == kNoColumn || owner == kNoSlot
                ? 0
                : std::min<std::size_t>(m.get(Column<std::uint8_t>{type, spec.groupPart}, row), parts - 1);
        places.emplace_back(owner, part, m.get(Column<std::uint32_t>{type, kRank}, row), row);
    }
    std::ranges::sort(places);
    const auto& order = m.order(type);
    const auto rowsWhere = [&](auto matches) {
        std::vector<Slot> rows;
        for (const auto& place : places) {
            if (matches(place))
                rows.push_back(std::get<3>(place));
        }
        return rows;
    };
    const auto differs = [](std::span<const Slot> visited, const std::vector<Slot>& sorted) {
        return !std::ranges::equal(visited, sorted);
    };
    if (differs(order.all(), rowsWhere([](const Place&) { return true; })))
        return fmt::format("{}: the order is not that of the ranks\n", spec.id);
    if (spec.groupOwner != kNoColumn &&
        differs(order.ownerless(), rowsWhere([](const Place& p) { return std::get<0>(p) == kNoSlot; })))
        return fmt::format("{}: other rows are without owner\n", spec.id);
    const Slot owners =
        spec.groupOwner == kNoColumn ? 1 : static_cast<Slot>(m.capacity(spec.columns[spec.groupOwner].ref->target));
    for (Slot owner = 0; owner <= owners; ++owner) {
        const auto rows = rowsWhere([&](const Place& p) { return std::get<0>(p) == owner; });
        if (differs(order.group(owner), rows))
            return fmt::format("{}: the group of {} is another\n", spec.id, owner);
        for (std::size_t part = 0; part <= parts; ++part) {
            if (differs(order.group(owner, part),
                        rowsWhere([&](const Place& p) { return std::get<0>(p) == owner && std::get<1>(p) == part; })))
                return fmt::format("{}: part {} of {} is another\n", spec.id, part, owner);
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (order.position(rows[i]) != i)
                return fmt::format("{} {}: its position is {}\n", spec.id, rows[i], i);
        }
    }
    for (Slot row = 0; row < m.capacity(type) + 1; ++row) {
        if ((row == m.capacity(type) || m.alive(type)[row] == 0) && order.position(row) != kNoSlot)
            return fmt::format("{} {} is dead and has a position\n", spec.id, row);
    }
    return {};
}

std::string countFaults(const Model& m, ElementTypeId type) {
    std::vector<Slot> live;
    for (Slot row = 0; row < m.capacity(type) + 2; ++row) {
        if (m.isLive({type, row}))
            live.push_back(row);
    }
    const auto visited = m.liveRows(type);
    std::string out;
    if (visited != live || m.count(type) != live.size())
        out += fmt::format("{}: {} live rows, counted {}\n", m.schema().type(type).id, live.size(), m.count(type));
    for (std::size_t l = 0; l < m.schema().type(type).lists.size(); ++l) {
        std::size_t entries = 0;
        for (const Slot row : live)
            entries += m.listRange(type, static_cast<ListId>(l), row).count;
        if (m.listCount(type, static_cast<ListId>(l)) != entries)
            out += fmt::format("{}: {} entries, counted another number\n", m.schema().type(type).id, entries);
    }
    return out;
}

std::string idFaults(const Model& m, Column<std::uint32_t> handle) {
    std::set<std::uint32_t> ids;
    std::string out;
    m.forEachLive(handle.type, [&](Slot row) {
        const auto id = m.get(handle, row);
        if (id == 0 || !ids.insert(id).second)
            out += fmt::format("id {} of row {} is 0 or stands twice\n", id, row);
    });
    return out;
}

} // namespace

std::string seen(const Model& model) {
    return rowsOf(model, false);
}

std::string everything(const Model& model) {
    return rowsOf(model, true);
}

std::string everythingAndNext(Model& model) {
    auto out = everything(model);
    Transaction tx(model, "look");
    for (std::size_t k = 0; k < model.schema().types.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        const auto& spec = model.schema().type(type);
        for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
            if (spec.columns[c].ref)
                out += fmt::format("next raw {}\n", tx.raw(Column<Ref>{type, static_cast<ColumnId>(c)}, 0).poolIndex());
        }
        const Slot row = tx.create(type);
        out += row == kNoSlot ? "no next\n" : "next ";
        if (row != kNoSlot)
            addRow(out, model, type, row, true);
    }
    return out;
}

std::string commit(Transaction& transaction) {
    const auto change = transaction.commit();
    return change ? std::string("committed") : std::string(change.error().reason);
}

std::string faults(const Model& model) {
    std::string out;
    for (std::size_t k = 0; k < model.schema().types.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        out += countFaults(model, type) + orderFaults(model, type) + danglingFaults(model, type);
        for (std::size_t c = 0; c < model.schema().types[k].columns.size(); ++c) {
            const auto& column = model.schema().types[k].columns[c];
            if (column.ref)
                out += referrerFaults(model, {type, static_cast<ColumnId>(c)});
            if (column.uniqueId)
                out += idFaults(model, {type, static_cast<ColumnId>(c)});
        }
    }
    return out;
}

} // namespace navsmith::model::stress
