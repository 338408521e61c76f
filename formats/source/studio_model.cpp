#include "formats/source/studio_model.h"

#include "formats/bsp/lumps.h"
#include "formats/bsp/polygons.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::source {
namespace {

using bsp::field;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::uint32_t kMdlMagic = 0x54534449; // "IDST"
constexpr std::uint32_t kVvdMagic = 0x56534449; // "IDSV"
constexpr std::int32_t kVvdVersion = 4;
constexpr std::int32_t kVtxVersion = 7;
constexpr std::size_t kMdlHeaderBytes = 240;
constexpr std::size_t kVvdHeaderBytes = 64;
constexpr std::size_t kVtxHeaderBytes = 36;
constexpr std::size_t kMostNameBytes = 260;
constexpr std::size_t kMostTextures = 1024;

constexpr std::size_t kTextureBytes = 64;
constexpr std::size_t kBodyPartBytes = 16;
constexpr std::size_t kModelBytes = 148;
constexpr std::size_t kMeshBytes = 116;
constexpr std::size_t kVertexBytes = 48;
constexpr std::size_t kFixupBytes = 12;
constexpr std::size_t kStripBodyPartBytes = 8;
constexpr std::size_t kStripModelBytes = 8;
constexpr std::size_t kDetailBytes = 12;
constexpr std::size_t kStripMeshBytes = 9;
constexpr std::size_t kStripVertexBytes = 9;
/// Later games have two more fields in a group, without another version.
constexpr std::array<std::size_t, 2> kGroupBytes{25, 33};

tl::unexpected<FormatError> wrong(FormatErrorCode code, std::uint64_t at, std::string what, std::string found,
                                  std::string expected) {
    return tl::unexpected(FormatError{code, at, std::move(what), std::move(found), std::move(expected), {}, {}});
}

/// A table of records whose position is stored relative to something.
struct Table {
    const std::byte* first = nullptr;
    std::size_t offset = 0; ///< of the first record in the file
    std::size_t count = 0;
};

class Tables {
public:
    Tables(Bytes file, std::string_view name) : file_(file), name_(name) {}

    /// Remembers the first failure, after which tables are empty.
    Table table(std::size_t base, std::int64_t offset, std::int64_t count, std::size_t recordBytes) {
        if (count == 0 || error_)
            return {};
        const auto at = static_cast<std::int64_t>(base) + offset;
        const auto size = static_cast<std::int64_t>(file_.size());
        if (count < 0 || at < 0 || at > size || count > (size - at) / static_cast<std::int64_t>(recordBytes)) {
            error_ = FormatError{FormatErrorCode::Truncated,
                                 static_cast<std::uint64_t>(std::clamp<std::int64_t>(at, 0, size)),
                                 std::string(name_),
                                 fmt::format("{} records of {} bytes at {}", count, recordBytes, at),
                                 fmt::format("records within {} bytes", size),
                                 {},
                                 {}};
            return {};
        }
        return {file_.data() + at, static_cast<std::size_t>(at), static_cast<std::size_t>(count)};
    }
    [[nodiscard]] bool ok() const { return !error_.has_value(); }
    [[nodiscard]] const FormatError& error() const { return *error_; }

    /// Empty if it is not in the file.
    [[nodiscard]] std::string text(std::int64_t at) const {
        std::string result;
        for (auto i = at; i >= 0 && i < static_cast<std::int64_t>(file_.size()) && result.size() < kMostNameBytes;
             ++i) {
            const auto byte = file_[static_cast<std::size_t>(i)];
            if (byte == std::byte{0})
                return result;
            result.push_back(static_cast<char>(byte));
        }
        return {};
    }

private:
    Bytes file_;
    std::string_view name_;
    std::optional<FormatError> error_;
};

std::int32_t intAt(const std::byte* record, std::size_t at) {
    return field<std::int32_t>(record, at);
}

/// The vertices of the largest detail, in the order that meshes count them.
bytes::Result<std::vector<StudioVertex>> readVertices(Bytes vvd) {
    if (vvd.size() < kVvdHeaderBytes)
        return wrong(FormatErrorCode::Truncated, vvd.size(), "vvd", fmt::format("{} bytes", vvd.size()), "a header");
    if (field<std::uint32_t>(vvd.data(), 0) != kVvdMagic)
        return wrong(FormatErrorCode::BadMagic, 0, "vvd", fmt::format("0x{:08X}", field<std::uint32_t>(vvd.data(), 0)),
                     "IDSV");
    if (intAt(vvd.data(), 4) != kVvdVersion)
        return wrong(FormatErrorCode::Unsupported, 4, "vvd", fmt::format("version {}", intAt(vvd.data(), 4)),
                     fmt::format("{}", kVvdVersion));
    Tables tables(vvd, "vvd");
    const auto stored = tables.table(0, intAt(vvd.data(), 56), intAt(vvd.data(), 16), kVertexBytes);
    const auto fixups = tables.table(0, intAt(vvd.data(), 52), intAt(vvd.data(), 48), kFixupBytes);
    if (!tables.ok())
        return tl::unexpected(tables.error());
    std::vector<StudioVertex> vertices;
    vertices.reserve(stored.count);
    bool sound = true;
    const auto add = [&](std::size_t first, std::size_t count) {
        if (first > stored.count || count > stored.count - first || vertices.size() + count > stored.count) {
            sound = false;
            return;
        }
        for (std::size_t i = first; i < first + count; ++i) {
            const auto* const record = stored.first + i * kVertexBytes;
            StudioVertex vertex{bsp::decodeVertex(record + 16), {field<float>(record, 40), field<float>(record, 44)}};
            sound = sound && bsp::isSound(vertex.position);
            if (!std::isfinite(vertex.texture.x) || !std::isfinite(vertex.texture.y))
                vertex.texture = {};
            vertices.push_back(vertex);
        }
    };
    if (fixups.count == 0)
        add(0, stored.count);
    for (std::size_t i = 0; i < fixups.count && sound; ++i) {
        const auto* const record = fixups.first + i * kFixupBytes;
        add(field<std::uint32_t>(record, 4), field<std::uint32_t>(record, 8));
    }
    if (!sound)
        return wrong(FormatErrorCode::BadValue, stored.offset, "vvd", "vertices out of range",
                     fmt::format("{} vertices", stored.count));
    return vertices;
}

class Reader {
public:
    Reader(Bytes mdl, Bytes vtx, std::vector<StudioVertex> vertices)
        : mdlBytes_(mdl), vtxBytes_(vtx), mdl_(mdl, "mdl"), vtx_(vtx, "vtx"), indicesLeft_(vtx.size() / 2) {
        model_.vertices = std::move(vertices);
    }

    bytes::Result<StudioModel> read() {
        readTextures();
        readBodyParts();
        if (!mdl_.ok())
            return tl::unexpected(mdl_.error());
        if (!vtx_.ok())
            return tl::unexpected(vtx_.error());
        if (outOfRange_)
            return wrong(FormatErrorCode::BadValue, 0, "vtx", "indexes out of range",
                         fmt::format("those of {} vertices", model_.vertices.size()));
        return std::move(model_);
    }

private:
    void readTextures() {
        const auto* const header = mdlBytes_.data();
        const auto textures = mdl_.table(0, intAt(header, 208), intAt(header, 204), kTextureBytes);
        for (std::size_t i = 0; i < std::min(textures.count, kMostTextures); ++i) {
            const auto at = textures.offset + i * kTextureBytes;
            model_.textures.push_back(
                mdl_.text(static_cast<std::int64_t>(at) + intAt(textures.first + i * kTextureBytes, 0)));
        }
        const auto folders = mdl_.table(0, intAt(header, 216), intAt(header, 212), 4);
        for (std::size_t i = 0; i < std::min(folders.count, kMostTextures); ++i)
            model_.folders.push_back(mdl_.text(intAt(folders.first, i * 4)));
        const auto materials = std::max(intAt(header, 220), 0);
        const auto skins =
            mdl_.table(0, intAt(header, 228), std::int64_t{materials} * std::max(intAt(header, 224), 0), 2);
        model_.materials = skins.count == 0 ? 0 : static_cast<std::uint32_t>(materials);
        for (std::size_t i = 0; i < skins.count; ++i)
            model_.skins.push_back(field<std::uint16_t>(skins.first, 2 * i));
    }

    /// Both files have the same tree of body parts, models and meshes; in the second with its details.
    void readBodyParts() {
        const auto* const header = mdlBytes_.data();
        const auto parts = mdl_.table(0, intAt(header, 236), intAt(header, 232), kBodyPartBytes);
        const auto strips =
            vtx_.table(0, intAt(vtxBytes_.data(), 32), intAt(vtxBytes_.data(), 28), kStripBodyPartBytes);
        for (std::size_t i = 0; i < std::min(parts.count, strips.count); ++i) {
            const auto* const part = parts.first + i * kBodyPartBytes;
            const auto models = mdl_.table(parts.offset + i * kBodyPartBytes, intAt(part, 12),
                                           std::min(intAt(part, 4), 1), kModelBytes);
            const auto* const strip = strips.first + i * kStripBodyPartBytes;
            const auto stripModels = vtx_.table(strips.offset + i * kStripBodyPartBytes, intAt(strip, 4),
                                                std::min(intAt(strip, 0), 1), kStripModelBytes);
            if (models.count > 0 && stripModels.count > 0)
                readModel(models, stripModels);
        }
    }

    void readModel(const Table& model, const Table& strip) {
        const auto meshes = mdl_.table(model.offset, intAt(model.first, 76), intAt(model.first, 72), kMeshBytes);
        const auto details =
            vtx_.table(strip.offset, intAt(strip.first, 4), std::min(intAt(strip.first, 0), 1), kDetailBytes);
        if (details.count == 0)
            return;
        const auto stripMeshes =
            vtx_.table(details.offset, intAt(details.first, 4), intAt(details.first, 0), kStripMeshBytes);
        const auto firstVertex = std::int64_t{intAt(model.first, 84)} / static_cast<std::int64_t>(kVertexBytes);
        for (std::size_t i = 0; i < std::min(meshes.count, stripMeshes.count); ++i) {
            const auto* const mesh = meshes.first + i * kMeshBytes;
            const auto* const stripMesh = stripMeshes.first + i * kStripMeshBytes;
            StudioMesh read;
            read.material = static_cast<std::uint32_t>(std::max(intAt(mesh, 0), 0));
            readGroups(stripMeshes.offset + i * kStripMeshBytes, intAt(stripMesh, 4), intAt(stripMesh, 0),
                       firstVertex + intAt(mesh, 12), read.vertices);
            if (!read.vertices.empty())
                model_.meshes.push_back(std::move(read));
        }
    }

    void readGroups(std::size_t base, std::int64_t offset, std::int64_t count, std::int64_t firstVertex,
                    std::vector<std::uint32_t>& into) {
        // With one group both sizes are the same to us. With more, the second group tells.
        const auto size = count > 1 && !groupFits(base + kGroupBytes[0], offset) ? kGroupBytes[1] : kGroupBytes[0];
        const auto groups = vtx_.table(base, offset, count, size);
        for (std::size_t i = 0; i < groups.count && !outOfRange_; ++i) {
            const auto* const group = groups.first + i * size;
            const auto at = groups.offset + i * size;
            const auto vertices = vtx_.table(at, intAt(group, 4), intAt(group, 0), kStripVertexBytes);
            const auto indices = vtx_.table(at, intAt(group, 12), intAt(group, 8), 2);
            if (indices.count > indicesLeft_) {
                outOfRange_ = true; // they share them, which no compiler makes
                return;
            }
            indicesLeft_ -= indices.count;
            for (std::size_t k = 0; k + 2 < indices.count; k += 3) {
                for (std::size_t corner = 0; corner < 3; ++corner) {
                    const auto index = field<std::uint16_t>(indices.first, 2 * (k + corner));
                    if (index >= vertices.count) {
                        outOfRange_ = true;
                        return;
                    }
                    const auto vertex =
                        firstVertex + field<std::uint16_t>(vertices.first + index * kStripVertexBytes, 4);
                    if (vertex < 0 || vertex >= static_cast<std::int64_t>(model_.vertices.size())) {
                        outOfRange_ = true;
                        return;
                    }
                    into.push_back(static_cast<std::uint32_t>(vertex));
                }
            }
        }
    }

    /// Whether a group's tables lie in the file, and there are whole triangles.
    [[nodiscard]] bool groupFits(std::size_t base, std::int64_t offset) const {
        Tables probe(vtxBytes_, "vtx");
        const auto group = probe.table(base, offset, 1, kGroupBytes[0]);
        if (group.count == 0)
            return false;
        (void)probe.table(group.offset, intAt(group.first, 4), intAt(group.first, 0), kStripVertexBytes);
        (void)probe.table(group.offset, intAt(group.first, 12), intAt(group.first, 8), 2);
        return probe.ok() && intAt(group.first, 0) > 0 && intAt(group.first, 8) % 3 == 0;
    }

    Bytes mdlBytes_;
    Bytes vtxBytes_;
    Tables mdl_;
    Tables vtx_;
    StudioModel model_;
    std::size_t indicesLeft_;
    bool outOfRange_ = false;
};

} // namespace

const std::string* StudioModel::textureOf(std::uint32_t material, std::uint32_t skin) const {
    std::size_t texture = material;
    if (material < materials) {
        const auto at = std::size_t{skin} * materials + material;
        texture = skins[at < skins.size() ? at : material];
    }
    return texture < textures.size() ? &textures[texture] : nullptr;
}

bytes::Result<StudioModel> readStudioModel(Bytes mdl, Bytes vvd, Bytes vtx) {
    constexpr std::int32_t kFirst = 44;
    constexpr std::int32_t kLast = 49;
    if (mdl.size() < kMdlHeaderBytes)
        return wrong(FormatErrorCode::Truncated, mdl.size(), "mdl", fmt::format("{} bytes", mdl.size()), "a header");
    if (field<std::uint32_t>(mdl.data(), 0) != kMdlMagic)
        return wrong(FormatErrorCode::BadMagic, 0, "mdl", fmt::format("0x{:08X}", field<std::uint32_t>(mdl.data(), 0)),
                     "IDST");
    if (const auto version = intAt(mdl.data(), 4); version < kFirst || version > kLast)
        return wrong(FormatErrorCode::Unsupported, 4, "mdl", fmt::format("version {}", version),
                     fmt::format("{} to {}", kFirst, kLast));
    if (vtx.size() < kVtxHeaderBytes)
        return wrong(FormatErrorCode::Truncated, vtx.size(), "vtx", fmt::format("{} bytes", vtx.size()), "a header");
    if (intAt(vtx.data(), 0) != kVtxVersion)
        return wrong(FormatErrorCode::Unsupported, 0, "vtx", fmt::format("version {}", intAt(vtx.data(), 0)),
                     fmt::format("{}", kVtxVersion));
    auto vertices = readVertices(vvd);
    if (!vertices)
        return tl::unexpected(std::move(vertices.error()));
    return Reader(mdl, vtx, std::move(*vertices)).read();
}

} // namespace navsmith::source
