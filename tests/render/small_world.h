// A model of one small area, and a camera for it, for tests of drawing.
#pragma once

#include "core/model/model.h"
#include "core/systems/system.h"
#include "render/scene.h"

namespace navsmith::tests {

const systems::System& paths();

/// Of paths(), by id.
model::ElementTypeId type(const char* id);
const model::PropertySpec& property(model::ElementTypeId type, const char* id);

/// smallArea() of tests/support: a car road of three nodes, a boat pair and a pedestrian pair with a crossing.
model::Model smallWorld();

/// A camera above the scene that sees all of it.
render::Camera above(const render::Scene& scene);

} // namespace navsmith::tests
