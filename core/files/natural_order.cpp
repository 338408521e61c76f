#include "core/files/natural_order.h"

#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <cstddef>

namespace navsmith::files {

namespace {

unsigned char folded(char c) {
    return static_cast<unsigned char>(bytes::lower(c));
}

std::string_view takeDigits(std::string_view& text) {
    const auto end = std::find_if_not(text.begin(), text.end(), bytes::isDigit);
    const auto digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(digits.size());
    return digits;
}

std::string_view withoutZeros(std::string_view digits) {
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    return digits;
}

int compareNumbers(std::string_view a, std::string_view b) {
    if (a.size() != b.size())
        return a.size() < b.size() ? -1 : 1;
    return a.compare(b);
}

} // namespace

bool naturalLess(std::string_view a, std::string_view b) {
    const auto wholeA = a;
    const auto wholeB = b;
    int zeros = 0; // result of the first difference in leading zeros
    while (!a.empty() && !b.empty()) {
        if (bytes::isDigit(a.front()) && bytes::isDigit(b.front())) {
            const auto numberA = takeDigits(a);
            const auto numberB = takeDigits(b);
            if (const int order = compareNumbers(withoutZeros(numberA), withoutZeros(numberB)); order != 0)
                return order < 0;
            if (zeros == 0 && numberA.size() != numberB.size())
                zeros = numberA.size() < numberB.size() ? -1 : 1;
            continue;
        }
        if (folded(a.front()) != folded(b.front()))
            return folded(a.front()) < folded(b.front());
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    if (a.empty() != b.empty())
        return a.empty();
    return zeros != 0 ? zeros < 0 : wholeA < wholeB;
}

} // namespace navsmith::files
