#include "formats/source/vbsp_file.h"

#include "formats/bsp/lumps.h"
#include "formats/source/vbsp_lumps.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::source {
namespace {

using bsp::field;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

// Section 3.
enum LumpNumber : std::size_t {
    Entities = 0,
    Planes = 1,
    TexDatas = 2,
    Vertices = 3,
    Nodes = 5,
    TexInfos = 6,
    Faces = 7,
    Leaves = 10,
    Edges = 12,
    SurfaceEdges = 13,
    Models = 14,
    LeafBrushes = 17,
    Brushes = 18,
    BrushSides = 19,
    DispInfos = 26,
    DispVertices = 33,
    PakFile = 40,
    TextureNames = 43,
    TextureNameOffsets = 44,
    DispTags = 48,
    LumpCount = kVbspLumps,
};

struct LumpKind {
    LumpNumber number;
    std::string_view name;
    std::size_t stride; ///< bytes a record; 1 for text
};

// In reading order: a lump comes after the lumps it refers to.
constexpr std::array<LumpKind, 19> kLumps{{
    {Entities, "entities", 1},
    {Planes, "planes", bsp::kPlaneBytes},
    {TextureNames, "texture names", 1},
    {TextureNameOffsets, "texture name offsets", 4},
    {TexDatas, "texdata", 32},
    {TexInfos, "texinfo", 72},
    {Vertices, "vertices", bsp::kVertexBytes},
    {Edges, "edges", 4},
    {SurfaceEdges, "surface edges", 4},
    {DispVertices, "displacement vertices", 20},
    {DispTags, "displacement triangle tags", 2},
    {DispInfos, "displacements", 176},
    {Faces, "faces", 56},
    {Models, "models", bsp::kModelBytes},
    {Nodes, "nodes", 32},
    {LeafBrushes, "leaf brushes", 2},
    {Leaves, "leaves", 32},
    {Brushes, "brushes", bsp::kBrushBytes},
    {BrushSides, "brush sides", 8},
}};

/// State while reading: the raw parts of faces, names and displacements, and the result.
struct Building {
    VbspFile file;
    std::vector<std::int32_t> nameOffsets;
    std::vector<bsp::Edge> edges;
    std::vector<std::int32_t> surfaceEdges;
};

std::string wholeText(Bytes lump) {
    std::string text(lump.size(), '\0');
    std::transform(lump.begin(), lump.end(), text.begin(), [](std::byte value) { return static_cast<char>(value); });
    return text;
}

VbspTexData decodeTexData(const Building& building, const std::byte* record) {
    VbspTexData data;
    data.reflectivity = bsp::decodeVertex(record);
    data.width = field<std::int32_t>(record, 16);
    data.height = field<std::int32_t>(record, 20);
    const auto id = field<std::int32_t>(record, 12);
    if (id < 0 || static_cast<std::size_t>(id) >= building.nameOffsets.size())
        return data;
    const auto offset = building.nameOffsets[static_cast<std::size_t>(id)];
    const std::string& names = building.file.textureNames;
    if (offset < 0 || static_cast<std::size_t>(offset) >= names.size())
        return data;
    const auto from = static_cast<std::size_t>(offset);
    // The engine keeps names in 128 bytes. Without this limit a damaged lump would be searched to its end for every
    // record.
    constexpr std::size_t kMostNameBytes = 128;
    const auto end = std::string_view(names).substr(from, kMostNameBytes).find('\0');
    const std::size_t length = end == std::string_view::npos ? 0 : end;
    data.nameOffset = static_cast<std::uint32_t>(from);
    data.nameLength = static_cast<std::uint32_t>(length);
    return data;
}

VbspTexInfo decodeTexInfo(const std::byte* record) {
    VbspTexInfo info{field<std::uint32_t>(record, 64), field<std::int32_t>(record, 68), {}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        for (std::size_t i = 0; i < 4; ++i)
            info.texture.at(axis)[static_cast<glm::length_t>(i)] = field<float>(record, (axis * 4 + i) * 4);
    }
    return info;
}

/// `takenVertices`: vertices used by the displacements before this one. In a valid map they do not share any.
VbspDisplacement decodeDisplacement(const Building& building, const std::byte* record, std::size_t& takenVertices) {
    VbspDisplacement result;
    result.start = bsp::decodeVertex(record);
    const auto firstVertex = field<std::int32_t>(record, 12);
    const auto firstTag = field<std::int32_t>(record, 16);
    const auto power = field<std::int32_t>(record, 20);
    if (power < 2 || power > 4 || firstVertex < 0 || !bsp::isSound(result.start))
        return {};
    const std::size_t side = std::size_t{1} << static_cast<unsigned>(power);
    const std::size_t vertices = (side + 1) * (side + 1);
    const std::size_t available = building.file.displacementVertices.size();
    if (static_cast<std::size_t>(firstVertex) + vertices > available || takenVertices + vertices > available)
        return {};
    takenVertices += vertices;
    result.power = static_cast<std::uint32_t>(power);
    result.firstVertex = static_cast<std::uint32_t>(firstVertex);
    if (firstTag >= 0 && static_cast<std::size_t>(firstTag) + 2 * side * side <= building.file.displacementTags.size())
        result.firstTag = static_cast<std::uint32_t>(firstTag);
    return result;
}

bytes::Result<void> buildFaces(Building& building, Bytes lump, std::uint64_t offset) {
    VbspFile& file = building.file;
    constexpr std::size_t kFaceBytes = 56;
    const auto unsupported = [&](std::string found) {
        return tl::unexpected(FormatError{FormatErrorCode::Unsupported,
                                          offset,
                                          "faces",
                                          std::move(found),
                                          "faces of 56 bytes with ranges that fit; some games change them",
                                          {}});
    };
    if (lump.size() % kFaceBytes != 0)
        return unsupported(fmt::format("{} bytes", lump.size()));

    std::size_t damagedDisplacements = 0;
    std::vector<bool> isUsed(file.displacements.size());
    bsp::FaceWalker walker(file.vertices, building.edges, building.surfaceEdges);
    file.faces = bsp::readRecords<VbspFace>(lump, kFaceBytes, [&](const std::byte* record) {
        VbspFace face;
        face.plane = field<std::uint16_t>(record, 0);
        face.texInfo = field<std::int16_t>(record, 10);
        const auto firstEdge = field<std::int32_t>(record, 4);
        const std::int32_t edgeCount = field<std::uint16_t>(record, 8);
        const std::int32_t displacement = field<std::int16_t>(record, 12);
        const bool knownTexInfo =
            face.texInfo == -1 || (face.texInfo >= 0 && static_cast<std::size_t>(face.texInfo) < file.texInfos.size());
        if (face.plane < file.planes.size() && knownTexInfo)
            face.corners = walker.walk(firstEdge, edgeCount).value_or(bsp::CornerRange{});
        file.damagedFaces += face.corners.count == 0;
        if (displacement != -1 && face.corners.count > 0) {
            // A face with a displacement is never drawn flat, and each displacement belongs to one face.
            const auto index = static_cast<std::size_t>(displacement);
            if (displacement < 0 || index >= file.displacements.size() || file.displacements[index].power == 0 ||
                isUsed[index] || face.corners.count != 4) {
                ++damagedDisplacements;
                face.corners = {};
            } else {
                isUsed[index] = true;
                face.displacement = displacement;
            }
        }
        return face;
    });
    file.corners = walker.release();
    // A few bad faces are damage. Mostly bad faces mean another record layout.
    if (file.damagedFaces * 2 > file.faces.size())
        return unsupported(fmt::format("{} of {} out of range", file.damagedFaces, file.faces.size()));
    if (file.damagedFaces > 0)
        file.notes.push_back(
            fmt::format("{} of {} faces are damaged and were ignored", file.damagedFaces, file.faces.size()));
    if (damagedDisplacements > 0)
        file.notes.push_back(fmt::format("{} displacements are damaged and were ignored", damagedDisplacements));
    return {};
}

void buildModels(VbspFile& file, Bytes lump) {
    std::size_t clipped = 0;
    file.models = bsp::readRecords<bsp::Model>(lump, bsp::kModelBytes, [&](const std::byte* record) {
        return bsp::decodeModel(record, file.faces.size(), clipped);
    });
    if (clipped > 0)
        file.notes.push_back(fmt::format("{} models refer to missing faces", clipped));
}

/// Maps can be drawn without these.
bool isOfTree(LumpNumber number) {
    return number == Nodes || number == Leaves || number == LeafBrushes;
}

/// Up to version 19 leaves end with ambient light.
std::size_t leafBytes(std::int32_t version) {
    return version <= 19 ? 56 : 32;
}

/// Leaf brushes are read before.
VbspLeaf decodeLeaf(const VbspFile& file, const std::byte* record) {
    const auto corner = [&](std::size_t at) {
        return glm::vec3(field<std::int16_t>(record, at), field<std::int16_t>(record, at + 2),
                         field<std::int16_t>(record, at + 4));
    };
    VbspLeaf leaf{field<std::uint32_t>(record, 0),
                  field<std::int16_t>(record, 4),
                  field<std::uint16_t>(record, 24),
                  field<std::uint16_t>(record, 26),
                  corner(8),
                  corner(14)};
    if (std::size_t{leaf.firstBrush} + leaf.brushCount > file.leafBrushes.size())
        leaf.brushCount = 0;
    return leaf;
}

bytes::Result<void> build(Building& building, const LumpKind& kind, Bytes lump, std::uint64_t offset) {
    VbspFile& file = building.file;
    switch (kind.number) {
    case Entities:
        file.entities = bsp::entityText(lump);
        break;
    case Planes:
        file.planes = bsp::readRecords<bsp::Plane>(lump, kind.stride, bsp::decodePlane);
        break;
    case TextureNames:
        file.textureNames = wholeText(lump);
        break;
    case TextureNameOffsets:
        building.nameOffsets = bsp::readRecords<std::int32_t>(
            lump, kind.stride, [](const std::byte* record) { return field<std::int32_t>(record, 0); });
        break;
    case TexDatas:
        file.texDatas = bsp::readRecords<VbspTexData>(
            lump, kind.stride, [&](const std::byte* record) { return decodeTexData(building, record); });
        break;
    case TexInfos:
        file.texInfos = bsp::readRecords<VbspTexInfo>(lump, kind.stride, decodeTexInfo);
        break;
    case Vertices:
        file.vertices = bsp::readRecords<glm::vec3>(lump, kind.stride, bsp::decodeVertex);
        break;
    case Edges:
        building.edges = bsp::readRecords<bsp::Edge>(lump, kind.stride, [](const std::byte* record) {
            return bsp::Edge{field<std::uint16_t>(record, 0), field<std::uint16_t>(record, 2)};
        });
        break;
    case SurfaceEdges:
        building.surfaceEdges = bsp::readRecords<std::int32_t>(
            lump, kind.stride, [](const std::byte* record) { return field<std::int32_t>(record, 0); });
        break;
    case DispVertices:
        file.displacementVertices =
            bsp::readRecords<VbspDisplacementVertex>(lump, kind.stride, [](const std::byte* record) {
                return VbspDisplacementVertex{bsp::decodeVertex(record), field<float>(record, 12)};
            });
        break;
    case DispTags:
        file.displacementTags = bsp::readRecords<std::uint16_t>(
            lump, kind.stride, [](const std::byte* record) { return field<std::uint16_t>(record, 0); });
        break;
    case DispInfos: {
        std::size_t takenVertices = 0;
        file.displacements = bsp::readRecords<VbspDisplacement>(lump, kind.stride, [&](const std::byte* record) {
            return decodeDisplacement(building, record, takenVertices);
        });
        break;
    }
    case Faces:
        return buildFaces(building, lump, offset);
    case Models:
        buildModels(file, lump);
        break;
    case Nodes:
        file.nodes = bsp::readRecords<VbspNode>(lump, kind.stride, [](const std::byte* record) {
            return VbspNode{field<std::uint32_t>(record, 0),
                            {field<std::int32_t>(record, 4), field<std::int32_t>(record, 8)},
                            field<std::uint16_t>(record, 24),
                            field<std::uint16_t>(record, 26)};
        });
        break;
    case LeafBrushes:
        file.leafBrushes = bsp::readRecords<std::uint32_t>(
            lump, kind.stride, [](const std::byte* record) { return field<std::uint16_t>(record, 0); });
        break;
    case Leaves:
        file.leaves = bsp::readRecords<VbspLeaf>(lump, kind.stride,
                                                 [&](const std::byte* record) { return decodeLeaf(file, record); });
        break;
    case Brushes:
        file.brushes = bsp::readRecords<bsp::Brush>(lump, kind.stride, bsp::decodeBrush);
        break;
    case BrushSides:
        file.brushSides = bsp::readRecords<VbspBrushSide>(lump, kind.stride, [](const std::byte* record) {
            // The byte at 7 is another flag, in maps of CS:GO: a side of a thin brush.
            return VbspBrushSide{field<std::uint16_t>(record, 0), field<std::int16_t>(record, 2),
                                 field<std::uint8_t>(record, 6) != 0};
        });
        // Brushes are read before their sides, so their ranges are checked here.
        if (const auto damaged =
                bsp::dropRanges(file.brushes, &bsp::Brush::firstSide, &bsp::Brush::sideCount, file.brushSides.size());
            damaged > 0)
            file.notes.push_back(fmt::format("{} brushes refer to missing sides", damaged));
        break;
    case PakFile:
    case LumpCount:
        break;
    }
    return {};
}

} // namespace

const VbspTexData* texDataOf(const VbspFile& file, std::int32_t texInfo) {
    if (texInfo < 0 || static_cast<std::size_t>(texInfo) >= file.texInfos.size())
        return nullptr;
    const auto texData = file.texInfos[static_cast<std::size_t>(texInfo)].texData;
    if (texData < 0 || static_cast<std::size_t>(texData) >= file.texDatas.size())
        return nullptr;
    return &file.texDatas[static_cast<std::size_t>(texData)];
}

std::string_view textureOf(const VbspFile& file, std::int32_t texInfo) {
    const auto* const data = texDataOf(file, texInfo);
    return data == nullptr ? std::string_view{}
                           : std::string_view(file.textureNames).substr(data->nameOffset, data->nameLength);
}

std::uint32_t flagsOf(const VbspFile& file, std::int32_t texInfo) {
    if (texInfo < 0 || static_cast<std::size_t>(texInfo) >= file.texInfos.size())
        return 0;
    return file.texInfos[static_cast<std::size_t>(texInfo)].flags;
}

bytes::Result<VbspFile> readVbsp(Bytes file, const VbspLimits& limits) {
    Building building;
    VbspLumps lumps(file, limits);
    const auto header = lumps.readHeader();
    if (!header)
        return tl::unexpected(header.error());
    building.file.version = header->version;
    building.file.versionFirst = header->versionFirst;
    building.file.mapRevision = header->mapRevision;
    for (const LumpKind& kind : kLumps) {
        const auto lump = lumps.read(kind.number, kind.name);
        if (!lump && isOfTree(kind.number)) {
            building.file.notes.push_back(fmt::format("the {} are damaged and were ignored", kind.name));
            continue;
        }
        if (!lump)
            return tl::unexpected(lump.error());
        LumpKind actual = kind;
        if (kind.number == Leaves)
            actual.stride = leafBytes(building.file.version);
        bsp::noteRest(kind.name, kind.number == Faces ? 0 : lump->size(), actual.stride, building.file.notes);
        if (const auto built = build(building, actual, *lump, lumps.entry(kind.number).offset); !built)
            return tl::unexpected(built.error());
    }
    const VbspLump& pak = lumps.entry(PakFile);
    if (pak.length > 0 && bsp::lumpBytes(file, {"pakfile", pak.offset, pak.length}))
        building.file.pakFile = {pak.offset, pak.length};
    else if (pak.length > 0)
        building.file.notes.emplace_back("the files packed into the map go beyond its end");
    return std::move(building.file);
}

} // namespace navsmith::source
