// Conversions between the dialects of text waypoints.
#include "core/systems/conversion.h"
#include "tests/core/systems/quake_text/text_world.h"

namespace navsmith::tests {
namespace {

namespace text = systems::quake_text;

std::string named(const model::Model& m, const std::string& name) {
    const auto files = saveFiles(m);
    const auto file = files.find(name);
    return file == files.end() ? "no " + name : stringOf(file->second);
}

TEST(QuakeTextConvert, AnyDialectIsReadBackAsItWasConverted) {
    for (const auto& files :
         {ktxText(), frikBotText(), frikBotChain(), frikBotQcText(), frogbot2Text(), nexuizText()}) {
        for (const auto& format : systemNamed("quake_text").versions.formats) {
            SCOPED_TRACE(files.begin()->first + " to " + std::string(format.id));
            auto m = loadText(files);
            m.setMap(markerRoom());
            const bool same = systemNamed("quake_text").versions.formatOf(m) == format.id;
            const auto change = convertTo(m, format.id);
            EXPECT_EQ(change.empty(), same);
            const auto output = saveFiles(m);
            auto again = loadText(output);
            EXPECT_EQ(saveFiles(again), output);
            EXPECT_EQ(again.count(text::kNode), m.count(text::kNode));
            EXPECT_EQ(again.count(text::kLink), m.count(text::kLink));
            m.setMap(nullptr);
            EXPECT_TRUE(same || sameContents(m, again));
            m.apply(change, model::Direction::Backward);
            EXPECT_EQ(saveFiles(m), files);
        }
    }
}

TEST(QuakeTextConvert, JumpsMoveBetweenLinksAndTheirStarts) {
    auto m = loadText(ktxText());
    m.setMap(markerRoom());
    convertTo(m, "frikbot");
    EXPECT_NE(named(m, "room.way").find("saved4 17410; wait"), std::string::npos) << "jump and super jump at the start";
    m = loadText(withPart(frikBotText(), "room.way", "saved4 514", "saved4 1026"));
    m.setMap(markerRoom());
    convertTo(m, "frogbot2");
    const auto output = named(m, "map_room.qc");
    EXPECT_NE(output.find("custom_marker_start=3;\n"), std::string::npos) << "behind the entities of the map";
    EXPECT_NE(output.find("m4.P0=m3;"), std::string::npos);
    EXPECT_NE(output.find("m1 item_health 64 64 0;\n"), std::string::npos) << "the list of markers";
    EXPECT_NE(output.find("m4.D0=1024;"), std::string::npos);
}

TEST(QuakeTextConvert, TheMapHasToBeOpenToNumberItsEntities) {
    auto m = loadText(frikBotText());
    const auto loss = systems::tryConversion(systemOf(m), m, "ktx");
    ASSERT_FALSE(loss);
    EXPECT_TRUE(loss.error().reason.starts_with("Open the map first")) << loss.error().reason;
}

TEST(QuakeTextConvert, TheReportTellsWhatIsLost) {
    const auto m = loadText(ktxText());
    const auto loss = systems::tryConversion(systemOf(m), m, "frikbot");
    ASSERT_TRUE(loss);
    const auto report = systems::describe(m.schema(), *loss);
    EXPECT_NE(report.find("Zone"), std::string::npos) << report;
    EXPECT_NE(report.find("2 nodes"), std::string::npos) << "markers of the map: " << report;
}

TEST(QuakeTextConvert, OfTooManyLinksThoseWithAReturnStay) {
    auto m = loadText(ktxText());
    model::Transaction tx(m, "links");
    const auto nodes = text::numbered(m);
    for (int i = 0; i < 6; ++i) {
        const auto node = tx.create(text::kNode);
        tx.set(text::node::file, node, model::Ref::to(0));
        tx.set(text::node::x, node, static_cast<float>(16 + i));
        const auto link = tx.create(text::kLink);
        tx.set(text::link::owner, link, model::Ref::to(nodes[4]));
        tx.set(text::link::target, link, model::Ref::to(node));
        tx.set(text::link::slot, link, static_cast<std::uint8_t>(i + 1));
    }
    ASSERT_TRUE(tx.commit());
    m.setMap(markerRoom());
    convertTo(m, "frikbot");
    EXPECT_EQ(text::linksOf(m, nodes[4]).size(), 4U);
    EXPECT_NE(text::findLink(m, nodes[4], nodes[3]), model::kNoSlot);
}

} // namespace
} // namespace navsmith::tests
