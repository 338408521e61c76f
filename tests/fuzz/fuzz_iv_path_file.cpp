// Any bytes: either an error, or a document that is written as the same bytes, each of which belongs to a named field.
#include "formats/gta_iv/path_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto file = gta_iv::read(input);
    if (!file)
        return;
    requireSame(gta_iv::write(*file), input);
    for (std::size_t at = 0; at < input.size(); at += 1 + input.size() / 64)
        require(!gta_iv::fieldAt(*file, at).empty());
}
