// Sets broken in one place each: what every rule is tried on.
#pragma once

#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/harness/system_case.h"

namespace navsmith::tests {

std::vector<Break> pathBreaks();
std::vector<Break> extendedPathBreaks();

/// An edit of one area's records.
std::function<void(FileBytes&)> records(unsigned area, void (*edit)(RawArea&));
/// `count` peds beside ped 27:7, each linked with it both ways.
void addPeds(model::Transaction& tx, int count);

} // namespace navsmith::tests
