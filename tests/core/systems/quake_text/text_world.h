// Small sound waypoints of each dialect, put together by hand after docs/formats/quake-text-waypoints.md.
#pragma once

#include "core/systems/quake_text/access.h"
#include "tests/core/systems/harness/edited_model.h"

#include <string>
#include <string_view>

namespace navsmith::tests {

/// Two markers of the map and three made ones: m1 is a goal, m3 to m5 a triangle.
FileBytes ktxText();
/// Four waypoints, the last of which is reached by a teleporter.
FileBytes frikBotText();
/// The same in two files.
FileBytes frikBotChain();
FileBytes frikBotQcText();
/// A listed marker of the map and two made ones.
FileBytes frogbot2Text();
/// Two points and a box, linked by hand.
FileBytes nexuizText();

std::string stringOf(const Bytes& bytes);
/// With a part of a file's text replaced; throws if it is not there.
FileBytes withPart(FileBytes files, const std::string& name, std::string_view part, std::string_view by);

model::Model loadText(const FileBytes& files);
/// A room with two entities that get markers, 1024 units wide, around the nodes of the files above.
std::shared_ptr<const world::Backdrop> markerRoom();

} // namespace navsmith::tests
