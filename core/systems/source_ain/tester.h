// The tests of hulls over the open map of a document.
#pragma once

#include "core/model/model.h"
#include "core/systems/source_ain/generation/link_tester.h"
#include "core/systems/source_ain/schema.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <memory>
#include <string>

namespace navsmith::systems::source_ain {

using generation::LinkTester;
using generation::Moves;

using Tester = std::shared_ptr<const LinkTester>;
/// Reads the file of the map the first time that anybody asks. Fails with the reason: no map is open, or it cannot be
/// read. Works on any thread.
tl::expected<Tester, std::string> testerOf(const model::Model& m);
/// Null where that fails.
Tester testerOrNull(const model::Model& m);

/// What a link between two nodes would be.
struct Ways {
    Moves moves{};
    std::string whyNot; ///< why no hull has a way; empty: one has
};
/// The ways between two nodes, by tests over the map; without a map by the types of the nodes alone.
Ways waysBetween(const model::Model& m, const Tester& tester, model::Slot one, model::Slot other);
/// The ways by the types of the nodes alone: all hulls walk, fly or climb.
Ways usualWays(const model::Model& m, model::Slot one, model::Slot other);

/// "Human: a wall or too high a step at 10 20 30".
std::string whyNot(std::size_t hull, const generation::HullWay& way);

} // namespace navsmith::systems::source_ain
