#include "tests/support/source_material_bytes.h"

#include <algorithm>
#include <utility>

#include <zlib.h>

namespace navsmith::tests {
namespace {

using Bytes = RawBytes;

RawWriter& putZeroEnded(RawWriter& to, const std::string& text) {
    return to.text(text).u8(0);
}

constexpr std::uint16_t kOwn = 0x7FFF;

std::uint32_t crcOf(const Bytes& bytes) {
    return static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

} // namespace

Bytes buildVtf(const RawVtf& vtf) {
    constexpr std::size_t kThumbnailBytes = 8;
    const bool resources = vtf.minorVersion >= 3;
    const std::size_t count = resources ? (vtf.thumbnail ? 2 : 1) : 0;
    const std::size_t header = vtf.minorVersion < 2 ? 64 : 80 + 8 * count;
    RawWriter file;
    file.text("VTF", 4).u32(7, vtf.minorVersion, header).u16(vtf.width, vtf.height).u32(vtf.flags);
    file.u16(vtf.frames).fill(6).real(0.25, 0.5, 0.75).u32(0).real(1).u32(vtf.format).u8(vtf.images.size());
    file.u32(vtf.thumbnail ? 13 : -1).u8(vtf.thumbnail ? 4 : 0, vtf.thumbnail ? 4 : 0);
    file.u16(vtf.depth); // padding up to 7.1
    file.bytes.resize(std::min<std::size_t>(header, 68));
    const std::size_t images = header + (vtf.thumbnail ? kThumbnailBytes : 0);
    if (resources) {
        file.u32(count).fill(8);
        if (vtf.thumbnail)
            file.u32(0x01, header);
        file.u32(0x30, images);
    }
    file.bytes.resize(header);
    if (vtf.thumbnail)
        file.bytes.resize(images, std::byte{0x77});
    for (auto image = vtf.images.rbegin(); image != vtf.images.rend(); ++image)
        file.add(*image);
    return file.bytes;
}

RawVtf plainVtf(std::uint16_t width, std::uint16_t height, const std::array<std::uint8_t, 4>& rgba) {
    RawVtf vtf;
    vtf.width = width;
    vtf.height = height;
    Bytes image;
    for (int i = 0; i < width * height; ++i) {
        for (const auto value : rgba)
            image.push_back(static_cast<std::byte>(value));
    }
    vtf.images.push_back(std::move(image));
    return vtf;
}

RawVpk buildVpk(const std::vector<RawVpkEntry>& entries, std::uint32_t version) {
    RawVpk vpk;
    RawWriter tree;
    RawWriter own;
    // Entries with the same ending and folder in a row share their names.
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        const bool sameEnding = i > 0 && entries[i - 1].ending == entry.ending;
        const bool sameFolder = sameEnding && entries[i - 1].folder == entry.folder;
        if (i > 0 && !sameFolder)
            tree.u8(0);
        if (i > 0 && !sameEnding)
            tree.u8(0);
        if (!sameEnding)
            putZeroEnded(tree, entry.ending);
        if (!sameFolder)
            putZeroEnded(tree, entry.folder);
        putZeroEnded(tree, entry.name);
        if (entry.archive != kOwn && vpk.archives.size() <= entry.archive)
            vpk.archives.resize(std::size_t{entry.archive} + 1);
        Bytes& data = entry.archive == kOwn ? own.bytes : vpk.archives[entry.archive];
        const auto rest = std::span(entry.bytes).subspan(entry.startBytes);
        tree.u32(crcOf(entry.bytes)).u16(entry.startBytes, entry.archive).u32(data.size(), rest.size());
        tree.u16(0xFFFF).add(std::span(entry.bytes).first(entry.startBytes));
        data.insert(data.end(), rest.begin(), rest.end());
    }
    tree.fill(entries.empty() ? 1 : 3);
    RawWriter directory;
    directory.u32(0x55AA1234, version, tree.size());
    if (version == 2)
        directory.u32(own.size()).fill(12);
    vpk.directory = directory.add(tree.bytes).add(own.bytes).bytes;
    return vpk;
}

RawModelFiles buildSquareModel(const RawModelForm& form) {
    RawModelFiles files;
    // Header, two textures, a folder, skins, a body part with a model with a mesh, names.
    constexpr std::size_t kTextures = 408;
    constexpr std::size_t kFolders = kTextures + 2 * 64;
    constexpr std::size_t kSkins = kFolders + 4;
    constexpr std::size_t kPart = kSkins + 4;
    constexpr std::size_t kModel = kPart + 16;
    constexpr std::size_t kMesh = kModel + 148;
    constexpr std::size_t kNames = kMesh + 116;
    RawWriter mdl;
    mdl.text("IDST", kNames);
    setU32(mdl.bytes, 4, static_cast<std::uint64_t>(form.version));
    for (const auto& [at, value] : {std::pair<std::size_t, std::size_t>{204, 2},
                                    {208, kTextures},
                                    {212, 1},
                                    {216, kFolders},
                                    {220, 1},
                                    {224, 2},
                                    {228, kSkins},
                                    {232, 1},
                                    {236, kPart},
                                    {kPart + 4, 1},
                                    {kPart + 12, kModel - kPart},
                                    {kModel + 72, 1},
                                    {kModel + 76, kMesh - kModel},
                                    {kModel + 80, 4}})
        setU32(mdl.bytes, at, value);
    mdl.bytes[kSkins + 2] = std::byte{1};
    setU32(mdl.bytes, kTextures, mdl.size() - kTextures);
    putZeroEnded(mdl, "crate");
    setU32(mdl.bytes, kTextures + 64, mdl.size() - kTextures - 64);
    putZeroEnded(mdl, "crate_red");
    setU32(mdl.bytes, kFolders, mdl.size());
    files.mdl = putZeroEnded(mdl, "models\\props\\").bytes;

    const auto vertex = [](float x, float y) {
        return RawWriter().fill(16).real(x, y, 0, 0, 0, 1, (x + 8) / 16, (y + 8) / 16).bytes;
    };
    std::vector<Bytes> vertices{vertex(-8, -8), vertex(-8, 8), vertex(8, 8), vertex(8, -8)};
    if (form.fixups)
        std::rotate(vertices.begin(), vertices.begin() + 2, vertices.end());
    RawWriter vvd;
    vvd.text("IDSV").u32(4, 0, 1, 4).fill(7 * 4).u32(form.fixups ? 2 : 0, 64, form.fixups ? 64 + 2 * 12 : 64, 0);
    if (form.fixups)
        vvd.u32(0, 2, 2).u32(0, 0, 2);
    for (const auto& stored : vertices)
        vvd.add(stored);
    files.vvd = vvd.bytes;

    // Header, body part, model, detail, mesh, groups, vertices, indices.
    const std::size_t groups = form.twoGroups ? 2 : 1;
    const std::size_t groupBytes = form.wideGroups ? 33 : 25;
    constexpr std::size_t kMeshAt = 36 + 8 + 8 + 12;
    constexpr std::size_t kGroupsAt = kMeshAt + 9;
    const std::size_t verticesAt = kGroupsAt + groups * groupBytes;
    const std::size_t indicesAt = verticesAt + 4 * 9;
    RawWriter vtx;
    vtx.u32(7).fill(12).u32(0, 1, 0, 1, 36);
    for (const std::size_t size : {8U, 8U, 12U})
        vtx.u32(1, size);
    vtx.u32(0, groups, 9).u8(0);
    const std::size_t indices = 6 / groups;
    for (std::size_t i = 0; i < groups; ++i) {
        const std::size_t at = kGroupsAt + i * groupBytes;
        vtx.u32(4, verticesAt - at, indices, indicesAt + i * indices * 2 - at).fill(groupBytes - 16);
    }
    for (std::uint16_t i = 0; i < 4; ++i)
        vtx.u32(0).u16(i).fill(3);
    files.vtx = vtx.u16(0, 1, 2, 0, 2, 3).bytes;
    return files;
}

void RawLitSourceMap::addFace(const std::vector<RawVector>& corners, const std::string& texture, const RawPlane& plane,
                              const RawSourceTexture& how, const RawSourceLightmap& lit) {
    (void)map.addFace(corners, texture, plane);
    textures.push_back(how);
    light.push_back(lit);
    map.flags.resize(map.textures.size());
}

Bytes RawLitSourceMap::bytes() const {
    auto built = map;
    built.endModel();
    RawWriter texDatas;
    RawWriter texInfos;
    RawWriter faces;
    RawWriter samples;
    for (std::size_t i = 0; i < built.faces.size(); ++i) {
        const auto& texture = textures.at(i);
        texDatas.reals(texture.reflectivity).u32(built.textures.size() - 1 - i); // names are stored in reverse order
        texDatas.u32(texture.width, texture.height, texture.width, texture.height);

        const auto& lit = light.at(i);
        for (const auto& axes : {texture.axes, lit.axes}) {
            for (const auto& axis : axes)
                texInfos.reals(axis);
        }
        texInfos.u32(built.flags.at(i), i);

        const auto& face = built.faces[i];
        faces.u16(face.plane, 0).u32(face.firstEdge).u16(face.edgeCount, i, face.displacement, -1);
        faces.u32(lit.samples.empty() ? 0xFFFFFFFF : 0xFFFFFF00, samples.size()).real(4096);
        faces.each(4, lit.minimum).each(4, lit.size).fill(12);
        samples.add(lit.samples);
    }
    built.more[2] = texDatas.bytes;
    built.more[6] = texInfos.bytes;
    built.more[7] = faces.bytes;
    built.more[8] = samples.bytes;
    return buildSourceMap(built);
}

RawLitSourceMap texturedRoom() {
    RawLitSourceMap room;
    const RawPlane up{{0, 0, 1}, 0};
    const auto square = [](float x, float y) {
        return std::vector<RawVector>{{x, y, 0}, {x, y + 64, 0}, {x + 64, y + 64, 0}, {x + 64, y, 0}};
    };
    RawSourceLightmap grid;
    grid.size = {4, 4};
    for (int i = 0; i < 25; ++i) {
        // From dark to a light of 1, which leaves the texture as it is.
        const auto value = static_cast<std::byte>(i * 255 / 24);
        grid.samples.insert(grid.samples.end(), {value, value, value, std::byte{0}});
    }
    room.addFace(square(0, 0), "Brick/Wall", up, {}, grid);
    auto second = grid;
    second.minimum = {4, 0};
    room.addFace(square(64, 0), "maps/room/brick/wall_0_0_16", up, {}, second);
    room.addFace(square(0, 64), "nature/ground", up, {.reflectivity = {0.1F, 0.5F, 1.0F}}, grid);
    room.map.faces.back().displacement = 0;
    room.map.displacements.push_back({{0, 64, 0}, 0, 0, 2});
    room.map.displacementVertices.resize(25, {{0, 0, 1}, 8});
    room.map.tags.resize(32);
    room.addFace(square(64, 64), "nature/water", up);
    room.map.flags.back() = 0x8;
    room.addFace(square(128, 0), "tools/toolsnodraw", up);
    room.map.flags.back() = 0x80;
    room.map.entities = "{ \"classname\" \"worldspawn\" }\n";

    const auto material = [](const std::string& texture) {
        return bytesOf("LightmappedGeneric\n{\n\t\"$basetexture\" \"" + texture + "\" // comment\n}\n");
    };
    room.map.pakFile = buildZip({
        {"materials/brick/wall.vmt", material("Brick\\Wall_Image"), 8},
        {"materials/brick/wall_image.vtf", buildVtf(plainVtf(8, 4, {200, 100, 50, 0})), 8},
        {"materials/maps/room/brick/wall_0_0_16.vmt",
         bytesOf("patch { include \"materials/brick/wall.vmt\" insert { \"$envmap\" \"maps/room/c0_0_16\" } }"), 0},
    });
    return room;
}

} // namespace navsmith::tests
