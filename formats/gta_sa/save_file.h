// Saved games of San Andreas for PC, GTASAsf1.b to GTASAsf8.b: bytes to blocks and records, and back.
// Follows docs/formats/gta-sa-save.md; section numbers below are that page's.
#pragma once

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/format_error.h"
#include "formats/gta_sa/save_layout.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::gta_sa {

inline constexpr std::size_t kSaveSize = 202752;           ///< size of every PC file
inline constexpr std::size_t kSaveChecked = kSaveSize - 4; ///< bytes covered by the checksum, which follows them
inline constexpr std::size_t kSaveBuffer = 51200;          ///< the game writes through a buffer of this size
inline constexpr std::string_view kSaveTag = "BLOCK";      ///< before each block

// Limits of the stock game (section 2).
inline constexpr std::size_t kMaxGarages = 50;
inline constexpr std::size_t kMaxPathRegions = 64;
inline constexpr std::size_t kMaxRestarts = 10;
inline constexpr std::size_t kMaxCarGenerators = 500;
inline constexpr std::size_t kMaxSetPieces = 210;
inline constexpr std::size_t kMaxStuntJumps = 256;
inline constexpr std::size_t kMaxPriceChanges = 20;
inline constexpr std::size_t kMaxShopItems = 560;

/// A byte of the streaming block for a file that is not loaded.
inline constexpr std::byte kNotLoaded{255};

struct SaveBlock {
    std::string tag{kSaveTag}; ///< as stored: any other value is damage, and the game does not load such a file
    std::vector<std::byte> payload;
    SaveLayout layout; ///< no spans: opaque, no known layout fits its bytes
    [[nodiscard]] bool opaque() const { return layout.spans.empty(); }
    [[nodiscard]] bool tagged() const { return tag == kSaveTag; }
};

/// Mirrors one file. Every byte is in the payloads, the padding or the checksum; records are views of the payloads,
/// read and written field by field.
struct SaveFile {
    std::array<SaveBlock, kSaveBlocks> blocks;
    std::vector<std::byte> padding; ///< from the last block to the checksum
    std::uint32_t checksum = 0;     ///< as stored

    /// Records of one type in a block; empty if there are none or the block is opaque.
    [[nodiscard]] std::span<const std::byte> records(std::size_t block, SaveRecord record,
                                                     std::uint8_t group = 0) const;
};

/// Names the other game or port that the bytes come from, for messages; none if they may be from the PC. Never reads
/// beyond the first bytes.
std::optional<std::string_view> foreignSave(std::span<const std::byte> head, std::uint64_t size);

/// Finds the 28 blocks by the lengths that follow from their contents. Tolerates up to three tags with one or two
/// damaged letters. Where a length leads to no tag at all, searches for the file's tags. A block that does not fit
/// stays opaque; at most three of those with a constant length in the stock game may. Counts may exceed the game's
/// limits, values may be anything, and checksum and padding may be wrong. Allocates no more than the bytes can fill.
/// Errors:
/// - Unsupported: a save of another platform or of the Definitive Edition
/// - BadMagic: no tag at the position of the first one
/// - BadValue: not 202752 bytes, or the 28 blocks cannot be found
bytes::Result<SaveFile> readSave(std::span<const std::byte> file);

/// The inverse: writeSave(readSave(b)) == b. Writes padding and checksum unchanged. Never truncates a body that leaves
/// no room for the checksum: the file is then too long (check saveBodySize first).
std::vector<std::byte> writeSave(const SaveFile& file);

/// Bytes of the 28 blocks with their tags. A valid file has at most kSaveChecked.
std::size_t saveBodySize(const SaveFile& file);
/// The blocks with their tags.
std::vector<std::byte> saveBody(const SaveFile& file);

/// The game's padding after a body: each byte equals the one kSaveBuffer before it (section 1.2).
std::vector<std::byte> mirroredPadding(std::span<const std::byte> body);
/// The padding after an edit that kept all lengths: bytes that mirrored `before` mirror `after`, others stay. If the
/// length has changed: mirroredPadding(after).
std::vector<std::byte> editedPadding(std::span<const std::byte> before, std::span<const std::byte> padding,
                                     std::span<const std::byte> after);

/// The sum of all bytes except the last four.
std::uint32_t saveChecksum(std::span<const std::byte> file);
/// The checksum of the current body and padding.
std::uint32_t saveChecksum(const SaveFile& file);

/// Describes the location of a byte: "block 5 (switched path regions), path region 12, x_max".
std::string fieldAt(const SaveFile& file, std::uint64_t offset);

/// A number in a record. The caller has checked that the record has the full length of its type.
template <bytes::Scalar T>
T numberAt(std::span<const std::byte> record, const SaveField& field) {
    return bytes::loadLittleEndian<T>(record.data() + field.at);
}
template <bytes::Scalar T>
void setNumber(std::span<std::byte> record, const SaveField& field, T value) {
    bytes::storeLittleEndian<T>(record.data() + field.at, value);
}
/// Text up to its NUL or the end of the field, in the game's own character set.
std::string textAt(std::span<const std::byte> record, const SaveField& field);
/// Writes as much as fits, and a NUL if there is room; keeps the bytes after it.
void setText(std::span<std::byte> record, const SaveField& field, std::string_view text);

} // namespace navsmith::gta_sa
