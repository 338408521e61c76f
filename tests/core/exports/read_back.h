// Reads what exports write, without their code.
#pragma once

#include "core/exports/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <zlib.h>

namespace navsmith::exports::test {

inline std::string textOf(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

struct Png {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba; ///< empty: the file is broken

    [[nodiscard]] std::uint32_t at(std::uint32_t x, std::uint32_t y) const {
        const auto* p = rgba.data() + (std::size_t{y} * width + x) * 4;
        return static_cast<std::uint32_t>(p[0]) << 24U | static_cast<std::uint32_t>(p[1]) << 16U |
               static_cast<std::uint32_t>(p[2]) << 8U | p[3];
    }
    /// Pixels that are not as the first one.
    [[nodiscard]] std::size_t painted() const {
        std::size_t count = 0;
        for (std::size_t i = 4; i < rgba.size(); i += 4)
            count += std::memcmp(rgba.data(), rgba.data() + i, 4) != 0 ? 1 : 0;
        return count;
    }
};

/// Checks lengths, checksums and filters.
inline Png readPng(const Bytes& bytes) {
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto word = [&](std::size_t at) {
        return static_cast<std::uint32_t>(data[at]) << 24U | static_cast<std::uint32_t>(data[at + 1]) << 16U |
               static_cast<std::uint32_t>(data[at + 2]) << 8U | data[at + 3];
    };
    Png png;
    std::vector<std::uint8_t> packed;
    std::string last;
    for (std::size_t at = 8; at + 12 <= bytes.size();) {
        const std::size_t length = word(at);
        if (at + 12 + length > bytes.size())
            return {};
        last.assign(reinterpret_cast<const char*>(data + at + 4), 4);
        if (crc32(0, data + at + 4, static_cast<uInt>(length + 4)) != word(at + 8 + length))
            return {};
        if (last == "IHDR") {
            png.width = word(at + 8);
            png.height = word(at + 12);
        } else if (last == "IDAT") {
            packed.insert(packed.end(), data + at + 8, data + at + 8 + length);
        }
        at += 12 + length;
    }
    const std::size_t line = 1 + std::size_t{png.width} * 4;
    std::vector<std::uint8_t> lines(line * png.height);
    auto size = static_cast<uLongf>(lines.size());
    if (last != "IEND" || uncompress(lines.data(), &size, packed.data(), static_cast<uLong>(packed.size())) != Z_OK ||
        size != lines.size())
        return {};
    png.rgba.resize(std::size_t{png.width} * 4 * png.height);
    for (std::uint32_t y = 0; y < png.height; ++y) {
        if (lines[y * line] != 2)
            return {};
        for (std::size_t x = 0; x + 1 < line; ++x) {
            const std::uint8_t above = y == 0 ? std::uint8_t{0} : png.rgba[(y - 1) * (line - 1) + x];
            png.rgba[y * (line - 1) + x] = static_cast<std::uint8_t>(lines[y * line + 1 + x] + above);
        }
    }
    return png;
}

/// What is wrong with a glTF file, by the rules of the specification that a reader needs. Empty: nothing.
inline std::string faultOfGlb(const Bytes& bytes, nlohmann::json* document = nullptr) {
    using nlohmann::json;
    const auto word = [&](std::size_t at) {
        std::uint32_t value = 0;
        std::memcpy(&value, bytes.data() + at, sizeof value);
        return value;
    };
    if (bytes.size() < 28 || word(0) != 0x46546C67 || word(4) != 2 || word(8) != bytes.size())
        return "header";
    const std::size_t jsonSize = word(12);
    if (word(16) != 0x4E4F534A || jsonSize % 4 != 0 || 20 + jsonSize + 8 > bytes.size())
        return "JSON chunk";
    const std::size_t binarySize = word(20 + jsonSize);
    if (word(24 + jsonSize) != 0x004E4942 || binarySize % 4 != 0 || 28 + jsonSize + binarySize != bytes.size())
        return "binary chunk";
    const auto j = json::parse(textOf(bytes).substr(20, jsonSize), nullptr, false);
    if (j.is_discarded() || j["asset"]["version"] != "2.0" || j["buffers"][0]["byteLength"] != binarySize)
        return "document";
    const auto* binary = bytes.data() + 28 + jsonSize;
    for (const auto& view : j["bufferViews"]) {
        if (view["byteOffset"].get<std::size_t>() + view["byteLength"].get<std::size_t>() > binarySize)
            return "buffer view";
    }
    const auto sizeOf = [](const json& accessor) -> std::size_t {
        const auto type = accessor["type"].get<std::string>();
        const std::size_t parts = type == "SCALAR" ? 1 : type == "VEC3" ? 3 : 4;
        return parts * (accessor["componentType"] == 5123 ? 2 : 4) * accessor["count"].get<std::size_t>();
    };
    for (const auto& accessor : j["accessors"]) {
        if (sizeOf(accessor) != j["bufferViews"][accessor["bufferView"].get<std::size_t>()]["byteLength"])
            return "accessor";
    }
    const auto floats = [&](const json& accessor) {
        const auto& view = j["bufferViews"][accessor["bufferView"].get<std::size_t>()];
        std::vector<float> values(accessor["count"].get<std::size_t>() * 3);
        std::memcpy(values.data(), binary + view["byteOffset"].get<std::size_t>(), values.size() * 4);
        return values;
    };
    for (const auto& mesh : j["meshes"]) {
        for (const auto& primitive : mesh["primitives"]) {
            const auto& position = j["accessors"][primitive["attributes"]["POSITION"].get<std::size_t>()];
            const auto values = floats(position);
            for (std::size_t axis = 0; axis < 3; ++axis) {
                auto low = values[axis];
                auto high = low;
                for (std::size_t i = axis; i < values.size(); i += 3) {
                    low = std::min(low, values[i]);
                    high = std::max(high, values[i]);
                }
                if (position["min"][axis].get<float>() != low || position["max"][axis].get<float>() != high)
                    return "bounds of positions";
            }
            if (primitive["attributes"].contains("COLOR_0") &&
                j["accessors"][primitive["attributes"]["COLOR_0"].get<std::size_t>()]["count"] != position["count"])
                return "colours";
            const auto& indices = j["accessors"][primitive["indices"].get<std::size_t>()];
            const auto& view = j["bufferViews"][indices["bufferView"].get<std::size_t>()];
            const auto count = indices["count"].get<std::size_t>();
            if (count == 0 || count % (primitive["mode"] == 1 ? 2U : 3U) != 0)
                return "number of indices";
            for (std::size_t i = 0; i < count; ++i) {
                std::uint32_t index = 0;
                std::memcpy(&index, binary + view["byteOffset"].get<std::size_t>() + i * 4, 4);
                if (index >= position["count"].get<std::size_t>())
                    return "index";
            }
            if (primitive["material"].get<std::size_t>() >= j["materials"].size())
                return "material";
        }
    }
    for (const auto& node : j["nodes"]) {
        if (node.contains("mesh") && node["mesh"].get<std::size_t>() >= j["meshes"].size())
            return "node";
    }
    if (document != nullptr)
        *document = j;
    return {};
}

/// Records of a table with commas.
inline std::vector<std::vector<std::string>> readCsv(std::string_view text) {
    std::vector<std::vector<std::string>> records(1, std::vector<std::string>(1));
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto& cell = records.back().back();
        if (quoted && text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"')
            cell += text[++i];
        else if (text[i] == '"')
            quoted = !quoted;
        else if (!quoted && text[i] == ',')
            records.back().emplace_back();
        else if (!quoted && text[i] == '\n')
            records.emplace_back(1);
        else
            cell += text[i];
    }
    records.pop_back(); // after the last line
    return records;
}

} // namespace navsmith::exports::test
