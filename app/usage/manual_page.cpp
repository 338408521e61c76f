#include "app/usage/usage.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::usage {

namespace {

/// Backslashes and hyphens as such, and no line that troff takes for a request.
std::string escape(std::string_view text) {
    std::string result;
    bool lineStart = true;
    for (const char c : text) {
        if (lineStart && (c == '.' || c == '\''))
            result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
        lineStart = c == '\n';
    }
    return result;
}

/// Paragraphs are separated by empty lines.
std::string paragraphs(std::string_view text) {
    std::string result;
    for (std::size_t start = 0; start < text.size();) {
        const auto end = std::min(text.find("\n\n", start), text.size());
        result += fmt::format("{}{}\n", start == 0 ? "" : ".PP\n", escape(text.substr(start, end - start)));
        start = end + 2;
    }
    return result;
}

std::string heading(std::string_view title) {
    std::string upper(title);
    for (char& c : upper) {
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    }
    return fmt::format(".SH \"{}\"\n", escape(upper));
}

std::string item(std::string_view term, std::string_view help, const std::vector<std::string>& choices) {
    auto text = fmt::format(".TP\n{}\n{}\n", term, escape(help));
    if (!choices.empty())
        text += fmt::format(".br\nOne of: {}.\n", escape(fmt::format("{}", fmt::join(choices, ", "))));
    return text;
}

std::string items(const Command& command) {
    std::string text;
    for (const auto& operand : command.operands)
        text += item(fmt::format("\\fI{}\\fR", escape(operand.name)), operand.help, operand.choices);
    for (const auto& option : command.options) {
        std::string term;
        for (const auto& name : option.names)
            term += fmt::format("{}\\fB{}\\fR", term.empty() ? "" : ", ", escape(name));
        if (!option.value.empty())
            term += fmt::format(" \\fI{}\\fR", escape(option.value));
        text += item(term, option.help, option.choices);
    }
    return text;
}

std::string operands(const Command& command) {
    std::string text;
    for (const auto& operand : command.operands)
        text += fmt::format(" {}\\fI{}\\fR{}", operand.required ? "" : "[", escape(operand.name),
                            operand.required ? "" : "]");
    return text;
}

} // namespace

std::string manualPage(const Program& program) {
    const auto& own = program.own;
    auto text = fmt::format(".TH \"{}\" 1 \"\" \"Navsmith {}\" \"User Commands\"\n", escape(own.name), program.version);
    text += fmt::format("{}{} \\- {}\n", heading("Name"), escape(own.name), escape(own.help));
    text += heading("Synopsis");
    if (program.commands.empty())
        text += fmt::format("\\fB{}\\fR [\\fIOPTION\\fR]...{}\n", escape(own.name), operands(own));
    for (std::size_t i = 0; i < program.commands.size(); ++i) {
        const auto& command = program.commands[i];
        text += fmt::format("{}\\fB{} {}\\fR [\\fIOPTION\\fR]...{}\n", i == 0 ? "" : ".br\n", escape(own.name),
                            escape(command.name), operands(command));
    }
    text += heading("Options") + items(own);
    if (!program.commands.empty())
        text += heading("Commands");
    for (const auto& command : program.commands)
        text += fmt::format(".SS \"{}\"\n{}.\n{}", escape(command.name), escape(command.help), items(command));
    for (const auto& section : program.sections)
        text += heading(section.title) + paragraphs(section.text);
    return text;
}

} // namespace navsmith::usage
