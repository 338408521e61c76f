#include "tests/support/map_bytes.h"

#include <cstring>
#include <stdexcept>

#include <lzma.h>
#include <zlib.h>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

void put(Bytes& to, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) {
        to.push_back(static_cast<std::byte>(value & 0xFF));
        value >>= 8; // 0 in the upper bytes of wider fields
    }
}

void putSigned(Bytes& to, std::int64_t value, int bytes) {
    put(to, static_cast<std::uint64_t>(value), bytes);
}

void putFloat(Bytes& to, float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    put(to, bits, 4);
}

void putVector(Bytes& to, const RawVector& vector) {
    for (const float value : vector)
        putFloat(to, value);
}

void append(Bytes& to, const Bytes& from) {
    to.insert(to.end(), from.begin(), from.end());
}

void putText(Bytes& to, const std::string& text, std::size_t length) {
    for (std::size_t i = 0; i < length; ++i)
        to.push_back(i < text.size() ? static_cast<std::byte>(text[i]) : std::byte{0});
}

Bytes packedLump(const RawLzma& packed, std::uint64_t unpacked) {
    Bytes lump = bytesOf("LZMA");
    put(lump, unpacked, 4);
    put(lump, packed.stream.size(), 4);
    append(lump, packed.properties);
    append(lump, packed.stream);
    return lump;
}

Bytes planesOf(const RawMap& map) {
    Bytes bytes;
    for (const RawPlane& plane : map.planes) {
        putVector(bytes, plane.normal);
        putFloat(bytes, plane.distance);
        put(bytes, 3, 4);
    }
    return bytes;
}

Bytes verticesOf(const RawMap& map) {
    Bytes bytes;
    for (const RawVector& vertex : map.vertices)
        putVector(bytes, vertex);
    return bytes;
}

Bytes edgesOf(const RawMap& map, int width) {
    Bytes bytes;
    for (const auto& edge : map.edges) {
        put(bytes, edge[0], width);
        put(bytes, edge[1], width);
    }
    return bytes;
}

Bytes surfaceEdgesOf(const RawMap& map) {
    Bytes bytes;
    for (const std::int32_t edge : map.surfaceEdges)
        putSigned(bytes, edge, 4);
    return bytes;
}

Bytes entitiesOf(const RawMap& map) {
    Bytes bytes = bytesOf(map.entities);
    bytes.push_back(std::byte{0});
    return bytes;
}

std::uint32_t flagsOf(const RawMap& map, std::size_t texInfo) {
    return texInfo < map.flags.size() ? map.flags[texInfo] : 0;
}

/// The record of a texture; without an image of 64 x 32 pixels in another file.
Bytes quakeTexture(const RawMap& map, const std::string& name) {
    const auto image = map.images.find(name);
    if (image != map.images.end())
        return image->second;
    Bytes bytes;
    putText(bytes, name, 16);
    put(bytes, 64, 4);
    put(bytes, 32, 4);
    put(bytes, 0, 16);
    return bytes;
}

Bytes quakeTextures(const RawMap& map) {
    Bytes bytes;
    Bytes records;
    put(bytes, map.textures.size(), 4);
    for (const std::string& name : map.textures) {
        put(bytes, 4 + 4 * map.textures.size() + records.size(), 4);
        append(records, quakeTexture(map, name));
    }
    append(bytes, records);
    return bytes;
}

Bytes quakeTexInfos(const RawMap& map) {
    Bytes bytes;
    for (std::size_t i = 0; i < map.textures.size(); ++i) {
        for (std::size_t j = 0; j < 8; ++j)
            putFloat(bytes, i < map.axes.size() ? map.axes[i][j] : 0.0F);
        put(bytes, i, 4);
        put(bytes, flagsOf(map, i), 4);
    }
    return bytes;
}

Bytes quakeFaces(const RawMap& map, bool wide) {
    Bytes bytes;
    for (const RawFace& face : map.faces) {
        putSigned(bytes, face.plane, wide ? 4 : 2);
        putSigned(bytes, face.side, wide ? 4 : 2);
        putSigned(bytes, face.firstEdge, 4);
        putSigned(bytes, face.edgeCount, wide ? 4 : 2);
        putSigned(bytes, face.texInfo, wide ? 4 : 2);
        for (const std::uint8_t style : face.styles)
            put(bytes, style, 1);
        putSigned(bytes, face.lightOffset, 4);
    }
    return bytes;
}

Bytes quakeModels(const RawMap& map, std::size_t hulls) {
    Bytes bytes;
    for (const RawModel& model : map.models) {
        putVector(bytes, model.minimum);
        putVector(bytes, model.maximum);
        putVector(bytes, model.origin);
        for (std::size_t i = 0; i < hulls; ++i)
            putSigned(bytes, i < model.heads.size() ? model.heads[i] : 7, 4);
        put(bytes, 9, 4);
        putSigned(bytes, model.firstFace, 4);
        putSigned(bytes, model.faceCount, 4);
    }
    return bytes;
}

Bytes quakeNodes(const std::vector<RawNode>& nodes, bool wide, std::size_t rest) {
    Bytes bytes;
    for (const RawNode& node : nodes) {
        put(bytes, node.plane, 4);
        for (const std::int32_t child : node.children)
            putSigned(bytes, child, wide ? 4 : 2);
        bytes.resize(bytes.size() + rest, std::byte{0x11});
    }
    return bytes;
}

Bytes quakeLeaves(const RawMap& map, std::size_t rest) {
    Bytes bytes;
    for (const std::int32_t contents : map.leaves) {
        putSigned(bytes, contents, 4);
        bytes.resize(bytes.size() + rest, std::byte{0x11});
    }
    return bytes;
}

Bytes sourceFaces(const RawSourceMap& map) {
    Bytes bytes;
    for (const RawFace& face : map.faces) {
        put(bytes, face.plane, 2);
        putSigned(bytes, face.side, 1);
        put(bytes, 0, 1);
        putSigned(bytes, face.firstEdge, 4);
        putSigned(bytes, face.edgeCount, 2);
        putSigned(bytes, face.texInfo, 2);
        putSigned(bytes, face.displacement, 2);
        putSigned(bytes, -1, 2);
        bytes.resize(bytes.size() + 40, std::byte{0x11});
    }
    return bytes;
}

Bytes sourceTexInfos(const RawSourceMap& map) {
    Bytes bytes;
    for (std::size_t i = 0; i < map.textures.size(); ++i) {
        bytes.resize(bytes.size() + 64, std::byte{0});
        put(bytes, flagsOf(map, i), 4);
        put(bytes, i, 4);
    }
    return bytes;
}

Bytes sourceTexDatas(const RawSourceMap& map) {
    Bytes bytes;
    for (std::size_t i = 0; i < map.textures.size(); ++i) {
        bytes.resize(bytes.size() + 12, std::byte{0});
        put(bytes, map.textures.size() - 1 - i, 4); // names are stored in reverse order
        bytes.resize(bytes.size() + 16, std::byte{0});
    }
    return bytes;
}

Bytes sourceModels(const RawSourceMap& map) {
    Bytes bytes;
    std::int32_t leaf = 0; // each model is a leaf without nodes
    for (const RawModel& model : map.models) {
        putVector(bytes, model.minimum);
        putVector(bytes, model.maximum);
        putVector(bytes, model.origin);
        putSigned(bytes, --leaf, 4);
        putSigned(bytes, model.firstFace, 4);
        putSigned(bytes, model.faceCount, 4);
    }
    return bytes;
}

} // namespace

Bytes bytesOf(const std::string& text) {
    Bytes bytes;
    putText(bytes, text, text.size());
    return bytes;
}

void setU32(Bytes& bytes, std::size_t offset, std::uint32_t value) {
    for (std::size_t i = 0; i < 4; ++i)
        bytes.at(offset + i) = static_cast<std::byte>(value >> (8 * i) & 0xFF);
}

std::uint32_t u32At(std::span<const std::byte> bytes, std::size_t offset) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = value << 8U | std::to_integer<std::uint32_t>(bytes[offset + i]);
    return value;
}

RawFace& RawMap::addFace(const std::vector<RawVector>& corners, const std::string& texture, const RawPlane& plane) {
    RawFace face;
    face.plane = static_cast<std::uint32_t>(planes.size());
    face.firstEdge = static_cast<std::int32_t>(surfaceEdges.size());
    face.edgeCount = static_cast<std::int32_t>(corners.size());
    face.texInfo = static_cast<std::int32_t>(textures.size());
    planes.push_back(plane);
    textures.push_back(texture);
    const auto first = static_cast<std::uint32_t>(vertices.size());
    const auto count = static_cast<std::uint32_t>(corners.size());
    vertices.insert(vertices.end(), corners.begin(), corners.end());
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t from = first + i;
        const std::uint32_t to = first + (i + 1) % count;
        const auto edge = static_cast<std::int32_t>(edges.size());
        if (i % 2 == 0)
            edges.push_back({from, to});
        else
            edges.push_back({to, from});
        surfaceEdges.push_back(i % 2 == 0 ? edge : -edge);
    }
    faces.push_back(face);
    return faces.back();
}

void RawMap::endModel() {
    RawModel model;
    model.firstFace = models.empty() ? 0 : models.back().firstFace + models.back().faceCount;
    model.faceCount = static_cast<std::int32_t>(faces.size()) - model.firstFace;
    models.push_back(model);
}

Bytes buildQuakeMap(const RawMap& map, RawQuakeForm form) {
    const bool wide = form == RawQuakeForm::Bsp2 || form == RawQuakeForm::Psb2;
    std::array<Bytes, 15> lumps;
    lumps[0] = entitiesOf(map);
    lumps[1] = planesOf(map);
    lumps[2] = quakeTextures(map);
    lumps[3] = verticesOf(map);
    lumps[4] = bytesOf("visibility");
    // The rest of nodes and leaves: their box, in floats only in BSP2, and what is drawn.
    lumps[5] = quakeNodes(map.nodes, wide, form == RawQuakeForm::Bsp2 ? 32 : wide ? 20 : 16);
    lumps[6] = quakeTexInfos(map);
    lumps[7] = quakeFaces(map, wide);
    lumps[8] = map.light;
    lumps[9] = quakeNodes(map.clipNodes, wide, 0);
    lumps[10] = quakeLeaves(map, form == RawQuakeForm::Bsp2 ? 40 : wide ? 28 : 24);
    lumps[12] = edgesOf(map, wide ? 4 : 2);
    lumps[13] = surfaceEdgesOf(map);
    lumps[14] = quakeModels(map, form == RawQuakeForm::Hexen ? 8 : 4);

    Bytes file;
    switch (form) {
    case RawQuakeForm::Bsp2:
        append(file, bytesOf("BSP2"));
        break;
    case RawQuakeForm::Psb2:
        append(file, bytesOf("2PSB"));
        break;
    case RawQuakeForm::GoldSrc:
        put(file, 30, 4);
        break;
    case RawQuakeForm::Quake:
    case RawQuakeForm::Hexen:
        put(file, 29, 4);
        break;
    }
    std::size_t offset = 4 + 15 * 8;
    for (const Bytes& lump : lumps) {
        put(file, offset, 4);
        put(file, lump.size(), 4);
        offset += lump.size();
    }
    for (const Bytes& lump : lumps)
        append(file, lump);
    append(file, buildBspx(map.bspx, file.size()));
    return file;
}

Bytes buildBspx(const std::vector<std::pair<std::string, Bytes>>& lumps, std::size_t mapBytes) {
    Bytes bytes;
    if (lumps.empty())
        return bytes;
    const std::size_t gap = (4 - mapBytes % 4) % 4;
    bytes.resize(gap);
    append(bytes, bytesOf("BSPX"));
    put(bytes, lumps.size(), 4);
    std::size_t offset = mapBytes + gap + 8 + 32 * lumps.size();
    for (const auto& [name, lump] : lumps) {
        putText(bytes, name, 24);
        put(bytes, offset, 4);
        put(bytes, lump.size(), 4);
        offset += lump.size();
    }
    for (const auto& [name, lump] : lumps)
        append(bytes, lump);
    return bytes;
}

Bytes buildMiptex(const std::string& name, std::uint32_t width, std::uint32_t height, const Bytes& pixels,
                  const Bytes& colours) {
    Bytes bytes;
    putText(bytes, name, 16);
    put(bytes, width, 4);
    put(bytes, height, 4);
    std::size_t offset = 40;
    const std::size_t whole = std::size_t{width} * height;
    for (const std::size_t size : {whole, whole / 4, whole / 16, whole / 64}) {
        put(bytes, offset, 4);
        offset += size;
    }
    append(bytes, pixels);
    bytes.resize(offset);
    if (!colours.empty()) {
        put(bytes, 256, 2);
        append(bytes, colours);
        put(bytes, 0, 2);
    }
    return bytes;
}

Bytes buildWad(const std::vector<std::pair<std::string, Bytes>>& textures, bool wad3) {
    Bytes bytes = bytesOf(wad3 ? "WAD3" : "WAD2");
    put(bytes, textures.size(), 4);
    put(bytes, 0, 4);
    std::vector<std::size_t> offsets;
    for (const auto& [name, record] : textures) {
        offsets.push_back(bytes.size());
        append(bytes, record);
    }
    setU32(bytes, 8, static_cast<std::uint32_t>(bytes.size()));
    for (std::size_t i = 0; i < textures.size(); ++i) {
        put(bytes, offsets[i], 4);
        put(bytes, textures[i].second.size(), 4);
        put(bytes, textures[i].second.size(), 4);
        put(bytes, wad3 ? 0x43 : 0x44, 1);
        put(bytes, 0, 3);
        putText(bytes, textures[i].first, 16);
    }
    return bytes;
}

void addBoxBrush(RawSourceMap& map, const RawVector& minimum, const RawVector& maximum, std::uint32_t contents,
                 std::uint32_t model) {
    RawBrush brush;
    brush.contents = contents;
    brush.model = model;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const float sign : {1.0F, -1.0F}) {
            RawPlane plane;
            plane.normal[axis] = sign;
            plane.distance = sign > 0 ? maximum[axis] : -minimum[axis];
            brush.sides.push_back({static_cast<std::uint16_t>(map.planes.size()), 0, 0});
            map.planes.push_back(plane);
        }
    }
    map.brushes.push_back(brush);
}

Bytes buildSourceMap(const RawSourceMap& map) {
    std::array<Bytes, 64> lumps;
    lumps[0] = entitiesOf(map);
    lumps[1] = planesOf(map);
    lumps[2] = sourceTexDatas(map);
    lumps[3] = verticesOf(map);
    lumps[6] = sourceTexInfos(map);
    lumps[7] = sourceFaces(map);
    lumps[12] = edgesOf(map, 2);
    lumps[13] = surfaceEdgesOf(map);
    lumps[14] = sourceModels(map);
    std::uint32_t side = 0;
    for (const RawBrush& brush : map.brushes) {
        put(lumps[18], side, 4);
        put(lumps[18], brush.sides.size(), 4);
        put(lumps[18], brush.contents, 4);
        side += static_cast<std::uint32_t>(brush.sides.size());
        for (const auto& stored : brush.sides) {
            put(lumps[19], stored.plane, 2);
            putSigned(lumps[19], stored.texInfo, 2);
            putSigned(lumps[19], -1, 2);
            putSigned(lumps[19], stored.bevel, 2);
        }
    }
    // A leaf for each model, with all of its brushes.
    for (std::size_t model = 0; model < std::max<std::size_t>(map.models.size(), 1); ++model) {
        const std::size_t first = lumps[17].size() / 2;
        for (std::size_t i = 0; i < map.brushes.size(); ++i) {
            if (map.brushes[i].model == model)
                put(lumps[17], i, 2);
        }
        Bytes leaf(24, std::byte{0});
        put(leaf, first, 2);
        put(leaf, lumps[17].size() / 2 - first, 2);
        leaf.resize(map.version <= 19 ? 56 : 32);
        append(lumps[10], leaf);
    }
    for (const auto& box : map.moreLeaves) {
        Bytes leaf(8, std::byte{0});
        for (const auto side : box)
            putSigned(leaf, side, 2);
        leaf.resize(map.version <= 19 ? 56 : 32);
        append(lumps[10], leaf);
    }
    for (const RawDisplacement& displacement : map.displacements) {
        putVector(lumps[26], displacement.start);
        putSigned(lumps[26], displacement.firstVertex, 4);
        putSigned(lumps[26], displacement.firstTag, 4);
        putSigned(lumps[26], displacement.power, 4);
        lumps[26].resize(lumps[26].size() + 176 - 24, std::byte{0x22});
    }
    for (const RawDisplacementVertex& vertex : map.displacementVertices) {
        putVector(lumps[33], vertex.direction);
        putFloat(lumps[33], vertex.distance);
        putFloat(lumps[33], 255.0F);
    }
    lumps[40] = map.pakFile;
    for (std::size_t i = map.textures.size(); i-- > 0;) {
        put(lumps[44], lumps[43].size(), 4);
        putText(lumps[43], map.textures[i], map.textures[i].size() + 1);
    }
    for (const std::uint16_t tag : map.tags)
        put(lumps[48], tag, 2);

    constexpr std::size_t kGameLump = 35;
    constexpr std::size_t kPropsOffset = 12; // in the directory
    if (!map.staticProps.empty()) {
        put(lumps[kGameLump], 1, 4);
        append(lumps[kGameLump], bytesOf("prps"));
        put(lumps[kGameLump], map.propsPacked ? 1 : 0, 2);
        put(lumps[kGameLump], map.propsVersion, 2);
        put(lumps[kGameLump], 0, 4);
        put(lumps[kGameLump], map.staticProps.size(), 4);
    }
    for (const auto& [number, bytes] : map.more)
        lumps.at(number) = bytes;

    Bytes file = bytesOf("VBSP");
    put(file, static_cast<std::uint32_t>(map.version), 4);
    Bytes body;
    constexpr std::size_t kHeader = 1036;
    for (std::size_t i = 0; i < lumps.size(); ++i) {
        Bytes stored = lumps[i];
        std::size_t unpacked = 0;
        if (map.packed && i != 40 && i != kGameLump && !stored.empty()) {
            const RawLzma packed = packLzma(stored);
            unpacked = stored.size();
            stored = packedLump(packed, unpacked);
        }
        const std::size_t offset = stored.empty() ? 0 : kHeader + body.size();
        const std::uint64_t version = i == 0 ? 0 : 1;
        if (map.versionFirst)
            put(file, version, 4);
        put(file, offset, 4);
        put(file, stored.size(), 4);
        if (!map.versionFirst)
            put(file, version, 4);
        put(file, unpacked, 4);
        append(body, stored);
    }
    put(file, 77, 4);
    const std::size_t directory = kHeader + body.size();
    append(file, body);
    if (!map.staticProps.empty()) {
        const auto at = u32At(file, 8 + kGameLump * 16 + (map.versionFirst ? 4 : 0));
        setU32(file, at + kPropsOffset, static_cast<std::uint32_t>(directory));
        append(file, map.propsPacked ? buildPackedLump(map.staticProps) : map.staticProps);
    }
    return file;
}

Bytes buildStaticProps(const std::vector<std::string>& models, const std::vector<std::uint16_t>& leaves,
                       const std::vector<RawProp>& props, std::size_t recordBytes) {
    Bytes bytes;
    put(bytes, models.size(), 4);
    for (const auto& model : models)
        putText(bytes, model, 128);
    put(bytes, leaves.size(), 4);
    for (const auto leaf : leaves)
        put(bytes, leaf, 2);
    put(bytes, props.size(), 4);
    for (const auto& prop : props) {
        Bytes record;
        putVector(record, prop.origin);
        putVector(record, prop.angles);
        put(record, prop.model, 2);
        put(record, prop.firstLeaf, 2);
        put(record, prop.leafCount, 2);
        put(record, prop.solid, 1);
        constexpr std::size_t kScaled = 80;
        record.resize(recordBytes == kScaled ? kScaled - 4 : recordBytes, std::byte{0x11});
        if (recordBytes == kScaled)
            putFloat(record, prop.scale);
        append(bytes, record);
    }
    return bytes;
}

Bytes buildModelHead(const RawVector& minimum, const RawVector& maximum) {
    Bytes bytes = bytesOf("IDST");
    bytes.resize(104);
    putVector(bytes, minimum);
    putVector(bytes, maximum);
    bytes.resize(256);
    return bytes;
}

RawLzma packLzma(std::span<const std::byte> bytes) {
    lzma_options_lzma options{};
    if (lzma_lzma_preset(&options, 6) != 0)
        throw std::runtime_error("liblzma has no preset 6");
    options.dict_size = 1U << 16U;
    const lzma_filter filters[] = {{LZMA_FILTER_LZMA1, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
    RawLzma result;
    result.stream.resize(bytes.size() * 2 + 1024);
    std::size_t used = 0;
    if (lzma_raw_buffer_encode(filters, nullptr, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(),
                               reinterpret_cast<std::uint8_t*>(result.stream.data()), &used,
                               result.stream.size()) != LZMA_OK)
        throw std::runtime_error("liblzma does not pack");
    result.stream.resize(used);
    put(result.properties, (options.pb * 5 + options.lp) * 9 + options.lc, 1);
    put(result.properties, options.dict_size, 4);
    return result;
}

Bytes buildPackedLump(std::span<const std::byte> bytes) {
    return packedLump(packLzma(bytes), bytes.size());
}

Bytes buildPak(const std::vector<RawPakEntry>& entries) {
    constexpr std::size_t kPakHeader = 12;
    Bytes data;
    Bytes directory;
    for (const RawPakEntry& entry : entries) {
        putText(directory, entry.name, 56);
        put(directory, kPakHeader + data.size(), 4);
        put(directory, entry.bytes.size(), 4);
        append(data, entry.bytes);
    }
    Bytes file = bytesOf("PACK");
    put(file, kPakHeader + data.size(), 4);
    put(file, directory.size(), 4);
    append(file, data);
    append(file, directory);
    return file;
}

Bytes packDeflate(std::span<const std::byte> bytes) {
    z_stream state{};
    if (deflateInit2(&state, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib does not begin");
    Bytes result(deflateBound(&state, static_cast<uLong>(bytes.size())));
    state.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));
    state.avail_in = static_cast<uInt>(bytes.size());
    state.next_out = reinterpret_cast<Bytef*>(result.data());
    state.avail_out = static_cast<uInt>(result.size());
    const int status = deflate(&state, Z_FINISH);
    result.resize(state.total_out);
    deflateEnd(&state);
    if (status != Z_STREAM_END)
        throw std::runtime_error("zlib does not pack");
    return result;
}

Bytes buildZip(const std::vector<RawZipEntry>& entries) {
    Bytes file;
    Bytes directory;
    for (const RawZipEntry& entry : entries) {
        Bytes packed = entry.bytes;
        if (entry.method == 8) {
            packed = packDeflate(entry.bytes);
        } else if (entry.method == 14) {
            const RawLzma lzma = packLzma(entry.bytes);
            packed.clear();
            put(packed, 0x0409, 2);
            put(packed, lzma.properties.size(), 2);
            append(packed, lzma.properties);
            append(packed, lzma.stream);
        }
        const auto crc =
            crc32(0, reinterpret_cast<const Bytef*>(entry.bytes.data()), static_cast<uInt>(entry.bytes.size()));
        const std::size_t offset = file.size();
        Bytes shared; // fields of both headers
        put(shared, 0, 2);
        put(shared, entry.method, 2);
        put(shared, 0, 4);
        put(shared, crc, 4);
        put(shared, packed.size(), 4);
        put(shared, entry.bytes.size(), 4);
        put(shared, entry.name.size(), 2);

        append(file, bytesOf("PK\3\4"));
        put(file, 20, 2);
        append(file, shared);
        put(file, 3, 2); // an extra field only in the local header
        append(file, bytesOf(entry.name));
        append(file, bytesOf("xyz"));
        append(file, packed);

        append(directory, bytesOf("PK\1\2"));
        put(directory, 20, 2);
        put(directory, 20, 2);
        append(directory, shared);
        put(directory, 0, 2);
        put(directory, 2, 2);
        put(directory, 0, 8);
        put(directory, offset, 4);
        append(directory, bytesOf(entry.name));
        append(directory, bytesOf("--"));
    }
    const std::size_t start = file.size();
    append(file, directory);
    append(file, bytesOf("PK\5\6"));
    put(file, 0, 4);
    put(file, entries.size(), 2);
    put(file, entries.size(), 2);
    put(file, directory.size(), 4);
    put(file, start, 4);
    put(file, 0, 2);
    return file;
}

RawMap smallMap() {
    RawMap map;
    map.entities = "{\n\"classname\" \"worldspawn\"\n\"message\" \"a \\n b\"\n}\n"
                   "// a comment\n"
                   "{ \"classname\" \"info_player_start\" \"origin\" \"32 -16.5 24\" }\n"
                   "{ \"classname\" \"trigger_push\" \"model\" \"*1\" }\n"
                   "{ \"classname\" \"func_door\" \"model\" \"*2\" \"origin\" \"1000 0 0\" \"angles\" \"0 90 0\" }\n";
    const RawPlane up{{0, 0, 1}, 0};
    // The second corner is on the line from the first to the third.
    map.addFace({{0, 0, 0}, {0, 32, 0}, {0, 64, 0}, {64, 64, 0}, {64, 0, 0}}, "floor", up);
    map.addFace({{0, 0, 0}, {64, 0, 0}, {64, 0, 64}, {0, 0, 64}}, "{fence", {{0, 1, 0}, 0});
    map.addFace({{0, 0, 16}, {0, 64, 16}, {64, 64, 16}, {64, 0, 16}}, "*water", {{0, 0, 1}, 16});
    map.addFace({{0, 0, 64}, {64, 0, 64}, {64, 64, 64}, {0, 64, 64}}, "SKY1", {{0, 0, 1}, 64}).side = 1;
    map.endModel();
    map.addFace({{8, 8, 8}, {8, 16, 8}, {16, 16, 8}}, "rock", {{0, 0, 1}, 8});
    map.endModel();
    map.addFace({{-8, -8, 8}, {-8, 8, 8}, {8, 8, 8}, {8, -8, 8}}, "door", {{0, 0, 1}, 8});
    map.endModel();
    map.nodes = {{0, {1, -1}}, {1, {-2, -3}}};
    map.leaves = {-2, -1, -3};
    map.clipNodes = {{2, {-1, -2}}};
    map.models[0].heads = {0, 0, 7, 7};
    return map;
}

RawSourceMap smallSourceMap() {
    RawSourceMap map;
    static_cast<RawMap&>(map) = smallMap();
    map.textures[2] = "nature/water";
    map.textures[3] = "tools/toolsskybox";
    map.flags = {0, 0, 0x8, 0x4};
    map.planes[3] = {{0, 0, -1}, -64}; // the side of a face has no meaning here
    // The displacement is a face of the world, so it must precede the other models.
    map.faces.clear();
    map.models.clear();
    RawMap rest = smallMap();
    map.faces.assign(rest.faces.begin(), rest.faces.begin() + 4);
    map.addFace({{100, 0, 0}, {100, 40, 0}, {140, 40, 0}, {140, 0, 0}}, "hill", {{0, 0, 1}, 0}).displacement = 0;
    map.endModel();
    map.faces.push_back(rest.faces[4]);
    map.endModel();
    map.faces.push_back(rest.faces[5]);
    map.endModel();
    map.displacements.push_back({{100, 40, 0}, 0, 0, 2});
    for (int i = 0; i < 25; ++i)
        map.displacementVertices.push_back({{0, 0, 1}, static_cast<float>(i)});
    map.tags.assign(32, 3);
    map.tags[5] |= 32;

    const auto box = [&](float low, float high, std::uint32_t contents) {
        RawBrush brush;
        brush.contents = contents;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            for (const float sign : {1.0F, -1.0F}) {
                RawPlane plane;
                plane.normal[axis] = sign;
                plane.distance = sign > 0 ? high : -low;
                constexpr std::int16_t kOtherFlag = 0x100; // in the byte behind that of bevels
                brush.sides.push_back({static_cast<std::uint16_t>(map.planes.size()), 0, kOtherFlag});
                map.planes.push_back(plane);
            }
        }
        brush.sides.push_back({0, 0, 1}); // a bevel that would cut off the whole brush
        map.brushes.push_back(brush);
    };
    box(200, 232, 0x10000);
    box(300, 316, 0x20000000);
    box(400, 416, 0x1);
    map.pakFile = buildZip({{"maps/small.nav", bytesOf("nav"), 0}});
    return map;
}

} // namespace navsmith::tests
