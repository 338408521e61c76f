// How many nodes the games take: the game is a setting of the document.
#pragma once

#include "core/model/model.h"
#include "core/systems/source_ain/generation/hulls.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace navsmith::systems::source_ain {

enum class Game : std::uint8_t { Unknown, Sdk, GarrysMod, OldGarrysMod };

inline constexpr std::size_t kSdkNodes = generation::kNodesOfSdk;
inline constexpr std::size_t kOldGarrysModNodes = 4096; ///< from 2019 to 2025
inline constexpr std::size_t kGarrysModNodes = generation::kNodesOfGarrysMod;

Game gameOf(const model::Model& m);
/// The limit of the document's game; if that is not known, of the game that takes most.
std::size_t mostNodes(const model::Model& m);

} // namespace navsmith::systems::source_ain
