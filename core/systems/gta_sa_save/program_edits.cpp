#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <optional>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<Choice> kProgram{"program"};

/// The two releases of the main script. The second lacks 21 bytes before the place where the thread "main" waits, so
/// that all threads that wait later are that much earlier in it.
struct Script {
    std::uint32_t size;
    std::uint32_t firstWait;
};
constexpr Script kFirstScript{kFirstScriptBytes, 60'055};
constexpr Script kSecondScript{kSecondScriptBytes, 60'034};

struct Release {
    std::uint32_t program; ///< version id
    Script script;
    SectionOrder order;
};
/// In the order of the choices.
constexpr Release kReleases[] = {
    {0x35DA8175, kFirstScript, SectionOrder::First},
    {0x9A6EBE58, kFirstScript, SectionOrder::First},
    {0xFD148DF6, kSecondScript, SectionOrder::Second},
};

std::optional<Script> scriptOf(const Model& m) {
    const auto size = m.get(file::mainSize, m.order(kFile).all().front());
    for (const auto& script : {kFirstScript, kSecondScript})
        if (size == script.size)
            return script;
    return std::nullopt;
}

/// The columns of a thread that hold places in the script.
std::vector<Column<std::uint32_t>> placesInScript() {
    std::vector<Column<std::uint32_t>> columns{thread::relativePointer};
    for (std::size_t i = 0; i < thread::kReturns; ++i)
        columns.push_back(thread::returnAddress(i));
    return columns;
}

std::string whyNotConvert(const Model& m, Selection) {
    if (m.count(kThread) == 0 || m.count(kSimpleVars) == 0)
        return texts::format("The save has no script.");
    const auto script = scriptOf(m);
    if (!script)
        return texts::format("The script of this save is of a modified game.");
    for (Slot row = 0; row < m.capacity(kThread); ++row) {
        if (!m.isLive({kThread, row}))
            continue;
        for (const auto column : placesInScript()) {
            const auto place = m.get(column, row);
            if (place != 0 && place < script->firstWait)
                return texts::format("Thread {} stands where the scripts differ.", m.get(thread::name, row));
        }
    }
    return sectionOrder(m) == SectionOrder::Undecided
               ? texts::format("It is not known in which order the sections of this save are.")
               : "";
}

EditResult runConvert(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto& release = kReleases[arguments.get(kProgram).value_or(0)];
    const auto from = *scriptOf(m);
    const auto order = sectionOrder(m); // follows from the size of the script where no section is on
    const auto row = m.order(kSimpleVars).all().front();
    if (m.get(vars::versionId, row) == release.program && from.size == release.script.size && order == release.order)
        return nothingToDo(texts::format("The save is already one of this program."));
    tx.set(vars::versionId, row, release.program);
    moveSections(tx, order, release.order);
    tx.set(file::mainSize, m.order(kFile).all().front(), release.script.size);
    const auto threads = m.liveRows(kThread);
    for (const auto thread : threads) {
        for (const auto column : placesInScript()) {
            // Places behind the main script are those of a mission, which does not move.
            const auto place = m.get(column, thread);
            if (place >= from.firstWait && place < from.size)
                tx.set(column, thread, place - from.firstWait + release.script.firstWait);
        }
    }
    return Elements{{kSimpleVars, row}};
}

} // namespace

Edit convertProgramEdit() {
    return {.id = "convert_program",
            .title = "Convert to Program",
            .help = "Makes the save one of another release of the game: its program, the places of its threads in the "
                    "script of that release, and the order of the map's sections. Nothing is lost.",
            .section = "Save",
            .scope = EditScope::Document,
            .parameters = {choiceParameter(kProgram, "Program", "", {"PC 1.00", "PC 1.01", "PC 2.00"}, Choice(0))},
            .whyDisabled = whyNotConvert,
            .run = runConvert};
}

} // namespace navsmith::systems::gta_sa_save
