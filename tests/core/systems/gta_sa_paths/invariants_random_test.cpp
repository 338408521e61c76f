// Edits at random of a sound set: it stays sound, whatever is joined, cut, moved, merged or put in between.
#include "core/systems/gta_sa_paths/rebuild.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/harness/schema_editor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using systems::gta_sa_paths::areaAt;
using systems::gta_sa_paths::floodGroups;
using systems::gta_sa_paths::RawPoint;
using systems::gta_sa_paths::typeOf;

constexpr int kReach = 80 * 8; ///< of all places, so that no edge is longer than 255 units

class Editor : public SchemaEditor {
public:
    /// `west`: nothing goes to the areas in the east.
    Editor(Transaction& tx, std::mt19937& random, bool west)
        : SchemaEditor(tx, random, RandomEdits::Sound), m_(tx.model()), open_(m_), west_(west) {}

    void edit() {
        const Slot a = anyRow(kNode);
        const Slot l = anyRow(kLink);
        switch (below(9)) {
        case 0:
            tx_.erase({kNode, a});
            break;
        case 1:
            if (l != kNoSlot)
                disconnect(tx_, l);
            break;
        case 2:
            if (l != kNoSlot)
                insertNodes(tx_, l, 20 + below(60));
            break;
        case 3:
            mergeNodes(tx_, a, like(a));
            break;
        case 4: {
            const auto p = place();
            tx_.set(node::x, a, p.x);
            tx_.set(node::y, a, p.y);
            break;
        }
        case 5:
            make(a);
            break;
        case 6:
            tx_.set(node::width, a, static_cast<std::uint8_t>(16 + 8 * below(4)));
            break;
        default:
            join(a, like(a));
            break;
        }
    }

private:
    Slot like(Slot a) {
        for (int attempt = 0; attempt < 10; ++attempt) {
            if (const Slot b = anyRow(kNode); typeOf(m_, a) == typeOf(m_, b))
                return b;
        }
        return a;
    }
    RawPoint place() {
        const auto along = [&](int from, int to) { return from + below(to - from + 1); };
        const auto x = along(-kReach, west_ ? -8 : kReach);
        return {x, along(-kReach, kReach), 0};
    }
    void join(Slot a, Slot b) {
        if (linkCount(m_, a) < 9 && linkCount(m_, b) < 9)
            connect(tx_, a, b);
    }
    /// A node as a tool makes one: it says nothing of what follows.
    void make(Slot other) {
        const auto p = place();
        const Slot n = tx_.create(kNode);
        tx_.set(node::file, n, Ref::to(open_.file(static_cast<unsigned>(areaAt(tx_.model(), p)))));
        tx_.set(node::group, n, m_.get(node::group, other));
        tx_.set(node::x, n, p.x);
        tx_.set(node::y, n, p.y);
        tx_.set(node::z, n, m_.get(node::z, other));
        tx_.set(node::width, n, std::uint8_t{16});
        tx_.set(node::flags, n, m_.get(node::flags, other));
        for (int links = below(3); links > 0; --links)
            join(n, like(n));
    }

    const Model& m_;
    OpenAreas open_;
    bool west_;
};

std::string faults(const Model& model) {
    const bool whole = OpenAreas(model).all();
    std::string all;
    for (const auto& issue : issuesOf(model)) {
        if (!whole && issue.rule == "SA030")
            continue; // a navi that went over the border into an area that is not open has nowhere to go
        if (issue.rule == "SA043")
            continue; // where a one-way road ends is up to the user
        if (issue.severity != checks::Severity::Note)
            all += std::string(issue.rule) + " " + issue.message + "\n";
    }
    return all;
}

/// What is wrong after any of a row of edits, or after all of them have been undone.
std::string editedAtRandom(const FileBytes& files, std::uint32_t seed, int edits, bool west) {
    auto model = loadSet(files);
    std::mt19937 random(seed);
    std::vector<model::Change> changes;
    for (int i = 0; i < edits && model.count(kNode) > 4; ++i) {
        Transaction tx(model, "Edit");
        for (int left = random() % 3 == 0 ? 3 : 1; left > 0; --left)
            Editor(tx, random, west).edit();
        auto change = tx.commit();
        if (!change && west && change.error().reason.find("refer by number") != std::string::npos)
            continue; // it would renumber what the closed areas name
        if (!change)
            return change.error().reason;
        changes.push_back(std::move(*change));
        if (auto found = faults(model); !found.empty())
            return "after edit " + std::to_string(i) + ":\n" + found;
    }
    const auto after = saveSet(model);
    if (auto found = faults(loadSet(after)); !found.empty())
        return "read back:\n" + found;
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        model.apply(*change, Direction::Backward);
    return saveSet(model) == files ? "" : "undone, the files differ from what they were";
}

TEST(EnforcedAtRandom, EverySoundSetStaysSound) {
    const auto files = bytesOf(crossroads().areas());
    ASSERT_EQ(faults(loadSet(files)), "");
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        RC_ASSERT(editedAtRandom(files, seed, 40, false) == std::string());
    });
    EXPECT_TRUE(held);
}

TEST(EnforcedAtRandom, SoDoesOneOfWhichOnlyAPartIsOpen) {
    auto files = bytesOf(crossroads().areas());
    for (const unsigned east : {28U, 36U})
        files.erase(fileName(east));
    ASSERT_EQ(faults(loadSet(files)), "");
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        RC_ASSERT(editedAtRandom(files, seed, 60, true) == std::string());
    });
    EXPECT_TRUE(held);
}

/// The numbers of a renumbered set stand for the same parts as those that were kept edit by edit.
TEST(EnforcedAtRandom, NumbersStandForThePartsThatARenumberingFinds) {
    const auto files = bytesOf(crossroads().areas());
    const bool held = rc::check([&] {
        std::mt19937 random(*rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>()));
        auto model = loadSet(files);
        for (int i = 0; i < 30; ++i) {
            Transaction tx(model, "Edit");
            Editor(tx, random, false).edit();
            RC_ASSERT(tx.commit().has_value());
        }
        std::map<std::pair<bool, std::uint8_t>, std::uint8_t> renumbered;
        const auto canonical = floodGroups(model);
        RC_ASSERT(canonical.has_value());
        std::set<std::pair<bool, std::uint8_t>> used;
        model.forEachLive(kNode, [&](Slot n) {
            const std::pair key(isPed(model, n), model.get(node::floodGroup, n));
            RC_ASSERT(renumbered.try_emplace(key, (*canonical)[n]).first->second == (*canonical)[n]);
            used.insert({key.first, (*canonical)[n]});
        });
        RC_ASSERT(used.size() == renumbered.size());
    });
    EXPECT_TRUE(held);
}

} // namespace
} // namespace navsmith::tests
