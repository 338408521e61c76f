#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// Game times, only in records that are in use: free ones hold garbage. Countdowns are none.
struct Timer {
    Column<std::uint32_t> column;
    std::string_view title;
    std::size_t columns = 1; ///< one after another
    std::size_t step = 1;    ///< from one to the next
};
constexpr Timer kTimers[] = {
    {thread::timerA, "first timers of script threads"},
    {thread::timerB, "second timers of script threads"},
    {thread::wakeTime, "wake times of script threads"},
    {file::lastMissionTime, "time of the last mission"},
    {player::nextShot(0), "next shots of weapons", player::kWeapons,
     player::nextShot(1).column - std::size_t{player::nextShot(0).column}},
    {file::lastGarageHelp, "time of the last help at garages"},
    {garage::openTime, "opening times of garages"},
    {game_logic::lastEvent, "time of the last death or arrest"},
    {pickup::regeneration, "respawn times of pickups"},
    {generator::nextTime, "next times of car generators"},
    {set_piece::lastTime, "last times of set pieces"},
    {gang_wars::startTime, "start of the gang war"},
    {gang_wars::lastTime, "time of the last visit to the gang war"},
};

/// Calls f(column, row) for each time.
template <typename F>
void forEachTime(const Model& m, const Timer& timer, F&& f) {
    for (std::size_t i = 0; i < timer.columns; ++i) {
        const Column<std::uint32_t> column{timer.column.type,
                                           static_cast<model::ColumnId>(timer.column.column + i * timer.step)};
        m.forEachLive(column.type, [&](Slot row) { f(column, row); });
    }
}

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
    forEachTime(m, timer, [&](Column<std::uint32_t> column, Slot row) {
        const auto at = m.get(column, row);
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
        std::vector<std::pair<Column<std::uint32_t>, Slot>> times;
        forEachTime(m, timer, [&](Column<std::uint32_t> column, Slot row) { times.emplace_back(column, row); });
        for (const auto& [column, row] : times) {
            const auto at = m.get(column, row);
            tx.set(column, row, at > now ? at - now : 0U);
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
