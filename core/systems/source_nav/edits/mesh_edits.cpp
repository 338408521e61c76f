// Edits for the whole mesh.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/map_size.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <limits>

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

void setMapSize(Transaction& tx, std::uint64_t bytes) {
    if (!source::hasBspSize(formatOf(tx.model())) || bytes > std::numeric_limits<std::uint32_t>::max())
        return;
    tx.set(file::bspSize, meshOf(tx.model()), static_cast<std::uint32_t>(bytes));
}

std::string whyNotForMap(const Model& m, std::uint64_t bytes) {
    const auto stored = source::hasBspSize(formatOf(m)) ? m.get(file::bspSize, meshOf(m)) : 0;
    if (stored == 0 || stored == bytes)
        return {};
    return texts::format("the mesh was made for a map of {} bytes, and this one has {}; if it is the right one "
                         "nevertheless, use Set Map Size first",
                         texts::grouped(stored), texts::grouped(bytes));
}

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
