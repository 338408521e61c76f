// Which nodes the games' builder tries to link: the second and third step of it. Section 5 of
// docs/formats/source-ain.md.
#pragma once

#include "formats/source/ain_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source_ain::generation {

/// Rows of neighbours, which are not symmetric: of two nodes, only one may want the link.
class Neighbours {
public:
    /// `visible`: by node, those of a higher number that are near enough and in sight. `isStrider`: by node, whether it
    /// is a hint for striders. Nodes at the place of another become deleted ones, unless they are of a ladder.
    Neighbours(std::vector<source::AinNode>& nodes, std::span<const std::vector<std::uint32_t>> visible,
               const std::vector<bool>& isStrider);

    /// Whatever the rules say.
    void force(std::size_t a, std::size_t b);

    /// Ascending.
    [[nodiscard]] std::span<const std::uint32_t> of(std::size_t node) const { return rows_[node]; }
    [[nodiscard]] bool has(std::size_t node, std::size_t other) const;

private:
    std::vector<std::vector<std::uint32_t>> rows_;
};

} // namespace navsmith::systems::source_ain::generation
