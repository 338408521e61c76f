#include "formats/quake2/ibsp_file.h"

#include "formats/bsp/lumps.h"
#include "formats/quake2/ibsp_lumps.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::quake2 {
namespace {

using bsp::field;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kTextureNameBytes = 32;

/// The lumps of a file, and the notes about them.
struct Lumps {
    IbspForm form = IbspForm::Ibsp;
    std::array<std::string_view, LumpCount> names{};
    std::array<Bytes, LumpCount> data{};
    std::vector<std::string>* notes = nullptr;

    [[nodiscard]] const IbspWidths& widths() const { return widthsOf(form); }

    template <typename Record, typename Decode>
    [[nodiscard]] std::vector<Record> records(LumpNumber lump, std::size_t stride, Decode&& decode) const {
        bsp::noteRest(names.at(lump), data.at(lump).size(), stride, *notes);
        return bsp::readRecords<Record>(data.at(lump), stride, std::forward<Decode>(decode));
    }

    /// Number `place` in a row of numbers of the form's width that starts at `offset`.
    [[nodiscard]] std::uint32_t unsignedAt(const std::byte* record, std::size_t offset, std::size_t place = 0) const {
        const std::size_t at = offset + place * widths().index;
        return widths().index == 2 ? field<std::uint16_t>(record, at) : field<std::uint32_t>(record, at);
    }
    [[nodiscard]] std::int32_t signedAt(const std::byte* record, std::size_t offset, std::size_t place = 0) const {
        const std::size_t at = offset + place * widths().index;
        return widths().index == 2 ? field<std::int16_t>(record, at) : field<std::int32_t>(record, at);
    }
};

bytes::Result<Lumps> findLumps(Bytes file) {
    const auto header = readIbspLumps(file);
    if (!header)
        return tl::unexpected(header.error());
    Lumps lumps;
    lumps.form = header->form;
    for (const auto lump : {Entities, Planes, Vertices, Nodes, TexInfos, Faces, Leaves, LeafBrushes, Edges,
                            SurfaceEdges, Models, Brushes, BrushSides}) {
        const auto content = bsp::lumpBytes(file, header->lumps.at(lump));
        if (!content)
            return tl::unexpected(content.error());
        lumps.names.at(lump) = header->lumps.at(lump).name;
        lumps.data.at(lump) = *content;
    }
    return lumps;
}

void readFaces(const Lumps& lumps, IbspFile& file) {
    const auto edges = lumps.records<bsp::Edge>(Edges, 2 * lumps.widths().index, [&](const std::byte* record) {
        return bsp::Edge{lumps.unsignedAt(record, 0, 0), lumps.unsignedAt(record, 0, 1)};
    });
    const auto surfaceEdges = lumps.records<std::int32_t>(
        SurfaceEdges, 4, [](const std::byte* record) { return field<std::int32_t>(record, 0); });
    const std::size_t first = 2 * lumps.widths().index; // of the first surface edge, behind plane and side
    bsp::FaceWalker walker(file.vertices, edges, surfaceEdges);
    file.faces = lumps.records<IbspFace>(Faces, lumps.widths().face, [&](const std::byte* record) {
        IbspFace face;
        face.plane = lumps.unsignedAt(record, 0, 0);
        face.back = lumps.unsignedAt(record, 0, 1) != 0;
        face.texInfo = lumps.unsignedAt(record, first + 4, 1);
        if (face.plane < file.planes.size() && face.texInfo < file.texInfos.size())
            face.corners = walker.walk(field<std::int32_t>(record, first), lumps.unsignedAt(record, first + 4, 0))
                               .value_or(bsp::CornerRange{});
        file.damagedFaces += face.corners.count == 0;
        return face;
    });
    file.corners = walker.release();
    if (file.damagedFaces > 0)
        file.notes.push_back(
            fmt::format("{} of {} faces are damaged and were ignored", file.damagedFaces, file.faces.size()));
}

void readModels(const Lumps& lumps, IbspFile& file) {
    std::size_t clipped = 0;
    file.models = lumps.records<bsp::Model>(Models, bsp::kModelBytes, [&](const std::byte* record) {
        return bsp::decodeModel(record, file.faces.size(), clipped);
    });
    if (clipped > 0)
        file.notes.push_back(fmt::format("{} models refer to missing faces", clipped));
}

void readBrushes(const Lumps& lumps, IbspFile& file) {
    const std::size_t width = lumps.widths().index;
    file.nodes = lumps.records<IbspNode>(Nodes, lumps.widths().node, [](const std::byte* record) {
        return IbspNode{field<std::uint32_t>(record, 0),
                        {field<std::int32_t>(record, 4), field<std::int32_t>(record, 8)}};
    });
    file.leafBrushes = lumps.records<std::uint32_t>(
        LeafBrushes, width, [&](const std::byte* record) { return lumps.unsignedAt(record, 0); });
    // After the contents: cluster and area, a box, and the faces.
    const std::size_t brushes = 4 + 2 * width + (width == 2 ? 12U : 24U) + 2 * width;
    file.leaves = lumps.records<IbspLeaf>(Leaves, lumps.widths().leaf, [&](const std::byte* record) {
        return IbspLeaf{field<std::uint32_t>(record, 0), lumps.unsignedAt(record, brushes, 0),
                        lumps.unsignedAt(record, brushes, 1)};
    });
    file.brushSides = lumps.records<IbspBrushSide>(BrushSides, 2 * width, [&](const std::byte* record) {
        return IbspBrushSide{lumps.unsignedAt(record, 0, 0), lumps.signedAt(record, 0, 1)};
    });
    file.brushes = lumps.records<bsp::Brush>(Brushes, bsp::kBrushBytes, bsp::decodeBrush);
    if (const auto damaged =
            bsp::dropRanges(file.leaves, &IbspLeaf::firstBrush, &IbspLeaf::brushCount, file.leafBrushes.size());
        damaged > 0)
        file.notes.push_back(fmt::format("{} leaves refer to missing brushes", damaged));
    if (const auto damaged =
            bsp::dropRanges(file.brushes, &bsp::Brush::firstSide, &bsp::Brush::sideCount, file.brushSides.size());
        damaged > 0)
        file.notes.push_back(fmt::format("{} brushes refer to missing sides", damaged));
}

const IbspTexInfo* texInfoOf(const IbspFile& file, std::int64_t texInfo) {
    const bool exists = texInfo >= 0 && texInfo < static_cast<std::int64_t>(file.texInfos.size());
    return exists ? &file.texInfos[static_cast<std::size_t>(texInfo)] : nullptr;
}

} // namespace

std::string_view textureOf(const IbspFile& file, std::int64_t texInfo) {
    const auto* const info = texInfoOf(file, texInfo);
    return info != nullptr ? std::string_view(info->texture) : std::string_view();
}

std::uint32_t flagsOf(const IbspFile& file, std::int64_t texInfo) {
    const auto* const info = texInfoOf(file, texInfo);
    return info != nullptr ? info->flags : 0;
}

std::optional<std::uint32_t> contentsAt(const IbspFile& file, std::int32_t headNode, const glm::vec3& point) {
    std::int32_t at = headNode;
    // A damaged tree may lead back to its top.
    for (std::size_t steps = 0; at >= 0 && steps <= file.nodes.size(); ++steps) {
        const auto index = static_cast<std::size_t>(at);
        if (index >= file.nodes.size() || file.nodes[index].plane >= file.planes.size())
            return std::nullopt;
        const auto& plane = file.planes[file.nodes[index].plane];
        at = file.nodes[index].children[glm::dot(plane.normal, point) < plane.distance ? 1 : 0];
    }
    const auto leaf = static_cast<std::size_t>(-(std::int64_t{at} + 1));
    if (at >= 0 || leaf >= file.leaves.size())
        return std::nullopt;
    return file.leaves[leaf].contents;
}

bytes::Result<IbspFile> readIbsp(Bytes bytes) {
    auto lumps = findLumps(bytes);
    if (!lumps)
        return tl::unexpected(std::move(lumps.error()));
    IbspFile file;
    file.form = lumps->form;
    lumps->notes = &file.notes;
    file.entities = bsp::entityText(lumps->data[Entities]);
    file.planes = lumps->records<bsp::Plane>(Planes, bsp::kPlaneBytes, bsp::decodePlane);
    file.vertices = lumps->records<glm::vec3>(Vertices, bsp::kVertexBytes, bsp::decodeVertex);
    file.texInfos = lumps->records<IbspTexInfo>(TexInfos, kTexInfoBytes, [](const std::byte* record) {
        return IbspTexInfo{field<std::uint32_t>(record, 32), bsp::entityText({record + 40, kTextureNameBytes})};
    });
    readFaces(*lumps, file);
    readModels(*lumps, file);
    readBrushes(*lumps, file);
    return file;
}

} // namespace navsmith::quake2
