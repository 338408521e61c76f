// Conflicts of a merge as people see and settle them: by number, by range, by property, and in groups.
#pragma once

#include "app/cli/json_output.h"
#include "core/compare/merge.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <iosfwd>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace navsmith::cli {

/// What --take-ours and --take-theirs name: "3", "10-20", "spawn_probability", "node.spawn_probability", "node",
/// "removed".
struct ConflictChoices {
    std::vector<std::string> ours;
    std::vector<std::string> theirs;

    [[nodiscard]] bool empty() const { return ours.empty() && theirs.empty(); }
};

/// Numbers go before names. Fails with the reason if one names no conflict, or if both sides are chosen for one.
tl::expected<std::map<compare::ConflictKey, compare::Take>, std::string>
choicesOf(const ConflictChoices& choices, std::span<const compare::Conflict> listed, const model::Schema& schema);

/// One line a conflict; of many about one property one line for all, unless `each`.
void printConflicts(std::ostream& out, std::span<const compare::Conflict> conflicts, const model::Schema& schema,
                    bool each);
Json toJson(std::span<const compare::Conflict> conflicts, const model::Schema& schema);
/// [{"kind", "type", "property", "count", "first", "last"}]: numbers of conflicts.
Json groupsJson(std::span<const compare::Conflict> conflicts, const model::Schema& schema);

} // namespace navsmith::cli
