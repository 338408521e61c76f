// Edits at random: undone, every byte is as before; redone, as after; what is saved can be read to its end, and names
// nothing that is not there but what did so before.
#include "formats/source/nav_file.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/core/systems/source_nav/random_edits.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <tuple>
#include <utility>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using model::Change;
using model::Direction;
using model::Model;
using model::Transaction;

std::vector<Change> editedAtRandom(Model& model, std::uint32_t seed, int edits, NavEdits types) {
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

using Dangling = std::set<std::pair<std::string, std::uint32_t>>;

/// Ids, positions and indexes that name nothing.
Dangling danglingIn(const source::NavFile& f) {
    std::set<std::uint32_t> areas{0};
    std::set<std::uint32_t> spots{0};
    std::set<std::uint32_t> ladders{0};
    for (const auto& a : f.areas)
        areas.insert(a.id);
    for (const auto& s : f.hidingSpots)
        spots.insert(s.id);
    for (const auto& l : f.ladders)
        ladders.insert(l.id);
    Dangling found;
    const auto look = [&](std::string_view what, const std::set<std::uint32_t>& known, std::uint32_t id) {
        if (!known.contains(id))
            found.emplace(what, id);
    };
    for (const auto id : f.connections)
        look("connection", areas, id);
    for (const auto& e : f.encounterPaths) {
        look("encounter", areas, e.from);
        look("encounter", areas, e.to);
    }
    for (const auto& s : f.encounterSpots)
        look("encounter spot", spots, s.spot);
    for (const auto& a : f.approaches) {
        look("approach", areas, a.here);
        look("approach", areas, a.previous);
        look("approach", areas, a.next);
    }
    for (const auto id : f.ladderIds)
        look("ladder list", ladders, id);
    for (const auto& v : f.visible) {
        if (!source::visibleIsPosition(f.format))
            look("visible", areas, v.area);
        else if (v.area >= f.areas.size())
            found.emplace("visible position", v.area);
    }
    for (const auto& l : f.ladders) {
        for (const auto id : {l.topForward, l.topLeft, l.topRight, l.topBehind, l.bottomArea})
            look("ladder", areas, id);
    }
    for (const auto& a : f.areas) {
        look("inherit", areas, a.inheritVisibilityFrom);
        if (a.place > f.places.size())
            found.emplace("place", a.place);
        if (a.fogPlace > f.fogPlaces.size())
            found.emplace("fog place", a.fogPlace);
    }
    return found;
}

/// What does not hold after edits at random; nothing if all does.
std::string editedSoundly(const Bytes& before, std::uint32_t seed, int edits, NavEdits types) {
    auto model = loadMesh(before);
    const auto changes = editedAtRandom(model, seed, edits, types);
    const auto after = saveMesh(model);
    const auto format = source::read(before)->format;
    const auto file = source::read(after, {format.layout});
    if (!file)
        return "what was saved cannot be read: " + describe(file.error());
    if (types == NavEdits::Sound) {
        const auto were = danglingIn(*source::read(before, {format.layout}));
        for (const auto& [what, id] : danglingIn(*file)) {
            if (!were.contains({what, id}))
                return what + " " + std::to_string(id) + " names nothing";
        }
    }
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        model.apply(*change, Direction::Backward);
    if (saveMesh(model) != before)
        return "undone, the file differs from what it was";
    for (const auto& change : changes)
        model.apply(change, Direction::Forward);
    return saveMesh(model) == after ? "" : "redone, the file differs from what it was after the edits";
}

TEST(RandomNavEdits, AreUndoneAndRedoneAndSaveWhatCanBeRead) {
    const auto meshes = allSoundMeshes();
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        const auto which = *rc::gen::inRange<std::size_t>(0, meshes.size());
        const auto types = *rc::gen::arbitrary<bool>() ? NavEdits::Any : NavEdits::Sound;
        RC_ASSERT(editedSoundly(buildMesh(meshes[which]), seed, 25, types) == std::string());
    });
    EXPECT_TRUE(held);
}

TEST(RandomNavEdits, LeaveMeshesFullOfDanglingIdsNoWorse) {
    auto meshes = allSmallMeshes();
    std::erase_if(meshes, [](const RawMesh& mesh) { // refused: of Insurgency
        return mesh.version == 16 && (mesh.subVersion == 3 || mesh.subVersion == 4);
    });
    for (std::size_t i = 0; i < meshes.size(); ++i)
        EXPECT_EQ(editedSoundly(buildMesh(meshes[i]), static_cast<std::uint32_t>(i), 20, NavEdits::Sound), "")
            << nameOf(meshes[i]);
}

TEST(RandomNavEdits, AreUndoneAndRedoneInRealMeshes) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    for (const auto& path : meshes) {
        const auto bytes = readFile(path);
        if (bytes.size() > 600000) // the others are of all games, too
            continue;
        for (const std::uint32_t seed : {1U, 2U, 3U}) {
            EXPECT_EQ(editedSoundly(bytes, seed, 30, NavEdits::Sound), "") << path << " seed " << seed;
            EXPECT_EQ(editedSoundly(bytes, seed, 30, NavEdits::Any), "") << path << " seed " << seed;
        }
    }
}

} // namespace
} // namespace navsmith::tests
