// Options of `select` and `edit`.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace navsmith::cli {

enum class TableForm : std::uint8_t { Table, Csv, Json, Count };

struct SelectOptions {
    std::vector<std::string> operands; ///< as given; takeOperands() moves them to the paths and the expression
    std::string expression;
    std::string where; ///< --where, in place of the operand
    std::string type;  ///< element type; empty: as the expression says
    TableForm form = TableForm::Table;
    std::vector<std::string> columns; ///< expressions to show; empty: the usual ones
};

struct EditOptions {
    std::string where;              ///< empty: nothing is selected
    std::string type;               ///< as above
    bool all = false;               ///< edits may work on whole documents, and of a type on all elements
    std::vector<std::string> set;   ///< "PROPERTY=VALUE"
    std::vector<std::string> steps; ///< words of --do: an id, then its NAME=VALUE, and so on
    std::optional<std::filesystem::path> script;
    bool dryRun = false;
};

struct DumpOptions {
    std::vector<std::string> types;      ///< element types; empty: all
    std::vector<std::string> properties; ///< ids; empty: all
};

/// Also the operands: paths, and the expression at the end unless --where gives it.
void addSelectOptions(CLI::App& command, SelectOptions& to);
/// Tells paths from the expression. What is wrong; empty if nothing is.
std::string takeOperands(SelectOptions& select, std::vector<std::filesystem::path>& paths);
void addEditOptions(CLI::App& command, EditOptions& to);
void addDumpOptions(CLI::App& command, DumpOptions& to);
/// -j: how many documents are processed at the same time.
void addJobs(CLI::App& command, std::uint32_t& to);

} // namespace navsmith::cli
