// Making a game's navigation data from a map, as the game's own tools make it.
#pragma once

#include "core/systems/edit.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

struct GenerateInput {
    std::string_view mapName; ///< "NAME" for NAME.bsp
    std::span<const std::byte> map;
    std::uint32_t version = 0;              ///< of the format; 0: that of `like`, or the usual one
    std::span<const std::byte> like = {};   ///< another file of the map
    std::span<const glm::dvec3> seeds = {}; ///< places from which the ground is explored; none: where players start
    bool allStarts = false;                 ///< from every place where players start, and not as the game does
    bool analyse = true;                    ///< also what the game finds out about a finished mesh
};

struct Generated {
    std::string name; ///< of the file
    std::vector<std::byte> bytes;
    std::vector<std::pair<std::string_view, std::size_t>> counts; ///< "areas", 1406
};

/// A figure of how far a file agrees with another of the same map.
struct Agreement {
    std::string_view id;    ///< stable, for scripts: "floor"
    std::string_view title; ///< for people
    double value = 0;       ///< a share, 0 to 1, or a number of units
    bool isShare = true;
};

struct FileComparison {
    std::vector<Agreement> figures; ///< always in the same order; those of what the files do not have are left out
    bool sameMap = false;           ///< the known file was made for a map of this size, or does not tell
    bool looksRaw = false;          ///< nobody seems to have edited the known file
};

struct Generator {
    std::string_view ending = {}; ///< of its files' names: ".nav"; before it comes the map's
    /// Whether a map with these first bytes, 8 or all, is of its games.
    bool (*takes)(std::span<const std::byte> head) = nullptr;
    /// Fails with what is wrong, for people; with an empty text if `progress` asked to stop. The same input gives the
    /// same bytes.
    tl::expected<Generated, std::string> (*generate)(const GenerateInput& input,
                                                     const StageProgress& progress) = nullptr;
    /// How far a made file agrees with one that is known to be good. Fails with what is wrong with a file.
    tl::expected<FileComparison, std::string> (*compare)(std::span<const std::byte> made,
                                                         std::span<const std::byte> known) = nullptr;
    /// Does again what the game finds out about the finished document: all of it, or what no longer fits. A note of the
    /// transaction tells what changed. Null: there is no such thing.
    EditResult (*analyse)(model::Transaction& tx, std::span<const std::byte> map, bool onlyStale,
                          const StageProgress& progress) = nullptr;
};

} // namespace navsmith::systems
