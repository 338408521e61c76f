// Verbs on the whole set, whatever is selected.
#include "core/systems/gta_sa_paths/rebuild.h"
#include "core/systems/gta_sa_paths/verb_functions.h"

namespace navsmith::systems::gta_sa_paths {

using model::Model;
using model::Transaction;

std::string unfitRebuild(const Model&, Selection) {
    return {};
}

VerbResult runRebuild(Transaction& tx, Selection selection, Values) {
    rebuildAll(tx);
    return Elements(selection.begin(), selection.end());
}

std::string unfitNumberGroups(const Model& m, Selection) {
    return whyNotRebuildGroups(m);
}

VerbResult runNumberGroups(Transaction& tx, Selection selection, Values) {
    if (auto reason = unfitNumberGroups(tx.model(), selection); !reason.empty())
        return refused(std::move(reason));
    rebuildGroups(tx);
    return Elements(selection.begin(), selection.end());
}

} // namespace navsmith::systems::gta_sa_paths
