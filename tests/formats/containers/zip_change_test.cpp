// Zips after adding, replacing or erasing entries: another reader accepts them, and everything else is unchanged.
#include "formats/containers/zip_change.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"
#include "tests/support/python_zip.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>

namespace navsmith::containers {
namespace {

using tests::bytesOf;
using tests::RawZipEntry;
using Bytes = std::vector<std::byte>;

Bytes changedBy(const Bytes& zip, const std::vector<RawZipEntry>& puts, const std::vector<std::string>& erased) {
    const MemorySource source(zip);
    ZipChange change{{}, erased};
    std::vector<std::span<const std::byte>> files;
    for (const auto& put : puts) {
        change.puts.push_back({put.name, put.bytes.size()});
        files.emplace_back(put.bytes);
    }
    const auto plan = planZipChange(source, change);
    EXPECT_TRUE(plan) << (plan ? "" : bytes::describe(plan.error()));
    if (!plan)
        return {};
    const auto tail = buildZipTail(source, *plan, files);
    EXPECT_TRUE(tail);
    Bytes result(zip.begin(), zip.begin() + static_cast<std::ptrdiff_t>(plan->from));
    result.insert(result.end(), tail->begin(), tail->end());
    EXPECT_EQ(result.size(), plan->size);
    return result;
}

Bytes changed(const Bytes& zip, const std::string& name, const Bytes& entry) {
    return changedBy(zip, {{name, entry, 0}}, {});
}

std::vector<RawZipEntry> entriesOf(const Bytes& zip) {
    const MemorySource source(zip);
    const auto listed = listZip(source);
    EXPECT_TRUE(listed);
    std::vector<RawZipEntry> entries;
    for (const auto& entry : listed.value_or(std::vector<ZipEntry>{}))
        entries.push_back({entry.name, readZipEntry(source, entry, 1U << 20U).value(), entry.method});
    return entries;
}

/// Local header and data as stored.
std::map<std::string, Bytes> storedOf(const Bytes& zip) {
    const MemorySource source(zip);
    std::map<std::string, Bytes> stored;
    const auto listed = listZip(source).value();
    for (const auto& entry : listed) {
        const auto at = zip.begin() + static_cast<std::ptrdiff_t>(entry.headerOffset);
        const auto name = static_cast<std::size_t>(at[26]) + static_cast<std::size_t>(at[28]);
        stored[entry.name].assign(at, at + static_cast<std::ptrdiff_t>(30 + name + entry.packedSize));
    }
    return stored;
}

void expectLike(const std::vector<RawZipEntry>& found, const std::vector<RawZipEntry>& wanted) {
    ASSERT_EQ(found.size(), wanted.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].name, wanted[i].name);
        EXPECT_EQ(found[i].method, wanted[i].method);
        EXPECT_EQ(found[i].bytes, wanted[i].bytes) << found[i].name;
    }
}

std::vector<RawZipEntry> threeEntries() {
    return {{"maps/a.nav", bytesOf("the first"), 0},
            {"materials/b.vmt", bytesOf(std::string(300, 'b')), 8},
            {"c", bytesOf(std::string(300, 'c')), 14}};
}

TEST(ZipChange, AppendsANewEntry) {
    auto entries = threeEntries();
    const auto zip = tests::buildZip(entries);
    const auto now = changed(zip, "maps/new.nav", bytesOf("new bytes"));
    entries.push_back({"maps/new.nav", bytesOf("new bytes"), 0});
    expectLike(entriesOf(now), entries);
    const auto directory = tests::u32At(zip, zip.size() - 6);
    EXPECT_TRUE(std::equal(zip.begin(), zip.begin() + directory, now.begin())) << "all before the directory stays";
}

TEST(ZipChange, ReplacesAnEntryWithoutAGap) {
    for (std::size_t which = 0; which < 3; ++which) {
        auto entries = threeEntries();
        const auto zip = tests::buildZip(entries);
        auto stored = storedOf(zip);
        stored.erase(entries[which].name);
        entries[which] = {entries[which].name, bytesOf(std::string(50, 'n')), 0};
        const auto now = changed(zip, entries[which].name, entries[which].bytes);
        expectLike(entriesOf(now), entries);
        const auto storedNow = storedOf(now);
        for (const auto& [name, bytes] : stored)
            EXPECT_EQ(storedNow.at(name), bytes) << name;
        std::size_t all = 22;
        for (const auto& [name, bytes] : storedNow)
            all += bytes.size() + 46 + name.size() + (name == entries[which].name ? 0 : 2);
        EXPECT_EQ(now.size(), all) << "nothing is left of the old one";
    }
}

TEST(ZipChange, IsIdempotent) {
    const auto once = changed(tests::buildZip(threeEntries()), "maps/new.nav", bytesOf("new bytes"));
    EXPECT_EQ(changed(once, "maps/new.nav", bytesOf("new bytes")), once);
}

TEST(ZipChange, AnEmptyLumpBecomesAZip) {
    const auto now = changed({}, "maps/new.nav", bytesOf("new bytes"));
    expectLike(entriesOf(now), {{"maps/new.nav", bytesOf("new bytes"), 0}});
    expectLike(entriesOf(changed(tests::buildZip({}), "maps/new.nav", {})), {{"maps/new.nav", {}, 0}});
}

TEST(ZipChange, NamesAreComparedLikeInTheGame) {
    EXPECT_TRUE(sameZipName("Maps\\A.nav", "maps/a.NAV"));
    EXPECT_FALSE(sameZipName("maps/a.nav", "maps/a.nav2"));
    const auto zip = tests::buildZip(
        {{"MAPS\\A.nav", bytesOf("one"), 0}, {"b", bytesOf("b"), 0}, {"maps/a.nav", bytesOf("two"), 8}});
    expectLike(entriesOf(changed(zip, "maps/a.nav", bytesOf("new"))),
               {{"maps/a.nav", bytesOf("new"), 0}, {"b", bytesOf("b"), 0}});
}

TEST(ZipChange, KeepsTheCommentAndTrailingBytes) {
    auto zip = tests::buildZip(threeEntries());
    const std::string comment = "XZP1 0";
    zip[zip.size() - 2] = static_cast<std::byte>(comment.size());
    for (const auto byte : bytesOf(comment + "pad"))
        zip.push_back(byte);
    const auto now = changed(zip, "maps/new.nav", bytesOf("new"));
    EXPECT_EQ(Bytes(now.end() - 11, now.end()), Bytes(zip.end() - 11, zip.end()));
    EXPECT_EQ(entriesOf(now).size(), 4U);
}

TEST(ZipChange, OverlappingEntryStaysInPlace) {
    // Two records for one header, and an entry whose data overlaps the next.
    auto zip = tests::buildZip({{"a", bytesOf("aaa"), 0}, {"b", bytesOf("aaa"), 0}});
    const MemorySource source(zip);
    const auto listed = listZip(source).value();
    const auto directory = tests::u32At(zip, zip.size() - 6);
    const auto second = directory + 46 + 1 + 2;
    tests::setU32(zip, second + 42, 0); // b at the offset of a
    const auto before = entriesOf(zip);
    ASSERT_EQ(before.size(), 2U);
    const auto now = changed(zip, "a", bytesOf("new a"));
    expectLike(entriesOf(now), {{"a", bytesOf("new a"), 0}, {"b", bytesOf("aaa"), 0}});
}

TEST(ZipChange, RefusesWhatDoesNotFitAZip) {
    const auto zip = tests::buildZip(threeEntries());
    const MemorySource source(zip);
    EXPECT_FALSE(planZipEntry(source, "", 1));
    EXPECT_FALSE(planZipEntry(source, std::string(70000, 'n'), 1));
    EXPECT_FALSE(planZipEntry(source, "n", std::uint64_t{1} << 31U));
    EXPECT_FALSE(planZipEntry(source, "n", ~std::uint64_t{0} - 10));
    EXPECT_FALSE(buildZipTail(source, planZipEntry(source, "n", 5).value(), bytesOf("four")));
    const auto garbage = bytesOf("no zip at all, but long enough to be one");
    EXPECT_FALSE(planZipEntry(MemorySource(garbage), "n", 1));
}

TEST(ZipChange, ErasesWithoutATrace) {
    for (std::size_t which = 0; which < 3; ++which) {
        auto entries = threeEntries();
        const auto zip = tests::buildZip(entries);
        auto stored = storedOf(zip);
        stored.erase(entries[which].name);
        const auto now = changedBy(zip, {}, {entries[which].name});
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(which));
        expectLike(entriesOf(now), entries);
        EXPECT_EQ(storedOf(now), stored) << "headers and data of the others";
        EXPECT_EQ(now, tests::buildZip(entries)) << "as if it had never been there";
    }
}

TEST(ZipChange, AddingAndErasingGivesTheSameBytes) {
    for (auto zip : {tests::buildZip({}), tests::buildZip(threeEntries())}) {
        zip[zip.size() - 2] = std::byte{6};
        for (const auto byte : bytesOf("XZP1 0"))
            zip.push_back(byte);
        const auto more = changedBy(zip, {{"maps/graphs/x.ain", bytesOf("graph"), 0}, {"y", bytesOf("y"), 0}}, {});
        EXPECT_NE(more, zip);
        EXPECT_EQ(changedBy(more, {}, {"Y", "MAPS\\graphs\\x.ain"}), zip);
    }
}

TEST(ZipChange, ErasingAllLeavesAnEmptyZip) {
    const auto now = changedBy(tests::buildZip(threeEntries()), {}, {"c", "maps/a.nav", "materials/b.vmt"});
    EXPECT_EQ(now, tests::buildZip({}));
    EXPECT_TRUE(entriesOf(now).empty());
}

TEST(ZipChange, AddsReplacesAndErasesAtOnce) {
    auto entries = threeEntries();
    const auto zip = tests::buildZip(entries);
    const auto stored = storedOf(zip).at("c");
    const auto now = changedBy(zip,
                               {{"new/one.txt", bytesOf("one"), 0},
                                {"Materials/b.vmt", bytesOf("other"), 0},
                                {"new/two.txt", bytesOf("two"), 0}},
                               {"maps/a.nav"});
    expectLike(entriesOf(now), {{"Materials/b.vmt", bytesOf("other"), 0},
                                entries[2],
                                {"new/one.txt", bytesOf("one"), 0},
                                {"new/two.txt", bytesOf("two"), 0}});
    EXPECT_EQ(storedOf(now).at("c"), stored);
    const MemorySource source(zip);
    const auto plan = planZipChange(source, {{{"Materials/b.vmt", 5}}, {"maps/a.nav"}}).value();
    EXPECT_EQ(plan.entries.at(0).replaced.value().name, "materials/b.vmt");
    ASSERT_EQ(plan.erased.size(), 1U);
    EXPECT_EQ(plan.erased[0].name, "maps/a.nav");
}

TEST(ZipChange, ErasesAllFilesOfAName) {
    const auto zip = tests::buildZip({{"A.txt", bytesOf("1"), 0}, {"b", bytesOf("b"), 0}, {"a.TXT", bytesOf("2"), 8}});
    EXPECT_EQ(changedBy(zip, {}, {"a.txt"}), tests::buildZip({{"b", bytesOf("b"), 0}}));
}

TEST(ZipChange, RefusesNamesThatDoNotMatch) {
    const auto zip = tests::buildZip(threeEntries());
    const MemorySource source(zip);
    const auto words = [&](const ZipChange& change) {
        const auto plan = planZipChange(source, change);
        return plan ? std::string("fine") : bytes::describe(plan.error());
    };
    EXPECT_EQ(words({{}, {"c"}}), "fine");
    EXPECT_NE(words({{}, {"no/such.txt"}}).find("no file of this name"), std::string::npos);
    EXPECT_NE(words({{}, {"c", "C"}}).find("the same name twice"), std::string::npos);
    EXPECT_NE(words({{{"c", 1}}, {"C"}}).find("the same name twice"), std::string::npos);
    EXPECT_NE(words({{{"n", 1}, {"N", 1}}, {}}).find("the same name twice"), std::string::npos);
    EXPECT_EQ(words({{{std::string(259, 'n'), 1}}, {}}), "fine");
    EXPECT_NE(words({{{std::string(260, 'n'), 1}}, {}}).find("1 to 259"), std::string::npos) << "games have no room";
}

TEST(ZipChange, RefusesZipsOfConsoles) {
    const auto withComment = [](const std::string& comment) {
        auto zip = tests::buildZip(threeEntries());
        zip[zip.size() - 2] = static_cast<std::byte>(comment.size());
        for (const auto byte : bytesOf(comment))
            zip.push_back(byte);
        return zip;
    };
    const auto words = [](const Bytes& zip) {
        const auto plan = planZipEntry(MemorySource(zip), "n", 1);
        return plan ? std::string("fine") : bytes::describe(plan.error());
    };
    for (const auto* comment : {"XZP1 0", "XZP", "of a tool: XZP2 2048", ""})
        EXPECT_EQ(words(withComment(comment)), "fine") << comment;
    for (const auto* comment : {"XZP1 2048", "XZP2 0"})
        EXPECT_NE(words(withComment(comment)).find("a zip of a console"), std::string::npos) << comment;
    const auto preload = tests::buildZip({{"__preload_section.pre", bytesOf("x"), 0}, {"c", bytesOf("c"), 0}});
    EXPECT_NE(words(preload).find("preload section"), std::string::npos);
    EXPECT_TRUE(listZip(MemorySource(preload))) << "it can be read";
}

TEST(ZipChange, NonAsciiNamesHaveTheUtf8Flag) {
    if (!tests::hasPython())
        GTEST_SKIP() << tests::missingPython();
    const auto zip = changed(tests::buildZip({{"a.txt", bytesOf("a"), 0}}), "maps/\u00e9t\u00e9.nav", bytesOf("mesh"));
    const auto read = tests::readByPython(zip);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ(read->at(1).name, "maps/\u00e9t\u00e9.nav");
}

TEST(ZipChange, AnotherReaderAgrees) {
    if (!tests::hasPython())
        GTEST_SKIP() << tests::missingPython();
    std::mt19937 random(3);
    for (int round = 0; round < 12; ++round) {
        std::vector<RawZipEntry> entries;
        for (std::size_t i = random() % 5; i-- > 0;)
            entries.push_back({"folder/" + std::to_string(i) + ".txt", bytesOf(std::string(random() % 3000, 'x')),
                               std::array<std::uint16_t, 3>{0, 8, 14}[random() % 3]});
        auto zip = tests::buildZip(entries);
        for (int edit = 0; edit < 5; ++edit) {
            const auto name = random() % 2 == 0 || entries.empty() ? "maps/" + std::to_string(random() % 3) + ".nav"
                                                                   : entries[random() % entries.size()].name;
            const auto bytes = bytesOf(std::string(random() % 5000, 'n'));
            const auto old = std::ranges::find(entries, name, &RawZipEntry::name);
            if (old != entries.end() && random() % 3 == 0) {
                zip = changedBy(zip, {}, {name});
                entries.erase(old);
                continue;
            }
            zip = changed(zip, name, bytes);
            if (old == entries.end())
                entries.push_back({name, bytes, 0});
            else
                *old = {name, bytes, 0};
        }
        const auto read = tests::readByPython(zip);
        ASSERT_TRUE(read) << round;
        ASSERT_EQ(read->size(), entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i)
            EXPECT_EQ((*read)[i], (tests::PythonZipEntry{entries[i].name, entries[i].method, entries[i].bytes}));
    }
}

} // namespace
} // namespace navsmith::containers
