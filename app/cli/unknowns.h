// What the format pages do not explain in a document, and how it is written.
#pragma once

#include "app/cli/json_output.h"
#include "core/opening/open_document.h"
#include "core/systems/unexplained.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

namespace navsmith::cli {

struct Unknowns {
    std::vector<systems::Unexplained> values;
    std::vector<systems::Notice> notices; ///< about files

    [[nodiscard]] std::size_t count() const { return values.size() + notices.size(); }
};

Unknowns unknownsOf(const opening::OpenedDocument& document);

/// [{"file", "kind", "index", "element", "list", "entry", "property", "value"} or {"file", "text"}].
Json toJson(const opening::OpenedDocument& document, const Unknowns& unknowns);

/// A line for each; without `all` only the first of many with the same property.
void printText(std::ostream& out, const opening::OpenedDocument& document, const Unknowns& unknowns, bool all);

/// One sentence for each property that has such values, and each notice: "node: bit_9: 3 values, as yes of node 5:12".
std::vector<systems::Notice> summarised(const opening::OpenedDocument& document, const Unknowns& unknowns);

} // namespace navsmith::cli
