#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/format_error.h"
#include "formats/bytes/plain_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <initializer_list>
#include <limits>
#include <set>
#include <string>
#include <vector>

namespace navsmith::bytes {
namespace {

std::vector<std::byte> bytesOf(std::initializer_list<int> values) {
    std::vector<std::byte> bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

// Reading a stored byte of 2 as bool would be undefined behaviour.
static_assert(Scalar<std::uint8_t> && Scalar<std::int64_t> && Scalar<float> && Scalar<double>);
static_assert(!Scalar<bool> && !Scalar<const bool> && !Scalar<long double>);

TEST(ByteReader, readsEveryWidthLittleEndian) {
    const auto bytes = bytesOf({0x01, 0xFE, 0x34, 0x12, 0xFE, 0xFF, 0x78, 0x56, 0x34, 0x12, 0xFE, 0xFF, 0xFF,
                                0xFF, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x00, 0xC0, 0xBF});
    ByteReader reader(bytes);
    EXPECT_EQ(reader.read<std::uint8_t>("a"), 1);
    EXPECT_EQ(reader.read<std::int8_t>("b"), -2);
    EXPECT_EQ(reader.read<std::uint16_t>("c"), 0x1234);
    EXPECT_EQ(reader.read<std::int16_t>("d"), -2);
    EXPECT_EQ(reader.read<std::uint32_t>("e"), 0x12345678U);
    EXPECT_EQ(reader.read<std::int32_t>("f"), -2);
    EXPECT_EQ(reader.read<std::uint64_t>("g"), 0x0102030405060708U);
    EXPECT_EQ(reader.read<float>("h"), -1.5F);
    EXPECT_TRUE(reader.ok());
    EXPECT_EQ(reader.remaining(), 0U);
    EXPECT_EQ(reader.offset(), bytes.size());
}

TEST(ByteReader, readingPastTheEndGivesZeroAndAnError) {
    const auto bytes = bytesOf({1, 2, 3, 4, 5});
    ByteReader reader(bytes);
    (void)reader.read<std::uint16_t>("first");
    EXPECT_EQ(reader.read<std::uint32_t>("second"), 0U);
    ASSERT_FALSE(reader.ok());
    const FormatError expected{FormatErrorCode::Truncated, 2, "second", "3 bytes", "4 bytes", ""};
    EXPECT_EQ(reader.error(), expected);
}

TEST(ByteReader, firstFailureStaysAndStopsEveryLaterRead) {
    const auto bytes = bytesOf({1, 2, 3});
    ByteReader reader(bytes);
    (void)reader.read<std::uint64_t>("too wide");
    EXPECT_EQ(reader.read<std::uint8_t>("would fit"), 0);
    EXPECT_TRUE(reader.take(1, "would fit").empty());
    EXPECT_FALSE(reader.checkCount(1, 1, "would fit"));
    EXPECT_FALSE(reader.expectEnd("end"));
    reader.fail(FormatErrorCode::BadMagic, "other", "x", "y");
    EXPECT_EQ(reader.error().field, "too wide");
    EXPECT_EQ(reader.error().code, FormatErrorCode::Truncated);
    EXPECT_EQ(reader.offset(), 0U);
}

TEST(ByteReader, takeReturnsAView) {
    const auto bytes = bytesOf({1, 2, 3, 4});
    ByteReader reader(bytes);
    reader.skip(1, "skipped");
    const auto view = reader.take(2, "view");
    EXPECT_EQ(view.data(), bytes.data() + 1);
    EXPECT_EQ(view.size(), 2U);
    EXPECT_EQ(reader.takeRest().size(), 1U);
    EXPECT_TRUE(reader.takeRest().empty());
    EXPECT_TRUE(reader.take(0, "nothing").empty());
    EXPECT_TRUE(reader.ok());
}

TEST(ByteReader, hugeLengthIsTruncatedAndNotWrappedAround) {
    const auto bytes = bytesOf({1, 2, 3, 4});
    ByteReader reader(bytes);
    reader.skip(2, "start");
    EXPECT_TRUE(reader.take(std::numeric_limits<std::size_t>::max(), "huge").empty());
    ASSERT_FALSE(reader.ok());
    EXPECT_EQ(reader.error().offset, 2U);
}

TEST(ByteReader, offsetsOfAPartAreFileOffsets) {
    const auto bytes = bytesOf({1, 2, 3, 4, 5, 6, 7, 8});
    ByteReader reader(bytes, 100);
    reader.skip(2, "start");
    ByteReader part = reader.sub(4, "part");
    EXPECT_EQ(reader.offset(), 106U);
    EXPECT_EQ(part.remaining(), 4U);
    EXPECT_EQ(part.read<std::uint8_t>("byte"), 3);
    (void)part.read<std::uint32_t>("past the part");
    ASSERT_FALSE(part.ok());
    EXPECT_EQ(part.error().offset, 103U);
    EXPECT_TRUE(reader.ok());
}

TEST(ByteReader, partThatDoesNotFitFailsInBoth) {
    const auto bytes = bytesOf({1, 2});
    ByteReader reader(bytes);
    ByteReader part = reader.sub(3, "part");
    ASSERT_FALSE(reader.ok());
    ASSERT_FALSE(part.ok());
    EXPECT_EQ(part.error(), reader.error());
    EXPECT_EQ(part.read<std::uint8_t>("byte"), 0);
}

TEST(ByteReader, countIsCheckedAgainstRemainingBytes) {
    const auto bytes = bytesOf({0, 0, 0, 0, 0, 0, 0, 0, 0});
    ByteReader reader(bytes);
    reader.skip(1, "start");
    EXPECT_TRUE(reader.checkCount(0, 4, "none"));
    EXPECT_TRUE(reader.checkCount(2, 4, "two"));
    EXPECT_FALSE(reader.checkCount(3, 4, "three"));
    const FormatError expected{
        FormatErrorCode::CountTooLarge, 1, "three", "3", "at most 2 (8 bytes remain, 4 each)", "",
        bytes::Shortage{"three", 2, 3}};
    EXPECT_EQ(reader.error(), expected);
}

TEST(ByteReader, countWhoseSizeOverflowsIsTooLarge) {
    const auto bytes = bytesOf({0, 0, 0, 0});
    for (const std::uint64_t count : {std::uint64_t{1} << 62, std::numeric_limits<std::uint64_t>::max()}) {
        EXPECT_FALSE(ByteReader(bytes).checkCount(count, 4, "many"));
        EXPECT_FALSE(ByteReader(bytes).checkCount(count, 0, "records of no size"));
    }
}

TEST(ByteReader, leftoverBytesAreAnErrorOnlyWhenTheEndIsExpected) {
    const auto bytes = bytesOf({1, 2, 3});
    ByteReader reader(bytes);
    reader.skip(1, "start");
    EXPECT_TRUE(ByteReader({}).expectEnd("end"));
    EXPECT_FALSE(reader.expectEnd("end"));
    const FormatError expected{FormatErrorCode::BadValue, 1, "end", "2 more bytes", "the end", ""};
    EXPECT_EQ(reader.error(), expected);
}

TEST(ByteReader, failPointsBackAtTheFieldJustRead) {
    const auto bytes = bytesOf({1, 2, 3, 4, 5, 6});
    ByteReader reader(bytes);
    (void)reader.read<std::uint16_t>("first");
    (void)reader.read<std::uint32_t>("version");
    reader.fail(FormatErrorCode::Unsupported, "version", "7", "1 to 6", 4);
    EXPECT_EQ(reader.error().offset, 2U);
}

TEST(ByteWriter, writesEveryWidthLittleEndian) {
    ByteWriter writer;
    writer.write(std::uint8_t{1});
    writer.write(std::int16_t{-2});
    writer.write(std::uint32_t{0x12345678});
    writer.write(-1.5F);
    writer.fill(2, std::byte{9});
    writer.write(bytesOf({7, 8}));
    EXPECT_EQ(writer.size(), 15U);
    EXPECT_EQ(writer.release(), bytesOf({1, 0xFE, 0xFF, 0x78, 0x56, 0x34, 0x12, 0x00, 0x00, 0xC0, 0xBF, 9, 9, 7, 8}));
}

TEST(ByteWriter, excessCapacityAddsNoBytes) {
    ByteWriter writer(1000);
    EXPECT_EQ(writer.size(), 0U);
    writer.write(std::uint16_t{1});
    EXPECT_EQ(writer.release(), bytesOf({1, 0}));
}

TEST(ByteWriter, isEmptyAndUsableAfterRelease) {
    ByteWriter writer(2);
    writer.write(std::uint32_t{0xFFFFFFFF});
    EXPECT_EQ(writer.release().size(), 4U);
    EXPECT_EQ(writer.size(), 0U);
    EXPECT_TRUE(writer.release().empty());
    EXPECT_EQ(writer.extend(3).size(), 3U);
    EXPECT_EQ(writer.release(), bytesOf({0, 0, 0}));
}

TEST(ByteWriter, nothingToWriteWritesNothing) {
    ByteWriter writer;
    writer.write(std::span<const std::byte>());
    writer.fill(0, std::byte{1});
    EXPECT_TRUE(writer.extend(0).empty());
    EXPECT_TRUE(writer.release().empty());
}

TEST(ByteWriter, extendedBytesAreZeroUntilFilled) {
    ByteWriter writer;
    writer.fill(3, std::byte{0xFF});
    const auto first = writer.extend(40);
    storeLittleEndian(first.data() + 38, std::uint16_t{0x0201});
    writer.write(std::uint8_t{3});
    auto expected = bytesOf({0xFF, 0xFF, 0xFF});
    expected.resize(41);
    for (const int value : {1, 2, 3})
        expected.push_back(static_cast<std::byte>(value));
    EXPECT_EQ(writer.release(), expected);
}

RC_GTEST_PROP(ByteWriter, whatIsWrittenReadsBack, (const std::vector<std::int64_t>& values)) {
    ByteWriter writer(values.size());
    for (const auto value : values) {
        writer.write(value);
        writer.write(static_cast<std::int32_t>(value));
        writer.write(static_cast<std::uint16_t>(value));
        writer.write(static_cast<std::int8_t>(value));
        writer.write(static_cast<double>(value));
    }
    const auto bytes = writer.release();
    ByteReader reader(bytes);
    for (const auto value : values) {
        RC_ASSERT(reader.read<std::int64_t>("i64") == value);
        RC_ASSERT(reader.read<std::int32_t>("i32") == static_cast<std::int32_t>(value));
        RC_ASSERT(reader.read<std::uint16_t>("u16") == static_cast<std::uint16_t>(value));
        RC_ASSERT(reader.read<std::int8_t>("i8") == static_cast<std::int8_t>(value));
        RC_ASSERT(reader.read<double>("f64") == static_cast<double>(value));
    }
    RC_ASSERT(reader.expectEnd("end"));
}

TEST(ByteWriter, keepsTheBitsOfANan) {
    const auto bytes = bytesOf({0x01, 0x00, 0xA0, 0xFF});
    ByteReader reader(bytes);
    const float value = reader.read<float>("odd");
    EXPECT_TRUE(std::isnan(value));
    ByteWriter writer;
    writer.write(value);
    EXPECT_EQ(writer.release(), bytes);
}

TEST(PlainText, onlyAsciiLettersHaveCases) {
    EXPECT_EQ(lowered("AZ[az]\xC3\x84"), "az[az]\xC3\x84");
    EXPECT_TRUE(equalIgnoringCase("Maps", "mAPS"));
    EXPECT_FALSE(equalIgnoringCase("maps", "maps2"));
    EXPECT_FALSE(equalIgnoringCase("\xC4", "\xE4"));
    EXPECT_TRUE(startsIgnoringCase("GTASAsf1.b", "gtasasf"));
    EXPECT_TRUE(endsIgnoringCase("a.NAV", ".nav"));
    EXPECT_TRUE(endsIgnoringCase(".nav", ".NAV"));
    EXPECT_TRUE(endsIgnoringCase("nav", ""));
    EXPECT_FALSE(startsIgnoringCase("na", "nav"));
    EXPECT_FALSE(endsIgnoringCase("av", "nav"));
}

TEST(PlainText, pathsHaveSlashes) {
    EXPECT_EQ(slashed("Materials\\Wall/a.vmt"), "Materials/Wall/a.vmt");
}

TEST(PlainText, blanksAtTheEndsAreTrimmed) {
    EXPECT_EQ(trimmed(" \ta b\r\n"), "a b");
    EXPECT_EQ(trimmed("\ta ", " "), "\ta");
    EXPECT_TRUE(trimmed(" \n").empty());
    EXPECT_TRUE(trimmed("").empty());
}

TEST(PlainText, numbersAreTheWholeText) {
    EXPECT_EQ(parsed<int>("-12"), -12);
    EXPECT_EQ(parsed<std::uint8_t>("255"), 255);
    EXPECT_EQ(parsed<std::uint32_t>("fF", 16), 255U);
    EXPECT_EQ(parsed<double>("96.5"), 96.5);
    EXPECT_EQ(parsed<float>("1e3"), 1000.0F);
    for (const auto* text : {"", " 1", "1 ", "+1", "1x", "0x1", "256", "-1", "1.5", "--1"})
        EXPECT_FALSE(parsed<std::uint8_t>(text)) << text;
    for (const auto* text : {"", "+1", "1,5", "1e999", "e"})
        EXPECT_FALSE(parsed<double>(text)) << text;
}

TEST(FormatError, describesPositionAndCause) {
    FormatError error{FormatErrorCode::CountTooLarge, 16, "links", "4000000000", "at most 120", ""};
    EXPECT_EQ(describe(error), "count too large at byte 16 (0x10), links: found 4000000000, expected at most 120");
    error.file = "NODES5.DAT";
    EXPECT_EQ(describe(error),
              "NODES5.DAT: count too large at byte 16 (0x10), links: found 4000000000, expected at most 120");
}

TEST(FormatError, everyCodeHasAName) {
    std::set<std::string> words;
    for (const auto code : {FormatErrorCode::Truncated, FormatErrorCode::BadMagic, FormatErrorCode::Unsupported,
                            FormatErrorCode::CountTooLarge, FormatErrorCode::BadValue})
        words.insert(toString(code));
    EXPECT_EQ(words.size(), 5U);
    EXPECT_FALSE(words.contains("unknown"));
}

} // namespace
} // namespace navsmith::bytes
