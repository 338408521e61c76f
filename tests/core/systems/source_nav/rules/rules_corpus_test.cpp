// What the rules find in real meshes: the counts of docs/checks.md.
#include "core/systems/source_nav/rules/rules.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

TEST(NavRulesOnRealMeshes, FindWhatThePageOfChecksCounts) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    Counts counts;
    for (const auto& path : meshes) {
        for (const auto& [rule, count] : countsOf(issuesOf(loadMesh(readFile(path)))))
            counts[rule] += count;
    }
    EXPECT_EQ(meshes.size(), 30U);
    EXPECT_EQ(counts, Counts({{"NAV001", 1},  {"NAV020", 1},  {"NAV021", 5},   {"NAV022", 48},  {"NAV026", 1},
                              {"NAV027", 1},  {"NAV028", 4},  {"NAV032", 185}, {"NAV039", 3},   {"NAV050", 6},
                              {"NAV051", 2},  {"NAV054", 40}, {"NAV055", 25},  {"NAV056", 8},   {"NAV057", 84},
                              {"NAV058", 51}, {"NAV061", 6},  {"NAV065", 6},   {"NAV066", 208}, {"NAV079", 112}}));
}

} // namespace
} // namespace navsmith::tests
