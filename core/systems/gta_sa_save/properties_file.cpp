// Properties of the file: what stands beside the lists of restart points, zones and car generators.
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/properties.h"

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

constexpr double kLastProcess = 3;
constexpr double kMostClose = 20;

std::int64_t orderOfSections(const Model& m, Slot) {
    return static_cast<std::int64_t>(sectionOrder(m));
}

} // namespace

void addFileRestartProperties(ElementType& type) {
    addProperties(type, gta_sa::blockSpec(gta_sa::RestartsBlock).title,
                  {choice("override", "Override is on", noOrYes())
                       .help("The player restarts at the override position only (command 016E)"),
                   point("override_position", "Override position")
                       .help("Outdated while the override is off")
                       .over("override_x", "override_y", "override_z"),
                   choice("fade_death", "Fades after death", noOrYes()),
                   choice("fade_arrest", "Fades after arrest", noOrYes()),
                   point("hospital_position", "Extra hospital")
                       .help("Used if the player dies inside its circle (command 08DF)")
                       .over("hospital_x", "hospital_y", "hospital_z"),
                   number("hospital_radius", "Radius of the extra hospital").unit("m"),
                   number("hospital_heading", "Heading at the extra hospital").unit("degrees"),
                   point("police_position", "Extra police station")
                       .help("Used if the player is arrested inside its circle (command 08E0)")
                       .over("police_x", "police_y", "police_z"),
                   number("police_radius", "Radius of the extra police station").unit("m"),
                   number("police_heading", "Heading at the extra police station").unit("degrees")});
}

void addFileZoneProperties(ElementType& type) {
    addProperties(type, gta_sa::blockSpec(gta_sa::ZonesBlock).title,
                  {choice("level", "Town", namesOf("levels")),
                   integer("visited_count", "Sectors opened").help("May exceed the number of visited sectors")});
    addProperties(type, gta_sa::blockSpec(gta_sa::MapSectionsBlock).title,
                  {choice("section_order", "Order of sections", {{0, "undecided"}, {1, "1.0"}, {2, "2.0"}})
                       .help("By the sections that are on, else by the size of the main script. The version in the "
                             "save does not tell.")
                       .derive(eachRow<orderOfSections>)});
}

void addFileGeneratorProperties(ElementType& type) {
    addProperties(type, gta_sa::blockSpec(gta_sa::GeneratorsBlock).title,
                  {integer("process", "Next part")
                       .help("The game looks at a quarter of the generators in each frame")
                       .range(0, kLastProcess),
                   integer("close", "Forced generation")
                       .help("While above 0, generators ignore their timers")
                       .range(0, kMostClose)});
}

} // namespace navsmith::systems::gta_sa_save
