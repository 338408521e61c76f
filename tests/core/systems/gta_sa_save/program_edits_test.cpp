// Converting real saves between the releases of the game.
#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/map_tables.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using model::Slot;
using model::Transaction;

constexpr std::uint32_t kFirstSize = 194'146;
constexpr std::uint32_t kSecondSize = 194'125;
constexpr double kToFirst = 0;
constexpr double kToSecond = 2;

std::uint32_t scriptSize(const Model& m) {
    return m.get(file::mainSize, m.order(kFile).all().front());
}

/// Places of the threads in the script, by name.
std::map<std::string, std::uint32_t> placesOf(const Model& m) {
    std::map<std::string, std::uint32_t> places;
    m.forEachLive(kThread, [&](Slot row) { places[m.get(thread::name, row)] = m.get(thread::relativePointer, row); });
    return places;
}

void convert(Model& m, double program) {
    const std::vector<double> numbers{program};
    const auto edit = convertProgramEdit();
    edited(m, [&](Transaction& tx) { EXPECT_TRUE(systems::run(edit, tx, {}, {numbers})); });
}

TEST(SaveProgram, ThreadsWaitWhereThoseOfTheOtherReleaseDo) {
    std::map<std::string, std::uint32_t> places;
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        if (scriptSize(m) == kSecondSize)
            places.merge(placesOf(m));
    }
    if (places.empty())
        GTEST_SKIP() << "no real save of the second release";
    std::size_t compared = 0;
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        if (scriptSize(m) != kFirstSize)
            continue;
        convert(m, kToSecond);
        EXPECT_EQ(scriptSize(m), kSecondSize) << sample.name;
        EXPECT_EQ(sectionOrder(m), SectionOrder::Second) << sample.name;
        for (const auto& [name, place] : placesOf(m)) {
            if (const auto other = places.find(name); other != places.end()) {
                EXPECT_EQ(place, other->second) << sample.name << ": " << name;
                ++compared;
            }
        }
    }
    EXPECT_GE(compared, 100U);
}

TEST(SaveProgram, ThereAndBackGivesTheSameBytes) {
    std::size_t converted = 0;
    for (const auto& sample : samples()) {
        auto m = loaded(sample.bytes);
        const auto version = m.get(vars::versionId, m.order(kSimpleVars).all().front());
        if (scriptSize(m) != kFirstSize || sectionOrder(m) != SectionOrder::First)
            continue;
        convert(m, kToSecond);
        convert(m, kToFirst);
        edited(m, [&](Transaction& tx) { tx.set(vars::versionId, m.order(kSimpleVars).all().front(), version); });
        EXPECT_TRUE(saved(m) == sample.bytes) << sample.name;
        ++converted;
    }
    if (converted == 0)
        GTEST_SKIP() << "no real save of the first release";
}

TEST(SaveProgram, ScriptsOfModifiedGamesAreRefused) {
    auto m = smallDocument();
    edited(m, [&](Transaction& tx) { tx.set(file::mainSize, m.order(kFile).all().front(), 84'856U); });
    EXPECT_EQ(systems::whyDisabled(convertProgramEdit(), m, {}), "The script of this save is of a modified game.");
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
