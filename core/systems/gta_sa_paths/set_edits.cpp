// Edits of the whole set, whatever is selected.
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/rebuild.h"
#include "core/systems/shared/edit_parts.h"

namespace navsmith::systems::gta_sa_paths {

namespace {

std::vector<Parameter> rebuildParameters() {
    std::vector<Parameter> all;
    for (const auto& part : rebuildParts())
        all.push_back(onOffParameter({part.id}, part.title, part.help, part.initial));
    return all;
}

EditResult runRebuild(Transaction& tx, Selection selection, Arguments arguments) {
    for (const auto& part : rebuildParts()) {
        if (arguments.get(Argument<bool>{part.id}))
            rebuild(tx, part);
    }
    return same(selection);
}

std::string whyNotNumberGroups(const Model& m, Selection) {
    return whyNotRebuildGroups(m);
}

EditResult runNumberGroups(Transaction& tx, Selection selection, Arguments) {
    rebuildGroups(tx);
    return same(selection);
}

} // namespace

std::vector<Edit> setEdits() {
    return {
        {.id = "rebuild_derived",
         .title = "Rebuild Derived Data",
         .help = "Recomputes what follows from nodes, links, lanes and lights, where it is wrong",
         .section = "Whole Set",
         .scope = EditScope::Document,
         .parameters = rebuildParameters(),
         .run = runRebuild},
        {.id = "number_groups",
         .title = "Renumber Flood Groups in Game Order",
         .help = "Counts the connected components from 1, in the order of areas and nodes",
         .section = "Whole Set",
         .scope = EditScope::Document,
         .whyDisabled = whyNotNumberGroups,
         .run = runNumberGroups},
    };
}

} // namespace navsmith::systems::gta_sa_paths
