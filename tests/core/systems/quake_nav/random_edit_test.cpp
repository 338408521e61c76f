// Edits at random: undone, every byte is as before; redone, as after; what is saved can be read to its end, and names
// nothing that is not there but what did so before.
#include "tests/core/systems/quake_nav/odd_waypoints.h"
#include "tests/core/systems/quake_nav/random_edits.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <random>
#include <utility>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using model::Change;
using model::Direction;
using model::Model;
using model::Transaction;

std::vector<Change> editedAtRandom(Model& model, std::uint32_t seed, int edits, QuakeEdits types) {
    std::mt19937 random(seed);
    std::vector<Change> done;
    for (int i = 0; i < edits; ++i) {
        Transaction tx(model, "edit");
        editAtRandom(tx, random, types);
        auto change = tx.commit();
        if (change && !change->empty())
            done.push_back(std::move(*change));
    }
    return done;
}

/// What does not hold after edits at random; nothing if all does.
std::string editedSoundly(const Bytes& before, std::uint32_t seed, int edits, QuakeEdits types,
                          std::shared_ptr<const world::Backdrop> map = nullptr) {
    auto model = loadWaypoints(before);
    model.setMap(std::move(map));
    const auto changes = editedAtRandom(model, seed, edits, types);
    if (changes.empty())
        return "nothing was done";
    const auto after = saveWaypoints(model);
    const auto again = loadWaypoints(after);
    if (saveWaypoints(again) != after)
        return "what was saved is read as something else";
    if (types == QuakeEdits::Sound) {
        const auto fault = newlyDangling(danglingIn(readWaypoints(before)), danglingIn(readWaypoints(after)));
        if (!fault.empty())
            return fault;
    }
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        model.apply(*change, Direction::Backward);
    if (saveWaypoints(model) != before)
        return "undone, the file differs from what it was";
    for (const auto& change : changes)
        model.apply(change, Direction::Forward);
    return saveWaypoints(model) == after ? "" : "redone, the file differs from what it was after the edits";
}

TEST(RandomQuakeEdits, AreUndoneAndRedoneAndSaveWhatCanBeRead) {
    const auto forms = allWaypointForms();
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        const auto& form = forms[*rc::gen::inRange<std::size_t>(0, forms.size())];
        const auto types = *rc::gen::arbitrary<bool>() ? QuakeEdits::Any : QuakeEdits::Sound;
        const auto map = *rc::gen::arbitrary<bool>() ? houseMap() : nullptr;
        const auto bytes = buildWaypoints(*rc::gen::arbitrary<bool>() ? soundWaypoints(form) : smallWaypoints(form));
        RC_ASSERT(editedSoundly(bytes, seed, 25, types, map) == std::string());
    });
    EXPECT_TRUE(held);
}

TEST(RandomQuakeEdits, LeaveOddWaypointsNoWorse) {
    for (const auto& form : {kQuakeForm, kQuake2Form}) {
        for (const auto& odd : oddities()) {
            auto raw = soundWaypoints(form);
            odd.make(raw);
            const auto bytes = buildWaypoints(raw);
            for (const std::uint32_t seed : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
                EXPECT_EQ(editedSoundly(bytes, seed, 3, QuakeEdits::Sound), "") << odd.name << " seed " << seed;
                EXPECT_EQ(editedSoundly(bytes, seed, 20, QuakeEdits::Sound), "") << odd.name << " seed " << seed;
                EXPECT_EQ(editedSoundly(bytes, seed, 20, QuakeEdits::Any), "") << odd.name << " seed " << seed;
            }
        }
    }
}

TEST(RandomQuakeEdits, AreUndoneAndRedoneInRealFiles) {
    const auto paths = realWaypoints();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    for (const auto& path : paths) {
        const auto bytes = readFile(path);
        for (const std::uint32_t seed : {1U, 2U}) {
            EXPECT_EQ(editedSoundly(bytes, seed, 30, QuakeEdits::Sound), "") << path << " seed " << seed;
            EXPECT_EQ(editedSoundly(bytes, seed, 30, QuakeEdits::Any), "") << path << " seed " << seed;
        }
    }
}

} // namespace
} // namespace navsmith::tests
