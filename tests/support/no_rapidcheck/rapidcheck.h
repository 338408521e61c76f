// Used where rapidcheck cannot be had (Windows): the names that our property tests use of it, so that they compile.
// Each of them reports that it was skipped.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <type_traits>
#include <utility>

namespace rc {

inline constexpr auto kMissing = "property tests need rapidcheck, which is not available for Windows";

template <typename T>
class Gen {
public:
    T operator*() const { std::abort(); } // never runs
};

/// The lambda is compiled, but not called.
template <typename Property>
bool check(const Property& /*property*/) {
    GTEST_MESSAGE_(kMissing, ::testing::TestPartResult::kSkip);
    return true;
}

namespace gen {

template <typename T>
Gen<T> arbitrary() {
    return {};
}
template <typename T>
Gen<T> inRange(T /*from*/, T /*to*/) {
    return {};
}
template <typename T, typename... More>
Gen<std::decay_t<T>> element(T&& /*first*/, More&&... /*more*/) {
    return {};
}
template <typename Container>
Gen<typename Container::value_type> elementOf(const Container& /*from*/) {
    return {};
}
template <typename Container, typename T>
Gen<Container> container(const Gen<T>& /*entry*/) {
    return {};
}
template <typename A, typename B>
Gen<std::pair<A, B>> pair(const Gen<A>& /*first*/, const Gen<B>& /*second*/) {
    return {};
}
template <typename T>
Gen<T> resize(int /*size*/, const Gen<T>& gen) {
    return gen;
}
template <typename Member>
Member set(Member member) {
    return member;
}
template <typename T, typename... Members>
Gen<T> build(Members... /*members*/) {
    return {};
}

} // namespace gen

} // namespace rc

#define RC_ASSERT(condition) static_cast<void>(condition)
#define RC_PRE(condition) static_cast<void>(condition)
#define RC_CLASSIFY(...) static_cast<void>(0)
