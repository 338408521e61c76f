// The game's own texts, changed and unchanged.
#include "formats/gta_paths_ipl/path_text.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace navsmith::gta_paths_ipl {
namespace {

class PathTexts : public testing::Test {
protected:
    void SetUp() override {
        const auto folder = tests::corpusFolder("gta-sa-paths-ipl");
        if (!folder)
            GTEST_SKIP() << tests::missingCorpus("gta-sa-paths-ipl");
        for (const auto& path : tests::filesIn(*folder)) {
            if (path.extension() == ".ipl")
                files_[path.filename().string()] = tests::readFile(path);
        }
        ASSERT_EQ(files_.size(), 5U);
    }

    std::map<std::string, std::vector<std::byte>> files_;
};

TEST_F(PathTexts, everyByteIsKept) {
    const std::map<std::string, std::array<std::size_t, 3>> groups{{"paths.ipl", {1828, 2278, 0}},
                                                                   {"paths2.ipl", {1700, 1932, 0}},
                                                                   {"paths3.ipl", {2202, 1621, 0}},
                                                                   {"paths4.ipl", {0, 0, 444}},
                                                                   {"paths5.ipl", {601, 98, 0}}};
    for (const auto& [name, bytes] : files_) {
        const auto file = read(bytes);
        ASSERT_TRUE(file);
        EXPECT_EQ(file->brokenTotal, 0U) << name;
        std::array<std::size_t, 3> counts{};
        for (const auto& group : file->groups) {
            EXPECT_EQ(group.form, Form::SanAndreas);
            ++counts.at(static_cast<std::size_t>(group.type));
        }
        EXPECT_EQ(counts, groups.at(name)) << name;
        EXPECT_TRUE(write(*file) == bytes) << name;
    }
}

// Lines written from their values alone read as the same values.
TEST_F(PathTexts, newLinesHaveTheSameValues) {
    for (const auto& [name, bytes] : files_) {
        auto file = *read(bytes);
        for (auto& group : file.groups) {
            group.text.clear();
            for (auto& node : group.nodes)
                node.text.clear();
        }
        const auto again = write(file);
        EXPECT_TRUE(again == bytes) << name; // the game's lines are spelled in the same way
        EXPECT_TRUE(read(again)->groups.size() == file.groups.size());
    }
}

TEST_F(PathTexts, aMovedNodeChangesItsNumberOnly) {
    for (const auto& [name, bytes] : files_) {
        auto file = *read(bytes);
        auto& node = file.groups.at(file.groups.size() / 2).nodes[0];
        const auto before = node.x;
        node.x = 12345.5;
        auto changed = *read(write(file));
        auto& again = changed.groups.at(file.groups.size() / 2).nodes[0];
        EXPECT_EQ(again.x, 12345.5);
        again.x = before;
        EXPECT_TRUE(write(changed) == bytes) << name;
    }
}

} // namespace
} // namespace navsmith::gta_paths_ipl
