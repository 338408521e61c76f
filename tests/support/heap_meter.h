// How much heap a piece of code takes. Linking tests_heap_meter replaces operator new and delete of the program.
#pragma once

#include <cstddef>

namespace navsmith::tests {

/// Counts what operator new gave out since its construction, over all threads. One meter at a time.
class HeapMeter {
public:
    HeapMeter();

    /// False under a sanitizer, which needs the heap for itself; the counts are then 0 and worth nothing.
    static bool available();

    /// The most bytes that were held at one time beyond those held at construction.
    [[nodiscard]] std::size_t peakBytes() const;
    /// Bytes held now beyond those held at construction; 0 if fewer.
    [[nodiscard]] std::size_t liveBytes() const;

private:
    std::size_t liveAtStart_;
};

} // namespace navsmith::tests
