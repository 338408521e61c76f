// What somebody may have meant by a name that does not exist.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

/// A name without what people write in different ways: capitals, blanks, '_' and '-'.
std::string plainName(std::string_view name);
/// Whether two names are the same but for that.
bool sameName(std::string_view a, std::string_view b);

/// The names that are nearest to a word, best first: a few letters differ, or one contains the other.
std::vector<std::string> nearestNames(std::string_view word, std::span<const std::string> names, std::size_t most = 3);

/// "did you mean 'width'?", "did you mean 'width' or 'depth'?"; empty if no name is near.
std::string didYouMean(std::string_view word, std::span<const std::string> names);

} // namespace navsmith::query
