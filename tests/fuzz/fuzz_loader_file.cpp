// Any bytes: commands that have their paths.
#include "formats/gta_world/loader_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace world = navsmith::gta_world;
    const auto bytes = std::as_bytes(std::span(data, size));
    for (const auto& line : world::readLoader(bytes).lines) {
        if (line.command != world::LoaderLine::Command::Other && line.path.empty())
            std::abort();
    }
    return 0;
}
