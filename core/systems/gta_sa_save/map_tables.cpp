#include "core/systems/gta_sa_save/map_tables.h"

#include "core/systems/gta_sa_save/named_values.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;

namespace {

std::optional<glm::vec3> pointIn(const NameTable& table, std::size_t row, std::string_view x, std::string_view y,
                                 std::string_view z) {
    if (table.cell(row, x).empty())
        return std::nullopt;
    return glm::vec3(table.number(row, x), table.number(row, y), table.number(row, z));
}

std::string_view columnOfNames(SectionOrder order) {
    return order == SectionOrder::First ? "pc1" : "pc2";
}

bool isOn(const Model& m, std::size_t place) {
    return place < m.capacity(kMapSection) && m.get(map_section::enabled, static_cast<Slot>(place)) != 0;
}

/// Sections that scripts switch in one order, where the other one has sections of the streaming.
constexpr std::size_t kOnlyFirst[] = {1, 2, 45, 58, 123};
constexpr std::size_t kOnlySecond[] = {41, 59, 60, 78};

} // namespace

std::optional<std::size_t> entranceRow(const Model& m, Slot row) {
    const auto index = m.get(enex::index, row);
    return index >= 0 && static_cast<std::size_t>(index) < nameTable("entrances").size()
               ? std::optional(static_cast<std::size_t>(index))
               : std::nullopt;
}

std::string_view entranceName(const Model& m, Slot row) {
    const auto at = entranceRow(m, row);
    return at ? nameTable("entrances").cell(*at, "name") : std::string_view();
}

std::optional<glm::vec3> entranceAt(const Model& m, Slot row) {
    const auto at = entranceRow(m, row);
    return at ? pointIn(nameTable("entrances"), *at, "x", "y", "z") : std::nullopt;
}

std::optional<glm::vec3> entranceLeadsTo(const Model& m, Slot row) {
    const auto at = entranceRow(m, row);
    return at ? pointIn(nameTable("entrances"), *at, "dest_x", "dest_y", "dest_z") : std::nullopt;
}

std::optional<glm::vec3> tagAt(const Model& m, Slot row) {
    const auto& tags = nameTable("tags");
    return m.capacity(kTag) == tags.size() && row < tags.size() ? pointIn(tags, row, "x", "y", "z") : std::nullopt;
}

SectionOrder sectionOrder(const Model& m) {
    const auto anyOn = [&](const auto& places) {
        return std::ranges::any_of(places, [&](std::size_t place) { return isOn(m, place); });
    };
    const bool first = anyOn(kOnlyFirst);
    const bool second = anyOn(kOnlySecond);
    if (first != second)
        return first ? SectionOrder::First : SectionOrder::Second;
    if (first)
        return SectionOrder::Undecided;
    const auto script = m.get(file::mainSize, 0);
    return script == kFirstScriptBytes    ? SectionOrder::First
           : script == kSecondScriptBytes ? SectionOrder::Second
                                          : SectionOrder::Undecided;
}

std::string_view sectionName(SectionOrder order, std::size_t place) {
    const auto& sections = nameTable("map_sections");
    if (order == SectionOrder::Undecided || place >= sections.size())
        return {};
    return sections.cell(place, columnOfNames(order));
}

bool isSwitchable(SectionOrder order, std::size_t place) {
    const auto& sections = nameTable("map_sections");
    return order != SectionOrder::Undecided && place < sections.size() &&
           sections.cell(place, order == SectionOrder::First ? "switchable1" : "switchable2") == "1";
}

std::optional<std::size_t> sectionPlace(SectionOrder order, std::string_view name) {
    const auto& sections = nameTable("map_sections");
    for (std::size_t place = 0; place < sections.size(); ++place) {
        if (!name.empty() && sectionName(order, place) == name)
            return place;
    }
    return std::nullopt;
}

} // namespace navsmith::systems::gta_sa_save
