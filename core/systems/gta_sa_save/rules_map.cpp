// Rules about sections of the map, shops and the radio: what repeats or contradicts other parts of the save.
#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/name_hash.h"
#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/statistics.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

void checkSections(const Model& m, RowSpan rows, Findings& out) {
    const auto order = sectionOrder(m);
    for (const Slot row : rows) {
        const auto name = sectionName(order, row);
        if (m.get(map_section::enabled, row) != 0 && !name.empty() && !isSwitchable(order, row))
            out.add(row, texts::format("{} is loaded by the position of the player: its flag has no effect", name));
    }
}

/// Hashes of the textures that players wear.
std::set<std::uint32_t> wornTextures(const Model& m) {
    constexpr std::uint16_t first = 0x1D0; // 18 textures in a row, by offset
    constexpr std::uint16_t behind = 0x218;
    std::set<std::uint32_t> worn;
    forEachField(*recordType(kPlayer), [&](model::ColumnId column, const SaveField& field) {
        if (field.at < first || field.at >= behind)
            return;
        m.forEachLive(kPlayer, [&](Slot row) { worn.insert(m.get(Column<std::uint32_t>{kPlayer, column}, row)); });
    });
    return worn;
}

/// What is worn; other sections of shops sell what is known by other numbers.
bool isClothing(std::string_view section) {
    return section == "Clothes" || section == "Haircuts" || section == "Tattoos";
}

void checkBought(const Model& m, RowSpan rows, Findings& out) {
    const auto worn = wornTextures(m);
    const auto& items = nameTable("shop_items");
    for (const Slot row : rows) {
        if (row >= items.size() || m.get(shop::bought, row) != 0 || !isClothing(items.cell(row, "section")))
            continue;
        const auto name = items.cell(row, "name");
        if (!name.empty() && worn.contains(nameHash(name)))
            out.add(row, texts::format("The player wears {}, which has not been bought", name));
    }
}
void fixBought(Transaction& tx, const Issue& issue) {
    tx.set(shop::bought, issue.element.slot, std::uint8_t{1});
}

/// What the radio should repeat of the statistics.
struct Repeated {
    Column<std::uint8_t> column;
    std::string_view title; ///< of the property
    std::int64_t statistic = 0;
    std::uint8_t expected = 0;
};

std::vector<Repeated> repeatedStatistics(const Model& m) {
    std::vector<Repeated> all;
    const auto add = [&](std::string_view id, std::int64_t number, bool isFlag) {
        const auto value = statisticOf(m, number);
        if (!value)
            return;
        const auto expected = isFlag ? (*value != 0 ? 1.0 : 0.0) : std::clamp(*value, 0.0, 255.0);
        all.push_back({{kRadio, columnOf(kRadio, id)},
                       m.schema().type(kRadio).findProperty(id)->title,
                       number,
                       static_cast<std::uint8_t>(expected)});
    };
    add("cities", kCitiesUnlocked, false);
    for (const auto& flag : radioFlags())
        add(flag.id, flag.statistic, true);
    return all;
}

void checkRadio(const Model& m, RowSpan rows, Findings& out) {
    const auto all = repeatedStatistics(m);
    for (const Slot row : rows) {
        const auto wrong =
            std::ranges::find_if(all, [&](const Repeated& one) { return m.get(one.column, row) != one.expected; });
        if (wrong != all.end())
            out.add(row, texts::format("{} is {}, but by statistic {} it is {}", wrong->title,
                                       m.get(wrong->column, row), wrong->statistic, wrong->expected));
    }
}
void fixRadio(Transaction& tx, const Issue& issue) {
    for (const auto& one : repeatedStatistics(tx.model()))
        tx.set(one.column, issue.element.slot, one.expected);
}

} // namespace

std::vector<checks::Rule> mapRules() {
    using checks::own;
    using enum checks::Severity;
    return {
        {.id = "SAV-112",
         .title = "Only sections of the map that scripts switch are on",
         .fault = "Section of the map that is on without effect",
         .severity = Note,
         .type = kMapSection,
         .check = checkSections,
         .dependsOn = {own(map_section::enabled), own(file::mainSize)},
         .wholeDocument = true},
        {.id = "SAV-113",
         .title = "Clothes that are worn have been bought",
         .fault = "Worn, but not bought",
         .severity = Note,
         .type = kShopItem,
         .check = checkBought,
         .dependsOn = {own(shop::bought), any(kPlayer)},
         .fix = fixBought,
         .fixTitle = "Mark as Bought"},
        {.id = "SAV-114",
         .title = "The radio repeats the statistics",
         .fault = "Radio and statistics disagree",
         .severity = Note,
         .type = kRadio,
         .check = checkRadio,
         .dependsOn = {any(kRadio), any(kStatistic), any(kCountedStatistic)},
         .fix = fixRadio,
         .fixTitle = "Copy Statistics"},
    };
}

} // namespace navsmith::systems::gta_sa_save
