// Any bytes: an error, or entries that can be read or are refused.
#include "formats/containers/vpk.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace containers = navsmith::containers;
    const containers::MemorySource source(std::as_bytes(std::span(data, size)));
    const auto vpk = containers::readVpk(source);
    if (!vpk)
        return 0;
    for (const auto& entry : vpk->entries) {
        const auto bytes = containers::readVpkEntry(source, source, entry, 65536);
        if (bytes && bytes->size() != entry.size())
            std::abort();
    }
    return 0;
}
