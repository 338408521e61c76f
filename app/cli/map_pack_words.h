// What the commands say that list and change the files packed into maps.
#pragma once

#include "app/cli/json_output.h"
#include "app/cli/session.h"
#include "core/opening/map_pack.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::cli {

/// The files in a map that the names stand for, in the map's order, each once; all if there is no name. The session
/// gets a problem for a name that fits none.
std::vector<std::size_t> filesCalled(const opening::MapPack& pack, const std::filesystem::path& map,
                                     std::span<const std::string> names, Session& session);

/// Adds {"changed", "mapBytesBefore", "mapBytes", "backup"}. Without a report it was a dry run: no "changed".
void addOutcome(Json& to, const files::PlannedEntries& planned, const std::optional<files::InPlaceReport>& report);

/// Logs warnings and, unless the results are JSON, writes what has changed: a line for the map, and one for each file
/// if there are several.
void tellOutcome(Session& session, const files::PlannedEntries& planned,
                 const std::optional<files::InPlaceReport>& report, bool json);

} // namespace navsmith::cli
