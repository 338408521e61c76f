// Texts of paths of GTA III and Vice City as those of San Andreas, and back. docs/path-compiler.md.
#pragma once

#include "core/systems/gta_sa_paths/text/loss.h"
#include "formats/gta_paths_ipl/path_text.h"
#include "formats/gta_world/ipl_file.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

struct ConvertedText {
    gta_paths_ipl::PathText text;
    std::vector<Loss> losses; ///< what has no counterpart, and what has been supplemented
};

/// Whether a text has to be converted before it can be compiled: a group has the fields of an older game, or belongs to
/// a model.
bool isForeign(const gta_paths_ipl::PathText& text);

/// Groups of a model are placed with each of its instances, in their order; those of a model without one are left out.
/// Everything is moved by `offset` (units).
ConvertedText toSanAndreas(const gta_paths_ipl::PathText& from, std::span<const gta_world::IplPlacement> instances,
                           glm::dvec3 offset);

/// A text of San Andreas as one of Vice City.
ConvertedText toViceCity(const gta_paths_ipl::PathText& from);

} // namespace navsmith::systems::gta_sa_paths::compiler
