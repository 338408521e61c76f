// See ../rapidcheck.h.
#pragma once

#include "../rapidcheck.h"

#define RC_GTEST_PROP(suite, name, arguments)                                                                          \
    void property_##suite##_##name arguments;                                                                          \
    TEST(suite, name) {                                                                                                \
        GTEST_SKIP() << ::rc::kMissing;                                                                                \
    }                                                                                                                  \
    [[maybe_unused]] void property_##suite##_##name arguments

#define RC_GTEST_FIXTURE_PROP(fixture, name, arguments)                                                                \
    TEST_F(fixture, name) {                                                                                            \
        GTEST_SKIP() << ::rc::kMissing;                                                                                \
    }                                                                                                                  \
    class Property_##fixture##_##name : public fixture {                                                               \
    public:                                                                                                            \
        [[maybe_unused]] void property arguments;                                                                      \
    };                                                                                                                 \
    [[maybe_unused]] void Property_##fixture##_##name::property arguments
