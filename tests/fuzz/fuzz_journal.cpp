// Any bytes: no journal, a journal that is replayed up to the first damage, or a change that applies or not.
#include "core/recovery/change_codec.h"
#include "core/recovery/change_fits.h"
#include "core/recovery/journal.h"
#include "tests/core/model/stress_schemas.h"

#include <cstddef>
#include <cstdint>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace bytes = navsmith::bytes;
    namespace model = navsmith::model;
    namespace recovery = navsmith::recovery;
    static const auto start = model::stress::mesh::make(4, 3);
    const auto input = std::as_bytes(std::span(data, size));
    (void)recovery::summarise(input);
    (void)recovery::replay(input, start.sharedSchema());
    // Skips the checksum, which a fuzzer cannot guess.
    bytes::ByteReader reader(input);
    const auto change = recovery::readChange(reader);
    if (reader.ok() && recovery::whyNotApply(start, change).empty()) {
        auto model = start;
        model.apply(change, model::Direction::Forward);
        model.apply(change, model::Direction::Backward);
    }
    return 0;
}
