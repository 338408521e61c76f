// Any bytes: either an error, or a document that is written as the same bytes.
#include "formats/gta_iv/path_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    if (const auto file = gta_iv::read(input))
        requireSame(gta_iv::write(*file), input);
}
