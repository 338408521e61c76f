// How bright the floor below a place is on a map of Quake or GoldSrc, as its engine tells programs
// (docs/formats/yapb-graph.md, section 10).
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/quake/bsp_file.h"
#include "formats/quake/bsp_surfaces.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace navsmith::world {

class FloorLight {
public:
    /// `file` must outlive it. Errors: those of quake::readBsp().
    static bytes::Result<FloorLight> read(std::span<const std::byte> file);

    /// Whether the map has any light.
    [[nodiscard]] bool exists() const { return !surfaces_.samples.bytes.empty(); }

    /// Red, green and blue, 0 to 255 and more, of the first face of the world below a place; all styles of light as
    /// bright as the steady one. Nothing if there is no lit face down to this depth.
    [[nodiscard]] std::optional<std::array<int, 3>> below(const glm::vec3& place, float depth) const;

private:
    FloorLight(quake::BspFile map, quake::BspSurfaces surfaces)
        : map_(std::move(map)), surfaces_(std::move(surfaces)) {}

    [[nodiscard]] std::optional<std::array<int, 3>> between(std::int32_t index, const glm::vec3& from,
                                                            const glm::vec3& to) const;
    [[nodiscard]] std::optional<std::array<int, 3>> onNode(const quake::BspNode& node, const glm::vec3& at) const;
    [[nodiscard]] std::array<int, 3> sampleAt(const bsp::FaceLight& light, std::size_t column, std::size_t row) const;

    quake::BspFile map_;
    quake::BspSurfaces surfaces_;
};

} // namespace navsmith::world
