#include "core/systems/shared/area_links.h"

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::areas {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Tests the first selected area with each of the others; `isMissing` returns whether there is anything to do.
template <typename F>
std::string whyNoLinking(const Links& links, const Model& m, Selection selection, F&& isMissing) {
    const auto areas = selected(m, selection, links.area);
    if (areas.size() < 2 || areas.size() != selection.size())
        return texts::format("Select two or more areas. The first is connected to the others.");
    const auto others = std::span(areas).subspan(1);
    if (std::ranges::find(others, areas.front()) != others.end())
        return texts::format("An area cannot be connected to itself.");
    if (auto why = links.whyNotLink == nullptr ? std::string() : links.whyNotLink(m, areas); !why.empty())
        return why;
    if (std::ranges::any_of(others, [&](Slot other) { return isMissing(areas.front(), other); }))
        return {};
    return model::capitalised(
        texts::format("{} is already connected to {}.", links.nameOf(m, areas.front()),
                      areas.size() == 2 ? links.nameOf(m, areas[1]) : texts::format("all selected areas")));
}

/// The areas at the ends, without duplicates.
Elements endsOf(const Links& links, const Model& m, const std::vector<Slot>& connections) {
    Elements ends;
    std::vector<bool> isListed(m.capacity(links.area));
    for (const Slot c : connections) {
        for (const Ref end : {m.get(links.owner, c), m.get(links.target, c)}) {
            if (end.isSlot() && !isListed[end.slot()])
                ends.push_back({links.area, end.slot()});
            if (end.isSlot())
                isListed[end.slot()] = true;
        }
    }
    return ends;
}

/// The selected connections, or those from the first selected area to the others.
std::vector<Slot> connectionsFromFirst(const Links& links, const Model& m, Selection selection) {
    auto rows = selected(m, selection, links.connection);
    const auto areas = areasOnce(links, m, selection);
    if (!rows.empty() || areas.size() < 2)
        return rows;
    for (const Slot c : m.referrers(links.owner, areas.front())) {
        const Ref target = m.get(links.target, c);
        if (target.isSlot() && std::find(areas.begin() + 1, areas.end(), target.slot()) != areas.end())
            rows.push_back(c);
    }
    return rows;
}

/// A one-way connection that may get one back.
bool mayLeadBack(const Links& links, const Model& m, Slot c) {
    if (!hasEnds(links, m, c) || !isOneWay(links, m, c))
        return false;
    const std::array ends{m.get(links.target, c).slot(), m.get(links.owner, c).slot()};
    return links.whyNotLink == nullptr || links.whyNotLink(m, ends).empty();
}

} // namespace

std::vector<Slot> areasOnce(const Links& links, const Model& m, Selection selection) {
    auto areas = selected(m, selection, links.area);
    std::vector<bool> isListed(m.capacity(links.area));
    std::erase_if(areas, [&](Slot a) {
        const bool again = isListed[a];
        isListed[a] = true;
        return again;
    });
    return areas;
}

bool connects(const Links& links, const Model& m, Slot from, Slot to) {
    bool any = false;
    m.forEachReferrer(links.owner, from, [&](Slot c) { any = any || m.get(links.target, c).pointsTo(to); });
    return any;
}

bool hasEnds(const Links& links, const Model& m, Slot c) {
    return m.get(links.owner, c).isSlot() && m.get(links.target, c).isSlot();
}

bool isOneWay(const Links& links, const Model& m, Slot c) {
    return !hasEnds(links, m, c) || !connects(links, m, m.get(links.target, c).slot(), m.get(links.owner, c).slot());
}

void forEachSelected(const Links& links, const Model& m, Selection selection, const std::function<bool(Slot)>& f) {
    if (const auto rows = selected(m, selection, links.connection); !rows.empty()) {
        static_cast<void>(std::ranges::all_of(rows, f));
        return;
    }
    std::vector<bool> isInside(m.capacity(links.area));
    const auto areas = areasOnce(links, m, selection);
    for (const Slot a : areas)
        isInside[a] = true;
    for (const Slot a : areas) {
        for (const Slot c : m.referrers(links.owner, a)) {
            const Ref target = m.get(links.target, c);
            if (target.isSlot() && isInside[target.slot()] && !f(c))
                return;
        }
    }
}

std::vector<Slot> selectedConnections(const Links& links, const Model& m, Selection selection) {
    std::vector<Slot> rows;
    forEachSelected(links, m, selection, [&](Slot c) {
        rows.push_back(c);
        return true;
    });
    return rows;
}

std::string whyNoConnections(const Links& links, const Model& m, Selection selection) {
    bool any = false;
    forEachSelected(links, m, selection, [&](Slot) {
        any = true;
        return false;
    });
    return any ? "" : texts::format("Select connections or connected areas.");
}

std::vector<Slot> selectedOneWays(const Links& links, const Model& m, Selection selection) {
    auto rows = selectedConnections(links, m, selection);
    std::erase_if(rows, [&](Slot c) { return !mayLeadBack(links, m, c); });
    return rows;
}

std::string whyNoOneWays(const Links& links, const Model& m, Selection selection) {
    if (auto why = whyNoConnections(links, m, selection); !why.empty())
        return why;
    bool any = false;
    forEachSelected(links, m, selection, [&](Slot c) {
        any = mayLeadBack(links, m, c);
        return !any;
    });
    return any ? "" : texts::format("The selection has no one-way connection between two areas.");
}

EditResult erase(const Links& links, Transaction& tx, std::vector<Slot> connections, Selection selection) {
    const auto& m = tx.model();
    std::ranges::sort(connections);
    connections.erase(std::unique(connections.begin(), connections.end()), connections.end());
    const auto areas = areasOnce(links, m, selection);
    auto left = areas.empty() ? endsOf(links, m, connections) : elements(links.area, areas);
    tx.erase(elements(links.connection, connections));
    return left;
}

namespace edits {

std::string whyNotConnect(const Links& links, const Model& m, Selection selection) {
    return whyNoLinking(links, m, selection,
                        [&](Slot a, Slot b) { return !connects(links, m, a, b) || !connects(links, m, b, a); });
}

EditResult connect(const Links& links, Transaction& tx, Selection selection, Arguments) {
    const auto areas = selected(tx.model(), selection, links.area);
    links.link(tx, areas.front(), areas);
    for (const Slot other : areas)
        links.link(tx, other, std::span(areas).first(1));
    return same(selection);
}

std::string whyNotConnectOneWay(const Links& links, const Model& m, Selection selection) {
    return whyNoLinking(links, m, selection, [&](Slot a, Slot b) { return !connects(links, m, a, b); });
}

EditResult connectOneWay(const Links& links, Transaction& tx, Selection selection, Arguments) {
    const auto areas = selected(tx.model(), selection, links.area);
    links.link(tx, areas.front(), areas);
    return same(selection);
}

EditResult disconnect(const Links& links, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto rows = selectedConnections(links, m, selection);
    for (std::size_t i = 0, named = rows.size(); i < named; ++i) {
        if (!hasEnds(links, m, rows[i]))
            continue;
        const Slot owner = m.get(links.owner, rows[i]).slot();
        m.forEachReferrer(links.owner, m.get(links.target, rows[i]).slot(), [&](Slot back) {
            if (m.get(links.target, back).pointsTo(owner))
                rows.push_back(back);
        });
    }
    return erase(links, tx, std::move(rows), selection);
}

std::string whyNotDisconnectOneWay(const Links& links, const Model& m, Selection selection) {
    return connectionsFromFirst(links, m, selection).empty()
               ? texts::format("Select connections, or an area and then areas that it is connected to.")
               : "";
}

EditResult disconnectOneWay(const Links& links, Transaction& tx, Selection selection, Arguments) {
    return erase(links, tx, connectionsFromFirst(links, tx.model(), selection), selection);
}

EditResult makeTwoWay(const Links& links, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot c : selectedOneWays(links, m, selection)) {
        const std::array owner{m.get(links.owner, c).slot()};
        links.link(tx, m.get(links.target, c).slot(), owner);
    }
    return same(selection);
}

} // namespace edits

} // namespace navsmith::systems::areas
