// What meshes of Source and of Source 2 draw alike.
#pragma once

#include "core/symbol/symbol.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::systems {

/// Above the surface, or the map would cover connections and marks.
inline glm::vec3 lifted(glm::vec3 p, float by = 3) {
    p.z += by;
    return p;
}

struct ApproachFields {
    model::ListField<model::Ref> previous;
    model::ListField<model::Ref> here;
    model::ListField<model::Ref> next;
};
/// Where the approaches of an area come from and lead to.
void drawApproaches(const model::Model& m, const ApproachFields& fields, model::Slot area,
                    std::optional<glm::vec3> (*middleOf)(const model::Model&, model::Slot), symbol::Primitives& out);

/// `faces`: 0 north, 1 east, 2 south, 3 west.
void drawLadder(const glm::vec3& bottom, const glm::vec3& top, float width, std::uint32_t faces, symbol::Rgba colour,
                symbol::Primitives& out);

/// Looks as its types say, the best for snipers first.
void drawSpot(const symbol::Overrides& o, model::Element spot, const glm::vec3& at, std::uint32_t types,
              symbol::Primitives& out);
std::vector<symbol::LegendEntry> spotLegend();

} // namespace navsmith::systems
