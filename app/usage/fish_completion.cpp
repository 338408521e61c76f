#include "app/usage/usage.h"

#include <fmt/format.h>

namespace navsmith::usage {

namespace {

/// Quotes and backslashes are escaped by a backslash.
std::string fishQuoted(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '\\' || c == '\'')
            escaped += '\\';
        escaped += c;
    }
    return "'" + escaped + "'";
}

std::string words(const std::vector<std::string>& choices) {
    return fishQuoted(fmt::format("{}", fmt::join(choices, " ")));
}

std::string completed(const std::string& program, const std::string& condition, const Option& option) {
    auto line = fmt::format("complete -c {}", program);
    if (!condition.empty())
        line += " -n " + fishQuoted(condition);
    for (const auto& name : option.names)
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.choices.empty())
        line += " -x -a " + words(option.choices);
    else if (!option.value.empty())
        line += isPath(option.value) ? " -r -F" : " -x";
    return line + " -d " + fishQuoted(option.help) + "\n";
}

} // namespace

std::string fishCompletion(const Program& program) {
    const auto& own = program.own;
    auto text = fmt::format("# Completion of {} in fish.\n", own.name);
    for (const auto& option : own.options)
        text += completed(own.name, {}, option);
    for (const auto& command : program.commands) {
        text += fmt::format("complete -c {} -n __fish_use_subcommand -f -a {} -d {}\n", own.name, command.name,
                            fishQuoted(command.help));
        const auto condition = "__fish_seen_subcommand_from " + command.name;
        for (const auto& option : command.options)
            text += completed(own.name, condition, option);
        for (const auto& operand : command.operands) {
            if (!operand.choices.empty())
                text += fmt::format("complete -c {} -n {} -a {}\n", own.name, fishQuoted(condition),
                                    words(operand.choices));
        }
    }
    return text;
}

} // namespace navsmith::usage
