// Whatever the bytes are: an error, or entries of the size that they tell.
#include "formats/containers/pak.h"
#include "formats/containers/zip.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace containers = navsmith::containers;
    const containers::MemorySource source(std::as_bytes(std::span(data, size)));
    constexpr std::uint64_t kMost = std::uint64_t{1} << 20U;
    if (const auto entries = containers::listZip(source)) {
        for (const containers::ZipEntry& entry : *entries) {
            const auto bytes = containers::readZipEntry(source, entry, kMost);
            if (bytes && (bytes->size() != entry.size || bytes->size() > kMost))
                std::abort();
        }
    }
    if (const auto pak = containers::readPak(source)) {
        for (const containers::PakEntry& entry : pak->entries) {
            if (!source.read(entry.offset, entry.size))
                std::abort();
        }
    }
    return 0;
}
