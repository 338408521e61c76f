#include "tests/support/map_bytes.h"

namespace navsmith::tests {
namespace {

using Bytes = RawBytes;

Bytes planesOf(const RawMap& map) {
    RawWriter to;
    for (const RawPlane& plane : map.planes)
        to.reals(plane.normal).real(plane.distance).u32(3);
    return to.bytes;
}

Bytes verticesOf(const RawMap& map) {
    RawWriter to;
    for (const RawVector& vertex : map.vertices)
        to.reals(vertex);
    return to.bytes;
}

Bytes edgesOf(const RawMap& map, std::size_t width) {
    RawWriter to;
    for (const auto& edge : map.edges)
        to.each(width, edge);
    return to.bytes;
}

Bytes surfaceEdgesOf(const RawMap& map) {
    return RawWriter().each(4, map.surfaceEdges).bytes;
}

Bytes entitiesOf(const RawMap& map) {
    return RawWriter().text(map.entities).u8(0).bytes;
}

std::uint32_t flagsOf(const RawMap& map, std::size_t texInfo) {
    return texInfo < map.flags.size() ? map.flags[texInfo] : 0;
}

/// The record of a texture; without an image of 64 x 32 pixels in another file.
Bytes quakeTexture(const RawMap& map, const std::string& name) {
    const auto image = map.images.find(name);
    return image != map.images.end() ? image->second : RawWriter().text(name, 16).u32(64, 32).fill(16).bytes;
}

Bytes quakeTextures(const RawMap& map) {
    RawWriter to;
    RawWriter records;
    to.u32(map.textures.size());
    for (const std::string& name : map.textures) {
        to.u32(4 + 4 * map.textures.size() + records.size());
        records.add(quakeTexture(map, name));
    }
    return to.add(records.bytes).bytes;
}

Bytes quakeTexInfos(const RawMap& map) {
    RawWriter to;
    for (std::size_t i = 0; i < map.textures.size(); ++i)
        to.reals(i < map.axes.size() ? map.axes[i] : std::array<float, 8>{}).u32(i, flagsOf(map, i));
    return to.bytes;
}

Bytes quakeFaces(const RawMap& map, bool wide) {
    const std::size_t width = wide ? 4 : 2;
    RawWriter to;
    for (const RawFace& face : map.faces) {
        to.put(width, face.plane, face.side).u32(face.firstEdge).put(width, face.edgeCount, face.texInfo);
        to.each(1, face.styles).u32(face.lightOffset);
    }
    return to.bytes;
}

Bytes quakeModels(const RawMap& map, std::size_t hulls) {
    RawWriter to;
    for (const RawModel& model : map.models) {
        to.reals(model.minimum, model.maximum, model.origin);
        for (std::size_t i = 0; i < hulls; ++i)
            to.u32(i < model.heads.size() ? model.heads[i] : 7);
        to.u32(9, model.firstFace, model.faceCount);
    }
    return to.bytes;
}

/// `box`: bytes of each node's box; 0: clip nodes, which have no faces either.
Bytes quakeNodes(const std::vector<RawNode>& nodes, bool wide, std::size_t box) {
    RawWriter to;
    for (const RawNode& node : nodes) {
        to.u32(node.plane).each(wide ? 4 : 2, node.children).fill(box, 0x11);
        if (box != 0)
            to.put(wide ? 4 : 2, node.firstFace, node.faceCount);
    }
    return to.bytes;
}

Bytes quakeLeaves(const RawMap& map, std::size_t rest) {
    RawWriter to;
    for (const std::int32_t contents : map.leaves)
        to.u32(contents).fill(rest, 0x11);
    return to.bytes;
}

Bytes sourceFaces(const RawSourceMap& map) {
    RawWriter to;
    for (const RawFace& face : map.faces) {
        to.u16(face.plane).u8(face.side, 0).u32(face.firstEdge);
        to.u16(face.edgeCount, face.texInfo, face.displacement, -1).fill(40, 0x11);
    }
    return to.bytes;
}

Bytes sourceTexInfos(const RawSourceMap& map) {
    RawWriter to;
    for (std::size_t i = 0; i < map.textures.size(); ++i)
        to.fill(64).u32(flagsOf(map, i), i);
    return to.bytes;
}

Bytes sourceTexDatas(const RawSourceMap& map) {
    RawWriter to;
    for (std::size_t i = 0; i < map.textures.size(); ++i)
        to.fill(12).u32(map.textures.size() - 1 - i).fill(16); // names are stored in reverse order
    return to.bytes;
}

Bytes sourceModels(const RawSourceMap& map) {
    RawWriter to;
    std::int32_t leaf = 0; // each model is a leaf without nodes
    for (const RawModel& model : map.models)
        to.reals(model.minimum, model.maximum, model.origin).u32(--leaf, model.firstFace, model.faceCount);
    return to.bytes;
}

void addBoxSides(RawSourceMap& map, RawBrush& brush, const RawVector& minimum, const RawVector& maximum,
                 std::int16_t bevel) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const float sign : {1.0F, -1.0F}) {
            RawPlane plane;
            plane.normal[axis] = sign;
            plane.distance = sign > 0 ? maximum[axis] : -minimum[axis];
            brush.sides.push_back({static_cast<std::uint16_t>(map.planes.size()), 0, bevel});
            map.planes.push_back(plane);
        }
    }
}

} // namespace

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
    // Boxes of nodes and leaves are floats only in BSP2.
    lumps[5] = quakeNodes(map.nodes, wide, form == RawQuakeForm::Bsp2 ? 24 : 12);
    lumps[6] = quakeTexInfos(map);
    lumps[7] = quakeFaces(map, wide);
    lumps[8] = map.light;
    lumps[9] = quakeNodes(map.clipNodes, wide, 0);
    lumps[10] = quakeLeaves(map, form == RawQuakeForm::Bsp2 ? 40 : wide ? 28 : 24);
    lumps[12] = edgesOf(map, wide ? 4 : 2);
    lumps[13] = surfaceEdgesOf(map);
    lumps[14] = quakeModels(map, form == RawQuakeForm::Hexen ? 8 : 4);

    RawWriter file;
    switch (form) {
    case RawQuakeForm::Bsp2:
        file.text("BSP2");
        break;
    case RawQuakeForm::Psb2:
        file.text("2PSB");
        break;
    case RawQuakeForm::GoldSrc:
        file.u32(30);
        break;
    case RawQuakeForm::Quake:
    case RawQuakeForm::Hexen:
        file.u32(29);
        break;
    }
    std::size_t offset = 4 + 15 * 8;
    for (const Bytes& lump : lumps) {
        file.u32(offset, lump.size());
        offset += lump.size();
    }
    for (const Bytes& lump : lumps)
        file.add(lump);
    return file.add(buildBspx(map.bspx, file.size())).bytes;
}

Bytes buildBspx(const std::vector<std::pair<std::string, Bytes>>& lumps, std::size_t mapBytes) {
    RawWriter to;
    if (lumps.empty())
        return to.bytes;
    const std::size_t gap = (4 - mapBytes % 4) % 4;
    to.fill(gap).text("BSPX").u32(lumps.size());
    std::size_t offset = mapBytes + gap + 8 + 32 * lumps.size();
    for (const auto& [name, lump] : lumps) {
        to.text(name, 24).u32(offset, lump.size());
        offset += lump.size();
    }
    for (const auto& [name, lump] : lumps)
        to.add(lump);
    return to.bytes;
}

Bytes buildMiptex(const std::string& name, std::uint32_t width, std::uint32_t height, const Bytes& pixels,
                  const Bytes& colours) {
    RawWriter to;
    to.text(name, 16).u32(width, height);
    std::size_t offset = 40;
    const std::size_t whole = std::size_t{width} * height;
    for (const std::size_t size : {whole, whole / 4, whole / 16, whole / 64}) {
        to.u32(offset);
        offset += size;
    }
    to.add(pixels).bytes.resize(offset);
    if (!colours.empty())
        to.u16(256).add(colours).u16(0);
    return to.bytes;
}

Bytes buildWad(const std::vector<std::pair<std::string, Bytes>>& textures, bool wad3) {
    RawWriter to;
    RawWriter directory;
    to.text(wad3 ? "WAD3" : "WAD2").u32(textures.size(), 0);
    for (const auto& [name, record] : textures) {
        directory.u32(to.size(), record.size(), record.size()).u8(wad3 ? 0x43 : 0x44, 0, 0, 0).text(name, 16);
        to.add(record);
    }
    setU32(to.bytes, 8, to.size());
    return to.add(directory.bytes).bytes;
}

void addBoxBrush(RawSourceMap& map, const RawVector& minimum, const RawVector& maximum, std::uint32_t contents,
                 std::uint32_t model) {
    RawBrush brush;
    brush.contents = contents;
    brush.model = model;
    addBoxSides(map, brush, minimum, maximum, 0);
    map.brushes.push_back(brush);
}

Bytes buildSourceMap(const RawSourceMap& map) {
    std::array<RawWriter, 64> lumps;
    lumps[0].add(entitiesOf(map));
    lumps[1].add(planesOf(map));
    lumps[2].add(sourceTexDatas(map));
    lumps[3].add(verticesOf(map));
    lumps[6].add(sourceTexInfos(map));
    lumps[7].add(sourceFaces(map));
    lumps[12].add(edgesOf(map, 2));
    lumps[13].add(surfaceEdgesOf(map));
    lumps[14].add(sourceModels(map));
    std::size_t side = 0;
    for (const RawBrush& brush : map.brushes) {
        lumps[18].u32(side, brush.sides.size(), brush.contents);
        side += brush.sides.size();
        for (const auto& stored : brush.sides)
            lumps[19].u16(stored.plane, stored.texInfo, -1, stored.bevel);
    }
    const std::size_t leafEnd = map.version <= 19 ? 56 : 32;
    // A leaf for each model, with all of its brushes.
    for (std::size_t model = 0; model < std::max<std::size_t>(map.models.size(), 1); ++model) {
        const std::size_t first = lumps[17].size() / 2;
        for (std::size_t i = 0; i < map.brushes.size(); ++i) {
            if (map.brushes[i].model == model)
                lumps[17].u16(i);
        }
        lumps[10].fill(24).u16(first, lumps[17].size() / 2 - first).fill(leafEnd - 28);
    }
    for (const auto& box : map.moreLeaves)
        lumps[10].fill(8).each(2, box).fill(leafEnd - 20);
    for (const RawDisplacement& d : map.displacements)
        lumps[26].reals(d.start).u32(d.firstVertex, d.firstTag, d.power).fill(176 - 24, 0x22);
    for (const RawDisplacementVertex& vertex : map.displacementVertices)
        lumps[33].reals(vertex.direction).real(vertex.distance, 255);
    lumps[40].add(map.pakFile);
    for (std::size_t i = map.textures.size(); i-- > 0;) {
        lumps[44].u32(lumps[43].size());
        lumps[43].text(map.textures[i]).u8(0);
    }
    lumps[48].each(2, map.tags);

    constexpr std::size_t kGameLump = 35;
    constexpr std::size_t kPropsOffset = 12; // in the directory
    if (!map.staticProps.empty()) {
        lumps[kGameLump].u32(1).text("prps").u16(map.propsPacked ? 1 : 0, map.propsVersion);
        lumps[kGameLump].u32(0, map.staticProps.size());
    }
    for (const auto& [number, bytes] : map.more)
        lumps.at(number).bytes = bytes;

    RawWriter file;
    file.text("VBSP").u32(map.version);
    RawWriter body;
    constexpr std::size_t kHeader = 1036;
    for (std::size_t i = 0; i < lumps.size(); ++i) {
        Bytes stored = lumps[i].bytes;
        std::size_t unpacked = 0;
        if (map.packed && i != 40 && i != kGameLump && !stored.empty()) {
            unpacked = stored.size();
            stored = buildPackedLump(stored);
        }
        const std::size_t offset = stored.empty() ? 0 : kHeader + body.size();
        const std::size_t version = i == 0 ? 0 : 1;
        if (map.versionFirst)
            file.u32(version, offset, stored.size(), unpacked);
        else
            file.u32(offset, stored.size(), version, unpacked);
        body.add(stored);
    }
    file.u32(77).add(body.bytes);
    if (!map.staticProps.empty()) {
        const auto at = u32At(file.bytes, 8 + kGameLump * 16 + (map.versionFirst ? 4 : 0));
        setU32(file.bytes, at + kPropsOffset, file.size());
        file.add(map.propsPacked ? buildPackedLump(map.staticProps) : map.staticProps);
    }
    return file.bytes;
}

Bytes buildStaticProps(const std::vector<std::string>& models, const std::vector<std::uint16_t>& leaves,
                       const std::vector<RawProp>& props, std::size_t recordBytes) {
    constexpr std::size_t kScaled = 80;
    constexpr std::size_t kFields = 31;
    RawWriter to;
    to.u32(models.size());
    for (const auto& model : models)
        to.text(model, 128);
    to.u32(leaves.size()).each(2, leaves).u32(props.size());
    for (const auto& prop : props) {
        to.reals(prop.origin, prop.angles).u16(prop.model, prop.firstLeaf, prop.leafCount).u8(prop.solid);
        if (recordBytes == kScaled)
            to.fill(kScaled - kFields - 4, 0x11).real(prop.scale);
        else
            to.fill(recordBytes - kFields, 0x11);
    }
    return to.bytes;
}

Bytes buildModelHead(const RawVector& minimum, const RawVector& maximum) {
    return RawWriter().text("IDST").fill(100).reals(minimum, maximum).fill(256 - 128).bytes;
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
    map.nodes = {{0, {1, -1}, 0, 3}, {1, {-2, -3}, 3, 1}};
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
        constexpr std::int16_t kOtherFlag = 0x100; // in the byte behind that of bevels
        addBoxSides(map, brush, {low, low, low}, {high, high, high}, kOtherFlag);
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
