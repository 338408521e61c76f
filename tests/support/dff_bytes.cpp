#include "tests/support/dff_bytes.h"

#include "tests/support/raw_bytes.h"

namespace navsmith::tests {
namespace {

class DffWriter {
public:
    explicit DffWriter(const RawDff& model) : model_(model) {}

    RawWriter run() {
        RawWriter all;
        if (model_.animated) // a dictionary without content
            chunk(all, 0x2B, RawWriter().fill(8));
        RawWriter clump;
        chunk(clump, 1, RawWriter().u32(model_.atomics.size(), 0, 0)); // no lights, no cameras
        chunk(clump, 0xE, frames());
        const bool old = model_.stamp == 0x302;
        if (!old)
            chunk(clump, 0x1A, geometries());
        for (const auto& atomic : model_.atomics)
            chunk(clump, 0x14, atomicOf(atomic, old));
        chunk(clump, 3, {});
        chunk(all, 0x10, clump);
        return all;
    }

private:
    void chunk(RawWriter& to, std::uint32_t kind, const RawWriter& content) const {
        to.u32(kind, content.size(), model_.stamp).add(content.bytes);
    }
    void string(RawWriter& to, const std::string& text) const { chunk(to, 2, RawWriter().text(text).u8(0).padTo(4)); }

    [[nodiscard]] RawWriter frames() const {
        RawWriter all;
        RawWriter head;
        head.u32(model_.frames.size());
        for (const auto& frame : model_.frames)
            head.reals(frame.turn, frame.position).u32(frame.parent, 0x20003);
        chunk(all, 1, head);
        for (const auto& frame : model_.frames) {
            RawWriter extension;
            if (!frame.name.empty())
                chunk(extension, 0x253F2FE, RawWriter().text(frame.name));
            chunk(all, 3, extension);
        }
        return all;
    }

    [[nodiscard]] RawWriter geometries() const {
        RawWriter all;
        chunk(all, 1, RawWriter().u32(model_.geometries.size()));
        for (const auto& geometry : model_.geometries)
            chunk(all, 0xF, geometryOf(geometry));
        return all;
    }

    [[nodiscard]] RawWriter geometryOf(const RawDffGeometry& of) const {
        RawWriter all;
        RawWriter head;
        std::uint32_t flags = of.flags | 2U | (of.strips ? 1U : 0U);
        flags |= of.textures.size() == 1 ? 4U : of.textures.size() >= 2 ? 0x80U : 0U;
        flags |= (of.colours.empty() ? 0U : 8U) | (of.normals ? 0x10U : 0U) | (of.native ? 0x01000000U : 0U);
        flags |= static_cast<std::uint32_t>(of.textures.size()) << 16U;
        head.u32(flags, of.triangles.size(), of.positions.size(), 1);
        if (model_.stamp < 0x10000) // ambient, specular, diffuse
            head.real(1, 1, 1);
        if (!of.native) {
            for (const auto& colour : of.colours)
                head.each(1, colour);
            for (const auto& set : of.textures) {
                for (const auto& coordinates : set)
                    head.reals(coordinates);
            }
            for (const auto& [corners, material] : of.triangles)
                head.u16(corners[1], corners[0], material, corners[2]);
        }
        head.real(0, 0, 1, 6).u32(of.native ? 0 : 1, !of.native && of.normals ? 1 : 0);
        if (!of.native) {
            for (const auto& position : of.positions)
                head.reals(position);
            for (std::size_t i = 0; of.normals && i < of.positions.size(); ++i)
                head.real(0, 0, 1);
        }
        chunk(all, 1, head);
        chunk(all, 8, materialsOf(of));
        RawWriter extension;
        if (!of.parts.empty()) {
            RawWriter split;
            std::size_t indices = 0;
            for (const auto& part : of.parts)
                indices += part.indices.size();
            split.u32(of.strips ? 1 : 0, of.parts.size(), indices);
            for (const auto& part : of.parts)
                split.u32(part.indices.size(), part.material).each(4, part.indices);
            chunk(extension, 0x50E, split);
        }
        chunk(extension, 0x253F2F9, RawWriter().fill(4)); // no colours by night
        chunk(all, 3, extension);
        return all;
    }

    [[nodiscard]] RawWriter materialsOf(const RawDffGeometry& of) const {
        RawWriter all;
        RawWriter head;
        head.u32(of.materials.size());
        for (const auto& material : of.materials)
            head.u32(material.shared);
        chunk(all, 1, head);
        for (const auto& material : of.materials) {
            if (material.shared >= 0)
                continue;
            RawWriter content;
            RawWriter values;
            values.u32(0).each(1, material.colour).u32(0, material.texture.empty() ? 0 : 1).real(1, 1, 1);
            chunk(content, 1, values);
            if (!material.texture.empty()) {
                RawWriter texture;
                chunk(texture, 1, RawWriter().u32(0x1106)); // filter
                string(texture, material.texture);
                string(texture, material.mask);
                chunk(texture, 3, {});
                chunk(content, 6, texture);
            }
            chunk(content, 3, {});
            chunk(all, 7, content);
        }
        return all;
    }

    [[nodiscard]] RawWriter atomicOf(const RawDffAtomic& of, bool old) const {
        RawWriter all;
        RawWriter head;
        head.u32(of.frame, of.geometry, of.flags);
        if (!old)
            head.u32(0);
        chunk(all, 1, head);
        if (old)
            chunk(all, 0xF, geometryOf(model_.geometries.at(of.geometry)));
        chunk(all, 3, {});
        return all;
    }

    const RawDff& model_;
};

} // namespace

RawBytes buildDff(const RawDff& model) {
    return DffWriter(model).run().bytes;
}

RawDff smallDff(RawDffSplit split) {
    RawDff model;
    model.frames = {{{0, 1, 0, -1, 0, 0, 0, 0, 1}, {10, 0, 0}, -1, "Root"},
                    {{1, 0, 0, 0, 1, 0, 0, 0, 1}, {0, 2, 0}, 0, "Roof_L0"}};
    auto& geometry = model.geometries.emplace_back();
    geometry.positions = {{0, 0, 0}, {4, 0, 0}, {4, 4, 1}, {0, 4, 1}};
    geometry.textures = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    geometry.colours = {{10, 20, 30, 255}, {40, 50, 60, 255}, {70, 80, 90, 255}, {100, 110, 120, 128}};
    geometry.materials = {
        {-1, {255, 0, 0, 255}, "Tiles", ""}, {-1, {255, 255, 255, 200}, "Glass", "GlassA"}, {0, {}, "", ""}};
    geometry.triangles = {{{0, 1, 2}, 1}, {{0, 2, 3}, 0}};
    if (split == RawDffSplit::Lists)
        geometry.parts = {{0, {0, 2, 3}}, {1, {0, 1, 2}}};
    geometry.strips = split == RawDffSplit::Strips;
    if (geometry.strips)
        geometry.parts = {{2, {0, 1, 3, 2}}}; // 0 1 3, then 1 2 3
    model.atomics = {{1, 0, 5}};
    return model;
}

} // namespace navsmith::tests
