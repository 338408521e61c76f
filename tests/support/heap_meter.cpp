#include "tests/support/heap_meter.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
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

namespace navsmith::tests {
namespace {

std::atomic<std::size_t> live{0};
std::atomic<std::size_t> peak{0};

#if NAVSMITH_OWN_HEAP

// The size of a block is stored before it, in a header of the alignment's size.
constexpr std::size_t kHeader = __STDCPP_DEFAULT_NEW_ALIGNMENT__;
static_assert(kHeader >= sizeof(std::size_t));

#if defined(_WIN32)
void* allocate(std::size_t alignment, std::size_t size) {
    return ::_aligned_malloc(size, alignment);
}

void release(void* pointer) {
    ::_aligned_free(pointer);
}
#else
void* allocate(std::size_t alignment, std::size_t size) {
    return alignment <= kHeader ? std::malloc(size) : std::aligned_alloc(alignment, size);
}

void release(void* pointer) {
    std::free(pointer);
}
#endif

void* give(std::size_t size, std::size_t alignment) {
    const std::size_t room = std::max(alignment, kHeader);
    if (size > SIZE_MAX - 2 * room)
        throw std::bad_alloc();
    const std::size_t whole = (size + 2 * room - 1) / room * room; // aligned_alloc requires a multiple
    void* const raw = allocate(room, whole);
    if (raw == nullptr)
        throw std::bad_alloc();
    std::byte* const block = static_cast<std::byte*>(raw) + room;
    std::memcpy(block - sizeof(size), &size, sizeof(size));
    const std::size_t now = live.fetch_add(size) + size;
    std::size_t most = peak.load();
    while (now > most && !peak.compare_exchange_weak(most, now)) {
    }
    return block;
}

void takeBack(void* pointer, std::size_t alignment) {
    if (pointer == nullptr)
        return;
    std::byte* const block = static_cast<std::byte*>(pointer);
    std::size_t size = 0;
    std::memcpy(&size, block - sizeof(size), sizeof(size));
    live.fetch_sub(size);
    release(block - std::max(alignment, kHeader));
}

#endif

} // namespace

HeapMeter::HeapMeter() : liveAtStart_(live.load()) {
    peak.store(liveAtStart_);
}

bool HeapMeter::available() {
    return NAVSMITH_OWN_HEAP != 0;
}

std::size_t HeapMeter::peakBytes() const {
    return peak.load() - liveAtStart_;
}

std::size_t HeapMeter::liveBytes() const {
    const std::size_t now = live.load();
    return now > liveAtStart_ ? now - liveAtStart_ : 0;
}

} // namespace navsmith::tests

#if NAVSMITH_OWN_HEAP

// The array, nothrow and sized forms of the library call these.
void* operator new(std::size_t size) {
    return navsmith::tests::give(size, 1);
}

void* operator new(std::size_t size, std::align_val_t alignment) {
    return navsmith::tests::give(size, static_cast<std::size_t>(alignment));
}

void operator delete(void* pointer) noexcept {
    navsmith::tests::takeBack(pointer, 1);
}

void operator delete(void* pointer, std::size_t) noexcept {
    navsmith::tests::takeBack(pointer, 1);
}

void operator delete(void* pointer, std::align_val_t alignment) noexcept {
    navsmith::tests::takeBack(pointer, static_cast<std::size_t>(alignment));
}

void operator delete(void* pointer, std::size_t, std::align_val_t alignment) noexcept {
    navsmith::tests::takeBack(pointer, static_cast<std::size_t>(alignment));
}

#endif
