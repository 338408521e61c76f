#include "core/model/wording.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace navsmith::model {

std::string counted(std::size_t count, std::string_view noun, std::string_view plural) {
    auto digits = fmt::format("{}", count);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), 1, ',');
    if (count == 1 || !plural.empty())
        return fmt::format("{} {}", digits, count == 1 ? noun : plural);
    return fmt::format("{} {}s", digits, noun);
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string enumerated(std::span<const std::string> names) {
    if (names.size() < 2)
        return names.empty() ? std::string() : names.front();
    return fmt::format("{} and {}", fmt::join(names.first(names.size() - 1), ", "), names.back());
}

} // namespace navsmith::model
