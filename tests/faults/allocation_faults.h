// Memory that runs out at a given allocation. Linking it replaces operator new of the whole program.
#pragma once

#include <cstddef>

namespace navsmith::faults {

/// While it lives, the allocation with this number, from 0, throws std::bad_alloc, in whatever thread; with `lasting`
/// all later ones, too. Counts them. One at a time.
class AllocationFaults {
public:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    explicit AllocationFaults(std::size_t at = kNone, bool lasting = false);
    ~AllocationFaults();
    AllocationFaults(const AllocationFaults&) = delete;
    AllocationFaults& operator=(const AllocationFaults&) = delete;

    [[nodiscard]] std::size_t count() const;

    /// False under a sanitizer, which needs its own heap.
    static bool available();
    /// Blocks that are held now.
    static std::size_t blocks();
};

} // namespace navsmith::faults
