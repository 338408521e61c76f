#include "core/recovery/change_codec.h"

#include "core/recovery/column_codec.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <algorithm>

namespace navsmith::recovery {

namespace {

using bytes::ByteReader;
using bytes::ByteWriter;
using bytes::FormatErrorCode;
using model::Change;
using model::ColumnChange;
using model::ListChange;
using model::ListRange;
using model::Slot;

void writeRanges(ByteWriter& writer, const std::vector<ListRange>& ranges) {
    writer.write(static_cast<std::uint32_t>(ranges.size()));
    for (const auto& range : ranges) {
        writer.write(range.offset);
        writer.write(range.count);
    }
}

std::vector<ListRange> readRanges(ByteReader& reader) {
    const auto count = reader.read<std::uint32_t>("ranges");
    std::vector<ListRange> ranges;
    if (!reader.checkCount(count, sizeof(std::uint32_t) * 2, "ranges"))
        return ranges;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto offset = reader.read<std::uint32_t>("ranges");
        ranges.push_back({offset, reader.read<std::uint32_t>("ranges")});
    }
    return ranges;
}

/// Smallest size of each part, to check counts against the remaining bytes.
constexpr std::size_t kLeastColumn = 2 + 2 + 4 + 5 + 5;
constexpr std::size_t kLeastList = 2 + 2 + 4 + 4 + 4 + 1;
constexpr std::size_t kLeastCreated = 2 + 4 + 4;
constexpr std::size_t kLeastRaws = 2 + 2 + 2 + 4 + 4;
constexpr std::size_t kLeastField = 5;

template <typename Read>
void readParts(ByteReader& reader, std::size_t least, const char* field, Read read) {
    const auto count = reader.read<std::uint32_t>(field);
    if (!reader.checkCount(count, least, field))
        return;
    for (std::uint32_t i = 0; i < count && reader.ok(); ++i)
        read();
}

void expect(ByteReader& reader, bool holds, const char* field, const char* found, const char* expected) {
    if (reader.ok() && !holds)
        reader.fail(FormatErrorCode::BadValue, field, found, expected);
}

bool ascending(const std::vector<Slot>& slots) {
    return std::ranges::adjacent_find(slots, std::greater_equal<>()) == slots.end();
}

ColumnChange readColumnChange(ByteReader& reader) {
    ColumnChange c;
    c.type = reader.read<std::uint16_t>("kind");
    c.column = reader.read<std::uint16_t>("column");
    c.slots = readWords(reader, "slots");
    c.before = readColumn(reader, "values before");
    c.after = readColumn(reader, "values after");
    expect(reader, ascending(c.slots), "slots", "another order", "ascending slots");
    expect(reader,
           c.before.index() == c.after.index() && sizeOf(c.before) == c.slots.size() &&
               sizeOf(c.after) == c.slots.size(),
           "values after", "other numbers or types", "values before and after of every slot");
    return c;
}

ListChange readListChange(ByteReader& reader) {
    ListChange l;
    l.type = reader.read<std::uint16_t>("kind");
    l.list = reader.read<std::uint16_t>("list");
    l.parents = readWords(reader, "parents");
    l.before = readRanges(reader);
    l.after = readRanges(reader);
    const auto fields = reader.read<std::uint8_t>("entries");
    if (reader.checkCount(fields, kLeastField, "entries")) {
        for (int f = 0; f < fields && reader.ok(); ++f)
            l.entries.push_back(readColumn(reader, "entries"));
    }
    expect(reader, ascending(l.parents), "parents", "another order", "ascending slots");
    expect(reader, l.before.size() == l.parents.size() && l.after.size() == l.parents.size(), "ranges",
           "another number", "a range before and after of every parent");
    std::uint64_t total = 0;
    for (const auto& range : l.after)
        total += range.count;
    expect(reader, std::ranges::all_of(l.entries, [&](const auto& field) { return sizeOf(field) == total; }), "entries",
           "another number", "what the ranges hold");
    return l;
}

} // namespace

void writeChange(ByteWriter& writer, const Change& change) {
    bytes::writeText(writer, change.label);
    writer.write(change.mergeKey);
    writer.write(static_cast<std::uint32_t>(change.created.size()));
    for (const auto& range : change.created) {
        writer.write(range.type);
        writer.write(range.first);
        writer.write(range.count);
    }
    writer.write(static_cast<std::uint32_t>(change.raws.size()));
    for (const auto& raws : change.raws) {
        writer.write(raws.type);
        writer.write(raws.list);
        writer.write(raws.column);
        writer.write(raws.first);
        writeLongs(writer, raws.values);
    }
    writer.write(static_cast<std::uint32_t>(change.columns.size()));
    for (const auto& c : change.columns) {
        writer.write(c.type);
        writer.write(c.column);
        writeWords(writer, c.slots);
        writeColumn(writer, c.before);
        writeColumn(writer, c.after);
    }
    writer.write(static_cast<std::uint32_t>(change.lists.size()));
    for (const auto& l : change.lists) {
        writer.write(l.type);
        writer.write(l.list);
        writeWords(writer, l.parents);
        writeRanges(writer, l.before);
        writeRanges(writer, l.after);
        writer.write(static_cast<std::uint8_t>(l.entries.size()));
        for (const auto& field : l.entries)
            writeColumn(writer, field);
    }
}

Change readChange(ByteReader& reader) {
    Change change;
    change.label = bytes::readText(reader, "label");
    change.mergeKey = reader.read<std::uint64_t>("merge key");
    readParts(reader, kLeastCreated, "created rows", [&] {
        auto& range = change.created.emplace_back();
        range.type = reader.read<std::uint16_t>("kind");
        range.first = reader.read<std::uint32_t>("first created row");
        range.count = reader.read<std::uint32_t>("created rows");
    });
    readParts(reader, kLeastRaws, "raw values", [&] {
        auto& raws = change.raws.emplace_back();
        raws.type = reader.read<std::uint16_t>("kind");
        raws.list = reader.read<std::uint16_t>("list");
        raws.column = reader.read<std::uint16_t>("column");
        raws.first = reader.read<std::uint32_t>("first raw value");
        raws.values = readLongs(reader, "raw values");
    });
    readParts(reader, kLeastColumn, "columns", [&] { change.columns.push_back(readColumnChange(reader)); });
    readParts(reader, kLeastList, "lists", [&] { change.lists.push_back(readListChange(reader)); });
    return change;
}

} // namespace navsmith::recovery
