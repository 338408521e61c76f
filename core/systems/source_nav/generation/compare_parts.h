// The parts of compareMeshes().
#pragma once

#include "formats/source/nav_file.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Counts of what both meshes have, the made one and the known one.
struct Tally {
    std::size_t both = 0;
    std::size_t made = 0;
    std::size_t known = 0;
};

/// In cells of 12.5 units; floors of two meshes are the same within 20 units.
struct FloorTally : Tally {
    std::size_t planBoth = 0;
    std::size_t planEither = 0;
    double meanError = 0;
    double error95 = 0;
};
FloorTally compareFloors(const source::NavFile& made, const source::NavFile& known);

/// Areas with the same corners.
class AreaMatch {
public:
    AreaMatch(const source::NavFile& made, const source::NavFile& known);

    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
    [[nodiscard]] std::size_t count() const { return count_; }
    /// By position in the known file: position in the made one, or kNone.
    [[nodiscard]] std::uint32_t madeFor(std::size_t known) const { return made_[known]; }
    /// By id in the known file: id in the made one, or 0.
    [[nodiscard]] std::uint32_t madeId(std::uint32_t knownId) const;
    [[nodiscard]] bool matchesMade(std::uint32_t madeId) const;

private:
    std::vector<std::uint32_t> made_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ids_; ///< known, made; sorted
    std::vector<std::uint32_t> madeIds_;                       ///< sorted
    std::size_t count_ = 0;
};

Tally compareLinks(const source::NavFile& made, const source::NavFile& known, const AreaMatch& match);
/// Random pairs of places that both meshes have.
Tally compareReach(const source::NavFile& made, const source::NavFile& known);

struct SpotTally {
    Tally found;   ///< known spots with a made one within 50 units
    Tally certain; ///< made spots with a known one within 50 units
    Tally flags;   ///< at equal places
};
SpotTally compareSpots(const source::NavFile& made, const source::NavFile& known);

struct EncounterTally {
    Tally paths;
    Tally spots; ///< of paths in both: lists of the same spots in the same order, at the same way within 1/255
};
EncounterTally compareEncounters(const source::NavFile& made, const source::NavFile& known, const AreaMatch& match);
Tally compareApproaches(const source::NavFile& made, const source::NavFile& known, const AreaMatch& match);

} // namespace navsmith::systems::source_nav::generation
