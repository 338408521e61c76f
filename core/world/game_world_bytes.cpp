#include "core/world/game_world_bytes.h"

#include "formats/bytes/byte_reader.h"

#include <glm/mat3x3.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::world {
namespace {

using bytes::FormatErrorCode;

class Writer {
public:
    explicit Writer(bytes::ByteWriter& out) : out_(out) {}

    void number(std::uint32_t value) { out_.write(value); }
    void text(std::string_view text) { bytes::writeText(out_, text); }
    void vector(const glm::vec3& value) {
        for (int i = 0; i < 3; ++i)
            out_.write(value[i]);
    }
    void real(float value) { out_.write(value); }
    void plane(const glm::vec2& value) {
        out_.write(value.x);
        out_.write(value.y);
    }
    template <typename T, typename Write>
    void list(const std::vector<T>& values, const Write& write) {
        number(static_cast<std::uint32_t>(values.size()));
        for (const auto& value : values)
            write(value);
    }
    void vectors(const std::vector<glm::vec3>& values) {
        list(values, [&](const auto& value) { vector(value); });
    }
    void numbers(const std::vector<std::uint32_t>& values) {
        list(values, [&](std::uint32_t value) { number(value); });
    }
    /// Enumerators, or bytes.
    template <typename T>
    void small(T value) {
        out_.write(static_cast<std::uint8_t>(value));
    }

private:
    bytes::ByteWriter& out_;
};

class Reader {
public:
    explicit Reader(std::span<const std::byte> bytes) : in_(bytes) {}

    [[nodiscard]] bool ok() const { return in_.ok(); }
    [[nodiscard]] const bytes::FormatError& error() const { return in_.error(); }
    void expectEnd() { in_.expectEnd("end"); }
    void fail(std::string_view field, std::string found, std::string expected) {
        if (in_.ok())
            in_.fail(FormatErrorCode::BadValue, field, std::move(found), std::move(expected));
    }

    std::uint32_t number(std::string_view field) { return in_.read<std::uint32_t>(field); }
    /// Below `end`.
    std::uint32_t index(std::size_t end, std::string_view field) {
        const auto value = number(field);
        if (value >= end)
            fail(field, std::to_string(value), "less than " + std::to_string(end));
        return value;
    }
    template <typename T>
    T small(std::size_t end, std::string_view field) {
        const auto value = in_.read<std::uint8_t>(field);
        if (value >= end)
            fail(field, std::to_string(value), "less than " + std::to_string(end));
        return static_cast<T>(value);
    }
    std::string text(std::string_view field) {
        const auto content = in_.take(number(field), field);
        std::string text(content.size(), '\0');
        std::ranges::transform(content, text.begin(), [](std::byte b) { return static_cast<char>(b); });
        return text;
    }
    float real(std::string_view field) {
        const auto value = in_.read<float>(field);
        if (!std::isfinite(value))
            fail(field, "no number", "a number");
        return value;
    }
    glm::vec3 vector(std::string_view field) {
        glm::vec3 value{0.0F};
        for (int i = 0; i < 3; ++i)
            value[i] = real(field);
        return value;
    }
    glm::vec2 plane(std::string_view field) {
        const auto x = real(field);
        return {x, real(field)};
    }
    /// `size`: the least bytes of an entry.
    template <typename T, typename Read>
    std::vector<T> list(std::size_t size, std::string_view field, const Read& read) {
        std::vector<T> values;
        const auto count = number(field);
        if (!in_.checkCount(count, size, field))
            return values;
        values.reserve(count);
        for (std::uint32_t i = 0; i < count && in_.ok(); ++i)
            values.push_back(read());
        return values;
    }
    // Long lists are checked as a whole, which is several times as fast.
    std::vector<glm::vec3> vectors(std::string_view field) {
        const auto numbers = all<float>(3, field);
        std::vector<glm::vec3> values(numbers.size() / 3);
        float sum = 0; // of zeros, unless a number is not finite
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = {numbers[i * 3], numbers[i * 3 + 1], numbers[i * 3 + 2]};
            sum += values[i].x * 0.0F + values[i].y * 0.0F + values[i].z * 0.0F;
        }
        if (!(sum == 0))
            fail(field, "no number", "numbers");
        return values;
    }
    std::vector<std::uint32_t> indices(std::size_t end, std::string_view field) {
        auto values = all<std::uint32_t>(1, field);
        if (!values.empty() && std::ranges::max(values) >= end) {
            fail(field, std::to_string(std::ranges::max(values)), "less than " + std::to_string(end));
            values.clear();
        }
        return values;
    }
    std::vector<Surface> surfaces(std::string_view field) {
        const auto numbers = all<std::uint8_t>(1, field);
        if (!numbers.empty() && std::ranges::max(numbers) >= gta_world::kSurfaceClasses)
            fail(field, std::to_string(std::ranges::max(numbers)), "a known surface");
        std::vector<Surface> values(numbers.size());
        std::ranges::transform(numbers, values.begin(), [](std::uint8_t n) { return static_cast<Surface>(n); });
        return values;
    }
    std::span<const std::byte> take(std::size_t size, std::string_view field) { return in_.take(size, field); }

private:
    /// A list with so many numbers an entry.
    template <typename T>
    std::vector<T> all(std::size_t each, std::string_view field) {
        const std::size_t count = std::size_t{number(field)} * each;
        const auto bytes = in_.take(count * sizeof(T), field);
        std::vector<T> values(bytes.size() / sizeof(T));
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = bytes::loadLittleEndian<T>(bytes.data() + i * sizeof(T));
        return values;
    }

    bytes::ByteReader in_;
};

constexpr std::size_t kTextSize = sizeof(std::uint32_t);
constexpr std::size_t kLayerSize = 1 + 2 * sizeof(std::uint32_t);
constexpr std::size_t kMeshSize = 4 * sizeof(std::uint32_t);
constexpr std::size_t kPlacementSize = sizeof(std::uint32_t) + 1 + 12 * sizeof(float);
constexpr std::size_t kModelSize = 3 * sizeof(std::uint32_t) + sizeof(float) + 5;
constexpr std::size_t kObjectSize = 3 * sizeof(std::uint32_t) + 2 + 12 * sizeof(float);
constexpr std::size_t kPixelSize = 4;
constexpr std::uint32_t kLargestPicture = 1U << 14U; ///< pixels along a side

void writeGeometry(Writer& out, const MapGeometry& geometry) {
    out.text(geometry.title);
    out.list(geometry.notes, [&](const auto& note) { out.text(note); });
    out.vector(geometry.minimum);
    out.vector(geometry.maximum);
    out.vectors(geometry.positions);
    out.numbers(geometry.indices);
    out.list(geometry.layers, [&](const LayerRange& range) {
        out.small(range.layer);
        out.number(range.firstTriangle);
        out.number(range.triangleCount);
    });
}

MapGeometry readGeometry(Reader& in) {
    MapGeometry geometry;
    geometry.title = in.text("title");
    geometry.notes = in.list<std::string>(kTextSize, "notes", [&] { return in.text("note"); });
    geometry.minimum = in.vector("minimum");
    geometry.maximum = in.vector("maximum");
    geometry.positions = in.vectors("positions");
    geometry.indices = in.indices(geometry.positions.size(), "corners");
    std::uint32_t next = 0;
    geometry.layers = in.list<LayerRange>(kLayerSize, "layers", [&] {
        LayerRange range;
        range.layer = in.small<MapLayer>(mapLayers().size(), "layer");
        range.firstTriangle = in.number("first triangle");
        range.triangleCount = in.number("triangles");
        if (range.firstTriangle != next || range.triangleCount > geometry.triangleCount() - next)
            in.fail("triangles of a layer", std::to_string(range.firstTriangle), std::to_string(next));
        else
            next += range.triangleCount;
        return range;
    });
    if (geometry.indices.size() % 3 != 0 || next != geometry.triangleCount())
        in.fail("triangles", std::to_string(geometry.triangleCount()), std::to_string(next));
    return geometry;
}

void writeMesh(Writer& out, const Mesh& mesh) {
    out.text(mesh.name);
    out.vectors(mesh.positions);
    out.numbers(mesh.indices);
    out.list(mesh.surfaces, [&](Surface surface) { out.small(surface); });
}

Mesh readMesh(Reader& in) {
    Mesh mesh;
    mesh.name = in.text("name of a model");
    mesh.positions = in.vectors("vertices");
    mesh.indices = in.indices(mesh.positions.size(), "corners");
    mesh.surfaces = in.surfaces("surfaces");
    if (mesh.indices.size() != mesh.surfaces.size() * 3)
        in.fail("surfaces", std::to_string(mesh.surfaces.size()), std::to_string(mesh.indices.size() / 3));
    return mesh;
}

void writePlacement(Writer& out, const Placement& placement) {
    out.number(placement.mesh);
    out.small(placement.layer);
    out.vector(placement.position);
    for (int column = 0; column < 3; ++column)
        out.vector(placement.turn[column]);
}

Placement readPlacement(Reader& in, std::size_t meshes) {
    Placement placement;
    placement.mesh = in.index(meshes, "model");
    placement.layer = in.small<MapLayer>(mapLayers().size(), "layer");
    placement.position = in.vector("position");
    for (int column = 0; column < 3; ++column)
        placement.turn[column] = in.vector("rotation");
    return placement;
}

void writeDrawn(Writer& out, const DrawnWorld& drawn) {
    out.list(drawn.models, [&](const DrawnModel& model) {
        out.number(model.id);
        out.text(model.name);
        out.text(model.textures);
        out.real(model.distance);
        for (const std::uint8_t value : {std::uint8_t{model.additive}, std::uint8_t{model.bothSides},
                                         std::uint8_t{model.atFrames}, model.from, model.until})
            out.small(value);
    });
    out.list(drawn.objects, [&](const DrawnObject& object) {
        out.number(object.model);
        out.small(object.layer);
        out.small(object.low);
        out.number(object.twin);
        out.number(object.placement);
        out.vector(object.position);
        for (int column = 0; column < 3; ++column)
            out.vector(object.turn[column]);
    });
    const std::map<std::string, std::string> sorted(drawn.textureParents.begin(), drawn.textureParents.end());
    out.number(static_cast<std::uint32_t>(sorted.size()));
    for (const auto& [from, to] : sorted) {
        out.text(from);
        out.text(to);
    }
    const std::map<std::uint32_t, std::string> names(drawn.names.begin(), drawn.names.end());
    out.number(static_cast<std::uint32_t>(names.size()));
    for (const auto& [id, name] : names) {
        out.number(id);
        out.text(name);
    }
}

DrawnWorld readDrawn(Reader& in, std::size_t placements) {
    DrawnWorld drawn;
    drawn.models = in.list<DrawnModel>(kModelSize, "drawn models", [&] {
        DrawnModel model;
        model.id = in.number("id of a drawn model");
        model.name = in.text("name of a drawn model");
        model.textures = in.text("name of textures");
        model.distance = in.real("distance");
        model.additive = in.small<std::uint8_t>(2, "additive") != 0;
        model.bothSides = in.small<std::uint8_t>(2, "both sides") != 0;
        model.atFrames = in.small<std::uint8_t>(2, "at frames") != 0;
        model.from = in.small<std::uint8_t>(24, "hour");
        model.until = in.small<std::uint8_t>(24, "hour");
        return model;
    });
    drawn.objects = in.list<DrawnObject>(kObjectSize, "drawn objects", [&] {
        DrawnObject object;
        object.model = in.index(drawn.models.size(), "drawn model");
        object.layer = in.small<MapLayer>(mapLayers().size(), "layer");
        object.low = in.small<std::uint8_t>(2, "low detail") != 0;
        object.twin = in.number("twin");
        object.placement = in.number("placement");
        if (object.placement != kNoPlacement && object.placement >= placements)
            in.fail("placement", std::to_string(object.placement), "less than " + std::to_string(placements));
        object.position = in.vector("position");
        for (int column = 0; column < 3; ++column)
            object.turn[column] = in.vector("rotation");
        return object;
    });
    for (const auto& object : drawn.objects) {
        if (object.twin != kNoTwin && object.twin >= drawn.objects.size())
            in.fail("twin", std::to_string(object.twin), "less than " + std::to_string(drawn.objects.size()));
    }
    const auto parents = in.number("parents of textures");
    for (std::uint32_t i = 0; i < parents && in.ok(); ++i) {
        auto from = in.text("textures");
        drawn.textureParents.insert_or_assign(std::move(from), in.text("textures"));
    }
    const auto names = in.number("names of models");
    for (std::uint32_t i = 0; i < names && in.ok(); ++i) {
        const auto id = in.number("id of a model");
        drawn.names.insert_or_assign(id, in.text("name of a model"));
    }
    return drawn;
}

void writePicture(Writer& out, const MapPicture& picture) {
    out.number(picture.width);
    out.number(picture.height);
    out.plane(picture.low);
    out.plane(picture.high);
    for (const auto value : picture.rgba)
        out.small(value);
}

MapPicture readPicture(Reader& in) {
    MapPicture picture;
    picture.width = in.index(kLargestPicture, "width of the picture");
    picture.height = in.index(kLargestPicture, "height of the picture");
    picture.low = in.plane("corner of the picture");
    picture.high = in.plane("corner of the picture");
    const auto pixels = in.take(std::size_t{picture.width} * picture.height * kPixelSize, "picture");
    picture.rgba.resize(pixels.size());
    std::ranges::transform(pixels, picture.rgba.begin(), [](std::byte b) { return static_cast<std::uint8_t>(b); });
    return picture;
}

} // namespace

void writeWorld(bytes::ByteWriter& to, const Backdrop& world) {
    Writer out(to);
    writeGeometry(out, world.geometry);
    out.number(static_cast<std::uint32_t>(world.placed->meshes().size()));
    for (const auto& mesh : world.placed->meshes())
        writeMesh(out, mesh);
    out.number(static_cast<std::uint32_t>(world.placed->placements().size()));
    for (const auto& placement : world.placed->placements())
        writePlacement(out, placement);
    out.small(world.picture != nullptr);
    if (world.picture != nullptr)
        writePicture(out, *world.picture);
    out.small(world.drawn != nullptr);
    if (world.drawn != nullptr)
        writeDrawn(out, *world.drawn);
}

bytes::Result<Backdrop> readWorld(std::span<const std::byte> bytes, const std::stop_token& stop) {
    Reader in(bytes);
    Backdrop world;
    world.geometry = readGeometry(in);
    auto meshes = in.list<Mesh>(kMeshSize, "models", [&] {
        if (stop.stop_requested())
            in.fail("models", "stopped", "all");
        return readMesh(in);
    });
    auto placements =
        in.list<Placement>(kPlacementSize, "placements", [&] { return readPlacement(in, meshes.size()); });
    if (in.small<std::uint8_t>(2, "picture") != 0)
        world.picture = std::make_shared<const MapPicture>(readPicture(in));
    if (in.small<std::uint8_t>(2, "drawn world") != 0)
        world.drawn = std::make_shared<const DrawnWorld>(readDrawn(in, placements.size()));
    in.expectEnd();
    if (!in.ok())
        return tl::unexpected(in.error());
    world.placed = std::make_shared<const PlacedMeshes>(std::move(meshes), std::move(placements));
    auto rays = RayCaster::build(world.geometry, stop, world.placed);
    if (!rays) {
        in.fail("models", "stopped", "all");
        return tl::unexpected(in.error());
    }
    world.rays = std::move(*rays);
    return world;
}

} // namespace navsmith::world
