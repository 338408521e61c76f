#include "tests/bench/ratios.h"

#include <algorithm>

#include <malloc.h>

namespace navsmith::bench {

void BestTimes::ReportRuns(const std::vector<Run>& runs) {
    for (const auto& run : runs) {
        if (run.error_occurred || run.run_type != Run::RT_Iteration)
            continue;
        const double ms = run.real_accumulated_time / static_cast<double>(run.iterations) * 1e3;
        const auto [it, fresh] = best_.try_emplace(run.run_name.function_name, ms);
        if (!fresh)
            it->second = std::min(it->second, ms);
    }
    ConsoleReporter::ReportRuns(runs);
}

std::size_t heapBytes() {
    const auto heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

std::vector<Result> evaluate(const std::vector<Ratio>& ratios, const std::map<std::string, double>& milliseconds) {
    std::vector<Result> results;
    for (const auto& ratio : ratios) {
        const auto top = milliseconds.find(ratio.numerator);
        if (top == milliseconds.end())
            continue;
        double below = 1;
        if (!ratio.denominator.empty()) {
            const auto bottom = milliseconds.find(ratio.denominator);
            if (bottom == milliseconds.end())
                continue;
            below = bottom->second;
        }
        results.push_back({ratio, std::max(0.0, top->second - ratio.allowance) / below});
    }
    return results;
}

} // namespace navsmith::bench
