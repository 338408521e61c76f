// The floors that a player could reach, as a layer of a map's backdrop.
#pragma once

#include "core/walkable/walkable.h"
#include "core/world/backdrop.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace navsmith::walkable {

/// A backdrop with the layer world::MapLayer::Walkable, which rays do not meet. Fails as findFloors() does.
tl::expected<std::shared_ptr<const world::Backdrop>, std::string>
withPreview(const world::Backdrop& map, const Options& options, const Progress& progress = {});

} // namespace navsmith::walkable
