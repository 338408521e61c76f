// What covers the ground of the sample town at each point, and the outlines of it.
#pragma once

#include <vector>

#include "resources/samples/buckets.h"
#include "resources/samples/town_layout.h"

namespace navsmith::samples {

struct CoveredArea {
    Cover cover = Cover::Lawn;
    Ring outline;
};

class TownCovers {
public:
    TownCovers(const TownPlan& plan, const TownLayout& layout);

    [[nodiscard]] Cover at(Point p) const;
    /// The height of the surface with this cover.
    [[nodiscard]] double heightAt(Cover cover, Point p) const;
    /// The first that contains a point counts.
    [[nodiscard]] const std::vector<CoveredArea>& areas() const { return areas_; }

private:
    void add(Cover cover, Ring outline);
    /// Ribbons along the roads, mitred at bends, with round patches where they would leave gaps.
    void addRibbons(Cover cover);
    void addMedians();
    [[nodiscard]] double halfOf(const NetPiece& piece, Cover cover) const;
    [[nodiscard]] Cover wildCover(Point p) const;

    const TownPlan& plan_;
    const TownLayout& layout_;
    std::vector<CoveredArea> areas_;
    Buckets areasAt_;
};

} // namespace navsmith::samples
