// Any bytes: an error, or entries that can be read or are refused.
#include "formats/containers/vpk.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const containers::MemorySource source(input);
    const auto vpk = containers::readVpk(source);
    if (!vpk)
        return;
    for (const auto& entry : vpk->entries) {
        require(!containers::vpkArchiveName("pak01_dir.vpk", entry.archive).empty());
        const auto bytes = containers::readVpkEntry(source, source, entry, 65536);
        require(!bytes || bytes->size() == entry.size());
    }
}
