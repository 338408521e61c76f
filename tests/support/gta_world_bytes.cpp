#include "tests/support/gta_world_bytes.h"

#include "tests/support/raw_bytes.h"

#include <cmath>

namespace navsmith::tests {
namespace {

void putBoxes(RawWriter& to, const std::vector<RawColBox>& boxes) {
    for (const auto& box : boxes)
        to.reals(box.minimum, box.maximum).each(1, box.surface);
}

void putVersion1(RawWriter& to, const RawColModel& model) {
    to.real(model.radius).reals(model.center, model.minimum, model.maximum);
    to.u32(model.spheres.size());
    for (const auto& sphere : model.spheres)
        to.real(sphere.radius).reals(sphere.center).each(1, sphere.surface);
    to.u32(0, model.boxes.size());
    putBoxes(to, model.boxes);
    to.u32(model.vertices.size());
    for (const auto& vertex : model.vertices)
        to.reals(vertex);
    to.u32(model.faces.size());
    for (const auto& face : model.faces)
        to.each(4, face.corners).u8(face.material, 0, 0, face.light);
}

// `from` is where the model begins in `to`.
void putVersion2(RawWriter& to, std::size_t from, const RawColModel& model) {
    to.reals(model.minimum, model.maximum, model.center).real(model.radius);
    to.u16(model.spheres.size(), model.boxes.size(), model.faces.size(), 0);
    const bool shadow = model.shadow && model.version >= 3;
    to.u32(2U | (model.groups ? 8U : 0U) | (shadow ? 16U : 0U));
    const std::size_t offsets = to.size();
    to.fill(24 + (model.version >= 3 ? 12U : 0U) + (model.version >= 4 ? 4U : 0U));
    const auto setOffset = [&](std::size_t index) { setU32(to.bytes, offsets + 4 * index, to.size() - from - 4); };
    setOffset(0);
    for (const auto& sphere : model.spheres)
        to.reals(sphere.center).real(sphere.radius).each(1, sphere.surface);
    setOffset(1);
    putBoxes(to, model.boxes);
    setOffset(3);
    for (const auto& vertex : model.vertices) {
        for (const float value : vertex)
            to.u16(std::lround(value * 128.0F));
    }
    to.padTo(4);
    if (model.groups)
        to.reals(model.minimum, model.maximum).u16(0, model.faces.size() - 1).u32(1);
    setOffset(4);
    for (const auto& face : model.faces)
        to.each(2, face.corners).u8(face.material, face.light);
    if (shadow) {
        setU32(to.bytes, offsets + 24, 1);
        setOffset(7);
        to.u16(0, 1, 2, 3, 4, 5, 6, 7, 8);
        setOffset(8);
        to.u16(0, 1, 2, 0);
    }
}

RawBytes counted(std::size_t count) {
    RawBytes bytes(count);
    for (std::size_t i = 0; i < count; ++i)
        bytes[i] = static_cast<std::byte>(i * 37 + 11);
    return bytes;
}

void putChunk(RawWriter& to, std::uint32_t kind, const RawBytes& content) {
    to.u32(kind, content.size(), 0x1803FFFF).add(content);
}

} // namespace

RawBytes buildCol(const std::vector<RawColModel>& models, std::size_t padding) {
    RawWriter file;
    for (const auto& model : models) {
        const std::size_t from = file.size();
        file.text(model.version == 1 ? "COLL" : "COL" + std::to_string(model.version)).u32(0);
        file.text(model.name, 22).u16(model.id);
        if (model.version == 1)
            putVersion1(file, model);
        else
            putVersion2(file, from, model);
        setU32(file.bytes, from + 4, file.size() - from - 8);
    }
    return file.fill(padding).bytes;
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

RawBytes buildBinaryIpl(const std::vector<RawInstance>& instances) {
    constexpr std::size_t kHeader = 76;
    RawWriter file;
    file.text("bnry").u32(instances.size(), 0, 0, 0, 1, 0);
    for (const std::size_t offset :
         {kHeader, std::size_t{0}, std::size_t{0}, std::size_t{0}, kHeader + 40 * instances.size(), std::size_t{0}})
        file.u32(offset, 0);
    for (const auto& instance : instances)
        file.reals(instance.position, instance.rotation).u32(instance.id, instance.area, instance.lod);
    return file.fill(48).bytes;
}

RawBytes buildTxd(const std::vector<RawTexture>& textures) {
    constexpr std::uint32_t kExtension = 3;
    RawWriter content;
    putChunk(content, 1, RawWriter().u16(textures.size(), 0).bytes);
    for (const auto& texture : textures) {
        RawWriter data;
        data.u32(texture.platform, 0x1106).text(texture.name, 32).text(texture.mask, 32);
        data.u32(texture.raster, texture.detail).u16(texture.width, texture.height);
        data.u8(texture.depth, texture.levels.size(), 4, texture.last).add(texture.palette);
        for (const auto& level : texture.levels)
            data.u32(level.size()).add(level);
        RawWriter native;
        putChunk(native, 1, data.bytes);
        putChunk(native, kExtension, {});
        putChunk(content, 0x15, native.bytes);
    }
    putChunk(content, kExtension, {});
    RawWriter file;
    putChunk(file, 0x16, content.bytes);
    return file.bytes;
}

std::vector<RawTexture> someTextures() {
    const auto fourCc = [](std::string_view text) { return u32At(std::as_bytes(std::span(text)), 0); };
    const std::vector<RawBytes> words{counted(64), counted(16), counted(4)};
    const std::vector<RawBytes> bytes{counted(32), counted(8)};
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
