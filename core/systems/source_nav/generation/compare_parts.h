// The parts of compareMeshes().
#pragma once

#include "formats/source/nav_file.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// How many of something both meshes have, and each of them.
struct Tally {
    std::size_t both = 0;
    std::size_t generated = 0;
    std::size_t reference = 0;
};

/// In cells of 12.5 units; floors of two meshes are the same within 20 units.
struct FloorTally : Tally {
    std::size_t planBoth = 0;
    std::size_t planEither = 0;
    double meanError = 0;
    double error95 = 0;
};
FloorTally compareFloors(const source::NavFile& generated, const source::NavFile& reference);

/// Areas with the same corners.
class AreaMatch {
public:
    AreaMatch(const source::NavFile& generated, const source::NavFile& reference);

    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
    [[nodiscard]] std::size_t count() const { return count_; }
    /// From a position in the reference to the position in the generated mesh, or kNone.
    [[nodiscard]] std::uint32_t generatedFor(std::size_t reference) const { return generated_[reference]; }
    /// From an id in the reference to the id in the generated mesh, or 0.
    [[nodiscard]] std::uint32_t generatedId(std::uint32_t referenceId) const;
    [[nodiscard]] bool matchesGenerated(std::uint32_t generatedId) const;

private:
    std::vector<std::uint32_t> generated_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ids_; ///< reference, generated; sorted
    std::vector<std::uint32_t> generatedIds_;                  ///< sorted
    std::size_t count_ = 0;
};

Tally compareLinks(const source::NavFile& generated, const source::NavFile& reference, const AreaMatch& match);
/// Random pairs of places that both meshes have.
Tally compareReach(const source::NavFile& generated, const source::NavFile& reference);

struct SpotTally {
    Tally found;   ///< spots of the reference with a generated one within 50 units
    Tally certain; ///< generated spots with one of the reference within 50 units
    Tally flags;   ///< at equal places
};
SpotTally compareSpots(const source::NavFile& generated, const source::NavFile& reference);

struct EncounterTally {
    Tally paths;
    Tally spots; ///< of paths in both: lists of the same spots in the same order, at the same way within 1/255
};
EncounterTally compareEncounters(const source::NavFile& generated, const source::NavFile& reference,
                                 const AreaMatch& match);
Tally compareApproaches(const source::NavFile& generated, const source::NavFile& reference, const AreaMatch& match);

} // namespace navsmith::systems::source_nav::generation
