// How far a node graph agrees with another of the same map.
#pragma once

#include "core/systems/generator.h"
#include "core/systems/source_ain/generation/link_tester.h"
#include "formats/source/ain_file.h"

#include <cstddef>
#include <vector>

namespace navsmith::systems::source_ain::generation {

/// Numbers of links that two graphs have.
struct LinkCounts {
    std::size_t theirs = 0; ///< of the reference
    std::size_t ours = 0;
    std::size_t both = 0;

    [[nodiscard]] double recall() const { return share(theirs); }
    [[nodiscard]] double precision() const { return share(ours); }
    void add(const LinkCounts& other);

private:
    [[nodiscard]] double share(std::size_t of) const {
        return of == 0 ? 1.0 : static_cast<double>(both) / static_cast<double>(of);
    }
};

/// What is equal in two graphs. Nodes are matched by their index, links by their ends, whatever their direction.
struct GraphAgreement {
    std::size_t nodes = 0;        ///< of the one with more
    std::size_t equalNodes = 0;   ///< place, yaw, type, info and id
    std::size_t offsets = 0;      ///< of ground and climb nodes of the reference
    std::size_t equalOffsets = 0; ///< within 0.02
    LinkCounts links;             ///< of any hull
    std::vector<LinkCounts> byHull;
    LinkCounts human;           ///< walks and jumps of the first hull
    std::size_t equalLinks = 0; ///< of the reference, those with the same moves for all hulls
    std::size_t equalZones = 0;

    void add(const GraphAgreement& other);
};
GraphAgreement agreementOf(const source::AinFile& output, const source::AinFile& reference);

/// `tester` tells why links are missing; may be null. Figures: nodes, offsets, link_recall, link_precision,
/// links_equal, human_recall, human_precision, hull_recall and hull_precision (of the worst other hull), zones; numbers
/// of nodes and links.
FileComparison compareGraphs(const source::AinFile& output, const source::AinFile& reference,
                             const LinkTester* tester = nullptr);

} // namespace navsmith::systems::source_ain::generation
