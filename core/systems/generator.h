// Making a game's navigation data from a map, as the game's own tools make it.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/generation_trace.h"
#include "core/systems/shared/box.h"
#include "core/world/find_game_file.h"

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

namespace navsmith::walkable {
struct Agent;
}

namespace navsmith::systems {

struct GenerateInput {
    std::string_view mapName; ///< "NAME" for NAME.bsp
    std::span<const std::byte> map;
    std::string_view game = {};           ///< id of one of Generator::games; empty: as the map seems to be
    std::uint32_t version = 0;            ///< of the format; 0: that of `like`, or the usual one
    std::span<const std::byte> like = {}; ///< another file of the map
    std::span<const std::pair<std::string, double>> settings = {}; ///< ids of Generator::settings, and values
    std::span<const glm::dvec3> seeds = {}; ///< places from which the ground is explored; none: where players start
    bool allStarts = false;                 ///< from every place where players start, unlike the game
    bool examine = false;                   ///< also count flaws of the result
    bool bySurfaces = false;                ///< an estimate with Recast (core/walkable), not what the game makes
    const walkable::Agent* agent = nullptr; ///< who walks, for `bySurfaces`; null: the game's player
    bool analyse = true;                    ///< also the game's analysis of the finished mesh
    std::optional<Box> box = {};            ///< only this part is generated
    world::FindGameFile find = {};          ///< models that are not packed into the map; may be empty
};

struct TraceInput {
    std::span<const std::byte> map;
    world::FindGameFile find = {}; ///< models that are not packed into the map; may be empty
};

/// A part of the game's analysis of finished data.
struct AnalysisPartInfo {
    std::string_view id;    ///< stable, for options and scripts: "spots"
    std::string_view title; ///< for people
};

struct AnalyseInput {
    std::span<const std::byte> map;
    bool onlyStale = false;                       ///< what no longer fits
    bool anyMapSize = false;                      ///< also if the document says that its map has another size
    std::optional<Box> box = {};                  ///< only what lies in it
    std::span<const std::string_view> parts = {}; ///< ids of Generator::parts; none: all
    world::FindGameFile find = {};                ///< models that are not packed into the map; may be empty
};

/// What a generator assumed about a map, could not do, or found wrong with its result.
struct Finding {
    std::string_view kind; ///< stable, for scripts: "unreached"
    std::string subject;   ///< an entity or part of the map; may be empty
    std::string text;      ///< for people; continues the subject
};

struct Generated {
    std::string name; ///< of the file
    std::vector<std::byte> bytes;
    std::vector<std::pair<std::string_view, std::size_t>> counts; ///< "areas", 1406
    std::string_view game = {}; ///< title of the one of Generator::games whose rules were followed; empty: none
    std::vector<Finding> findings = {};
};

/// One figure on how far two files of the same map agree.
struct Agreement {
    std::string_view id;    ///< stable, for scripts: "floor"
    std::string_view title; ///< for people
    double value = 0;       ///< a share, 0 to 1, or a number of units
    bool isShare = true;
};

/// A link of the known file without a way in the generated one, although its ends are there.
struct MissedLink {
    std::string_view type;  ///< "walk"
    std::string_view cause; ///< as far as the map tells: "in water"
    glm::vec3 from{0.0F};
    glm::vec3 to{0.0F};
};

struct FileComparison {
    std::vector<Agreement> figures; ///< always in the same order; those of what the files do not have are left out
    std::vector<MissedLink> misses = {};
    bool sameMap = false;  ///< the known file was made for a map of this size, or does not tell
    bool looksRaw = false; ///< nobody seems to have edited the known file
};

/// A game with rules of its own.
struct GeneratorGame {
    std::string_view id; ///< for options: "css"
    std::string_view title;
};

/// A number that a game's own generator can be told, under the game's name.
struct GeneratorSetting {
    std::string_view id; ///< "nav_slope_limit"
    std::string_view help;
    double byDefault = 0;
    double least = 0;
    double most = 0;
};

/// What a generator makes of GenerateInput beside the map, the version and the seeds.
struct GeneratorAbilities {
    bool byBox = false;         ///< GenerateInput::box
    bool bySurfaces = false;    ///< GenerateInput::bySurfaces
    bool fromAllStarts = false; ///< GenerateInput::allStarts
};

struct Generator {
    std::string_view ending = {}; ///< of its files' names: ".nav"; before it comes the map's
    std::vector<GeneratorGame> games = {};
    std::vector<GeneratorSetting> settings = {}; ///< of all of its games
    GeneratorAbilities abilities = {};
    /// Whether a map with these first bytes, 8 or all, is of its games.
    bool (*takes)(std::span<const std::byte> head) = nullptr;
    /// Fails with what is wrong, for people; with an empty text if `progress` asked to stop. The same input gives the
    /// same bytes.
    tl::expected<Generated, std::string> (*generate)(const GenerateInput& input,
                                                     const StageProgress& progress) = nullptr;
    /// How far a generated file agrees with one that is known to be good. Fails with what is wrong with a file or the
    /// map.
    tl::expected<FileComparison, std::string> (*compare)(std::span<const std::byte> map,
                                                         std::span<const std::byte> generated,
                                                         std::span<const std::byte> reference) = nullptr;
    /// Repeats the game's analysis of the finished document. Notes of the transaction tell what changed. Null: there is
    /// none.
    EditResult (*analyse)(model::Transaction& tx, const AnalyseInput& input, const StageProgress& progress) = nullptr;
    std::span<const AnalysisPartInfo> parts = {}; ///< of the analysis
    /// Repeats the generation of a document as its game does it, and tells how it goes. The document stays as it is.
    /// Fails as `generate` does. Null: it cannot be told.
    tl::expected<GenerationTrace, std::string> (*trace)(const model::Model& document, const TraceInput& input,
                                                        const StageProgress& progress) = nullptr;
    std::span<const RejectionReason> reasons = {}; ///< why `trace` says that places are left out
};

} // namespace navsmith::systems
