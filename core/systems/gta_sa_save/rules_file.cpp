#include "core/systems/gta_sa_save/rule_functions.h"
#include "core/systems/gta_sa_save/schema.h"
#include "formats/bytes/byte_reader.h"

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

/// Block 1 (docs/formats/gta-sa-save.md, section 15); none in a block that is too short.
struct Script {
    std::uint32_t globals = 0;
    std::uint32_t mainSize = 0;
    std::uint32_t largestMission = 0;
    std::size_t threadsAt = 0;
    std::uint32_t threads = 0;
};
std::optional<Script> scriptOf(const Model& m, Slot row) {
    if (m.get(block::number, row) != gta_sa::ScriptsBlock || m.get(block::opaque, row) != 0)
        return std::nullopt;
    const auto& held = m.get(block::bytes, row);
    const auto globals = wordAt(held, 0);
    const std::size_t fixed = 4 + std::size_t{globals.value_or(0)};
    const auto mainSize = wordAt(held, fixed + 0x8F2);
    const auto mission = wordAt(held, fixed + 0x8F6);
    const auto threads = wordAt(held, fixed + 0x902);
    if (!globals || !threads)
        return std::nullopt;
    return Script{*globals, *mainSize, *mission, fixed + 0x906, *threads};
}

constexpr std::size_t kThreadBytes = 262;
constexpr std::size_t kThreadPointer = 2 + 224; ///< relative instruction pointer

} // namespace

void checkChecksum(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (m.get(file::keepsChecksum, f) != 0)
            out.add(f, "The checksum is not the sum of the bytes: the game shows the slot as corrupt");
    }
}
void fixChecksum(Transaction& tx, const Issue& issue) {
    tx.set(file::keepsChecksum, issue.element.slot, std::uint8_t{0});
}

void checkPadding(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (m.get(file::keepsPadding, f) != 0)
            out.add(f, "Some of the padding does not repeat the blocks: another program has written to the file");
    }
}
void fixPadding(Transaction& tx, const Issue& issue) {
    tx.set(file::keepsPadding, issue.element.slot, std::uint8_t{0});
}

void checkLimits(const Model& m, RowSpan rows, Findings& out) {
    static constexpr struct {
        Kind kind;
        std::size_t most;
    } limits[] = {{kGarage, gta_sa::kMaxGarages},
                  {kPathRegion, gta_sa::kMaxPathRegions},
                  {kCarGenerator, gta_sa::kMaxCarGenerators},
                  {kStuntJump, gta_sa::kMaxStuntJumps}};
    std::size_t stations[2] = {};
    m.forEachLive(kRestart, [&](Slot row) { ++stations[m.get(restart::police, row) != 0 ? 1 : 0]; });
    for (const Slot f : rows) {
        const auto over = std::ranges::find_if(limits, [&](const auto& l) { return m.count(l.kind) > l.most; });
        if (over != std::end(limits))
            out.add(f, fmt::format("{} {}: the stock game has room for {}", m.count(over->kind),
                                   m.schema().kind(over->kind).plural, over->most));
        else if (const auto most = std::max(stations[0], stations[1]); most > gta_sa::kMaxRestarts)
            out.add(f,
                    fmt::format("{} restart points of a kind: the game has room for {}", most, gta_sa::kMaxRestarts));
        else if (const auto pieces = m.get(file::setPieces, f);
                 pieces > gta_sa::kMaxSetPieces && m.count(kSetPiece) == m.capacity(kSetPiece))
            out.add(f, fmt::format("{} set pieces: the game has room for {}", pieces, gta_sa::kMaxSetPieces));
    }
}

void checkManyRegions(const Model& m, RowSpan rows, Findings& out) {
    const auto count = m.count(kPathRegion);
    for (const Slot f : rows) {
        if (count >= kManyRegions)
            out.add(f, fmt::format("{} of {} path regions are in use: scripts soon cannot switch roads any more", count,
                                   gta_sa::kMaxPathRegions));
    }
}

void checkRing(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (const auto next = m.get(file::ringNext, f); next >= kRingLength)
            out.add(f, fmt::format("The next collected pickup goes to place {} of {}", next, kRingLength));
    }
}
void fixRing(Transaction& tx, const Issue& issue) {
    const auto next = tx.model().get(file::ringNext, issue.element.slot);
    tx.set(file::ringNext, issue.element.slot, static_cast<std::uint16_t>(next % kRingLength));
}

void checkVersion(const Model& m, RowSpan rows, Findings& out) {
    const auto& names = m.schema().kind(kSimpleVars).findProperty("version_id")->names;
    for (const Slot row : rows) {
        const auto id = m.get(vars::versionId, row);
        if (std::ranges::find(names, std::int64_t{id}, &model::EnumName::value) == names.end())
            out.add(row, fmt::format("Version id 0x{:08X} is of no known program", id));
    }
}

void checkSaveName(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(vars::saveName, row).size() >= 100)
            out.add(row, "The name fills its 100 bytes and has no end");
    }
}
void fixSaveName(Transaction& tx, const Issue& issue) {
    const auto& name = tx.model().get(vars::saveName, issue.element.slot);
    if (name.size() >= 100)
        tx.set(vars::saveName, issue.element.slot, name.substr(0, 99));
}

void checkScript(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto script = scriptOf(m, row);
        if (script && (std::ranges::find(kStockScripts, script->mainSize) == std::end(kStockScripts) ||
                       script->globals != kStockGlobals))
            out.add(row, fmt::format("Main script of {} bytes with {} bytes of globals: not the game's own",
                                     script->mainSize, script->globals));
    }
}

void checkThreads(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto script = scriptOf(m, row);
        if (!script)
            continue;
        const std::uint64_t space = std::uint64_t{script->mainSize} + script->largestMission;
        for (std::uint32_t i = 0; i < script->threads; ++i) {
            const auto pointer =
                wordAt(m.get(block::bytes, row), script->threadsAt + i * kThreadBytes + kThreadPointer);
            if (pointer && *pointer >= space) {
                out.add(row, fmt::format("Thread {} goes on at {}, outside the script space of {} bytes", i, *pointer,
                                         space));
                break;
            }
        }
    }
}

void checkBlockSizes(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto number = m.get(block::number, row);
        const bool info = number == gta_sa::PlayerInfoBlock;
        if (!info && number != gta_sa::GangWarsBlock)
            continue;
        const auto size = wordAt(m.get(block::bytes, row), 0);
        const auto expected = info ? kPlayerInfoSize : kGangWarsSize;
        if (size && *size != expected)
            out.add(row, fmt::format("It says that its data takes {} bytes (expected {})", *size, expected));
    }
}

void checkOpaque(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(block::opaque, row) != 0)
            out.add(row, "Its length fits no known layout: it is kept as it is");
    }
}

void checkPlayerSizes(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(player::pedSize, row) != kPedSize || m.get(player::playerSize, row) != kPlayerSize)
            out.add(row, fmt::format("Data of {} and {} bytes (expected {} and {})", m.get(player::pedSize, row),
                                     m.get(player::playerSize, row), kPedSize, kPlayerSize));
    }
}

void checkObjectSize(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(object::size, row) != kObjectSize)
            out.add(row, fmt::format("Data of {} bytes (expected {})", m.get(object::size, row), kObjectSize));
    }
}

} // namespace navsmith::systems::gta_sa_save
