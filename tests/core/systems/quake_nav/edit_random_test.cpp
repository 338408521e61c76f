// Any edit on any selection: refused without a trace, or readable, with nothing new that dangles, and undone to the
// byte.
#include "core/systems/paste.h"
#include "core/systems/quake_nav/access.h"
#include "tests/core/systems/quake_nav/edit_waypoints.h"
#include "tests/core/systems/quake_nav/odd_waypoints.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <set>
#include <utility>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

namespace nav = systems::quake_nav;
using model::Change;
using model::Direction;
using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;

class RandomHand {
public:
    RandomHand(Model& model, std::uint32_t seed)
        : model_(model), system_(systemOf(model)), random_(seed),
          most_(std::max<std::size_t>(40, model.count(nav::kNode) + 60)) {}

    Change act() {
        if (below(10) == 0)
            return copy();
        const auto choice = below(system_.editing.edits.size() + system_.editing.builders.size());
        if (choice >= system_.editing.edits.size())
            return build(system_.editing.builders[choice - system_.editing.edits.size()]);
        return run(system_.editing.edits[choice]);
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
        constexpr std::array<model::ElementTypeId, 6> types{nav::kNode, nav::kNode,      nav::kNode,
                                                            nav::kLink, nav::kTraversal, nav::kEdict};
        return any(types[below(types.size())]);
    }
    /// A node, and what it leads to.
    Elements neighbours() {
        const auto middle = any(nav::kNode);
        Elements selected;
        if (!middle.valid())
            return selected;
        selected.push_back(middle);
        for (const Slot l : model_.referrers(nav::link::owner, middle.slot)) {
            const auto target = model_.get(nav::link::target, l);
            if (target.isSlot() && std::ranges::find(selected, nodeAt(target.slot())) == selected.end())
                selected.push_back(nodeAt(target.slot()));
        }
        return selected;
    }
    Elements selection() {
        if (below(3) == 0)
            return neighbours();
        Elements selected;
        const auto first = any();
        for (auto left = below(6); left > 0; --left) {
            const auto e = below(5) == 0 || !first.valid() ? any() : any(first.type);
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
            const double low = std::max(p.min, -1000.0);
            const double v = low + (std::min(p.max, 1000.0) - low) * static_cast<double>(below(1000)) / 999;
            out.push_back(p.decimals == 0 ? std::round(v) : v);
        }
        return out;
    }
    Change commit(Transaction& tx, const systems::EditResult& result) {
        if (!result) {
            RC_ASSERT(!result.error().reason.empty());
            return {}; // the transaction is given up
        }
        if (model_.count(nav::kNode) > most_)
            return {};
        auto change = tx.commit();
        if (!change) {
            RC_ASSERT(!change.error().reason.empty());
            return {};
        }
        for (const auto& e : *result) // a chosen traversal may go with the type of its link
            RC_ASSERT(model_.isLive(e) || e.type == nav::kTraversal);
        return std::move(*change);
    }
    Change run(const systems::Edit& edit) {
        last_ = edit.id;
        const auto selected = selection();
        if (!systems::whyDisabled(edit, model_, selected).empty())
            return {};
        auto arguments = values(edit.parameters);
        if (edit.propose != nullptr && below(2) == 0)
            arguments = systems::initialNumbers(edit, model_, selected);
        if (edit.describe != nullptr)
            systems::describe(edit, model_, selected, {arguments});
        Transaction tx(model_, std::string(edit.title));
        return commit(tx, systems::run(edit, tx, selected, {arguments}));
    }
    Change build(const systems::Builder& builder) {
        last_ = builder.id;
        systems::Builder::Click click{below(2) == 0 ? Element{} : any(), below(2) == 0 ? Element{} : any(nav::kNode),
                                      somewhere()};
        if (const auto end = any(nav::kNode); builder.gesture == systems::Gesture::Line && end.valid() && below(4) != 0)
            click.at = nav::originOf(model_, end.slot);
        const auto arguments = values(builder.parameters);
        systems::describe(builder, model_, click, {arguments});
        Transaction tx(model_, std::string(builder.title));
        return commit(tx, systems::place(builder, tx, click, {arguments}));
    }
    /// Duplicated, or copied and pasted.
    Change copy() {
        last_ = "copy";
        const auto selected = selection();
        const glm::dvec3 by(somewhere());
        Transaction tx(model_, "Copy");
        if (below(2) == 0)
            return commit(tx, systems::duplicate(system_, tx, selected, by));
        const auto text = systems::copyText(system_, model_, selected);
        return text.empty() ? Change{} : commit(tx, systems::pasteText(system_, tx, text, by));
    }
    glm::vec3 somewhere() {
        const auto off = [&] { return static_cast<float>(below(400)) - 200; };
        const auto around = any(nav::kNode);
        const glm::vec3 by(off(), off(), off() / 4);
        return around.valid() && below(10) != 0 ? nav::originOf(model_, around.slot) + by : by * 20.0F;
    }

    Model& model_;
    const systems::System& system_;
    std::mt19937 random_;
    std::size_t most_; ///< nodes
    std::string last_;
};

void actAndUndo(const Bytes& file, std::uint32_t seed, int acts, std::set<std::string>* seen = nullptr,
                std::shared_ptr<const world::Backdrop> map = nullptr) {
    auto model = loadWaypoints(file);
    model.setMap(std::move(map));
    auto known = danglingIn(readWaypoints(file));
    RandomHand hand(model, seed);
    std::vector<Change> done;
    for (int i = 0; i < acts; ++i) {
        const auto before = saveWaypoints(model);
        auto change = hand.act();
        const auto after = saveWaypoints(model);
        if (change.empty()) {
            RC_ASSERT(after == before);
            continue;
        }
        auto dangling = danglingIn(readWaypoints(after));
        if (const auto fault = newlyDangling(known, dangling); !fault.empty())
            RC_FAIL(hand.last() + ": " + fault);
        known = std::move(dangling);
        if (saveWaypoints(loadWaypoints(after)) != after)
            RC_FAIL(hand.last() + ": not read back");
        done.push_back(std::move(change));
        if (seen != nullptr)
            seen->insert(hand.last());
    }
    const auto last = saveWaypoints(model);
    for (auto change = done.rbegin(); change != done.rend(); ++change)
        model.apply(*change, Direction::Backward);
    RC_ASSERT(saveWaypoints(model) == file);
    for (const auto& change : done)
        model.apply(change, Direction::Forward);
    RC_ASSERT(saveWaypoints(model) == last);
}

TEST(RandomQuakeEdits, LeaveNothingDanglingAndAreUndone) {
    const auto forms = allWaypointForms();
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        const auto& form = forms[*rc::gen::inRange<std::size_t>(0, forms.size())];
        const auto map = *rc::gen::arbitrary<bool>() ? houseMap() : nullptr;
        actAndUndo(buildWaypoints(soundWaypoints(form)), seed, 30, nullptr, map);
    });
    EXPECT_TRUE(held);
}

TEST(RandomQuakeEdits, HoldForOddWaypoints) {
    const bool held = rc::check([] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto raw = soundWaypoints(*rc::gen::arbitrary<bool>() ? kQuakeForm : kQuake2Form);
        oddities()[*rc::gen::inRange<std::size_t>(0, oddities().size())].make(raw);
        const auto map = *rc::gen::arbitrary<bool>() ? houseMap() : nullptr;
        actAndUndo(buildWaypoints(raw), seed, 15, nullptr, map);
    });
    EXPECT_TRUE(held);
}

TEST(RandomQuakeEdits, TryEachEdit) {
    for (const auto& form : {kQuakeForm, kQuake2Form}) {
        std::set<std::string> seen;
        bool acts = true; // the same each time, so that what is tried is no matter of luck
        auto raw = soundWaypoints(form);
        raw.edicts[0].minimum[0] += 100; // something to be tied anew
        raw.edicts[0].maximum[0] += 100;
        const bool held = rc::check([&] {
            for (std::uint32_t seed = 0; acts && seed < 60; ++seed)
                actAndUndo(buildWaypoints(raw), seed, 40, &seen, houseMap());
            acts = false;
        });
        EXPECT_TRUE(held);
        const Model m = loadWaypoints(raw);
        for (const auto& edit : systemOf(m).editing.edits)
            EXPECT_NE(seen.contains(std::string(edit.id)), edit.section == "Select") << edit.id;
        for (const auto& builder : systemOf(m).editing.builders)
            EXPECT_TRUE(seen.contains(std::string(builder.id))) << builder.id;
    }
}

TEST(RandomQuakeEdits, HoldForRealFiles) {
    const auto paths = realWaypoints();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    bool acts = true; // the same acts each time: once is enough
    const bool held = rc::check([&] {
        for (std::size_t i = 0; acts && i < paths.size(); ++i) {
            for (std::uint32_t seed = 0; seed < 3; ++seed)
                actAndUndo(readFile(paths[i]), seed, 12);
        }
        acts = false;
    });
    EXPECT_TRUE(held);
}

} // namespace
} // namespace navsmith::tests
