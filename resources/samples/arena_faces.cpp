#include "resources/samples/arena_faces.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>

namespace navsmith::samples::arena {
namespace {

using glm::vec3;

enum class Content : std::uint8_t { Rock, Solid, Liquid, Empty };

/// The content of a cell; the textures are those of its room, block or liquid.
struct Cell {
    Content content = Content::Rock;
    const Room* room = nullptr;
    const Solid* solid = nullptr;
    const Liquid* liquid = nullptr;
};

using Place = std::array<std::size_t, 3>;

/// Divides space by the planes of all boxes; each cell has a single content.
class Cells {
public:
    explicit Cells(const Plan& plan) {
        for (const auto& room : plan.rooms)
            addCuts(room.box);
        for (const auto& solid : plan.solids)
            addCuts(solid.box);
        for (const auto& liquid : plan.liquids)
            addCuts(liquid.box);
        for (auto& line : cuts_) {
            std::sort(line.begin(), line.end());
            line.erase(std::unique(line.begin(), line.end()), line.end());
        }
        cells_.resize(count(0) * count(1) * count(2));
        for (const auto& room : plan.rooms)
            fill(room.box, [&](Cell& cell) { cell = {Content::Empty, &room, nullptr, nullptr}; });
        for (const auto& solid : plan.solids)
            fill(solid.box, [&](Cell& cell) { cell = {Content::Solid, cell.room, &solid, nullptr}; });
        for (const auto& liquid : plan.liquids) {
            fill(liquid.box, [&](Cell& cell) {
                if (cell.content == Content::Empty)
                    cell = {Content::Liquid, cell.room, nullptr, &liquid};
            });
        }
    }

    /// Number of cells along an axis.
    [[nodiscard]] std::size_t count(std::size_t axis) const { return cuts_[axis].size() - 1; }
    [[nodiscard]] float cut(std::size_t axis, std::size_t number) const { return cuts_[axis][number]; }

    /// Solid rock outside the outermost planes.
    [[nodiscard]] const Cell& at(const Place& place) const {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            if (place[axis] >= count(axis)) // also catches -1, which wraps around
                return rock_;
        }
        return cells_[(place[2] * count(1) + place[1]) * count(0) + place[0]];
    }

private:
    void addCuts(const Box& box) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto i = static_cast<vec3::length_type>(axis);
            cuts_[axis].push_back(box.low[i]);
            cuts_[axis].push_back(box.high[i]);
        }
    }

    template <typename F>
    void fill(const Box& box, F&& change) {
        const auto inside = [&](std::size_t axis, std::size_t number) {
            const auto i = static_cast<vec3::length_type>(axis);
            return cuts_[axis][number] >= box.low[i] && cuts_[axis][number + 1] <= box.high[i];
        };
        std::size_t position = 0;
        for (std::size_t z = 0; z < count(2); ++z) {
            for (std::size_t y = 0; y < count(1); ++y) {
                for (std::size_t x = 0; x < count(0); ++x, ++position) {
                    if (inside(0, x) && inside(1, y) && inside(2, z))
                        change(cells_[position]);
                }
            }
        }
    }

    std::array<std::vector<float>, 3> cuts_;
    std::vector<Cell> cells_;
    Cell rock_;
};

/// The texture of `behind` as seen from `front`; empty if nothing is visible. `up`: 1 floor, -1 ceiling, 0 wall.
std::string_view textureBetween(const Cell& behind, const Cell& front, int up) {
    if (behind.content == Content::Liquid)
        return front.content == Content::Empty ? behind.liquid->texture : std::string_view();
    if (behind.content == Content::Empty || front.content == Content::Rock || front.content == Content::Solid)
        return {};
    if (behind.content == Content::Solid)
        return up > 0 ? behind.solid->top : behind.solid->sides;
    return up > 0 ? front.room->floor : (up < 0 ? front.room->ceiling : front.room->walls);
}

/// Makes a face from corners in either winding order.
Face faceOf(std::vector<vec3> corners, const vec3& normal, std::string_view texture) {
    if (glm::dot(glm::cross(corners[1] - corners[0], corners[2] - corners[0]), normal) > 0)
        std::reverse(corners.begin(), corners.end());
    return {std::move(corners), normal, texture};
}

/// A rectangle perpendicular to an axis; the other two follow it in the order x, y, z, x.
Face rectangle(std::size_t axis, float at, const std::array<float, 2>& low, const std::array<float, 2>& high, float way,
               std::string_view texture) {
    const auto i = static_cast<vec3::length_type>(axis);
    const auto corner = [&](float a, float b) {
        vec3 made(0);
        made[i] = at;
        made[(i + 1) % 3] = a;
        made[(i + 2) % 3] = b;
        return made;
    };
    vec3 normal(0);
    normal[i] = way;
    return faceOf({corner(low[0], low[1]), corner(high[0], low[1]), corner(high[0], high[1]), corner(low[0], high[1])},
                  normal, texture);
}

/// The faces on one side of the cells with index `number` along an axis, merged greedily into rectangles.
void addSheet(std::vector<Face>& faces, const Cells& cells, std::size_t axis, std::size_t number, bool upward) {
    const std::size_t first = (axis + 1) % 3;
    const std::size_t second = (axis + 2) % 3;
    const std::size_t width = cells.count(first);
    const std::size_t height = cells.count(second);
    std::vector<std::string_view> sheet(width * height);
    for (std::size_t b = 0; b < height; ++b) {
        for (std::size_t a = 0; a < width; ++a) {
            Place place{};
            place[axis] = number;
            place[first] = a;
            place[second] = b;
            Place beyond = place;
            beyond[axis] = upward ? number + 1 : number - 1;
            sheet[b * width + a] = textureBetween(cells.at(place), cells.at(beyond), axis == 2 ? (upward ? 1 : -1) : 0);
        }
    }
    for (std::size_t b = 0; b < height; ++b) {
        for (std::size_t a = 0; a < width; ++a) {
            const auto texture = sheet[b * width + a];
            if (texture.empty())
                continue;
            std::size_t right = a + 1;
            while (right < width && sheet[b * width + right] == texture)
                ++right;
            const auto same = [&](std::size_t row) {
                const auto* const from = &sheet[row * width];
                return std::all_of(from + a, from + right, [&](std::string_view other) { return other == texture; });
            };
            std::size_t top = b + 1;
            while (top < height && same(top))
                ++top;
            for (std::size_t row = b; row < top; ++row)
                std::fill_n(&sheet[row * width + a], right - a, std::string_view());
            faces.push_back(rectangle(
                axis, cells.cut(axis, upward ? number + 1 : number), {cells.cut(first, a), cells.cut(second, b)},
                {cells.cut(first, right), cells.cut(second, top)}, upward ? 1.0F : -1.0F, texture));
        }
    }
}

void addRamp(std::vector<Face>& faces, const Ramp& ramp) {
    const auto& [low, high] = ramp.box;
    const vec3 west(low.x, low.y, low.z);
    const vec3 east(high.x, low.y, low.z);
    const vec3 westTop(low.x, high.y, high.z);
    const vec3 eastTop(high.x, high.y, high.z);
    const vec3 westBelow(low.x, high.y, low.z);
    const vec3 eastBelow(high.x, high.y, low.z);
    const vec3 up = glm::normalize(vec3(0, low.z - high.z, high.y - low.y));
    faces.push_back(faceOf({west, east, eastTop, westTop}, up, ramp.texture));
    faces.push_back(faceOf({west, westTop, westBelow}, {-1, 0, 0}, ramp.texture));
    faces.push_back(faceOf({westTop, eastTop, eastBelow, westBelow}, {0, 1, 0}, ramp.texture));
}

} // namespace

std::vector<Face> worldFaces(const Plan& plan) {
    const Cells cells(plan);
    std::vector<Face> faces;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        // Also the outermost layer of rock on both sides: its faces look inward.
        for (std::size_t number = 0; number < cells.count(axis) + 1; ++number) {
            if (number < cells.count(axis))
                addSheet(faces, cells, axis, number, true);
            addSheet(faces, cells, axis, number, false);
        }
        addSheet(faces, cells, axis, static_cast<std::size_t>(-1), true);
    }
    for (const auto& ramp : plan.ramps)
        addRamp(faces, ramp);
    return faces;
}

std::vector<Face> boxFaces(const Box& box, std::string_view texture) {
    std::vector<Face> faces;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto i = static_cast<vec3::length_type>(axis);
        const std::array<float, 2> low{box.low[(i + 1) % 3], box.low[(i + 2) % 3]};
        const std::array<float, 2> high{box.high[(i + 1) % 3], box.high[(i + 2) % 3]};
        faces.push_back(rectangle(axis, box.low[i], low, high, -1, texture));
        faces.push_back(rectangle(axis, box.high[i], low, high, 1, texture));
    }
    return faces;
}

} // namespace navsmith::samples::arena
