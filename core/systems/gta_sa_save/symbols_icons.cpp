#include "core/systems/gta_sa_save/symbols_icons.h"

#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/pickup_kinds.h"
#include "core/systems/gta_sa_save/symbol_shapes.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using symbol::Glyph;

namespace {

constexpr float kIconSize = 15;

std::optional<glm::vec3> pickupAnchor(const Model& m, Slot row) {
    return pickupAt(m, row);
}
Rgba pickupColour(const Model& m, const Overrides& o, Slot row) {
    return o.colour({kPickup, row}, pickupKinds()[pickupKind(m, row)].colour);
}
void drawPickup(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    out.sprites.push_back({pickupAt(m, row), pickupColour(m, o, row), kIconSize,
                           symbol::markOf(Shape::Disc, pickupKinds()[pickupKind(m, row)].glyph, kLeastMark)});
}
void drawPickupSelected(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawPickup(m, o, row, out);
    const auto name = nameIn(*m.schema().type(kPickup).findProperty("model"), m.get(pickup::pickupModel, row));
    if (!name.empty())
        out.labels.push_back({pickupAt(m, row), pickupColour(m, o, row), std::string(name)});
}

/// Icons that share a drawing.
struct Icons {
    Glyph glyph;
    std::array<int, 24> numbers; ///< 0 behind the last one
};
constexpr Icons kIcons[] = {
    {Glyph::Person, {-5, -3, 2, 3, 8, 12, 13, 15, 16, 23, 24, 26, 28, 34, 38, 40, 42, 43, 46, 47, 64}},
    {Glyph::Target, {-2, -1, 1, 41}},
    {Glyph::Burst, {-4, 11, 19}},
    {Glyph::North, {4}},
    {Glyph::Plane, {5, 57}},
    {Glyph::Gun, {6, 18}},
    {Glyph::Scissors, {7}},
    {Glyph::Anchor, {9}},
    {Glyph::Fork, {10, 14, 17, 29, 50}},
    {Glyph::Flame, {20}},
    {Glyph::Heart, {21}},
    {Glyph::Cross, {22}},
    {Glyph::Dice, {25, 44}},
    {Glyph::Wrench, {27}},
    {Glyph::Star, {30}},
    {Glyph::House, {31, 32}},
    {Glyph::Flag, {33, 53}},
    {Glyph::Disk, {35}},
    {Glyph::Book, {36}},
    {Glyph::Question, {37}},
    {Glyph::Pen, {39}},
    {Glyph::Shirt, {45}},
    {Glyph::Note, {48}},
    {Glyph::Glass, {49}},
    {Glyph::Car, {51, 55}},
    {Glyph::Dollar, {52}},
    {Glyph::Dumbbell, {54}},
    {Glyph::Bulb, {56}},
    {Glyph::Crown, {58, 59, 60, 61, 62}},
    {Glyph::Spray, {63}},
};

} // namespace

Glyph glyphOfIcon(int icon) {
    const auto* icons = std::ranges::find_if(kIcons, [&](const Icons& each) {
        return icon != 0 && std::ranges::find(each.numbers, icon) != each.numbers.end();
    });
    return icons == std::end(kIcons) ? Glyph::None : icons->glyph;
}

symbol::Symbol pickupSymbol() {
    auto result = drawn(kPickup, pickupAnchor, drawPickup, "position");
    result.highlight = drawPickupSelected;
    for (const auto& kind : pickupKinds()) {
        result.legend.push_back({kind.colour, std::string(kind.title)});
        result.groups.push_back({kind.id, kind.plural});
    }
    result.groupOf = pickupKind;
    return result;
}

} // namespace navsmith::systems::gta_sa_save
