// Measures heap usage. Linking tests_heap_meter replaces the program's operator new and delete.
#pragma once

#include <cstddef>

namespace navsmith::tests {

/// What reading a small file may take besides a multiple of its size.
inline constexpr std::size_t kHeapSlack = std::size_t{1} << 16U;

/// Tracks operator new since construction, over all threads. Use one meter at a time.
class HeapMeter {
public:
    HeapMeter();

    /// False under a sanitizer, which needs its own heap; the counts are then 0 and meaningless.
    static bool available();

    /// Peak of bytes held, beyond those held at construction.
    [[nodiscard]] std::size_t peakBytes() const;
    /// Bytes held now beyond those held at construction; 0 if fewer.
    [[nodiscard]] std::size_t liveBytes() const;

private:
    std::size_t liveAtStart_;
};

} // namespace navsmith::tests
