#include "core/systems/source_nav/edits/edits.h"

namespace navsmith::systems::source_nav {

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (const auto& part : {shapeEdits(), simplifyEdits(), connectionEdits(), spotEdits(), placeEdits(), heightEdits(),
                             cornerEdits(), ladderEdits(), cleanEdits(), generateEdits(), analyseEdits(), meshEdits(),
                             selectEdits(), selectWhereEdits(), teamEdits(), eraseEdits()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::vector<Builder> builders() {
    auto all = shapeBuilders();
    all.insert(all.begin(), spotBuilder());
    return all;
}

} // namespace navsmith::systems::source_nav
