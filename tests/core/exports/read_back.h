// Reads what exports write, without their code.
#pragma once

#include "core/exports/result.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
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

/// Colours of 8 bits a channel, with and without alpha. Checks lengths, checksums and filters.
inline Png readPng(const Bytes& bytes) {
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto word = [&](std::size_t at) {
        return static_cast<std::uint32_t>(data[at]) << 24U | static_cast<std::uint32_t>(data[at + 1]) << 16U |
               static_cast<std::uint32_t>(data[at + 2]) << 8U | data[at + 3];
    };
    Png png;
    std::size_t channels = 4;
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
            if (data[at + 16] != 8 || (data[at + 17] != 2 && data[at + 17] != 6) || data[at + 20] != 0)
                return {}; // bits, kind of colour, interlaced
            channels = data[at + 17] == 2 ? 3 : 4;
        } else if (last == "IDAT") {
            packed.insert(packed.end(), data + at + 8, data + at + 8 + length);
        }
        at += 12 + length;
    }
    const std::size_t width = png.width * channels;
    std::vector<std::uint8_t> lines((1 + width) * png.height);
    auto size = static_cast<uLongf>(lines.size());
    if (last != "IEND" || uncompress(lines.data(), &size, packed.data(), static_cast<uLong>(packed.size())) != Z_OK ||
        size != lines.size())
        return {};
    png.rgba.assign(std::size_t{png.width} * 4 * png.height, 255);
    std::vector<std::uint8_t> above(width);
    for (std::uint32_t y = 0; y < png.height; ++y) {
        const auto filter = lines[y * (1 + width)];
        const auto line = std::span(lines).subspan(y * (1 + width) + 1, width);
        for (std::size_t x = 0; x < width; ++x) {
            const int left = x < channels ? 0 : line[x - channels];
            const int corner = x < channels ? 0 : above[x - channels];
            const int up = above[x];
            const int slope = left + up - corner;
            const std::array distances{std::abs(slope - left), std::abs(slope - up), std::abs(slope - corner)};
            const auto nearest = std::ranges::min_element(distances) - distances.begin();
            const std::array guesses{0, left, up, (left + up) / 2, nearest == 0 ? left : nearest == 1 ? up : corner};
            if (filter >= guesses.size())
                return {};
            line[x] = static_cast<std::uint8_t>(line[x] + guesses[filter]);
            png.rgba[(std::size_t{y} * png.width + x / channels) * 4 + x % channels] = line[x];
        }
        std::ranges::copy(line, above.begin());
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

/// What a web page holds; null if it is not sound.
inline nlohmann::json readPage(const std::string& page) {
    const std::string_view begin = "<script id=\"data\" type=\"text/plain\">";
    const auto from = page.find(begin);
    const auto to = page.find("</script>", from);
    if (from == std::string::npos || to == std::string::npos)
        return {};
    std::vector<std::uint8_t> packed;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : page.substr(from + begin.size(), to - from - begin.size())) {
        const std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        const auto value = alphabet.find(c);
        if (value == std::string_view::npos)
            break; // padding
        bits = bits << 6U | static_cast<std::uint32_t>(value);
        if (++count % 4 == 0 || count % 4 >= 2)
            packed.push_back(static_cast<std::uint8_t>(bits >> (count % 4 == 0 ? 0U : count % 4 == 2 ? 4U : 2U)));
    }
    std::vector<std::uint8_t> data;
    uLongf size = 0;
    for (std::size_t room = 1U << 16U; size == 0; room *= 2) {
        data.resize(room);
        size = static_cast<uLongf>(room);
        const auto outcome = uncompress(data.data(), &size, packed.data(), static_cast<uLong>(packed.size()));
        if (outcome == Z_BUF_ERROR)
            size = 0;
        else if (outcome != Z_OK || size < 4)
            return {};
    }
    std::uint32_t length = 0;
    std::memcpy(&length, data.data(), 4);
    if (std::size_t{4} + length > size)
        return {};
    auto head = nlohmann::json::parse(data.begin() + 4, data.begin() + 4 + length, nullptr, false);
    if (head.is_discarded())
        return {};
    // Each array lies in the data, and each index names a corner.
    const auto start = (std::size_t{4} + length + 3) / 4 * 4;
    const auto fits = [&](const nlohmann::json& array, std::size_t width) {
        return start + array[0].get<std::size_t>() + array[1].get<std::size_t>() * width <= size;
    };
    for (const auto& layer : head["layers"]) {
        for (const auto* name : {"surfaces", "marks", "lines"}) {
            const auto& piece = layer[name];
            if (!fits(piece["p"], 2) || !fits(piece["c"], 1) || !fits(piece["e"], 4) || !fits(piece["i"], 4))
                return {};
            const auto corners = piece["p"][1].get<std::size_t>() / 3;
            if (piece["e"][1] != corners || piece["c"][1] != corners * 4)
                return {};
            for (std::size_t i = 0; i < piece["i"][1]; ++i) {
                std::uint32_t index = 0;
                std::memcpy(&index, data.data() + start + piece["i"][0].get<std::size_t>() + i * 4, 4);
                if (index >= corners)
                    return {};
            }
        }
    }
    return head;
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
