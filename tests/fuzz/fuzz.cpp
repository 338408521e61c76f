#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    navsmith::fuzz::run(std::as_bytes(std::span(data, size)));
    return 0;
}
