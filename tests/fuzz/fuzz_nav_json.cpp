// Any text: either an error, or waypoints whose text parses to the same waypoints.
#include "formats/quake/nav_json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto input = std::as_bytes(std::span(data, size));
    (void)navsmith::quake::mayBeNavJson(input);
    const auto json = navsmith::quake::readNavJson(input);
    if (!json)
        return 0;
    const std::string text = navsmith::quake::writeNavJson(*json);
    const auto again = navsmith::quake::readNavJson(std::as_bytes(std::span(text)));
    if (!again || navsmith::quake::writeNavJson(*again) != text)
        std::abort();
    return 0;
}
