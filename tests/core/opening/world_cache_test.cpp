// Keeping worlds for the next start.
#include "core/files/read_file.h"
#include "core/opening/open_map.h"
#include "core/opening/world_cache.h"
#include "core/world/game_world_bytes.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/corpus.h"
#include "tests/support/small_game_world.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <random>
#include <string>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;

std::vector<std::byte> asBytes(const world::Backdrop& world) {
    bytes::ByteWriter writer;
    world::writeWorld(writer, world);
    return writer.release();
}

class WorldCacheTest : public testing::Test {
protected:
    [[nodiscard]] fs::path cache() const { return folder.path() / "cache/worlds"; }
    [[nodiscard]] std::size_t kept() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(cache()), fs::directory_iterator()));
    }

    files::test::TempFolder folder;
    std::vector<WorldFileState> states{{"data/gta.dat", 100, 5}, {"models/gta3.img", 5000, 6}};
};

TEST_F(WorldCacheTest, givesTheWorldBack) {
    const auto world = tests::smallGameWorld();
    EXPECT_FALSE(findCachedWorld(cache(), states));
    ASSERT_TRUE(cacheWorld(cache(), states, world));
    const auto again = findCachedWorld(cache(), states);
    ASSERT_TRUE(again);
    EXPECT_EQ(asBytes(*again), asBytes(world));
    EXPECT_EQ(again->geometry.notes, world.geometry.notes);
    ASSERT_NE(again->picture, nullptr);
    EXPECT_EQ(again->picture->rgba, world.picture->rgba);
    ASSERT_TRUE(again->drawn && world.drawn);
    EXPECT_EQ(*again->drawn, *world.drawn);
    EXPECT_EQ(again->drawn->objects.size(), 1U);
    EXPECT_EQ(again->layers(), world.layers());
    const auto ground = again->rays.ground(101, 201, 50);
    ASSERT_TRUE(ground);
    EXPECT_FLOAT_EQ(ground->point.z, 4);
    EXPECT_EQ(ground->surface, world::Surface::Road);
    EXPECT_TRUE(again->rays.cast({5, 5, 50}, {0, 0, -1}, {.layers = layerBit(world::MapLayer::Water)}));
}

TEST_F(WorldCacheTest, isForFilesInExactlyTheirState) {
    ASSERT_TRUE(cacheWorld(cache(), states, tests::smallGameWorld()));
    auto other = states;
    other[1].size += 1;
    EXPECT_FALSE(findCachedWorld(cache(), other));
    other = states;
    other[0].modifiedNs += 1;
    EXPECT_FALSE(findCachedWorld(cache(), other));
    other = states;
    other.pop_back();
    EXPECT_FALSE(findCachedWorld(cache(), other));
}

TEST_F(WorldCacheTest, keepsTheLastOnesOnly) {
    const auto world = tests::smallGameWorld();
    for (std::uint64_t i = 0; i < kCachedWorlds + 3; ++i) {
        states[0].size = i;
        ASSERT_TRUE(cacheWorld(cache(), states, world));
        EXPECT_TRUE(findCachedWorld(cache(), states)) << i;
    }
    EXPECT_EQ(kept(), kCachedWorlds);
}

TEST_F(WorldCacheTest, keepsTheNewOneWhenTheClockRunsBackwards) {
    const auto world = tests::smallGameWorld();
    for (std::uint64_t i = 0; i < kCachedWorlds + 2; ++i) {
        states[0].size = i;
        ASSERT_TRUE(cacheWorld(cache(), states, world));
        EXPECT_TRUE(findCachedWorld(cache(), states)) << i;
        for (const auto& file : fs::directory_iterator(cache()))
            fs::last_write_time(file, fs::file_time_type::clock::now() + std::chrono::hours(24));
    }
    EXPECT_EQ(kept(), kCachedWorlds);
}

TEST_F(WorldCacheTest, aDamagedFileIsNoWorld) {
    ASSERT_TRUE(cacheWorld(cache(), states, tests::smallGameWorld()));
    const auto file = fs::directory_iterator(cache())->path();
    const auto whole = *files::readFile(file);
    for (std::size_t i = 0; i < whole.size(); i += i < 200 ? 1 : 29) {
        auto bytes = whole;
        bytes[i] ^= std::byte{0x10};
        std::ofstream(file, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        EXPECT_FALSE(findCachedWorld(cache(), states)) << "byte " << i;
    }
}

// The hash keeps damage out; these bytes have passed it.
TEST(WorldBytes, anyBytesGiveAWorldOrAnError) {
    const auto whole = asBytes(tests::smallGameWorld());
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(world::readWorld(std::span(whole).first(size))) << size;
    std::mt19937 random(1);
    int read = 0;
    for (int i = 0; i < 5000; ++i) {
        auto bytes = whole;
        for (int k = 0; k < 3; ++k)
            bytes[random() % bytes.size()] = static_cast<std::byte>(random());
        if (const auto world = world::readWorld(bytes)) {
            ++read;
            (void)world->rays.ground(101, 201, 50);
        }
    }
    EXPECT_GT(read, 100);
}

TEST(WorldCacheCorpus, theSecondOpeningReadsNoFileOfTheGame) {
    const auto mod = tests::corpusFolder("gta-sa-world/saxvclc");
    if (!mod)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-world");
    const files::test::TempFolder folder;
    const auto first = openMap(*mod, {}, {}, folder.path());
    ASSERT_TRUE(first) << files::describe(first.error());
    ASSERT_FALSE(first->states.empty());
    ASSERT_TRUE(cacheWorld(folder.path(), first->states, *first->backdrop));
    const auto second = openMap(*mod, {}, {}, folder.path());
    ASSERT_TRUE(second);
    EXPECT_TRUE(second->states.empty());
    EXPECT_EQ(asBytes(*second->backdrop), asBytes(*first->backdrop));
}

} // namespace
} // namespace navsmith::opening
