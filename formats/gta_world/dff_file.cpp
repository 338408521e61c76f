#include "formats/gta_world/dff_file.h"

#include "formats/gta_world/rw_chunk.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace navsmith::gta_world {
namespace {

using bytes::ByteReader;
using bytes::FormatErrorCode;
using bytes::loadLittleEndian;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kFrameBytes = 56;
constexpr std::size_t kTriangleBytes = 8;
constexpr std::size_t kPositionBytes = 12;
constexpr std::size_t kCoordinateBytes = 8;
constexpr std::size_t kColourBytes = 4;
constexpr std::size_t kSurfaceBytes = 12; ///< of old geometries
constexpr std::size_t kLongestName = 256;

// Bits of DffGeometry::flags.
constexpr std::uint32_t kOneTexture = 0x4;
constexpr std::uint32_t kColours = 0x8;
constexpr std::uint32_t kTwoTextures = 0x80;
constexpr std::uint32_t kNativeFlag = 0x01000000;

constexpr std::uint32_t kStripFlag = 1;      ///< of a BinMesh
constexpr std::uint32_t kDrawnFlag = 4;      ///< of an atomic
constexpr std::uint32_t kOldClump = 0x30400; ///< older ones have geometries in their atomics
constexpr std::uint32_t kOldGeometry = 0x34000;

bool isNear(float value) {
    return std::abs(value) <= kFarthest; // false for NaN
}
bool isNear(const glm::vec3& v) {
    return isNear(v.x) && isNear(v.y) && isNear(v.z);
}

glm::vec3 vectorAt(const std::byte* from) {
    return {loadLittleEndian<float>(from), loadLittleEndian<float>(from + 4), loadLittleEndian<float>(from + 8)};
}

struct Triangle {
    std::array<std::uint32_t, 3> corners{};
    std::uint32_t material = 0;
};

/// Takes triangles in the order of their materials and leaves out those that cannot be drawn.
class Triangles {
public:
    explicit Triangles(DffGeometry& to) : to_(to) {}

    void add(const Triangle& triangle) {
        const auto [a, b, c] = triangle.corners;
        const auto count = to_.positions.size();
        if (a >= count || b >= count || c >= count || triangle.material >= to_.materials.size()) {
            ++bad_;
            return;
        }
        if (a == b || b == c || c == a)
            return; // strips have many
        if (!isNear(to_.positions[a]) || !isNear(to_.positions[b]) || !isNear(to_.positions[c])) {
            ++bad_;
            return;
        }
        if (to_.groups.empty() || to_.groups.back().material != triangle.material)
            to_.groups.push_back({triangle.material, static_cast<std::uint32_t>(to_.indices.size()), 0});
        to_.indices.insert(to_.indices.end(), {a, b, c});
        to_.groups.back().indexCount += 3;
    }
    [[nodiscard]] std::size_t bad() const { return bad_; }

private:
    DffGeometry& to_;
    std::size_t bad_ = 0;
};

class DffReader {
public:
    explicit DffReader(DffFile& to) : to_(to) {}

    /// Fails only without a list of frames.
    bytes::Result<void> readClump(RwChunk clump) {
        to_.version = clump.version;
        if (!clump.whole)
            note(clump.at + 4, [] { return texts::format("the file ends within the model"); });
        auto& content = clump.content;
        bool framed = false;
        while (auto chunk = nextChunk(content)) {
            if (chunk->kind == rw_kinds::kFrameList && !framed) {
                framed = true;
                readFrames(chunk->content);
            } else if (chunk->kind == rw_kinds::kGeometryList) {
                while (auto geometry = nextChunk(chunk->content, rw_kinds::kGeometry))
                    readGeometry(*geometry);
            } else if (chunk->kind == rw_kinds::kAtomic) {
                readAtomic(*chunk);
            }
        }
        if (!framed) {
            content.fail(FormatErrorCode::Truncated, "frames", "no list of them", "a list of frames");
            return tl::unexpected(content.error());
        }
        return {};
    }

private:
    template <typename Text>
    void note(std::uint64_t at, Text&& text) {
        to_.notes.add(at, std::forward<Text>(text));
    }
    void noteDamage(const ByteReader& reader, std::string_view what) {
        const auto& error = reader.error();
        note(error.offset, [&] {
            return texts::format("{} is damaged: {} has {}, expected {}", texts::translated({what}), error.field,
                                 error.found, error.expected);
        });
    }

    void readFrames(ByteReader list) {
        auto head = nextChunk(list, rw_kinds::kStruct);
        if (!head) {
            note(list.offset(), [] { return texts::format("a list of frames without content"); });
            return;
        }
        auto& reader = head->content;
        const auto count = reader.read<std::uint32_t>("frames");
        if (!reader.checkCount(count, kFrameBytes, "frames")) {
            noteDamage(reader, texts::mark("the list of frames"));
            return;
        }
        to_.frames.reserve(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto at = reader.offset();
            const auto bytes = reader.take(kFrameBytes, "frame");
            to_.frames.push_back(frameOf(bytes.data(), i, at));
        }
        // An extension for each frame follows, which may hold its name.
        std::size_t frame = 0;
        while (auto extension = nextChunk(list, rw_kinds::kExtension)) {
            if (frame == to_.frames.size())
                break;
            if (auto name = nextChunk(extension->content, rw_kinds::kFrameName))
                to_.frames[frame].name = nameOf(name->content);
            ++frame;
        }
    }

    DffFrame frameOf(const std::byte* bytes, std::uint32_t index, std::uint64_t at) {
        DffFrame frame;
        const glm::mat3 turn(vectorAt(bytes), vectorAt(bytes + 12), vectorAt(bytes + 24));
        const auto position = vectorAt(bytes + 36);
        const auto parent = loadLittleEndian<std::int32_t>(bytes + 48);
        if (isNear(turn[0]) && isNear(turn[1]) && isNear(turn[2]) && isNear(position)) {
            frame.turn = turn;
            frame.position = position;
        } else {
            note(at, [] { return texts::format("a frame has no finite place"); });
        }
        if (parent >= 0 && static_cast<std::uint32_t>(parent) < index)
            frame.parent = static_cast<std::uint32_t>(parent);
        else if (parent >= 0)
            note(at + 48,
                 [&] { return texts::format("a frame has a parent that does not come before it: {}", parent); });
        return frame;
    }

    static std::string nameOf(ByteReader reader) {
        return storedName(reader.take(std::min(reader.remaining(), kLongestName), "name"));
    }

    void readAtomic(RwChunk& chunk) {
        auto head = nextChunk(chunk.content, rw_kinds::kStruct);
        if (!head) {
            note(chunk.at, [] { return texts::format("an atomic without content"); });
            return;
        }
        auto& reader = head->content;
        DffAtomic atomic;
        atomic.frame = reader.read<std::uint32_t>("frame");
        atomic.geometry = reader.read<std::uint32_t>("geometry");
        atomic.drawn = (reader.read<std::uint32_t>("flags") & kDrawnFlag) != 0;
        if (!reader.ok()) {
            noteDamage(reader, texts::mark("an atomic"));
            return;
        }
        if (head->version < kOldClump) {
            atomic.geometry = static_cast<std::uint32_t>(to_.geometries.size());
            if (auto geometry = nextChunk(chunk.content, rw_kinds::kGeometry))
                readGeometry(*geometry);
        }
        if (atomic.frame >= to_.frames.size() || atomic.geometry >= to_.geometries.size()) {
            note(chunk.at, [&] {
                return texts::format("an atomic has frame {} and geometry {}, which do not exist", atomic.frame,
                                     atomic.geometry);
            });
            return;
        }
        to_.atomics.push_back(atomic);
    }

    void readGeometry(RwChunk& chunk) {
        auto& geometry = to_.geometries.emplace_back();
        auto head = nextChunk(chunk.content, rw_kinds::kStruct);
        if (!head) {
            note(chunk.at, [] { return texts::format("a geometry without content"); });
            return;
        }
        auto& reader = head->content;
        std::uint32_t triangleCount = 0;
        const auto stored = readVertices(reader, head->version, geometry, triangleCount);
        if (geometry.native)
            note(chunk.at, [] { return texts::format("a geometry for one platform only is left out"); });
        if (!reader.ok()) {
            noteDamage(reader, texts::mark("a geometry"));
            geometry.positions.clear();
            return;
        }
        if (auto list = nextChunk(chunk.content, rw_kinds::kMaterialList))
            readMaterials(list->content, geometry.materials);
        if (geometry.native)
            return;
        Triangles triangles(geometry);
        auto extension = nextChunk(chunk.content, rw_kinds::kExtension);
        auto split = extension ? nextChunk(extension->content, rw_kinds::kBinMesh) : std::nullopt;
        if (!split || !readSplit(split->content, triangles, geometry))
            addStored(stored, triangleCount, triangles, geometry);
        if (triangles.bad() > 0)
            note(chunk.at, [&] {
                return texts::format("triangles without valid corners or material are left out: {}", triangles.bad());
            });
    }

    /// What the struct of a geometry holds. Gives the stored triangles.
    Bytes readVertices(ByteReader& reader, std::uint32_t version, DffGeometry& geometry, std::uint32_t& triangles) {
        geometry.flags = reader.read<std::uint32_t>("flags");
        triangles = reader.read<std::uint32_t>("triangles");
        const std::size_t vertices = reader.read<std::uint32_t>("vertices");
        const auto targets = reader.read<std::uint32_t>("morph targets");
        geometry.native = (geometry.flags & kNativeFlag) != 0;
        if (geometry.native || !reader.ok())
            return {};
        if (version < kOldGeometry)
            reader.skip(kSurfaceBytes, "surface");
        if ((geometry.flags & kColours) != 0)
            readColours(reader, vertices, geometry.colours);
        std::uint32_t sets = (geometry.flags >> 16U) & 0xFFU;
        if (sets == 0)
            sets = (geometry.flags & kTwoTextures) != 0 ? 2U : (geometry.flags & kOneTexture) != 0 ? 1U : 0U;
        for (std::uint32_t set = 0; set < sets && reader.ok(); ++set) {
            if (set < geometry.textures.size())
                readCoordinates(reader, vertices, geometry.textures[set]);
            else if (reader.checkCount(vertices, kCoordinateBytes, "texture coordinates"))
                reader.skip(vertices * kCoordinateBytes, "texture coordinates");
        }
        if (!reader.checkCount(triangles, kTriangleBytes, "triangles"))
            return {};
        const auto stored = reader.take(triangles * kTriangleBytes, "triangles");
        if (targets == 0)
            return stored;
        geometry.bounds.center = {reader.read<float>("center"), reader.read<float>("center"),
                                  reader.read<float>("center")};
        geometry.bounds.radius = reader.read<float>("radius");
        const bool placed = reader.read<std::uint32_t>("positions") != 0;
        reader.skip(4, "normals");
        if (placed && reader.checkCount(vertices, kPositionBytes, "vertices")) {
            const auto bytes = reader.take(vertices * kPositionBytes, "vertices");
            geometry.positions.reserve(vertices);
            for (std::size_t at = 0; at < bytes.size(); at += kPositionBytes)
                geometry.positions.push_back(vectorAt(bytes.data() + at));
        }
        return stored;
    }

    static void readColours(ByteReader& reader, std::size_t vertices, std::vector<DffColour>& to) {
        if (!reader.checkCount(vertices, kColourBytes, "colours"))
            return;
        const auto bytes = reader.take(vertices * kColourBytes, "colours");
        to.resize(vertices);
        for (std::size_t i = 0; i < bytes.size(); ++i)
            to[i / kColourBytes][i % kColourBytes] = std::to_integer<std::uint8_t>(bytes[i]);
    }

    static void readCoordinates(ByteReader& reader, std::size_t vertices, std::vector<glm::vec2>& to) {
        if (!reader.checkCount(vertices, kCoordinateBytes, "texture coordinates"))
            return;
        const auto bytes = reader.take(vertices * kCoordinateBytes, "texture coordinates");
        to.reserve(vertices);
        const auto finite = [](float value) { return std::isfinite(value) ? value : 0.0F; };
        for (std::size_t at = 0; at < bytes.size(); at += kCoordinateBytes)
            to.emplace_back(finite(loadLittleEndian<float>(bytes.data() + at)),
                            finite(loadLittleEndian<float>(bytes.data() + at + 4)));
    }

    void readMaterials(ByteReader list, std::vector<DffMaterial>& to) {
        auto head = nextChunk(list, rw_kinds::kStruct);
        if (!head)
            return;
        auto& reader = head->content;
        const auto count = reader.read<std::uint32_t>("materials");
        if (!reader.checkCount(count, 4, "materials")) {
            noteDamage(reader, texts::mark("a list of materials"));
            return;
        }
        to.reserve(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto shared = reader.read<std::int32_t>("material");
            if (shared >= 0 && static_cast<std::uint32_t>(shared) < i) {
                to.emplace_back(to[static_cast<std::uint32_t>(shared)]); // has room: nothing moves
                continue;
            }
            auto& material = to.emplace_back();
            auto chunk = shared < 0 ? nextChunk(list, rw_kinds::kMaterial) : std::nullopt;
            if (!chunk || !readMaterial(chunk->content, material))
                note(reader.offset() - 4, [] { return texts::format("a material is missing or damaged"); });
        }
    }

    static bool readMaterial(ByteReader chunk, DffMaterial& to) {
        auto head = nextChunk(chunk, rw_kinds::kStruct);
        if (!head)
            return false;
        auto& reader = head->content;
        reader.skip(4, "flags");
        for (auto& part : to.colour)
            part = reader.read<std::uint8_t>("colour");
        reader.skip(4, "unused");
        const bool textured = reader.read<std::uint32_t>("texture") != 0;
        if (!reader.ok())
            return false;
        if (!textured)
            return true;
        auto texture = nextChunk(chunk, rw_kinds::kTexture);
        auto name = texture ? nextChunk(texture->content, rw_kinds::kString) : std::nullopt;
        if (!name)
            return false;
        to.texture = nameOf(name->content);
        if (auto mask = nextChunk(texture->content, rw_kinds::kString))
            to.mask = nameOf(mask->content);
        return true;
    }

    /// Triangles that are split by material already. False, and nothing is added, if the split is damaged.
    bool readSplit(ByteReader reader, Triangles& triangles, DffGeometry& geometry) {
        struct Part {
            std::uint32_t material = 0;
            Bytes indices;
        };
        const bool strips = reader.read<std::uint32_t>("flags") == kStripFlag;
        const auto count = reader.read<std::uint32_t>("parts");
        reader.skip(4, "indices");
        std::vector<Part> parts;
        std::size_t indices = 0;
        if (reader.checkCount(count, 8, "parts"))
            parts.reserve(count);
        for (std::uint32_t i = 0; i < count && reader.ok(); ++i) {
            const auto length = reader.read<std::uint32_t>("indices");
            const auto material = reader.read<std::uint32_t>("material");
            if (reader.checkCount(length, 4, "indices"))
                parts.push_back({material, reader.take(std::size_t{length} * 4, "indices")});
            indices += length;
        }
        if (!reader.ok()) {
            noteDamage(reader, texts::mark("the split of a geometry by materials"));
            return false;
        }
        geometry.indices.reserve(strips ? indices * 3 : indices);
        geometry.groups.reserve(parts.size());
        for (const auto& part : parts) {
            const auto indexAt = [&](std::size_t i) {
                return loadLittleEndian<std::uint32_t>(part.indices.data() + i * 4);
            };
            const auto all = part.indices.size() / 4;
            for (std::size_t i = 0; i + 2 < all; i += strips ? 1 : 3) {
                // Every other triangle of a strip runs the other way.
                const std::size_t turned = strips ? i % 2 : 0;
                triangles.add({{indexAt(i), indexAt(i + 1 + turned), indexAt(i + 2 - turned)}, part.material});
            }
        }
        return true;
    }

    /// Sorted by material.
    static void addStored(Bytes stored, std::uint32_t count, Triangles& triangles, DffGeometry& geometry) {
        const auto wordAt = [&](std::size_t triangle, std::size_t word) -> std::uint32_t {
            return loadLittleEndian<std::uint16_t>(stored.data() + triangle * kTriangleBytes + word * 2);
        };
        if (stored.size() < count * kTriangleBytes)
            return;
        std::vector<std::uint32_t> order(count);
        for (std::uint32_t i = 0; i < count; ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return wordAt(i, 2); });
        geometry.indices.reserve(std::size_t{count} * 3);
        for (const auto i : order)
            triangles.add({{wordAt(i, 1), wordAt(i, 0), wordAt(i, 3)}, wordAt(i, 2)});
    }

    DffFile& to_;
};

} // namespace

bytes::Result<DffFile> readDff(Bytes file) {
    DffFile result;
    ByteReader reader(file);
    auto clump = nextChunk(reader, rw_kinds::kClump); // animations of textures may come first
    if (!clump) {
        ByteReader start(file);
        const auto kind = start.read<std::uint32_t>("kind");
        if (start.ok())
            start.fail(FormatErrorCode::BadMagic, "kind", std::to_string(kind), "16, a model", 4);
        return tl::unexpected(start.error());
    }
    if (auto read = DffReader(result).readClump(std::move(*clump)); !read)
        return tl::unexpected(read.error());
    return result;
}

std::vector<DffPlace> placesOf(const DffFile& file) {
    std::vector<DffPlace> places;
    places.reserve(file.frames.size());
    for (const auto& frame : file.frames) {
        if (frame.parent) { // an earlier one
            const auto& parent = places[*frame.parent];
            places.push_back({parent.turn * frame.turn, parent.turn * frame.position + parent.position});
        } else {
            places.push_back({frame.turn, frame.position});
        }
    }
    return places;
}

} // namespace navsmith::gta_world
