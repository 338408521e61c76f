// Several copies of the same files in a game's folder: which one the game reads, and the content of the others after a
// save.
#include "core/model/property.h"
#include "core/opening/game_copies.h"
#include "core/systems/registry.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/img_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::textOf;
using files::test::toBytesOf;
using test::areaText;

class GameCopies : public testing::Test {
protected:
    [[nodiscard]] fs::path img() const { return temp_.path() / "models" / "GTA3.IMG"; }
    [[nodiscard]] fs::path loose(const std::string& name) const { return temp_.path() / "Data" / "paths" / name; }
    void putImg(const fs::path& path, const std::vector<tests::RawImgEntry>& entries) const {
        put(path, tests::buildImg2(entries));
    }
    static tests::RawImgEntry area(const std::string& name, int number) { return {name, toBytesOf(areaText(number))}; }
    static Candidate find(const fs::path& path) { return findDocuments(std::span(&path, 1)).candidates.at(0); }
    static OpenedDocument open(const fs::path& path) { return std::move(openDocument(find(path)).value()); }
    static std::vector<OtherCopy> others(const OpenedDocument& document, const HeldBefore& held = {}) {
        return otherCopies(*document.system, document.place, held).value();
    }
    static std::string notices(const fs::path& path) {
        std::string all;
        for (const auto& notice : copyNotices(find(path)))
            all += notice + "\n";
        return all;
    }

    files::test::TempFolder temp_;
};

/// Moves all nodes by one unit.
void edit(OpenedDocument& document) {
    auto& model = document.model;
    const auto kind = model.schema().findElementType("node").value();
    const auto rows = model.liveRows(kind);
    model::Transaction tx(model, "Widen");
    model::writeValue(tx, kind, *model.schema().type(kind).findProperty("width"), rows, 2.0);
    ASSERT_TRUE(tx.commit());
}

/// Saves, and returns what the files held before.
HeldBefore save(OpenedDocument& document) {
    HeldBefore held;
    held.remember(document.place);
    const auto pending = pendingInPlace(*document.system, document.model, document.place);
    const auto report = write(pending);
    EXPECT_TRUE(report);
    updatePlace(document.place, pending, *report);
    held.saved(pending, *report);
    return held;
}

TEST_F(GameCopies, EqualCopyIgnoresTrailingZeros) {
    putImg(img(), {area("nodes5.dat", 5), area("NODES6.DAT", 6)});
    put(loose("NODES5.DAT"), areaText(5));
    put(loose("nodes6.dat"), areaText(6));
    const auto inside = open(img());
    EXPECT_TRUE(mayHaveCopies(*inside.system, inside.place));
    EXPECT_TRUE(others(inside).empty());
    EXPECT_TRUE(others(open(loose(""))).empty());
}

TEST_F(GameCopies, NoneWithoutASecondPlace) {
    putImg(img(), {area("nodes5.dat", 5)});
    EXPECT_FALSE(mayHaveCopies(*open(img()).system, open(img()).place));
    put(loose("readme.txt"), "x");
    EXPECT_TRUE(others(open(img())).empty()) << "a folder without any of the files is no copy";
    putImg(temp_.path() / "other" / "gta3.img", {area("nodes5.dat", 5)});
    const auto elsewhere = open(temp_.path() / "other" / "gta3.img");
    EXPECT_FALSE(mayHaveCopies(*elsewhere.system, elsewhere.place));
}

TEST_F(GameCopies, DistinguishesOldContentFromOtherContent) {
    putImg(img(), {area("nodes5.dat", 5), area("nodes6.dat", 6), area("nodes7.dat", 7)});
    put(loose("NODES5.DAT"), areaText(5));
    put(loose("NODES6.DAT"), areaText(9));
    auto document = open(img());
    edit(document);
    const auto held = save(document);
    const auto copies = others(document, held);
    ASSERT_EQ(copies.size(), 1U);
    const auto& copy = copies[0];
    EXPECT_EQ(copy.place, temp_.path() / "Data" / "paths");
    EXPECT_EQ(copy.stale, std::vector<std::string>{"nodes5.dat"});
    EXPECT_EQ(copy.foreign, std::vector<std::string>{"nodes6.dat"});
    EXPECT_EQ(copy.missing, std::vector<std::string>{"nodes7.dat"});
    EXPECT_NE(describe(copy, true).find("Different, and would be replaced: nodes6.dat."), std::string::npos);
    EXPECT_NE(describe(copy, false).find("Different, and left unchanged: nodes6.dat."), std::string::npos);
    EXPECT_NE(describe(copy, false).find("Missing, and not created: nodes7.dat."), std::string::npos);
    ASSERT_TRUE(write(copy.pending));
    EXPECT_EQ(get(loose("NODES5.DAT")).size(), areaText(5).size());
    EXPECT_EQ(get(loose("NODES6.DAT")), areaText(9)) << "changed by another program";
    const auto rest = others(document, held);
    ASSERT_EQ(rest.size(), 1U);
    EXPECT_TRUE(rest[0].stale.empty());
    EXPECT_TRUE(rest[0].pending.files.empty());
    ASSERT_TRUE(write(rest[0].replacing));
    EXPECT_EQ(files::test::newestBackup(loose("")), (files::test::Snapshot{{"NODES6.DAT", areaText(9)}}));
    EXPECT_FALSE(fs::exists(loose("nodes7.dat"))) << "it had none";
    EXPECT_TRUE(others(document, held).empty()) << "a missing file alone is no difference";

    edit(document); // the same edit again changes nothing
    put(loose("NODES5.DAT"), areaText(5));
    EXPECT_EQ(others(document, held).at(0).stale.size(), 1U) << "an earlier state is our own";
}

TEST_F(GameCopies, LooseFilesUpdateTheArchiveAtomically) {
    putImg(img(), {area("nodes5.dat", 5), {"model.dff", toBytesOf("m")}});
    put(loose("NODES5.DAT"), areaText(5));
    auto document = open(loose(""));
    edit(document);
    const auto copies = others(document, save(document));
    ASSERT_EQ(copies.size(), 1U);
    EXPECT_EQ(copies[0].stale, std::vector<std::string>{"NODES5.DAT"});
    ASSERT_TRUE(write(copies[0].pending));
    auto padded = get(loose("NODES5.DAT"));
    padded.resize((padded.size() + 2047) / 2048 * 2048);
    EXPECT_EQ(textOf(tests::img2Entry(toBytesOf(get(img())), 0)), padded);
    EXPECT_EQ(files::test::newestBackup(img().parent_path()).size(), 1U);
}

TEST_F(GameCopies, LooseFileGetsNoArchivePadding) {
    putImg(img(), {area("nodes5.dat", 5)});
    auto document = open(img());
    edit(document);
    const auto pending = pendingInPlace(*document.system, document.model, document.place);
    HeldBefore held;
    held.remember(document.place);
    auto shorter = pending;
    shorter.exact.front() -= 100; // as if the file had outgrown its sectors
    std::fill(shorter.files.front().bytes.end() - 100, shorter.files.front().bytes.end(), std::byte{});
    const auto report = write(shorter);
    ASSERT_TRUE(report);
    updatePlace(document.place, shorter, *report);
    held.saved(shorter, *report);
    put(loose("NODES5.DAT"), "something else");
    const auto copies = others(document, held);
    ASSERT_EQ(copies.size(), 1U);
    ASSERT_TRUE(write(copies[0].replacing));
    EXPECT_EQ(get(loose("NODES5.DAT")).size(), shorter.exact.front());
}

TEST_F(GameCopies, DoesNotReplaceFilesChangedMeanwhile) {
    putImg(img(), {area("nodes5.dat", 5)});
    put(loose("NODES5.DAT"), areaText(5));
    auto document = open(img());
    edit(document);
    const auto copies = others(document, save(document));
    put(loose("NODES5.DAT"), "another program was here");
    EXPECT_EQ(write(copies.at(0).pending).error().kind, files::FileErrorKind::Changed);
}

TEST_F(GameCopies, ReportsWhichCopyTheGameReads) {
    putImg(img(), {area("nodes5.dat", 5), area("nodes6.dat", 6)});
    put(loose("NODES5.DAT"), areaText(5));
    EXPECT_EQ(notices(img()), "");
    EXPECT_EQ(notices(loose("")), "The game reads these files from models/GTA3.IMG, not from here.\n");
    const auto later = temp_.path() / "models" / "gta_int.img";
    putImg(later, {area("NODES6.DAT", 6), area("nodes9.dat", 9)});
    EXPECT_EQ(notices(later), "NODES6.DAT is also in models/GTA3.IMG, which the game reads first.\n");
    EXPECT_EQ(notices(img()), "") << "it comes first";
    const auto listed = temp_.path() / "Data" / "maps" / "mod.img";
    putImg(listed, {area("NODES9.DAT", 9), area("nodes5.dat", 5), area("nodes8.dat", 8)});
    EXPECT_EQ(notices(listed), "") << "the game does not read it";
    put(temp_.path() / "Data" / "GTA.DAT",
        "# comment\r\nIDE DATA\\MAPS\\a.ide\r\n  img DATA\\MAPS\\MOD.IMG\r\nIMG\r\n");
    EXPECT_EQ(notices(listed), "nodes5.dat is also in models/GTA3.IMG, which the game reads first.\n"
                               "NODES9.DAT is also in models/gta_int.img, which the game reads first.\n");
}

} // namespace
} // namespace navsmith::opening
