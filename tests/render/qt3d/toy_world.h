// A system made for tests of drawing: each row is a single primitive.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/symbol.h"
#include "render/scene.h"

#include <glm/vec3.hpp>

#include <string>
#include <vector>

namespace navsmith::tests {

/// a lane is a ribbon that is only visible near the camera
enum class Toy : std::uint8_t { Sprite, Segment, Ribbon, Quad, Lane };

/// A row. Quads extend from `a` to `b`; the corners on the b.x side have height b.z.
struct ToyRow {
    Toy what = Toy::Sprite;
    glm::vec3 a{0};
    glm::vec3 b{0};
    symbol::Rgba colour;
    float size = 11; ///< pixels for sprites and segments, half the width for ribbons
    std::uint32_t flags =
        0;                  ///< shape of sprites, style flags of segments, 1 for quads with an edge in their own colour
    std::string label = {}; ///< visible near the camera
};

inline constexpr model::ElementTypeId kToy = 1;

const symbol::View& toyView();

class ToyWorld {
public:
    explicit ToyWorld(const std::vector<ToyRow>& rows = {});

    [[nodiscard]] model::Model& model() { return model_; }
    [[nodiscard]] render::Scene& scene() { return scene_; }

    model::Slot add(const ToyRow& row);
    void addAll(const std::vector<ToyRow>& rows);
    void moveTo(model::Slot slot, const glm::vec3& place);
    void recolour(model::Slot slot, symbol::Rgba to);
    void erase(model::Slot slot);

private:
    model::Slot put(model::Transaction& tx, const ToyRow& row);
    void finish(model::Transaction& tx);

    model::Model model_;
    render::Scene scene_;
};

} // namespace navsmith::tests
