// What walls of a map hide: clicks pick what people see, and the camera goes to where it can be seen.
#include "tests/app/gui/window/window_fixture.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <memory>
#include <vector>

namespace navsmith::gui {
namespace {

/// Plates that hide from both sides, each upright, with its middle at a point and across a direction.
class Walls {
public:
    void add(const glm::vec3& middle, const glm::vec3& across, float size) {
        const auto side = glm::normalize(glm::cross(across, glm::vec3(0, 0, 1))) * size;
        const auto up = glm::normalize(glm::cross(side, across)) * size;
        auto& map = backdrop_->geometry;
        const auto first = static_cast<std::uint32_t>(map.positions.size());
        for (const auto& corner : {-side - up, side - up, side + up, up - side})
            map.positions.push_back(middle + corner);
        for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U, 2U, 1U, 0U, 3U, 2U, 0U})
            map.indices.push_back(first + i);
    }
    opening::OpenedMap finish() {
        auto& map = backdrop_->geometry;
        map.layers = {{world::MapLayer::Solid, 0, static_cast<std::uint32_t>(map.triangleCount())}};
        map.minimum = map.maximum = map.positions.front();
        for (const auto& at : map.positions) {
            map.minimum = glm::min(map.minimum, at);
            map.maximum = glm::max(map.maximum, at);
        }
        backdrop_->rays = world::RayCaster::build(map).value();
        return {"walls.bsp", backdrop_};
    }

private:
    std::shared_ptr<world::Backdrop> backdrop_ = std::make_shared<world::Backdrop>();
};

class BehindWalls : public WindowTest {
protected:
    const Element boat{1, kBoat};
    Element link;
    glm::vec3 onLink{0};
    glm::vec3 there{0};

    /// The eye sees a link and, behind it, a node of boats.
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_EQ(node(), boat.type);
        link = all("link").front();
        // The mouse takes only links and the nodes of boats and people.
        auto& state = *window->views().active();
        for (model::ElementTypeId other = 0; other < model().schema().typeCount(); ++other) {
            if (other != node() && other != link.type)
                state.setTypeLocked(other, true);
        }
        constexpr std::size_t cars = 0;
        state.setGroupLocked(node(), cars, true);
        // Apart from its nodes and from what lies at its middle.
        onLink = (*viewport().scene(document()).anchor(link) + placeOf(0)) * 0.5F;
        there = placeOf(kBoat);
        auto& camera = viewport().camera();
        const auto ahead = glm::normalize(there - onLink);
        camera.yaw = std::atan2(ahead.x, ahead.y);
        camera.pitch = std::asin(ahead.z);
        camera.position = onLink - ahead * 40.0F;
        viewport().cameraMoved();
    }
    void wallAt(const std::vector<float>& shares) {
        Walls walls;
        const auto eye = viewport().camera().position;
        for (const float share : shares)
            walls.add(eye + (there - eye) * share, there - eye, 400);
        document().setMap(walls.finish());
    }
    [[nodiscard]] float shareOfLink() {
        const auto eye = viewport().camera().position;
        return glm::distance(onLink, eye) / glm::distance(there, eye);
    }
    Element clicked() {
        document().selection().clear(); // a second click would pick what lies beneath
        click(pixel(glm::dvec3(there)));
        return document().selection().primary();
    }
};

TEST_F(BehindWalls, aClickPicksWhatIsSeen) {
    EXPECT_EQ(clicked(), boat) << "nodes win over links";
    wallAt({(1 + shareOfLink()) / 2});
    EXPECT_EQ(clicked().type, link.type) << "the node is behind the wall";
    auto look = window->views().active()->mapLook();
    look.hiddenElements = true;
    window->views().active()->setMapLook(look);
    EXPECT_EQ(clicked(), boat) << "elements are drawn through walls";
}

TEST_F(BehindWalls, whatIsHiddenCanBePickedWhereNothingElseIs) {
    wallAt({shareOfLink() / 2});
    EXPECT_EQ(clicked(), boat);
}

TEST_F(BehindWalls, goingToAnElementLooksAroundTheWall) {
    const auto forward = viewport().camera().forward();
    viewport().goTo(boat);
    EXPECT_LT(glm::distance(viewport().camera().forward(), forward), 0.01F) << "no map: the direction stays";
    // Near the node, across the direction of the camera.
    Walls walls;
    walls.add(there - glm::vec3(forward.x, forward.y, 0) * 6.0F, glm::vec3(forward.x, forward.y, 0), 30);
    document().setMap(walls.finish());
    ASSERT_TRUE(viewport().sight().isHidden(viewport().camera(), there));
    viewport().goTo(boat);
    EXPECT_FALSE(viewport().sight().isHidden(viewport().camera(), there));
    EXPECT_LT((nodePixel(kBoat) - middle()).manhattanLength(), 6);

    viewport().lookAlong(std::atan2(forward.x, forward.y), std::asin(forward.z));
    ASSERT_TRUE(viewport().sight().isHidden(viewport().camera(), there));
    select({boat});
    trigger("action.frame");
    EXPECT_FALSE(viewport().sight().isHidden(viewport().camera(), there));
}

} // namespace
} // namespace navsmith::gui
