#include "core/exports/base64.h"
#include "core/exports/polygon_file.h"
#include "core/exports/utf8.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>

namespace navsmith::exports {

namespace {

using Json = nlohmann::ordered_json;

// Constants of the specification of glTF 2.0.
constexpr std::uint32_t kGlbMagic = 0x46546C67;
constexpr std::uint32_t kJsonPart = 0x4E4F534A;
constexpr std::uint32_t kBinaryPart = 0x004E4942;
constexpr std::size_t kGlbHead = 12;
constexpr std::size_t kPartHead = 8;
constexpr int kByteIndex = 5121;
constexpr int kShortIndex = 5123;
constexpr int kLongIndex = 5125;
constexpr int kFloats = 5126;
enum Mode : int { Triangles = 4, Strip = 5, Fan = 6 };

constexpr int kDeepestNode = 200;
constexpr std::size_t kMostNodes = 1'000'000; ///< visited; a scene may be a graph
constexpr std::size_t kDeepestJson = 200;

std::uint32_t wordAt(std::span<const std::byte> bytes, std::size_t at) {
    std::uint32_t word = 0;
    for (std::size_t i = 4; i-- > 0;)
        word = word << 8U | std::to_integer<std::uint32_t>(bytes[at + i]);
    return word;
}

/// Member of an object; null if there is none.
const Json& member(const Json& object, const char* name) {
    static const Json none;
    if (!object.is_object())
        return none;
    const auto it = object.find(name);
    return it == object.end() ? none : *it;
}

std::optional<std::size_t> indexIn(const Json& value) {
    if (!value.is_number_unsigned())
        return std::nullopt;
    return value.get<std::size_t>();
}

std::size_t sizeOr(const Json& value, std::size_t otherwise) {
    return indexIn(value).value_or(otherwise);
}

/// Element of an array; null if there is none.
const Json& element(const Json& array, const Json& index) {
    static const Json none;
    const auto at = indexIn(index);
    return array.is_array() && at && *at < array.size() ? array[*at] : none;
}

template <std::size_t N>
std::optional<std::array<double, N>> numbersOf(const Json& value) {
    std::array<double, N> numbers{};
    if (!value.is_array() || value.size() != N)
        return std::nullopt;
    for (std::size_t i = 0; i < N; ++i) {
        if (!value[i].is_number())
            return std::nullopt;
        numbers.at(i) = value[i].get<double>();
    }
    return numbers;
}

glm::dmat4 placeOfNode(const Json& node) {
    glm::dmat4 place(1);
    if (const auto matrix = numbersOf<16>(member(node, "matrix"))) {
        for (std::size_t i = 0; i < matrix->size(); ++i)
            place[static_cast<glm::length_t>(i / 4)][static_cast<glm::length_t>(i % 4)] = matrix->at(i);
        return place;
    }
    if (const auto turn = numbersOf<4>(member(node, "rotation")))
        place = glm::mat4_cast(glm::dquat(turn->at(3), turn->at(0), turn->at(1), turn->at(2)));
    if (const auto scale = numbersOf<3>(member(node, "scale"))) {
        for (glm::length_t i = 0; i < 3; ++i)
            place[i] *= scale->at(static_cast<std::size_t>(i));
    }
    if (const auto at = numbersOf<3>(member(node, "translation")))
        place[3] = glm::dvec4(at->at(0), at->at(1), at->at(2), 1);
    return place;
}

/// The values of an accessor, as bytes.
struct Values {
    std::span<const std::byte> bytes;
    std::size_t stride = 0;
    std::size_t count = 0;
    int component = 0;

    [[nodiscard]] const std::byte* at(std::size_t i) const { return bytes.data() + i * stride; }
};

class GltfReader {
public:
    GltfReader(const Json& document, std::span<const std::byte> binary, UpAxis up)
        : document_(document), binary_(binary), up_(up) {
        file_.isModel = true;
        file_.up = up;
    }

    Result<PolygonFile> run() {
        const auto& scenes = member(document_, "scenes");
        const auto& scene = member(document_, "scene");
        const auto& roots = member(element(scenes, scene.is_null() ? Json(std::size_t{0}) : scene), "nodes");
        if (!roots.is_array())
            return failed(texts::format("The model has no scene"));
        for (const auto& root : roots) {
            if (auto done = visit(root, glm::dmat4(1), 0); !done)
                return failed(std::move(done.error()));
        }
        return std::move(file_);
    }

private:
    Result<void> visit(const Json& index, const glm::dmat4& above, int depth) {
        const auto& node = element(member(document_, "nodes"), index);
        if (depth > kDeepestNode || ++visited_ > kMostNodes)
            return failed(texts::format("The nodes of the model lie too deep inside each other"));
        const auto place = above * placeOfNode(node);
        if (const auto& mesh = element(member(document_, "meshes"), member(node, "mesh")); mesh.is_object()) {
            const auto& name = member(node, "name").is_string() ? member(node, "name") : member(mesh, "name");
            object_ = name.is_string() ? validUtf8(name.get<std::string>()) : std::string();
            number_ = 0;
            const auto& parts = member(mesh, "primitives");
            for (std::size_t i = 0; parts.is_array() && i < parts.size(); ++i) {
                if (auto fault = addPart(parts[i], place); !fault.empty())
                    file_.problems.push_back({object_.empty() ? texts::format("a mesh") : object_, std::move(fault)});
                if (file_.polygons.size() >= kMostPolygons)
                    return failed(texts::format("The file has more than {} polygons", texts::grouped(kMostPolygons)));
            }
        }
        const auto& children = member(node, "children");
        for (std::size_t i = 0; children.is_array() && i < children.size(); ++i) {
            if (auto done = visit(children[i], place, depth + 1); !done)
                return done;
        }
        return {};
    }

    /// Returns what is wrong.
    std::string addPart(const Json& part, const glm::dmat4& place) {
        const auto mode = sizeOr(member(part, "mode"), Triangles);
        if (mode != Triangles && mode != Strip && mode != Fan)
            return {};
        if (!member(member(part, "extensions"), "KHR_draco_mesh_compression").is_null())
            return texts::format("is compressed: export it without compression");
        const auto& accessor = element(member(document_, "accessors"), member(member(part, "attributes"), "POSITION"));
        const auto places = valuesOf(accessor, "VEC3", 3);
        if (!places || places->component != kFloats)
            return texts::format("has no places that can be read");
        const auto& list = member(part, "indices");
        std::optional<Values> indices;
        if (!list.is_null()) {
            indices = valuesOf(element(member(document_, "accessors"), list), "SCALAR", 1);
            if (!indices || indices->component == kFloats)
                return texts::format("has no triangles that can be read");
        }
        const auto count = indices ? indices->count : places->count;
        const auto corner = [&](std::size_t i) { return indices ? indexAt(*indices, i) : i; };
        bool isSound = true;
        const auto triangle = [&](std::size_t a, std::size_t b, std::size_t c) {
            if (file_.polygons.size() < kMostPolygons)
                isSound = addTriangle(*places, {corner(a), corner(b), corner(c)}, place) && isSound;
        };
        if (mode == Triangles) {
            for (std::size_t i = 0; i + 2 < count; i += 3)
                triangle(i, i + 1, i + 2);
        } else {
            for (std::size_t i = 0; i + 2 < count; ++i) {
                if (mode == Fan)
                    triangle(0, i + 1, i + 2);
                else
                    triangle(i, i + 1 + i % 2, i + 2 - i % 2);
            }
        }
        return isSound ? std::string() : texts::format("names points that it does not have");
    }

    bool addTriangle(const Values& places, const std::array<std::size_t, 3>& corners, const glm::dmat4& place) {
        systems::Polygon triangle{{}, object_, {{}}, true};
        for (const auto corner : corners) {
            if (corner >= places.count)
                return false;
            std::array<float, 3> at{};
            std::memcpy(at.data(), places.at(corner), sizeof at);
            const glm::dvec3 world(place * glm::dvec4(double{at[0]}, double{at[1]}, double{at[2]}, 1));
            if (!std::isfinite(world.x) || !std::isfinite(world.y) || !std::isfinite(world.z))
                return false;
            triangle.rings.front().push_back(zUp(world, up_));
        }
        ++number_;
        triangle.name = object_.empty() ? texts::format("triangle {}", number_)
                                        : texts::format("{}, triangle {}", object_, number_);
        file_.polygons.push_back(std::move(triangle));
        return true;
    }

    static std::size_t indexAt(const Values& values, std::size_t i) {
        const auto* bytes = values.at(i);
        std::size_t index = 0;
        const std::size_t width = values.component == kByteIndex ? 1 : values.component == kShortIndex ? 2 : 4;
        for (std::size_t k = width; k-- > 0;)
            index = index << 8U | std::to_integer<std::size_t>(bytes[k]);
        return index;
    }

    static std::size_t widthOf(std::size_t component) {
        switch (component) {
        case kByteIndex:
            return 1;
        case kShortIndex:
            return 2;
        case kLongIndex:
        case kFloats:
            return 4;
        default:
            return 0;
        }
    }

    [[nodiscard]] std::optional<Values> valuesOf(const Json& accessor, std::string_view type, std::size_t parts) const {
        const auto& view = element(member(document_, "bufferViews"), member(accessor, "bufferView"));
        const auto component = sizeOr(member(accessor, "componentType"), 0);
        const auto width = widthOf(component) * parts;
        if (!view.is_object() || member(accessor, "type") != type || width == 0 ||
            !member(accessor, "sparse").is_null() || sizeOr(member(view, "buffer"), 1) != 0)
            return std::nullopt;
        const auto first = sizeOr(member(view, "byteOffset"), 0);
        const auto length = sizeOr(member(view, "byteLength"), 0);
        const auto offset = sizeOr(member(accessor, "byteOffset"), 0);
        const auto count = sizeOr(member(accessor, "count"), 0);
        const auto stride = sizeOr(member(view, "byteStride"), width);
        if (first > binary_.size() || length > binary_.size() - first || offset > length || count == 0 ||
            stride < width || stride > std::numeric_limits<std::uint16_t>::max())
            return std::nullopt;
        const auto rest = length - offset;
        if (rest < width || (rest - width) / stride < count - 1)
            return std::nullopt;
        return Values{binary_.subspan(first + offset, rest), stride, count, static_cast<int>(component)};
    }

    const Json& document_;
    std::span<const std::byte> binary_;
    UpAxis up_;
    PolygonFile file_;
    std::string object_;
    std::size_t number_ = 0; ///< of the triangle in its object
    std::size_t visited_ = 0;
};

bool isDeep(std::string_view text) {
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted && c == '\\')
            ++at;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '[' || c == '{') && ++depth > kDeepestJson)
            return true;
        else if (!quoted && (c == ']' || c == '}') && depth > 0)
            --depth;
    }
    return false;
}

Result<PolygonFile> readParts(std::string_view text, std::span<const std::byte> binary, UpAxis up) {
    if (isDeep(text))
        return failed(texts::format("The file has more than {} brackets inside each other", kDeepestJson));
    const auto document = Json::parse(text, nullptr, false);
    if (!document.is_object())
        return failed(texts::format("The file is no glTF model: it is not sound JSON"));
    const auto& uri = member(element(member(document, "buffers"), Json(std::size_t{0})), "uri");
    Bytes inside;
    if (uri.is_string()) {
        const auto& data = uri.get_ref<const std::string&>();
        const auto comma = data.find(";base64,");
        if (!data.starts_with("data:") || comma == std::string::npos)
            return failed(texts::format("The data of the model are in another file, {}: export it as GLB",
                                        validUtf8(data.substr(0, 100))));
        auto bytes = fromBase64(std::string_view(data).substr(comma + std::string_view(";base64,").size()));
        if (!bytes)
            return failed(texts::format("The data of the model are damaged"));
        inside = std::move(*bytes);
        binary = inside;
    }
    return GltfReader(document, binary, up).run();
}

} // namespace

bool isGltf(std::span<const std::byte> file) {
    if (file.size() >= kGlbHead && wordAt(file, 0) == kGlbMagic)
        return true;
    const auto text = bytes::textOf(file);
    const auto first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    // A feature collection has no asset, and a model must have one.
    return first != std::string_view::npos && text[first] == '{' && text.find("\"asset\"") != std::string_view::npos &&
           text.find("\"FeatureCollection\"") == std::string_view::npos;
}

Result<PolygonFile> readGltfPolygons(std::span<const std::byte> file, UpAxis up) {
    const auto asText = [](std::span<const std::byte> bytes) { return bytes::textOf(bytes); };
    if (file.size() < kGlbHead || wordAt(file, 0) != kGlbMagic)
        return readParts(asText(file), {}, up);
    if (wordAt(file, 4) != 2)
        return failed(texts::format("The model has version {} of glTF; only 2 can be read", wordAt(file, 4)));
    std::string_view text;
    std::span<const std::byte> binary;
    auto rest = file.subspan(kGlbHead);
    while (rest.size() >= kPartHead) {
        const std::size_t size = wordAt(rest, 0);
        const auto kind = wordAt(rest, 4);
        rest = rest.subspan(kPartHead);
        if (size > rest.size())
            return failed(texts::format("The model ends too early: {} bytes are missing", size - rest.size()));
        if (kind == kJsonPart && text.empty())
            text = asText(rest.first(size));
        else if (kind == kBinaryPart && binary.empty())
            binary = rest.first(size);
        rest = rest.subspan(size);
    }
    return readParts(text, binary, up);
}

} // namespace navsmith::exports
