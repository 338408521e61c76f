// Edits of a small set of San Andreas path files.
#pragma once

#include "tests/core/systems/gta_sa_paths/path_world.h"

#include <string>
#include <string_view>
#include <utility>

namespace navsmith::tests {

/// What an independent reading of the files finds wrong with them: ids, ranges, targets, navi nodes, links back. Empty
/// for sound files.
std::string readingFaults(const FileBytes& files);

bool contains(std::string_view text, std::string_view part);

class EditWorld : public EditedPaths {
protected:
    EditWorld();

    /// Lanes from a to b and back, as an edge of theirs says.
    [[nodiscard]] std::pair<unsigned, unsigned> lanes(Element a, Element b) const;
    /// World units.
    [[nodiscard]] glm::dvec3 place(Element e) const;

    using EditedModel::click;
    Element click(std::string_view id, Element from, glm::vec3 at) { return click(id, from, {}, at); }
};

} // namespace navsmith::tests
