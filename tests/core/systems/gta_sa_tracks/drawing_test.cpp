// How tracks are drawn: rails to the next point, stations, the first point.
#include "tests/core/systems/gta_sa_tracks/track_world.h"

namespace navsmith::tests {
namespace {

class TrackDrawing : public TrackEditWorld {
protected:
    [[nodiscard]] symbol::Primitives drawn(Element e, bool near = false) const {
        const auto& symbol = *symbol::symbolOf(system().view, e.type);
        symbol::Primitives out;
        (near ? symbol.detail : symbol.overview)(model, {}, e.slot, out);
        return out;
    }
};

TEST_F(TrackDrawing, RailsLeadToTheNextPointAndBackToTheFirst) {
    const auto rail = drawn(at(1, 2)).segments.at(0);
    EXPECT_EQ(rail.a.position, glm::vec3(60, 0, 11));
    EXPECT_EQ(rail.b.position, glm::vec3(90, 0, 10.25F));
    EXPECT_EQ(rail.a.style & symbol::SegmentDashed, 0U);
    const auto back = drawn(at(1, 11)).segments.at(0);
    EXPECT_EQ(back.b.position, glm::vec3(0, 0, 10));
    EXPECT_NE(back.a.style & symbol::SegmentDashed, 0U);
}

TEST_F(TrackDrawing, StationsAndTheFirstPointStandOut) {
    EXPECT_EQ(drawn(at(1, 0)).sprites.size(), 2U);
    EXPECT_EQ(drawn(at(1, 2)).sprites.size(), 1U);
    EXPECT_EQ(drawn(at(1, 1)).sprites.at(0).shape, static_cast<std::uint32_t>(symbol::Shape::Square));
    EXPECT_NE(drawn(at(1, 2)).sprites.at(0).colour, drawn(at(3, 1)).sprites.at(0).colour);
    EXPECT_EQ(drawn(at(1, 7), true).labels.at(0).text, "7");
}

TEST_F(TrackDrawing, TracksAreHiddenOneByOne) {
    const auto& symbol = *symbol::symbolOf(system().view, systems::gta_sa_tracks::kPoint);
    EXPECT_EQ(symbol.groups.at(symbol.groupOf(model, at(3, 0).slot)).title, "tracks3.dat");
    EXPECT_EQ(symbol.groups.at(symbol.groupOf(model, at(1, 0).slot)).title, "tracks.dat");
}

} // namespace
} // namespace navsmith::tests
