// Any bytes: what is read is written back, byte by byte.
#include "formats/gta_paths_ipl/path_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace ipl = navsmith::gta_paths_ipl;
    const auto bytes = std::as_bytes(std::span(data, size));
    auto file = ipl::read(bytes);
    if (!file)
        return 0;
    if (!std::ranges::equal(ipl::write(*file), bytes))
        std::abort();
    // Changed values are read back.
    for (auto& group : file->groups) {
        group.id = 7;
        group.nodes[3].x = 0.5;
    }
    const auto again = ipl::read(ipl::write(*file));
    if (!again || again->groups.size() != file->groups.size())
        std::abort();
    for (const auto& group : again->groups) {
        if (group.id != 7 || group.nodes[3].x != 0.5)
            std::abort();
    }
    return 0;
}
