#include "core/systems/gta_sa_paths/chosen.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

using model::Element;
using model::KindId;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

std::vector<Slot> chosen(const Model& m, Selection selection, KindId kind) {
    std::vector<Slot> rows;
    for (const auto& e : selection) {
        if (e.kind == kind && m.isLive(e))
            rows.push_back(e.slot);
    }
    return rows;
}

std::vector<Slot> chosenEdges(const Model& m, Selection selection) {
    std::vector<Slot> links;
    std::vector<bool> seen(m.capacity(kLink));
    for (const auto& e : selection) {
        if (!m.isLive(e))
            continue;
        const Slot l = e.kind == kLink ? e.slot : e.kind == kNavi ? linkOfNavi(m, e.slot) : kNoSlot;
        if (l == kNoSlot || seen[l])
            continue;
        seen[l] = true;
        if (const Slot back = reverseOf(m, l); back != kNoSlot)
            seen[back] = true;
        links.push_back(l);
    }
    return links;
}

std::vector<Slot> edgesBetween(const Model& m, const std::vector<Slot>& nodes) {
    std::vector<bool> inside(m.capacity(kNode));
    for (const Slot n : nodes)
        inside[n] = true;
    std::vector<Slot> links;
    std::vector<bool> seen(m.capacity(kLink));
    for (const Slot n : nodes) {
        for (const Slot l : linksFrom(m, n)) {
            const Ref target = m.get(link::target, l);
            if (!target.isSlot() || !inside[target.slot()] || seen[l])
                continue;
            seen[l] = true;
            if (const Slot back = reverseOf(m, l); back != kNoSlot)
                seen[back] = true;
            links.push_back(l);
        }
    }
    return links;
}

std::vector<Slot> linksFrom(const Model& m, Slot n) {
    auto links = m.referrers(link::owner, n);
    const auto ranks = m.column(model::Column<std::uint32_t>{kLink, model::kRank});
    std::ranges::stable_sort(links, {}, [&](Slot l) { return ranks[l]; });
    return links;
}

bool holds(Selection selection, KindId kind) {
    return std::ranges::any_of(selection, [&](const Element& e) { return e.kind == kind; });
}

Elements elements(KindId kind, const std::vector<Slot>& rows) {
    Elements out;
    out.reserve(rows.size());
    for (const Slot row : rows)
        out.push_back({kind, row});
    return out;
}

std::string whyNotFree(const Model& m, const OpenAreas& open, Slot n) {
    std::string reason;
    if (open.all())
        return reason;
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        const Ref target = m.get(link::target, l);
        if (reason.empty() && !target.isSlot() && !open.isMissing(m, link::target, target))
            reason = fmt::format("{} is linked to area {}, which is not open: the link back would be left without it.",
                                 nodeName(m, n), areaOf(m, link::target, target));
    });
    return reason;
}

} // namespace navsmith::systems::gta_sa_paths
