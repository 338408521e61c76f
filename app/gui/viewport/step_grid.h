// The grid that movements snap to, over the map in plans.
#pragma once

#include "core/symbol/primitives.h"
#include "render/camera.h"

namespace navsmith::gui {

/// Lines across an orthographic view along two axes of the world, at multiples of the step, which is doubled until
/// lines are far enough from each other; every eighth is stronger. Empty in other views.
[[nodiscard]] symbol::Primitives stepGrid(const render::Camera& camera, float step);

} // namespace navsmith::gui
