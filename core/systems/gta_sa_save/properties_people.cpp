// Properties of types of people.
#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/relations.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

/// In the order of the fields of a type of people.
struct Feeling {
    std::string_view id;
    std::string_view title;
    std::string_view targetsId; ///< of the property with the names of those for whom it is
};
constexpr Feeling kFeelingNames[kFeelings] = {{"respects", "Respects", "respected"},
                                              {"likes", "Likes", "liked"},
                                              {"ignores", "Ignores", "ignored"},
                                              {"dislikes", "Dislikes", "disliked"},
                                              {"hates", "Hates", "hated"}};

std::string personName(const Model& m, Slot row) {
    return std::string(nameIn(*m.schema().type(kPedType).findProperty("name"), row));
}
std::string victimName(const Model& m, Slot row) {
    return std::string(nameIn(*m.schema().type(kPedKills).findProperty("type"), row));
}

template <std::size_t F>
std::int64_t word(const Model& m, Slot row) {
    return feelingWord(m, row, F);
}
template <std::size_t F>
std::string targets(const Model& m, Slot row) {
    return feelingTargets(m, row, F);
}

template <std::size_t F>
void addFeeling(ElementType& type) {
    constexpr auto& feeling = kFeelingNames[F];
    addProperties(type, "Feelings",
                  {text(feeling.targetsId, feeling.title)
                       .help("The relations of these people say it one by one")
                       .derive(targets<F>)});
    addProperties(type, "Stored bits",
                  {integer(feeling.id, feeling.title)
                       .help("A bit for each type")
                       .derive(eachRow<word<F>>)
                       .hexadecimal()
                       .advanced()});
}

std::string nameOfPeople(const Model& m, model::Column<model::Ref> column, Slot row) {
    const auto people = m.get(column, row);
    return people.isSlot() ? personName(m, people.slot()) : std::string();
}
std::string relationName(const Model& m, Slot row) {
    return texts::format("{} to {}", nameOfPeople(m, relation::people, row), nameOfPeople(m, relation::others, row));
}

/// "Respects, Likes".
std::string feelingsOf(const Model& m, Slot row) {
    std::vector<std::string_view> titles;
    for (std::size_t i = 0; i < kFeelings; ++i) {
        if ((m.get(relation::feelings, row) >> i & 1U) != 0)
            titles.push_back(m.schema().type(kRelation).findProperty(kFeelingNames[i].id)->title);
    }
    return fmt::format("{}", fmt::join(titles, ", "));
}

} // namespace

void addPedTypeProperties(ElementType& type) {
    addProperties(type, "People",
                  {text("name", "Name")
                       .names(namesOf("ped_types"))
                       .help("What these people feel for others. Read from ped.dat, changed by the script (command "
                             "0746).")
                       .derive(personName)});
    addFeeling<0>(type);
    addFeeling<1>(type);
    addFeeling<2>(type);
    addFeeling<3>(type);
    addFeeling<4>(type);
}

void addRelationProperties(ElementType& type) {
    addProperties(type, "Relation",
                  {text("name", "Name").derive(relationName), elementRef("people", "People").readOnly(),
                   elementRef("others", "Others").help("Those for whom they feel it").readOnly(),
                   text("summary", "Feelings").derive(feelingsOf)});
    for (std::size_t i = 0; i < kFeelings; ++i)
        addProperties(type, "Feelings",
                      {boolean(kFeelingNames[i].id, kFeelingNames[i].title)
                           .over(relation::feelings)
                           .bit(static_cast<unsigned>(i))});
}

void addPedKillsProperties(ElementType& type) {
    addProperties(type, "Kills",
                  {text("type", "Type").names(namesOf("ped_types")).derive(victimName), integer("count", "Kills")});
}

} // namespace navsmith::systems::gta_sa_save
