// The floors that a player could reach, as a layer of a map's backdrop.
#pragma once

#include "core/walkable/agents.h"
#include "core/walkable/walkable.h"
#include "core/world/backdrop.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace navsmith::walkable {

/// A backdrop with the layer world::MapLayer::Walkable in place of one that it has; rays do not meet it. Worlds of
/// placed meshes get it only within kPlacedReach of `centre`, and for somebody on foot. `agent`: who walks instead of
/// these; null: nobody else. Fails as findFloors() does.
tl::expected<std::shared_ptr<const world::Backdrop>, std::string> withPreview(const world::Backdrop& map,
                                                                              const glm::vec3& centre,
                                                                              const Progress& progress = {},
                                                                              const Agent* agent = nullptr);

} // namespace navsmith::walkable
