#include "tests/support/dff_bytes.h"

#include <cstring>

namespace navsmith::tests {
namespace {

using DffBytes = std::vector<std::byte>;

class DffWriter {
public:
    explicit DffWriter(const RawDff& model) : model_(model) {}

    DffBytes run() {
        DffBytes all;
        if (model_.animated) // a dictionary without content
            chunk(all, 0x2B, DffBytes(8));
        DffBytes clump;
        DffBytes head;
        word(head, model_.atomics.size());
        word(head, 0); // lights
        word(head, 0); // cameras
        chunk(clump, 1, head);
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
    static void word(DffBytes& to, std::uint64_t value, int bytes = 4) {
        for (int i = 0; i < bytes; ++i)
            to.push_back(static_cast<std::byte>(value >> (8 * i) & 0xFF));
    }
    static void real(DffBytes& to, float value) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &value, sizeof(bits));
        word(to, bits);
    }
    template <typename Values>
    static void reals(DffBytes& to, const Values& values) {
        for (const float value : values)
            real(to, value);
    }
    void chunk(DffBytes& to, std::uint32_t kind, const DffBytes& content) const {
        word(to, kind);
        word(to, content.size());
        word(to, model_.stamp);
        to.insert(to.end(), content.begin(), content.end());
    }
    void string(DffBytes& to, const std::string& text) const {
        DffBytes content;
        for (const char c : text)
            content.push_back(static_cast<std::byte>(c));
        do
            content.push_back({});
        while (content.size() % 4 != 0);
        chunk(to, 2, content);
    }

    [[nodiscard]] DffBytes frames() const {
        DffBytes all;
        DffBytes head;
        word(head, model_.frames.size());
        for (const auto& frame : model_.frames) {
            reals(head, frame.turn);
            reals(head, frame.position);
            word(head, static_cast<std::uint32_t>(frame.parent));
            word(head, 0x20003);
        }
        chunk(all, 1, head);
        for (const auto& frame : model_.frames) {
            DffBytes extension;
            if (!frame.name.empty()) {
                DffBytes name;
                for (const char c : frame.name)
                    name.push_back(static_cast<std::byte>(c));
                chunk(extension, 0x253F2FE, name);
            }
            chunk(all, 3, extension);
        }
        return all;
    }

    [[nodiscard]] DffBytes geometries() const {
        DffBytes all;
        DffBytes head;
        word(head, model_.geometries.size());
        chunk(all, 1, head);
        for (const auto& geometry : model_.geometries)
            chunk(all, 0xF, geometryOf(geometry));
        return all;
    }

    [[nodiscard]] DffBytes geometryOf(const RawDffGeometry& of) const {
        DffBytes all;
        DffBytes head;
        std::uint32_t flags = of.flags | 2U | (of.strips ? 1U : 0U);
        flags |= of.textures.size() == 1 ? 4U : of.textures.size() >= 2 ? 0x80U : 0U;
        flags |= (of.colours.empty() ? 0U : 8U) | (of.normals ? 0x10U : 0U) | (of.native ? 0x01000000U : 0U);
        flags |= static_cast<std::uint32_t>(of.textures.size()) << 16U;
        word(head, flags);
        word(head, of.triangles.size());
        word(head, of.positions.size());
        word(head, 1);
        if (model_.stamp < 0x10000) // ambient, specular, diffuse
            reals(head, std::array<float, 3>{1, 1, 1});
        if (!of.native) {
            for (const auto& colour : of.colours) {
                for (const auto part : colour)
                    word(head, part, 1);
            }
            for (const auto& set : of.textures) {
                for (const auto& coordinates : set)
                    reals(head, coordinates);
            }
            for (const auto& triangle : of.triangles) {
                word(head, triangle.corners[1], 2);
                word(head, triangle.corners[0], 2);
                word(head, triangle.material, 2);
                word(head, triangle.corners[2], 2);
            }
        }
        reals(head, std::array<float, 4>{0, 0, 1, 6});
        word(head, of.native ? 0 : 1);
        word(head, !of.native && of.normals ? 1 : 0);
        if (!of.native) {
            for (const auto& position : of.positions)
                reals(head, position);
            for (std::size_t i = 0; of.normals && i < of.positions.size(); ++i)
                reals(head, std::array<float, 3>{0, 0, 1});
        }
        chunk(all, 1, head);
        chunk(all, 8, materialsOf(of));
        DffBytes extension;
        if (!of.parts.empty()) {
            DffBytes split;
            std::size_t indices = 0;
            for (const auto& part : of.parts)
                indices += part.indices.size();
            word(split, of.strips ? 1 : 0);
            word(split, of.parts.size());
            word(split, indices);
            for (const auto& part : of.parts) {
                word(split, part.indices.size());
                word(split, part.material);
                for (const auto index : part.indices)
                    word(split, index);
            }
            chunk(extension, 0x50E, split);
        }
        chunk(extension, 0x253F2F9, DffBytes(4)); // no colours by night
        chunk(all, 3, extension);
        return all;
    }

    [[nodiscard]] DffBytes materialsOf(const RawDffGeometry& of) const {
        DffBytes all;
        DffBytes head;
        word(head, of.materials.size());
        for (const auto& material : of.materials)
            word(head, static_cast<std::uint32_t>(material.shared));
        chunk(all, 1, head);
        for (const auto& material : of.materials) {
            if (material.shared >= 0)
                continue;
            DffBytes content;
            DffBytes values;
            word(values, 0);
            for (const auto part : material.colour)
                word(values, part, 1);
            word(values, 0);
            word(values, material.texture.empty() ? 0 : 1);
            reals(values, std::array<float, 3>{1, 1, 1});
            chunk(content, 1, values);
            if (!material.texture.empty()) {
                DffBytes texture;
                DffBytes filter;
                word(filter, 0x1106);
                chunk(texture, 1, filter);
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

    [[nodiscard]] DffBytes atomicOf(const RawDffAtomic& of, bool old) const {
        DffBytes all;
        DffBytes head;
        word(head, of.frame);
        word(head, of.geometry);
        word(head, of.flags);
        if (!old)
            word(head, 0);
        chunk(all, 1, head);
        if (old)
            chunk(all, 0xF, geometryOf(model_.geometries.at(of.geometry)));
        chunk(all, 3, {});
        return all;
    }

    const RawDff& model_;
};

} // namespace

DffBytes buildDff(const RawDff& model) {
    return DffWriter(model).run();
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
