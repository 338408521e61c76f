// Edits of the mesh as a whole.
#include "core/systems/source_nav/edit_functions.h"

#include <fmt/format.h>

#include <limits>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Transaction;

void setMapSize(Transaction& tx, std::uint64_t bytes) {
    if (!source::hasBspSize(formatOf(tx.model())) || bytes > std::numeric_limits<std::uint32_t>::max())
        return;
    tx.set(file::bspSize, meshOf(tx.model()), static_cast<std::uint32_t>(bytes));
}

std::string whyNotMapSize(const Model& m, Selection /*selection*/) {
    const auto format = formatOf(m);
    return source::hasBspSize(format)
               ? ""
               : fmt::format("Version {} of the format stores no size of the map.", format.version);
}

EditResult runMapSize(Transaction& tx, Selection selection, Values values) {
    if (values.mapBytes == 0)
        return refused("No map is open: File > Open map");
    setMapSize(tx, values.mapBytes);
    return same(selection);
}

} // namespace navsmith::systems::source_nav
