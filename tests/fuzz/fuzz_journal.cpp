// Any bytes: no journal, a journal that is replayed up to the first damage, or a change that applies or not.
#include "core/recovery/change_codec.h"
#include "core/recovery/change_fits.h"
#include "core/recovery/journal.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    static const auto start = model::stress::mesh::make(4, 3);
    (void)recovery::summarise(input);
    (void)recovery::replay(input, start.sharedSchema());
    // Skips the checksum, which a fuzzer cannot guess.
    bytes::ByteReader reader(input);
    const auto change = recovery::readChange(reader);
    if (reader.ok() && recovery::whyNotApply(start, change).empty()) {
        auto edited = start;
        edited.apply(change, model::Direction::Forward);
        edited.apply(change, model::Direction::Backward);
    }
}
