// Adds a mesh generated from a map to a document, and keeps what was made by hand in the mesh before.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "formats/source/nav_file.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav {

/// Adds areas and ladders with all their parts. Areas, ladders and hiding spots keep their ids if all of their type are
/// free and none is 0; otherwise all get new ones. Returns the areas in the order of the file.
tl::expected<std::vector<model::Slot>, model::EditError> addMesh(model::Transaction& tx, const source::NavFile& mesh);

/// What people add to an area and no generator makes.
struct HandWork {
    Patch patch;
    model::Ref place;
    std::uint32_t attributes = 0;
};
HandWork handWorkOf(const model::Model& m, model::Slot area);
/// Whether a side of an area lies where no generator puts it.
bool isShapedByHand(const model::Model& m, model::Slot area);

/// The part of an area over or under which another one lies, up to a player's height apart; 0 to 1.
float coveredBy(const Patch& area, const Patch& other);

struct KeptWork {
    std::size_t places = 0; ///< areas
    std::size_t attributes = 0;
};
/// Sets places and attributes of areas as they were where most of them lies.
KeptWork restoreHandWork(model::Transaction& tx, const std::vector<model::Slot>& areas,
                         const std::vector<HandWork>& before);

} // namespace navsmith::systems::source_nav
