// Any edit on any selection: refused without a trace, or readable, with nothing new that dangles, and undone to the
// byte.
#include "core/systems/source_nav/schema.h"
#include "tests/core/systems/source_nav/edit_mesh.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using model::Change;
using model::Direction;
using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;
using systems::Elements;

class Hand {
public:
    Hand(Model& model, std::uint32_t seed)
        : model_(model), random_(seed), most_(std::max<std::size_t>(60, model.count(nav::kArea) + 60)) {}

    Change act() {
        const auto& system = navSystem();
        if (below(12) == 0)
            return drag();
        const auto choice = below(system.editing.edits.size() + system.editing.builders.size());
        if (choice >= system.editing.edits.size())
            return build(system.editing.builders[choice - system.editing.edits.size()]);
        return run(system.editing.edits[choice]);
    }
    /// An edit that has changed nothing yet half of the time, else anything.
    Change actAnew(const std::set<std::string>& seen) {
        std::vector<std::string_view> unseen;
        for (const auto& edit : navSystem().editing.edits) {
            if (edit.section != "Select" && !seen.contains(std::string(edit.id)))
                unseen.push_back(edit.id);
        }
        return unseen.empty() || below(2) == 0 ? act() : actOf(unseen);
    }
    /// One of some edits, by their ids.
    Change actOf(std::span<const std::string_view> ids) {
        const auto id = ids[below(ids.size())];
        return run(*std::ranges::find(navSystem().editing.edits, id, &systems::Edit::id));
    }
    [[nodiscard]] const std::string& last() const { return last_; }

private:
    std::size_t below(std::size_t limit) { return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_); }
    Element any(model::ElementTypeId type) {
        std::vector<Slot> rows;
        model_.forEachLive(type, [&](Slot row) { rows.push_back(row); });
        return rows.empty() ? Element{} : Element{type, rows[below(rows.size())]};
    }
    Element any() {
        constexpr std::array<model::ElementTypeId, 9> types{nav::kArea,          nav::kArea,       nav::kArea,
                                                            nav::kArea,          nav::kConnection, nav::kHidingSpot,
                                                            nav::kEncounterPath, nav::kLadder,     nav::kPlace};
        return any(types[below(types.size())]);
    }
    /// An area, and what it leads to: neighbours are what edits that shape areas are for.
    Elements neighbours() {
        const auto middle = any(nav::kArea);
        if (!middle.valid())
            return {};
        Elements selected{middle};
        for (const Slot c : model_.referrers(nav::connection::owner, middle.slot)) {
            const auto target = model_.get(nav::connection::target, c);
            if (target.isSlot() && below(2) == 0 &&
                std::ranges::find(selected, Element{nav::kArea, target.slot()}) == selected.end())
                selected.push_back({nav::kArea, target.slot()});
        }
        return selected;
    }
    Elements selection() {
        if (below(3) == 0)
            return neighbours();
        Elements selected;
        const auto first = any();
        for (auto left = below(5); left > 0; --left) {
            const auto e = below(4) == 0 || !first.valid() ? any() : any(first.type);
            if (e.valid() && std::ranges::find(selected, e) == selected.end())
                selected.push_back(e);
        }
        return selected;
    }
    std::vector<double> values(std::span<const systems::Parameter> parameters) {
        std::vector<double> out;
        for (const auto& p : parameters) {
            if (p.choices != nullptr) {
                out.push_back(static_cast<double>(below(p.choices(model_).size() + 1)) - 1);
                continue;
            }
            const double low = std::max(p.min, -300.0);
            const double v = low + (std::min(p.max, 300.0) - low) * static_cast<double>(below(1000)) / 999;
            out.push_back(p.decimals == 0 ? std::round(v) : v);
        }
        return out;
    }
    Change commit(Transaction& tx, const systems::EditResult& result) {
        if (!result) {
            RC_ASSERT(!result.error().reason.empty());
            return {}; // the transaction is given up
        }
        if (model_.count(nav::kArea) > most_) // thousands of pieces of one area: slow, and nothing new
            return {};
        auto change = tx.commit();
        if (!change)
            return {};
        for (const auto& e : *result)
            RC_ASSERT(model_.isLive(e));
        return std::move(*change);
    }
    Change run(const systems::Edit& edit) {
        last_ = edit.id;
        const auto selected = selection();
        if (!systems::whyDisabled(edit, model_, selected).empty())
            return {};
        const auto arguments = values(edit.parameters);
        Transaction tx(model_, std::string(edit.title));
        return commit(tx, systems::run(edit, tx, selected, {arguments, ground(), below(100'000)}));
    }
    Change build(const systems::Builder& builder) {
        last_ = builder.id;
        systems::Builder::Click click{{}, below(2) == 0 ? Element{} : any(), somewhere()};
        const auto off = [&] { return static_cast<float>(below(300)) - 150; };
        click.start = builder.gesture == systems::Gesture::Click ? click.at : click.at + glm::vec3(off(), off(), off());
        if (builder.describe != nullptr)
            systems::describe(builder, model_, click, {values(builder.parameters), ground()});
        const auto arguments = values(builder.parameters);
        Transaction tx(model_, std::string(builder.title));
        return commit(tx, systems::place(builder, tx, click, {arguments, ground()}));
    }

    /// Around an area, or anywhere.
    glm::vec3 somewhere() {
        const auto off = [&] { return static_cast<float>(below(200)) - 100; };
        const auto around = any(nav::kArea);
        if (!around.valid() || below(10) == 0)
            return {off() * 20, off() * 20, off() * 20};
        return glm::vec3(model_.get(nav::area::westX, around.slot), model_.get(nav::area::northY, around.slot),
                         model_.get(nav::area::northWestZ, around.slot)) +
               glm::vec3(off(), off(), off());
    }
    /// A hiding spot, as by the mouse.
    Change drag() {
        last_ = "drag";
        const auto spot = any(nav::kHidingSpot);
        if (!spot.valid())
            return {};
        const auto to = somewhere();
        Transaction tx(model_, "Move");
        tx.set(nav::hiding_spot::x, spot.slot, to.x);
        tx.set(nav::hiding_spot::y, spot.slot, to.y);
        tx.set(nav::hiding_spot::z, spot.slot, to.z);
        return commit(tx, Elements{spot});
    }

    /// With a map open, or without one.
    const world::RayCaster* ground() { return below(2) == 0 ? nullptr : &flatGround(); }

    Model& model_;
    std::mt19937 random_;
    std::size_t most_; ///< areas
    std::string last_;
};

/// Edits that changed something.
using Seen = std::set<std::string>;

void actAndUndo(const Bytes& file, std::uint32_t seed, int acts, Seen* seen = nullptr) {
    auto model = loadMesh(file);
    const auto known = danglingIn(readMesh(file));
    Hand hand(model, seed);
    std::vector<Change> done;
    for (int i = 0; i < acts; ++i) {
        const auto before = saveMesh(model);
        auto change = seen == nullptr ? hand.act() : hand.actAnew(*seen);
        const auto after = saveMesh(model);
        if (change.empty()) {
            RC_ASSERT(after == before);
            continue;
        }
        for (const auto& [what, count] : danglingIn(readMesh(after))) {
            if (count > (known.contains(what) ? known.at(what) : 0))
                RC_FAIL(hand.last() + ": " + what);
        }
        if (saveMesh(loadMesh(after)) != after)
            RC_FAIL(hand.last() + ": not read back");
        done.push_back(std::move(change));
        if (seen != nullptr)
            seen->insert(hand.last());
    }
    for (auto change = done.rbegin(); change != done.rend(); ++change)
        model.apply(*change, Direction::Backward);
    RC_ASSERT(saveMesh(model) == file);
}

TEST(RandomMeshEdits, LeaveNothingDanglingAndAreUndone) {
    const bool held = rc::check([] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        const auto version = *rc::gen::element<std::uint32_t>(1, 2, 3, 4, 5, 6, 7, 9, 13, 16);
        actAndUndo(buildMesh(editMesh(version)), seed, 30);
    });
    EXPECT_TRUE(held);
}

bool triedAll(const Seen& seen) {
    const auto tried = [&](const auto& edit) { return seen.contains(std::string(edit.id)); };
    return std::ranges::all_of(navSystem().editing.edits,
                               [&](const auto& edit) { return edit.section == "Select" || tried(edit); }) &&
           std::ranges::all_of(navSystem().editing.builders, tried);
}

TEST(RandomMeshEdits, TryEachEdit) {
    Seen seen;
    bool acts = true;
    const bool held = rc::check([&] {
        // The same acts each time, so that what is tried is no matter of luck.
        auto mesh = editMesh();
        for (const float x : {20.0F, 40.0F, 80.0F}) // enough of one type to be put in line
            mesh.areas[0].hidingSpots.push_back({static_cast<std::uint32_t>(x), {x, 30, 0}, 1});
        for (std::uint32_t seed = 0; acts && seed < 400 && !triedAll(seen); ++seed)
            actAndUndo(buildMesh(mesh), seed, 40, &seen);
        acts = false;
    });
    EXPECT_TRUE(held);
    for (const auto& edit : navSystem().editing.edits)
        EXPECT_NE(seen.contains(std::string(edit.id)), edit.section == "Select") << edit.id;
    for (const auto& builder : navSystem().editing.builders)
        EXPECT_TRUE(seen.contains(std::string(builder.id))) << builder.id;
}

TEST(RandomMeshEdits, HoldForEveryGame) {
    auto meshes = allSmallMeshes();
    std::erase_if(meshes, [](const RawMesh& mesh) { // refused: of Insurgency
        return mesh.version == 16 && (mesh.subVersion == 3 || mesh.subVersion == 4);
    });
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        const auto which = *rc::gen::inRange<std::size_t>(0, meshes.size());
        actAndUndo(buildMesh(meshes[which]), seed, 15);
    });
    EXPECT_TRUE(held);
}

/// Errors and warnings of rules that had none before. What lies wrong already may come to lie so in two parts.
std::set<std::string> newFaults(const std::map<std::string, std::size_t>& before, const Model& model) {
    std::set<std::string> fresh;
    for (const auto& issue : issuesOf(model)) {
        if (issue.severity != checks::Severity::Note && !before.contains(std::string(issue.rule)))
            fresh.insert(std::string(issue.rule) + ": " + issue.message);
    }
    return fresh;
}

/// What only changes the shape of areas, or takes away what may be missing, makes no mesh worse.
void reshapeWithoutFault(const Bytes& file, std::uint32_t seed, int acts) {
    constexpr std::array<std::string_view, 8> shaping{"split",    "subdivide",       "chop",  "merge",
                                                      "simplify", "connect_borders", "strip", "compress_ids"};
    auto model = loadMesh(file);
    Hand hand(model, seed);
    for (int i = 0; i < acts; ++i) {
        const auto before = countsOf(issuesOf(model));
        if (hand.actOf(shaping).empty())
            continue;
        for (const auto& fault : newFaults(before, model))
            RC_FAIL(hand.last() + ": " + fault);
    }
}

TEST(RandomMeshEdits, ReshapingBreaksNoRule) {
    const auto meshes = allSoundMeshes();
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        reshapeWithoutFault(buildMesh(meshes[*rc::gen::inRange<std::size_t>(0, meshes.size())]), seed, 15);
    });
    EXPECT_TRUE(held);
}

TEST(RandomMeshEdits, ReshapingBreaksNoRuleInRealMeshes) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    constexpr std::size_t small = 200'000;
    constexpr std::size_t large = 600'000; // with one of each version and game
    for (const auto& path : meshes) {
        const auto file = readFile(path);
        if (file.size() > large)
            continue;
        SCOPED_TRACE(path);
        const std::uint32_t seeds = file.size() > small ? 3 : 15;
        bool acts = true; // the same acts each time: once is enough
        const bool held = rc::check([&] {
            for (std::uint32_t seed = 0; acts && seed < seeds; ++seed) {
                reshapeWithoutFault(file, seed, 4);
                actAndUndo(file, seed, 2);
            }
            acts = false;
        });
        EXPECT_TRUE(held);
    }
}

TEST(RandomMeshEdits, HoldForSmallRealMeshes) {
    const auto folder = corpusFolder("source-nav");
    if (!folder)
        GTEST_SKIP() << missingCorpus("source-nav");
    constexpr std::size_t small = 200'000;
    for (const auto& path : filesIn(*folder)) {
        const auto file = path.extension() == ".nav" ? readFile(path) : Bytes();
        if (file.empty() || file.size() > small)
            continue;
        const bool held = rc::check([&] {
            const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
            actAndUndo(file, seed, 2);
        });
        EXPECT_TRUE(held) << path;
    }
}

} // namespace
} // namespace navsmith::tests
