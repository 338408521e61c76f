// The envelope of a journal's records. For this folder only.
#pragma once

#include "core/recovery/journal.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

namespace navsmith::recovery {

inline constexpr std::uint64_t kJournalMagic = 0x3130'4C4E'524A'564EU; // "NVJRNL01"
inline constexpr std::size_t kRecordHead = 16;                         // length and checksum of what follows
inline constexpr std::uint8_t kBegin = 100;                            ///< types besides those of JournalMove
inline constexpr std::uint8_t kSaved = 101;

struct RawRecord {
    std::uint8_t type = 0;
    Time time;
    std::span<const std::byte> body;
    std::uint64_t offset = 0; ///< of the body in the file
};

/// Reads one record after another up to the first that is not sound.
class RecordReader {
public:
    explicit RecordReader(std::span<const std::byte> journal);

    /// False if these are not the bytes of a journal at all.
    [[nodiscard]] bool isJournal() const { return isJournal_; }
    std::optional<RawRecord> next();
    /// Of everything that next() gave.
    [[nodiscard]] std::size_t goodBytes() const { return at_; }
    [[nodiscard]] std::uint32_t records() const { return records_; }
    /// Empty, or what follows the last sound record.
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
