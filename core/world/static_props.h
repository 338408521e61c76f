// Static props of a Source map as what stands in the way, as far as their models are known
// (docs/formats/source-bsp.md, section 10).
#pragma once

#include "core/world/brush_tracer.h"
#include "core/world/find_game_file.h"
#include "formats/source/vbsp_props.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// A flag of Trace::surface: a guessed prop was hit. It stops players, but nobody knows whether one can stand on it. No
/// surface of a map has it.
inline constexpr std::uint16_t kGuessedSurface = 0x8000;

/// Solid props only. The numbers below divide them: each prop counts in exactly one.
struct PropSolids {
    std::vector<SolidConvex> parts; ///< of collision models
    std::vector<SolidBox> boxes;    ///< around models
    std::vector<SolidBox> guesses;  ///< with kGuessedSurface

    std::size_t shaped = 0;    ///< have the collision model that the game uses
    std::size_t boxed = 0;     ///< are boxes in the game, too
    std::size_t rough = 0;     ///< the collision model cannot be read: the turned box around the model
    std::size_t shapeless = 0; ///< the model has no collision model: stops nobody
    std::size_t guessed = 0;   ///< the model is missing: the smallest box that reaches from the prop's place into each
                               ///< leaf that the map names for it
    std::size_t passed = 0;    ///< the model is missing, and the prop stops nobody: plants, openings, and props in
                               ///< whose box players start
    std::size_t unknown = 0;   ///< the model is missing, and the prop's place tells no size: left out

    /// The boxes around models, then the guessed ones.
    [[nodiscard]] std::vector<SolidBox> allBoxes() const {
        auto all = boxes;
        all.insert(all.end(), guesses.begin(), guesses.end());
        return all;
    }
    [[nodiscard]] std::size_t count() const { return shaped + boxed + rough + shapeless + guessed + passed + unknown; }
};

/// `find` finds models and collision models; see packedFirst().
PropSolids propSolids(const source::VbspFile& map, const source::VbspProps& props, const FindGameFile& find);

/// Finds files among those packed into a map, then where the game has them; `game` may be empty. `map` must outlive the
/// result.
FindGameFile packedFirst(std::span<const std::byte> map, const source::VbspFile& read, FindGameFile game = {});

/// Whether players walk through a model, by its name: plants, which are mostly leaves, and openings such as door
/// frames. Their boxes would be in the way.
bool isPassedByName(std::string_view model);

} // namespace navsmith::world
