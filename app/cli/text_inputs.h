// Files that the commands on texts of a studio read, and the report on the result.
#pragma once

#include "app/cli/json_output.h"
#include "app/cli/session.h"
#include "core/systems/text_compiler.h"

#include <deque>
#include <filesystem>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

class TextInputs {
public:
    explicit TextInputs(Session& session) : session_(session) {}

    /// Reads a file, whose bytes stay as long as this.
    void take(const std::filesystem::path& path, std::vector<systems::InputFile>& to);
    /// The files of a folder that are made from texts.
    void takeFolder(const std::filesystem::path& folder, std::vector<systems::InputFile>& to);
    /// Adds a problem of a file that was read, or of one with that name.
    void addProblem(const systems::Notice& notice);

private:
    Session& session_;
    std::deque<std::vector<std::byte>> contents_;
    std::vector<std::pair<std::string, std::filesystem::path>> pathOf_; ///< by name, for messages
};

using TextCounts = std::vector<std::pair<std::string_view, std::size_t>>;
/// {"counts": {NAME: number}, "losses": [{"what", "count", "first"}]}
Json toJson(const TextCounts& counts, std::span<const systems::TextLoss> losses);
void printCounts(std::ostream& out, const TextCounts& counts, std::string_view lossTitle,
                 std::span<const systems::TextLoss> losses);

} // namespace navsmith::cli
