// Train tracks as people see them: derived properties.
#include "core/model/property.h"
#include "tests/core/systems/gta_sa_tracks/track_world.h"

namespace navsmith::tests {
namespace {

namespace tracks = systems::gta_sa_tracks;

class TrackSchema : public TrackEditWorld {
protected:
    TrackSchema() { expected = {"TR004"}; }
    [[nodiscard]] model::Value value(Element e, std::string_view id) const {
        return model::readValue(model, *model.schema().type(e.type).findProperty(id), e);
    }
};

TEST_F(TrackSchema, MeasuresTheWayInPlan) {
    EXPECT_EQ(value(at(1, 0), "to_next"), model::Value(30.0));
    EXPECT_EQ(value(at(1, 11), "to_next"), model::Value(30.0)) << "back to the first point";
    EXPECT_EQ(value(at(1, 11), "from_start"), model::Value(330.0));
    EXPECT_EQ(value(at(1, 0), "from_start"), model::Value(0.0));
    EXPECT_EQ(value(at(3, 2), "from_start"), model::Value(100.0));
    EXPECT_EQ(value(track(1), "length"), model::Value(360.0));
    EXPECT_EQ(std::get<double>(value(at(1, 2), "slope")), -2.5);
    EXPECT_EQ(value(at(1, 7), "index"), model::Value(std::int64_t{7}));
}

TEST_F(TrackSchema, CountsPointsAndStations) {
    EXPECT_EQ(value(track(1), "points"), model::Value(std::int64_t{12}));
    EXPECT_EQ(value(track(1), "stations"), model::Value(std::int64_t{6}));
    EXPECT_EQ(value(track(3), "stations"), model::Value(std::int64_t{0}));
    EXPECT_EQ(value(track(3), "stated_count"), model::Value(std::int64_t{3}));
    EXPECT_EQ(value(at(1, 3), "station"), model::Value(std::int64_t{2}));
}

TEST_F(TrackSchema, NamesPointsAsTheFilesCount) {
    EXPECT_EQ(value(at(3, 1), "track"), model::Value(std::int64_t{3}));
    EXPECT_EQ(model::elementName(model, at(3, 1)), "point 3:1");
    EXPECT_EQ(model::elementName(model, track(3)), "track 3") << "not by its place among the open files";
    const auto other = loadTracks({{"train.dat", smallTracks().at("tracks3.dat")}});
    EXPECT_EQ(model::elementName(other, {tracks::kPoint, 2}), "point train.dat:2");
}

TEST_F(TrackSchema, HasNoWayFromASinglePoint) {
    run("erase", {at(3, 0), at(3, 1)});
    EXPECT_EQ(value(at(3, 0), "to_next"), model::Value());
    EXPECT_EQ(value(at(3, 0), "slope"), model::Value());
    EXPECT_EQ(value(at(3, 0), "from_start"), model::Value(0.0));
}

} // namespace
} // namespace navsmith::tests
