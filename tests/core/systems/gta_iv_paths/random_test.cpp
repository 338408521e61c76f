// Any edit on any selection: refused without a trace, or sound, readable and undone to the byte. Any edit of any
// column: undone and redone, the verdicts on what it changed are those of a full check.
#include "core/systems/gta_iv_paths/access.h"
#include "tests/core/systems/gta_iv_paths/iv_world.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

namespace iv = systems::gta_iv_paths;
using model::Change;
using model::Direction;
using model::Model;
using model::Slot;
using model::Transaction;

class Hand {
public:
    Hand(Model& model, std::uint32_t seed) : model_(model), random_(seed) {}

    /// One edit or click; what it changed, if anything.
    Change act() {
        const auto& system = *systems::find("gta_iv_paths");
        for (;;) {
            const auto choice = below(system.editing.edits.size() + system.editing.builders.size());
            if (choice >= system.editing.edits.size())
                return build(system.editing.builders[choice - system.editing.edits.size()]);
            const auto& edit = system.editing.edits[choice];
            // Those move or copy as far as one likes, also to where things do not belong.
            const bool freely =
                edit.id == "align" || edit.id == "spread" || edit.id == "smooth" || edit.id == "duplicate";
            if (!freely)
                return run(edit);
        }
    }
    /// Values of any columns, and rows that come and go.
    Change edit() {
        Transaction tx(model_, "Edit");
        for (auto left = 1 + below(4); left > 0; --left) {
            const auto n = any(iv::kNode);
            const auto l = any(iv::kLink);
            if (!n.valid() || !l.valid())
                break;
            switch (below(8)) {
            case 0:
                tx.set(iv::node::x, n.slot, model_.get(iv::node::x, n.slot) + spread());
                tx.set(iv::node::z, n.slot, spread());
                break;
            case 1:
                tx.set(iv::node::flags, n.slot, model_.get(iv::node::flags, n.slot) ^ 1U << below(32));
                break;
            case 2:
                tx.set(iv::node::floodGroup, n.slot, static_cast<std::uint8_t>(below(4)));
                break;
            case 3:
                tx.set(iv::link::lanes, l.slot, static_cast<std::uint8_t>(below(256)));
                break;
            case 4:
                tx.set(iv::link::length, l.slot, static_cast<std::uint8_t>(below(256)));
                break;
            case 5:
                tx.set(iv::link::target, l.slot, model::Ref::to(n.slot));
                break;
            case 6:
                tx.erase(below(3) == 0 ? n : l);
                break;
            default:
                tx.set(iv::file::assumptions, Slot{below(64)}, static_cast<std::uint8_t>(below(16)));
                break;
            }
        }
        auto change = tx.commit();
        return change ? std::move(*change) : Change{};
    }
    [[nodiscard]] const std::string& last() const { return last_; }

private:
    std::uint32_t below(std::size_t limit) {
        return static_cast<std::uint32_t>(std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_));
    }
    int spread() { return static_cast<int>(below(4001)) - 2000; }
    Element any(model::ElementTypeId type) {
        std::vector<Slot> rows;
        model_.forEachLive(type, [&](Slot row) { rows.push_back(row); });
        return rows.empty() ? Element{} : Element{type, rows[below(rows.size())]};
    }
    Element any() { return any(below(3) == 0 ? iv::kLink : iv::kNode); }
    Elements selection() {
        Elements selected;
        const auto first = any();
        for (auto left = 1 + below(4); left > 0; --left) {
            const auto e = below(4) == 0 || !first.valid() ? any() : any(first.type);
            if (e.valid() && std::ranges::find(selected, e) == selected.end())
                selected.push_back(e);
        }
        return selected;
    }
    std::vector<double> values(std::span<const systems::Parameter> parameters) {
        std::vector<double> out;
        for (const auto& p : parameters) {
            const double high = std::min(p.max, 300.0);
            const double low = std::max(p.min, -300.0);
            const double v = low + (high - low) * static_cast<double>(below(1000)) / 999;
            out.push_back(p.decimals == 0 ? std::round(v) : v);
        }
        return out;
    }
    Change commit(Transaction& tx, const systems::EditResult& result) {
        if (!result)
            return {}; // the transaction is given up
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
        return commit(tx, systems::run(edit, tx, selected, {arguments}));
    }
    Change build(const systems::Builder& builder) {
        last_ = builder.id;
        const auto coordinate = [&] { return static_cast<float>(below(8000)) / 10 - 400; };
        const systems::Builder::Click click{below(3) == 0 ? Element{} : any(),
                                            below(2) == 0 ? Element{} : any(),
                                            {coordinate(), coordinate() - 300, 10}};
        const auto arguments = values(builder.parameters);
        Transaction tx(model_, std::string(builder.title));
        return commit(tx, systems::place(builder, tx, click, {arguments}));
    }

    Model& model_;
    std::mt19937 random_;
    std::string last_;
};

TEST(IvRandom, EditsMakeNothingWorseAndAreUndone) {
    const auto files = bytesOf(smallIvWorld().areas());
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto model = loadIv(files);
        Hand hand(model, seed);
        std::vector<Change> done;
        for (int i = 0; i < 15; ++i) {
            const auto before = saveIv(model);
            auto change = hand.act();
            if (change.empty()) {
                RC_ASSERT(saveIv(model) == before);
                continue;
            }
            if (const auto faults = ivCounts(model); !faults.empty())
                RC_FAIL(hand.last() + ": " + faults.begin()->first + " " +
                        ivIssues(model, faults.begin()->first).front().message);
            const auto after = saveIv(model);
            if (const auto fault = ivReadingFaults(after); !fault.empty())
                RC_FAIL(hand.last() + ": " + fault);
            RC_ASSERT(saveIv(loadIv(after)) == after);
            done.push_back(std::move(change));
        }
        for (auto change = done.rbegin(); change != done.rend(); ++change)
            model.apply(*change, Direction::Backward);
        RC_ASSERT(saveIv(model) == files);
    });
    EXPECT_TRUE(held);
}

TEST(IvRandom, EditsAreUndoneRedoneAndCheckedAnew) {
    const auto files = bytesOf(smallIvWorld().areas());
    const auto rules = iv::system().rules;
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto model = loadIv(files);
        Hand hand(model, seed);
        auto issues = checks::checkAll(model, rules);
        std::vector<Change> done;
        for (int i = 0; i < 20; ++i) {
            auto change = hand.edit();
            if (change.empty())
                continue;
            checks::checkChange(model, rules, change, true, issues);
            const auto all = checks::checkAll(model, rules);
            if (issues != all)
                RC_FAIL("a rule has forgotten a dependency");
            done.push_back(std::move(change));
        }
        const auto after = saveIv(model);
        for (auto change = done.rbegin(); change != done.rend(); ++change)
            model.apply(*change, Direction::Backward);
        RC_ASSERT(saveIv(model) == files);
        for (const auto& change : done)
            model.apply(change, Direction::Forward);
        RC_ASSERT(saveIv(model) == after);
        RC_ASSERT(saveIv(loadIv(after)) == after);
    });
    EXPECT_TRUE(held);
}

} // namespace
} // namespace navsmith::tests
