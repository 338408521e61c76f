#include "formats/gta_paths_ipl/path_text.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace navsmith::gta_paths_ipl {
namespace {

constexpr auto kEmptyLine = "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n";

std::string repeated(const std::string& line, int count) {
    std::string lines;
    for (int i = 0; i < count; ++i)
        lines += line;
    return lines;
}

std::string groupOf(const std::string& header, const std::string& lines) {
    const auto given = std::count(lines.begin(), lines.end(), '\n');
    return header + lines + repeated(kEmptyLine, 12 - static_cast<int>(given));
}

const std::string kTwoNodes = "\t2, 1, 0, -33017.1, 21011.3, 97.6, 0, 1, 2, 1, 3, 0.5, 8\n"
                              "\t2, -1, 1, 160, +170.25 , 1e2, 8.2, 1, 1, 1, 0, 1, 0\n";

std::string textOf(const std::vector<std::byte>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

PathText readOf(const std::string& text) {
    return read(tests::bytesOf(text)).value();
}

std::string written(const PathText& text) {
    return textOf(write(text));
}

TEST(PathText, readsGroupsOfSanAndreas) {
    const auto source =
        "# made by hand\ninst\n1, 2, 3\nend\npath\n" + groupOf("1, -1\n", kTwoNodes) + "end\nmult\nend\n";
    const auto file = readOf(source);
    EXPECT_TRUE(file.hasSection);
    EXPECT_TRUE(file.broken.empty());
    EXPECT_EQ(file.head, "# made by hand\ninst\n1, 2, 3\nend\npath\n");
    EXPECT_EQ(file.tail, "end\nmult\nend\n");
    ASSERT_EQ(file.groups.size(), 1U);
    const auto& group = file.groups[0];
    EXPECT_EQ(group.form, Form::SanAndreas);
    EXPECT_EQ(group.type, kCar);
    EXPECT_EQ(group.id, -1);
    EXPECT_EQ(group.line, 6U);
    NodeLine first;
    first.kind = kInternal;
    first.next = 1;
    first.x = -33017.1;
    first.y = 21011.3;
    first.z = 97.6;
    first.left = 1;
    first.right = 2;
    first.speed = 1;
    first.flags = kSwitchedOff | kRoadBlock;
    first.spawn = 0.5;
    first.behaviour = 8;
    first.line = 7;
    first.text = "\t2, 1, 0, -33017.1, 21011.3, 97.6, 0, 1, 2, 1, 3, 0.5, 8\n";
    EXPECT_EQ(group.nodes[0], first);
    EXPECT_EQ(group.nodes[1].cross, 1);
    EXPECT_EQ(group.nodes[1].y, 170.25);
    EXPECT_EQ(group.nodes[1].z, 100.0);
    EXPECT_EQ(group.nodes[1].width, 8.2);
    EXPECT_EQ(group.nodes[11].kind, kEmpty);
    EXPECT_EQ(group.nodes[11].line, 18U);
    EXPECT_EQ(written(file), source);
}

TEST(PathText, readsGroupsOfViceCity) {
    const auto lines =
        repeated("2, -1, 0, 1, 2, 3, 0.5, 1, 1, 0, 4\n", 11) + "0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.25\n";
    const auto file = readOf("path\n2, 17, bridge\n" + lines + "end\n");
    ASSERT_EQ(file.groups.size(), 1U);
    const auto& group = file.groups[0];
    EXPECT_EQ(group.form, Form::ViceCity);
    EXPECT_EQ(group.type, kBoat);
    EXPECT_EQ(group.id, 17);
    EXPECT_EQ(group.model, "bridge");
    EXPECT_EQ(group.nodes[0].flags, kBetweenLevels);
    EXPECT_EQ(group.nodes[0].spawn, 1.0);
    EXPECT_EQ(group.nodes[11].spawn, 0.25);
}

TEST(PathText, readsGroupsOfGta3) {
    const auto file =
        readOf("objs\n100, road, road, 1, 100, 0\nend\npath\nPED, 100, road\n" + repeated("2,1,0,10,20,30,0\n", 12) +
               "car 100 road\n" + repeated("1,0,0,10,20,30,0,2,3\n", 12) + "end\n");
    ASSERT_EQ(file.groups.size(), 2U);
    EXPECT_EQ(file.groups[0].form, Form::Gta3);
    EXPECT_EQ(file.groups[0].type, kPed);
    EXPECT_EQ(file.groups[0].nodes[3].z, 30.0);
    EXPECT_EQ(file.groups[1].type, kCar);
    EXPECT_EQ(file.groups[1].nodes[0].left, 2);
    EXPECT_EQ(file.groups[1].nodes[0].right, 3);
    EXPECT_EQ(file.groups[1].model, "road");
}

// Comments, blanks, line ends of both kinds, several sections, and no line break at the end.
TEST(PathText, keepsWhatItDoesNotUnderstand) {
    const auto group = groupOf("1, -1\n", kTwoNodes);
    for (const std::string& source :
         {std::string(), std::string("\n"), std::string("end"), std::string("path"), std::string("path\r\nend"),
          "path\n# a\n\n" + group + "  # b\r\n" + groupOf("0 , -1 # c\r\n", "") + "end\ncars\n1, 2\nend\nPATH\n" +
              group + "1, -1\n1, 2\nend\nnonsense",
          "path\r\n1,-1\r\n" + repeated("  2 -1 0\t1 2 3 4 1 1 1 0 .5 0  # x\r\n\r\n", 11) +
              "2,-1,0,1,2,3,4,1,1,1,0,1,0",
          std::string("\0\xFF\x80 path\n\0\n", 11)}) {
        const auto file = readOf(source);
        EXPECT_EQ(written(file), source);
    }
}

TEST(PathText, onlyChangedValuesAreSpelledAnew) {
    const std::string line = "\t2 ,-1,  0, 1.50, +2, 3e0, 4, 1, 1, 1, 0, .5, 0 # corner\r\n";
    auto file = readOf("path\r\n# first\r\n 1 , -1 # main road\r\n\r\n" + repeated(line, 12) + "end\r\n");
    ASSERT_EQ(file.groups.size(), 1U);
    auto& group = file.groups[0];
    group.type = kBoat;
    group.nodes[0].x = -7.25;
    group.nodes[0].spawn = 0.75;
    group.nodes[1].behaviour = 2;
    EXPECT_EQ(written(file), "path\r\n# first\r\n 2 , -1 # main road\r\n\r\n"
                             "\t2 ,-1,  0, -7.25, +2, 3e0, 4, 1, 1, 1, 0, 0.75, 0 # corner\r\n"
                             "\t2 ,-1,  0, 1.50, +2, 3e0, 4, 1, 1, 1, 0, .5, 2 # corner\r\n" +
                                 repeated(line, 10) + "end\r\n");
}

TEST(PathText, valuesBeyondTheFieldsOfALineAreAppended) {
    auto file = readOf("path\n1, -1\n" + repeated("2, -1, 0, 1, 2, 3, 0, 1, 1, 0, 0 # n\n", 12) + "ped, 5, x\n" +
                       repeated("2, -1, 0, 1, 2, 3, 0\n", 12) + "end\n");
    file.groups[0].nodes[0].spawn = 0.5;
    file.groups[0].nodes[1].behaviour = 2; // Vice City has no such field
    file.groups[1].nodes[2].right = 3;
    const auto again = readOf(written(file));
    EXPECT_EQ(again.groups[0].nodes[0].text, "2, -1, 0, 1, 2, 3, 0, 1, 1, 0, 0, 0.5 # n\n");
    EXPECT_EQ(again.groups[0].nodes[1].text, "2, -1, 0, 1, 2, 3, 0, 1, 1, 0, 0 # n\n");
    EXPECT_EQ(again.groups[1].nodes[2].text, "2, -1, 0, 1, 2, 3, 0, 0, 3\n");
}

TEST(PathText, newGroupsGetTheFieldsOfTheirForm) {
    auto file = blank("town.max");
    Group group;
    group.type = kPed;
    group.nodes[0].kind = kInternal;
    group.nodes[0].x = 0.1;
    insertGroup(file, 0, group);
    group.form = Form::ViceCity;
    group.id = 12;
    group.model = "a b";
    insertGroup(file, 1, group);
    group.form = Form::Gta3;
    insertGroup(file, 2, group);
    const auto text = written(file);
    EXPECT_TRUE(text.starts_with("# IPL generated from town.max\ninst\nend\ncull\nend\npath\n0, -1\n"
                                 "\t2, -1, 0, 0.1, 0, 0, 0, 0, 0, 0, 0, 1, 0\n"));
    const auto again = readOf(text);
    EXPECT_TRUE(again.broken.empty());
    ASSERT_EQ(again.groups.size(), 3U);
    EXPECT_EQ(again.groups[1].text, "0, 12, a_b\n");
    EXPECT_EQ(again.groups[1].nodes[0].text, "\t2, -1, 0, 0.1, 0, 0, 0, 0, 0, 0, 0, 1\n");
    EXPECT_EQ(again.groups[2].text, "ped, 12, a_b\n");
    EXPECT_EQ(again.groups[2].nodes[0].text, "\t2, -1, 0, 0.1, 0, 0, 0\n");
    for (std::size_t g = 0; g < 3; ++g) {
        EXPECT_EQ(again.groups[g].form, file.groups[g].form);
        EXPECT_EQ(again.groups[g].nodes[0].x, 0.1);
    }
}

TEST(PathText, groupsAreInsertedAndErasedAtAnyPlace) {
    const auto one = groupOf("1, -1\n", kTwoNodes);
    const auto two = groupOf("0, -1\n", kTwoNodes);
    auto file = readOf("path\n# a\n" + one + "end\npath\n" + two + "end"); // no line break at the end
    Group made;
    made.type = kBoat;
    insertGroup(file, 2, made);
    insertGroup(file, 0, made);
    const auto boat = groupOf("2, -1\n", "");
    EXPECT_EQ(written(file), "path\n" + boat + "# a\n" + one + "end\npath\n" + two + boat + "end");
    eraseGroup(file, 2);
    eraseGroup(file, 2);
    eraseGroup(file, 0);
    EXPECT_EQ(written(file), "path\n# a\n" + one + "end\npath\nend");
    eraseGroup(file, 0);
    EXPECT_EQ(written(file), "path\nend\npath\nend");
}

TEST(PathText, aSectionIsAddedToAFileWithoutOne) {
    auto file = readOf("inst\r\nend");
    EXPECT_FALSE(file.hasSection);
    addSection(file);
    insertGroup(file, 0, Group{});
    const auto again = readOf(written(file));
    EXPECT_EQ(again.head, "inst\r\nend\r\npath\r\n");
    EXPECT_EQ(again.tail, "end\r\n");
    EXPECT_EQ(again.groups.size(), 1U);
}

TEST(PathText, aSectionThatDoesNotEndIsEndedBeforeAnother) {
    for (const std::string start : {"inst\n1, 2, 3\n", "inst", "inst\nend\ncull # of rooms"}) {
        auto file = readOf(start);
        addSection(file);
        insertGroup(file, 0, Group{});
        const auto text = written(file);
        EXPECT_TRUE(text.starts_with(start)) << text;
        EXPECT_EQ(readOf(text).groups.size(), 1U) << text;
    }
}

struct Broken {
    std::string lines; ///< of a section
    std::uint32_t line;
    std::string field;
    std::string found;
    std::string expected;
    std::size_t groups = 2;
};

TEST(PathText, brokenGroupsAreListedAndKept) {
    const auto sound = groupOf("1, -1\n", kTwoNodes);
    for (const Broken& broken : {
             Broken{"1, -1\n" + kTwoNodes, 18, "lines of the group", "2", "12"},
             Broken{"1, -1\n" + repeated(kEmptyLine, 13), 28, "row", "13 fields", "a header", 3},
             Broken{kTwoNodes, 15, "row", "13 fields", "a header"},
             Broken{"x, -1\n" + repeated(kEmptyLine, 12), 15, "type", "x", "a whole number"},
             Broken{"1\n" + repeated(kEmptyLine, 12), 15, "header", "1", "a type and a model id"},
             Broken{"1, 1.5\n" + repeated(kEmptyLine, 12), 15, "model id", "1.5", "a whole number"},
             Broken{groupOf("1, -1\n", "2, 1\xFF, 0, 0, 0, 0, 0, 1, 2, 1, 3, 0.5, 8\n"), 16, "next", "1?",
                    "a whole number"},
             Broken{groupOf("1, -1\n", "\n2, 1, 0, nan, 0, 0, 0, 1, 2, 1, 3, 0.5, 8\n"), 17, "x", "nan", "a number"},
             Broken{groupOf("1, -1\n", "2, 1, 0, 0, 1e999, 0, 0, 1, 2, 1, 3, 0.5, 8\n"), 16, "y", "1e999", "a number"},
             Broken{groupOf("1, -1\n", "2, 1, 0, 0, 0, 0, 0\n"), 16, "fields of a node", "7", "11 to 13"},
             Broken{groupOf("ped, 1, a\n", "2, 1, 0, 0, 0, 0, 0, 1\n"), 16, "fields of a node", "8", "7 or 9"},
         }) {
        const auto source = "path\n" + sound + broken.lines + sound + "end\n";
        const auto file = readOf(source);
        EXPECT_EQ(written(file), source);
        EXPECT_EQ(file.groups.size(), broken.groups) << broken.field;
        ASSERT_EQ(file.broken.size(), 1U) << broken.field;
        EXPECT_EQ(file.brokenTotal, 1U);
        EXPECT_EQ(file.broken[0].line, broken.line) << broken.field;
        EXPECT_EQ(file.broken[0].error.field, broken.field);
        EXPECT_EQ(file.broken[0].error.found, broken.found);
        EXPECT_EQ(file.broken[0].error.expected, broken.expected);
        EXPECT_LT(file.broken[0].error.offset, source.size());
    }
}

TEST(PathText, aGroupAtTheEndOfACutFileIsBroken) {
    const auto whole = "path\n" + groupOf("1, -1\n", kTwoNodes);
    const auto file = readOf(whole.substr(0, whole.size() - 8));
    ASSERT_EQ(file.broken.size(), 1U);
    EXPECT_EQ(file.broken[0].line, 14U);
    EXPECT_EQ(file.broken[0].error.field, "fields of a node");
    EXPECT_TRUE(readOf(whole).broken.empty());
}

TEST(PathText, binaryFilesAreRefused) {
    const auto file = read(tests::bytesOf("bnry----"));
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().code, bytes::FormatErrorCode::Unsupported);
}

// Whatever is read gives its bytes back, and takes no more heap than its size allows.
void expectKept(std::span<const std::byte> bytes) {
    const tests::HeapMeter meter;
    const auto file = read(bytes);
    constexpr std::size_t kHeapOfErrors = std::size_t{1} << 20U;
    constexpr std::size_t kHeapFactor = 64;
    EXPECT_LE(meter.peakBytes(), kHeapOfErrors + kHeapFactor * bytes.size());
    if (!file)
        return;
    EXPECT_TRUE(std::ranges::equal(write(*file), bytes));
    EXPECT_EQ(file->broken.size(), std::min(file->brokenTotal, kMostBroken));
    for (const auto& group : file->groups) {
        for (const auto& node : group.nodes)
            EXPECT_TRUE(std::isfinite(node.x) && std::isfinite(node.spawn));
    }
}

std::vector<std::vector<std::byte>> samples() {
    const auto group = groupOf("1, -1\n", kTwoNodes);
    return {tests::bytesOf("# x\r\ninst\nend\npath\n" + group + "# y\n" + group + "end\nmult\nend\n"),
            tests::bytesOf("path\ncar, 12, road\n" + repeated("2,1,0,10,20,30,0,1,1\n", 12) + "end\npath\n2, -1\n" +
                           repeated("2 1 0 10 20 30 0 1 1 0 0\r\n", 12) + "end")};
}

TEST(DamagedPathText, everyLengthIsKept) {
    for (const auto& sample : samples()) {
        for (std::size_t size = 0; size <= sample.size(); ++size)
            expectKept(std::span(sample).first(size));
    }
}

TEST(DamagedPathText, mutationsAreKept) {
    tests::ByteMutator mutator(31);
    const auto all = samples();
    for (int i = 0; i < 20'000; ++i) {
        expectKept(mutator.mutated(all[mutator.below(all.size())]));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
}

TEST(DamagedPathText, manyBrokenGroupsTakeLittle) {
    expectKept(tests::bytesOf("path\n" + repeated("x\n", 200'000)));
    EXPECT_EQ(readOf("path\n" + repeated("x\n", 2'000)).brokenTotal, 2'000U);
}

} // namespace
} // namespace navsmith::gta_paths_ipl
