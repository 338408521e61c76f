// Any bytes: either an error, or a document that is written as the same bytes, each of which belongs to a named field.
#include "formats/gta_sa/path_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = gta_sa::read(input);
    if (!file)
        return;
    requireSame(gta_sa::write(*file), input);
    const auto& f = *file;
    require(input.size() >= std::min(gta_sa::exactSize(f.nodes.size(), f.navis.size(), f.links.size()),
                                     gta_sa::cutSize(f.nodes.size(), f.navis.size(), f.links.size())));
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!gta_sa::fieldAt(*file, at).empty());
}
