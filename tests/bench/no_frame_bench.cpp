// Stands in for frame_bench.cpp and touch_bench.cpp where the editor is not built.
#include "tests/bench/ratios.h"

namespace navsmith::bench {

std::vector<Ratio> registerFrame() {
    return {};
}

std::vector<Ratio> registerTouch() {
    return {};
}

std::shared_ptr<void> openDisplay() {
    return nullptr;
}

} // namespace navsmith::bench
