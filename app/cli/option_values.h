// What options take as values.
#pragma once

#include <CLI/CLI.hpp>
#include <glm/vec3.hpp>

#include <map>
#include <string>
#include <vector>

namespace navsmith::cli {

/// Options that take only certain values. Manual pages and completions list these.
class OptionChoices {
public:
    void limit(CLI::Option& option, std::vector<std::string> choices);
    /// Empty for other options.
    [[nodiscard]] std::vector<std::string> of(const CLI::Option& option) const;

private:
    std::map<const CLI::Option*, std::vector<std::string>> choices_;
};

/// "X,Y,Z". Throws what CLI11 reports as an error of this option.
glm::dvec3 takePlace(const char* option, const std::string& text);

} // namespace navsmith::cli
