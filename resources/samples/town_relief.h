// The height of the sample town's ground. Roads and footpaths lie exactly on the lines between their nodes and are
// level across; the land is drawn smoothly towards them.
#pragma once

#include <optional>
#include <vector>

#include "resources/samples/buckets.h"
#include "resources/samples/town_plan.h"

namespace navsmith::samples {

inline constexpr double kPondBank = 6; ///< width of the slope around a pond
inline constexpr double kSeaBed = -3.5;
inline constexpr double kBeachTop = 2.6; ///< height up to which beaches and banks reach

/// A straight piece of a road or path between two heights.
struct Slope {
    Point from;
    Point to;
    double fromZ = 0;
    double toZ = 0;
    double half = 0; ///< half the width that it levels

    [[nodiscard]] double heightAt(double part) const { return fromZ + (toZ - fromZ) * part; }
};

/// The part of a slope within a span of the plan.
struct SpanPiece {
    std::size_t span = 0; ///< position in Landscape::spans
    Slope slope;
    double road = 0;    ///< half the width of the carriageway, or of a footbridge
    bool paved = false; ///< with pavements beside it
};

/// Slopes that draw the land towards them.
struct Slopes {
    double fade = 0; ///< width of the bank beside them
    std::vector<Slope> all = {};
    Buckets near = {};

    void add(const Slope& slope);
    /// What they make of the height at a point.
    [[nodiscard]] double draw(double height, Point p) const;
};

class Relief {
public:
    explicit Relief(const TownPlan& plan);

    /// `road`: half the width without pavements.
    void addRoad(const Slope& slope, double road, bool paved);
    /// The pavement of a road that has been added; at the road's level, without its kerb.
    void addPavement(const Slope& slope);
    void addFootpath(const Slope& slope);

    /// Without roads and paths.
    [[nodiscard]] double wild(Point p) const;
    /// Distance to the coast, negative at sea. Infinite without one.
    [[nodiscard]] double fromSea(Point p) const;
    /// Distance to the nearest shore, negative on water. Ponds do not count.
    [[nodiscard]] double fromWater(Point p) const;
    /// Where the land slopes down to the sea.
    [[nodiscard]] bool byTheSea(Point p) const { return fromSea(p) < plan_->landscape.beach; }
    /// Below bridges and above tunnels.
    [[nodiscard]] double ground(Point p) const;
    /// Deck of the bridge, or floor of the tunnel, at a point within it.
    [[nodiscard]] std::optional<double> deck(Point p) const;

    [[nodiscard]] const std::vector<SpanPiece>& spanPieces() const { return spanPieces_; }
    /// Those on the ground.
    [[nodiscard]] const std::vector<Slope>& footpaths() const { return footpaths_.all; }

private:
    /// Keeps what is outside spans as ground.
    void add(const Slope& slope, double road, bool paved, Slopes& to);

    /// 1 where roads draw the land towards them, 0 below bridges and above tunnels.
    [[nodiscard]] double share(Point p) const;

    const TownPlan* plan_;
    Slopes roads_;
    Slopes footpaths_;
    std::vector<SpanPiece> spanPieces_;
};

} // namespace navsmith::samples
