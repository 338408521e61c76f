// Bridges and tunnels: see town_ground.h.
#include <algorithm>
#include <cmath>

#include "resources/samples/town_ground.h"

namespace navsmith::samples {

namespace {

using glm::vec3;

constexpr double kDeckDepth = 0.9;
constexpr double kParapetHeight = 1.0;
constexpr double kParapetWidth = 0.3;
constexpr double kBoards = 0.25;      ///< depth of a footbridge
constexpr double kBeyondBoards = 1.5; ///< how far a jetty goes on behind its last node
constexpr double kPostEvery = 8;

/// Places along and across a piece of a span.
class Frame {
public:
    explicit Frame(const Slope& slope)
        : from_(slope.from), to_(slope.to), side_(leftOf(directionTo(slope.from, slope.to))), slope_(&slope) {}

    [[nodiscard]] vec3 at(double part, double left, double up) const {
        const Point p = between(from_, to_, part) + side_ * left;
        return {p.x, p.y, slope_->heightAt(part) + up};
    }
    /// A strip of the whole length between two lines.
    void addStrip(Faces& to, double rightSide, double rightUp, double leftSide, double leftUp, Material material,
                  double until = 1) const {
        addPolygon(to,
                   {at(0, rightSide, rightUp), at(until, rightSide, rightUp), at(until, leftSide, leftUp),
                    at(0, leftSide, leftUp)},
                   material);
    }

private:
    Point from_;
    Point to_;
    Point side_;
    const Slope* slope_;
};

/// A beam along the piece, closed at its ends.
void addBeam(Faces& to, const Frame& frame, double right, double left, double low, double high, Material material,
             double until = 1) {
    frame.addStrip(to, right, high, left, high, material, until);
    frame.addStrip(to, left, high, left, low, material, until);
    frame.addStrip(to, left, low, right, low, material, until);
    frame.addStrip(to, right, low, right, high, material, until);
    addPolygon(to, {frame.at(0, left, low), frame.at(0, right, low), frame.at(0, right, high), frame.at(0, left, high)},
               material);
    addPolygon(to,
               {frame.at(until, right, low), frame.at(until, left, low), frame.at(until, left, high),
                frame.at(until, right, high)},
               material);
}

void addBridge(Faces& to, const SpanPiece& piece) {
    const Frame frame(piece.slope);
    const double road = piece.road;
    const double outer = road + (piece.paved ? kPavement : 0);
    frame.addStrip(to, -road, 0, 0, 0, Material::Tarmac);
    frame.addStrip(to, 0, 0, road, 0, Material::Tarmac);
    for (const double sign : {-1.0, 1.0}) {
        const auto strip = [&](double a, double aUp, double b, double bUp, Material material) {
            if (sign > 0)
                frame.addStrip(to, a, aUp, b, bUp, material);
            else
                frame.addStrip(to, -b, bUp, -a, aUp, material);
        };
        if (piece.paved) {
            strip(road, 0, road, kKerbHeight, Material::Pavement);
            strip(road, kKerbHeight, outer, kKerbHeight, Material::Pavement);
        }
        const double edge = sign > 0 ? outer - kParapetWidth : -outer;
        addBeam(to, frame, edge, edge + kParapetWidth, -kDeckDepth, kParapetHeight, Material::Promenade);
    }
    frame.addStrip(to, outer, -kDeckDepth, -outer, -kDeckDepth, Material::Promenade);
}

void addTunnel(Faces& to, const SpanPiece& piece) {
    const Frame frame(piece.slope);
    const double half = piece.road;
    frame.addStrip(to, -half, 0, 0, 0, Material::Tarmac);
    frame.addStrip(to, 0, 0, half, 0, Material::Tarmac);
    frame.addStrip(to, half, 0, half, kTunnelHeight, Material::Promenade);
    frame.addStrip(to, half, kTunnelHeight, -half, kTunnelHeight, Material::Promenade);
    frame.addStrip(to, -half, kTunnelHeight, -half, 0, Material::Promenade);
}

void addFootbridge(Faces& to, const SpanPiece& piece) {
    const Frame frame(piece.slope);
    const double length = distance(piece.slope.from, piece.slope.to);
    const double until = 1 + kBeyondBoards / length;
    addBeam(to, frame, -piece.road, piece.road, -kBoards, 0, Material::Wood, until);
    const int pairs = static_cast<int>(length / kPostEvery);
    for (int i = 1; i <= pairs; ++i) {
        for (const double side : {-piece.road, piece.road}) {
            const auto top = frame.at(until * i / pairs, side, 0.8);
            addColumn(to, {top.x, top.y, kSeaBed}, top.z - static_cast<float>(kSeaBed), 0.2F, 0.2F, 4, Material::Wood);
        }
    }
}

} // namespace

Faces spanFaces(const TownPlan& plan, const TownLayout& layout, std::size_t span) {
    Faces faces;
    for (const auto& piece : layout.relief.spanPieces()) {
        if (piece.span != span)
            continue;
        switch (plan.landscape.spans[span].type) {
        case SpanType::Bridge:
            addBridge(faces, piece);
            break;
        case SpanType::Tunnel:
            addTunnel(faces, piece);
            break;
        case SpanType::Footbridge:
            addFootbridge(faces, piece);
            break;
        }
    }
    return faces;
}

} // namespace navsmith::samples
