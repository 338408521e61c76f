#include "tests/faults/allocation_faults.h"

#include <atomic>
#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define NAVSMITH_OWN_HEAP 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define NAVSMITH_OWN_HEAP 0
#endif
#endif
#ifndef NAVSMITH_OWN_HEAP
#define NAVSMITH_OWN_HEAP 1
#endif

namespace navsmith::faults {
namespace {

std::atomic<bool> active{false};
std::atomic<std::size_t> number{0};
std::atomic<std::size_t> failing{AllocationFaults::kNone};
std::atomic<bool> lasts{false};
std::atomic<std::size_t> held{0};

} // namespace

#if NAVSMITH_OWN_HEAP
namespace {

bool strikes() {
    if (!active.load(std::memory_order_relaxed))
        return false;
    const auto at = number.fetch_add(1);
    return lasts ? at >= failing : at == failing;
}

void* give(std::size_t size, std::size_t alignment) {
    void* block = nullptr;
    if (!strikes())
        block = alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__
                    ? std::malloc(size == 0 ? 1 : size)
                    : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
    if (block == nullptr)
        throw std::bad_alloc();
    ++held;
    return block;
}

void takeBack(void* block) {
    if (block == nullptr)
        return;
    --held;
    std::free(block);
}

} // namespace
#endif

AllocationFaults::AllocationFaults(std::size_t at, bool lasting) {
    number = 0;
    failing = at;
    lasts = lasting;
    active = true;
}

AllocationFaults::~AllocationFaults() {
    active = false;
}

std::size_t AllocationFaults::count() const {
    return number;
}

bool AllocationFaults::available() {
    return NAVSMITH_OWN_HEAP != 0;
}

std::size_t AllocationFaults::blocks() {
    return held;
}

} // namespace navsmith::faults

#if NAVSMITH_OWN_HEAP

// The array, nothrow and sized forms of the library call these.
void* operator new(std::size_t size) {
    return navsmith::faults::give(size, 1);
}

void* operator new(std::size_t size, std::align_val_t alignment) {
    return navsmith::faults::give(size, static_cast<std::size_t>(alignment));
}

void operator delete(void* block) noexcept {
    navsmith::faults::takeBack(block);
}

void operator delete(void* block, std::size_t) noexcept {
    navsmith::faults::takeBack(block);
}

void operator delete(void* block, std::align_val_t) noexcept {
    navsmith::faults::takeBack(block);
}

void operator delete(void* block, std::size_t, std::align_val_t) noexcept {
    navsmith::faults::takeBack(block);
}

#endif
