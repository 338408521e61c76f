#include "formats/containers/byte_source.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace navsmith::containers {
namespace {

using Bytes = std::vector<std::byte>;
constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();

TEST(ByteSource, memoryReadsAnyRange) {
    const Bytes bytes = tests::bytesOf("0123456789");
    const MemorySource source(bytes);
    EXPECT_EQ(source.size(), 10U);
    EXPECT_EQ(source.read(0, 10), bytes);
    EXPECT_EQ(source.read(3, 4), tests::bytesOf("3456"));
    EXPECT_EQ(source.read(10, 0), Bytes());
}

TEST(ByteSource, readingBeyondTheEndIsRefused) {
    const Bytes bytes = tests::bytesOf("0123456789");
    const MemorySource source(bytes);
    const std::pair<std::uint64_t, std::uint64_t> ranges[] = {{0, 11}, {10, 1}, {11, 0}, {5, kMost}, {kMost, 2}};
    for (const auto& [offset, length] : ranges) {
        const auto read = source.read(offset, length);
        ASSERT_FALSE(read) << offset;
        EXPECT_EQ(read.error().code, bytes::FormatErrorCode::Truncated);
        EXPECT_LE(read.error().offset, 10U);
    }
}

TEST(ByteSource, subrangeOffsetsAreRelative) {
    const Bytes bytes = tests::bytesOf("0123456789");
    const auto whole = std::make_shared<MemorySource>(bytes);
    const auto part = std::make_shared<RangeSource>(whole, 2, 6);
    const RangeSource inner(part, 1, 3);
    EXPECT_EQ(part->read(0, 6), tests::bytesOf("234567"));
    EXPECT_EQ(inner.read(0, 3), tests::bytesOf("345"));
    EXPECT_FALSE(inner.read(0, 4));
    EXPECT_EQ(RangeSource(part, 4, kMost).size(), 2U);
    EXPECT_EQ(RangeSource(part, kMost, 5).size(), 0U);
}

} // namespace
} // namespace navsmith::containers
