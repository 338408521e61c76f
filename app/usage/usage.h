// A description of a command line, and the files made from it. A program fills it from its parser, so that options are
// stated once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::usage {

struct Option {
    std::vector<std::string> names;   ///< with their dashes: "-o", "--output"
    std::string value;                ///< name of its value, such as FILE; empty: none
    std::vector<std::string> choices; ///< all values there are; empty: any
    std::string help;                 ///< one sentence
};

/// What follows the options.
struct Operand {
    std::string name; ///< such as PATH; with several: "PATH..."
    std::vector<std::string> choices;
    std::string help;
    bool required = true;
};

struct Command {
    std::string name;
    std::string help;
    std::vector<Option> options;
    std::vector<Operand> operands;
};

struct Section {
    std::string title;
    std::string text;
};

struct Program {
    Command own; ///< the program itself: its options are valid with every command
    std::vector<Command> commands;
    std::vector<Section> sections; ///< at the end of the manual page
    std::string version;
};

/// Whether a value or operand of this name is a file or folder, so that shells complete it by file names.
bool isPath(std::string_view name);

/// The name as part of a shell function: "navsmith-cli" is "navsmith_cli".
std::string identifier(std::string_view name);

/// The text in single quotes; a quote inside becomes `escaped`.
std::string singleQuoted(std::string_view text, std::string_view escaped = R"('\'')");

/// The manual page in the language of man(7), section 1.
std::string manualPage(const Program& program);

std::string bashCompletion(const Program& program);
std::string zshCompletion(const Program& program);
std::string fishCompletion(const Program& program);

/// Names for completion().
std::vector<std::string> shells();

/// None if the shell is not known.
std::optional<std::string> completion(const Program& program, std::string_view shell);

} // namespace navsmith::usage
