// Any bytes read in any layout: either an error, or a document that is written as the same bytes.
#include "formats/source/nav_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

namespace {

void check(std::span<const std::byte> input, const navsmith::source::NavReadOptions& options) {
    const auto file = navsmith::source::read(input, options);
    if (!file)
        return;
    const auto written = navsmith::source::write(*file);
    if (!written || !std::equal(written->begin(), written->end(), input.begin(), input.end()))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto input = std::as_bytes(std::span(data, size));
    check(input, {});
    for (const auto& info : navsmith::source::navLayouts())
        check(input, {.layout = info.layout});
    (void)navsmith::source::peek(input);
    return 0;
}
