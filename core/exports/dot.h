// The graph of a document for Graphviz: groups of elements, such as the areas of each place, and how many ways lead
// from one to another; or single elements.
#pragma once

#include "core/exports/result.h"
#include "core/systems/system.h"

#include <optional>
#include <string>
#include <vector>

namespace navsmith::exports {

struct DotOptions {
    std::string title;
    /// A property of the nodes. Empty: what the system groups them by, else their files; single elements if
    /// that is only one group. "none": single elements.
    std::string group;
    std::optional<std::vector<model::Element>> elements = {}; ///< only these nodes; nothing: all
};

/// Fails if the system has no graph or there is no such property.
Result<Bytes> toDot(const systems::System& system, const model::Model& model, const DotOptions& options,
                    const Progress& progress = {});

} // namespace navsmith::exports
