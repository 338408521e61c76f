// What --take-ours and --take-theirs name.
#pragma once

#include <string>
#include <vector>

namespace navsmith::cli {

/// "3", "10-20", "spawn_probability", "node.spawn_probability", "node", "removed".
struct ConflictChoices {
    std::vector<std::string> ours;
    std::vector<std::string> theirs;

    [[nodiscard]] bool empty() const { return ours.empty() && theirs.empty(); }
};

} // namespace navsmith::cli
