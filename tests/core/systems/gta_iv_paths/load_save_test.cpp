// GTA IV paths from files and back: every byte of sound, odd and damaged sets.
#include "core/systems/gta_iv_paths/load.h"
#include "core/systems/gta_iv_paths/save.h"
#include "tests/core/systems/gta_iv_paths/iv_world.h"

namespace navsmith::tests {
namespace {

using systems::Confidence;

FileBytes small() {
    return bytesOf(smallIvWorld().areas());
}

TEST(IvLoad, TurnsAddressesIntoReferencesAndBack) {
    const auto files = small();
    const auto m = loadIv(files);
    EXPECT_EQ(m.count(iv::kFile), 64U);
    EXPECT_EQ(m.count(iv::kNode), 10U);
    EXPECT_EQ(m.count(iv::kLink), 16U);
    const Slot border = ivNode(m, 27, 2);
    EXPECT_NE(iv::findLink(m, border, ivNode(m, 28, 0)), model::kNoSlot);
    EXPECT_EQ(iv::typeOf(m, ivNode(m, 27, 3)), iv::NodeType::Boat);
    EXPECT_EQ(iv::typeOf(m, ivNode(m, 28, 4)), iv::NodeType::Intersection);
    EXPECT_EQ(saveFiles(m), files);
    EXPECT_EQ(ivReadingFaults(files), "");
}

TEST(IvLoad, KeepsLinksToAreasThatAreNotOpen) {
    const auto m = loadIvOnly(27);
    EXPECT_EQ(m.count(iv::kLink), 7U) << "the link into area 28 is there, and names what is not open";
}

TEST(IvLoad, GoesByTheStoredCountWhereRangesGoBackwards) {
    auto areas = smallIvWorld().areas();
    areas[28].nodes[4].firstLink = 0; // the intersection, behind the cars
    const auto m = loadIv(bytesOf(areas));
    EXPECT_EQ(m.count(iv::kLink), 16U);
    EXPECT_EQ(iv::linkCount(m, ivNode(m, 28, 3)), 2U);
    EXPECT_EQ(ivCounts(m), Counts({{"IV004", 1}}));
}

TEST(IvLoad, ReportsWhatCannotBeReadAndGoesOnWithTheRest) {
    auto files = small();
    files[ivName(27)].resize(100);
    const auto loaded = loadAll(systemNamed("gta_iv_paths"), files);
    ASSERT_EQ(loaded.failures.size(), 1U);
    EXPECT_EQ(loaded.failures[0].file, "nodes27.nod");
    EXPECT_EQ(loaded.model.count(iv::kFile), 63U);
}

TEST(IvLoad, SaysWhichBeliefsASetDoesNotBearOut) {
    auto areas = smallIvWorld().areas();
    for (auto& [number, area] : areas) {
        for (auto& n : area.nodes)
            n.flags &= ~(15U << 16U);
    }
    const auto files = bytesOf(areas);
    const auto loaded = loadAll(systemNamed("gta_iv_paths"), files);
    ASSERT_EQ(loaded.notices.size(), 1U);
    EXPECT_NE(loaded.notices[0].text.find("IV013"), std::string::npos);
    EXPECT_EQ(loaded.notices[0].text.find("IV014"), std::string::npos);
    EXPECT_EQ(ivCounts(loaded.model), Counts()) << "the rule is silent then";
    EXPECT_EQ(saveFiles(loaded.model), files);
}

TEST(IvLoad, NamesTheRuleThatIsOffAndTheShareThatSpeaksAgainstIt) {
    auto areas = smallIvWorld().areas();
    areas[27].nodes[0].flags ^= 1U << 16U; // one of nine linked nodes: not enough
    for (auto& l : areas[27].links)
        l.lanes = 0x0A; // two and one, both ways
    for (auto& n : areas[28].nodes)
        n.flood = static_cast<std::uint8_t>(100 + n.id);
    for (auto& [number, area] : areas) {
        for (auto& n : area.nodes)
            n.flags |= 1U << 15U;
    }
    const auto files = bytesOf(areas);
    const auto loaded = loadAll(systemNamed("gta_iv_paths"), files);
    std::vector<std::string> notices;
    for (const auto& notice : loaded.notices)
        notices.push_back(notice.text.substr(0, notice.text.find(" contradict")));
    EXPECT_EQ(notices, (std::vector<std::string>{"IV012 is off: 7 of 7 links (100 %)",
                                                 "IV014 is off: 9 of 9 linked nodes (100 %)",
                                                 "IV018 is off: 10 of 16 links (62 %)"}));
    EXPECT_EQ(ivCounts(loaded.model), Counts({{"IV013", 1}})) << "a rule that holds of most goes on";
    EXPECT_EQ(saveFiles(loaded.model), files);
}

TEST(IvSave, PadsAnEditedFileAgain) {
    auto files = small();
    files[ivName(27)] = padded(files[ivName(27)]);
    auto m = loadIv(files);
    Transaction tx(m, "Erase");
    tx.erase({iv::kNode, ivNode(m, 27, 4)});
    ASSERT_TRUE(tx.commit());
    const auto after = saveFiles(m);
    EXPECT_EQ(after.at(ivName(27)).size(), 2048U);
    EXPECT_EQ(readIvArea(after.at(ivName(27))).nodes.size(), 4U);
}

TEST(IvSave, NamesTheFieldAtAnOffset) {
    const auto m = loadIv(small());
    const Slot f = m.get(iv::node::file, ivNode(m, 27, 0)).slot();
    const std::pair<std::uint64_t, std::string> places[] = {{0, "header, nodes"},
                                                            {15, "header, links"},
                                                            {16, "node 0, pointer"},
                                                            {16 + 32 + 24, "node 1, position"},
                                                            {16 + 5 * 32 - 1, "node 4, flags"},
                                                            {16 + 5 * 32, "link 0, target area"},
                                                            {16 + 5 * 32 + 8 + 5, "link 1, lanes"},
                                                            {16 + 5 * 32 + 7 * 8, "tail, byte 0"}};
    for (const auto& [offset, name] : places)
        EXPECT_EQ(iv::fieldAt(m, f, offset), name);
}

TEST(IvFiles, AreKnownByNameAndByContents) {
    const auto bytes = buildIvArea(smallIvArea());
    const auto known = [&](std::string_view name, std::span<const std::byte> file) {
        return iv::recognise(name, file.first(std::min<std::size_t>(64, file.size())), file.size());
    };
    EXPECT_EQ(known("nodes0.nod", bytes), Confidence::Sure);
    EXPECT_EQ(known("NODES63.NOD", bytes), Confidence::Sure);
    EXPECT_EQ(known("roads.bin", bytes), Confidence::Maybe);
    EXPECT_EQ(known("roads.bin", padded(bytes)), Confidence::Maybe);
    EXPECT_EQ(known("roads.bin", std::span(bytes).first(bytes.size() - 1)), Confidence::No);
    for (const auto* name : {"nodes64.nod", "nodes-1.nod", "nodes.nod", "nodes1.dat", "nodes1x.nod", "node1.nod"})
        EXPECT_FALSE(iv::areaOfName(name)) << name;
    ASSERT_NE(systems::recognise("nodes12.nod", bytes, bytes.size()), nullptr);
    EXPECT_EQ(systems::recognise("nodes12.nod", bytes, bytes.size())->id, "gta_iv_paths");
}

TEST(IvFiles, OfOneFolderBelongTogether) {
    const std::vector<std::string> names{"nodes1.nod", "nodes2.nod", "NODES1.NOD", "other.bin"};
    const std::vector<std::vector<std::size_t>> sets{{0, 1}, {2}, {3}};
    EXPECT_EQ(iv::documents(names), sets);
}

} // namespace
} // namespace navsmith::tests
