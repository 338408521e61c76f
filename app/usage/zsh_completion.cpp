#include "app/usage/usage.h"

#include <fmt/format.h>

namespace navsmith::usage {

namespace {

/// `text` as part of a specification, where the characters in `special` have a meaning.
std::string escaped(std::string_view text, std::string_view special) {
    std::string result;
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

/// ":MESSAGE:ACTION" of a value or an operand.
std::string valueOf(std::string_view name, const std::vector<std::string>& choices) {
    const auto action = !choices.empty() ? fmt::format("({})", fmt::join(choices, " "))
                        : isPath(name)   ? std::string("_files")
                                         : std::string();
    return fmt::format(":{}:{}", escaped(name, ":"), action);
}

/// Lines of arguments for _arguments, one for each option; names of one option exclude each other.
std::string specifications(const Command& command, std::string_view indent) {
    std::string text;
    for (const auto& option : command.options) {
        const auto rest = fmt::format("[{}]{}", escaped(option.help, "[]\\"),
                                      option.value.empty() ? std::string() : valueOf(option.value, option.choices));
        const bool severalNames = option.names.size() > 1;
        for (const auto& name : option.names)
            text += fmt::format(" \\\n{}{}", indent,
                                singleQuoted(severalNames
                                                 ? fmt::format("({}){}{}", fmt::join(option.names, " "), name, rest)
                                                 : name + rest));
    }
    return text;
}

std::string operandSpecifications(const Command& command, std::string_view indent) {
    std::string text;
    for (const auto& operand : command.operands) {
        const auto place = operand.name.ends_with("...") ? "*" : "";
        text += fmt::format(" \\\n{}{}", indent, singleQuoted(place + valueOf(operand.name, operand.choices)));
    }
    return text;
}

} // namespace

std::string zshCompletion(const Program& program) {
    const auto& own = program.own;
    auto text = fmt::format("#compdef {}\n# Completion of {} in zsh.\n", own.name, own.name);
    if (program.commands.empty())
        return text + "_arguments" + specifications(own, "  ") + operandSpecifications(own, "  ") + "\n";

    text += "local curcontext=$curcontext state\n"
            "local -A opt_args\n"
            "local -a line common commands\n";
    text += fmt::format("common=({}\n)\n", specifications(own, "  "));
    text += "commands=(\n";
    for (const auto& command : program.commands)
        text += fmt::format("  {}\n", singleQuoted(command.name + ":" + command.help));
    text += ")\n"
            "_arguments -C $common ':command:->command' '*::argument:->argument' && return\n"
            "case $state in\n"
            "command) _describe command commands ;;\n"
            "argument)\n"
            "  case $words[1] in\n";
    for (const auto& command : program.commands)
        text += fmt::format("  {})\n    _arguments $common{}{}\n    ;;\n", command.name,
                            specifications(command, "      "), operandSpecifications(command, "      "));
    return text + "  esac\n"
                  "  ;;\n"
                  "esac\n";
}

} // namespace navsmith::usage
