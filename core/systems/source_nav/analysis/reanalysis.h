// The analysis of a mesh in the editor: what a fresh one would change, and the change itself.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/shared/box.h"
#include "core/systems/source_nav/generation/analysis.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav {

/// Which areas to analyse.
enum class AnalysisScope : std::uint8_t {
    All,
    Selected,
    Stale, ///< those whose analysis no longer fits the mesh (staleAreas)
    Box,   ///< those whose middle lies in a box
};

struct AnalysisRequest {
    AnalysisScope scope = AnalysisScope::All;
    std::span<const model::Slot> selected = {}; ///< for AnalysisScope::Selected
    Box box = {};                               ///< for AnalysisScope::Box
    /// What to find out; none: all that the game finds out for the version of the mesh.
    std::optional<std::vector<generation::AnalysisPart>> parts = {};
    bool anyMapSize = false;       ///< also over a map of another size than the mesh says
    world::FindGameFile find = {}; ///< models that are not packed into the map; may be empty
};

/// What an analysis changes.
struct AnalysisSummary {
    std::size_t areas = 0; ///< analysed
    std::size_t spotsKept = 0;
    std::size_t spotsGained = 0;
    std::size_t spotsLost = 0;
    std::size_t spotsMoved = 0;   ///< gone, with a new one nearby in the same area; not among the gained and the lost
    std::size_t spotsChanged = 0; ///< of those kept: of another type than before
    std::size_t pathsBefore = 0;
    std::size_t pathsAfter = 0;
    std::size_t areasWithNewPaths = 0; ///< whose encounter paths, or spots along them, differ
    std::size_t approachesBefore = 0;
    std::size_t approachesAfter = 0;
    std::size_t areasWithNewApproaches = 0;
    std::size_t areasWithNewSight = 0; ///< that see other areas than before, or are reached sooner or later
    std::size_t areasWithNewLight = 0;
};

/// A finished analysis of one model, to be applied to that model or an equal one.
struct Reanalysis {
    source::NavFile before;
    source::NavFile after;
    std::vector<std::uint32_t> areas; ///< positions of the analysed areas, ascending
    bool allParts = false;            ///< the analysed areas were analysed for everything that the game finds out
    bool whole = false;               ///< no area is stale afterwards
    AnalysisSummary summary;
    std::vector<std::string> notes; ///< what is uncertain about the map, for people
};

/// Positions of areas whose analysis no longer fits the mesh, ascending: those of which the file tells
/// (generation::staleAreas), and those with lists that edits have shortened. `file` is that of the mesh.
std::vector<std::uint32_t> staleAreas(const model::Model& m, const source::NavFile& file);

/// Analyses areas of a model over its map. Reads the model only, so it may run on a copy in another thread. Fails with
/// what is wrong, for people; with an empty text if `progress` asked to stop.
tl::expected<Reanalysis, std::string> reanalyse(const model::Model& m, std::span<const std::byte> map,
                                                const AnalysisRequest& request, const StageProgress& progress = {});

/// Spots that are where they were keep their rows and ids, and new ones come last in their area; paths are written
/// over, so that only what differs changes. If no area is stale afterwards, the mesh counts as analysed.
void apply(model::Transaction& tx, const Reanalysis& analysis);

} // namespace navsmith::systems::source_nav
