#include "formats/gta_world/col_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string_view>
#include <utility>

namespace navsmith::gta_world {
namespace {

using bytes::ByteReader;
using bytes::FormatErrorCode;
using bytes::loadLittleEndian;
using Bytes = std::span<const std::byte>;

constexpr std::array<std::string_view, 4> kMagics{"COLL", "COL2", "COL3", "COL4"};
constexpr std::size_t kMagicBytes = 4;
constexpr std::size_t kStartBytes = 8; // magic and size
constexpr std::size_t kHeadBytes = 32; // and name and id
constexpr std::size_t kNameBytes = 22;
constexpr std::size_t kBoundsBytes = 40;
constexpr std::size_t kSphereBytes = 20;
constexpr std::size_t kBoxBytes = 28;
constexpr std::size_t kFloatVertexBytes = 12;
constexpr std::size_t kWideFaceBytes = 16;
constexpr std::size_t kShortVertexBytes = 6;
constexpr std::size_t kNarrowFaceBytes = 8;
constexpr float kShortScale = 1.0F / 128.0F;

/// 1 to 4; 0: no model begins here.
std::uint8_t versionAt(Bytes bytes) {
    if (bytes.size() < kStartBytes)
        return 0;
    for (std::size_t i = 0; i < kMagics.size(); ++i) {
        if (std::memcmp(bytes.data(), kMagics[i].data(), kMagicBytes) == 0)
            return static_cast<std::uint8_t>(i + 1);
    }
    return 0;
}

bool isZero(Bytes bytes) {
    return bytes.empty() ||
           (bytes[0] == std::byte{} && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

glm::vec3 decodeVector(const std::byte* from) {
    return {loadLittleEndian<float>(from), loadLittleEndian<float>(from + 4), loadLittleEndian<float>(from + 8)};
}

ColSurface decodeSurface(const std::byte* from) {
    const auto at = [&](std::size_t i) { return std::to_integer<std::uint8_t>(from[i]); };
    return {at(0), at(1), at(2), at(3)};
}

ColSphere decodeSphere1(const std::byte* from) {
    return {decodeVector(from + 4), loadLittleEndian<float>(from), decodeSurface(from + 16)};
}

ColSphere decodeSphere(const std::byte* from) {
    return {decodeVector(from), loadLittleEndian<float>(from + 12), decodeSurface(from + 16)};
}

ColBox decodeBox(const std::byte* from) {
    return {decodeVector(from), decodeVector(from + 12), decodeSurface(from + 24)};
}

ColFace decodeFace1(const std::byte* from) {
    return {loadLittleEndian<std::uint32_t>(from), loadLittleEndian<std::uint32_t>(from + 4),
            loadLittleEndian<std::uint32_t>(from + 8), std::to_integer<std::uint8_t>(from[12]),
            std::to_integer<std::uint8_t>(from[15])};
}

ColFace decodeFace(const std::byte* from) {
    return {loadLittleEndian<std::uint16_t>(from), loadLittleEndian<std::uint16_t>(from + 2),
            loadLittleEndian<std::uint16_t>(from + 4), std::to_integer<std::uint8_t>(from[6]),
            std::to_integer<std::uint8_t>(from[7])};
}

glm::vec3 decodeShortVertex(const std::byte* from) {
    const auto at = [&](std::size_t i) {
        return static_cast<float>(loadLittleEndian<std::int16_t>(from + i)) * kShortScale;
    };
    return {at(0), at(2), at(4)};
}

bool isSound(const glm::vec3& position) { // false for NaN
    return std::abs(position.x) <= kFarthest && std::abs(position.y) <= kFarthest && std::abs(position.z) <= kFarthest;
}

bool isSound(const ColSphere& sphere) {
    return isSound(sphere.center) && std::abs(sphere.radius) <= kFarthest;
}

bool isSound(const ColBox& box) {
    return isSound(box.minimum) && isSound(box.maximum);
}

/// Decodes the whole records.
template <auto decode, std::size_t stride>
auto decodeAll(Bytes from) {
    std::vector<decltype(decode(nullptr))> records(from.size() / stride);
    const std::byte* at = from.data();
    for (auto& record : records) {
        record = decode(at);
        at += stride;
    }
    return records;
}

/// Where the parts of a model are in the file, for notes.
struct Places {
    std::uint64_t spheres = 0;
    std::uint64_t boxes = 0;
    std::uint64_t faces = 0;
};

std::uint32_t largestIndex(const std::vector<ColFace>& faces) {
    std::uint32_t largest = 0;
    for (const ColFace& face : faces)
        largest = std::max(std::max(largest, face.a), std::max(face.b, face.c));
    return largest;
}

/// Leaves out what is damaged, with one note for each kind.
void dropDamaged(ColModel& model, const Places& places, bool verticesMayBeDamaged, Notes& notes) {
    const auto name = [&] { return shown(model.entry.name); };
    if (const auto dropped = std::erase_if(model.spheres, [](const ColSphere& s) { return !isSound(s); }))
        notes.add(places.spheres, [&] {
            return texts::format("damaged spheres of collision model {}, left out: {}", name(), dropped);
        });
    if (const auto dropped = std::erase_if(model.boxes, [](const ColBox& b) { return !isSound(b); }))
        notes.add(places.boxes,
                  [&] { return texts::format("damaged boxes of collision model {}, left out: {}", name(), dropped); });
    const auto count = model.vertices.size();
    const bool allThere = model.faces.empty() || largestIndex(model.faces) < count;
    const bool allSound = !verticesMayBeDamaged || std::all_of(model.vertices.begin(), model.vertices.end(),
                                                               [](const glm::vec3& v) { return isSound(v); });
    if (allThere && allSound)
        return;
    const auto usable = [&](std::uint32_t vertex) { return vertex < count && isSound(model.vertices[vertex]); };
    const auto dropped = std::erase_if(
        model.faces, [&](const ColFace& face) { return !usable(face.a) || !usable(face.b) || !usable(face.c); });
    if (dropped > 0)
        notes.add(places.faces,
                  [&] { return texts::format("damaged faces of collision model {}, left out: {}", name(), dropped); });
}

/// Version 1: each part behind its count.
Places readParts1(ByteReader& reader, ColModel& model) {
    Places places;
    const auto part = [&](std::size_t stride, std::string_view name) {
        const auto count = reader.read<std::uint32_t>(name);
        return reader.checkCount(count, stride, name) ? reader.take(count * stride, name) : Bytes();
    };
    const auto bounds = reader.take(kBoundsBytes, "bounds");
    places.spheres = reader.offset();
    const auto spheres = part(kSphereBytes, "spheres");
    reader.skip(4, "lines"); // a count that is 0
    places.boxes = reader.offset();
    const auto boxes = part(kBoxBytes, "boxes");
    const auto vertices = part(kFloatVertexBytes, "vertices");
    places.faces = reader.offset();
    const auto faces = part(kWideFaceBytes, "faces");
    if (!reader.ok())
        return places;
    model.bounds = {decodeVector(bounds.data() + 16), decodeVector(bounds.data() + 28), decodeVector(bounds.data() + 4),
                    loadLittleEndian<float>(bounds.data())};
    model.spheres = decodeAll<decodeSphere1, kSphereBytes>(spheres);
    model.boxes = decodeAll<decodeBox, kBoxBytes>(boxes);
    model.vertices = decodeAll<decodeVector, kFloatVertexBytes>(vertices);
    model.faces = decodeAll<decodeFace1, kWideFaceBytes>(faces);
    return places;
}

/// From version 2: parts at offsets from the end of the magic. `whole` is the model from its magic on.
Places readParts2(ByteReader& reader, Bytes whole, ColModel& model) {
    const auto bounds = reader.take(kBoundsBytes, "bounds");
    const auto sphereCount = reader.read<std::uint16_t>("spheres");
    const auto boxCount = reader.read<std::uint16_t>("boxes");
    const auto faceCount = reader.read<std::uint16_t>("faces");
    reader.skip(6, "flags"); // number of lines, a byte without meaning, flags
    const auto start = [&](std::string_view name) {
        return std::uint64_t{reader.read<std::uint32_t>(name)} + kMagicBytes;
    };
    const auto spheresAt = start("spheres");
    const auto boxesAt = start("boxes");
    (void)start("lines");
    const auto verticesAt = start("vertices");
    const auto facesAt = start("faces");
    const auto origin = model.entry.offset;
    const Places places{origin + spheresAt, origin + boxesAt, origin + facesAt};

    // Bytes at an offset, up to the end of the model.
    const auto rest = [&](std::uint64_t at) {
        return whole.subspan(static_cast<std::size_t>(std::min<std::uint64_t>(at, whole.size())));
    };
    const auto part = [&](std::uint64_t at, std::size_t count, std::size_t stride, std::string_view name) {
        if (count == 0 || !reader.ok())
            return Bytes();
        ByteReader there(rest(at), origin + at);
        if (!there.checkCount(count, stride, name)) {
            reader = there; // for its error
            return Bytes();
        }
        return there.take(count * stride, name);
    };
    const auto spheres = part(spheresAt, sphereCount, kSphereBytes, "spheres");
    const auto boxes = part(boxesAt, boxCount, kBoxBytes, "boxes");
    const auto faces = part(facesAt, faceCount, kNarrowFaceBytes, "faces");
    if (!reader.ok())
        return places;
    model.bounds = {decodeVector(bounds.data()), decodeVector(bounds.data() + 12), decodeVector(bounds.data() + 24),
                    loadLittleEndian<float>(bounds.data() + 36)};
    model.spheres = decodeAll<decodeSphere, kSphereBytes>(spheres);
    model.boxes = decodeAll<decodeBox, kBoxBytes>(boxes);
    model.faces = decodeAll<decodeFace, kNarrowFaceBytes>(faces);

    // As many vertices as faces use, unless another part or the end comes first.
    std::uint64_t end = whole.size();
    for (const auto& [at, count] :
         {std::pair(spheresAt, sphereCount), std::pair(boxesAt, boxCount), std::pair(facesAt, faceCount)}) {
        if (count > 0 && at > verticesAt)
            end = std::min(end, at);
    }
    const auto room = verticesAt < end ? static_cast<std::size_t>(end - verticesAt) / kShortVertexBytes : 0;
    const auto vertexCount = model.faces.empty() ? 0 : std::size_t{largestIndex(model.faces)} + 1;
    model.vertices = decodeAll<decodeShortVertex, kShortVertexBytes>(
        rest(verticesAt).first(std::min(vertexCount, room) * kShortVertexBytes));
    return places;
}

/// The caller has checked that the head is there.
ColEntry entryAt(Bytes file, std::size_t at, std::uint8_t version, std::uint64_t size) {
    return {storedName(file.subspan(at + kStartBytes, kNameBytes)),
            loadLittleEndian<std::uint16_t>(file.data() + at + kStartBytes + kNameBytes), version, at, size};
}

} // namespace

ColDirectory listCol(Bytes file) {
    ColDirectory result;
    std::size_t at = 0;
    while (const auto version = versionAt(file.subspan(at))) {
        const auto size = std::uint64_t{loadLittleEndian<std::uint32_t>(file.data() + at + 4)} + kStartBytes;
        if (size > file.size() - at) {
            result.notes.add(at, [&] {
                return texts::format("the file ends within its last collision model: {} of {} bytes are there",
                                     texts::grouped(file.size() - at), texts::grouped(size));
            });
            return result;
        }
        if (size < kHeadBytes) {
            result.notes.add(at, [&] { return texts::format("a collision model of {} bytes has no name", size); });
        } else {
            result.entries.push_back(entryAt(file, at, version, size));
        }
        at += static_cast<std::size_t>(size);
    }
    if (!isZero(file.subspan(at)))
        result.notes.add(at, [&] {
            return texts::format("{} bytes that are no collision model", texts::grouped(file.size() - at));
        });
    return result;
}

bytes::Result<ColModel> readColModel(Bytes file, std::uint64_t offset, Notes& notes) {
    const auto at = static_cast<std::size_t>(std::min<std::uint64_t>(offset, file.size()));
    const auto rest = file.subspan(at);
    const auto version = versionAt(rest);
    ByteReader reader(rest, at);
    const auto magic = reader.read<std::uint32_t>("magic");
    const auto size = reader.read<std::uint32_t>("size") + std::uint64_t{kStartBytes};
    if (version == 0)
        reader.fail(FormatErrorCode::BadMagic, "magic", fmt::format("0x{:08X}", magic), "COLL, COL2, COL3 or COL4",
                    kStartBytes);
    // Not the end of the file, but that of the model bounds what follows.
    ByteReader model = reader.sub(static_cast<std::size_t>(size - kStartBytes), "model");
    model.skip(kHeadBytes - kStartBytes, "name");
    if (!model.ok())
        return tl::unexpected(model.error());
    ColModel result;
    result.entry = entryAt(file, at, version, size);
    const auto places = version == 1 ? readParts1(model, result)
                                     : readParts2(model, rest.first(static_cast<std::size_t>(size)), result);
    if (!model.ok())
        return tl::unexpected(model.error());
    dropDamaged(result, places, version == 1, notes);
    return result;
}

ColFile readCol(Bytes file) {
    auto directory = listCol(file);
    ColFile result;
    result.models.reserve(directory.entries.size());
    for (const ColEntry& entry : directory.entries) {
        auto model = readColModel(file, entry.offset, result.notes);
        if (model) {
            result.models.push_back(std::move(*model));
            continue;
        }
        const auto& error = model.error();
        result.notes.add(error.offset, [&] {
            return texts::format("collision model {} is damaged: {} has {}, expected {}", shown(entry.name),
                                 error.field, error.found, error.expected);
        });
    }
    for (auto& note : directory.notes.kept)
        result.notes.add(note.at, [&] { return std::move(note.text); });
    result.notes.total += directory.notes.total - directory.notes.kept.size();
    return result;
}

} // namespace navsmith::gta_world
