#include "resources/samples/light_baker.h"

#include "core/parallel/parallel.h"
#include "core/world/ray_caster.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <numeric>
#include <optional>

namespace navsmith::samples {
namespace {

using glm::vec2;
using glm::vec3;

constexpr std::uint32_t kSpacing = 16;
constexpr float kLift = 0.5F;  ///< of a place above its surface
constexpr float kInset = 0.5F; ///< from the edges of a face
constexpr int kBounces = 3;

/// A sample is the mean of places around it: smooth shadows, and no sample at the edge of a wall is lost in the wall.
constexpr std::array<vec2, 4> kPlaces{vec2(-0.3F, -0.1F), vec2(0.1F, -0.3F), vec2(0.3F, 0.1F), vec2(-0.1F, 0.3F)};
constexpr std::size_t kRays = 6; ///< from each place to all sides
constexpr float kSunSize = 0.02F;

/// What a ray found, besides the number of a sample.
constexpr std::uint32_t kSky = 0xFFFFFFFF;
constexpr std::uint32_t kNothing = 0xFFFFFFFE; ///< below the horizon, or a surface without light
constexpr std::uint32_t kInside = 0xFFFFFFFD;  ///< the back of a surface: the place is in a solid

/// A surface's grid among all samples.
struct Grid {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint32_t first = 0;
    bsp::SurfaceAxes axes{}; ///< counted in samples; the middle of the first one is (0.5, 0.5)
    glm::mat3 back{1};       ///< from axes and height to the place
};

Grid gridOf(const LitSurface& surface, std::uint32_t first) {
    std::vector<std::uint32_t> corners(surface.face->corners.size());
    std::iota(corners.begin(), corners.end(), 0U);
    const auto light =
        surface.isLit ? bsp::lightGrid(surface.axes, surface.face->corners, corners, kSpacing) : std::nullopt;
    if (!light)
        return {};
    const glm::mat3 there(vec3(light->axes[0]), vec3(light->axes[1]), surface.face->normal);
    return {light->width, light->height, first, light->axes, glm::inverse(glm::transpose(there))};
}

/// The place of a surface at (s, t) of its grid, moved into the face where the grid reaches beyond it.
vec3 placeAt(const LitSurface& surface, const Grid& grid, const vec2& at) {
    const float height = glm::dot(surface.face->normal, surface.face->corners.front());
    vec3 place = grid.back * vec3(at.x - grid.axes[0].w, at.y - grid.axes[1].w, height);
    const auto count = surface.face->corners.size();
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto& corner = surface.face->corners[i];
            const vec3 inward =
                glm::normalize(glm::cross(surface.face->corners[(i + 1) % count] - corner, surface.face->normal));
            const float depth = glm::dot(inward, place - corner);
            if (depth < kInset)
                place += inward * (kInset - depth);
        }
    }
    return place + surface.face->normal * kLift;
}

/// Around the z axis, more of them near it: as much light comes from each. `turn`: 0 to 1.
vec3 directionOf(std::size_t number, std::size_t count, float turn) {
    const float share = (static_cast<float>(number) + 0.5F) / static_cast<float>(count);
    const float around = (static_cast<float>(number) * 0.6180340F + turn) * glm::two_pi<float>();
    const float wide = std::sqrt(share);
    return {wide * std::cos(around), wide * std::sin(around), std::sqrt(1 - share)};
}

/// Axes with z along a direction.
glm::mat3 frameOf(const vec3& z) {
    const vec3 x = glm::normalize(glm::cross(std::abs(z.z) > 0.9F ? vec3(1, 0, 0) : vec3(0, 0, 1), z));
    return {x, glm::cross(z, x), z};
}

class Baker {
public:
    Baker(std::span<const LitSurface> surfaces, const Lighting& lighting) : surfaces_(surfaces), lighting_(lighting) {
        world::MapGeometry geometry;
        std::uint32_t samples = 0;
        for (std::size_t i = 0; i < surfaces.size(); ++i) {
            grids_.push_back(gridOf(surfaces[i], samples));
            samples += grids_.back().width * grids_.back().height;
            if (surfaces[i].throwsShadows)
                addTriangles(geometry, i);
        }
        geometry.layers = {{world::MapLayer::Solid, 0, static_cast<std::uint32_t>(geometry.triangleCount())}};
        caster_ = world::RayCaster::build(geometry).value_or(world::RayCaster());
        direct_.resize(samples);
        places_.resize(samples);
        found_.resize(std::size_t{samples} * kPlaces.size() * kRays);
    }

    std::vector<LightMap> bake() {
        struct Row {
            std::size_t surface;
            std::uint32_t t;
        };
        std::vector<Row> rows;
        for (std::size_t i = 0; i < grids_.size(); ++i) {
            for (std::uint32_t t = 0; t < grids_[i].height; ++t)
                rows.push_back({i, t});
        }
        parallel::run(rows.size(), [&](std::size_t i) { castRow(rows[i].surface, rows[i].t); });
        auto light = direct_;
        std::vector<vec3> around;
        for (int bounce = 0; bounce < kBounces; ++bounce) {
            around = gathered(light);
            for (const auto& grid : grids_)
                soften(grid, around);
            for (std::size_t i = 0; i < light.size(); ++i)
                light[i] = direct_[i] + around[i];
            for (const auto& grid : grids_)
                fillHidden(grid, light);
        }
        std::vector<LightMap> maps;
        for (const auto& grid : grids_) {
            const auto from = light.begin() + grid.first;
            maps.push_back({grid.width, grid.height, {from, from + std::ptrdiff_t{grid.width} * grid.height}});
        }
        return maps;
    }

private:
    void addTriangles(world::MapGeometry& geometry, std::size_t surface) {
        const auto& corners = surfaces_[surface].face->corners;
        const auto first = static_cast<std::uint32_t>(geometry.positions.size());
        geometry.positions.insert(geometry.positions.end(), corners.begin(), corners.end());
        for (std::uint32_t i = 2; i < corners.size(); ++i) {
            geometry.indices.insert(geometry.indices.end(), {first, first + i, first + i - 1});
            surfaceOf_.push_back(surface);
        }
    }

    void castRow(std::size_t surface, std::uint32_t t) {
        const auto& grid = grids_[surface];
        for (std::uint32_t s = 0; s < grid.width; ++s) {
            const auto sample = grid.first + t * grid.width + s;
            // Neighbours look in other directions, so that softening takes the mean of more of them.
            const float turn = static_cast<float>(s % 2 + 2 * (t % 2)) / 4;
            for (std::size_t p = 0; p < kPlaces.size(); ++p) {
                const vec2 at = vec2(static_cast<float>(s) + 0.5F, static_cast<float>(t) + 0.5F) + kPlaces.at(p);
                castPlace(surface, placeAt(surfaces_[surface], grid, at), sample, p,
                          turn + static_cast<float>(p) / (4 * kPlaces.size()));
            }
            if (places_[sample] > 0)
                direct_[sample] /= static_cast<float>(places_[sample]);
        }
    }

    void castPlace(std::size_t surface, const vec3& place, std::uint32_t sample, std::size_t number, float turn) {
        const auto& normal = surfaces_[surface].face->normal;
        const auto frame = frameOf(normal);
        const auto rays = std::span(found_).subspan((std::size_t{sample} * kPlaces.size() + number) * kRays, kRays);
        for (std::size_t i = 0; i < kRays; ++i) {
            const auto found = look(place, frame * directionOf(i, kRays, turn));
            if (found == kInside) {
                rays.front() = kInside;
                return;
            }
            rays[i] = found;
        }
        ++places_[sample];
        const vec3 sun = frameOf(lighting_.towardsSun) * vec3(kPlaces.at(number) * (kSunSize / 0.3F), 1);
        const float facing = glm::dot(normal, lighting_.towardsSun);
        if (facing > 0 && !caster_.cast(place, sun))
            direct_[sample] += lighting_.sun * facing;
        for (const auto& lamp : lighting_.lamps)
            direct_[sample] += from(lamp, place, normal);
    }

    [[nodiscard]] vec3 from(const Lamp& lamp, const vec3& place, const vec3& normal) const {
        const vec3 way = lamp.at - place;
        const float distance = glm::length(way);
        const float facing = glm::dot(normal, way) / distance;
        if (facing <= 0 || distance >= lamp.reach || caster_.cast(place, way, {.maxDistance = distance}))
            return vec3(0);
        const float left = 1 - distance / lamp.reach;
        return lamp.colour * (left * left * facing);
    }

    /// What is in a direction: the number of a sample, or one of the constants above.
    [[nodiscard]] std::uint32_t look(const vec3& place, const vec3& direction) const {
        const auto hit = caster_.cast(place, direction);
        if (!hit)
            return direction.z > 0 ? kSky : kNothing;
        if (glm::dot(hit->normal, direction) > 0)
            return kInside;
        const auto& grid = grids_[surfaceOf_[hit->triangle]];
        if (grid.width == 0)
            return kNothing;
        const auto on = [&](std::size_t axis, std::uint32_t count) {
            const float at = glm::dot(vec3(grid.axes.at(axis)), hit->point) + grid.axes.at(axis).w;
            return static_cast<std::uint32_t>(std::clamp(at, 0.0F, static_cast<float>(count) - 0.5F));
        };
        return grid.first + on(1, grid.height) * grid.width + on(0, grid.width);
    }

    /// The light from all around: of the sky, and what other surfaces throw back.
    [[nodiscard]] std::vector<vec3> gathered(std::span<const vec3> light) const {
        std::vector<vec3> colours(light.size()); // of the surface of each sample
        for (std::size_t i = 0; i < grids_.size(); ++i)
            std::fill_n(colours.begin() + grids_[i].first, grids_[i].width * grids_[i].height, surfaces_[i].colour);
        std::vector<vec3> sums(light.size(), vec3(0));
        for (std::size_t sample = 0; sample < light.size(); ++sample) {
            if (places_[sample] == 0)
                continue;
            for (std::size_t p = 0; p < kPlaces.size(); ++p) {
                const auto rays = std::span(found_).subspan((sample * kPlaces.size() + p) * kRays, kRays);
                if (rays.front() == kInside)
                    continue;
                for (const auto found : rays) {
                    if (found == kSky)
                        sums[sample] += lighting_.sky;
                    else if (found != kNothing)
                        sums[sample] += colours[found] * light[found];
                }
            }
            sums[sample] /= static_cast<float>(places_[sample] * kRays);
        }
        return sums;
    }

    /// The mean of the samples around each, which evens out the few directions of a sample.
    void soften(const Grid& grid, std::vector<vec3>& light) const {
        const std::vector<vec3> old(light.begin() + grid.first,
                                    light.begin() + grid.first + std::ptrdiff_t{grid.width} * grid.height);
        forEach(grid, [&](std::uint32_t sample, std::span<const std::uint32_t> around) {
            vec3 sum(0);
            float weights = 0;
            for (const auto other : around) {
                if (places_[other] == 0)
                    continue;
                const float weight = other == sample ? 2.0F : 1.0F;
                sum += old[other - grid.first] * weight;
                weights += weight;
            }
            if (weights > 0 && places_[sample] > 0)
                light[sample] = sum / weights;
        });
    }

    /// Samples inside of solids continue the light beside them, because the visible edge is between both.
    void fillHidden(const Grid& grid, std::vector<vec3>& light) const {
        forEach(grid, [&](std::uint32_t sample, std::span<const std::uint32_t> around) {
            if (places_[sample] > 0)
                return;
            vec3 sum(0);
            int count = 0;
            for (const auto other : around) {
                if (places_[other] == 0)
                    continue;
                sum += light[other];
                ++count;
            }
            light[sample] = count > 0 ? sum / static_cast<float>(count) : vec3(0);
        });
    }

    /// Calls with each sample of a grid, and with those around it and itself.
    template <typename Visit>
    static void forEach(const Grid& grid, Visit&& visit) {
        std::vector<std::uint32_t> around;
        for (std::uint32_t t = 0; t < grid.height; ++t) {
            for (std::uint32_t s = 0; s < grid.width; ++s) {
                around.clear();
                for (auto y = t == 0 ? 0 : t - 1; y < std::min(t + 2, grid.height); ++y) {
                    for (auto x = s == 0 ? 0 : s - 1; x < std::min(s + 2, grid.width); ++x)
                        around.push_back(grid.first + y * grid.width + x);
                }
                visit(grid.first + t * grid.width + s, around);
            }
        }
    }

    std::span<const LitSurface> surfaces_;
    const Lighting& lighting_;
    std::vector<Grid> grids_;
    std::vector<std::size_t> surfaceOf_; ///< by triangle
    world::RayCaster caster_;
    std::vector<vec3> direct_;          ///< by sample
    std::vector<std::uint32_t> places_; ///< by sample: how many of its places are outside of solids
    std::vector<std::uint32_t> found_;  ///< by sample, place and ray
};

} // namespace

vec3 towardsSun(float yaw, float pitch) {
    const float level = std::cos(glm::radians(pitch));
    return -vec3(level * std::cos(glm::radians(yaw)), level * std::sin(glm::radians(yaw)),
                 std::sin(glm::radians(pitch)));
}

std::vector<LitSurface> litSurfaces(std::span<const MapFace> faces,
                                    const std::function<bsp::SurfaceAxes(const MapFace&)>& axesOf) {
    constexpr std::uint32_t kEnough = 32; // pixels a side, for a mean
    std::map<std::string_view, vec3> colours;
    std::vector<LitSurface> surfaces;
    for (const auto& face : faces) {
        const auto [colour, added] = colours.try_emplace(face.texture);
        if (added) {
            auto pattern = mapTexture(face.texture).pattern;
            pattern.side = kEnough;
            colour->second = meanColour(draw(pattern));
        }
        const bool solid = isSolidSurface(face.texture);
        surfaces.push_back({&face, axesOf(face), colour->second, solid, solid});
    }
    return surfaces;
}

std::vector<LightMap> bakeLight(std::span<const LitSurface> surfaces, const Lighting& lighting) {
    return Baker(surfaces, lighting).bake();
}

std::uint8_t lightOnScreen(float linear, float plain) {
    constexpr float kGamma = 2.2F;
    return static_cast<std::uint8_t>(std::lround(std::min(255.0F, plain * std::pow(linear, 1 / kGamma))));
}

} // namespace navsmith::samples
