#include "core/checks/dependencies.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Including the NUL: the engine reads into a buffer of 256 bytes (section 2).
constexpr std::size_t kEngineBuffer = 256;

bool isPrintable(char c) {
    return c >= ' ' && c < '\x7F';
}

/// Counter-Strike's names are words of its phrase files. Other games show any text.
bool namesAreWords(const source::NavFormat& format) {
    constexpr std::uint32_t lastOfCounterStrike = 9;
    return format.version <= lastOfCounterStrike || format.layout == source::NavLayout::CounterStrike;
}

template <typename Columns>
void checkStored(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const bool terminated = m.get(Columns::terminated, row) != 0;
        const auto size = m.get(Columns::name, row).size() + (terminated ? 1 : 0);
        if (size > kEngineBuffer)
            out.add(row, texts::format("The name takes {} bytes (expected at most {}): the game misreads what follows",
                                       size, kEngineBuffer));
        else if (!terminated)
            out.add(
                row, checks::Severity::Warning,
                texts::format("The name is not terminated by a zero byte: the game may read on into an older name"));
    }
}

template <typename Columns>
void fixStored(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    if (tx.model().get(Columns::name, row).size() < kEngineBuffer)
        tx.set(Columns::terminated, row, std::uint8_t{1});
}

template <typename Columns>
void checkWord(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto& name = m.get(Columns::name, row);
        if (name.empty())
            out.add(row, texts::format("The name is empty (expected a phrase of the game)"));
        else if (!std::ranges::all_of(name, isPrintable))
            out.add(
                row, checks::Severity::Note,
                texts::format("The name has characters that no game uses (expected ASCII letters, digits and signs)"));
        else if (name.front() == ' ' || name.back() == ' ')
            out.add(row, checks::Severity::Note, texts::format("The name begins or ends with a blank"));
        else if (name.find(' ') != std::string::npos && namesAreWords(formatOf(m, m.fileOf({Columns::name.type, row}))))
            out.add(row, checks::Severity::Note,
                    texts::format("The name has a blank: the phrase files of Counter-Strike have no such names"));
    }
}

/// For each row the first one with the same name in the list; possibly the row itself.
std::vector<Slot> firstsOfName(const Model& m) {
    std::vector<Slot> firsts(m.capacity(kPlace), model::kNoSlot);
    std::unordered_map<std::string_view, Slot> firstOfName;
    for (const Slot row : m.order(kPlace).all())
        firsts[row] = firstOfName.try_emplace(m.get(place::name, row), row).first->second;
    return firsts;
}

void checkPlaceStored(const Model& m, RowSpan rows, Findings& out) {
    checkStored<place>(m, rows, out);
}
void checkFogPlaceStored(const Model& m, RowSpan rows, Findings& out) {
    checkStored<fog_place>(m, rows, out);
}
void fixPlaceStored(Transaction& tx, const Issue& issue) {
    fixStored<place>(tx, issue);
}
void fixFogPlaceStored(Transaction& tx, const Issue& issue) {
    fixStored<fog_place>(tx, issue);
}
void checkPlaceWord(const Model& m, RowSpan rows, Findings& out) {
    checkWord<place>(m, rows, out);
}
void checkFogPlaceWord(const Model& m, RowSpan rows, Findings& out) {
    checkWord<fog_place>(m, rows, out);
}

void checkPlaceUsed(const Model& m, RowSpan rows, Findings& out) {
    std::vector<bool> used(m.capacity(kPlace), false);
    m.forEachLive(kArea, [&](Slot a) {
        if (const Ref ref = m.get(area::place, a); ref.isSlot())
            used[ref.slot()] = true;
    });
    for (const Slot row : rows) {
        if (!used[row])
            out.add(row, texts::format("No area has this place: the game drops the name when it saves"));
    }
}

void fixPlaceUsed(Transaction& tx, const Issue& issue) {
    bool used = false;
    tx.model().forEachReferrer(area::place, issue.element.slot, [&](Slot) { used = true; });
    if (!used)
        tx.erase(issue.element);
}

void checkPlaceOnce(const Model& m, RowSpan rows, Findings& out) {
    const auto firsts = firstsOfName(m);
    for (const Slot row : rows) {
        if (firsts[row] != row && !m.get(place::name, row).empty())
            out.add(row, texts::format("An earlier place has the same name"));
    }
}

void fixPlaceOnce(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const Slot first = firstsOfName(m)[row];
    if (first == row)
        return;
    for (const Slot a : m.referrers(area::place, row))
        tx.set(area::place, a, Ref::to(first));
    tx.erase(issue.element);
}

} // namespace

std::vector<checks::Rule> placeRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "NAV008",
         .title = "The engine can read the place's name",
         .fault = "Place name that the engine misreads",
         .severity = Error,
         .type = kPlace,
         .check = checkPlaceStored,
         .dependsOn = {own(place::name, place::terminated)},
         .fix = fixPlaceStored,
         .fixTitle = "Add Zero Byte"},
        {.id = "NAV009",
         .title = "The engine can read the fog place's name",
         .fault = "Fog place name that the engine misreads",
         .severity = Error,
         .type = kFogPlace,
         .check = checkFogPlaceStored,
         .dependsOn = {own(fog_place::name, fog_place::terminated)},
         .fix = fixFogPlaceStored,
         .fixTitle = "Add Zero Byte"},
        {.id = "NAV036",
         .title = "The place's name is printable ASCII",
         .fault = "Unusual place name",
         .severity = Warning,
         .type = kPlace,
         .check = checkPlaceWord,
         .dependsOn = {own(place::name), format({along(place::file)})}},
        {.id = "NAV037",
         .title = "The fog place's name is printable ASCII",
         .fault = "Unusual fog place name",
         .severity = Warning,
         .type = kFogPlace,
         .check = checkFogPlaceWord,
         .dependsOn = {own(fog_place::name), format({along(fog_place::file)})}},
        {.id = "NAV062",
         .title = "Places are used",
         .fault = "Unused place",
         .severity = Note,
         .type = kPlace,
         .check = checkPlaceUsed,
         .dependsOn = {at({against(area::place)}, area::place)},
         .fix = fixPlaceUsed,
         .fixTitle = "Delete Place"},
        {.id = "NAV063",
         .title = "Place names are unique",
         .fault = "Duplicate place name",
         .severity = Note,
         .type = kPlace,
         .check = checkPlaceOnce,
         .dependsOn = {own(place::name, kPlaceRank)},
         .wholeDocument = true,
         .fix = fixPlaceOnce,
         .fixTitle = "Merge with First"},
    };
}

} // namespace navsmith::systems::source_nav
