#include "tests/support/source_material_bytes.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <zlib.h>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

void put(Bytes& to, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) {
        to.push_back(static_cast<std::byte>(value & 0xFF));
        value >>= 8;
    }
}

void putFloat(Bytes& to, float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    put(to, bits, 4);
}

void append(Bytes& to, const Bytes& from) {
    to.insert(to.end(), from.begin(), from.end());
}

void putZeroEnded(Bytes& to, const std::string& text) {
    append(to, bytesOf(text));
    to.push_back(std::byte{0});
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
    Bytes file = bytesOf("VTF");
    put(file, 0, 1);
    put(file, 7, 4);
    put(file, vtf.minorVersion, 4);
    put(file, header, 4);
    put(file, vtf.width, 2);
    put(file, vtf.height, 2);
    put(file, vtf.flags, 4);
    put(file, vtf.frames, 2);
    put(file, 0, 2 + 4);
    for (const float part : {0.25F, 0.5F, 0.75F})
        putFloat(file, part);
    put(file, 0, 4);
    putFloat(file, 1.0F);
    put(file, vtf.format, 4);
    put(file, vtf.images.size(), 1);
    put(file, vtf.thumbnail ? 13 : 0xFFFFFFFF, 4);
    put(file, vtf.thumbnail ? 4 : 0, 1);
    put(file, vtf.thumbnail ? 4 : 0, 1);
    put(file, vtf.depth, 2); // padding up to 7.1
    file.resize(std::min<std::size_t>(header, 68), std::byte{0});
    const std::size_t images = header + (vtf.thumbnail ? kThumbnailBytes : 0);
    if (resources) {
        put(file, count, 4);
        put(file, 0, 8);
        if (vtf.thumbnail) {
            put(file, 0x01, 4);
            put(file, header, 4);
        }
        put(file, 0x30, 4);
        put(file, images, 4);
    }
    file.resize(header, std::byte{0});
    if (vtf.thumbnail)
        file.resize(images, std::byte{0x77});
    for (auto image = vtf.images.rbegin(); image != vtf.images.rend(); ++image)
        append(file, *image);
    return file;
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
    Bytes tree;
    Bytes own;
    // Entries with the same ending and folder in a row share their names.
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        const bool sameEnding = i > 0 && entries[i - 1].ending == entry.ending;
        const bool sameFolder = sameEnding && entries[i - 1].folder == entry.folder;
        if (i > 0 && !sameFolder)
            put(tree, 0, 1);
        if (i > 0 && !sameEnding)
            put(tree, 0, 1);
        if (!sameEnding)
            putZeroEnded(tree, entry.ending);
        if (!sameFolder)
            putZeroEnded(tree, entry.folder);
        putZeroEnded(tree, entry.name);
        if (entry.archive != kOwn && vpk.archives.size() <= entry.archive)
            vpk.archives.resize(std::size_t{entry.archive} + 1);
        Bytes& data = entry.archive == kOwn ? own : vpk.archives[entry.archive];
        const auto start = entry.bytes.begin() + static_cast<std::ptrdiff_t>(entry.startBytes);
        put(tree, crcOf(entry.bytes), 4);
        put(tree, entry.startBytes, 2);
        put(tree, entry.archive, 2);
        put(tree, data.size(), 4);
        put(tree, entry.bytes.size() - entry.startBytes, 4);
        put(tree, 0xFFFF, 2);
        tree.insert(tree.end(), entry.bytes.begin(), start);
        data.insert(data.end(), start, entry.bytes.end());
    }
    tree.resize(tree.size() + (entries.empty() ? 1 : 3), std::byte{0});
    put(vpk.directory, 0x55AA1234, 4);
    put(vpk.directory, version, 4);
    put(vpk.directory, tree.size(), 4);
    if (version == 2) {
        put(vpk.directory, own.size(), 4);
        put(vpk.directory, 0, 12);
    }
    append(vpk.directory, tree);
    append(vpk.directory, own);
    return vpk;
}

RawModelFiles buildSquareModel(const RawModelForm& form) {
    RawModelFiles files;
    const auto setI32 = [](Bytes& bytes, std::size_t at, std::size_t value) {
        setU32(bytes, at, static_cast<std::uint32_t>(value));
    };
    // Header, two textures, a folder, skins, a body part with a model with a mesh, names.
    constexpr std::size_t kTextures = 408;
    constexpr std::size_t kFolders = kTextures + 2 * 64;
    constexpr std::size_t kSkins = kFolders + 4;
    constexpr std::size_t kPart = kSkins + 4;
    constexpr std::size_t kModel = kPart + 16;
    constexpr std::size_t kMesh = kModel + 148;
    constexpr std::size_t kNames = kMesh + 116;
    Bytes& mdl = files.mdl;
    mdl = bytesOf("IDST");
    mdl.resize(kNames);
    setI32(mdl, 4, static_cast<std::size_t>(form.version));
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
        setI32(mdl, at, value);
    mdl[kSkins + 2] = std::byte{1};
    setI32(mdl, kTextures, mdl.size() - kTextures);
    putZeroEnded(mdl, "crate");
    setI32(mdl, kTextures + 64, mdl.size() - kTextures - 64);
    putZeroEnded(mdl, "crate_red");
    setI32(mdl, kFolders, mdl.size());
    putZeroEnded(mdl, "models\\props\\");

    const auto vertex = [](float x, float y) {
        Bytes bytes(16);
        for (const float value : {x, y, 0.0F, 0.0F, 0.0F, 1.0F, (x + 8) / 16, (y + 8) / 16})
            putFloat(bytes, value);
        return bytes;
    };
    std::vector<Bytes> vertices{vertex(-8, -8), vertex(-8, 8), vertex(8, 8), vertex(8, -8)};
    if (form.fixups)
        std::rotate(vertices.begin(), vertices.begin() + 2, vertices.end());
    Bytes& vvd = files.vvd;
    vvd = bytesOf("IDSV");
    put(vvd, 4, 4);
    put(vvd, 0, 4);
    put(vvd, 1, 4);
    put(vvd, 4, 4);
    put(vvd, 0, 7 * 4);
    put(vvd, form.fixups ? 2 : 0, 4);
    put(vvd, 64, 4);
    put(vvd, form.fixups ? 64 + 2 * 12 : 64, 4);
    put(vvd, 0, 4);
    for (const std::uint32_t first : {2U, 0U}) {
        if (form.fixups) {
            put(vvd, 0, 4);
            put(vvd, first, 4);
            put(vvd, 2, 4);
        }
    }
    for (const auto& stored : vertices)
        append(vvd, stored);

    // Header, body part, model, detail, mesh, groups, vertices, indices.
    const std::size_t groups = form.twoGroups ? 2 : 1;
    const std::size_t groupBytes = form.wideGroups ? 33 : 25;
    constexpr std::size_t kMeshAt = 36 + 8 + 8 + 12;
    constexpr std::size_t kGroupsAt = kMeshAt + 9;
    const std::size_t verticesAt = kGroupsAt + groups * groupBytes;
    const std::size_t indicesAt = verticesAt + 4 * 9;
    Bytes& vtx = files.vtx;
    put(vtx, 7, 4);
    put(vtx, 0, 12);
    put(vtx, 0, 4);
    put(vtx, 1, 4);
    put(vtx, 0, 4);
    put(vtx, 1, 4);
    put(vtx, 36, 4);
    for (const std::size_t size : {8U, 8U, 12U}) {
        put(vtx, 1, 4);
        put(vtx, size, 4);
    }
    put(vtx, 0, 4);
    put(vtx, groups, 4);
    put(vtx, 9, 4);
    put(vtx, 0, 1);
    const std::size_t indices = 6 / groups;
    for (std::size_t i = 0; i < groups; ++i) {
        const std::size_t at = kGroupsAt + i * groupBytes;
        put(vtx, 4, 4);
        put(vtx, verticesAt - at, 4);
        put(vtx, indices, 4);
        put(vtx, indicesAt + i * indices * 2 - at, 4);
        vtx.resize(at + groupBytes);
    }
    for (std::uint16_t i = 0; i < 4; ++i) {
        put(vtx, 0, 4);
        put(vtx, i, 2);
        put(vtx, 0, 3);
    }
    for (const std::uint16_t index : std::array<std::uint16_t, 6>{0, 1, 2, 0, 2, 3})
        put(vtx, index, 2);
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
    Bytes texDatas;
    Bytes texInfos;
    Bytes faces;
    Bytes samples;
    for (std::size_t i = 0; i < built.faces.size(); ++i) {
        const auto& texture = textures.at(i);
        for (const float part : texture.reflectivity)
            putFloat(texDatas, part);
        put(texDatas, built.textures.size() - 1 - i, 4); // names are stored in reverse order
        for (int twice = 0; twice < 2; ++twice) {
            put(texDatas, static_cast<std::uint32_t>(texture.width), 4);
            put(texDatas, static_cast<std::uint32_t>(texture.height), 4);
        }

        const auto& lit = light.at(i);
        for (const auto& axes : {texture.axes, lit.axes}) {
            for (const auto& axis : axes) {
                for (const float part : axis)
                    putFloat(texInfos, part);
            }
        }
        put(texInfos, built.flags.at(i), 4);
        put(texInfos, i, 4);

        const auto& face = built.faces[i];
        put(faces, face.plane, 2);
        put(faces, 0, 2);
        put(faces, static_cast<std::uint32_t>(face.firstEdge), 4);
        put(faces, static_cast<std::uint32_t>(face.edgeCount), 2);
        put(faces, i, 2);
        put(faces, static_cast<std::uint32_t>(face.displacement), 2);
        put(faces, 0xFFFF, 2);
        put(faces, lit.samples.empty() ? 0xFFFFFFFF : 0xFFFFFF00, 4);
        put(faces, samples.size(), 4);
        putFloat(faces, 4096.0F);
        for (const auto& pair : {lit.minimum, lit.size}) {
            for (const auto value : pair)
                put(faces, static_cast<std::uint32_t>(value), 4);
        }
        put(faces, 0, 12);
        append(samples, lit.samples);
    }
    built.more[2] = texDatas;
    built.more[6] = texInfos;
    built.more[7] = faces;
    built.more[8] = samples;
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
