// The blocks of a San Andreas saved game and the positions of records in them. Blocks do not store their length: it
// follows from their contents (docs/formats/gta-sa-save.md, section 2).
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/gta_sa/save_records.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::gta_sa {

inline constexpr std::size_t kSaveBlocks = 28;

/// Block numbers used in code.
enum SaveBlockNumber : std::uint8_t {
    SimpleVarsBlock = 0,
    ScriptsBlock = 1,
    PlayersBlock = 2,
    GaragesBlock = 3,
    GameLogicBlock = 4,
    PathRegionsBlock = 5,
    PickupsBlock = 6,
    RestartsBlock = 8,
    MarkersBlock = 9,
    ZonesBlock = 10,
    GangsBlock = 11,
    GeneratorsBlock = 12,
    PlayerInfoBlock = 15,
    StatisticsBlock = 16,
    SetPiecesBlock = 17,
    StreamingBlock = 18,
    RelationsBlock = 19,
    TagsBlock = 20,
    MapSectionsBlock = 21,
    ShoppingBlock = 22,
    GangWarsBlock = 23,
    StuntJumpsBlock = 24,
    EnexBlock = 25,
    RadioBlock = 26,
    Markers3dBlock = 27,
};

struct SaveBlockSpec {
    std::string_view title; ///< "switched path regions"
    std::size_t fixed = 0;  ///< length in bytes if it is constant
    bool isFixed = true;
};
const SaveBlockSpec& blockSpec(std::size_t block);

/// Consecutive records of one type.
struct SaveSpan {
    SaveRecord record = SaveRecord::Raw;
    std::uint8_t group = 0; ///< 1: the second list of this record in its block (police, map zones)
    std::size_t at = 0;     ///< bytes from the start of the payload
    std::size_t count = 0;

    [[nodiscard]] std::size_t end() const { return at + count * specOf(record).bytes; }
};

struct SaveLayout {
    std::vector<SaveSpan> spans; ///< without gaps, in order
    std::size_t length = 0;      ///< bytes of the payload
};

/// Determines a block's contents and end, from bytes that begin with its payload and may extend beyond it. Counts that
/// exceed the bytes give CountTooLarge or Truncated; offsets count from `fileOffset`.
bytes::Result<SaveLayout> layOut(std::size_t block, std::span<const std::byte> bytes, std::uint64_t fileOffset = 0);

} // namespace navsmith::gta_sa
