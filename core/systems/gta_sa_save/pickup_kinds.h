// Kinds of pickups: what players take them for. By the type where it says so, else by the model.
#pragma once

#include "core/symbol/glyphs.h"
#include "core/systems/gta_sa_save/schema.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace navsmith::systems::gta_sa_save {

struct PickupKind {
    std::string_view id;     ///< as in resources/gta_sa/pickup_models.tsv; for sessions
    std::string_view title;  ///< of one, for the legend: "Pickup: weapon"
    std::string_view plural; ///< lower case: "weapons"
    symbol::Rgba colour;
    symbol::Glyph glyph = symbol::Glyph::None;
};
/// The last one is for all others.
std::span<const PickupKind> pickupKinds();
/// Index of the kind of a live pickup.
std::size_t pickupKind(const model::Model& m, model::Slot row);

} // namespace navsmith::systems::gta_sa_save
