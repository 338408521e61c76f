#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/save.h"
#include "core/systems/gta_sa_save/schema.h"
#include "formats/bytes/byte_reader.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint32_t kStockScripts[] = {194125, 194146}; ///< bytes of the main script, first and second release
constexpr std::uint32_t kStockGlobals = 43808;
constexpr std::size_t kManyRegions = 60;
constexpr std::uint16_t kRingLength = 20;
constexpr std::uint32_t kPedSize = 0x18C;
constexpr std::uint32_t kPlayerSize = 0x84;
constexpr std::uint32_t kObjectSize = 0x30;
constexpr std::uint32_t kPlayerInfoSize = 0x28;
constexpr std::uint32_t kGangWarsSize = 0x58;

std::optional<std::uint32_t> wordAt(const std::string& bytes, std::size_t at) {
    const auto held = std::as_bytes(std::span(bytes));
    if (at + 4 > held.size())
        return std::nullopt;
    return bytes::loadLittleEndian<std::uint32_t>(held.data() + at);
}

constexpr std::size_t kOpenEntranceBytes = 2;
constexpr std::size_t kEntranceBytes = 6;
constexpr std::string_view kEntranceEnd = "\xFF\xFF";

void checkChecksum(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (m.get(file::keepsChecksum, f) != 0)
            out.add(f, texts::format("The checksum is not the sum of the bytes: the game shows the slot as corrupt"));
    }
}
void fixChecksum(Transaction& tx, const Issue& issue) {
    tx.set(file::keepsChecksum, issue.element.slot, std::uint8_t{0});
}

void checkPadding(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (m.get(file::keepsPadding, f) != 0)
            out.add(f, texts::format(
                           "Some of the padding does not repeat the blocks: another program has modified the file"));
    }
}
void fixPadding(Transaction& tx, const Issue& issue) {
    tx.set(file::keepsPadding, issue.element.slot, std::uint8_t{0});
}

void checkLimits(const Model& m, RowSpan rows, Findings& out) {
    static constexpr struct {
        Type type;
        std::size_t most;
    } limits[] = {{kGarage, gta_sa::kMaxGarages},
                  {kPathRegion, gta_sa::kMaxPathRegions},
                  {kCarGenerator, gta_sa::kMaxCarGenerators},
                  {kStuntJump, gta_sa::kMaxStuntJumps},
                  {kPriceChange, gta_sa::kMaxPriceChanges},
                  {kShopItem, gta_sa::kMaxShopItems}};
    std::size_t stations[2] = {};
    m.forEachLive(kRestart, [&](Slot row) { ++stations[m.get(restart::police, row) != 0 ? 1 : 0]; });
    for (const Slot f : rows) {
        const auto over = std::ranges::find_if(limits, [&](const auto& l) { return m.count(l.type) > l.most; });
        if (over != std::end(limits))
            out.add(f, texts::format("{} {} (expected at most {} in the stock game)", m.count(over->type),
                                     m.schema().type(over->type).plural, over->most));
        else if (const auto most = std::max(stations[0], stations[1]); most > gta_sa::kMaxRestarts)
            out.add(f, texts::format("{} restart points of a type (expected at most {})", most, gta_sa::kMaxRestarts));
        else if (const auto pieces = m.get(file::setPieces, f);
                 pieces > gta_sa::kMaxSetPieces && m.count(kSetPiece) == m.capacity(kSetPiece))
            out.add(f, texts::format("{} set pieces (expected at most {})", pieces, gta_sa::kMaxSetPieces));
        else if (const auto plates = m.get(file::plates, f);
                 plates > m.capacity(kNumberPlate) && m.count(kNumberPlate) == m.capacity(kNumberPlate))
            out.add(f, texts::format("{} number plates (expected at most {})", plates, m.capacity(kNumberPlate)));
    }
}

void checkManyRegions(const Model& m, RowSpan rows, Findings& out) {
    const auto count = m.count(kPathRegion);
    for (const Slot f : rows) {
        if (count >= kManyRegions)
            out.add(f, texts::format("{} of {} path regions are in use: scripts will soon be unable to switch roads. "
                                     "Deleting regions without open path files may change nodes outside their boxes.",
                                     count, gta_sa::kMaxPathRegions));
    }
}

void checkRing(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (const auto next = m.get(file::ringNext, f); next >= kRingLength)
            out.add(f, texts::format("The next collected pickup goes to entry {} of {}", next, kRingLength));
    }
}
void fixRing(Transaction& tx, const Issue& issue) {
    const auto next = tx.model().get(file::ringNext, issue.element.slot);
    tx.set(file::ringNext, issue.element.slot, static_cast<std::uint16_t>(next % kRingLength));
}

void checkVersion(const Model& m, RowSpan rows, Findings& out) {
    const auto& names = m.schema().type(kSimpleVars).findProperty("version_id")->names;
    for (const Slot row : rows) {
        const auto id = m.get(vars::versionId, row);
        if (std::ranges::find(names, std::int64_t{id}, &model::EnumName::value) == names.end())
            out.add(row, texts::format("Unknown version ID 0x{:08X}: program 2.00 refuses it, 1.x does not look", id));
    }
}

void checkSaveName(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(vars::saveName, row).size() >= 100)
            out.add(row, texts::format("The name fills all 100 bytes and is not terminated"));
    }
}
void fixSaveName(Transaction& tx, const Issue& issue) {
    const auto& name = tx.model().get(vars::saveName, issue.element.slot);
    if (name.size() >= 100)
        tx.set(vars::saveName, issue.element.slot, name.substr(0, 99));
}

void checkScript(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        const auto size = m.get(file::mainSize, f);
        const auto globals = m.get(file::globalsSize, f);
        const bool read = size != 0 || globals != 0; // otherwise the layout of its block is unknown
        if (read && (std::ranges::find(kStockScripts, size) == std::end(kStockScripts) || globals != kStockGlobals))
            out.add(f, texts::format("Not the original script: {} of main script, {} of globals",
                                     model::counted(size, "byte"), model::counted(globals, "byte")));
    }
}

/// An address in use on the return stack that lies outside the script.
std::optional<std::uint32_t> returnOutside(const Model& m, Slot row, std::uint64_t space) {
    const auto used = std::min<std::size_t>(m.get(thread::depth, row), thread::kReturns);
    for (std::size_t i = 0; i < used; ++i) {
        const auto address = m.get(thread::returnAddress(i), row);
        if (address >= space) // 0 means none
            return address;
    }
    return std::nullopt;
}

void checkThread(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto f = m.get(fileOf(kThread), row).slot();
        const std::uint64_t space = std::uint64_t{m.get(file::mainSize, f)} + m.get(file::largestMission, f);
        if (const auto pointer = m.get(thread::relativePointer, row); pointer >= space)
            out.add(row,
                    texts::format("The thread resumes at {}, outside the script space of {} bytes", pointer, space));
        else if (const auto back = returnOutside(m, row, space))
            out.add(row, texts::format("The thread returns to {}, outside the script space of {} bytes", *back, space));
    }
}

void checkInfoSize(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto size = m.get(player_info::size, row); size != kPlayerInfoSize)
            out.add(row, texts::format("Data of {} (expected {})", model::counted(size, "byte"), kPlayerInfoSize));
    }
}
void checkWarSize(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto size = m.get(gang_wars::size, row); size != kGangWarsSize)
            out.add(row, texts::format("Data of {} (expected {})", model::counted(size, "byte"), kGangWarsSize));
    }
}

void checkTag(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(block::tagged, row) == 0)
            out.add(row, texts::format("The tag before the block is damaged: the game does not load the save"));
    }
}

/// Whether the block of entrances is complete except for the number at its end.
bool lacksEnd(const Model& m, Slot row) {
    if (m.get(block::number, row) != gta_sa::EnexBlock || m.get(block::opaque, row) == 0)
        return false;
    const auto& held = m.get(block::bytes, row);
    const auto open = wordAt(held, 0);
    const std::uint64_t head = 4 + std::uint64_t{open.value_or(0)} * kOpenEntranceBytes;
    return open && head <= held.size() && (held.size() - head) % kEntranceBytes == 0;
}

void checkEnexEnd(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (lacksEnd(m, row))
            out.add(row,
                    texts::format("The list of entrances is not terminated: the game continues into the next block"));
    }
}
void fixEnexEnd(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    if (!lacksEnd(tx.model(), row))
        return;
    // Check here rather than in enforceInvariants(), where it would also undo the other fixes of the same step.
    if (bodySize(tx.model()) + kEntranceEnd.size() > gta_sa::kSaveChecked)
        return tx.refuse(
            texts::format("Cannot terminate the list of entrances: the save would become too long for the game."));
    tx.set(block::bytes, row, tx.model().get(block::bytes, row) + std::string(kEntranceEnd));
    tx.set(block::opaque, row, std::uint8_t{0});
    // fmt::format avoids a false array-bounds warning of GCC 12 at -O2.
    tx.note(texts::format("The entrances become editable when the save is opened again."));
}

void checkOpaque(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(block::opaque, row) != 0 && !lacksEnd(m, row))
            out.add(row, texts::format("The length matches no known layout. The block is kept unchanged."));
    }
}

void checkPlayerSizes(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(player::pedSize, row) != kPedSize || m.get(player::playerSize, row) != kPlayerSize)
            out.add(row, texts::format("Data of {} and {} bytes (expected {} and {})", m.get(player::pedSize, row),
                                       m.get(player::playerSize, row), kPedSize, kPlayerSize));
    }
}

void checkObjectSize(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(object::size, row) != kObjectSize)
            out.add(row, texts::format("Data of {} (expected {})", model::counted(m.get(object::size, row), "byte"),
                                       kObjectSize));
    }
}

} // namespace

std::vector<checks::Rule> fileRules() {
    using checks::own;
    using enum checks::Severity;
    return {
        {.id = "SAV-001",
         .title = "The file has the size of a PC save",
         .fault = "Wrong file size",
         .severity = Error,
         .type = kFile},
        {.id = "SAV-004",
         .title = "The blocks leave room for the checksum",
         .fault = "Blocks too long",
         .severity = Error,
         .type = kFile},
        {.id = "SAV-003",
         .title = "The checksum is the sum of the bytes",
         .fault = "Wrong checksum",
         .severity = Error,
         .type = kFile,
         .check = checkChecksum,
         .dependsOn = {own(file::keepsChecksum)},
         .fix = fixChecksum,
         .fixTitle = "Recompute Checksum"},
        {.id = "SAV-005",
         .title = "The padding repeats the blocks",
         .fault = "Padding left by another program",
         .severity = Note,
         .type = kFile,
         .check = checkPadding,
         .dependsOn = {own(file::keepsPadding)},
         .fix = fixPadding,
         .fixTitle = "Rebuild Padding"},
        {.id = "SAV-012",
         .title = "The save fits the limits of the game",
         .fault = "Limit of the game exceeded",
         .severity = Error,
         .type = kFile,
         .check = checkLimits,
         .dependsOn = {any(kGarage), any(kPathRegion), any(kCarGenerator), any(kStuntJump), any(kRestart),
                       any(kSetPiece), any(kNumberPlate), own(file::setPieces, file::plates)}},
        {.id = "SAV-025",
         .title = "Path regions are left for scripts",
         .fault = "Nearly all path regions are in use",
         .severity = Warning,
         .type = kFile,
         .check = checkManyRegions,
         .dependsOn = {any(kPathRegion)},
         .fix = eraseIdleRegions,
         .fixTitle = "Delete Regions Inside Later Ones"},
        {.id = "SAV-052",
         .title = "The index of the next collected pickup is inside the list",
         .fault = "Next collected pickup outside the list",
         .severity = Note,
         .type = kFile,
         .check = checkRing,
         .dependsOn = {own(file::ringNext)},
         .fix = fixRing,
         .fixTitle = "Reduce Modulo 20"},
        {.id = "SAV-006",
         .title = "The version ID is known",
         .fault = "Unknown version ID",
         .severity = Note,
         .type = kSimpleVars,
         .check = checkVersion,
         .dependsOn = {own(vars::versionId)}},
        {.id = "SAV-007",
         .title = "The name of the save is terminated",
         .fault = "Name of the save not terminated",
         .severity = Warning,
         .type = kSimpleVars,
         .check = checkSaveName,
         .dependsOn = {own(vars::saveName)},
         .fix = fixSaveName,
         .fixTitle = "Remove Last Character"},
        {.id = "SAV-008",
         .title = "The save uses the original script",
         .fault = "Script of a mod",
         .severity = Note,
         .type = kFile,
         .check = checkScript,
         .dependsOn = {own(file::mainSize, file::globalsSize)}},
        {.id = "SAV-009I",
         .title = "The player's state has the right data size",
         .fault = "Player's state with wrong data size",
         .severity = Error,
         .type = kPlayerInfo,
         .check = checkInfoSize,
         .dependsOn = {own(player_info::size)}},
        {.id = "SAV-009W",
         .title = "The gang wars have the right data size",
         .fault = "Gang wars with wrong data size",
         .severity = Error,
         .type = kGangWars,
         .check = checkWarSize,
         .dependsOn = {own(gang_wars::size)}},
        {.id = "SAV-009P",
         .title = "The player has the right data size",
         .fault = "Player with wrong data size",
         .severity = Error,
         .type = kPlayer,
         .check = checkPlayerSizes,
         .dependsOn = {own(player::pedSize, player::playerSize)}},
        {.id = "SAV-009O",
         .title = "An object has the right data size",
         .fault = "Object with wrong data size",
         .severity = Error,
         .type = kObject,
         .check = checkObjectSize,
         .dependsOn = {own(object::size)}},
        {.id = "SAV-013",
         .title = "A thread resumes inside the script",
         .fault = "Thread outside the script",
         .severity = Warning,
         .type = kThread,
         .check = checkThread,
         .dependsOn = {own(thread::relativePointer, thread::depth, thread::returnAddress(0), thread::returnAddress(1),
                           thread::returnAddress(2), thread::returnAddress(3), thread::returnAddress(4),
                           thread::returnAddress(5), thread::returnAddress(6), thread::returnAddress(7)),
                       own(file::mainSize, file::largestMission)}},
        {.id = "SAV-002",
         .title = "Each block has its tag",
         .fault = "Block without its tag",
         .severity = Error,
         .type = kBlock,
         .check = checkTag,
         .dependsOn = {own(block::tagged)}},
        {.id = "SAV-080",
         .title = "The list of entrances is terminated",
         .fault = "List of entrances not terminated",
         .severity = Error,
         .type = kBlock,
         .check = checkEnexEnd,
         .dependsOn = {own(block::opaque, block::number, block::bytes)},
         .fix = fixEnexEnd,
         .fixTitle = "Terminate List"},
        {.id = "SAV-014",
         .title = "A block has a known layout",
         .fault = "Block of unknown layout",
         .severity = Warning,
         .type = kBlock,
         .check = checkOpaque,
         .dependsOn = {own(block::opaque, block::number, block::bytes)}},
    };
}

} // namespace navsmith::systems::gta_sa_save
