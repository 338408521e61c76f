// A model of one small area, and a scene over it, for tests of what is drawn.
#pragma once

#include "core/model/model.h"
#include "core/systems/system.h"
#include "render/scene.h"

namespace navsmith::tests {

const systems::System& paths();

/// tests/support's small area: a car road of three nodes, a boat pair and a ped pair with a crossing.
model::Model smallWorld();

/// A camera that sees all of the scene from above.
render::Camera above(const render::Scene& scene);

} // namespace navsmith::tests
