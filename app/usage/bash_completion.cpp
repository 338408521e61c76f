#include "app/usage/usage.h"

#include <fmt/format.h>

namespace navsmith::usage {

namespace {

std::string joined(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, " "));
}

std::string namesOf(const std::vector<Option>& options) {
    std::string words;
    for (const auto& option : options)
        words += (words.empty() ? "" : " ") + joined(option.names);
    return words;
}

std::string patternOf(const std::string& command, const Option& option) {
    std::string pattern;
    for (const auto& name : option.names)
        pattern += fmt::format("{}{},{}", pattern.empty() ? "" : " | ", command, name);
    return pattern;
}

/// A case that ends the function if the word is the value of an option. Without words, bash completes file names.
std::string valueCases(const std::string& command, const std::vector<Option>& options) {
    std::string text;
    for (const auto& option : options) {
        if (option.value.empty())
            continue;
        if (!option.choices.empty())
            text +=
                fmt::format("    {}) words={} ;;\n", patternOf(command, option), singleQuoted(joined(option.choices)));
        else if (isPath(option.value))
            text += fmt::format("    {}) return ;;\n", patternOf(command, option));
        else
            text += fmt::format("    {}) compopt +o default; return ;;\n", patternOf(command, option));
    }
    return text;
}

/// Words other than options.
std::string operandWords(const Command& command) {
    for (const auto& operand : command.operands) {
        if (!operand.choices.empty())
            return joined(operand.choices);
    }
    return {};
}

} // namespace

std::string bashCompletion(const Program& program) {
    const auto& own = program.own;
    const auto function = "_" + identifier(own.name);
    std::vector<std::string> commands;
    for (const auto& command : program.commands)
        commands.push_back(command.name);

    auto text = fmt::format("# Completion of {} in bash.\n{}() {{\n", own.name, function);
    text += "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= words= i\n"
            "  COMPREPLY=()\n";
    if (!commands.empty())
        text += fmt::format("  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
                            "    case ${{COMP_WORDS[i]}} in\n"
                            "    {}) command=${{COMP_WORDS[i]}} && break ;;\n"
                            "    esac\n"
                            "  done\n",
                            fmt::join(commands, " | "));
    text += "  case $command,$previous in\n" + valueCases("*", own.options);
    for (const auto& command : program.commands)
        text += valueCases(command.name, command.options);
    text += "  esac\n";

    text += fmt::format("  if [[ -z $words && $current == -* ]]; then\n"
                        "    words={}\n"
                        "    case $command in\n",
                        singleQuoted(namesOf(own.options)));
    for (const auto& command : program.commands) {
        if (!command.options.empty())
            text += fmt::format("    {}) words+={} ;;\n", command.name, singleQuoted(" " + namesOf(command.options)));
    }
    text += fmt::format("    esac\n"
                        "  elif [[ -z $words ]]; then\n"
                        "    case $command in\n"
                        "    '') words={} ;;\n",
                        singleQuoted(commands.empty() ? operandWords(own) : joined(commands)));
    for (const auto& command : program.commands) {
        if (const auto words = operandWords(command); !words.empty())
            text += fmt::format("    {}) words={} ;;\n", command.name, singleQuoted(words));
    }
    text += fmt::format("    esac\n"
                        "  fi\n"
                        "  [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
                        "}}\n"
                        "complete -o default -F {} {}\n",
                        function, own.name);
    return text;
}

} // namespace navsmith::usage
