// Damaged waypoint texts: none crashes, what can be read comes back, and no number allocates more than the text.
#include "tests/formats/quake_waypoints/chains.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"

#include <gtest/gtest.h>

#include <cstring>

namespace navsmith::quake_waypoints {
namespace {

constexpr std::array kSamples{
    std::pair{Dialect::Ktx, "CreateMarker 1 2 3\nCreateMarker 4 5 6\nSetZone 3 2\nSetMarkerPath 3 1 4\n"
                            "SetMarkerPathFlags 3 1 r\nSetRocketJumpPathFields 3 1 70.0 -1.0 0\nSetZone 4 1\n"},
    std::pair{Dialect::FrikBot, "// a\nsaved1 1; saved2 2; saved3 3\nscratch1 2; scratch2 0; scratch3 0; scratch4 0\n"
                                "saved4 1; wait\nsaved1 7\nscratch1 1\nsaved4 2; wait\nsaved4 3\n"},
    std::pair{Dialect::FrikBotQc, "void() map_a =\n{\n\tmake_way('1 2 3', '2 0 0', 0, 0);\n"
                                  "\tmake_way('4 5 6', '1 0 0', 0, 256);\n};\n"},
    std::pair{Dialect::Frogbot2, "void() map_a =\n{\n// custom markers start at m2\nN(1,2,3);\nLSQ();\nZ1(m2);\n"
                                 "m1.P0=m2;m2.P3=m1;\nm2.D3=1024;\n};\n/* MarkerInfo\nm1 item_shells 7 8 9;\n"
                                 "m2 marker 1 2 3;\n*/\n"},
    std::pair{Dialect::Nexuiz, "//WAYPOINT_VERSION 1.04\n'1 2 3'\n'1 2 3'\n0\n' -4.0   5.0   6.0'\n'7 8 9'\n16384\n"}};

/// Read, written, changed and read again.
void expectUsable(Dialect dialect, const Part& part) {
    auto w = read(dialect, std::span(&part, 1));
    if (!w) {
        EXPECT_FALSE(w.error().expected.empty());
        return;
    }
    ASSERT_EQ(write(*w), std::vector{part});
    if (!w->nodes.empty()) {
        w->nodes.front().origin.x += 100;
        w->nodes.insert(w->nodes.begin(), Node{.fromMap = w->nodes.front().fromMap});
        for (auto& link : w->links) {
            ++link.owner;
            ++link.target;
        }
    }
    const auto output = write(*w);
    const auto again = read(dialect, output);
    if (again) {
        EXPECT_EQ(write(*again), output);
    }
}

TEST(QuakeTextDamage, CutAndMutatedTextsAreKeptOrRefused) {
    tests::ByteMutator mutator(3);
    for (const auto& [dialect, text] : kSamples) {
        const std::string whole(text);
        for (std::size_t size = 0; size < whole.size(); ++size)
            expectUsable(dialect, {"map_a" + std::string(limitsOf(dialect).ending), whole.substr(0, size)});
        std::vector<std::byte> bytes(whole.size());
        std::memcpy(bytes.data(), whole.data(), whole.size());
        for (int round = 0; round < 400; ++round) {
            const auto mutated = mutator.mutated(bytes);
            expectUsable(dialect, {"map_a" + std::string(limitsOf(dialect).ending),
                                   {reinterpret_cast<const char*>(mutated.data()), mutated.size()}});
        }
    }
}

TEST(QuakeTextDamage, LargeNumbersAllocateNothing) {
    for (const auto& [dialect, text] :
         {std::pair{Dialect::Ktx,
                    "SetZone 4294967295 1\nSetMarkerPath 2000000000 0 2000000000\n// map markers: 999999999\n"},
          std::pair{Dialect::FrikBot, "scratch1 2000000000\nsaved4 1; wait\n"},
          std::pair{Dialect::Frogbot2, "{custom_marker_start=2000000000;Z1(m999999999);m4000000.P0=m1;LSQ();}"}}) {
        const Part part{"map_a.qc", text};
        const tests::HeapMeter meter;
        const auto w = read(dialect, std::span(&part, 1));
        EXPECT_LT(meter.peakBytes(), tests::kHeapSlack);
        EXPECT_TRUE(!w || w->nodes.size() <= 1);
    }
}

} // namespace
} // namespace navsmith::quake_waypoints
