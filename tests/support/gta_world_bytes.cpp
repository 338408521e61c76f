#include "tests/support/gta_world_bytes.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace navsmith::tests {
namespace {

using Bytes = std::vector<std::byte>;

void putWord(Bytes& to, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i)
        to.push_back(static_cast<std::byte>(value >> (8 * i) & 0xFF));
}

void putReal(Bytes& to, float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    putWord(to, bits, 4);
}

void putReals(Bytes& to, const RawCoordinates& values) {
    for (const float value : values)
        putReal(to, value);
}

void putName(Bytes& to, const std::string& text, std::size_t length) {
    for (std::size_t i = 0; i < length; ++i)
        to.push_back(static_cast<std::byte>(i < text.size() ? text[i] : 0));
}

void putBytes(Bytes& to, const Bytes& from) {
    to.insert(to.end(), from.begin(), from.end());
}

void putSurface(Bytes& to, const RawSurface& surface) {
    for (const auto value : surface)
        putWord(to, value, 1);
}

void overwrite(Bytes& in, std::size_t at, std::uint32_t value) {
    for (int i = 0; i < 4; ++i)
        in[at + static_cast<std::size_t>(i)] = static_cast<std::byte>(value >> (8 * i) & 0xFF);
}

void putBoxes(Bytes& to, const std::vector<RawColBox>& boxes) {
    for (const auto& box : boxes) {
        putReals(to, box.minimum);
        putReals(to, box.maximum);
        putSurface(to, box.surface);
    }
}

void putVersion1(Bytes& to, const RawColModel& model) {
    putReal(to, model.radius);
    putReals(to, model.center);
    putReals(to, model.minimum);
    putReals(to, model.maximum);
    putWord(to, model.spheres.size(), 4);
    for (const auto& sphere : model.spheres) {
        putReal(to, sphere.radius);
        putReals(to, sphere.center);
        putSurface(to, sphere.surface);
    }
    putWord(to, 0, 4);
    putWord(to, model.boxes.size(), 4);
    putBoxes(to, model.boxes);
    putWord(to, model.vertices.size(), 4);
    for (const auto& vertex : model.vertices)
        putReals(to, vertex);
    putWord(to, model.faces.size(), 4);
    for (const auto& face : model.faces) {
        for (const auto corner : face.corners)
            putWord(to, corner, 4);
        putSurface(to, {face.material, 0, 0, face.light});
    }
}

// `from` is where the model begins in `to`.
void putVersion2(Bytes& to, std::size_t from, const RawColModel& model) {
    putReals(to, model.minimum);
    putReals(to, model.maximum);
    putReals(to, model.center);
    putReal(to, model.radius);
    putWord(to, model.spheres.size(), 2);
    putWord(to, model.boxes.size(), 2);
    putWord(to, model.faces.size(), 2);
    putWord(to, 0, 2);
    const bool shadow = model.shadow && model.version >= 3;
    putWord(to, 2U | (model.groups ? 8U : 0U) | (shadow ? 16U : 0U), 4);
    const std::size_t offsets = to.size();
    putWord(to, 0, 8);
    putWord(to, 0, 8);
    putWord(to, 0, 8);
    if (model.version >= 3)
        putWord(to, 0, 8), putWord(to, 0, 4);
    if (model.version >= 4)
        putWord(to, 0, 4);
    const auto setOffset = [&](std::size_t index) {
        overwrite(to, offsets + 4 * index, static_cast<std::uint32_t>(to.size() - from - 4));
    };
    setOffset(0);
    for (const auto& sphere : model.spheres) {
        putReals(to, sphere.center);
        putReal(to, sphere.radius);
        putSurface(to, sphere.surface);
    }
    setOffset(1);
    putBoxes(to, model.boxes);
    setOffset(3);
    for (const auto& vertex : model.vertices) {
        for (const float value : vertex)
            putWord(to, static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(value * 128.0F))), 2);
    }
    while (to.size() % 4 != 0)
        to.push_back({});
    if (model.groups) {
        putReals(to, model.minimum);
        putReals(to, model.maximum);
        putWord(to, 0, 2);
        putWord(to, model.faces.size() - 1, 2);
        putWord(to, 1, 4);
    }
    setOffset(4);
    for (const auto& face : model.faces) {
        for (const auto corner : face.corners)
            putWord(to, corner, 2);
        putWord(to, face.material, 1);
        putWord(to, face.light, 1);
    }
    if (shadow) {
        overwrite(to, offsets + 24, 1);
        setOffset(7);
        for (int i = 0; i < 9; ++i)
            putWord(to, static_cast<std::uint64_t>(i), 2);
        setOffset(8);
        putWord(to, 0, 2);
        putWord(to, 1, 2);
        putWord(to, 2, 2);
        putWord(to, 0, 2);
    }
}

Bytes counted(std::size_t count) {
    Bytes bytes(count);
    for (std::size_t i = 0; i < count; ++i)
        bytes[i] = static_cast<std::byte>(i * 37 + 11);
    return bytes;
}

void putChunk(Bytes& to, std::uint32_t kind, const Bytes& content) {
    putWord(to, kind, 4);
    putWord(to, content.size(), 4);
    putWord(to, 0x1803FFFF, 4);
    putBytes(to, content);
}

} // namespace

Bytes buildCol(const std::vector<RawColModel>& models, std::size_t padding) {
    Bytes bytes;
    for (const auto& model : models) {
        const std::size_t from = bytes.size();
        putName(bytes, model.version == 1 ? "COLL" : "COL" + std::to_string(model.version), 4);
        putWord(bytes, 0, 4);
        putName(bytes, model.name, 22);
        putWord(bytes, model.id, 2);
        if (model.version == 1)
            putVersion1(bytes, model);
        else
            putVersion2(bytes, from, model);
        overwrite(bytes, from + 4, static_cast<std::uint32_t>(bytes.size() - from - 8));
    }
    bytes.resize(bytes.size() + padding);
    return bytes;
}

RawColModel smallColModel(int version) {
    RawColModel model;
    model.version = version;
    model.name = "Ramp0" + std::to_string(version);
    model.id = static_cast<std::uint16_t>(4000 + version);
    model.minimum = {-2.0F, -4.0F, 0.0F};
    model.maximum = {2.0F, 4.0F, 1.5F};
    model.center = {0.0F, 0.0F, 0.75F};
    model.radius = 4.5F;
    model.spheres = {{{0.0F, 1.0F, 0.5F}, 0.25F, {42, 1, 2, 3}}, {{0.0F, -1.0F, 0.5F}, 0.5F, {43, 0, 0, 9}}};
    model.boxes = {{{-2.0F, 3.0F, 0.0F}, {2.0F, 4.0F, 1.5F}, {4, 5, 6, 7}}};
    model.vertices = {{-2.0F, -4.0F, 0.0F}, {2.0F, -4.0F, 0.0F}, {2.0F, 3.0F, 1.5F}, {-2.0F, 3.0F, 1.4921875F}};
    model.faces = {{{0, 1, 2}, 1, 80}, {{0, 2, 3}, 4, 81}};
    model.groups = version >= 2;
    model.shadow = true;
    return model;
}

Bytes buildBinaryIpl(const std::vector<RawInstance>& instances) {
    constexpr std::size_t kHeader = 76;
    Bytes bytes;
    putName(bytes, "bnry", 4);
    const std::uint64_t counts[] = {instances.size(), 0, 0, 0, 1, 0};
    for (const auto count : counts)
        putWord(bytes, count, 4);
    const std::uint64_t cars = kHeader + 40 * instances.size();
    const std::uint64_t offsets[] = {kHeader, 0, 0, 0, cars, 0};
    for (const auto offset : offsets) {
        putWord(bytes, offset, 4);
        putWord(bytes, 0, 4);
    }
    for (const auto& instance : instances) {
        putReals(bytes, instance.position);
        for (const float value : instance.rotation)
            putReal(bytes, value);
        putWord(bytes, static_cast<std::uint32_t>(instance.id), 4);
        putWord(bytes, instance.area, 4);
        putWord(bytes, static_cast<std::uint32_t>(instance.lod), 4);
    }
    bytes.resize(bytes.size() + 48);
    return bytes;
}

Bytes buildTxd(const std::vector<RawTexture>& textures) {
    constexpr std::uint32_t kExtension = 3;
    Bytes content;
    Bytes head;
    putWord(head, textures.size(), 2);
    putWord(head, 0, 2);
    putChunk(content, 1, head);
    for (const auto& texture : textures) {
        Bytes data;
        putWord(data, texture.platform, 4);
        putWord(data, 0x1106, 4);
        putName(data, texture.name, 32);
        putName(data, texture.mask, 32);
        putWord(data, texture.raster, 4);
        putWord(data, texture.detail, 4);
        putWord(data, texture.width, 2);
        putWord(data, texture.height, 2);
        putWord(data, texture.depth, 1);
        putWord(data, texture.levels.size(), 1);
        putWord(data, 4, 1);
        putWord(data, texture.last, 1);
        putBytes(data, texture.palette);
        for (const auto& level : texture.levels) {
            putWord(data, level.size(), 4);
            putBytes(data, level);
        }
        Bytes native;
        putChunk(native, 1, data);
        putChunk(native, kExtension, {});
        putChunk(content, 0x15, native);
    }
    putChunk(content, kExtension, {});
    Bytes bytes;
    putChunk(bytes, 0x16, content);
    return bytes;
}

std::vector<RawTexture> someTextures() {
    const auto fourCc = [](const char* text) {
        std::uint32_t value = 0;
        std::memcpy(&value, text, sizeof(value)); // the tests run on little-endian machines
        return value;
    };
    const std::vector<Bytes> words{counted(64), counted(16), counted(4)};
    const std::vector<Bytes> bytes{counted(32), counted(8)};
    std::vector<RawTexture> all{
        {"Pal8", "Pal8a", 8, 0x2500, 1, 8, 4, 8, 0, counted(1024), bytes},
        {"pal4", "", 8, 0x4600, 0, 8, 4, 4, 0, counted(128), {counted(16)}},
        {"pal4wide", "", 9, 0x4500, 41, 8, 4, 8, 1, counted(128), bytes},
        {"dxt1", "", 9, 0x0200, fourCc("DXT1"), 8, 4, 16, 8, {}, {counted(16), counted(8)}},
        {"dxt3", "", 8, 0x0300, 1, 8, 4, 16, 3, {}, {counted(32)}},
        {"dxt5", "", 9, 0x0300, fourCc("DXT5"), 8, 4, 16, 9, {}, {counted(32)}},
        {"w1555", "", 8, 0x0100, 1, 8, 4, 16, 0, {}, words},
        {"w565", "", 9, 0x0200, 23, 8, 4, 16, 0, {}, words},
        {"w4444", "", 9, 0x0300, 26, 8, 4, 16, 1, {}, words},
        {"w555", "", 8, 0x0A00, 0, 8, 4, 16, 0, {}, words},
        {"c8888", "", 9, 0x0500, 21, 8, 4, 32, 1, {}, {counted(128)}},
        {"c888", "", 8, 0x0600, 0, 8, 4, 32, 0, {}, {counted(128)}},
        {"c888tight", "", 9, 0x0600, 20, 3, 2, 24, 0, {}, {counted(18)}},
        {"c888padded", "", 9, 0x0600, 20, 3, 2, 24, 0, {}, {counted(24)}},
        {"grey", "", 9, 0x0400, 50, 8, 4, 8, 0, {}, bytes},
    };
    return all;
}

} // namespace navsmith::tests
