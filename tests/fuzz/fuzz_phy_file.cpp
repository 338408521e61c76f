// Any bytes as a collision model: an error, or parts whose triangles name points that exist.
#include "formats/source/phy_file.h"

#include <cstddef>
#include <cstdint>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto file = navsmith::source::readPhy(std::as_bytes(std::span(data, size)));
    if (!file)
        return 0;
    for (const auto& solid : file->solids) {
        for (const auto& part : solid.parts) {
            for (const auto& triangle : part.triangles) {
                for (const auto point : triangle)
                    (void)part.points.at(point);
            }
        }
    }
    return 0;
}
