// Makes the navigation mesh of a map of GoldSrc or Source as the game's own generator makes it. Follows
// docs/generation.md.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/shared/box.h"
#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/examine.h"
#include "core/systems/source_nav/generation/seeds.h"
#include "core/world/find_game_file.h"
#include "core/world/map_geometry.h"
#include "formats/source/nav_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

class Nodes;
class Walker;
struct GeneratedArea;

/// Sees what there is after each stage; called on the thread that generates.
class MeshObserver {
public:
    MeshObserver() = default;
    MeshObserver(const MeshObserver&) = delete;
    MeshObserver& operator=(const MeshObserver&) = delete;
    virtual ~MeshObserver() = default;

    virtual void explored(const Walker& walker, const Nodes& nodes) = 0;
    /// Areas that are `gone` are none. `title`: for people.
    virtual void shaped(std::string_view title, std::span<const GeneratedArea> areas) = 0;
};

struct MeshOptions {
    std::uint32_t version = 0;  ///< of the file; 0: the game's last. GoldSrc: 1 to 9
    std::string_view game = {}; ///< id of a SourceGame; empty: the one of `format`, or that the map seems to be of
    std::optional<source::NavFormat> format = {}; ///< of the file, in place of the game's; for maps of Source
    std::vector<std::pair<std::string, float>> settings = {}; ///< ids of sourceSettings(), and values
    SeedRule rule = SeedRule::AsTheGame;
    std::vector<glm::vec3> seeds = {}; ///< used in place of the starts
    bool analyse = true;
    std::optional<std::vector<AnalysisPart>> parts = {}; ///< of the analysis; none: all that the game does
    std::optional<Box> inside = {};                      ///< only ground in it gets areas
    bool examine = false;                                ///< also GeneratedMesh::examination
    std::size_t mostNodes = 2'000'000;
    std::size_t threads = 0;          ///< as AnalysisOptions::threads
    world::FindGameFile find = {};    ///< models that are not packed into the map; may be empty
    MeshObserver* observer = nullptr; ///< may be null
};

struct GeneratedMesh {
    source::NavFile file;         ///< has ladders, whether or not its version stores them
    std::string_view game;        ///< title of the game whose rules were followed; empty: GoldSrc's
    std::vector<glm::vec3> seeds; ///< that led to ground
    std::size_t nodes = 0;
    std::optional<Examination> examination;
    std::vector<AreaInAir> inAir;   ///< should be empty
    std::vector<std::string> notes; ///< what of the map is not known exactly, for people; one sentence each
    std::vector<std::pair<std::string_view, std::size_t>> counts; ///< of the map, for Generated::counts
};

/// Fails with what is wrong, for people; with an empty text if `progress` asked to stop.
tl::expected<GeneratedMesh, std::string> generateMesh(std::span<const std::byte> map, const MeshOptions& options,
                                                      const StageProgress& progress = {});

/// The places where players start at which exploring begins in a map whose mesh has this format, the first one first.
std::vector<glm::vec3> seedsFor(const source::NavFormat& format, const world::MapGeometry& map, SeedRule rule);

/// Title of the game of Source whose rules are followed then; empty for formats of GoldSrc.
std::string_view gameFor(const source::NavFormat& format, const world::MapGeometry& map);

} // namespace navsmith::systems::source_nav::generation
