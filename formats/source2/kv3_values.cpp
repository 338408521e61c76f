#include "formats/source2/kv3_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace navsmith::source2::kv3 {

namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::uint8_t kFlagged = 0x80;
constexpr std::uint8_t kTypeBits = 0x3F;
constexpr std::uint32_t kEmptyString = 0xFFFFFFFF;

/// Values of one size, pulled one after another.
class Lane {
public:
    explicit Lane(Bytes bytes = {}) : bytes_(bytes) {}

    template <typename T>
    bool pull(T& value) {
        if (bytes_.size() < sizeof(T))
            return false;
        std::memcpy(&value, bytes_.data(), sizeof(T));
        if constexpr (std::endian::native != std::endian::little)
            std::reverse(reinterpret_cast<std::byte*>(&value), reinterpret_cast<std::byte*>(&value) + sizeof(T));
        bytes_ = bytes_.subspan(sizeof(T));
        return true;
    }
    bool pullText(std::string& text) {
        const auto end = std::ranges::find(bytes_, std::byte{0});
        if (end == bytes_.end())
            return false;
        const auto length = static_cast<std::size_t>(end - bytes_.begin());
        text.assign(reinterpret_cast<const char*>(bytes_.data()), length);
        bytes_ = bytes_.subspan(length + 1);
        return true;
    }
    [[nodiscard]] bool empty() const { return bytes_.empty(); }
    [[nodiscard]] std::size_t left() const { return bytes_.size(); }

private:
    Bytes bytes_;
};

/// The lanes of a buffer, each aligned to its size.
struct LaneSet {
    Lane bytes1;
    Lane bytes2;
    Lane bytes4;
    Lane bytes8;

    [[nodiscard]] bool empty() const { return bytes1.empty() && bytes2.empty() && bytes4.empty() && bytes8.empty(); }
};

class Decoder {
public:
    Decoder(const Buffers& buffers, std::uint64_t fileOffset, Document& out)
        : buffers_(buffers), h_(buffers.header), fileOffset_(fileOffset), out_(out) {}

    std::optional<FormatError> run() {
        if (!split() || !readStrings() || !readTag(out_.root.tag) || !readValue(out_.root, 0))
            return std::move(error_);
        const auto& last = twoBuffers() ? second_ : first_;
        const bool done = first_.empty() && last.empty() && types_.empty() && objects_.empty();
        if (!done)
            fail("end", fmt::format("{} types left", types_.left()), "nothing left");
        return std::move(error_);
    }

private:
    [[nodiscard]] bool twoBuffers() const { return h_.encoding >= 5; }

    bool fail(std::string_view what, std::string found, std::string expected,
              FormatErrorCode code = FormatErrorCode::BadValue) {
        if (!error_)
            error_ = FormatError{code, fileOffset_, std::string(what), std::move(found), std::move(expected), {}};
        return false;
    }

    /// Takes a lane of `count` values from `buffer` at `at`. Encodings before 5 align even an empty last lane.
    bool lane(Bytes buffer, std::size_t& at, std::int32_t count, std::size_t size, Lane& out) {
        if (count > 0 || (size == 8 && !twoBuffers()))
            at = (at + size - 1) / size * size;
        const auto length = static_cast<std::size_t>(count) * size;
        if (at > buffer.size() || length > buffer.size() - at)
            return fail("values", fmt::format("{} of {} bytes", count, size),
                        fmt::format("no more than {} bytes hold", buffer.size()));
        out = Lane(buffer.subspan(at, length));
        at += length;
        return true;
    }
    bool lanes(Bytes buffer, std::size_t& at, const Lanes& counts, LaneSet& out) {
        return lane(buffer, at, counts.bytes1, 1, out.bytes1) && lane(buffer, at, counts.bytes2, 2, out.bytes2) &&
               lane(buffer, at, counts.bytes4, 4, out.bytes4) && lane(buffer, at, counts.bytes8, 8, out.bytes8);
    }

    bool split() {
        std::size_t at = 0;
        if (!lanes(buffers_.first, at, h_.lanes, first_))
            return false;
        Bytes last = buffers_.first;
        if (twoBuffers()) {
            if (at != buffers_.first.size())
                return fail("buffer 1", fmt::format("{} bytes", buffers_.first.size()), fmt::format("{} bytes", at));
            last = buffers_.second;
            at = 0;
            if (!lane(last, at, h_.objects2, 4, objects_) || !lanes(last, at, h_.lanes2, second_))
                return false;
        }
        const auto typeBytes = static_cast<std::size_t>(h_.typeBytes);
        const auto behind =
            sizeof(kEndMark) + 4 * static_cast<std::size_t>(h_.blobs) + static_cast<std::size_t>(h_.pieceListBytes);
        if (typeBytes > last.size() || at + typeBytes + behind != last.size())
            return fail("types", fmt::format("{} bytes", typeBytes),
                        fmt::format("the {} bytes that are left, but for {}", last.size() - at, behind));
        types_ = Lane(last.subspan(at, typeBytes));
        if (h_.blobs > 0)
            return true; // unpack() has looked at the mark
        Lane mark(last.last(sizeof(kEndMark)));
        std::uint32_t value = 0;
        mark.pull(value);
        return value == kEndMark || fail("end mark", fmt::format("0x{:08X}", value), fmt::format("0x{:08X}", kEndMark));
    }

    bool readStrings() {
        std::uint32_t count = 0;
        Lane& from = twoBuffers() ? first_.bytes1 : types_;
        if (!first_.bytes4.pull(count))
            return fail("strings", "no number", "the number of strings");
        if (count > from.left())
            return fail("strings", fmt::format("{}", count), fmt::format("at most {}", from.left()),
                        FormatErrorCode::CountTooLarge);
        for (std::uint32_t i = 0; i < count; ++i) {
            if (!from.pullText(out_.strings.emplace_back()))
                return fail("strings", fmt::format("{} strings", i), fmt::format("{}", count));
        }
        return true;
    }

    bool readTag(Tag& tag) {
        std::uint8_t byte = 0;
        if (!types_.pull(byte))
            return fail("types", "no more", "the type of a value");
        tag.type = static_cast<Type>(byte & (byte & kFlagged ? kTypeBits : 0xFF));
        tag.flag.reset();
        if ((byte & kFlagged) != 0) {
            std::uint8_t flag = 0;
            if (!types_.pull(flag))
                return fail("types", "no more", "the flag of a type");
            tag.flag = flag;
        }
        return true;
    }

    template <typename T>
    bool pull(Lane& lane, std::uint64_t& bits) {
        T value{};
        if (!lane.pull(value))
            return fail("values", "no more", fmt::format("a value of {} bytes", sizeof(T)));
        bits = value;
        return true;
    }

    LaneSet& values() { return twoBuffers() && !aux_ ? second_ : first_; }

    bool addValue(Value& parent) {
        if (++valueCount_ > kMostValues)
            return fail("values", fmt::format("more than {}", kMostValues), fmt::format("at most {}", kMostValues),
                        FormatErrorCode::CountTooLarge);
        parent.values.emplace_back();
        return true;
    }

    bool readTyped(Value& value, std::size_t depth) {
        if (!readTag(value.entryTag))
            return false;
        const bool wasAux = aux_;
        aux_ = aux_ || value.tag.type == Type::AuxArray;
        for (std::uint64_t i = 0; i < value.bits; ++i) {
            if (!addValue(value))
                return false;
            value.values.back().tag = value.entryTag;
            if (!readValue(value.values.back(), depth + 1))
                return false;
        }
        aux_ = wasAux;
        value.bits = 0;
        return true;
    }

    bool readObject(Value& value, std::size_t depth) {
        Lane& counts = twoBuffers() ? objects_ : first_.bytes4;
        std::uint64_t count = 0;
        if (!pull<std::uint32_t>(counts, count))
            return false;
        for (std::uint64_t i = 0; i < count; ++i) {
            if (!addValue(value))
                return false;
            auto& member = value.values.back();
            std::uint64_t name = 0;
            if (!readTag(member.tag) || !pull<std::uint32_t>(values().bytes4, name))
                return false;
            if (name >= out_.strings.size())
                return fail("name", fmt::format("string {}", name), fmt::format("one of {}", out_.strings.size()));
            member.name = static_cast<std::uint32_t>(name);
            if (!readValue(member, depth + 1))
                return false;
        }
        return true;
    }

    bool readValue(Value& value, std::size_t depth) {
        if (depth > kMostDepth)
            return fail("depth", fmt::format("more than {}", kMostDepth), fmt::format("at most {}", kMostDepth));
        auto& from = values();
        switch (value.tag.type) {
        case Type::Null:
        case Type::True:
        case Type::False:
        case Type::Int64Zero:
        case Type::Int64One:
        case Type::DoubleZero:
        case Type::DoubleOne:
            return true;
        case Type::Bool:
        case Type::Int8:
            return pull<std::uint8_t>(from.bytes1, value.bits);
        case Type::Int16:
        case Type::UInt16:
            return pull<std::uint16_t>(from.bytes2, value.bits);
        case Type::Int32:
        case Type::UInt32:
        case Type::Float:
            return pull<std::uint32_t>(from.bytes4, value.bits);
        case Type::Int64:
        case Type::UInt64:
        case Type::Double:
            return pull<std::uint64_t>(from.bytes8, value.bits);
        case Type::String:
            if (!pull<std::uint32_t>(from.bytes4, value.bits))
                return false;
            return value.bits < out_.strings.size() || value.bits == kEmptyString ||
                   fail("string", fmt::format("string {}", value.bits), fmt::format("one of {}", out_.strings.size()));
        case Type::Blob:
            value.bits = blobCount_++;
            return value.bits < buffers_.blobs.size() ||
                   fail("blob", fmt::format("blob {}", value.bits), fmt::format("one of {}", buffers_.blobs.size()));
        case Type::Array: {
            std::uint64_t count = 0;
            if (!pull<std::uint32_t>(from.bytes4, count))
                return false;
            for (std::uint64_t i = 0; i < count; ++i) {
                if (!addValue(value) || !readTag(value.values.back().tag) || !readValue(value.values.back(), depth + 1))
                    return false;
            }
            return true;
        }
        case Type::Object:
            return readObject(value, depth);
        case Type::TypedArray:
            return pull<std::uint32_t>(from.bytes4, value.bits) && readTyped(value, depth);
        case Type::ShortArray:
        case Type::AuxArray:
            return pull<std::uint8_t>(from.bytes1, value.bits) && readTyped(value, depth);
        }
        return fail("type", fmt::format("{}", static_cast<unsigned>(value.tag.type)), "1 to 21, or 23 to 25");
    }

    const Buffers& buffers_;
    const Header& h_;
    std::uint64_t fileOffset_;
    Document& out_;
    LaneSet first_;
    LaneSet second_;
    Lane objects_;
    Lane types_;
    bool aux_ = false; ///< values stand in the first buffer
    std::size_t valueCount_ = 0;
    std::uint64_t blobCount_ = 0;
    std::optional<FormatError> error_;
};

} // namespace

bool Value::isArray() const {
    switch (tag.type) {
    case Type::Array:
    case Type::TypedArray:
    case Type::ShortArray:
    case Type::AuxArray:
        return true;
    default:
        return false;
    }
}

std::optional<std::int64_t> Value::integer() const {
    switch (tag.type) {
    case Type::False:
    case Type::Int64Zero:
        return 0;
    case Type::True:
    case Type::Int64One:
        return 1;
    case Type::Bool:
    case Type::UInt16:
    case Type::UInt32:
    case Type::Int64:
        return static_cast<std::int64_t>(bits);
    case Type::UInt64:
        return std::bit_cast<std::int64_t>(bits) >= 0 ? std::optional(std::bit_cast<std::int64_t>(bits)) : std::nullopt;
    case Type::Int8:
        return static_cast<std::int8_t>(bits);
    case Type::Int16:
        return static_cast<std::int16_t>(bits);
    case Type::Int32:
        return static_cast<std::int32_t>(bits);
    default:
        return std::nullopt;
    }
}

std::optional<double> Value::number() const {
    switch (tag.type) {
    case Type::DoubleZero:
        return 0;
    case Type::DoubleOne:
        return 1;
    case Type::Float:
        return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case Type::Double:
        return std::bit_cast<double>(bits);
    default:
        break;
    }
    const auto whole = integer();
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

const Value* Document::member(const Value& object, std::string_view name) const {
    if (!object.isObject())
        return nullptr;
    const auto match =
        std::ranges::find_if(object.values, [&](const Value& value) { return strings[value.name] == name; });
    return match != object.values.end() ? &*match : nullptr;
}

Value* Document::member(Value& object, std::string_view name) {
    return const_cast<Value*>(std::as_const(*this).member(object, name));
}

std::string_view Document::text(const Value& value) const {
    return value.tag.type == Type::String && value.bits < strings.size() ? std::string_view(strings[value.bits])
                                                                         : std::string_view();
}

std::uint32_t Document::nameOf(std::string_view text) {
    const auto index = static_cast<std::size_t>(std::ranges::find(strings, text) - strings.begin());
    if (index == strings.size())
        strings.emplace_back(text);
    return static_cast<std::uint32_t>(index);
}

bytes::Result<Document> readValues(Buffers buffers, std::uint64_t fileOffset) {
    Document document;
    document.header = buffers.header;
    if (auto error = Decoder(buffers, fileOffset, document).run())
        return tl::unexpected(std::move(*error));
    document.blobs = std::move(buffers.blobs);
    return document;
}

bytes::Result<Document> readValues(Bytes bytes, std::uint64_t fileOffset) {
    auto buffers = unpack(bytes, fileOffset);
    if (!buffers)
        return tl::unexpected(buffers.error());
    return readValues(std::move(*buffers), fileOffset);
}

} // namespace navsmith::source2::kv3
