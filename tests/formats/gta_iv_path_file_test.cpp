// Reads generated GTA IV path files field by field and writes the same bytes.
#include "formats/gta_iv/path_file.h"
#include "tests/formats/any_records.h"
#include "tests/support/iv_path_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::gta_iv {
namespace {

using tests::RawIvArea;
using Bytes = std::vector<std::byte>;

bool same(const PathNode& a, const tests::RawIvNode& b) {
    return a.pointer == b.pointer && a.secondPointer == b.secondPointer && a.area == b.area && a.id == b.id &&
           a.streetHash == b.street && a.searchCost == b.searchCost && a.firstLink == b.firstLink && a.x == b.x &&
           a.y == b.y && a.z == b.z && a.width == b.width && a.floodGroup == b.flood && a.flags == b.flags;
}

bool same(const Link& a, const tests::RawIvLink& b) {
    return a.targetArea == b.area && a.targetNode == b.node && a.length == b.length && a.lanes == b.lanes &&
           a.flags == b.flags;
}

void expectSame(const PathFile& file, const RawIvArea& raw) {
    EXPECT_EQ(file.carNodes, raw.carNodes);
    EXPECT_EQ(file.intersectionNodes, raw.nodes.size() - raw.carNodes);
    ASSERT_EQ(file.nodes.size(), raw.nodes.size());
    ASSERT_EQ(file.links.size(), raw.links.size());
    for (std::size_t i = 0; i < raw.nodes.size(); ++i)
        EXPECT_TRUE(same(file.nodes[i], raw.nodes[i])) << "node " << i;
    for (std::size_t i = 0; i < raw.links.size(); ++i)
        EXPECT_TRUE(same(file.links[i], raw.links[i])) << "link " << i;
}

TEST(IvPathFile, ReadsEveryField) {
    const auto raw = tests::smallIvArea();
    const auto bytes = tests::buildIvArea(raw);
    EXPECT_EQ(bytes.size(), exactSize(raw.nodes.size(), raw.links.size()));
    const auto file = read(bytes);
    ASSERT_TRUE(file);
    expectSame(*file, raw);
    EXPECT_TRUE(file->tail.empty());
    EXPECT_EQ(write(*file), bytes);
}

TEST(IvPathFile, EmptyAreaIsOnlyAHeader) {
    const auto bytes = tests::buildIvArea({});
    EXPECT_EQ(bytes.size(), 16U);
    const auto file = read(bytes);
    ASSERT_TRUE(file);
    EXPECT_EQ(*file, PathFile());
    EXPECT_EQ(write(*file), bytes);
}

TEST(IvPathFile, KeepsTrailingBytes) {
    for (auto bytes : {tests::padded(tests::buildIvArea(tests::smallIvArea())), Bytes(19)}) {
        bytes.push_back(std::byte{7});
        const auto file = read(bytes);
        ASSERT_TRUE(file);
        EXPECT_EQ(file->tail.back(), std::byte{7});
        EXPECT_EQ(write(*file), bytes);
    }
}

TEST(IvPathFile, PartCountsMayBeInconsistent) {
    auto bytes = tests::buildIvArea(tests::smallIvArea());
    std::fill(bytes.begin() + 4, bytes.begin() + 12, std::byte{0xFF});
    const auto file = read(bytes);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->carNodes, 0xFFFFFFFFU);
    EXPECT_EQ(file->intersectionNodes, 0xFFFFFFFFU);
    EXPECT_EQ(write(*file), bytes);
}

TEST(IvPathFile, ErrorsHavePositionAndCause) {
    auto bytes = tests::buildIvArea(tests::smallIvArea());
    bytes[0] = std::byte{99};
    const auto nodes = read(bytes);
    ASSERT_FALSE(nodes);
    EXPECT_EQ(nodes.error().code, bytes::FormatErrorCode::CountTooLarge);
    EXPECT_EQ(nodes.error().field, "nodes");
    bytes = tests::buildIvArea(tests::smallIvArea());
    bytes.pop_back();
    const auto links = read(bytes);
    ASSERT_FALSE(links);
    EXPECT_EQ(links.error().field, "links");
    const auto count = tests::smallIvArea().links.size();
    EXPECT_EQ(links.error().shortage, (bytes::Shortage{"links", count - 1, count}));
    const auto header = read(std::span(bytes).first(15));
    ASSERT_FALSE(header);
    EXPECT_EQ(header.error().code, bytes::FormatErrorCode::Truncated);
    EXPECT_EQ(header.error().offset, 12U);
}

RC_GTEST_PROP(IvPathFileProperty, anyDocumentReadsBackAsItWasWritten, ()) {
    PathFile file;
    file.nodes =
        *tests::anyRecords(&PathNode::pointer, &PathNode::secondPointer, &PathNode::area, &PathNode::id,
                           &PathNode::streetHash, &PathNode::searchCost, &PathNode::firstLink, &PathNode::x,
                           &PathNode::y, &PathNode::z, &PathNode::width, &PathNode::floodGroup, &PathNode::flags);
    file.links = *tests::anyRecords(&Link::targetArea, &Link::targetNode, &Link::length, &Link::lanes, &Link::flags);
    file.carNodes = *rc::gen::arbitrary<std::uint32_t>();
    file.intersectionNodes = *rc::gen::arbitrary<std::uint32_t>();
    file.tail = Bytes(*rc::gen::inRange<std::size_t>(0, 3000), std::byte{4});
    const auto bytes = write(file);
    RC_ASSERT(bytes.size() == exactSize(file.nodes.size(), file.links.size()) + file.tail.size());
    const auto again = read(bytes);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == file);
}

} // namespace
} // namespace navsmith::gta_iv
