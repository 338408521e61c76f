// KV3 blocks: own ones in every encoding and compression, those of real files, and damaged ones.
#include "formats/source2/kv3_values.h"
#include "formats/source2/nav_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/source2_nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::source2::kv3 {
namespace {

using tests::RawKv;
using tests::RawPacking;

/// A value of each type.
RawKv everyType(unsigned encoding) {
    std::vector<std::pair<std::string, RawKv>> members{
        {"null", {}},
        {"bool", {.type = 2, .whole = 1}},
        {"int64", {.type = 3, .whole = -5'000'000'000}},
        {"uint64", {.type = 4, .whole = 5'000'000'000}},
        {"double", RawKv::number(0.25)},
        {"string", RawKv::string("a text")},
        {"empty", RawKv::string("")},
        {"array", RawKv::array({RawKv::integer(7), RawKv::string("x"), RawKv()}, 8)},
        {"typed", RawKv::array({RawKv::single(1.5), RawKv::single(-2)}, 10)},
        {"int32", {.type = 11, .whole = -7}},
        {"uint32", {.type = 12, .whole = 4'000'000'000}},
        {"true", {.type = 13}},
        {"false", {.type = 14}},
        {"zero", RawKv::integer(0)},
        {"one", RawKv::integer(1)},
        {"nought", RawKv::number(0)},
        {"unit", RawKv::number(1)},
        {"float", RawKv::single(3.5)},
        {"int8", {.type = 23, .whole = -3}},
        {"short", RawKv::array({RawKv::object({{"int8", {.type = 23, .whole = 4}}}), RawKv::object({})}, 24)},
        {"flagged", {.type = 6, .text = "soundevent", .flag = 16}}};
    if (encoding >= 4) {
        members.emplace_back("int16", RawKv{.type = 20, .whole = -300});
        members.emplace_back("uint16", RawKv{.type = 21, .whole = 60'000});
    }
    if (encoding == 5)
        members.emplace_back("aux", RawKv::array({{.type = 11, .whole = 11}, {.type = 11, .whole = 12}}, 25));
    return RawKv::object(std::move(members));
}

struct Kind {
    unsigned encoding;
    RawPacking packing;
};
std::vector<Kind> kinds() {
    std::vector<Kind> all;
    for (const unsigned encoding : {2U, 3U, 4U, 5U}) {
        for (const auto packing : {RawPacking::None, RawPacking::Lz4, RawPacking::Zstd})
            all.push_back({encoding, packing});
    }
    return all;
}

TEST(Kv3, ReadsEveryTypeInEveryEncoding) {
    for (const auto& [encoding, packing] : kinds()) {
        SCOPED_TRACE(std::to_string(encoding) + " " + std::to_string(static_cast<int>(packing)));
        const auto bytes = tests::bytesOfKv(everyType(encoding), encoding, packing);
        const auto document = readValues(bytes);
        ASSERT_TRUE(document) << bytes::describe(document.error());
        const auto value = [&](std::string_view name) { return document->member(document->root, name); };
        EXPECT_EQ(value("null")->tag.type, Type::Null);
        EXPECT_EQ(value("bool")->integer(), 1);
        EXPECT_EQ(value("int64")->integer(), -5'000'000'000);
        EXPECT_EQ(value("uint64")->integer(), 5'000'000'000);
        EXPECT_EQ(value("double")->number(), 0.25);
        EXPECT_EQ(document->text(*value("string")), "a text");
        EXPECT_EQ(document->text(*value("empty")), "");
        ASSERT_EQ(value("array")->values.size(), 3U);
        EXPECT_EQ(value("array")->values[0].integer(), 7);
        ASSERT_EQ(value("typed")->values.size(), 2U);
        EXPECT_EQ(value("typed")->values[1].number(), -2);
        EXPECT_EQ(value("int32")->integer(), -7);
        EXPECT_EQ(value("uint32")->integer(), 4'000'000'000);
        EXPECT_EQ(value("true")->integer(), 1);
        EXPECT_EQ(value("false")->integer(), 0);
        EXPECT_EQ(value("one")->integer(), 1);
        EXPECT_EQ(value("nought")->number(), 0);
        EXPECT_EQ(value("unit")->number(), 1);
        EXPECT_EQ(value("float")->number(), 3.5);
        EXPECT_EQ(value("int8")->integer(), -3);
        ASSERT_EQ(value("short")->values.size(), 2U);
        EXPECT_EQ(document->member(value("short")->values[0], "int8")->integer(), 4);
        EXPECT_EQ(value("flagged")->tag.flag, 16);
        EXPECT_EQ(document->text(*value("flagged")), "soundevent");
        if (encoding >= 4) {
            EXPECT_EQ(value("int16")->integer(), -300);
            EXPECT_EQ(value("uint16")->integer(), 60'000);
        }
        if (encoding == 5) {
            EXPECT_EQ(value("aux")->values.at(1).integer(), 12);
        }
        EXPECT_EQ(value("nothing"), nullptr);
        EXPECT_FALSE(value("string")->number().has_value());
    }
}

TEST(Kv3, TellsItsLength) {
    for (const auto& [encoding, packing] : kinds()) {
        auto bytes = tests::bytesOfKv(everyType(encoding), encoding, packing);
        const auto size = bytes.size();
        bytes.resize(size + 50, std::byte{0xFF});
        const auto length = blockLength(bytes);
        ASSERT_TRUE(length) << encoding;
        EXPECT_EQ(*length, size) << encoding;
        const auto cut = blockLength(std::span(bytes).first(size - 1), 1000);
        ASSERT_FALSE(cut);
        EXPECT_EQ(cut.error().code, bytes::FormatErrorCode::Truncated);
        EXPECT_EQ(cut.error().offset, 1000 + size - 1);
    }
}

/// The game's own tools write the same bytes for blocks without compression.
TEST(Kv3, WritesWhatItReads) {
    for (const unsigned encoding : {4U, 5U}) {
        const auto plain = tests::bytesOfKv(everyType(encoding), encoding);
        for (const auto packing : {RawPacking::None, RawPacking::Lz4, RawPacking::Zstd}) {
            const auto document = readValues(tests::bytesOfKv(everyType(encoding), encoding, packing));
            ASSERT_TRUE(document);
            EXPECT_EQ(writeValues(*document), plain) << encoding;
        }
    }
}

TEST(Kv3, WritesTheBuffersOfRealFiles) {
    const auto folder = tests::corpusFolder("source2-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    int blocks = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".nav")
            continue;
        const auto file = source2::read(tests::readFile(path));
        ASSERT_TRUE(file);
        for (const auto* block : {&file->first, &file->second, &file->third, &file->custom}) {
            if (block->bytes.empty())
                continue;
            ++blocks;
            const auto buffers = unpack(block->bytes);
            ASSERT_TRUE(buffers) << path;
            const auto document = readValues(*buffers);
            ASSERT_TRUE(document) << path << bytes::describe(document.error());
            const auto again = buffersOf(*document);
            EXPECT_TRUE(again.first == buffers->first) << path;
            EXPECT_TRUE(again.second == buffers->second) << path;
            auto header = again.header;
            header.compression = buffers->header.compression;
            EXPECT_TRUE(header == buffers->header) << path;
            if (buffers->header.compression == 0) {
                EXPECT_EQ(writeValues(*document), block->bytes) << path;
            }
        }
    }
    EXPECT_EQ(blocks, 5);
}

/// Physics of a map has blobs, in pieces of LZ4.
TEST(Kv3, ReadsBlobs) {
    const auto folder = tests::corpusFolder("source2-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    const auto archive = tests::readFile(*folder / "dota_riverflow_fx.vpk");
    const auto signature = tests::bytesOf("\x05"
                                          "3VK");
    std::size_t withBlobs = 0;
    for (auto at = archive.begin();; ++at) {
        at = std::search(at, archive.end(), signature.begin(), signature.end());
        if (at == archive.end())
            break;
        const std::span<const std::byte> rest(at, archive.end());
        const auto header = readHeader(rest);
        if (!header)
            continue;
        const auto length = blockLength(rest);
        ASSERT_TRUE(length) << bytes::describe(length.error());
        const auto document = readValues(rest.first(*length));
        ASSERT_TRUE(document) << bytes::describe(document.error());
        EXPECT_EQ(document->blobs.size(), static_cast<std::size_t>(header->blobs));
        withBlobs += header->blobs > 0 ? 1 : 0;
        const auto buffers = unpack(rest);
        const auto again = buffersOf(*document);
        EXPECT_TRUE(again.first == buffers->first);
        EXPECT_EQ(again.header.lanes2, buffers->header.lanes2);
        EXPECT_EQ(again.header.unknown1, buffers->header.unknown1);
        EXPECT_EQ(again.header.objects, buffers->header.objects);
        EXPECT_EQ(again.header.arrays2, buffers->header.arrays2);
    }
    EXPECT_GE(withBlobs, 1U);
}

TEST(Kv3, RefusesOtherBlocks) {
    const auto plain = tests::bytesOfKv(everyType(4), 4);
    const auto error = [&](std::size_t at, std::uint64_t value, std::size_t size = 4) {
        auto bytes = plain;
        tests::setNumber(bytes, at, value, size);
        const auto document = readValues(bytes);
        return document ? std::string("read") : document.error().field;
    };
    EXPECT_EQ(error(0, 1, 1), "encoding");
    EXPECT_EQ(error(0, 6, 1), "encoding");
    EXPECT_EQ(error(1, 0, 1), "signature");
    EXPECT_EQ(error(20, 3), "compression");
    EXPECT_EQ(error(28, 0x80000000), "values of 1 byte");
    EXPECT_EQ(error(28, 0x7FFFFFFF), "values");
    EXPECT_EQ(error(40, 5), "types");
    EXPECT_EQ(error(48, 0x7FFFFFFF), "buffer");
    EXPECT_EQ(error(plain.size() - 1, 0, 1), "end mark");
    EXPECT_EQ(error(plain.size() - 5, 99, 1), "type");
}

TEST(Kv3, RefusesTreesThatAreTooDeepOrTooLarge) {
    auto deep = RawKv();
    for (int i = 0; i < 100; ++i)
        deep = RawKv::array({deep}, 8);
    EXPECT_EQ(readValues(tests::bytesOfKv(deep, 4)).error().field, "depth");
    // A typed array of values that take no bytes may claim any number of them.
    auto bytes = tests::bytesOfKv(RawKv::array({RawKv()}, 10), 4);
    const auto count = headerBytes(4) + 4;
    ASSERT_EQ(tests::u32At(bytes, count), 1U);
    tests::setU32(bytes, count, 0xFFFFFFFF);
    const auto large = readValues(bytes);
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().code, bytes::FormatErrorCode::CountTooLarge);
}

TEST(Kv3, DamagedBlocksAreReadOrRefused) {
    struct Sample {
        std::string name;
        tests::RawBytes bytes;
    };
    std::vector<Sample> samples;
    for (const auto& [encoding, packing] : kinds())
        samples.push_back({std::to_string(encoding), tests::bytesOfKv(everyType(encoding), encoding, packing)});
    tests::ByteMutator mutator(3);
    int readWell = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto bytes = mutator.mutated(samples[mutator.below(samples.size())].bytes);
        const auto document = readValues(bytes);
        if (!document) {
            EXPECT_FALSE(document.error().field.empty() || document.error().expected.empty());
            continue;
        }
        ++readWell;
        if (document->header.encoding >= 4) {
            const auto again = readValues(writeValues(*document));
            ASSERT_TRUE(again) << i << bytes::describe(again.error());
            EXPECT_EQ(again->strings, document->strings);
            EXPECT_EQ(again->root, document->root);
        }
    }
    EXPECT_GT(readWell, 1000);
}

} // namespace
} // namespace navsmith::source2::kv3
