// Any bytes: either an error, or a document that is written as the same bytes.
#include "formats/gta_sa/extended_path_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    if (const auto file = gta_sa::readExtended(input))
        requireSame(gta_sa::writeExtended(*file), input);
}
