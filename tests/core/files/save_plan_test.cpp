#include "core/files/save_plan.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

SavePlan somePlan() {
    SavePlan plan;
    plan.id = "0123456789abcdef";
    plan.folders = {"/games/one", "/games/two", "/other"};
    plan.madeFolders = {"/games", "/games/one"};
    plan.backupFolder = ".navsmith-backup";
    plan.backupSet = "2024-11-21T09-10-11Z";
    plan.files = {{0, "a.dat", true, 1, 2, 3, 4}, {1, "b \xFF.dat", false, 0, 0, 7, 8}, {2, "c", true, 5, 6, 7, 8}};
    return plan;
}

TEST(SavePlan, RoundTrips) {
    const auto plan = somePlan();
    const auto read = decodePlan(encodePlan(plan), "/games/one");
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(*read, plan);
}

TEST(SavePlan, MovesWithItsFolders) {
    const auto read = decodePlan(encodePlan(somePlan()), "/moved/here/one");
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(read->folders, (std::vector<fs::path>{"/moved/here/one", "/moved/here/two", "/moved/other"}));
    EXPECT_EQ(read->madeFolders, (std::vector<fs::path>{"/moved/here", "/moved/here/one"}));
    const auto pointer = decodePointer(encodePointer(somePlan(), 1), "/moved/here/two");
    ASSERT_TRUE(pointer);
    EXPECT_EQ(pointer->firstFolder, "/moved/here/one");
    EXPECT_EQ(pointer->id, somePlan().id);
}

TEST(SavePlan, SurvivesSingleDamageAndDetectsTheRest) {
    const auto plan = somePlan();
    const auto whole = encodePlan(plan);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            auto damaged = whole;
            damaged[i] ^= std::byte{1} << bit;
            const auto read = decodePlan(damaged, "/games/one");
            ASSERT_TRUE(read) << "byte " << i << " bit " << bit;
            ASSERT_EQ(*read, plan);
            // the same position in the other copy
            damaged[(i + whole.size() / 2) % whole.size()] ^= std::byte{1} << bit;
            ASSERT_FALSE(decodePlan(damaged, "/games/one"));
        }
    }
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const auto read = decodePlan(std::span(whole).first(length), "/games/one");
        ASSERT_EQ(read.has_value(), length >= whole.size() / 2) << length;
        ASSERT_TRUE(!read || *read == plan);
    }
}

RC_GTEST_PROP(SavePlan, ArbitraryBytesAreRefusedWithoutHarm, (const std::vector<std::uint8_t>& junk)) {
    Bytes bytes;
    for (const auto value : junk)
        bytes.push_back(std::byte{value});
    RC_ASSERT(!decodePlan(bytes, "/games"));
    RC_ASSERT(!decodePointer(bytes, "/games"));
}

TEST(SavePlan, RecordThatReachesBeyondItsFoldersIsRefused) {
    const auto refused = [](const std::function<void(SavePlan&)>& forge) {
        auto plan = somePlan();
        forge(plan);
        const auto read = decodePlan(encodePlan(plan), "/games/one");
        return !read && read.error().kind == FileErrorKind::Damaged;
    };
    for (const auto* name : {"", ".", "..", "../x", "/etc/passwd", "x/y", ".navsmith-lock"})
        EXPECT_TRUE(refused([&](SavePlan& plan) { plan.files[0].name = name; })) << name;
    EXPECT_TRUE(refused([](SavePlan& plan) { plan.files[0].name = std::string("a\0b", 3); }));
    EXPECT_TRUE(refused([](SavePlan& plan) { plan.files[0].folder = 3; }));
    EXPECT_TRUE(refused([](SavePlan& plan) { plan.id = "../../../../etc/"; }));
    EXPECT_TRUE(refused([](SavePlan& plan) { plan.id = "0123"; }));
    EXPECT_TRUE(refused([](SavePlan& plan) { plan.backupFolder = ".."; }));
    EXPECT_TRUE(refused([](SavePlan& plan) { plan.backupSet = "a/b"; }));
    EXPECT_TRUE(refused([](SavePlan& plan) { plan.madeFolders = {"/home"}; }));
    EXPECT_FALSE(refused([](SavePlan&) {}));
}

TEST(SavePlan, RecognisesOnlyItsTemporaryNames) {
    EXPECT_TRUE(isTemporaryName(".navsmith-0123456789abcdef-1of64.tmp"));
    for (const auto* name :
         {"", "a.tmp", ".navsmith-", ".navsmith-.tmp", ".navsmith-lock", ".navsmith-0123456789abcdef-1of64.tmp.txt",
          ".navsmith-0123456789abcdef-of64.tmp", ".navsmith-0123456789abcdef-1of.tmp",
          ".navsmith-0123456789ABCDEF-1of64.tmp", ".navsmith-0123456789abcdef.tmp", ".navsmith-my own notes file.tmp"})
        EXPECT_FALSE(isTemporaryName(name)) << name;
    const auto plan = somePlan();
    for (std::size_t i = 0; i < plan.files.size(); ++i)
        EXPECT_TRUE(isTemporaryName(temporaryOf(plan, i).filename().string()));
}

} // namespace

} // namespace navsmith::files::test
