#include "core/recovery/journal.h"

#include "core/files/path_text.h"
#include "core/recovery/change_codec.h"
#include "core/recovery/column_codec.h"
#include "core/recovery/journal_records.h"
#include "core/recovery/model_image.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <cassert>
#include <limits>

namespace navsmith::recovery {

namespace {

namespace fs = std::filesystem;
using bytes::ByteReader;
using bytes::ByteWriter;

constexpr std::size_t kLeastBody = 4 + 1 + 8; ///< number, type, time
constexpr std::size_t kLeastFile = 4 + 4 + 3 * 8;

void writePath(ByteWriter& writer, const fs::path& path) {
    bytes::writeText(writer, files::toBytes(path));
}

fs::path readPath(ByteReader& reader, std::string_view field) {
    return files::fromBytes(bytes::readText(reader, field));
}

std::int64_t stored(Time time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

Time timeFrom(std::int64_t milliseconds) {
    // Limit before converting to the finer unit of the clock, which would overflow.
    constexpr auto most = std::numeric_limits<std::int64_t>::max() / 1'000'000;
    if (milliseconds < 0 || milliseconds > most)
        return {};
    return Time(std::chrono::duration_cast<Time::duration>(std::chrono::milliseconds(milliseconds)));
}

} // namespace

// Envelope -----------------------------------------------------------------------------------------------------------

Record sealRecord(std::uint32_t number, std::uint8_t type, Time time, std::span<const std::byte> body) {
    ByteWriter content(kLeastBody + body.size());
    content.write(number);
    content.write(type);
    content.write(stored(time));
    content.write(body);
    const auto sealed = content.release();
    ByteWriter record(kRecordHead + sealed.size());
    record.write(std::uint64_t{sealed.size()});
    record.write(files::hashOf(sealed));
    record.write(sealed);
    return record.release();
}

RecordReader::RecordReader(std::span<const std::byte> journal) : journal_(journal) {
    ByteReader reader(journal);
    isJournal_ = reader.read<std::uint64_t>("magic") == kJournalMagic;
    at_ = isJournal_ ? sizeof(kJournalMagic) : 0;
}

std::optional<RawRecord> RecordReader::next() {
    if (!isJournal_)
        return std::nullopt;
    ByteReader reader(journal_.subspan(at_), at_);
    const auto length = reader.read<std::uint64_t>("length");
    const auto hash = reader.read<std::uint64_t>("checksum");
    if (!reader.ok() || length > reader.remaining() || length < kLeastBody)
        return std::nullopt;
    const auto content = reader.take(static_cast<std::size_t>(length), "record");
    if (files::hashOf(content) != hash)
        return std::nullopt;
    ByteReader inside(content, at_ + kRecordHead);
    if (inside.read<std::uint32_t>("number") != records_)
        return std::nullopt;
    RawRecord record;
    record.type = inside.read<std::uint8_t>("type");
    record.time = timeFrom(inside.read<std::int64_t>("time"));
    record.offset = inside.offset();
    record.body = inside.takeRest();
    at_ += kRecordHead + content.size();
    ++records_;
    return record;
}

std::string RecordReader::damage() const {
    if (at_ == journal_.size())
        return {};
    return texts::format("The journal is truncated or damaged at byte {}. The following {} bytes are lost.", at_,
                         journal_.size() - at_);
}

void writeHeader(ByteWriter& writer, const JournalHeader& header) {
    bytes::writeText(writer, header.system);
    writer.write(header.fingerprint);
    bytes::writeText(writer, header.program);
    writePath(writer, header.shownPath);
    writePath(writer, header.folder);
    writer.write(static_cast<std::uint32_t>(header.files.size()));
    for (const auto& file : header.files) {
        writePath(writer, file.path);
        bytes::writeText(writer, file.name);
        writer.write(file.stamp.size);
        writer.write(file.stamp.modifiedNs);
        writer.write(file.stamp.hash);
    }
}

JournalHeader readHeader(ByteReader& reader) {
    JournalHeader header;
    header.system = bytes::readText(reader, "system");
    header.fingerprint = reader.read<std::uint64_t>("fingerprint");
    header.program = bytes::readText(reader, "program");
    header.shownPath = readPath(reader, "path");
    header.folder = readPath(reader, "folder");
    const auto files = reader.read<std::uint32_t>("files");
    if (!reader.checkCount(files, kLeastFile, "files"))
        return header;
    for (std::uint32_t i = 0; i < files && reader.ok(); ++i) {
        auto& file = header.files.emplace_back();
        file.path = readPath(reader, "file path");
        file.name = bytes::readText(reader, "file name");
        file.stamp.size = reader.read<std::uint64_t>("file size");
        file.stamp.modifiedNs = reader.read<std::int64_t>("file time");
        file.stamp.hash = reader.read<std::uint64_t>("file hash");
    }
    return header;
}

// Writing ------------------------------------------------------------------------------------------------------------

Record JournalEncoder::begin(const JournalHeader& header, const model::Model& model, const Begin& begin, Time time) {
    assert(begin.move.has_value() == (begin.change != nullptr));
    ByteWriter body;
    writeHeader(body, header);
    body.write(static_cast<std::uint8_t>(begin.savedBefore));
    body.write(begin.move ? static_cast<std::uint8_t>(*begin.move) : std::uint8_t{0});
    if (begin.change != nullptr)
        writeChange(body, *begin.change);
    writeModel(body, model);
    records_ = 1;
    steps_ = begin.move ? 1 : 0;
    index_ = begin.move == JournalMove::Edit ? 1 : 0;
    ByteWriter file;
    file.write(kJournalMagic);
    file.write(sealRecord(0, kBegin, time, body.release()));
    return file.release();
}

Record JournalEncoder::seal(std::uint8_t type, const model::Change* change, Time time) {
    ByteWriter body;
    if (change != nullptr)
        writeChange(body, *change);
    return sealRecord(records_++, type, time, body.release());
}

Record JournalEncoder::edit(const model::Change& change, Time time) {
    steps_ = ++index_;
    return seal(static_cast<std::uint8_t>(JournalMove::Edit), &change, time);
}

std::optional<Record> JournalEncoder::merge(const model::Change& change, bool nothingLeft, Time time) {
    if (index_ == 0)
        return std::nullopt;
    if (nothingLeft)
        --index_;
    steps_ = index_;
    return seal(static_cast<std::uint8_t>(nothingLeft ? JournalMove::MergeAway : JournalMove::Merge), &change, time);
}

Record JournalEncoder::undo(const model::Change& change, Time time) {
    if (index_ == 0) {
        ++steps_;
        return seal(static_cast<std::uint8_t>(JournalMove::UndoOlder), &change, time);
    }
    --index_;
    return seal(static_cast<std::uint8_t>(JournalMove::Undo), nullptr, time);
}

Record JournalEncoder::redo(const model::Change& change, Time time) {
    if (index_ == steps_) { // undo of a step older than the journal
        steps_ = ++index_;
        return seal(static_cast<std::uint8_t>(JournalMove::Edit), &change, time);
    }
    ++index_;
    return seal(static_cast<std::uint8_t>(JournalMove::Redo), nullptr, time);
}

Record JournalEncoder::saved(const JournalHeader& header, Time time) {
    ByteWriter body;
    writeHeader(body, header);
    return sealRecord(records_++, kSaved, time, body.release());
}

} // namespace navsmith::recovery
