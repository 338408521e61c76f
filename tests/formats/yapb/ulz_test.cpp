// ULZ: what the game packs, and what no game packs.
#include "formats/bytes/text_bytes.h"
#include "formats/compression/ulz.h"
#include "tests/support/bytes_mutation.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace navsmith::compression {
namespace {

void expectComesBack(const std::vector<std::byte>& bytes) {
    const auto packed = packUlz(bytes);
    EXPECT_LE(packed.size(), bytes.size() + bytes.size() / 1000 + 8);
    const auto unpacked = unpackUlz(packed, bytes.size());
    ASSERT_TRUE(unpacked) << unpacked.error();
    EXPECT_EQ(*unpacked, bytes);
}

TEST(Ulz, EveryInputComesBack) {
    std::mt19937 random(5);
    for (std::size_t size = 0; size < 300; ++size) {
        std::string noise(size, 'a');
        std::string few(size, 'a');
        for (std::size_t i = 0; i < size; ++i) {
            noise[i] = static_cast<char>(random());
            few[i] = static_cast<char>('a' + random() % 3);
        }
        expectComesBack(bytes::bytesOf(std::string(size, 'x')));
        expectComesBack(bytes::bytesOf(noise));
        expectComesBack(bytes::bytesOf(few));
        expectComesBack(bytes::bytesOf(noise + few + noise + std::string(3 * size, 'q') + few));
    }
    std::string far(300'000, ' ');
    for (auto& c : far)
        c = static_cast<char>(random());
    expectComesBack(bytes::bytesOf(far.substr(0, 1000) + far.substr(0, 131'071) + far.substr(0, 1000) + far));
}

TEST(Ulz, PacksRunsAndRepetitions) {
    EXPECT_EQ(packUlz(bytes::bytesOf("abcdabcdabcd")), bytes::bytesOf(std::string("\x84"
                                                                                  "abcd\x04\0",
                                                                                  7)))
        << "four literals, then eight bytes from four before";
    EXPECT_EQ(packUlz(bytes::bytesOf("abc")), bytes::bytesOf("\x60"
                                                             "abc"));
    EXPECT_TRUE(packUlz({}).empty());
}

TEST(Ulz, RefusesBrokenStreams) {
    const auto refused = [](std::string_view stream, std::size_t size) {
        return !unpackUlz(bytes::bytesOf(stream), size);
    };
    EXPECT_TRUE(refused("\x60"
                        "ab",
                        3))
        << "literals cut off";
    EXPECT_TRUE(refused("\x60"
                        "abc",
                        2))
        << "more than stated";
    EXPECT_TRUE(refused("\x60"
                        "abc",
                        4))
        << "less than stated";
    EXPECT_TRUE(refused(std::string("\x20"
                                    "a\0\0",
                                    4),
                        5))
        << "distance 0";
    EXPECT_TRUE(refused(std::string("\x20"
                                    "a\x02\0",
                                    4),
                        5))
        << "before the start";
    EXPECT_TRUE(refused("\x20"
                        "a\x01",
                        5))
        << "distance cut off";
    EXPECT_TRUE(refused("\xE0", 7)) << "number cut off";
    EXPECT_TRUE(refused("\xE0\xFF\xFF\xFF\xFF", 1000)) << "a number of hundreds of millions";
    EXPECT_FALSE(refused(std::string("\x20"
                                     "a\x01\0",
                                     4),
                         5))
        << "a match may repeat what it writes";
}

TEST(Ulz, MutatedStreamsNeverWriteBeyondTheEnd) {
    std::string text;
    for (int i = 0; i < 200; ++i)
        text += "node " + std::to_string(i % 17) + ";";
    const auto packed = packUlz(bytes::bytesOf(text));
    tests::ByteMutator mutator(9);
    for (int i = 0; i < 3000; ++i) {
        const auto unpacked = unpackUlz(mutator.mutated(packed), text.size());
        EXPECT_TRUE(!unpacked || unpacked->size() == text.size());
    }
}

} // namespace
} // namespace navsmith::compression
