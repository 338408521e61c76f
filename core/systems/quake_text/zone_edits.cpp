// What bots of KTX and Frogbot 2 run for, and where they look for ways.
#include "core/model/wording.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/quake_text/zones.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::quake_text {

using model::Model;
using model::Transaction;

namespace {

constexpr Argument<bool> kReplace{"replace"};

Fill fillOf(Arguments arguments) {
    return arguments.get(kReplace) ? Fill::All : Fill::Missing;
}

std::string whyNoZones(const Model& m, Selection) {
    return limitsOf(m).zones != 0 ? "" : texts::format("These files have no zones and goals.");
}

Description describeZones(const Model& m, Selection, Arguments arguments) {
    const auto numbers = proposeZonesAndGoals(m, fillOf(arguments));
    Description out;
    out.text = texts::format("Zones of {} and goals of {} change.", model::counted(numbers.zones.size(), "node"),
                             model::counted(numbers.goals.size(), "node"));
    if (m.map() == nullptr && dialectOf(m) == Dialect::Ktx)
        out.report = texts::format("Open the map for goals: it tells which markers are items.");
    return out;
}

EditResult runZones(Transaction& tx, Selection selection, Arguments arguments) {
    const auto numbers = proposeZonesAndGoals(tx.model(), fillOf(arguments));
    if (numbers.zones.empty() && numbers.goals.empty())
        return nothingToDo(texts::format("No zone or goal is missing."));
    setZonesAndGoals(tx, numbers);
    return same(selection);
}

} // namespace

std::vector<Edit> zoneEdits() {
    return {{.id = "set_zones_and_goals",
             .title = "Set Zones and Goals",
             .help = "Divides the markers into zones by their ways, and gives items the goals that bots run for.",
             .section = "Markers",
             .scope = EditScope::Document,
             .parameters = {onOffParameter(kReplace, "Also where there are some",
                                           "Replaces all zones and goals; otherwise only missing ones are set", false)},
             .whyDisabled = whyNoZones,
             .describe = describeZones,
             .run = runZones}};
}

} // namespace navsmith::systems::quake_text
