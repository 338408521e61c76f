// Puts together San Andreas' world from its files: models of collision where placements say.
// docs/formats/gta-sa-world.md.
#pragma once

#include "core/world/backdrop.h"
#include "formats/gta_world/col_file.h"
#include "formats/gta_world/ide_file.h"
#include "formats/gta_world/ipl_file.h"
#include "formats/gta_world/txd_file.h"
#include "formats/gta_world/water_file.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace navsmith::world {

/// What became of the placements.
struct PlacementCounts {
    std::size_t read = 0;
    std::size_t placed = 0;
    std::size_t lowDetail = 0; ///< left out: shown only from afar
    std::size_t indoors = 0;   ///< left out: in interiors
    std::size_t undefined = 0; ///< left out: no definition has their id
    std::size_t withoutCollision = 0;

    bool operator==(const PlacementCounts&) const = default;
};

enum class WorldFileKind : std::uint8_t { Definitions, Placements, Collision, Water, Archive };

/// What a list of a world's files names.
struct WorldList {
    struct Line {
        WorldFileKind kind = WorldFileKind::Definitions;
        std::string path;       ///< with '/'
        std::uint32_t line = 0; ///< counted from 1
    };
    std::vector<Line> lines;
    std::vector<std::string> notes; ///< one sentence each, without a full stop
};
/// Accepts any bytes. `name`: the name of the file, for the notes.
WorldList readWorldList(std::span<const std::byte> file, std::string_view name);

/// Whether a file in an archive belongs to a world.
bool isWorldMember(std::string_view name);
/// Whether it is a model or has textures, which are read only when they are drawn.
bool isModelMember(std::string_view name);

/// Takes the files in the order in which the game reads them. Nothing that they hold makes it fail.
class GameWorldBuilder {
public:
    /// Reads a file; what is wrong with it becomes a note of the world. Archives are read by the caller.
    void add(WorldFileKind kind, std::span<const std::byte> file, std::string_view name);
    /// The same for a member of an archive, see isWorldMember().
    void addMember(std::span<const std::byte> file, std::string_view name);
    void addNote(std::string note) { notes_.push_back(std::move(note)); }

    /// If definitions share an id, the last one counts. `name`: the name of the file; objects of "dynamic.ide" can
    /// move.
    void addDefinitions(const gta_world::IdeFile& file, std::string_view name);
    /// `name`: of the file; a binary file NAME_stream3.ipl continues the text NAME.ipl.
    void addPlacements(gta_world::IplFile file, std::string_view name);
    /// If models share a name, the first one counts.
    void addCollision(const gta_world::ColFile& file);
    void addWater(const gta_world::WaterFile& file);
    /// Part of the in-game map: "radar07.txd" has number 7.
    void addRadar(unsigned number, const gta_world::TxdImage& image);
    /// Quarter 0 to 3 of the map in "samaps.txd", which counts where there is no radar.
    void addQuarter(unsigned number, const gta_world::TxdImage& image);

    [[nodiscard]] const PlacementCounts& counts() const { return counts_; }

    /// Everything that stands outdoors. None if stopped on request.
    std::optional<Backdrop> finish(const std::stop_token& stop = {});

private:
    struct Object {
        DrawnModel drawn; ///< `name` is also that of its collision
        MapLayer layer = MapLayer::Solid;
    };
    struct Placements {
        std::string base; ///< name of the text that `lod` counts in
        gta_world::IplFile file;
    };

    void addNotes(const gta_world::Notes& notes, std::string_view file, bool lines);
    [[nodiscard]] MapGeometry waterGeometry() const;
    [[nodiscard]] std::shared_ptr<const MapPicture> picture() const;

    std::unordered_map<std::uint32_t, Object> objects_;
    std::unordered_map<std::string, std::string> textureParents_;
    std::vector<Placements> placements_;
    std::vector<Mesh> meshes_;
    std::unordered_map<std::string, std::uint32_t> meshOf_;
    std::vector<gta_world::WaterPolygon> water_;
    std::map<unsigned, gta_world::TxdImage> radar_;
    std::map<unsigned, gta_world::TxdImage> quarters_;
    PlacementCounts counts_;
    std::vector<std::string> notes_;
};

/// The triangles of a collision model; boxes and spheres become triangles too.
Mesh toMesh(const gta_world::ColModel& model);

} // namespace navsmith::world
