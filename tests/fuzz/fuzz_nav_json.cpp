// Any text: either an error, or waypoints whose text parses to the same waypoints.
#include "formats/quake/nav_json.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    (void)quake::mayBeNavJson(input);
    require(!quake::newNavJsonMeta(textOf(input)).empty());
    const auto json = quake::readNavJson(input);
    if (!json)
        return;
    const std::string text = quake::writeNavJson(*json);
    const auto again = quake::readNavJson(std::as_bytes(std::span(text)));
    require(again && quake::writeNavJson(*again) == text);
}
