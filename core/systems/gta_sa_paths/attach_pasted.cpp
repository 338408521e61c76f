// Rows that came by paste or duplicate.
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/navi_edits.h"
#include "core/systems/shared/path_paste.h"
#include "formats/gta_sa/path_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <map>

namespace navsmith::systems::gta_sa_paths {

using model::EditError;

namespace {

tl::expected<void, EditError> attachNodes(Transaction& tx, const std::vector<Slot>& nodes) {
    const auto& m = tx.model();
    for (const Slot n : nodes) {
        if (auto placed = paths::attachNode(kGraph, tx, n); !placed)
            return placed;
        tx.set(node::flags, n, m.get(node::flags, n) & ~flag::countMask); // save() computes it
        // Left over from the tool that wrote the file, and wrong for another place in it.
        tx.set(node::listPointer, n, std::uint32_t{0});
        tx.set(node::secondPointer, n, std::uint32_t{0});
        tx.set(node::searchCost, n, std::int16_t{gta_sa::kNotVisited});
    }
    return {};
}

tl::expected<void, EditError> attachNavis(Transaction& tx, const std::vector<Slot>& navis) {
    const auto& m = tx.model();
    const OpenAreas open(m);
    std::map<Slot, std::size_t> counts;
    for (const Slot n : navis) {
        const int area = areaAt(m, placeOfNavi(m, n));
        Slot f = open.file(static_cast<unsigned>(area));
        if (f == kNoSlot) // the middle of an edge may lie in a square that neither end does
            f = m.get(node::file, m.get(navi::attached, n).slot()).slot();
        auto [count, fresh] = counts.try_emplace(f, 0);
        if (fresh)
            count->second = naviCount(m, f);
        if (m.get(navi::file, n) != Ref::to(f) && ++count->second > traitsOf(m).maxNavis)
            return refused(noRoomForNavis(m, f, count->second));
        tx.set(navi::file, n, Ref::to(f));
        tx.set(navi::keepLower, n, std::uint8_t{1}); // which end is the lower one depends on the new ids
    }
    return {};
}

/// The text that rows are pasted from may have been changed by anybody.
bool isSound(const Model& m, const std::vector<Slot>& links, const std::vector<Slot>& navis) {
    return std::ranges::all_of(
               links, [&](Slot l) { return m.get(link::owner, l).isSlot() && m.get(link::target, l).isSlot(); }) &&
           std::ranges::all_of(navis, [&](Slot n) { return m.get(navi::attached, n).isSlot(); });
}

/// A vehicle edge whose navi node could not come along: it was attached to some third node.
tl::expected<void, EditError> completeLinks(Transaction& tx, const std::vector<Slot>& links) {
    const auto& m = tx.model();
    for (const Slot l : links) {
        const Slot owner = m.get(link::owner, l).slot();
        if (isPed(m, owner) || m.get(link::navi, l).isSlot())
            continue;
        const Slot n = makeNavi(tx, l);
        if (n == kNoSlot) {
            const Slot f = m.get(node::file, owner).slot();
            return refused(noRoomForNavis(m, f, naviCount(m, f) + 1));
        }
        tx.set(link::navi, l, Ref::to(n));
        if (const Slot back = reverseOf(m, l); back != kNoSlot)
            tx.set(link::navi, back, Ref::to(n));
    }
    return {};
}

} // namespace

// A copy takes no links to the rest along, so that a route to it fails at once: its flood group is another
// (section 4.3).
EditResult attachPasted(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const auto nodes = selected(m, pasted, kNode);
    const auto links = selected(m, pasted, kLink);
    const auto navis = selected(m, pasted, kNavi);
    if (!isSound(m, links, navis))
        return refused(texts::format("The copied text is damaged: a link has no ends."));
    if (const auto done = attachNodes(tx, nodes); !done)
        return tl::unexpected(done.error());
    if (const auto done = attachNavis(tx, navis); !done)
        return tl::unexpected(done.error());
    if (const auto done = completeLinks(tx, links); !done)
        return tl::unexpected(done.error());
    paths::noteIsland(kGraph, tx, nodes);
    return elements(kNode, nodes);
}

} // namespace navsmith::systems::gta_sa_paths
