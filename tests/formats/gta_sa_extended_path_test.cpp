// Path files in extended form: generated, damaged, and real.
#include "formats/gta_sa/extended_path_file.h"
#include "tests/formats/any_records.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/extended_path_bytes.h"
#include "tests/support/heap_meter.h"
#include "tests/support/raw_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_sa {
namespace {

using tests::RawArea;
using tests::RawForm;
using Bytes = std::vector<std::byte>;

constexpr const char* kSet = "gta-sa-nodes-fm92";
constexpr std::size_t kExtendedHeapSlack = std::size_t{1} << 20;

struct ExtendedSample {
    std::string name;
    Bytes bytes;
};

Bytes smallExtended(RawForm form = RawForm::Exact) {
    return tests::buildExtendedArea(tests::smallArea(), form);
}

std::vector<ExtendedSample> extendedFixtures() {
    RawArea linkless = tests::smallArea();
    linkless.links.clear();
    return {{"exact", smallExtended()},
            {"padded", smallExtended(RawForm::Padded)},
            {"uninitialised", smallExtended(RawForm::Uninitialised)},
            {"no links", tests::buildExtendedArea(linkless, RawForm::Exact)},
            {"empty", tests::buildExtendedArea({}, RawForm::Padded)}};
}

/// Empty if the set is missing.
std::vector<ExtendedSample> extendedCorpus() {
    std::vector<ExtendedSample> samples;
    const auto folder = tests::corpusFolder(kSet);
    if (!folder)
        return samples;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() == ".dat")
            samples.push_back({path.filename().string(), tests::readFile(path)});
    }
    return samples;
}

bytes::FormatError readExtendedBadly(const Bytes& bytes) {
    const auto file = readExtended(bytes);
    if (file) {
        ADD_FAILURE() << "read as form " << static_cast<int>(file->form);
        return {};
    }
    EXPECT_LE(file.error().offset, bytes.size());
    return file.error();
}

/// The size rules of the format page, computed by hand.
std::uint64_t endOf(std::span<const std::byte> file) {
    const auto count = [&](std::size_t at) { return std::uint64_t{tests::numberAt<std::uint32_t>(file, at)}; };
    return 44 + 40 * count(24) + 22 * count(36) + (count(40) > 0 ? 1152 + 10 * count(40) : 0) + 4;
}

bool isLegal(std::span<const std::byte> file) {
    static const auto sound = smallExtended();
    if (file.size() < 48 || !std::ranges::equal(file.first(24), std::span(sound).first(24)))
        return false;
    const auto end = endOf(file);
    return end <= file.size() && tests::numberAt<std::uint32_t>(file, static_cast<std::size_t>(end) - 4) == 0x00464F45;
}

bool readsOrExplains(std::span<const std::byte> bytes) {
    return tests::writesBackOrExplains(bytes, readExtended, writeExtended);
}

void expectReadOrRefused(std::span<const std::byte> bytes, const std::string& what) {
    EXPECT_EQ(readsOrExplains(bytes), isLegal(bytes)) << what;
}

TEST(ExtendedPathFile, readsEveryField) {
    const auto raw = tests::smallArea();
    const auto file = readExtended(smallExtended());
    ASSERT_TRUE(file) << bytes::describe(file.error());
    EXPECT_EQ(file->form, PathForm::Exact);
    EXPECT_EQ(file->totalNodes, 7U);
    EXPECT_EQ(file->vehicleNodes, 5U);
    EXPECT_EQ(file->pedNodes, 2U);
    ASSERT_EQ(file->nodes.size(), raw.nodes.size());
    for (std::size_t i = 0; i < raw.nodes.size(); ++i) {
        const auto& r = raw.nodes[i];
        EXPECT_EQ(file->nodes[i], (ExtendedPathNode{r.pointer,
                                                    r.secondPointer,
                                                    {},
                                                    r.searchCost,
                                                    r.firstLink,
                                                    tests::extendedArea(5),
                                                    r.id,
                                                    r.width,
                                                    r.flood,
                                                    r.flags,
                                                    r.x,
                                                    r.y,
                                                    r.z}));
    }
    ASSERT_EQ(file->navis.size(), raw.navis.size());
    const auto& n = raw.navis[1];
    EXPECT_EQ(file->navis[1],
              (ExtendedNaviNode{
                  {}, tests::extendedArea(5), n.node, n.directionX, n.directionY, 0xFF, 0x48, 0x02, 0, n.x, n.y}));
    ASSERT_EQ(file->links.size(), raw.links.size());
    EXPECT_EQ(file->links[2],
              (ExtendedLink{tests::extendedArea(5), 2, std::uint32_t{tests::extendedArea(5)} << 16U | 1U, 255, 0}));
    EXPECT_EQ(file->links[7], (ExtendedLink{tests::extendedArea(5), 6, 0, 3, 3}));
    EXPECT_EQ(file->spareTargets.size(), kSpareTargetBytes);
    EXPECT_EQ(file->spareLengths, Bytes(kSpareLinks));
    EXPECT_EQ(file->spareCrossings, Bytes(kSpareLinks));
    EXPECT_TRUE(file->tail.empty());
}

TEST(ExtendedPathFile, distinguishesForms) {
    EXPECT_EQ(readExtended(smallExtended(RawForm::Padded))->form, PathForm::Padded);
    EXPECT_EQ(readExtended(smallExtended(RawForm::Uninitialised))->form, PathForm::Uninitialised);
    EXPECT_EQ(readExtended(tests::buildExtendedArea({}, RawForm::Padded))->form, PathForm::Padded);
    auto odd = smallExtended();
    odd.push_back(std::byte{7});
    EXPECT_EQ(readExtended(odd)->form, PathForm::Exact);
    EXPECT_EQ(readExtended(odd)->tail, Bytes{std::byte{7}});
}

TEST(ExtendedPathFile, keepsShortSpareParts) {
    auto bytes = smallExtended();
    bytes[44 + 8] = std::byte{1};
    bytes[44 + 7 * 40 + 3] = std::byte{2};
    const auto file = readExtended(bytes);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->nodes[0].shortPlace[0], 1);
    EXPECT_EQ(file->navis[0].shortPlace[1], 0x200);
    EXPECT_EQ(writeExtended(*file), bytes);
}

TEST(ExtendedPathFile, otherVersionsAreRefusedByName) {
    auto bytes = smallExtended();
    bytes[23] = std::byte{'3'};
    const auto error = readExtendedBadly(bytes);
    EXPECT_EQ(error.code, bytes::FormatErrorCode::Unsupported);
    EXPECT_EQ(error.offset, 20U);
    EXPECT_EQ(error.field, "version");
    EXPECT_EQ(error.found, "\"VER3\"");

    bytes = smallExtended();
    bytes[10] = std::byte{'F'};
    EXPECT_EQ(readExtendedBadly(bytes).field, "tool");
}

TEST(ExtendedPathFile, stockFilesAreRefused) {
    const auto error = readExtendedBadly(tests::buildArea(tests::smallArea(), RawForm::Exact));
    EXPECT_EQ(error.code, bytes::FormatErrorCode::BadMagic);
    EXPECT_EQ(error.offset, 0U);
    EXPECT_FALSE(isExtended(tests::buildArea(tests::smallArea(), RawForm::Exact)));
    const auto extended = smallExtended();
    EXPECT_TRUE(isExtended(std::span(extended).first(8)));
    EXPECT_FALSE(isExtended(std::span(extended).first(7)));
}

TEST(ExtendedPathFile, partOfAnArchiveDirectoryIsAnError) {
    Bytes directory(2048);
    const std::string entry("\x40\1\0\0\2\0\0\0nodes12.dat", 19);
    for (std::size_t at = 0; at + 32 <= directory.size(); at += 32)
        std::ranges::transform(entry, directory.begin() + static_cast<std::ptrdiff_t>(at),
                               [](char c) { return static_cast<std::byte>(c); });
    const auto error = readExtendedBadly(directory);
    EXPECT_EQ(error.code, bytes::FormatErrorCode::BadMagic);
    EXPECT_EQ(error.expected, "FF FF FF FF, then FM92");
}

TEST(ExtendedPathFile, endFollowsFromTheCounts) {
    auto bytes = smallExtended();
    tests::setU32(bytes, 36, 3); // out of 4 navi nodes
    const auto error = readExtendedBadly(bytes);
    EXPECT_EQ(error.code, bytes::FormatErrorCode::BadValue);
    EXPECT_EQ(error.field, "end of the file");
}

TEST(ExtendedPathFile, everyLengthIsReadOrRefused) {
    for (const auto& sample : extendedFixtures()) {
        for (std::size_t size = 0; size <= sample.bytes.size(); ++size) {
            // An exact-size copy, so that a sanitizer detects a read past the end.
            const Bytes cut(sample.bytes.begin(), sample.bytes.begin() + static_cast<std::ptrdiff_t>(size));
            expectReadOrRefused(cut, sample.name + " cut to " + std::to_string(size));
        }
    }
}

TEST(ExtendedPathFile, aHundredThousandMutationsAreReadOrRefused) {
    tests::mutateOften(extendedFixtures(), 100'000, 11, [](const ExtendedSample&, const Bytes& mutated) {
        const bool reads = readsOrExplains(mutated);
        EXPECT_EQ(reads, isLegal(mutated));
        return reads;
    });
}

TEST(ExtendedPathFile, hugeCountsAllocateNothing) {
    constexpr std::uint32_t kCounts[] = {0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x1999999A, 0x0BA2E8BB, 0x06666667, 5'000};
    for (const auto& sample : extendedFixtures()) {
        for (unsigned fields = 1; fields < 8; ++fields) {
            for (const auto count : kCounts) {
                auto bytes = sample.bytes;
                for (unsigned field = 0; field < 3; ++field) {
                    if ((fields >> field & 1U) != 0)
                        tests::setU32(bytes, field == 0 ? 24 : 32 + 4 * field, count);
                }
                const tests::HeapMeter meter;
                const auto file = readExtended(bytes);
                EXPECT_LE(meter.peakBytes(), kExtendedHeapSlack + 10 * bytes.size()) << sample.name;
                EXPECT_FALSE(file) << sample.name;
            }
        }
    }
}

RC_GTEST_PROP(ExtendedPathFileProperty, anyDocumentReadsBackAsItWasWritten, ()) {
    ExtendedPathFile file;
    file.nodes = *tests::anyRecords(&ExtendedPathNode::listPointer, &ExtendedPathNode::secondPointer,
                                    &ExtendedPathNode::shortPlace, &ExtendedPathNode::searchCost,
                                    &ExtendedPathNode::firstLink, &ExtendedPathNode::area, &ExtendedPathNode::id,
                                    &ExtendedPathNode::width, &ExtendedPathNode::floodGroup, &ExtendedPathNode::flags,
                                    &ExtendedPathNode::x, &ExtendedPathNode::y, &ExtendedPathNode::z);
    file.navis = *tests::anyRecords(&ExtendedNaviNode::shortPlace, &ExtendedNaviNode::area, &ExtendedNaviNode::node,
                                    &ExtendedNaviNode::directionX, &ExtendedNaviNode::directionY,
                                    &ExtendedNaviNode::width, &ExtendedNaviNode::lanes, &ExtendedNaviNode::lights,
                                    &ExtendedNaviNode::unused, &ExtendedNaviNode::x, &ExtendedNaviNode::y);
    file.links = *tests::anyRecords(&ExtendedLink::targetArea, &ExtendedLink::targetNode, &ExtendedLink::navi,
                                    &ExtendedLink::length, &ExtendedLink::crossing);
    file.totalNodes = static_cast<std::uint32_t>(file.nodes.size());
    file.vehicleNodes = *rc::gen::arbitrary<std::uint32_t>();
    file.pedNodes = *rc::gen::arbitrary<std::uint32_t>();
    if (!file.links.empty()) {
        file.spareTargets = Bytes(kSpareTargetBytes, std::byte{1});
        file.spareLengths = Bytes(kSpareLinks, std::byte{2});
        file.spareCrossings = Bytes(kSpareLinks, std::byte{3});
    }
    file.tail = Bytes(*rc::gen::inRange<std::size_t>(1, 3000), std::byte{4});
    const auto bytes = writeExtended(file);
    RC_ASSERT(bytes.size() == extendedSize(file.nodes.size(), file.navis.size(), file.links.size()) + file.tail.size());
    const auto again = readExtended(bytes);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == file);
}

TEST(ExtendedPathCorpus, filesRoundTripWithThePublishedCounts) {
    const auto samples = extendedCorpus();
    if (samples.empty())
        GTEST_SKIP() << tests::missingCorpus(kSet);
    EXPECT_EQ(samples.size(), 512U);
    std::size_t nodes = 0;
    std::size_t vehicles = 0;
    std::size_t navis = 0;
    std::size_t links = 0;
    std::size_t withNodes = 0;
    std::size_t uninitialised = 0;
    for (const auto& [name, bytes] : samples) {
        const auto file = readExtended(bytes);
        ASSERT_TRUE(file) << name << ": " << bytes::describe(file.error());
        EXPECT_TRUE(writeExtended(*file) == bytes) << name;
        nodes += file->nodes.size();
        vehicles += file->vehicleNodes;
        navis += file->navis.size();
        links += file->links.size();
        withNodes += !file->nodes.empty();
        uninitialised += file->form == PathForm::Uninitialised;
        EXPECT_TRUE(file->form == PathForm::Uninitialised || file->form == PathForm::Padded) << name;
        EXPECT_EQ(file->totalNodes, file->vehicleNodes + file->pedNodes) << name;
        std::size_t next = 0;
        const auto area = static_cast<std::uint16_t>(std::stoi(name.substr(5)));
        for (std::size_t i = 0; i < file->nodes.size(); ++i) {
            const auto& node = file->nodes[i];
            EXPECT_TRUE(node.area == area && node.id == i) << name;
            EXPECT_EQ(node.searchCost, kNotVisited) << name;
            EXPECT_EQ(static_cast<std::size_t>(node.firstLink), next) << name;
            EXPECT_EQ(node.shortPlace, (std::array<std::int16_t, 3>{})) << name;
            next += node.flags & 15U;
        }
        EXPECT_EQ(next, file->links.size()) << name;
        for (const auto& navi : file->navis)
            EXPECT_EQ(navi.shortPlace, (std::array<std::int16_t, 2>{})) << name;
    }
    EXPECT_EQ(nodes, 41'379U);
    EXPECT_EQ(vehicles, 16'942U);
    EXPECT_EQ(navis, 17'498U);
    EXPECT_EQ(links, 87'016U);
    EXPECT_EQ(withNodes, 49U);
    EXPECT_EQ(uninitialised, 17U);
}

TEST(ExtendedPathCorpus, truncatedAndMutatedFilesAreReadOrRefused) {
    const auto samples = extendedCorpus();
    if (samples.empty())
        GTEST_SKIP() << tests::missingCorpus(kSet);
    tests::ByteMutator random(12);
    for (int i = 0; i < 3000; ++i) {
        const auto& sample = samples[random.below(samples.size())];
        expectReadOrRefused(std::span(sample.bytes).first(random.below(sample.bytes.size() + 1)), sample.name);
        expectReadOrRefused(random.mutated(sample.bytes), sample.name);
    }
}

TEST(ExtendedPathCorpus, heapUsageMatchesTheRecords) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "SKIPPED: the sanitizer needs the heap for itself";
    const auto samples = extendedCorpus();
    if (samples.empty())
        GTEST_SKIP() << tests::missingCorpus(kSet);
    for (const auto& sample : samples) {
        const tests::HeapMeter meter;
        const auto file = readExtended(sample.bytes);
        ASSERT_TRUE(file) << sample.name;
        EXPECT_LE(meter.peakBytes(), sample.bytes.size() + sample.bytes.size() / 8) << sample.name;
    }
}

} // namespace
} // namespace navsmith::gta_sa
