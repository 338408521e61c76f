// Any bytes: either an error, or a document that is written as the same bytes.
#include "formats/gta_sa/path_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    if (const auto file = gta_sa::read(input))
        requireSame(gta_sa::write(*file), input);
}
