// Framing of journal records. Internal to this folder.
#pragma once

#include "core/recovery/journal.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

namespace navsmith::recovery {

inline constexpr std::uint64_t kJournalMagic = 0x3130'4C4E'524A'564EU; // "NVJRNL01"
inline constexpr std::size_t kRecordHead = 16;                         // length and checksum of the body
inline constexpr std::uint8_t kBegin = 100;                            ///< record types in addition to those of
                                                                       ///< JournalMove
inline constexpr std::uint8_t kSaved = 101;

struct RawRecord {
    std::uint8_t type = 0;
    Time time;
    std::span<const std::byte> body;
    std::uint64_t offset = 0; ///< file offset of the body
};

/// Reads records up to the first invalid one.
class RecordReader {
public:
    explicit RecordReader(std::span<const std::byte> journal);

    /// False if the bytes are not a journal at all.
    [[nodiscard]] bool isJournal() const { return isJournal_; }
    std::optional<RawRecord> next();
    /// Total size of everything that next() returned.
    [[nodiscard]] std::size_t goodBytes() const { return at_; }
    [[nodiscard]] std::uint32_t records() const { return records_; }
    /// Empty, or a description of what follows the last valid record.
    [[nodiscard]] std::string damage() const;

private:
    std::span<const std::byte> journal_;
    bool isJournal_ = false;
    std::size_t at_ = 0;
    std::uint32_t records_ = 0;
};

Record sealRecord(std::uint32_t number, std::uint8_t type, Time time, std::span<const std::byte> body);
void writeHeader(bytes::ByteWriter& writer, const JournalHeader& header);
JournalHeader readHeader(bytes::ByteReader& reader);

} // namespace navsmith::recovery
