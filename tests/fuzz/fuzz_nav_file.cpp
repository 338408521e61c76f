// Any bytes read in any layout: either an error, or a document that is written as the same bytes.
#include "formats/source/nav_file.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto readAndWrite = [&](const source::NavReadOptions& options) {
        const auto file = source::read(input, options);
        if (!file)
            return;
        const auto written = source::write(*file);
        require(written.has_value());
        requireSame(*written, input);
    };
    readAndWrite({});
    for (const auto& info : source::navLayouts())
        readAndWrite({.layout = info.layout});
    (void)source::peek(input);
}
