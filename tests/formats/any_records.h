// Records with arbitrary values in the given fields, for property tests of codecs.
#pragma once

#include <rapidcheck/gtest.h>

#include <vector>

namespace navsmith::tests {

template <typename Record, typename... Field>
rc::Gen<std::vector<Record>> anyRecords(Field Record::*... fields) {
    return rc::gen::container<std::vector<Record>>(rc::gen::build<Record>(rc::gen::set(fields)...));
}

} // namespace navsmith::tests
