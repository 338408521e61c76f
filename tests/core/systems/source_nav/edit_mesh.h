// Edits of a small navigation mesh.
#pragma once

#include "formats/source/nav_file.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/nav_bytes.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

/// Parsed by the codec, without the model; throws on error.
source::NavFile readMesh(const Bytes& file);

/// Number of dangling ids or indexes of a file, by the type of their target. 0 is no reference.
std::map<std::string, std::size_t> danglingIn(const source::NavFile& file);

/// Square areas of 100 units, by id (docs/formats/source-nav.md, section 9: south is towards higher y):
///   5 on the floor above, north of 1
///   1 2 3  in a row to the east; 1 and 2 are connected in both directions, from 2 one can drop to 3
///   4      8 units higher than 1, south of it; and 7, which overlaps 3 from the south-east: neither is connected
///   6      inverted along x, east of them all, without connections
/// The ladder 21 is at the north edge of 1, faces south and leads to no area. Places: Alpha (1, 2), Beta (3), Gone.
/// Hiding spots 11 in 1 and 12 in 2, an encounter path from 1 through 2 to 3 past both. 2 inherits what 1 sees.
RawMesh editMesh(std::uint32_t version = 16, std::uint32_t subVersion = 0, RawGame game = RawGame::Plain);

/// The ground of a map: a floor at this height, starting at a west edge.
world::RayCaster floorAt(float z, float fromX = -10000);
/// A floor at -3 everywhere.
const world::RayCaster& flatGround();

class EditMesh : public testing::Test, protected EditedModel {
protected:
    EditMesh();

    void use(const RawMesh& mesh) { model = loadMesh(buildMesh(mesh)); }
    [[nodiscard]] source::NavFile file() const { return readMesh(saveMesh(model)); }

    [[nodiscard]] Element area(std::uint32_t id) const;
    [[nodiscard]] Elements areas(const std::vector<std::uint32_t>& ids) const;
    [[nodiscard]] Element spot(std::uint32_t id) const;
    [[nodiscard]] Element ladder(std::uint32_t id) const;
    [[nodiscard]] Element place(std::string_view name) const;
    [[nodiscard]] Element connection(std::uint32_t from, std::uint32_t to) const; ///< invalid if there is none

    /// The area as it would be saved now.
    [[nodiscard]] source::NavArea stored(std::uint32_t id) const;
    /// The ids on one side of an area: 0 north, 1 east, 2 south, 3 west.
    [[nodiscard]] std::vector<std::uint32_t> ways(std::uint32_t id, std::size_t side) const;
    [[nodiscard]] bool leads(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] std::string placeOf(std::uint32_t id) const;                      ///< empty: none
    [[nodiscard]] std::vector<std::uint32_t> idsOf(const Elements& selected) const; ///< ascending

    /// Clicks with the first builder.
    Elements click(Element onto, glm::vec3 at, std::vector<double> values);
    std::string clickRefusal(Element onto, glm::vec3 at, std::vector<double> values);
};

} // namespace navsmith::tests
