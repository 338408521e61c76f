#include "formats/bytes/byte_writer.h"
#include "formats/source2/kv3_values.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace navsmith::source2::kv3 {

namespace {

constexpr std::size_t kMostShortEntries = 255;

/// The lanes of a buffer while they grow.
struct LaneWriters {
    bytes::ByteWriter bytes1;
    bytes::ByteWriter bytes2;
    bytes::ByteWriter bytes4;
    bytes::ByteWriter bytes8;
};

void append(bytes::ByteWriter& out, bytes::ByteWriter& lane, std::size_t size, bool alignsEmpty, std::int32_t& count) {
    const auto bytes = lane.release();
    if (!bytes.empty() || alignsEmpty)
        out.fill((size - out.size() % size) % size, std::byte{0});
    out.write(std::span(bytes));
    count = static_cast<std::int32_t>(bytes.size() / size);
}

class Encoder {
public:
    explicit Encoder(const Document& document) : document_(document) {}

    Buffers run() {
        const auto& strings = document_.strings;
        first_.bytes4.write(static_cast<std::uint32_t>(strings.size()));
        auto& texts = twoBuffers() ? first_.bytes1 : types_;
        for (const auto& text : strings) {
            texts.write(std::as_bytes(std::span(text)));
            texts.write(std::uint8_t{0});
        }
        writeTag(document_.root.tag);
        writeValue(document_.root);

        Buffers out{.header = document_.header, .first = {}, .second = {}, .blobs = {}};
        auto& h = out.header;
        bytes::ByteWriter buffer;
        appendLanes(buffer, first_, h.lanes);
        h.objects = static_cast<std::uint16_t>(objectCount_ & 0xFFFFU);
        h.arrays = static_cast<std::uint16_t>(arrayCount_ & 0xFFFFU);
        if (twoBuffers()) {
            out.first = buffer.release();
            append(buffer, objects_, sizeof(std::uint32_t), false, h.objects2);
            appendLanes(buffer, second_, h.lanes2);
            h.arrays2 = static_cast<std::int32_t>(arrayCount_ - auxCount_);
            h.unknown1 = static_cast<std::int32_t>(tagCount_);
            h.unknown2 = static_cast<std::int32_t>(arrayCount_);
        }
        append(buffer, types_, 1, false, h.typeBytes);
        buffer.write(kEndMark);
        (twoBuffers() ? out.second : out.first) = buffer.release();
        return out;
    }

private:
    [[nodiscard]] bool twoBuffers() const { return document_.header.encoding >= 5; }

    void appendLanes(bytes::ByteWriter& out, LaneWriters& lanes, Lanes& counts) const {
        append(out, lanes.bytes1, 1, false, counts.bytes1);
        append(out, lanes.bytes2, 2, false, counts.bytes2);
        append(out, lanes.bytes4, 4, false, counts.bytes4);
        append(out, lanes.bytes8, 8, !twoBuffers(), counts.bytes8);
    }

    LaneWriters& lanes() { return twoBuffers() && !aux_ ? second_ : first_; }

    void writeTag(const Tag& tag) {
        const auto type = static_cast<unsigned>(tag.type);
        types_.write(static_cast<std::uint8_t>(tag.flag ? type | 0x80U : type));
        if (tag.flag)
            types_.write(*tag.flag);
    }
    /// Writes the tag of a value that is not an entry of a typed array.
    void writeOwnTag(const Tag& tag) {
        writeTag(tag);
        ++tagCount_;
    }

    void writeObject(const Value& value) {
        ++objectCount_;
        (twoBuffers() ? objects_ : first_.bytes4).write(static_cast<std::uint32_t>(value.values.size()));
        for (const auto& member : value.values) {
            writeOwnTag(member.tag);
            lanes().bytes4.write(member.name);
            writeValue(member);
        }
    }

    void writeEntries(const Value& value) {
        writeTag(value.entryTag);
        const bool wasAux = aux_;
        aux_ = aux_ || value.tag.type == Type::AuxArray;
        for (const auto& entry : value.values)
            writeValue(entry);
        aux_ = wasAux;
    }

    void writeValue(const Value& value) {
        switch (value.tag.type) {
        case Type::Bool:
        case Type::Int8:
            lanes().bytes1.write(static_cast<std::uint8_t>(value.bits));
            break;
        case Type::Int16:
        case Type::UInt16:
            lanes().bytes2.write(static_cast<std::uint16_t>(value.bits));
            break;
        case Type::Int32:
        case Type::UInt32:
        case Type::Float:
        case Type::String:
            lanes().bytes4.write(static_cast<std::uint32_t>(value.bits));
            break;
        case Type::Int64:
        case Type::UInt64:
        case Type::Double:
            lanes().bytes8.write(value.bits);
            break;
        case Type::Array:
            ++arrayCount_;
            lanes().bytes4.write(static_cast<std::uint32_t>(value.values.size()));
            for (const auto& entry : value.values) {
                writeOwnTag(entry.tag);
                writeValue(entry);
            }
            break;
        case Type::Object:
            writeObject(value);
            break;
        case Type::TypedArray:
            ++arrayCount_;
            lanes().bytes4.write(static_cast<std::uint32_t>(value.values.size()));
            writeEntries(value);
            break;
        case Type::AuxArray:
            ++auxCount_;
            [[fallthrough]];
        case Type::ShortArray:
            ++arrayCount_;
            lanes().bytes1.write(static_cast<std::uint8_t>(value.values.size()));
            writeEntries(value);
            break;
        default:
            break; // the type says it all
        }
    }

    const Document& document_;
    LaneWriters first_;
    LaneWriters second_;
    bytes::ByteWriter objects_;
    bytes::ByteWriter types_;
    bool aux_ = false;
    std::size_t objectCount_ = 0;
    std::size_t arrayCount_ = 0;
    std::size_t auxCount_ = 0;
    std::size_t tagCount_ = 1; ///< that of the root
};

} // namespace

Buffers buffersOf(const Document& document) {
    return Encoder(document).run();
}

Value integerValue(std::int64_t value) {
    Value out;
    if (value == 0 || value == 1) {
        out.tag.type = value == 0 ? Type::Int64Zero : Type::Int64One;
    } else if (std::in_range<std::int32_t>(value)) {
        out.tag.type = Type::Int32;
        out.bits = static_cast<std::uint32_t>(static_cast<std::int32_t>(value));
    } else {
        out.tag.type = Type::Int64;
        out.bits = static_cast<std::uint64_t>(value);
    }
    return out;
}

Value doubleValue(double value) {
    Value out;
    out.bits = std::bit_cast<std::uint64_t>(value);
    out.tag.type = Type::Double;
    if (out.bits == std::bit_cast<std::uint64_t>(0.0) || out.bits == std::bit_cast<std::uint64_t>(1.0)) {
        out.tag.type = out.bits == 0 ? Type::DoubleZero : Type::DoubleOne;
        out.bits = 0;
    }
    return out;
}

Value floatValue(float value) {
    Value out;
    out.tag.type = Type::Float;
    out.bits = std::bit_cast<std::uint32_t>(value);
    return out;
}

Value arrayValue(std::vector<Value> entries) {
    Value out;
    out.tag.type = Type::Array;
    if (!entries.empty()) {
        out.tag.type = entries.size() <= kMostShortEntries ? Type::ShortArray : Type::TypedArray;
        out.entryTag = entries.front().tag;
    }
    out.values = std::move(entries);
    return out;
}

} // namespace navsmith::source2::kv3
