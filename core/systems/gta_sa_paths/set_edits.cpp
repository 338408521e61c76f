// Edits on the whole set, whatever is selected.
#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/gta_sa_paths/rebuild.h"

namespace navsmith::systems::gta_sa_paths {

using model::Model;
using model::Transaction;

std::string whyNotRebuild(const Model&, Selection) {
    return {};
}

EditResult runRebuild(Transaction& tx, Selection selection, Values) {
    rebuildAll(tx);
    return Elements(selection.begin(), selection.end());
}

std::string whyNotNumberGroups(const Model& m, Selection) {
    return whyNotRebuildGroups(m);
}

EditResult runNumberGroups(Transaction& tx, Selection selection, Values) {
    if (auto reason = whyNotNumberGroups(tx.model(), selection); !reason.empty())
        return refused(std::move(reason));
    rebuildGroups(tx);
    return Elements(selection.begin(), selection.end());
}

} // namespace navsmith::systems::gta_sa_paths
