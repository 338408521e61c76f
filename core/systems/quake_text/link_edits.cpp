#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/shared/slot_edits.h"

namespace navsmith::systems::quake_text {

void completeLink(model::Transaction& tx, model::Slot linkRow) {
    constexpr std::uint8_t hardwired = 1; // links that people make
    if (dialectOf(tx.model()) == Dialect::Nexuiz)
        tx.set(link::source, linkRow, hardwired);
}

std::vector<Edit> linkEdits() {
    return slotLinkEdits<kGraph>();
}

} // namespace navsmith::systems::quake_text
