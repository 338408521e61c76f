#include "core/systems/gta_sa_paths/rebuild.h"

#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Peels dead ends off; `unknownLives`: whether nodes of areas that are not open count as no dead ends.
std::vector<bool> peel(const Model& m, const OpenAreas& open, bool unknownLives) {
    const auto capacity = m.capacity(kNode);
    std::vector<std::uint32_t> ways(capacity, 0);
    const auto owners = m.column(link::owner);
    const auto targets = m.column(link::target);
    m.forEachLive(kLink, [&](Slot l) {
        if (owners[l] == targets[l])
            return;
        const bool counts = targets[l].isSlot() || (unknownLives && !open.isMissing(m, link::target, targets[l]));
        ways[owners[l].slot()] += counts ? 1 : 0;
    });
    std::vector<bool> dead(capacity, false);
    std::vector<Slot> work;
    const auto look = [&](Slot n) {
        if (!dead[n] && ways[n] < 2 && !isPed(m, n)) {
            dead[n] = true;
            work.push_back(n);
        }
    };
    m.forEachLive(kNode, look);
    while (!work.empty()) {
        const Slot n = work.back();
        work.pop_back();
        m.forEachReferrer(link::target, n, [&](Slot l) {
            const Slot from = owners[l].slot();
            if (from == n)
                return;
            --ways[from];
            look(from);
        });
    }
    return dead;
}

} // namespace

paths::Groups floodGroups(const Model& m) {
    return OpenAreas(m).all() ? paths::countedGroups(kGraph, m) : paths::repairedGroups(kGraph, m);
}

std::vector<DeadEnd> deadEnds(const Model& m) {
    const OpenAreas open(m);
    const auto surely = peel(m, open, true);
    const auto perhaps = open.all() ? surely : peel(m, open, false);
    std::vector<DeadEnd> out(surely.size(), DeadEnd::No);
    for (std::size_t n = 0; n < out.size(); ++n) {
        if (surely[n])
            out[n] = DeadEnd::Yes;
        else if (perhaps[n])
            out[n] = DeadEnd::Unknown;
    }
    return out;
}

void rebuildFloodGroups(Transaction& tx) {
    if (const auto groups = floodGroups(tx.model()))
        paths::setGroups(kGraph, tx, *groups);
    else
        tx.refuse(groups.error());
}

std::string whyNotRebuildGroups(const Model& m) {
    if (OpenAreas(m).all())
        return {};
    return texts::format("Groups are numbered over the whole map: open all {} areas first.", gridOf(m).areas());
}

void rebuildGroups(Transaction& tx) {
    if (auto reason = whyNotRebuildGroups(tx.model()); !reason.empty())
        tx.refuse(std::move(reason));
    else
        rebuildFloodGroups(tx);
}

void rebuildDeadEnds(Transaction& tx) {
    const auto ends = deadEnds(tx.model());
    for (Slot n = 0; n < ends.size(); ++n) {
        if (!tx.model().isLive({kNode, n}) || ends[n] == DeadEnd::Unknown)
            continue;
        const auto flags = tx.model().get(node::flags, n);
        const auto right = ends[n] == DeadEnd::Yes ? flags | flag::deadEnd : flags & ~flag::deadEnd;
        if (flags != right)
            tx.set(node::flags, n, right);
    }
}

} // namespace navsmith::systems::gta_sa_paths
