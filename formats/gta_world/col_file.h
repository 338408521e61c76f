// Collision models of San Andreas (.col). Follows docs/formats/gta-sa-world.md, section 5. Read-only; skips lines,
// cones, face groups and shadow meshes.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/gta_world/notes.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_world {

struct ColSurface {
    std::uint8_t material = 0; ///< see surfaces.h
    std::uint8_t flag = 0;
    std::uint8_t brightness = 0;
    std::uint8_t light = 0;

    bool operator==(const ColSurface&) const = default;
};

struct ColSphere {
    glm::vec3 center{0.0F};
    float radius = 0.0F;
    ColSurface surface;

    bool operator==(const ColSphere&) const = default;
};

struct ColBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    ColSurface surface;

    bool operator==(const ColBox&) const = default;
};

struct ColFace {
    std::uint32_t a = 0; ///< indexes of ColModel::vertices
    std::uint32_t b = 0;
    std::uint32_t c = 0;
    std::uint8_t material = 0; ///< see surfaces.h
    std::uint8_t light = 0;

    bool operator==(const ColFace&) const = default;
};

/// As stored: may be anything, even not finite.
struct ColBounds {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    glm::vec3 center{0.0F};
    float radius = 0.0F;

    bool operator==(const ColBounds&) const = default;
};

/// A model's place in a file.
struct ColEntry {
    std::string name;         ///< lower case; objects find their model by it
    std::uint16_t id = 0;     ///< of the definition; often out of date
    std::uint8_t version = 1; ///< 1 to 4: COLL, COL2, COL3, COL4
    std::uint64_t offset = 0; ///< of the magic, bytes
    std::uint64_t size = 0;   ///< bytes from there to the next model, within the file

    bool operator==(const ColEntry&) const = default;
};

/// Coordinates in metres, relative to the object. Those of spheres, boxes and vertices that faces use are finite and
/// within kFarthest.
struct ColModel {
    ColEntry entry;
    ColBounds bounds;
    std::vector<ColSphere> spheres;
    std::vector<ColBox> boxes;
    std::vector<glm::vec3> vertices;
    std::vector<ColFace> faces; ///< all indexes are valid
};

struct ColDirectory {
    std::vector<ColEntry> entries; ///< in file order
    Notes notes;                   ///< by offset
};

struct ColFile {
    std::vector<ColModel> models; ///< in file order
    Notes notes;                  ///< by offset
};

/// Finds the models of a file without decoding them. Ends at the first bytes that are no model; anything but zeros
/// there is noted, as is a last model that the file cuts off, which is left out.
ColDirectory listCol(std::span<const std::byte> file);

/// Decodes the model at an offset, which may be any number. Leaves out spheres, boxes and faces that are damaged, with
/// a note in `notes`. Allocates no more than the bytes can fill, and each array once. Errors, by their offset in the
/// file:
/// - BadMagic: no model begins there
/// - Truncated: the file ends before the model, or the model before a part of it
/// - CountTooLarge: more records than the model has room for
bytes::Result<ColModel> readColModel(std::span<const std::byte> file, std::uint64_t offset, Notes& notes);

/// Decodes all models. One that cannot be read is left out with a note.
ColFile readCol(std::span<const std::byte> file);

} // namespace navsmith::gta_world
