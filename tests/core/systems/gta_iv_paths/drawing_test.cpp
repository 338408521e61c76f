// Symbols of GTA IV paths: types of nodes and lanes are distinguishable, and unknown meanings are not shown.
#include "tests/core/systems/gta_iv_paths/iv_world.h"

#include <algorithm>
#include <set>
#include <utility>

namespace navsmith::tests {
namespace {

using symbol::Primitives;

Primitives drawn(const model::Model& m, Element e) {
    Primitives out;
    for (const auto& symbol : systemOf(m).view.symbols) {
        if (symbol.type == e.type) {
            symbol.overview(m, {}, e.slot, out);
            symbol.detail(m, {}, e.slot, out);
        }
    }
    return out;
}

using IvDrawing = IvEditWorld;

TEST_F(IvDrawing, NodeTypesDifferInShape) {
    std::set<std::uint32_t> shapes;
    for (const auto& n : {node(27, 0), node(27, 3), node(28, 4)})
        shapes.insert(drawn(model, n).sprites.at(0).shape);
    EXPECT_EQ(shapes.size(), 3U);
    const auto record = drawn(model, node(28, 4));
    EXPECT_EQ(record.sprites[0].shape, static_cast<std::uint32_t>(symbol::Shape::Ring))
        << "a node at the same place shows through";
    EXPECT_GT(record.sprites[0].size, drawn(model, node(28, 1)).sprites[0].size);
    EXPECT_EQ(record.labels.at(0).text, "intersection 28:4");
}

TEST_F(IvDrawing, LanesAreSideBySideWithoutDirection) {
    const auto ofEdge = [&](Element a, Element b) { // one of the two links draws the edge
        const auto there = drawn(model, linkBetween(a, b));
        const auto back = drawn(model, linkBetween(b, a));
        EXPECT_NE(there.segments.empty(), back.segments.empty());
        return there.segments.empty() ? back : there;
    };
    const auto oneWay = ofEdge(node(27, 0), node(27, 1));
    const auto both = ofEdge(node(27, 1), node(27, 2));
    EXPECT_EQ(oneWay.ribbons.size(), 2U);
    EXPECT_EQ(both.ribbons.size(), 3U);
    EXPECT_NE(oneWay.segments[0].a.colour, both.segments[0].a.colour);
    EXPECT_NE(both.ribbons.front().fill, both.ribbons.back().fill) << "lanes A and B";
    EXPECT_EQ(oneWay.segments[0].a.style & symbol::SegmentArrow, 0U);
}

} // namespace
} // namespace navsmith::tests
