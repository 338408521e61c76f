// Any bytes: definitions with a name and a distance.
#include "formats/gta_world/ide_file.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace world = navsmith::gta_world;
    const auto bytes = std::as_bytes(std::span(data, size));
    for (const auto& object : world::readIde(bytes).objects) {
        if (!std::isfinite(object.drawDistance) || object.model.empty())
            std::abort();
    }
    return 0;
}
