// Any edit on any selection: refused without a trace, or sound, readable and undone to the byte.
#include "core/systems/gta_sa_paths/schema.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

using model::Change;
using model::Direction;
using model::Model;
using model::Slot;
using model::Transaction;
using systems::gta_sa_paths::kLink;
using systems::gta_sa_paths::kNavi;
using systems::gta_sa_paths::kNode;

/// Edits that move what is there as far as one likes, or copy it to a place where it does not belong.
bool movesFreely(std::string_view id) {
    return id == "align" || id == "spread" || id == "smooth" || id == "duplicate";
}

class Hand {
public:
    Hand(Model& model, std::uint32_t seed) : model_(model), random_(seed) {}

    /// One edit or click; what it changed, if anything.
    Change act(bool freely) {
        const auto& system = *systems::find("gta_sa_paths");
        for (;;) {
            const auto choice = below(system.editing.edits.size() + system.editing.builders.size());
            if (choice >= system.editing.edits.size())
                return build(system.editing.builders[choice - system.editing.edits.size()]);
            const auto& edit = system.editing.edits[choice];
            if (freely || !movesFreely(edit.id))
                return run(edit);
        }
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
        constexpr std::array<model::ElementTypeId, 5> types{kNode, kNode, kNode, kLink, kNavi};
        return any(types[below(types.size())]);
    }
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

TEST(RandomEdits, MakeNothingWorseAndAreUndone) {
    const auto files = bytesOf(smallWorld().areas());
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto model = loadSet(files);
        Hand hand(model, seed);
        std::vector<Change> done;
        for (int i = 0; i < 15; ++i) {
            const auto before = saveSet(model);
            auto change = hand.act(false);
            if (change.empty()) {
                RC_ASSERT(saveSet(model) == before);
                continue;
            }
            const auto faults = faultsOf(model);
            if (!faults.empty())
                RC_FAIL(hand.last() + ": " + faults.begin()->first + " " +
                        issuesOf(model, faults.begin()->first).front().message);
            const auto fault = readingFaults(saveSet(model));
            if (!fault.empty())
                RC_FAIL(hand.last() + ": " + fault);
            done.push_back(std::move(change));
        }
        for (auto change = done.rbegin(); change != done.rend(); ++change)
            model.apply(*change, Direction::Backward);
        RC_ASSERT(saveSet(model) == files);
    });
    EXPECT_TRUE(held);
}

TEST(RandomEdits, ThatMoveFreelyAreUndoneAndCanBeRead) {
    const auto files = bytesOf(smallWorld().areas());
    const bool held = rc::check([&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint32_t>());
        auto model = loadSet(files);
        Hand hand(model, seed);
        std::vector<Change> done;
        done.reserve(25);
        for (int i = 0; i < 25; ++i)
            done.push_back(hand.act(true));
        const auto after = saveSet(model);
        RC_ASSERT(readingFaults(after) == std::string());
        RC_ASSERT(saveSet(loadSet(after)) == after);
        for (auto change = done.rbegin(); change != done.rend(); ++change)
            model.apply(*change, Direction::Backward);
        RC_ASSERT(saveSet(model) == files);
    });
    EXPECT_TRUE(held);
}

TEST(RandomEdits, MakeNothingWorseOnTheStockSet) {
    const auto files = corpusSet(kStockSet);
    if (!files)
        GTEST_SKIP() << missingCorpus(kStockSet);
    auto model = loadSet(*files);
    const auto known = faultsOf(model);
    Hand hand(model, 11);
    std::vector<Change> done;
    while (done.size() < 40) {
        auto change = hand.act(false);
        if (!change.empty())
            done.push_back(std::move(change));
    }
    for (const auto& [rule, count] : faultsOf(model))
        EXPECT_LE(count, known.contains(rule) ? known.at(rule) : 0) << rule;
    const auto saved = saveSet(model);
    EXPECT_EQ(saveSet(loadSet(saved)), saved);
    for (auto change = done.rbegin(); change != done.rend(); ++change)
        model.apply(*change, Direction::Backward);
    EXPECT_EQ(saveSet(model), *files);
}

} // namespace
} // namespace navsmith::tests
