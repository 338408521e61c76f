// The parts of a glTF file: buffer, accessors, meshes and nodes.
#pragma once

#include "core/exports/result.h"
#include "core/exports/wires.h"

#include <glm/vec3.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::exports {

enum class GlbMode : std::uint8_t { Lines = 1, Triangles = 4 };

class GlbBuffers {
public:
    using Json = nlohmann::ordered_json;

    /// A primitive of a mesh. Without colours if there are none.
    Json primitive(const Wires& wires, GlbMode mode, std::size_t material);
    std::size_t addMesh(std::string_view name, Json primitives);
    std::size_t addNode(Json node);
    /// Materials; the caller knows their numbers.
    void addMaterial(Json material) { materials_.push_back(std::move(material)); }
    [[nodiscard]] std::size_t size() const { return binary_.size(); }
    /// The file. `roots`: nodes of the scene; `extras`: of the asset.
    Bytes finish(std::string_view title, std::span<const std::size_t> roots, Json extras);

private:
    template <typename T>
    std::size_t addView(std::span<const T> data, int target);

    Bytes binary_;
    Json views_ = Json::array();
    Json accessors_ = Json::array();
    Json meshes_ = Json::array();
    Json nodes_ = Json::array();
    Json materials_ = Json::array();
};

/// y up, as glTF has it.
inline glm::vec3 yUp(const glm::vec3& p) {
    return {p.x, p.z, -p.y};
}

} // namespace navsmith::exports
