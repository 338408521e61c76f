// Conversion between the versions of node graphs, and from meshes.
#include "core/systems/conversion.h"
#include "core/systems/exchange.h"
#include "tests/core/systems/source_ain/ain_world.h"

namespace navsmith::tests {
namespace {

namespace ain = systems::source_ain;

TEST(AinConvert, EachVersionBecomesEachOther) {
    for (const std::int32_t from : {27, 28, 35, 37, 41, 42}) {
        for (const auto& format : systemNamed("source_ain").versions.formats) {
            auto m = loadAin(ainFile(ainOfFourteen(from)));
            convertTo(m, format.id);
            EXPECT_EQ(systemOf(m).versions.formatOf(m), format.id) << from;
            const auto again = loadFiles(systemOf(m), saveFiles(m));
            EXPECT_TRUE(sameContents(m, again)) << from << " to " << format.id;
            EXPECT_EQ(m.count(ain::kLink), 16U);
        }
    }
}

TEST(AinConvert, AHullThatWasNotThereDoesWhatAWiderOneDoes) {
    auto m = loadAin(ainFile(ainOfFourteen(27)));
    convertTo(m, "ain-37");
    EXPECT_EQ(ain::hullCount(m), 10U);
    EXPECT_EQ(ain::moveOf(m, 0, 9), 0) << "as the large hull, which has no way";
    EXPECT_EQ(ain::moveOf(m, 1, 9), 1);
    EXPECT_EQ(m.get(ain::node::offset(9), 0), m.get(ain::node::offset(7), 0));
}

TEST(AinConvert, DontDropIsAnotherBitSinceVersion41) {
    auto m = loadAin(fourteenWith([](AinBytes& g) { g.nodes[3].info = 1U << 14U; }));
    convertTo(m, "ain-41");
    EXPECT_EQ(m.get(ain::node::info, 3), 1U << 27U);
    convertTo(m, "ain-37");
    EXPECT_EQ(m.get(ain::node::info, 3), 1U << 14U);
}

TEST(AinConvert, CrawlsAreAnotherBitSinceVersion41) {
    auto swarm = ainOfFourteen(41);
    swarm.links[0].moves[0] = 18;
    auto m = loadAin(ainFile(swarm));
    convertTo(m, "ain-37");
    EXPECT_EQ(ain::moveOf(m, 0, 0), 34);
    convertTo(m, "ain-41");
    EXPECT_EQ(ain::moveOf(m, 0, 0), 18);
}

TEST(AinConvert, TheRevisionIsTheMaps) {
    auto m = loadAin(ainFile(ainOfFourteen(35)));
    m.setMap(ainRoom());
    convertTo(m, "ain-37");
    EXPECT_EQ(m.get(ain::file::mapRevision, 0), ainRoom()->geometry.revision);
}

} // namespace
} // namespace navsmith::tests
