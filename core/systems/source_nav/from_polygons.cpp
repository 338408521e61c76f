#include "core/systems/source_nav/from_polygons.h"

#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_nav/files/load.h"
#include "core/systems/source_nav/files/save.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/borders.h"
#include "core/systems/source_nav/shape/polygon_cover.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "formats/source/nav_file.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace navsmith::systems::source_nav {

using model::EditError;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr double kSnapWithin = 0.5;  ///< units
constexpr double kSteepestUp = 0.34; ///< z of the normal at 70 degrees
constexpr float kFarEnough = static_cast<float>(kFarthest);
constexpr float kBucket = 256;   ///< units
constexpr float kSpotReach = 64; ///< a spot so far above an area stands on it; units

float areaInPlan(std::span<const glm::vec3> ring) {
    float sum = 0;
    for (std::size_t i = 2; i < ring.size(); ++i) {
        const auto a = ring[i - 1] - ring[0];
        const auto b = ring[i] - ring[0];
        sum += a.x * b.y - a.y * b.x;
    }
    return std::abs(sum) / 2;
}

/// Finds the polygon under or over a place.
class FaceFinder {
public:
    explicit FaceFinder(std::span<const BotFace> faces) : faces_(faces) {
        for (std::size_t i = 0; i < faces.size(); ++i) {
            glm::vec2 low(std::numeric_limits<float>::max());
            glm::vec2 high(-std::numeric_limits<float>::max());
            for (const auto& corner : faces[i].corners) {
                low = glm::min(low, glm::vec2(corner));
                high = glm::max(high, glm::vec2(corner));
            }
            if (!(low.x >= -kFarEnough && low.y >= -kFarEnough && high.x <= kFarEnough && high.y <= kFarEnough))
                continue; // no rectangle covers it
            for (int x = cellOf(low.x); x <= cellOf(high.x); ++x) {
                for (int y = cellOf(low.y); y <= cellOf(high.y); ++y)
                    buckets_[{x, y}].push_back(i);
            }
        }
    }

    /// The node of the face whose middle is nearest in height, of those that contain the place; `none` if there is
    /// none.
    [[nodiscard]] std::size_t nodeAt(const glm::vec3& at, std::size_t none) const {
        const auto bucket = buckets_.find({cellOf(at.x), cellOf(at.y)});
        if (bucket == buckets_.end())
            return none;
        std::size_t best = none;
        float least = std::numeric_limits<float>::max();
        for (const auto i : bucket->second) {
            const auto& corners = faces_[i].corners;
            if (!holds(corners, at))
                continue;
            float height = 0;
            for (const auto& corner : corners)
                height += corner.z / static_cast<float>(corners.size());
            if (const float off = std::abs(height - at.z); off < least) {
                least = off;
                best = faces_[i].node;
            }
        }
        return best;
    }

private:
    static int cellOf(float x) {
        return static_cast<int>(std::floor(std::clamp(x, -kFarEnough, kFarEnough) / kBucket));
    }

    static bool holds(std::span<const glm::vec3> ring, const glm::vec3& at) {
        bool isInside = false;
        for (std::size_t i = 0, k = ring.size() - 1; i < ring.size(); k = i++) {
            const auto& a = ring[i];
            const auto& b = ring[k];
            if ((a.y > at.y) != (b.y > at.y) && at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x))
                isInside = !isInside;
        }
        return isInside;
    }

    std::span<const BotFace> faces_;
    std::map<std::pair<int, int>, std::vector<std::size_t>> buckets_;
};

float distanceTo(const Patch& patch, const glm::vec3& at) {
    const float x = std::clamp(at.x, patch.west, patch.east);
    const float y = std::clamp(at.y, patch.north, patch.south);
    return glm::distance(glm::vec3(x, y, patch.heightAt(x, y)), at);
}

class PolygonMesh {
public:
    PolygonMesh(Transaction& tx, const BotGraph& graph) : tx_(tx), graph_(graph), faces_(graph.faces) {}

    tl::expected<void, EditError> run() {
        cover();
        for (const auto& patch : cover_.patches) {
            const Slot a = makeArea(tx_, patch);
            if (a == kNoSlot)
                return tl::unexpected(EditError{texts::format("The file has no room for more areas.")});
            rows_.push_back(a);
            const auto node = faces_.nodeAt(patch.middle(), graph_.nodes.size());
            if (node == graph_.nodes.size())
                continue;
            rowsOfNode_[node].push_back(a);
            std::uint32_t attributes = 0;
            for (const auto& [bits, mark] : sharedAttributes())
                attributes |= graph_.nodes[node].has(mark) ? bits : 0;
            if (attributes != 0)
                tx_.set(area::attributes, a, attributes);
        }
        shareAreas();
        connectBorders(tx_, rows_, {});
        for (const auto& link : graph_.links)
            follow(link);
        for (const auto& spot : graph_.spots)
            addSpot(spot);
        return {};
    }

    [[nodiscard]] std::vector<std::string> notes() const {
        std::vector<std::string> notes;
        notes.push_back(texts::format("Of {} polygons {} are rectangles. The others are covered by {}.",
                                      graph_.faces.size(), cover_.exact + cover_.paired,
                                      model::counted(cover_.ofGrid, "area")));
        double ground = 0;
        for (const auto& face : graph_.faces)
            ground += static_cast<double>(areaInPlan(face.corners));
        double covered = 0;
        for (const auto& patch : cover_.patches)
            covered += static_cast<double>((patch.east - patch.west) * (patch.south - patch.north));
        if (ground > 0)
            notes.push_back(texts::format("The areas have {} % of the polygons' ground.",
                                          fmt::format("{:.1f}", covered / ground * 100)));
        std::map<std::string, std::size_t> reasons;
        for (const auto& problem : cover_.leftOut)
            ++reasons[problem.reason.substr(0, problem.reason.find(':'))]; // without how steep each is
        for (const auto& [reason, count] : reasons)
            notes.push_back(texts::format("Left out: {}, each of which {}.", model::counted(count, "polygon"), reason));
        if (shared_ > 0)
            notes.push_back(texts::format("Without an area of their own: {}, which areas of their neighbours cover.",
                                          model::counted(shared_, "polygon")));
        return notes;
    }

private:
    void cover() {
        std::vector<Polygon> polygons;
        for (const auto& face : graph_.faces) {
            auto& polygon = polygons.emplace_back();
            polygon.rings.emplace_back(face.corners.begin(), face.corners.end());
        }
        cover_ = coverPolygons(
            polygons,
            {.grid = static_cast<double>(kGenerationStep), .tolerance = kSnapWithin, .leastNormalZ = kSteepestUp});
        snapSides(cover_.patches, {}, kSnapWithin);
    }

    /// Polygons that areas of neighbours cover lead where these do.
    void shareAreas() {
        const auto& m = tx_.model();
        for (const auto& face : graph_.faces) {
            if (rowsOfNode_.contains(face.node) || rows_.empty())
                continue;
            const auto& feet = graph_.nodes[face.node].feet;
            const Slot a =
                *std::ranges::min_element(rows_, {}, [&](Slot row) { return distanceTo(patchOf(m, row), feet); });
            if (distanceTo(patchOf(m, a), feet) > kStepHeight)
                continue;
            rowsOfNode_[face.node].push_back(a);
            ++shared_;
        }
    }

    [[nodiscard]] Slot nearest(std::size_t node, const glm::vec3& at) const {
        const auto rows = rowsOfNode_.find(node);
        if (rows == rowsOfNode_.end())
            return kNoSlot;
        return *std::ranges::min_element(rows->second, {},
                                         [&](Slot a) { return distanceTo(patchOf(tx_.model(), a), at); });
    }

    /// Whether a connection leads from an area of one node to one of another.
    [[nodiscard]] bool leads(std::size_t from, std::size_t to) const {
        const auto& m = tx_.model();
        const auto& targets = rowsOfNode_.at(to);
        return std::ranges::any_of(rowsOfNode_.at(from), [&](Slot a) {
            bool any = false;
            m.forEachReferrer(connection::owner, a, [&](Slot c) {
                const Ref target = m.get(connection::target, c);
                any = any || (target.isSlot() && std::ranges::find(targets, target.slot()) != targets.end());
            });
            return any;
        });
    }

    void follow(const BotLink& link) {
        const auto start = link.points ? (*link.points)[1] : graph_.nodes[link.from].feet;
        const auto end = link.points ? (*link.points)[2] : graph_.nodes[link.to].feet;
        const Slot from = nearest(link.from, start);
        const Slot to = nearest(link.to, end);
        if (from != kNoSlot && to != kNoSlot && !leads(link.from, link.to))
            connectAreas(tx_, from, to);
    }

    void addSpot(const BotSpot& spot) {
        const auto& m = tx_.model();
        Slot owner = areaUnder(m, spot.feet + glm::vec3(0, 0, kStepHeight), kSpotReach);
        if (owner == kNoSlot && !rows_.empty())
            owner = *std::ranges::min_element(rows_, {}, [&](Slot a) { return distanceTo(patchOf(m, a), spot.feet); });
        if (owner == kNoSlot)
            return;
        const Slot s = tx_.create(kHidingSpot);
        tx_.set(hiding_spot::owner, s, Ref::to(owner));
        setPoint(tx_, kSpotPlace, s, spot.feet);
        tx_.set(hiding_spot::flags, s, spot.snipes ? source::kGoodSniperSpot : source::kInCover);
    }

    Transaction& tx_;
    const BotGraph& graph_;
    FaceFinder faces_;
    Cover cover_;
    std::vector<Slot> rows_;
    std::size_t shared_ = 0;                              ///< polygons without an area of their own
    std::map<std::size_t, std::vector<Slot>> rowsOfNode_; ///< areas by the node that most of them is of
};

} // namespace

std::span<const SharedAttribute> sharedAttributes() {
    // docs/formats/source-nav.md, section 7.
    static constexpr std::array all{
        SharedAttribute{0x1, BotMark::Crouch},       SharedAttribute{0x2, BotMark::Jump},
        SharedAttribute{0x8, BotMark::NoJump},       SharedAttribute{0x10, BotMark::Stop},
        SharedAttribute{0x20, BotMark::Run},         SharedAttribute{0x40, BotMark::Walk},
        SharedAttribute{0x80, BotMark::Avoid},       SharedAttribute{0x100, BotMark::Transient},
        SharedAttribute{0x200, BotMark::DontHide},   SharedAttribute{0x400, BotMark::Stand},
        SharedAttribute{0x800, BotMark::NoHostages}, SharedAttribute{0x1000, BotMark::Stairs},
        SharedAttribute{0x2000, BotMark::NoMerge},   SharedAttribute{0x4000, BotMark::ObstacleTop}};
    return all;
}

tl::expected<std::vector<OutputFile>, EditError> meshFromPolygons(const TakeInput& input,
                                                                  const source::NavFormat& format) {
    source::NavFile empty;
    empty.format = format;
    const auto failed = [](const bytes::FormatError& error) {
        return tl::unexpected(EditError{bytes::describe(error)});
    };
    const auto bytes = source::write(empty);
    if (!bytes)
        return failed(bytes.error());
    const InputFile file{input.graph.name + ".nav", *bytes};
    auto loaded = load(std::span(&file, 1), {});
    if (!loaded)
        return failed(loaded.error());
    Transaction tx(loaded->model, "convert");
    PolygonMesh mesh(tx, input.graph);
    if (auto done = mesh.run(); !done)
        return tl::unexpected(std::move(done.error()));
    if (input.notes != nullptr)
        std::ranges::move(mesh.notes(), std::back_inserter(*input.notes));
    if (auto change = tx.commit(); !change)
        return tl::unexpected(std::move(change.error()));
    return save(loaded->model).files;
}

} // namespace navsmith::systems::source_nav
