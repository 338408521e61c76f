// Any text: keys and values, and what a material says in them.
#include "formats/key_values/key_values.h"
#include "formats/source/vmt_file.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

/// Blocks are nested no deeper than they may be.
void requireDepth(std::span<const key_values::KeyValue> entries, std::size_t depth) {
    require(depth <= key_values::kDeepestBlock);
    for (const auto& entry : entries) {
        require(entry.isBlock || entry.block.empty());
        if (entry.isBlock)
            requireDepth(entry.block, depth + 1);
    }
}

} // namespace

void run(Input input) {
    requireDepth(key_values::readKeyValues(input).entries, 0);
    const auto file = source::readVmt(input);
    if (!file)
        return;
    const auto material = source::materialOf(source::patched(*file, *file));
    require(material.alpha >= 0.0F && material.alpha <= 1.0F);
}

} // namespace navsmith::fuzz
