// Edits for the whole mesh.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/map_size.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source_nav {

using model::Model;
using model::Transaction;

namespace {

std::string whyNotMapSize(const Model& m, Selection /*selection*/) {
    const auto format = formatOf(m);
    return source::hasBspSize(format)
               ? ""
               : texts::format("Version {} of the format does not store the map size.", format.version);
}

EditResult runMapSize(Transaction& tx, Selection selection, Arguments arguments) {
    setMapSize(tx, arguments.mapBytes);
    return same(selection);
}

} // namespace

std::vector<Edit> meshEdits() {
    return {
        {.id = "set_map_size",
         .title = "Set Map Size",
         .help = "Stores the size of the open map in the mesh, so that the game does not report it as out of date",
         .section = "Mesh",
         .scope = EditScope::Document,
         .needsMap = true,
         .whyDisabled = whyNotMapSize,
         .run = runMapSize},
    };
}

} // namespace navsmith::systems::source_nav
