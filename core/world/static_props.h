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

/// Solid props only. Every one of them is in exactly one of the numbers.
struct PropSolids {
    std::vector<SolidConvex> parts; ///< of collision models
    std::vector<SolidBox> boxes;    ///< around models
    std::vector<SolidBox> guesses;  ///< with kGuessedSurface

    std::size_t shaped = 0;    ///< have the collision model that the game uses
    std::size_t boxed = 0;     ///< are boxes in the game, too
    std::size_t rough = 0;     ///< whose collision model cannot be read: the turned box around the model
    std::size_t shapeless = 0; ///< whose model has no collision model: they stop nobody
    std::size_t guessed = 0;   ///< whose model is not at hand: the smallest box that reaches from its place into each
                               ///< leaf that the map names for it
    std::size_t passed = 0;    ///< whose model is not at hand, and which stop nobody: plants, openings, and those in
                               ///< whose box players start
    std::size_t unknown = 0;   ///< whose model is not at hand, and whose place tells no size: left out

    /// Those around models, then those that are guessed.
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

/// By its name: plants, of which most is leaves, and openings such as door frames. Their boxes would be in the way
/// where players walk.
bool isPassedByName(std::string_view model);

} // namespace navsmith::world
