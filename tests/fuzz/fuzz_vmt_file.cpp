// Any text: keys and values, and what a material says in them.
#include "formats/key_values/key_values.h"
#include "formats/source/vmt_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

namespace {

/// Blocks are nested no deeper than they may be.
void check(std::span<const navsmith::key_values::KeyValue> entries, std::size_t depth) {
    if (depth > navsmith::key_values::kDeepestBlock)
        std::abort();
    for (const auto& entry : entries) {
        if (!entry.isBlock && !entry.block.empty())
            std::abort();
        check(entry.block, depth + 1);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace source = navsmith::source;
    const auto bytes = std::as_bytes(std::span(data, size));
    check(navsmith::key_values::readKeyValues(bytes).entries, 0);
    const auto file = source::readVmt(bytes);
    if (!file)
        return 0;
    const auto material = source::materialOf(source::patched(*file, *file));
    if (!(material.alpha >= 0.0F && material.alpha <= 1.0F))
        std::abort();
    return 0;
}
