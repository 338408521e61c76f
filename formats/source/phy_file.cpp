#include "formats/source/phy_file.h"

#include "formats/bsp/lumps.h"
#include "formats/bsp/polygons.h"

#include <fmt/format.h>

#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace navsmith::source {
namespace {

using bsp::field;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kHeaderBytes = 16;
constexpr std::uint32_t kSolidMagic = 0x59485056; // "VPHY"
constexpr std::size_t kSolidHeaderBytes = 28;
constexpr std::uint16_t kSolidVersion = 0x100;
constexpr std::uint16_t kKindConvexes = 0;
constexpr std::uint16_t kKindMopp = 1;
constexpr std::size_t kSurfaceBytes = 48;
constexpr std::size_t kRootAt = 32; ///< of the offset of the tree's root in a surface
constexpr std::size_t kNodeBytes = 28;
constexpr std::size_t kLedgeBytes = 16;
constexpr std::size_t kTriangleBytes = 16;
constexpr std::size_t kPointBytes = 16;
constexpr std::size_t kLeastTriangles = 4;
constexpr double kMetresPerUnit = 0.0254;

/// The engine's physics count in metres, with y down and z ahead.
glm::vec3 pointAt(const std::byte* record) {
    const auto unit = [&](std::size_t at) { return static_cast<double>(field<float>(record, at)) / kMetresPerUnit; };
    return {static_cast<float>(unit(0)), static_cast<float>(unit(8)), static_cast<float>(-unit(4))};
}

/// The bytes of a surface: a tree whose leaves are convex parts.
class Surface {
public:
    Surface(Bytes bytes, std::uint64_t offset) : bytes_(bytes), offset_(offset) {}

    bytes::Result<PhySolid> read() {
        if (bytes_.size() < kSurfaceBytes)
            return fail(FormatErrorCode::Truncated, bytes_.size(), "the end", "a surface");
        std::vector<std::size_t> pending;
        const auto push = [&](std::size_t from, std::int64_t by) {
            const auto at = placeOf(from, by, kNodeBytes);
            if (at)
                pending.push_back(*at);
            return at.has_value();
        };
        PhySolid solid;
        std::size_t nodes = 0;
        if (!push(0, field<std::int32_t>(bytes_.data(), kRootAt)))
            return outside(kRootAt, "the root of the tree");
        while (!pending.empty()) {
            const auto node = pending.back();
            pending.pop_back();
            // A tree that leads back into itself must not be followed forever.
            if (++nodes > bytes_.size() / kNodeBytes)
                return fail(FormatErrorCode::BadValue, node, "a node that is used twice", "a tree");
            const auto right = field<std::int32_t>(bytes_.data() + node, 0);
            if (right == 0) {
                const auto ledge = placeOf(node, field<std::int32_t>(bytes_.data() + node, 4), kLedgeBytes);
                if (!ledge)
                    return outside(node + 4, "a convex part");
                auto part = readPart(*ledge);
                if (!part)
                    return tl::unexpected(std::move(part.error()));
                if (part->triangles.size() >= kLeastTriangles)
                    solid.parts.push_back(std::move(*part));
                continue;
            }
            if (!push(node, right) || !push(node, kNodeBytes))
                return outside(node, "a node of the tree");
        }
        return solid;
    }

private:
    /// Where a record begins; none if it does not lie within the surface.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::size_t from, std::int64_t by, std::uint64_t length) const {
        const auto at = static_cast<std::int64_t>(from) + by;
        const auto size = static_cast<std::int64_t>(bytes_.size());
        if (at < 0 || at > size || length > static_cast<std::uint64_t>(size - at))
            return std::nullopt;
        return static_cast<std::size_t>(at);
    }
    [[nodiscard]] tl::unexpected<FormatError> fail(FormatErrorCode code, std::size_t at, std::string found,
                                                   std::string expected) const {
        return tl::unexpected(
            FormatError{code, offset_ + at, "collision model", std::move(found), std::move(expected), {}});
    }
    [[nodiscard]] tl::unexpected<FormatError> outside(std::size_t at, std::string_view what) const {
        return fail(FormatErrorCode::Truncated, at, fmt::format("{} outside of its solid", what),
                    fmt::format("a place within {} bytes", bytes_.size()));
    }

    bytes::Result<PhyConvex> readPart(std::size_t ledge) {
        const auto* const record = bytes_.data() + ledge;
        const auto count = field<std::uint16_t>(record, 12);
        const auto triangles = placeOf(ledge, kLedgeBytes, std::uint64_t{count} * kTriangleBytes);
        if (!triangles)
            return outside(ledge, fmt::format("{} triangles", count));
        // Parts do not share triangles. A file in which they do must not become much larger in memory.
        triangles_ += count;
        if (triangles_ > bytes_.size() / kTriangleBytes)
            return fail(FormatErrorCode::BadValue, ledge, "a convex part that is used twice", "parts of their own");
        PhyConvex part;
        part.tag = field<std::uint32_t>(record, 4);
        std::unordered_map<std::uint32_t, std::uint32_t> numbers;
        for (std::size_t i = 0; i < count; ++i) {
            std::array<std::uint32_t, 3> triangle{};
            for (std::size_t corner = 0; corner < triangle.size(); ++corner) {
                const auto* const edge = bytes_.data() + *triangles + i * kTriangleBytes + 4 * (corner + 1);
                const std::uint32_t point = field<std::uint16_t>(edge, 0);
                const auto [entry, isNew] = numbers.try_emplace(point, static_cast<std::uint32_t>(part.points.size()));
                triangle.at(corner) = entry->second;
                if (!isNew)
                    continue;
                const auto at = placeOf(ledge,
                                        std::int64_t{field<std::int32_t>(record, 0)} +
                                            std::int64_t{point} * std::int64_t{kPointBytes},
                                        kPointBytes);
                if (!at)
                    return outside(ledge, fmt::format("point {}", point));
                part.points.push_back(pointAt(bytes_.data() + *at));
                if (!bsp::isSound(part.points.back()))
                    return fail(FormatErrorCode::BadValue, *at, "a point too far away", "a place in a map");
            }
            if (triangle[0] != triangle[1] && triangle[1] != triangle[2] && triangle[2] != triangle[0])
                part.triangles.push_back(triangle);
        }
        return part;
    }

    Bytes bytes_;
    std::uint64_t offset_;
    std::size_t triangles_ = 0; ///< of all parts so far
};

} // namespace

bytes::Result<PhySolid> readPhySolid(Bytes solid, std::uint64_t offset) {
    const bool hasHeader = solid.size() >= 4 && field<std::uint32_t>(solid.data(), 0) == kSolidMagic;
    if (!hasHeader) // as the first games have them
        return Surface(solid, offset).read();
    const auto wrong = [&](FormatErrorCode code, std::size_t at, std::string found, std::string expected) {
        return tl::unexpected(
            FormatError{code, offset + at, "collision model", std::move(found), std::move(expected), {}});
    };
    if (solid.size() < kSolidHeaderBytes)
        return wrong(FormatErrorCode::Truncated, solid.size(), "the end", "a solid");
    if (const auto version = field<std::uint16_t>(solid.data(), 4); version != kSolidVersion)
        return wrong(FormatErrorCode::Unsupported, 4, fmt::format("a solid of version {}", version),
                     fmt::format("version {}", kSolidVersion));
    const auto kind = field<std::uint16_t>(solid.data(), 6);
    if (kind != kKindConvexes)
        return wrong(FormatErrorCode::Unsupported, 6,
                     kind == kKindMopp ? std::string("a solid of kind 1 (MOPP)")
                                       : fmt::format("a solid of kind {}", kind),
                     "convex parts (kind 0)");
    return Surface(solid.subspan(kSolidHeaderBytes), offset + kSolidHeaderBytes).read();
}

bytes::Result<PhyFile> readPhy(Bytes file) {
    const auto wrong = [&](FormatErrorCode code, std::size_t at, std::string found, std::string expected) {
        return tl::unexpected(FormatError{code, at, "collision model", std::move(found), std::move(expected), {}});
    };
    if (file.size() < kHeaderBytes)
        return wrong(FormatErrorCode::Truncated, file.size(), fmt::format("{} bytes", file.size()), "a header");
    // It has no magic number, but its size is always the same.
    if (const auto size = field<std::uint32_t>(file.data(), 0); size != kHeaderBytes)
        return wrong(FormatErrorCode::BadMagic, 0, fmt::format("{}", size), fmt::format("{}", kHeaderBytes));
    const auto count = field<std::uint32_t>(file.data(), 8);
    if (count > file.size() / kSurfaceBytes)
        return wrong(FormatErrorCode::CountTooLarge, 8, fmt::format("{} solids", count),
                     fmt::format("at most {}", file.size() / kSurfaceBytes));
    PhyFile result;
    result.checksum = field<std::uint32_t>(file.data(), 12);
    std::size_t at = kHeaderBytes;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (file.size() - at < 4)
            return wrong(FormatErrorCode::Truncated, at, "the end", fmt::format("solid {} of {}", i + 1, count));
        const auto size = field<std::uint32_t>(file.data() + at, 0);
        at += 4;
        if (size > file.size() - at)
            return wrong(FormatErrorCode::Truncated, at - 4, fmt::format("a solid of {} bytes", size),
                         fmt::format("at most {}", file.size() - at));
        auto solid = readPhySolid(file.subspan(at, size), at);
        if (!solid)
            return tl::unexpected(std::move(solid.error()));
        result.solids.push_back(std::move(*solid));
        at += size;
    }
    return result;
}

} // namespace navsmith::source
