// Notices and errors of IMG directories, by the limits on the format page.
#include "formats/containers/img_checks.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::containers {
namespace {

using bytes::FormatErrorCode;
using Bytes = std::vector<std::byte>;

std::vector<tests::RawImgEntry> sound() {
    return {{"nodes0.dat", Bytes(3000, std::byte{1})},
            {"nodes1.dat", Bytes(10, std::byte{2}), 2},
            {"empty.txt", {}},
            {"nodes2.dat", Bytes(5000, std::byte{3})}};
}

std::vector<ImgIssue> check2(const Bytes& archive) {
    return checkImg(readImg(MemorySource(archive)).value());
}

std::vector<ImgIssue> check1(const tests::RawImg1& raw) {
    return checkImg(readImg1(MemorySource(raw.directory), MemorySource(raw.data)).value());
}

TEST(ImgChecks, validArchiveHasNoIssues) {
    EXPECT_TRUE(check1(tests::buildImg1(sound())).empty());
    EXPECT_TRUE(check2(tests::buildImg2(sound())).empty());
    EXPECT_TRUE(check2(tests::buildImg3(sound())).empty());
    EXPECT_TRUE(check2(tests::buildImg2({})).empty());
}

TEST(ImgChecks, img002EntryBeyondTheEnd) {
    auto two = tests::buildImg2(sound());
    tests::setU32(two, 8 + 32, 100'000);
    EXPECT_EQ(check2(two), (std::vector<ImgIssue>{{ImgFault::Outside, 1}}));
    auto three = tests::buildImg3(sound());
    tests::setU32(three, 20, 5000); // more than its two sectors hold
    EXPECT_EQ(check2(three), (std::vector<ImgIssue>{{ImgFault::Outside, 0}}));
    auto one = tests::buildImg1(sound());
    one.data.resize(4096);
    EXPECT_EQ(check1(one), (std::vector<ImgIssue>{{ImgFault::Outside, 1}, {ImgFault::Outside, 3}}));
    EXPECT_EQ(idOf(ImgFault::Outside), "IMG002");
}

TEST(ImgChecks, img003OverlappingEntries) {
    auto two = tests::buildImg2(sound());
    tests::setU32(two, 8 + 3 * 32, tests::u32At(two, 8) + 1);
    EXPECT_EQ(check2(two), (std::vector<ImgIssue>{{ImgFault::Overlap, 3}}));
    tests::setU32(two, 8 + 32, 0);
    EXPECT_EQ(check2(two), (std::vector<ImgIssue>{{ImgFault::Overlap, 1}, {ImgFault::Overlap, 3}}));
    auto one = tests::buildImg1(sound());
    tests::setU32(one.directory, 32, 0);
    EXPECT_EQ(check1(one), (std::vector<ImgIssue>{{ImgFault::Overlap, 1}})) << "the first sector is a place there";
    EXPECT_EQ(idOf(ImgFault::Overlap), "IMG003");
}

TEST(ImgChecks, img004DuplicateNames) {
    auto entries = sound();
    entries.push_back({"NODES1.DAT", Bytes(10)});
    entries.push_back({"nodes1.dat", Bytes(10)});
    const std::vector<ImgIssue> wanted{{ImgFault::Twice, 4}, {ImgFault::Twice, 5}};
    EXPECT_EQ(check1(tests::buildImg1(entries)), wanted);
    EXPECT_EQ(check2(tests::buildImg2(entries)), wanted);
    EXPECT_EQ(check2(tests::buildImg3(entries)), wanted);
    EXPECT_EQ(idOf(ImgFault::Twice), "IMG004");
}

TEST(ImgChecks, img006UnterminatedName) {
    auto entries = sound();
    entries[1].name = "a_name_of_just_24_bytes.";
    const std::vector<ImgIssue> wanted{{ImgFault::Unterminated, 1}};
    EXPECT_EQ(check1(tests::buildImg1(entries)), wanted);
    EXPECT_EQ(check2(tests::buildImg2(entries)), wanted);
    EXPECT_TRUE(check2(tests::buildImg3(entries)).empty()) << "version 3 has names of any length";
    entries[1].name.pop_back();
    EXPECT_TRUE(check2(tests::buildImg2(entries)).empty());
    EXPECT_EQ(idOf(ImgFault::Unterminated), "IMG006");
}

TEST(ImgChecks, img001And007And008AreReadErrors) {
    auto cut = tests::buildImg2(sound());
    cut.resize(8 + 3 * 32);
    EXPECT_EQ(readImg(MemorySource(cut)).error().code, FormatErrorCode::CountTooLarge);
    auto first = tests::buildImg1(sound());
    first.directory.pop_back();
    EXPECT_EQ(readImg1(MemorySource(first.directory), MemorySource(first.data)).error().code,
              FormatErrorCode::Truncated);
    auto fourth = tests::buildImg3(sound());
    tests::setU32(fourth, 4, 4);
    EXPECT_EQ(readImg(MemorySource(fourth)).error().code, FormatErrorCode::BadValue);
    EXPECT_EQ(readImg(MemorySource(tests::buildEncryptedImg(sound()))).error().code, FormatErrorCode::Unsupported);
}

} // namespace
} // namespace navsmith::containers
