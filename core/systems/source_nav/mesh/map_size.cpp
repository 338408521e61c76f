#include "core/systems/source_nav/mesh/map_size.h"

#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <limits>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Transaction;

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

} // namespace navsmith::systems::source_nav
