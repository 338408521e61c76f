// Properties of types of people.
#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/properties.h"

#include <deque>
#include <string>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

struct Relation {
    std::string_view id;
    std::string_view title;
    std::string_view section;
};
constexpr Relation kRelations[] = {{"respects", "Respects", "Respects"},
                                   {"likes", "Likes", "Likes"},
                                   {"ignores", "Ignores", "Ignores"},
                                   {"dislikes", "Dislikes", "Dislikes"},
                                   {"hates", "Hates", "Hates"}};

std::string personName(const Model& m, Slot row) {
    return std::string(nameIn(*m.schema().type(kPedType).findProperty("name"), row));
}
std::string victimName(const Model& m, Slot row) {
    return std::string(nameIn(*m.schema().type(kPedKills).findProperty("type"), row));
}

/// "hates_7" for the bit of the Ballas. Schemas store views of ids.
std::string_view bitId(std::string_view relation, std::size_t type) {
    static std::deque<std::string> ids;
    return ids.emplace_back(std::string(relation) + "_" + std::to_string(type));
}

} // namespace

void addPedTypeProperties(ElementType& type) {
    const auto people = namesOf("ped_types");
    addProperties(type, "People",
                  {text("name", "Name")
                       .names(people)
                       .help("What these people feel for others. Read from ped.dat, changed by the script (command "
                             "0746).")
                       .derive(personName)});
    for (const auto& relation : kRelations) {
        addProperties(type, relation.section, {rawWord(relation.id, relation.title).help("A bit for each type")});
        for (std::size_t i = 0; i < people.size(); ++i)
            addProperties(type, relation.section,
                          {boolean(bitId(relation.id, i), people[i].title)
                               .over(relation.id)
                               .bit(static_cast<unsigned>(people[i].value))});
    }
}

void addPedKillsProperties(ElementType& type) {
    addProperties(type, "Kills",
                  {text("type", "Type").names(namesOf("ped_types")).derive(victimName), integer("count", "Kills")});
}

} // namespace navsmith::systems::gta_sa_save
