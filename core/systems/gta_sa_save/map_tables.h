// Places that the map files hold and a save refers to by position: entrances, tags, sections of the map.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace navsmith::systems::gta_sa_save {

/// The row of an entrance in the table of the original game; none for those that only modified games have.
std::optional<std::size_t> entranceRow(const model::Model& m, model::Slot row);
std::string_view entranceName(const model::Model& m, model::Slot row);
/// Where its door is.
std::optional<glm::vec3> entranceAt(const model::Model& m, model::Slot row);
/// Where one comes out that enters it.
std::optional<glm::vec3> entranceLeadsTo(const model::Model& m, model::Slot row);

/// None if the save has another number of tags than the original game.
std::optional<glm::vec3> tagAt(const model::Model& m, model::Slot row);

/// The order of the sections of the map differs between the first and the second release of the game, independent of
/// the version in the save.
enum class SectionOrder : std::uint8_t { Undecided, First, Second };
// Bytes of the main script of either release.
inline constexpr std::uint32_t kFirstScriptBytes = 194'146;
inline constexpr std::uint32_t kSecondScriptBytes = 194'125;
/// Decided by the sections that are on, of which scripts switch only a few; else by the size of the script.
SectionOrder sectionOrder(const model::Model& m);
/// The name of the section with a flag, by its position; empty if unknown.
std::string_view sectionName(SectionOrder order, std::size_t place);
/// Whether scripts switch the section, rather than the player's position.
bool isSwitchable(SectionOrder order, std::size_t place);
/// The flag of a section by name.
std::optional<std::size_t> sectionPlace(SectionOrder order, std::string_view name);

/// The map sectors, 10 by 10: columns from the west, rows from the north.
inline constexpr std::size_t kSectorRows = 10;
inline constexpr float kSectorSize = 600; ///< metres

} // namespace navsmith::systems::gta_sa_save
