// Any bytes: either an error, or a mesh that is written as the same bytes, each of which belongs to a named field. In
// another version it is written and read again, or refused. Its blocks, or any other bytes as a block, are refused, or
// give a tree that is written and read as the same tree.
#include "formats/source2/kv3_values.h"
#include "formats/source2/nav_custom_data.h"
#include "formats/source2/nav_file.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

using namespace source2;

void tryBlock(Input block) {
    const auto document = kv3::readValues(block);
    if (!document) {
        require(!document.error().field.empty() && !document.error().expected.empty());
        return;
    }
    if (document->header.encoding < 4)
        return;
    const auto again = kv3::readValues(kv3::writeValues(*document));
    // Blobs are not written, so that a tree with some cannot be read.
    require(again ? again->root == document->root && again->strings == document->strings : !document->blobs.empty());

    const auto areas = readCustomData(block);
    if (!areas)
        return;
    std::vector<AreaEntry> entries;
    for (const auto& area : *areas)
        entries.push_back({entries.size(), area});
    requireSame(writeCustomData(block, entries), block);
    entries.push_back({});
    const auto more = readCustomData(writeCustomData(block, entries));
    require(more && more->size() == areas->size() + 1);
}

void writeOrRefuse(const NavFile& file) {
    const auto written = write(file);
    if (!written) {
        require(!written.error().field.empty() && !written.error().expected.empty());
        return;
    }
    const auto again = read(*written);
    require(again.has_value());
    requireSame(*write(*again), *written);
}

/// `choice`: any number.
void change(NavFile file, unsigned choice) {
    auto other = file;
    other.version = kFirstVersion + choice % 8;
    writeOrRefuse(other);
    switch (choice % 7) {
    case 0:
        file.connections.clear();
        break;
    case 1:
        file.polygons.clear();
        break;
    case 2:
        file.generation.hullCount += 1;
        break;
    case 3:
        file.generation.version += 1;
        break;
    case 4:
        file.generation.hullPreset = std::string("a\0b", 3);
        break;
    case 5:
        file.subVersion = 0;
        break;
    default:
        file.edges.clear();
        break;
    }
    writeOrRefuse(file);
}

} // namespace

void run(Input input) {
    const auto file = read(input);
    if (!file) {
        require(!file.error().field.empty() && !file.error().expected.empty());
        tryBlock(input);
        return;
    }
    const auto written = write(*file);
    require(written.has_value());
    requireSame(*written, input);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!fieldAt(*file, at).empty());
    (void)fieldAt(*file, input.size());
    for (const auto* block : {&file->first, &file->second, &file->third, &file->custom})
        tryBlock(block->bytes);
    change(*file, std::to_integer<unsigned>(input.back()) + std::to_integer<unsigned>(input[input.size() / 2]));
}

} // namespace navsmith::fuzz
