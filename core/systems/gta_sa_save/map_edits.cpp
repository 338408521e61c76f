#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Element;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

// Tags -----------------------------------------------------------------------------------------------------------

constexpr std::uint8_t kFullPaint = 255;

bool isSprayed(const Model& m, Slot row) {
    return m.get(tag::paint, row) >= tag::kSprayed;
}

template <bool Spray>
std::string whyNotPaint(const Model& m, Selection selection) {
    const auto rows = selected(m, selection, kTag);
    if (std::ranges::any_of(rows, [&](Slot row) { return Spray ? !isSprayed(m, row) : m.get(tag::paint, row) != 0; }))
        return {};
    return Spray ? texts::format("Select tags that are not sprayed.") : texts::format("Select tags with paint.");
}

template <bool Spray>
EditResult runPaint(Transaction& tx, Selection selection, Arguments) {
    const auto rows = selected(tx.model(), selection, kTag);
    for (const Slot row : rows) {
        if (!Spray)
            tx.set(tag::paint, row, std::uint8_t{0});
        else if (!isSprayed(tx.model(), row))
            tx.set(tag::paint, row, kFullPaint);
    }
    return elements(kTag, rows);
}

// Sectors --------------------------------------------------------------------------------------------------------

std::string whyNotToggle(const Model& m, Selection selection) {
    return selected(m, selection, kMapSector).empty() ? texts::format("Select sectors of the map.") : "";
}
EditResult runToggle(Transaction& tx, Selection selection, Arguments) {
    const auto rows = selected(tx.model(), selection, kMapSector);
    for (const Slot row : rows)
        tx.set(map_sector::visited, row,
               static_cast<std::uint8_t>(tx.model().get(map_sector::visited, row) != 0 ? 0 : 1));
    return elements(kMapSector, rows);
}

// Sections of the map --------------------------------------------------------------------------------------------

constexpr Argument<bool> kSecondOrder{"second"};

std::string whyNotOrder(const Model& m, Selection) {
    if (m.count(kMapSection) == 0)
        return texts::format("The save has no sections of the map.");
    return sectionOrder(m) == SectionOrder::Undecided
               ? texts::format("It is not known in which order the sections of this save are.")
               : "";
}

EditResult runOrder(Transaction& tx, Selection, Arguments arguments) {
    const auto from = sectionOrder(tx.model());
    const auto to = arguments.get(kSecondOrder) ? SectionOrder::Second : SectionOrder::First;
    if (from == to)
        return nothingToDo(texts::format("The sections are already in this order."));
    const auto changed = moveSections(tx, from, to);
    if (changed.empty())
        return nothingToDo(texts::format("No section is on: the order follows from the script."));
    return elements(kMapSection, changed);
}

} // namespace

std::vector<Slot> moveSections(Transaction& tx, SectionOrder from, SectionOrder to) {
    const auto& m = tx.model();
    std::vector<std::uint8_t> flags(m.capacity(kMapSection));
    for (Slot row = 0; row < flags.size(); ++row) {
        const auto place = sectionPlace(to, sectionName(from, row)).value_or(row);
        if (place < flags.size())
            flags[place] = m.get(map_section::enabled, row);
    }
    std::vector<Slot> changed;
    for (Slot row = 0; row < flags.size(); ++row) {
        if (flags[row] == m.get(map_section::enabled, row))
            continue;
        tx.set(map_section::enabled, row, flags[row]);
        changed.push_back(row);
    }
    return changed;
}

namespace {

// Entrances ------------------------------------------------------------------------------------------------------

constexpr Argument<std::int16_t> kNumber{"number"};

std::string whyNotAdd(const Model& m, Selection) {
    bool opaque = false;
    m.forEachLive(kBlock, [&](Slot row) {
        opaque = opaque || (m.get(block::number, row) == gta_sa::EnexBlock && m.get(block::opaque, row) != 0);
    });
    return opaque ? texts::format("Cannot add to this block: its layout is unknown.") : "";
}

EditResult runAdd(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto number = arguments.get(kNumber);
    const auto all = m.order(kEnexConnection).all();
    if (std::ranges::any_of(all, [&](Slot row) { return m.get(enex::index, row) == number; }))
        return refused(texts::format("The save already has entrance {}.", number));
    constexpr std::uint16_t enabled = 1U << 14U;
    const Slot row = tx.create(kEnexConnection);
    tx.set(fileOf(kEnexConnection), row, Ref::to(0));
    tx.moveLast({kEnexConnection, row});
    tx.set(enex::index, row, number);
    tx.set(enex::flags, row, enabled);
    return Elements{{kEnexConnection, row}};
}

std::string whyNotReset(const Model& m, Selection) {
    return m.count(kEnexConnection) + m.count(kOpenEntrance) == 0 ? texts::format("The save has no entrances.") : "";
}

EditResult runReset(Transaction& tx, Selection, Arguments) {
    Elements gone;
    for (const auto type : {kOpenEntrance, kEnexConnection})
        tx.model().forEachLive(type, [&](Slot row) { gone.push_back({type, row}); });
    tx.erase(gone);
    return Elements{};
}

} // namespace

std::vector<Edit> mapEdits() {
    return {
        {.id = "spray_tags",
         .title = "Spray",
         .help = "The selected tags become those of Grove Street.",
         .section = "Tags",
         .whyDisabled = whyNotPaint<true>,
         .run = runPaint<true>},
        {.id = "clean_tags",
         .title = "Clean",
         .help = "Takes the paint of Grove Street off the selected tags",
         .section = "Tags",
         .whyDisabled = whyNotPaint<false>,
         .run = runPaint<false>},
        {.id = "toggle_sectors",
         .title = "Toggle Visited",
         .help = "Makes the selected sectors of the map dark, or shows them",
         .section = "Sectors",
         .whyDisabled = whyNotToggle,
         .run = runToggle},
        {.id = "convert_sections",
         .title = "Convert Order of Sections",
         .help = "Releases of the game have the sections of the map in different orders. Each section keeps its state.",
         .section = "Save",
         .scope = EditScope::Document,
         .parameters = {choiceParameter(kSecondOrder, "Order", "", {"1.0", "2.0"}, true)},
         .whyDisabled = whyNotOrder,
         .run = runOrder},
        {.id = "add_entrance",
         .title = "Add Entrance",
         .help = "Stores the state of another entrance of the map files. Later changes of the map files do not reach "
                 "it.",
         .section = "Entrances",
         .scope = EditScope::Document,
         .parameters = {numberParameter(kNumber, "Number", "Position among the entrances of the map files",
                                        {.max = std::numeric_limits<std::int16_t>::max()})},
         .whyDisabled = whyNotAdd,
         .run = runAdd},
        {.id = "reset_entrances",
         .title = "Delete All Entrances",
         .help = "Only the end of the list stays. The game makes it anew from its map files.",
         .section = "Entrances",
         .scope = EditScope::Document,
         .whyDisabled = whyNotReset,
         .run = runReset},
    };
}

} // namespace navsmith::systems::gta_sa_save
