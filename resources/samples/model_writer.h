// Writes San Andreas' models and their textures: the looks of surfaces, made of a few colours and patterns.
// docs/formats/gta-sa-models.md, docs/formats/gta-sa-world.md.
#pragma once

#include "formats/bytes/byte_writer.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "resources/samples/collision_writer.h"

namespace navsmith::samples {

/// A chunk of RenderWare, version 3.6.0.3.
void writeChunk(bytes::ByteWriter& to, std::uint32_t kind, const std::vector<std::byte>& content);

/// The model that a collision model stands for, with boxes and spheres as triangles. Textures are laid over all faces
/// in metres, and light is stored by orientation. `split`: also by materials.
std::vector<std::byte> writeModel(const CollisionModel& model, bool split);

/// The textures of all materials.
std::vector<std::byte> writeTextures();

/// The name of a material's texture.
std::string_view textureOf(Material material);

} // namespace navsmith::samples
