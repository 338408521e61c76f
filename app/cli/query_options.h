// Options of `select`, `edit` and `dump`.
#pragma once

#include "app/cli/common_options.h"
#include "app/cli/input_options.h"
#include "app/cli/saving.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::cli {

enum class TableForm : std::uint8_t { Table, Csv, Json, Count };

struct SelectOptions {
    InputOptions inputs;
    std::string variant;
    bool json = false;
    std::uint32_t jobs = 0;
    MapOptions map;
    std::vector<std::string> operands; ///< as given: the paths, then the expression
    std::string expression;
    std::string where; ///< --where, in place of the operand
    std::string type;  ///< element type; empty: as the expression says
    TableForm form = TableForm::Table;
    std::vector<std::string> columns; ///< expressions to show; empty: the usual ones
};

struct EditOptions {
    InputOptions inputs;
    std::string variant;
    std::vector<std::string> settings; ///< of System::settings
    bool json = false;
    std::uint32_t jobs = 0;
    MapOptions map;
    SaveOptions save;
    std::string where;              ///< empty: nothing is selected
    std::string type;               ///< as above
    bool all = false;               ///< edits may work on whole documents, and of a type on all elements
    std::vector<std::string> set;   ///< "PROPERTY=VALUE"
    std::vector<std::string> steps; ///< words of --do: an id, then its NAME=VALUE, and so on
    std::optional<std::filesystem::path> script;
    std::vector<std::string> answers; ///< "NAME=VALUE" for the questions of the script
    bool dryRun = false;
};

struct DumpOptions {
    InputOptions inputs;
    std::string variant;
    bool json = false; ///< no effect
    std::vector<std::filesystem::path> beside;
    std::vector<std::string> types;      ///< element types; empty: all
    std::vector<std::string> properties; ///< ids; empty: all
};

/// Also the operands: paths, and the expression at the end unless --where gives it.
void addSelectOptions(CLI::App& command, SelectOptions& to, OptionChoices& choices);
void addEditOptions(CLI::App& command, EditOptions& to, OptionChoices& choices);
void addDumpOptions(CLI::App& command, DumpOptions& to, OptionChoices& choices);

} // namespace navsmith::cli
