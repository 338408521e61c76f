// The drawn items of a scene in a form that tests can compare.
#pragma once

#include "render/scene.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace navsmith::tests {

/// All drawn items with their elements, independent of drawing order and packing.
std::multiset<std::string> drawn(const render::Scene& scene);
/// The highlights of the selection.
std::multiset<std::string> drawnSelection(const render::Scene& scene);

/// Simulates an uploader and the contents of the graphics card.
class Card {
public:
    /// Uploads the changes of the scene. Returns the number of items.
    std::size_t sync(render::Scene& scene);
    /// Whether its contents are byte for byte those of the scene.
    [[nodiscard]] bool agrees(const render::Scene& scene) const;

private:
    std::uint64_t generation_ = 0;
    std::vector<std::vector<std::string>> chunks_; ///< bytes of the chunks of each tile
};

} // namespace navsmith::tests
