#include "core/files/file_error.h"
#include "formats/bytes/byte_reader.h"

#include <gtest/gtest.h>

#include <array>

namespace navsmith::files::test {
namespace {

/// What is told of a file of twelve bytes that claims this many links of four bytes.
FileError ofALinkCount(std::uint64_t count) {
    const std::array<std::byte, 12> bytes{};
    bytes::ByteReader reader(bytes);
    EXPECT_FALSE(reader.checkCount(count, 4, "links"));
    return fileError(reader.error(), "/games/NODES5.DAT");
}

TEST(FileErrorText, saysHowMuchOfACutFileIsThere) {
    EXPECT_EQ(summary(ofALinkCount(187)), "/games/NODES5.DAT: is cut short: 3 of 187 links");
    EXPECT_EQ(describe(ofALinkCount(187)), "/games/NODES5.DAT: is cut short: 3 of 187 links (count too large at byte 0 "
                                           "(0x0), links: found 187, expected at most 3 (12 bytes remain, 4 each))");
}

TEST(FileErrorText, aCountBeyondReasonMeansAnotherFormat) {
    EXPECT_EQ(summary(ofALinkCount(0x74786574)), "/games/NODES5.DAT: has another format or is damaged");
}

TEST(FileErrorText, saysThatAFileIsCutWhereNothingIsCounted) {
    bytes::ByteReader reader({});
    (void)reader.read<std::uint32_t>("magic");
    EXPECT_EQ(summary(fileError(reader.error(), "a.nav")), "a.nav: is cut short or damaged");
}

} // namespace
} // namespace navsmith::files::test
