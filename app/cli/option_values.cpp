#include "app/cli/option_values.h"

#include "app/cli/route_ends.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::cli {

void OptionChoices::limit(CLI::Option& option, std::vector<std::string> choices) {
    option.check(CLI::IsMember(choices));
    choices_[&option] = std::move(choices);
}

std::vector<std::string> OptionChoices::of(const CLI::Option& option) const {
    const auto it = choices_.find(&option);
    return it == choices_.end() ? std::vector<std::string>() : it->second;
}

glm::dvec3 takePlace(const char* option, const std::string& text) {
    const auto place = placeIn(text);
    if (!place)
        throw CLI::ValidationError(option, fmt::format("'{}' is not three numbers X,Y,Z", text));
    return *place;
}

} // namespace navsmith::cli
