// The analysis of a mesh over its map: hiding spots, sniper spots, encounters, approach areas, visibility and times to
// occupy. Gives what the game's own analysis gives, as far as the map's solids are known. Follows
// docs/formats/nav-analysis.md.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/source_nav/generation/sight.h"
#include "core/systems/stages.h"
#include "formats/source/nav_file.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// In the order of the analysis.
enum class AnalysisPart : std::uint8_t {
    HidingSpots,
    Approaches,
    Encounters,
    SniperSpots,
    Visibility,
    OccupyTimes,
    Light,
};
inline constexpr std::size_t kAnalysisParts = 7;

/// Receives the part and 0 to 1 within it; false asks to stop.
using AnalysisProgress = std::function<bool(AnalysisPart, double)>;

/// One for each part, in order: how long it takes compared with the others.
std::vector<Stage> stagesOf(std::span<const AnalysisPart> parts);
/// Progress of an analysis of these parts that names what is done; `progress` may be empty.
AnalysisProgress reportingTo(StageProgress progress, std::span<const AnalysisPart> parts);
/// The same as a part of a longer work: the stages of the analysis are those from `first` on.
AnalysisProgress reportingTo(const StagedProgress& progress, std::size_t first, std::span<const AnalysisPart> parts);

/// What differs between the games.
struct AnalysisRules {
    bool source = false;       ///< Source's order of corners, and spots in the open are marked
    float eye = 36.0F;         ///< of a player who walks past spots
    float spotEye = 36.0F;     ///< of a player in a hiding spot
    float standingEye = 36.0F; ///< of a sniper in an area where one stands
    float target = 36.0F;      ///< where a player is looked for, above the ground
    float height = 72.0F;      ///< of a standing player
    float crouchHeight = 36.0F;
    bool ignoresJumpNeighbours = true; ///< areas to jump over count as walls beside a hiding spot
    bool approachesBothWays = false;   ///< also along paths that lead here
    std::uint8_t noWay = 7;            ///< how an area is entered that begins a path
    float viewDistance = 6000.0F;      ///< areas farther apart do not see each other
};
AnalysisRules rulesFor(const source::NavFormat& format);
/// The rules that a mesh was analysed by, as far as its spots tell: the same version came from more than one generator.
AnalysisRules rulesFor(const source::NavFile& file);

struct AnalysisOptions {
    AnalysisRules rules;
    std::vector<AnalysisPart> parts; ///< what to compute; the rest stays as it is
    /// Positions of the areas to analyse; none: all of them.
    std::optional<std::vector<std::uint32_t>> areas;
    /// Spots that are where they were keep their ids, and others get new ones. Otherwise ids count from 0.
    bool keepIds = false;
    std::size_t threads = 0; ///< that work; 0: one for each core. The result does not depend on it
};

/// What the game analyses in meshes of this format, as far as the format stores it.
std::vector<AnalysisPart> partsOf(const source::NavFormat& format);

/// Positions of areas whose analysis no longer fits the mesh: paths are missing between two of their links or lead over
/// links that are gone, or a corner has no spot where the analysis makes one. Links in or out of an area change this.
std::vector<std::uint32_t> staleAreas(const source::NavFile& file);

/// The mesh with its analysis. None if `progress` asked to stop.
std::optional<source::NavFile> analyse(const source::NavFile& mesh, const Sight& sight, const AnalysisOptions& options,
                                       const AnalysisProgress& progress = {});

} // namespace navsmith::systems::source_nav::generation
