// Sets broken in one place each: what every rule is tried on.
#pragma once

#include "tests/core/systems/gta_sa_paths/path_world.h"

#include <cstddef>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

using Counts = std::map<std::string, std::size_t>;

struct Break {
    std::string_view name;
    std::string_view rule;
    Counts expected;                                       ///< all issues of the broken set
    std::function<void(FileBytes&)> inFiles = {};          ///< before it is loaded
    std::function<void(model::Transaction&)> inModel = {}; ///< after
    std::size_t leftByFix = 0;                             ///< issues of the rule that its own fix leaves
};
void PrintTo(const Break& b, std::ostream* out);

const std::vector<Break>& breaks();

/// An edit of one area's records.
std::function<void(FileBytes&)> records(unsigned area, void (*edit)(RawArea&));
/// `count` peds beside ped 27:7, each linked with it both ways.
void addPeds(model::Transaction& tx, int count);

} // namespace navsmith::tests
