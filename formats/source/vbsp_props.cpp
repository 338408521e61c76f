#include "formats/source/vbsp_props.h"

#include "formats/bsp/lumps.h"
#include "formats/bytes/byte_reader.h"
#include "formats/source/vbsp_lumps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::source {
namespace {

using bsp::field;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kGameLumpOfProps = 35;
constexpr std::string_view kName = "static props";
constexpr std::uint32_t kStaticProps = 0x73707270; // "sprp", the last letter first in the file
constexpr std::size_t kDirectoryEntryBytes = 16;
constexpr std::uint16_t kPackedFlag = 1;
constexpr std::size_t kNameBytes = 128;
constexpr std::size_t kLeastPropBytes = 56;
constexpr std::size_t kMostPropBytes = 128;
constexpr std::uint32_t kFirstScaled = 11; ///< versions that end with a scale
constexpr std::size_t kScaledBytes = 80;

/// An entry of the directory in the game lump.
struct GameLump {
    std::uint16_t flags = 0;
    std::uint16_t version = 0;
    std::uint32_t offset = 0; ///< in the file
    std::uint32_t length = 0;
    std::uint32_t next = 0; ///< offset of the following entry; 0: none
};

std::optional<GameLump> findProps(Bytes directory) {
    if (directory.size() < 4)
        return std::nullopt;
    const auto count =
        std::min<std::size_t>(field<std::uint32_t>(directory.data(), 0), (directory.size() - 4) / kDirectoryEntryBytes);
    for (std::size_t i = 0; i < count; ++i) {
        const std::byte* entry = directory.data() + 4 + i * kDirectoryEntryBytes;
        if (field<std::uint32_t>(entry, 0) != kStaticProps)
            continue;
        GameLump lump{field<std::uint16_t>(entry, 4), field<std::uint16_t>(entry, 6), field<std::uint32_t>(entry, 8),
                      field<std::uint32_t>(entry, 12)};
        if (i + 1 < count)
            lump.next = field<std::uint32_t>(entry + kDirectoryEntryBytes, 8);
        return lump;
    }
    return std::nullopt;
}

std::string nameOf(Bytes record) {
    std::string name;
    for (const auto byte : record) {
        if (byte == std::byte{0})
            break;
        name.push_back(static_cast<char>(byte));
    }
    return name;
}

/// Counted records one after another.
class Sections {
public:
    explicit Sections(Bytes bytes, std::uint64_t offset) : bytes_(bytes), offset_(offset) {}

    /// The bytes of the records that follow; their size is known or, for 0, found from what is left.
    bytes::Result<Bytes> next(std::string_view what, std::size_t recordBytes, std::uint32_t& count) {
        if (bytes_.size() - at_ < 4)
            return fail(FormatErrorCode::Truncated, "the end", fmt::format("a number of {}", what));
        count = field<std::uint32_t>(bytes_.data() + at_, 0);
        at_ += 4;
        const auto left = bytes_.size() - at_;
        if (recordBytes == 0)
            return bytes_.subspan(at_);
        if (count > left / recordBytes)
            return fail(FormatErrorCode::CountTooLarge, fmt::format("{} {}", count, what),
                        fmt::format("at most {}", left / recordBytes));
        const auto records = bytes_.subspan(at_, std::size_t{count} * recordBytes);
        at_ += records.size();
        return records;
    }
    [[nodiscard]] tl::unexpected<FormatError> fail(FormatErrorCode code, std::string found,
                                                   std::string expected) const {
        return tl::unexpected(
            FormatError{code, offset_ + at_, std::string(kName), std::move(found), std::move(expected), {}});
    }

private:
    Bytes bytes_;
    std::uint64_t offset_;
    std::size_t at_ = 0;
};

bool isFinite(const glm::vec3& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

void addProp(VbspProps& into, const std::byte* record, std::size_t size) {
    VbspProp prop;
    prop.origin = bsp::decodeVertex(record);
    prop.angles = bsp::decodeVertex(record + 12);
    prop.model = field<std::uint16_t>(record, 24);
    prop.firstLeaf = field<std::uint16_t>(record, 26);
    prop.leafCount = field<std::uint16_t>(record, 28);
    prop.solid = field<std::uint8_t>(record, 30);
    prop.skin = field<std::int32_t>(record, 32);
    if (into.version >= kFirstScaled && size == kScaledBytes)
        prop.scale = field<float>(record, kScaledBytes - 4);
    constexpr float kMostScale = 100.0F;
    if (!bsp::isSound(prop.origin) || !isFinite(prop.angles) || !(prop.scale > 0.0F && prop.scale <= kMostScale)) {
        ++into.damaged;
        return;
    }
    if (std::size_t{prop.firstLeaf} + prop.leafCount > into.leaves.size())
        prop.leafCount = 0;
    into.props.push_back(prop);
}

bytes::Result<VbspProps> decode(Bytes bytes, std::uint64_t offset, std::uint32_t version) {
    VbspProps result;
    result.version = version;
    Sections sections(bytes, offset);
    std::uint32_t count = 0;
    const auto names = sections.next("models", kNameBytes, count);
    if (!names)
        return tl::unexpected(names.error());
    for (std::size_t i = 0; i < count; ++i)
        result.models.push_back(nameOf(names->subspan(i * kNameBytes, kNameBytes)));
    const auto leaves = sections.next("leaves", 2, count);
    if (!leaves)
        return tl::unexpected(leaves.error());
    result.leaves = bsp::readRecords<std::uint32_t>(
        *leaves, 2, [](const std::byte* record) { return field<std::uint16_t>(record, 0); });
    const auto props = sections.next("props", 0, count);
    if (!props)
        return tl::unexpected(props.error());
    if (count == 0)
        return result;
    // Games have added to the end of the record, sometimes without another version.
    const std::size_t size = props->size() / count;
    if (size < kLeastPropBytes || size > kMostPropBytes || props->size() % count != 0)
        return sections.fail(FormatErrorCode::Unsupported, fmt::format("{} props in {} bytes", count, props->size()),
                             fmt::format("records of {} to {} bytes", kLeastPropBytes, kMostPropBytes));
    for (std::size_t i = 0; i < count; ++i)
        addProp(result, props->data() + i * size, size);
    return result;
}

} // namespace

bytes::Result<VbspProps> readVbspProps(Bytes file, const VbspLimits& limits) {
    VbspLumps lumps(file, limits);
    if (const auto header = lumps.readHeader(); !header)
        return tl::unexpected(header.error());
    const auto directory = lumps.read(kGameLumpOfProps, "game lumps");
    if (!directory)
        return tl::unexpected(directory.error());
    const auto lump = findProps(*directory);
    if (!lump)
        return VbspProps{};
    // The length of a packed part is that of its content; it ends where the next one begins.
    std::uint32_t length = lump->length;
    const bool packed = (lump->flags & kPackedFlag) != 0;
    if (packed && lump->offset < file.size())
        length = static_cast<std::uint32_t>((lump->next > lump->offset ? lump->next : file.size()) - lump->offset);
    if (packed)
        length = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(length, file.size() - std::min<std::uint64_t>(lump->offset, file.size())));
    const auto stored = bsp::lumpBytes(file, {kName, lump->offset, length});
    if (!stored)
        return tl::unexpected(stored.error());
    if (!packed)
        return decode(*stored, lump->offset, lump->version);
    const auto unpacked = unpackLump(*stored, lump->offset, kName, limits.lumpBytes);
    if (!unpacked)
        return tl::unexpected(unpacked.error());
    return decode(*unpacked, 0, lump->version);
}

std::optional<ModelBounds> modelBounds(Bytes model) {
    constexpr std::uint32_t kMagic = 0x54534449; // "IDST"
    constexpr std::size_t kMinimum = 104;
    constexpr std::size_t kMaximum = 116;
    if (model.size() < kModelHeadBytes || field<std::uint32_t>(model.data(), 0) != kMagic)
        return std::nullopt;
    const ModelBounds bounds{bsp::decodeVertex(model.data() + kMinimum), bsp::decodeVertex(model.data() + kMaximum)};
    const bool sound = bsp::isSound(bounds.minimum) && bsp::isSound(bounds.maximum) &&
                       bounds.minimum.x <= bounds.maximum.x && bounds.minimum.y <= bounds.maximum.y &&
                       bounds.minimum.z <= bounds.maximum.z;
    return sound ? std::optional(bounds) : std::nullopt;
}

} // namespace navsmith::source
