// Small sound node graphs, and a map for them.
#pragma once

#include "core/systems/source_ain/access.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/support/ain_bytes.h"

#include <functional>
#include <memory>
#include <vector>

namespace navsmith::tests {

FileBytes ainFile(const AinBytes& graph);
/// ainOfFourteen() with a change.
FileBytes fourteenWith(const std::function<void(AinBytes&)>& change);
model::Model loadAin(const FileBytes& files);

/// A map of Source: a room 1024 wide and 512 high around the nodes of ainOfFourteen(), with its floor at 0 and their
/// entities, the first of which is a hint. A wall from floor to ceiling parts nodes 3 and 4, and 9 and 10; the ladder
/// leads nowhere.
const std::vector<std::byte>& ainRoomBytes();
/// The same, whose file can be read again.
std::shared_ptr<const world::Backdrop> ainRoom();
/// Of any map of Source.
std::shared_ptr<const world::Backdrop> backdropOf(const std::vector<std::byte>& map);

} // namespace navsmith::tests
