#include "core/world/game_world.h"

#include "core/world/map_builder.h"
#include "formats/bytes/plain_text.h"
#include "formats/gta_world/loader_file.h"
#include "formats/gta_world/surfaces.h"
#include "formats/texts/texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <numbers>

namespace navsmith::world {
namespace {

using gta_world::IdeObject;

constexpr unsigned kStockRadarParts = 12; ///< in a row
constexpr unsigned kMostRadarParts = 4096;
constexpr float kRadarPart = 500;                  ///< metres, each way
constexpr std::uint32_t kMostPicturePixels = 4096; ///< each way

/// "lae" of "LAe.ipl" and of "lae_stream12.ipl".
std::string baseOf(std::string_view name, bool binary) {
    auto base = bytes::lowered(name.substr(0, name.rfind('.')));
    if (binary)
        base = base.substr(0, base.rfind("_stream"));
    return base;
}

MapLayer layerOf(const IdeObject& object, bool dynamic) {
    namespace flags = gta_world::ide_flags;
    constexpr auto breaks = flags::kGlass | flags::kGlassCracking | flags::kDamageable | flags::kBreakableStatue;
    if ((object.flags & breaks) != 0)
        return MapLayer::Breakable;
    if (dynamic || (object.flags & flags::kGarageDoor) != 0 || object.kind == IdeObject::Kind::Animated)
        return MapLayer::Brushes;
    if (object.drawDistance == 0.0F || object.model.find("invis") != std::string::npos)
        return MapLayer::Clips;
    return MapLayer::Solid;
}

void addFace(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c, Surface surface) {
    mesh.indices.insert(mesh.indices.end(), {a, b, c});
    mesh.surfaces.push_back(surface);
}

void addBox(Mesh& mesh, const gta_world::ColBox& box) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    const auto low = glm::min(box.minimum, box.maximum);
    const auto high = glm::max(box.minimum, box.maximum);
    for (unsigned i = 0; i < 8; ++i) // bit 0: x, bit 1: y, bit 2: z
        mesh.positions.emplace_back((i & 1U) != 0 ? high.x : low.x, (i & 2U) != 0 ? high.y : low.y,
                                    (i & 4U) != 0 ? high.z : low.z);
    constexpr std::array<std::array<std::uint32_t, 4>, 6> sides{
        {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
    const auto surface = gta_world::surfaceClass(box.surface.material);
    for (const auto& side : sides) {
        addFace(mesh, first + side[0], first + side[1], first + side[2], surface);
        addFace(mesh, first + side[0], first + side[2], first + side[3], surface);
    }
}

void addSphere(Mesh& mesh, const gta_world::ColSphere& sphere) {
    constexpr float t = std::numbers::phi_v<float>;
    constexpr std::array<std::array<float, 3>, 12> corners{{{-1, t, 0},
                                                            {1, t, 0},
                                                            {-1, -t, 0},
                                                            {1, -t, 0},
                                                            {0, -1, t},
                                                            {0, 1, t},
                                                            {0, -1, -t},
                                                            {0, 1, -t},
                                                            {t, 0, -1},
                                                            {t, 0, 1},
                                                            {-t, 0, -1},
                                                            {-t, 0, 1}}};
    constexpr std::array<std::array<std::uint32_t, 3>, 20> faces{
        {{0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
         {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
         {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}}};
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const auto& [x, y, z] : corners)
        mesh.positions.push_back(sphere.center + sphere.radius * glm::normalize(glm::vec3(x, y, z)));
    const auto surface = gta_world::surfaceClass(sphere.surface.material);
    for (const auto& [a, b, c] : faces)
        addFace(mesh, first + a, first + b, first + c, surface);
}

/// The number of "radar07.txd".
std::optional<unsigned> radarNumber(std::string_view name) {
    constexpr std::string_view before = "radar";
    constexpr std::string_view after = ".txd";
    if (!name.starts_with(before) || !name.ends_with(after) || name.size() <= before.size() + after.size())
        return std::nullopt;
    return bytes::parsed<unsigned>(name.substr(before.size(), name.size() - before.size() - after.size()));
}

/// Collects what is drawn, and finds the twins once everything is there.
class DrawnObjects {
public:
    DrawnObject& add(std::uint32_t id, const DrawnModel& model, const DrawnObject& object) {
        const auto [at, fresh] = models_.try_emplace(id, static_cast<std::uint32_t>(world_.models.size()));
        if (fresh)
            world_.models.push_back(model);
        auto& added = world_.objects.emplace_back(object);
        added.model = at->second;
        return added;
    }
    /// The object that was added last is this row of the text, and has that one as its twin. `base`: see
    /// GameWorldBuilder::Placements; stays.
    void link(std::string_view base, std::optional<std::uint32_t> row, std::int32_t twin) {
        const auto last = static_cast<std::uint32_t>(world_.objects.size() - 1);
        if (row)
            rows_[base].emplace(*row, last);
        if (twin >= 0)
            lowModels_.push_back({base, static_cast<std::uint32_t>(twin), last});
    }
    void name(std::uint32_t id, const std::string& name) { world_.names.emplace(id, name); }
    std::shared_ptr<const DrawnWorld> finish(std::unordered_map<std::string, std::string> parents) && {
        for (const auto& [base, row, object] : lowModels_) {
            const auto text = rows_.find(base);
            const auto it = text == rows_.end() ? std::unordered_map<std::uint32_t, std::uint32_t>::const_iterator()
                                                : text->second.find(row);
            if (text == rows_.end() || it == text->second.end())
                continue;
            auto& from = world_.objects[object];
            // Rows may name each other, so only objects of full detail have a twin, and only of low detail.
            if (!from.low && world_.objects[it->second].low)
                from.twin = it->second;
        }
        world_.textureParents = std::move(parents);
        return std::make_shared<const DrawnWorld>(std::move(world_));
    }

private:
    struct LowModel {
        std::string_view base;
        std::uint32_t row = 0;
        std::uint32_t object = 0;
    };
    DrawnWorld world_;
    std::unordered_map<std::uint32_t, std::uint32_t> models_; ///< by id
    std::unordered_map<std::string_view, std::unordered_map<std::uint32_t, std::uint32_t>> rows_;
    std::vector<LowModel> lowModels_;
};

constexpr std::string_view kQuartersFile = "samaps.txd";
constexpr std::string_view kQuarter = "gtasamapbit"; ///< textures 1 to 4, in rows from the north-west
constexpr unsigned kQuarters = 4;

DrawnModel drawnModel(const IdeObject& object) {
    namespace flags = gta_world::ide_flags;
    DrawnModel model{object.id, object.model, object.txd, object.drawDistance};
    model.additive = (object.flags & flags::kAdditive) != 0;
    model.bothSides = (object.flags & flags::kBothSides) != 0;
    model.atFrames = object.kind == IdeObject::Kind::Animated;
    if (object.kind == IdeObject::Kind::Timed) {
        model.from = object.timeOn;
        model.until = object.timeOff;
    }
    return model;
}

std::string noteText(const gta_world::Note& note, std::string_view file, bool line) {
    return line ? texts::format("{}, line {}: {}", file, note.at, note.text)
                : texts::format("{}, byte {}: {}", file, note.at, note.text);
}

std::optional<WorldFileKind> kindOf(gta_world::LoaderLine::Command command) {
    using enum gta_world::LoaderLine::Command;
    switch (command) {
    case Img:
        return WorldFileKind::Archive;
    case Ide:
        return WorldFileKind::Definitions;
    case Ipl:
        return WorldFileKind::Placements;
    case Col:
        return WorldFileKind::Collision;
    default:
        return std::nullopt;
    }
}

} // namespace

WorldList readWorldList(std::span<const std::byte> file, std::string_view name) {
    const auto read = gta_world::readLoader(file);
    WorldList list;
    for (const auto& line : read.lines) {
        if (const auto kind = kindOf(line.command))
            list.lines.push_back({*kind, line.path, line.line});
    }
    for (const auto& note : read.notes.kept)
        list.notes.push_back(noteText(note, name, true));
    return list;
}

bool isWorldMember(std::string_view name) {
    const auto low = bytes::lowered(name);
    return low.ends_with(".col") || low.ends_with(".ipl") || low == kQuartersFile || radarNumber(low).has_value();
}

bool isModelMember(std::string_view name) {
    const auto low = bytes::lowered(name);
    return low.ends_with(".dff") || low.ends_with(".txd");
}

void GameWorldBuilder::addNotes(const gta_world::Notes& notes, std::string_view file, bool lines) {
    for (const auto& note : notes.kept)
        notes_.push_back(noteText(note, file, lines));
    if (notes.total > notes.kept.size())
        notes_.push_back(texts::format("{}: {} more of that kind", file, notes.total - notes.kept.size()));
}

void GameWorldBuilder::add(WorldFileKind kind, std::span<const std::byte> file, std::string_view name) {
    if (kind == WorldFileKind::Definitions) {
        const auto definitions = gta_world::readIde(file);
        addNotes(definitions.notes, name, true);
        addDefinitions(definitions, name);
    } else if (kind == WorldFileKind::Placements) {
        auto placements = gta_world::readIpl(file);
        addNotes(placements.notes, name, !placements.binary);
        addPlacements(std::move(placements), name);
    } else if (kind == WorldFileKind::Water) {
        const auto water = gta_world::readWater(file);
        addNotes(water.notes, name, true);
        addWater(water);
    } else if (kind == WorldFileKind::Collision) {
        const auto models = gta_world::readCol(file);
        addNotes(models.notes, name, false);
        addCollision(models);
    }
}

void GameWorldBuilder::addMember(std::span<const std::byte> file, std::string_view name) {
    const auto low = bytes::lowered(name);
    if (low.ends_with(".col") || low.ends_with(".ipl")) {
        add(low.ends_with(".col") ? WorldFileKind::Collision : WorldFileKind::Placements, file, name);
        return;
    }
    const auto number = radarNumber(low);
    const auto textures = gta_world::readTxd(file);
    if (!textures) {
        notes_.push_back(std::string(name) + ": " + bytes::describe(textures.error()));
        return;
    }
    addNotes(textures->notes, name, false);
    const auto decoded = [&](const auto& texture, const auto& add) {
        if (const auto picture = gta_world::decodeTexture(file, texture))
            add(*picture);
        else
            notes_.push_back(std::string(name) + ": " + bytes::describe(picture.error()));
    };
    if (number && !textures->textures.empty())
        decoded(textures->textures.front(), [&](const auto& picture) { addRadar(*number, picture); });
    for (unsigned quarter = 0; quarter < kQuarters && !number; ++quarter) {
        const auto title = std::string(kQuarter) + std::to_string(quarter + 1);
        const auto it =
            std::ranges::find_if(textures->textures, [&](const auto& texture) { return texture.name == title; });
        if (it != textures->textures.end())
            decoded(*it, [&](const auto& picture) { addQuarter(quarter, picture); });
    }
}

Mesh toMesh(const gta_world::ColModel& model) {
    Mesh mesh;
    mesh.name = model.entry.name;
    constexpr std::size_t boxFaces = 12;
    constexpr std::size_t sphereFaces = 20;
    const auto faces = model.faces.size() + model.boxes.size() * boxFaces + model.spheres.size() * sphereFaces;
    mesh.positions = model.vertices;
    mesh.indices.reserve(faces * 3);
    mesh.surfaces.reserve(faces);
    for (const auto& face : model.faces) {
        if (face.a != face.b && face.b != face.c && face.c != face.a)
            addFace(mesh, face.a, face.b, face.c, gta_world::surfaceClass(face.material));
    }
    for (const auto& box : model.boxes)
        addBox(mesh, box);
    for (const auto& sphere : model.spheres)
        addSphere(mesh, sphere);
    return mesh;
}

void GameWorldBuilder::addDefinitions(const gta_world::IdeFile& file, std::string_view name) {
    const bool dynamic = bytes::lowered(name).starts_with("dynamic");
    for (const auto& object : file.objects)
        objects_.insert_or_assign(object.id, Object{drawnModel(object), layerOf(object, dynamic)});
    for (const auto& [txd, parent] : file.textures)
        textureParents_.insert_or_assign(txd, parent);
}

void GameWorldBuilder::addPlacements(gta_world::IplFile file, std::string_view name) {
    auto base = baseOf(name, file.binary);
    placements_.push_back({std::move(base), std::move(file)});
}

void GameWorldBuilder::addCollision(const gta_world::ColFile& file) {
    for (const auto& model : file.models) {
        if (meshOf_.try_emplace(model.entry.name, static_cast<std::uint32_t>(meshes_.size())).second)
            meshes_.push_back(toMesh(model));
    }
}

void GameWorldBuilder::addWater(const gta_world::WaterFile& file) {
    water_.insert(water_.end(), file.polygons.begin(), file.polygons.end());
}

void GameWorldBuilder::addRadar(unsigned number, const gta_world::TxdImage& image) {
    if (number < kMostRadarParts)
        radar_.try_emplace(number, image);
}

void GameWorldBuilder::addQuarter(unsigned number, const gta_world::TxdImage& image) {
    quarters_.try_emplace(number, image);
}

/// Parts lie in rows from the north-west corner of a square map whose middle is the origin. All count as large as the
/// first.
std::shared_ptr<const MapPicture> GameWorldBuilder::picture() const {
    const auto& parts = radar_.empty() ? quarters_ : radar_;
    if (parts.empty())
        return nullptr;
    unsigned across = radar_.empty() ? 2 : kStockRadarParts;
    while (across * across <= parts.rbegin()->first)
        ++across;
    const auto& first = parts.begin()->second;
    const auto side = std::min({first.width, first.height, kMostPicturePixels / across});
    auto picture = std::make_shared<MapPicture>();
    picture->width = picture->height = across * side;
    picture->rgba.assign(std::size_t{picture->width} * picture->height * 4, 0);
    for (const auto& [number, image] : parts) {
        const auto left = number % across * side;
        const auto top = number / across * side;
        for (std::uint32_t y = 0; y < side; ++y) {
            for (std::uint32_t x = 0; x < side; ++x) {
                const std::size_t from =
                    (std::size_t{y} * image.height / side * image.width + std::size_t{x} * image.width / side) * 4;
                const std::size_t to = (std::size_t{top + y} * picture->width + left + x) * 4;
                std::copy_n(image.rgba.begin() + static_cast<std::ptrdiff_t>(from), 4,
                            picture->rgba.begin() + static_cast<std::ptrdiff_t>(to));
            }
        }
    }
    const auto worldParts = radar_.empty() ? kStockRadarParts : across;
    picture->high = glm::vec2(static_cast<float>(worldParts) * kRadarPart / 2);
    picture->low = -picture->high;
    return picture;
}

MapGeometry GameWorldBuilder::waterGeometry() const {
    MapGeometry geometry;
    MapBuilder builder({});
    builder.beginModel({});
    std::vector<glm::vec3> corners;
    for (const auto& polygon : water_) {
        corners.clear();
        for (std::size_t i = 0; i < polygon.count; ++i)
            corners.push_back(polygon.corners[i].position);
        // The surface is seen from above, where corners run clockwise.
        const auto across = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
        if (across.z > 0.0F)
            std::ranges::reverse(corners);
        builder.addPolygon(MapLayer::Water, corners);
    }
    std::move(builder).finish(geometry);
    return geometry;
}

std::optional<Backdrop> GameWorldBuilder::finish(const std::stop_token& stop) {
    // Rows of texts that others name as their low-detail twin. One that has a twin itself is none: such rows may name
    // each other.
    std::unordered_map<std::string_view, std::unordered_set<std::uint32_t>> twins;
    std::unordered_map<std::string_view, std::unordered_set<std::uint32_t>> detailed;
    for (const auto& [base, file] : placements_) {
        for (const auto& placement : file.placements) {
            if (placement.lod >= 0)
                twins[base].insert(static_cast<std::uint32_t>(placement.lod));
            if (placement.lod >= 0 && !file.binary)
                detailed[base].insert(placement.row);
        }
    }
    for (const auto& [base, rows] : detailed) {
        for (const auto row : rows)
            twins[base].erase(row);
    }
    counts_ = {};
    std::vector<Placement> placed;
    DrawnObjects drawn;
    for (const auto& [base, file] : placements_) {
        if (stop.stop_requested())
            return std::nullopt;
        const auto it = twins.find(base);
        for (const auto& placement : file.placements) {
            ++counts_.read;
            const auto object = objects_.find(placement.id);
            const bool defined = object != objects_.end();
            const auto& model = defined ? object->second.drawn.name : placement.model;
            const auto area = placement.area & gta_world::ipl_area::kCodeMask;
            if (area != gta_world::ipl_area::kOutdoors && area != gta_world::ipl_area::kEverywhere) {
                ++counts_.indoors;
                continue;
            }
            const bool low =
                model.starts_with("lod") || (!file.binary && it != twins.end() && it->second.contains(placement.row));
            const auto layer = defined ? object->second.layer : MapLayer::Solid;
            const auto turn = glm::mat3_cast(gta_world::worldRotation(placement));
            DrawnObject* twin = nullptr;
            if (defined && layer != MapLayer::Clips)
                twin = &drawn.add(placement.id, object->second.drawn,
                                  {.layer = layer, .low = low, .position = placement.position, .turn = turn});
            if (twin != nullptr)
                drawn.link(base, file.binary ? std::nullopt : std::optional(placement.row), placement.lod);
            if (low) {
                ++counts_.lowDetail;
                continue;
            }
            const auto mesh = meshOf_.find(model);
            if (!defined && mesh == meshOf_.end()) {
                ++counts_.undefined;
                continue;
            }
            if (mesh == meshOf_.end() || meshes_[mesh->second].indices.empty()) {
                ++counts_.withoutCollision;
                continue;
            }
            ++counts_.placed;
            if (twin != nullptr)
                twin->placement = static_cast<std::uint32_t>(placed.size());
            placed.push_back({mesh->second, layer, placement.position, turn});
        }
    }
    for (const auto& [id, object] : objects_)
        drawn.name(id, object.drawn.name);
    Backdrop backdrop;
    backdrop.geometry = waterGeometry();
    backdrop.geometry.title = texts::format("World of San Andreas");
    backdrop.geometry.notes = std::move(notes_);
    if (counts_.undefined > 0)
        backdrop.geometry.notes.push_back(texts::format("Placements whose id no file defines: {}", counts_.undefined));
    backdrop.picture = picture();
    backdrop.placed = std::make_shared<const PlacedMeshes>(std::move(meshes_), std::move(placed));
    backdrop.drawn = std::move(drawn).finish(std::move(textureParents_));
    meshes_.clear();
    meshOf_.clear();
    const auto& all = backdrop.placed->bounds();
    if (!all.empty()) {
        auto& geometry = backdrop.geometry;
        const bool dry = geometry.positions.empty();
        geometry.minimum = dry ? all.minimum : glm::min(geometry.minimum, all.minimum);
        geometry.maximum = dry ? all.maximum : glm::max(geometry.maximum, all.maximum);
    }
    auto rays = RayCaster::build(backdrop.geometry, stop, backdrop.placed);
    if (!rays)
        return std::nullopt;
    backdrop.rays = std::move(*rays);
    return backdrop;
}

} // namespace navsmith::world
