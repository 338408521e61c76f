// What a scene draws, in a form that tests compare.
#pragma once

#include "render/scene.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace navsmith::tests {

/// Everything that is drawn and whose it is, whatever the order and the tile's age.
std::multiset<std::string> drawn(const render::Scene& scene);
/// Highlights of the selection.
std::multiset<std::string> drawnSelection(const render::Scene& scene);

/// Does what an uploader does, and keeps what a graphics card would have then.
class Card {
public:
    /// Takes over what the scene says has changed. Returns how many items that were.
    std::size_t sync(render::Scene& scene);
    /// Whether it holds what the scene does, to the byte.
    [[nodiscard]] bool agrees(const render::Scene& scene) const;

private:
    std::uint64_t generation_ = 0;
    std::vector<std::vector<std::string>> chunks_; ///< by tile; bytes of its chunks
};

} // namespace navsmith::tests
