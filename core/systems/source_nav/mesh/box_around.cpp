#include "core/systems/source_nav/mesh/box_around.h"

#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <optional>

namespace navsmith::systems::source_nav {

Box boxAround(const model::Model& m, Selection selection) {
    std::optional<Box> box;
    const auto add = [&](model::Slot a) {
        const auto patch = patchOf(m, a);
        for (const auto& corner : patch.corners()) {
            if (!box)
                box = Box{corner, corner};
            box->add(corner);
        }
    };
    for (const model::Slot a : areasOnce(m, selection))
        add(a);
    if (!box)
        m.forEachLive(kArea, add);
    if (!box)
        return {};
    // Ground that is a little higher or lower belongs to it.
    constexpr float kSlack = 36;
    box->low.z -= kSlack;
    box->high.z += kSlack;
    return *box;
}

} // namespace navsmith::systems::source_nav
