#include "formats/quake/bsp_file.h"

#include "formats/bsp/lumps.h"
#include "formats/quake/bsp_lumps.h"
#include "formats/quake/bsp_trees.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::quake {
namespace {

using bsp::field;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kModelBytes = 64;
constexpr std::size_t kHexenModelBytes = 80; // with 8 collision hulls in place of 4

/// Sizes of edges and faces.
struct Widths {
    std::size_t edge;
    std::size_t face;
};
constexpr Widths kNarrow{4, 20};
constexpr Widths kWide{8, 28};

/// A face record, with fields wide enough for both layouts.
struct StoredFace {
    std::uint32_t plane = 0;
    std::int32_t side = 0;
    std::int32_t firstEdge = 0;
    std::int64_t edgeCount = 0;
    std::uint32_t texInfo = 0;
};

StoredFace decodeNarrowFace(const std::byte* record) {
    return {field<std::uint16_t>(record, 0), field<std::int16_t>(record, 2), field<std::int32_t>(record, 4),
            field<std::uint16_t>(record, 8), field<std::uint16_t>(record, 10)};
}

StoredFace decodeWideFace(const std::byte* record) {
    return {field<std::uint32_t>(record, 0), field<std::int32_t>(record, 4), field<std::int32_t>(record, 8),
            field<std::int32_t>(record, 12), field<std::uint32_t>(record, 16)};
}

bsp::Edge decodeNarrowEdge(const std::byte* record) {
    return {field<std::uint16_t>(record, 0), field<std::uint16_t>(record, 2)};
}

bsp::Edge decodeWideEdge(const std::byte* record) {
    return {field<std::uint32_t>(record, 0), field<std::uint32_t>(record, 4)};
}

std::string storedName(Bytes from) {
    return bsp::entityText(from.first(std::min(from.size(), kTextureNameBytes)));
}

std::vector<BspTexture> readTextures(Bytes lump, std::vector<std::string>& notes) {
    std::vector<BspTexture> textures;
    if (lump.size() < 4)
        return textures;
    const auto stored = field<std::int32_t>(lump.data(), 0);
    const std::size_t room = lump.size() / 4 - 1;
    const std::size_t count = stored < 0 ? 0 : std::min(static_cast<std::size_t>(stored), room);
    if (std::int64_t{stored} != static_cast<std::int64_t>(count))
        notes.push_back(fmt::format("the lump \"textures\" counts {} and has room for {}", stored, room));
    textures.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto offset = field<std::int32_t>(lump.data(), 4 + 4 * i);
        if (offset < 0 || static_cast<std::size_t>(offset) + kTextureHeadBytes > lump.size())
            continue;
        const Bytes head = lump.subspan(static_cast<std::size_t>(offset));
        textures[i] = {storedName(head), field<std::uint32_t>(head.data(), 16), field<std::uint32_t>(head.data(), 20)};
    }
    return textures;
}

/// Whether models of this record size start at the first face and stay within the faces.
bool modelsFit(Bytes lump, std::size_t stride, std::size_t faces) {
    if (lump.size() % stride != 0)
        return false;
    for (std::size_t at = 0; at < lump.size(); at += stride) {
        const auto first = field<std::int32_t>(lump.data() + at, stride - 8);
        const auto count = field<std::int32_t>(lump.data() + at, stride - 4);
        if (first < 0 || count < 0 || std::int64_t{first} + count > static_cast<std::int64_t>(faces) ||
            (at == 0 && first != 0))
            return false;
    }
    return true;
}

std::vector<BspModel> readModels(Bytes lump, std::size_t faces, std::vector<std::string>& notes) {
    const bool hexen = !modelsFit(lump, kModelBytes, faces) && modelsFit(lump, kHexenModelBytes, faces);
    const std::size_t stride = hexen ? kHexenModelBytes : kModelBytes;
    bsp::noteRest("models", lump.size(), stride, notes);
    std::size_t clipped = 0;
    auto models = bsp::readRecords<BspModel>(lump, stride, [&](const std::byte* record) {
        const auto range = bsp::clipRange(field<std::int32_t>(record, stride - 8),
                                          field<std::int32_t>(record, stride - 4), faces, clipped);
        return BspModel{bsp::decodeVertex(record),
                        bsp::decodeVertex(record + 12),
                        bsp::decodeVertex(record + 24),
                        {field<std::int32_t>(record, 36), field<std::int32_t>(record, 40),
                         field<std::int32_t>(record, 44), field<std::int32_t>(record, 48)},
                        range.first,
                        range.count};
    });
    if (clipped > 0)
        notes.push_back(fmt::format("{} models refer to missing faces", clipped));
    return models;
}

} // namespace

std::string_view textureOf(const BspFile& file, const BspFace& face) {
    if (face.texInfo >= file.texInfos.size())
        return {};
    const auto texture = file.texInfos[face.texInfo].texture;
    if (texture < 0 || static_cast<std::size_t>(texture) >= file.textures.size())
        return {};
    return file.textures[static_cast<std::size_t>(texture)].name;
}

bytes::Result<BspFile> readBsp(Bytes file) {
    const auto header = readBspLumps(file);
    if (!header)
        return tl::unexpected(header.error());
    const auto& lumps = header->lumps;
    std::array<Bytes, LumpCount> data{};
    for (const auto lump : {Entities, Planes, Textures, Vertices, TexInfos, Faces, Edges, SurfaceEdges, Models}) {
        const auto content = bsp::lumpBytes(file, lumps[lump]);
        if (!content)
            return tl::unexpected(content.error());
        data[lump] = *content;
    }

    BspFile result;
    result.variant = header->variant;
    const bool wide = header->isWide();
    const Widths widths = wide ? kWide : kNarrow;
    const auto records = [&]<typename Record>(LumpNumber lump, std::size_t stride, Record (*decode)(const std::byte*)) {
        bsp::noteRest(lumps[lump].name, data[lump].size(), stride, result.notes);
        return bsp::readRecords<Record>(data[lump], stride, decode);
    };
    result.entities = bsp::entityText(data[Entities]);
    result.planes = records(Planes, bsp::kPlaneBytes, bsp::decodePlane);
    result.vertices = records(Vertices, bsp::kVertexBytes, bsp::decodeVertex);
    result.texInfos = records(
        TexInfos, kTexInfoBytes, +[](const std::byte* record) {
            return BspTexInfo{field<std::int32_t>(record, 32), field<std::int32_t>(record, 36)};
        });
    result.textures = readTextures(data[Textures], result.notes);

    const auto edges = records(Edges, widths.edge, wide ? decodeWideEdge : decodeNarrowEdge);
    const auto surfaceEdges = records(
        SurfaceEdges, 4, +[](const std::byte* record) { return field<std::int32_t>(record, 0); });
    bsp::noteRest(lumps[Faces].name, data[Faces].size(), widths.face, result.notes);
    bsp::FaceWalker walker(result.vertices, edges, surfaceEdges);
    result.faces = bsp::readRecords<BspFace>(data[Faces], widths.face, [&](const std::byte* record) {
        const StoredFace stored = wide ? decodeWideFace(record) : decodeNarrowFace(record);
        BspFace face;
        face.plane = stored.plane;
        face.texInfo = stored.texInfo;
        face.back = stored.side != 0;
        if (stored.plane < result.planes.size() && stored.texInfo < result.texInfos.size())
            face.corners = walker.walk(stored.firstEdge, stored.edgeCount).value_or(bsp::CornerRange{});
        result.damagedFaces += face.corners.count == 0;
        return face;
    });
    result.corners = walker.release();
    if (result.damagedFaces > 0)
        result.notes.push_back(
            fmt::format("{} of {} faces are damaged and were ignored", result.damagedFaces, result.faces.size()));
    result.models = readModels(data[Models], result.faces.size(), result.notes);
    const auto tree = [&](LumpNumber lump) {
        const auto content = bsp::lumpBytes(file, lumps[lump]);
        if (!content)
            result.notes.push_back(
                fmt::format("the lump \"{}\" extends beyond the end of the file and was ignored", lumps[lump].name));
        return content.value_or(Bytes{});
    };
    readTrees({tree(Nodes), tree(Leaves), tree(ClipNodes)}, result);
    return result;
}

} // namespace navsmith::quake
