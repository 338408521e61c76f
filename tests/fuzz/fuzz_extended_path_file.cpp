// Any bytes: either an error, or a document that is written as the same bytes, each of which belongs to a named field.
#include "formats/gta_sa/extended_path_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const bool mayBe = gta_sa::isExtended(input);
    const auto file = gta_sa::readExtended(input);
    if (!file)
        return;
    require(mayBe);
    requireSame(gta_sa::writeExtended(*file), input);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!gta_sa::fieldAt(*file, at).empty());
}
