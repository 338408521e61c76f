#include "core/exports/glb_buffers.h"

#include "core/exports/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

namespace navsmith::exports {

namespace {

// Constants of the specification.
constexpr int kArrayBuffer = 34962;
constexpr int kElementArrayBuffer = 34963;
constexpr int kUnsignedShort = 5123;
constexpr int kUnsignedInt = 5125;
constexpr int kFloat = 5126;
constexpr std::uint32_t kMagic = 0x46546C67;
constexpr std::uint32_t kVersion = 2;
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;
constexpr std::uint32_t kBinaryChunk = 0x004E4942;
constexpr std::size_t kAlignment = 4;

using Channels = std::array<std::uint16_t, 4>;

/// Colours of vertices are linear.
std::uint16_t linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    const double light = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    return static_cast<std::uint16_t>(std::lround(light * 65535));
}

const std::array<std::uint16_t, 256>& linearTable() {
    static const auto table = [] {
        std::array<std::uint16_t, 256> values{};
        for (std::size_t i = 0; i < values.size(); ++i)
            values.at(i) = linear(static_cast<std::uint8_t>(i));
        return values;
    }();
    return table;
}

Channels channelsOf(symbol::Rgba c) {
    const auto& table = linearTable();
    return {table.at(c.r), table.at(c.g), table.at(c.b), static_cast<std::uint16_t>(c.a * 257)};
}

void put(Bytes& to, std::uint32_t value) {
    for (unsigned shift = 0; shift < 32; shift += 8)
        to.push_back(static_cast<std::byte>(value >> shift));
}

GlbBuffers::Json toJson(const glm::vec3& p) {
    return {p.x, p.y, p.z};
}

} // namespace

std::uint32_t Wires::add(const glm::vec3& position, symbol::Rgba colour) {
    positions.push_back(position);
    colours.push_back(colour);
    return static_cast<std::uint32_t>(positions.size() - 1);
}

void Wires::add(const world::MapGeometry& geometry, const world::LayerRange& range) {
    constexpr auto kUnused = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> moved(geometry.positions.size(), kUnused);
    const auto first = std::size_t{range.firstTriangle} * 3;
    for (std::size_t i = first; i < first + std::size_t{range.triangleCount} * 3; ++i) {
        auto& to = moved[geometry.indices[i]];
        if (to == kUnused) {
            to = static_cast<std::uint32_t>(positions.size());
            positions.push_back(geometry.positions[geometry.indices[i]]);
        }
        indices.push_back(to);
    }
}

template <typename T>
std::size_t GlbBuffers::addView(std::span<const T> data, int target) {
    const auto bytes = std::as_bytes(data);
    views_.push_back({{"buffer", 0}, {"byteOffset", binary_.size()}, {"byteLength", bytes.size()}, {"target", target}});
    binary_.insert(binary_.end(), bytes.begin(), bytes.end());
    binary_.resize((binary_.size() + kAlignment - 1) / kAlignment * kAlignment);
    return views_.size() - 1;
}

GlbBuffers::Json GlbBuffers::primitive(const Wires& wires, GlbMode mode, std::size_t material) {
    std::vector<glm::vec3> positions(wires.positions.size());
    std::ranges::transform(wires.positions, positions.begin(), yUp);
    glm::vec3 low(std::numeric_limits<float>::infinity());
    glm::vec3 high = -low;
    for (const auto& p : positions) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    const auto accessor = [&](std::size_t view, int component, std::size_t count, std::string_view type) {
        accessors_.push_back({{"bufferView", view}, {"componentType", component}, {"count", count}, {"type", type}});
        return accessors_.size() - 1;
    };
    Json attributes;
    const auto position =
        accessor(addView(std::span<const glm::vec3>(positions), kArrayBuffer), kFloat, positions.size(), "VEC3");
    accessors_[position]["min"] = toJson(low);
    accessors_[position]["max"] = toJson(high);
    attributes["POSITION"] = position;
    if (!wires.colours.empty()) {
        std::vector<Channels> colours(wires.colours.size());
        std::ranges::transform(wires.colours, colours.begin(), channelsOf);
        const auto colour =
            accessor(addView(std::span<const Channels>(colours), kArrayBuffer), kUnsignedShort, colours.size(), "VEC4");
        accessors_[colour]["normalized"] = true;
        attributes["COLOR_0"] = colour;
    }
    const auto indices = accessor(addView(std::span<const std::uint32_t>(wires.indices), kElementArrayBuffer),
                                  kUnsignedInt, wires.indices.size(), "SCALAR");
    return {{"attributes", std::move(attributes)},
            {"indices", indices},
            {"material", material},
            {"mode", static_cast<int>(mode)}};
}

std::size_t GlbBuffers::addMesh(std::string_view name, Json primitives) {
    meshes_.push_back({{"name", validUtf8(name)}, {"primitives", std::move(primitives)}});
    return meshes_.size() - 1;
}

std::size_t GlbBuffers::addNode(Json node) {
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
}

Bytes GlbBuffers::finish(std::string_view title, std::span<const std::size_t> roots, Json extras) {
    Json document{{"asset", {{"version", "2.0"}, {"generator", "Navsmith"}, {"extras", std::move(extras)}}},
                  {"extensionsUsed", {"KHR_materials_unlit"}},
                  {"scene", 0},
                  {"scenes", {{{"name", validUtf8(title)}, {"nodes", roots}}}},
                  {"nodes", std::move(nodes_)},
                  {"meshes", std::move(meshes_)},
                  {"materials", std::move(materials_)},
                  {"accessors", std::move(accessors_)},
                  {"bufferViews", std::move(views_)},
                  {"buffers", {{{"byteLength", binary_.size()}}}}};
    auto json = document.dump();
    json.resize((json.size() + kAlignment - 1) / kAlignment * kAlignment, ' ');
    Bytes file;
    constexpr std::size_t kHeaders = 12 + 8 + 8;
    const auto total = kHeaders + json.size() + binary_.size();
    file.reserve(total);
    put(file, kMagic);
    put(file, kVersion);
    put(file, static_cast<std::uint32_t>(total));
    put(file, static_cast<std::uint32_t>(json.size()));
    put(file, kJsonChunk);
    const auto text = std::as_bytes(std::span(json));
    file.insert(file.end(), text.begin(), text.end());
    put(file, static_cast<std::uint32_t>(binary_.size()));
    put(file, kBinaryChunk);
    file.insert(file.end(), binary_.begin(), binary_.end());
    return file;
}

} // namespace navsmith::exports
