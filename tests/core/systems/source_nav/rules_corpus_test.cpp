// What the rules find in real meshes: the counts of docs/checks.md.
#include "core/systems/source_nav/rules.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::tests {
namespace {

using Counts = std::map<std::string, std::size_t>;

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
    EXPECT_EQ(counts, Counts({{"NAV001", 1},
                              {"NAV020", 1},
                              {"NAV021", 5},
                              {"NAV022", 48},
                              {"NAV026", 1},
                              {"NAV027", 1},
                              {"NAV028", 4},
                              {"NAV032", 185},
                              {"NAV039", 114},
                              {"NAV050", 6},
                              {"NAV051", 2},
                              {"NAV054", 40},
                              {"NAV055", 25},
                              {"NAV056", 8},
                              {"NAV057", 84},
                              {"NAV058", 51},
                              {"NAV061", 6},
                              {"NAV065", 6}}));
}

TEST(NavRulesOnRealMeshes, AreMendedWhereThereIsAFixAndUndoneGiveTheFirstBytes) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    const auto rules = systems::source_nav::rules();
    for (const auto& path : meshes) {
        const auto bytes = readFile(path);
        auto model = loadMesh(bytes);
        std::vector<model::Change> changes;
        const auto report = checks::fixAll(model, rules, changes);
        EXPECT_TRUE(report.refusals.empty()) << path;
        EXPECT_LT(report.passes, 8U) << path;
        for (const auto& issue : report.left)
            EXPECT_EQ(std::ranges::find(rules, issue.rule, &checks::Rule::id)->fix, nullptr)
                << path << issue.rule << ": " << issue.message;
        EXPECT_EQ(countsOf(issuesOf(loadMesh(saveMesh(model)))), countsOf(report.left)) << path;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            model.apply(*change, model::Direction::Backward);
        EXPECT_TRUE(saveMesh(model) == bytes) << path;
    }
}

} // namespace
} // namespace navsmith::tests
