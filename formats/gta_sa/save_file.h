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

inline constexpr std::size_t kSaveSize = 202752;           ///< of every PC file
inline constexpr std::size_t kSaveChecked = kSaveSize - 4; ///< bytes that the checksum sums; it follows them
inline constexpr std::size_t kSaveBuffer = 51200;          ///< the game writes through a buffer of this size
inline constexpr std::string_view kSaveTag = "BLOCK";      ///< before each block

// What the stock game has room for (section 2).
inline constexpr std::size_t kMaxGarages = 50;
inline constexpr std::size_t kMaxPathRegions = 64;
inline constexpr std::size_t kMaxRestarts = 10;
inline constexpr std::size_t kMaxCarGenerators = 500;
inline constexpr std::size_t kMaxSetPieces = 210;
inline constexpr std::size_t kMaxStuntJumps = 256;

struct SaveBlock {
    std::string tag{kSaveTag}; ///< as stored: another one is damage, and the game does not load such a file
    std::vector<std::byte> payload;
    SaveLayout layout; ///< no spans: opaque, its bytes fit no layout that is known
    [[nodiscard]] bool opaque() const { return layout.spans.empty(); }
    [[nodiscard]] bool tagged() const { return tag == kSaveTag; }
};

/// Mirrors one file. Every byte of it is in the payloads, the padding or the checksum; records are read from and
/// written to the payloads by their fields.
struct SaveFile {
    std::array<SaveBlock, kSaveBlocks> blocks;
    std::vector<std::byte> padding; ///< from the last block to the checksum
    std::uint32_t checksum = 0;     ///< as stored

    /// Records of one kind of a block; empty if there are none or the block is opaque.
    [[nodiscard]] std::span<const std::byte> records(std::size_t block, SaveRecord record,
                                                     std::uint8_t group = 0) const;
};

/// What other games or ports the bytes are from, for messages; nothing if they may be of the PC. Never reads beyond the
/// first bytes.
std::optional<std::string_view> foreignSave(std::span<const std::byte> head, std::uint64_t size);

/// Finds the 28 blocks by the lengths that follow from what they hold. Up to three tags
/// may be damaged in one or two letters. Where a length leads to no tag at all, the tags of the file are tried. A block
/// that does not fit stays opaque; of those whose length never varies in the stock game at most three. Counts may be
/// beyond the game's limits, values anything, checksum and padding wrong. Allocates what the bytes back. Errors:
/// - Unsupported: a save of the mobile game or of the Definitive Edition
/// - BadMagic: no tag where the first one belongs
/// - BadValue: not 202752 bytes, or no 28 blocks can be found
bytes::Result<SaveFile> readSave(std::span<const std::byte> file);

/// The inverse: writeSave(readSave(b)) == b. Padding and checksum are written as they are. A body that leaves no room
/// for the checksum is cut short by nothing: the file is then too long (saveBodySize says so before).
std::vector<std::byte> writeSave(const SaveFile& file);

/// Bytes of the 28 blocks with their tags. Above kSaveChecked there is no such file.
std::size_t saveBodySize(const SaveFile& file);
/// The blocks with their tags.
std::vector<std::byte> saveBody(const SaveFile& file);

/// What the game would write behind a body: each byte is the one kSaveBuffer before it (section 1.2).
std::vector<std::byte> mirroredPadding(std::span<const std::byte> body);
/// The padding after an edit that kept all lengths: bytes that mirrored `before` mirror `after`, others stay as they
/// were. Of an edit that changed the length it is mirroredPadding(after).
std::vector<std::byte> editedPadding(std::span<const std::byte> before, std::span<const std::byte> padding,
                                     std::span<const std::byte> after);

/// The sum of all bytes but the last four.
std::uint32_t saveChecksum(std::span<const std::byte> file);
/// Of body and padding as they are.
std::uint32_t saveChecksum(const SaveFile& file);

/// Where a byte of a file lies: "block 5 (switched path regions), path region 12, x_max".
std::string fieldAt(const SaveFile& file, std::uint64_t offset);

/// A number of a record. The caller has seen to it that the record is as long as its kind says.
template <bytes::Scalar T>
T numberAt(std::span<const std::byte> record, const SaveField& field) {
    return bytes::loadLittleEndian<T>(record.data() + field.at);
}
template <bytes::Scalar T>
void setNumber(std::span<std::byte> record, const SaveField& field, T value) {
    bytes::storeLittleEndian<T>(record.data() + field.at, value);
}
/// Text up to its NUL or the end of the field; bytes are those of the game's own character set.
std::string textAt(std::span<const std::byte> record, const SaveField& field);
/// Writes as much as the field holds, and a NUL if there is room; what is behind that stays.
void setText(std::span<std::byte> record, const SaveField& field, std::string_view text);

} // namespace navsmith::gta_sa
