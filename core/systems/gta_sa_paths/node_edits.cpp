#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/shared/path_link_edits.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Empty if all navi nodes of the selection go with their edges.
std::string whyNavisStay(const Model& m, Selection selection) {
    const auto navis = selected(m, selection, kNavi);
    if (navis.empty())
        return {};
    std::vector<bool> nodeGoes(m.capacity(kNode));
    std::vector<bool> linkGoes(m.capacity(kLink));
    for (const Slot n : selected(m, selection, kNode))
        nodeGoes[n] = true;
    for (const Slot l : selected(m, selection, kLink))
        linkGoes[l] = true;
    const auto goes = [&](Slot l) {
        const Ref target = m.get(link::target, l);
        if (linkGoes[l] || nodeGoes[m.get(link::owner, l).slot()] || (target.isSlot() && nodeGoes[target.slot()]))
            return true;
        const Slot back = reverseOf(m, l);
        return back != kNoSlot && linkGoes[back];
    };
    std::string reason;
    for (const Slot n : navis) {
        for (const Slot l : m.referrers(link::navi, n)) {
            if (reason.empty() && !goes(l))
                reason = texts::format(
                    "A navi node cannot be deleted on its own. Delete the link from {} to {} instead.",
                    nodeName(m, m.get(link::owner, l).slot()), nodeName(m, link::target, m.get(link::target, l)));
        }
    }
    return reason;
}

std::string whyNotErase(const Model& m, Selection selection) {
    auto reason = paths::edits::whyNotErase(kEditing, m, selection);
    return reason.empty() ? whyNavisStay(m, selection) : reason;
}

} // namespace

std::vector<Edit> nodeEdits() {
    auto edits = paths::linkEdits<kEditing>();
    auto& erase = edits.back();
    erase.help = "Deletes nodes with their links, and links with their reverse links and navi nodes";
    erase.whyDisabled = whyNotErase;
    return edits;
}

} // namespace navsmith::systems::gta_sa_paths
