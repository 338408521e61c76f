#include "tests/core/systems/quake_text/text_world.h"

#include "tests/core/systems/harness/box_room.h"
#include "tests/support/map_bytes.h"

#include <stdexcept>

namespace navsmith::tests {

FileBytes ktxText() {
    return {{"room.bot", bytesOf("CreateMarker 0 0 24\n"
                                 "CreateMarker 128 0 24\n"
                                 "CreateMarker 128 128 24\n"
                                 "SetGoal 1 3\n"
                                 "SetZone 1 1\n"
                                 "SetMarkerPath 1 0 3\n"
                                 "SetZone 2 2\n"
                                 "SetZone 3 1\n"
                                 "SetMarkerPath 3 0 4\n"
                                 "SetMarkerPath 3 2 1\n"
                                 "SetZone 4 1\n"
                                 "SetMarkerFlag 4 f\n"
                                 "SetMarkerPath 4 0 3\n"
                                 "SetMarkerPath 4 1 5\n"
                                 "SetMarkerPathFlags 4 1 rj\n"
                                 "SetRocketJumpPathFields 4 1 74.0 89.0 2\n"
                                 "SetZone 5 2\n"
                                 "SetMarkerPath 5 0 4\n")}};
}

FileBytes frikBotText() {
    return {{"room.way", bytesOf("// Room - maps/room.way\r\n"
                                 "// Ways by nobody\r\n"
                                 "saved1 0; saved2 0; saved3 24\r\n"
                                 "scratch1 2; scratch2 3; scratch3 0; scratch4 0\r\n"
                                 "saved4 1; wait\r\n"
                                 "saved1 128\r\n"
                                 "scratch1 1; scratch2 0\r\n"
                                 "saved4 514; wait\r\n"
                                 "saved2 128\r\n"
                                 "scratch1 2; scratch2 4\r\n"
                                 "saved4 10; wait\r\n"
                                 "saved1 -128\r\n"
                                 "scratch1 1; scratch2 0\r\n"
                                 "saved4 2; wait\r\n"
                                 "saved4 3\r\n"
                                 "// end waypoint dump")}};
}

FileBytes frikBotChain() {
    const auto text = stringOf(frikBotText().at("room.way"));
    const auto cut = text.find("saved1 -128");
    return {{"room.way", bytesOf(text.substr(0, cut) + "exec maps/room.wa1\r\n")},
            {"room.wa1", bytesOf("// **** break here ****\r\n" + text.substr(cut))}};
}

FileBytes frikBotQcText() {
    return {{"map_room.qc", bytesOf("/* QC Waypoint Dump */\nvoid() map_room =\n{\n"
                                    "\tmake_way('  0.0   0.0  24.0', '2 0 0', 0, 0);\n"
                                    "\tmake_way('128.0   0.0  24.0', '1 0 0', 0, 256);\n};\n")}};
}

FileBytes frogbot2Text() {
    return {{"map_hall.qc", bytesOf("// Waypoints by nobody\nvoid() map_hall =\n{\ncustom_marker_start=2;\n"
                                    "N(0,0,24);N(128,0,24);\nLSQ();\nZ1(m1);Z1(m2);Z2(m3);\nG3(m1);\nm2.T=64;\n"
                                    "m1.P0=m2;m2.P0=m3;m2.P1=m1;m3.P0=m2;\nm2.D0=1024;\n};\n/* MarkerInfo\n"
                                    "m1 item_health 64 64 0;\nm2 marker 0 0 24;\nm3 marker 128 0 24;\n*/\n")}};
}

FileBytes nexuizText() {
    return {{"room.waypoints", bytesOf("//WAYPOINT_VERSION 1.04\n'  0.0   0.0  24.0'\n'  0.0   0.0  24.0'\n0\n"
                                       "'128.0   0.0  24.0'\n'128.0   0.0  24.0'\n16384\n"
                                       "'100.0 100.0  24.0'\n'160.0 160.0  24.0'\n0\n")},
            {"room.waypoints.hardwired", bytesOf("'  0.0   0.0  24.0'*'128.0   0.0  24.0'\n"
                                                 "*'128.0   0.0  24.0'*'130.0 130.0  24.0'\n"
                                                 "'130.0 130.0  24.0'*'  0.0   0.0  24.0'\n")}};
}

std::string stringOf(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

FileBytes withPart(FileBytes files, const std::string& name, std::string_view part, std::string_view by) {
    auto text = stringOf(files.at(name));
    const auto at = text.find(part);
    if (at == std::string::npos)
        throw std::logic_error("no such text: " + std::string(part));
    files[name] = bytesOf(text.replace(at, part.size(), by));
    return files;
}

model::Model loadText(const FileBytes& files) {
    return loadFiles(systemNamed("quake_text"), files);
}

std::shared_ptr<const world::Backdrop> markerRoom() {
    return boxRoom("{ \"classname\" \"worldspawn\" } { \"classname\" \"light\" \"origin\" \"1 2 3\" }"
                   "{ \"classname\" \"item_health\" \"origin\" \"64 64 0\" }"
                   "{ \"classname\" \"weapon_nailgun\" \"origin\" \"9 9 9\" \"spawnflags\" \"2048\" }"
                   "{ \"classname\" \"func_door\" \"model\" \"*1\" }",
                   {{{200, 200, 0}, {240, 240, 80}}});
}

} // namespace navsmith::tests
