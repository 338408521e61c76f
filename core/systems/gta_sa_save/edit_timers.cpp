#include "core/systems/gta_sa_save/edit_timers.h"

#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// Game times, only in records that are in use: free ones hold garbage.
struct Timer {
    Column<std::uint32_t> column;
    std::string_view title;
};
constexpr Timer kTimers[] = {
    {thread::timerA, "first timers of script threads"},    {thread::timerB, "second timers of script threads"},
    {thread::wakeTime, "wake times of script threads"},    {pickup::regeneration, "respawn times of pickups"},
    {generator::nextTime, "next times of car generators"}, {set_piece::lastTime, "last times of set pieces"},
};

std::uint32_t gameTime(const Model& m) {
    std::uint32_t time = 0;
    m.forEachLive(kSimpleVars, [&](Slot row) { time = std::max(time, m.get(vars::gameTime, row)); });
    return time;
}

std::string whyDisabled(const Model& m, Selection) {
    return gameTime(m) == 0 ? texts::format("The game time is already 0.") : "";
}

std::string hours(std::uint32_t milliseconds) {
    const auto minutes = milliseconds / 60000;
    return texts::format("{} h {:02} min", minutes / 60, minutes % 60);
}

/// "501 of 501 times at which pickups come back: 7 later than now stay ahead, 494 become 0"
std::string lineOf(const Model& m, const Timer& timer, std::uint32_t now) {
    std::size_t ahead = 0;
    std::size_t past = 0;
    m.forEachLive(timer.column.type, [&](Slot row) {
        const auto at = m.get(timer.column, row);
        ahead += at > now ? 1 : 0;
        past += at > 0 && at <= now ? 1 : 0;
    });
    return texts::format("{}: {} set to 0, {} with unchanged remaining time", timer.title, past, ahead);
}

Description describe(const Model& m, Selection, Arguments) {
    const auto now = gameTime(m);
    Description description;
    description.text =
        texts::format("The game time of {} ({} ms) becomes 0. All timers are shifted accordingly.", hours(now), now);
    description.report = texts::format("the last clock tick becomes 0");
    for (const auto& timer : kTimers)
        description.report += fmt::format("\n{}", lineOf(m, timer, now));
    return description;
}

EditResult run(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    const auto now = gameTime(m);
    for (const auto& timer : kTimers) {
        std::vector<Slot> rows;
        m.forEachLive(timer.column.type, [&](Slot row) { rows.push_back(row); });
        for (const Slot row : rows) {
            const auto at = m.get(timer.column, row);
            tx.set(timer.column, row, at > now ? at - now : 0U);
        }
    }
    Elements touched;
    m.forEachLive(kSimpleVars, [&](Slot row) { touched.push_back({kSimpleVars, row}); });
    for (const auto& e : touched) {
        tx.set(vars::lastClockTick, e.slot, 0U);
        tx.set(vars::gameTime, e.slot, 0U);
    }
    return touched;
}

} // namespace

Edit repairTimersEdit() {
    return {.id = "repair_timers",
            .title = "Reset Game Time",
            .help = "Subtracts the game time from all timers of the save. For very long games in which traffic has "
                    "disappeared.",
            .section = "Save",
            .scope = EditScope::Document,
            .whyDisabled = whyDisabled,
            .describe = describe,
            .run = run};
}

} // namespace navsmith::systems::gta_sa_save
