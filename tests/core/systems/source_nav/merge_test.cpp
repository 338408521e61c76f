// Pasting in place, followed by the edit with the role Merge.
#include "core/systems/paste.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using model::Element;
using systems::Edit;
using systems::EditRole;
using systems::Elements;

/// Marks the new elements by their attributes, to show with which elements and arguments the edit ran.
systems::EditResult mark(model::Transaction& tx, std::span<const Element> made,
                         const systems::EditArguments& arguments) {
    for (const auto& e : made) {
        if (e.type == nav::kArea)
            tx.set(nav::area::attributes, e.slot, static_cast<std::uint32_t>(arguments.numbers[0]));
    }
    return Elements(made.begin(), made.end());
}

std::string needsAreas(const model::Model&, std::span<const Element> made) {
    return std::ranges::any_of(made, [](const Element& e) { return e.type == nav::kArea; }) ? "" : "Nothing to join.";
}

class Merge : public EditMesh {
protected:
    systems::System system = withMerge(true);

    static systems::System withMerge(bool merges) {
        auto system = systemNamed("source_nav");
        std::erase_if(system.editing.edits, [](const Edit& edit) { return edit.role == EditRole::Merge; });
        if (merges) {
            auto& edit = system.editing.edits.emplace_back(system.editing.edits.front());
            edit.id = "test_merge";
            edit.role = EditRole::Merge;
            edit.parameters = {{.id = "bits", .title = "Bits", .help = "", .unit = "", .max = 1e6, .initial = 4096}};
            edit.whyDisabled = needsAreas;
            edit.propose = nullptr;
            edit.run = mark;
        }
        return system;
    }
};

TEST_F(Merge, PastedMeshGetsFreeIdsInOneStep) {
    const auto text = systems::copyText(system, model, areas({1, 2}));
    use(editMesh());
    const auto before = model.count(nav::kArea);
    const auto made = sound([&](model::Transaction& tx) { return systems::mergeText(system, tx, text); });
    EXPECT_EQ(model.count(nav::kArea), before + 2);
    ASSERT_FALSE(made.empty());
    std::vector<std::uint32_t> ids;
    for (const auto& e : made) {
        if (e.type != nav::kArea)
            continue;
        ids.push_back(model.get(nav::area::id, e.slot));
        EXPECT_EQ(model.get(nav::area::attributes, e.slot), 4096U);
        EXPECT_EQ(model.get(nav::area::northY, e.slot), 0);
    }
    ASSERT_EQ(ids.size(), 2U);
    EXPECT_GT(std::ranges::min(ids), 7U) << "1 to 7 are taken";
    EXPECT_TRUE(leads(ids[0], ids[1]) || leads(ids[1], ids[0])) << "what was connected stays so";
    EXPECT_EQ(stored(1).attributes, 1U) << "what was there is as it was";
}

TEST_F(Merge, UnconnectedMeshIsPastedWithANote) {
    const auto text = systems::copyText(system, model, Elements{ladder(21)});
    const auto before = model.count(nav::kLadder);
    sound([&](model::Transaction& tx) { return systems::mergeText(system, tx, text); });
    EXPECT_EQ(model.count(nav::kLadder), before + 1);
    EXPECT_NE(std::ranges::find(notes, "Nothing to join."), notes.end());
}

TEST_F(Merge, NeedsAMergeEditAndMatchingText) {
    const auto text = systems::copyText(system, model, areas({1}));
    const auto without = withMerge(false);
    EXPECT_EQ(systems::editFor(without, EditRole::Merge), nullptr);
    EXPECT_NE(refused([&](model::Transaction& tx) { return systems::mergeText(without, tx, text); }), "");
    EXPECT_NE(refused([&](model::Transaction& tx) { return systems::mergeText(system, tx, "no elements"); }), "");
    EXPECT_EQ(systems::editFor(system, EditRole::Merge)->id, "test_merge");
    EXPECT_EQ(systems::editFor(system, EditRole::Erase)->role, EditRole::Erase);
}

} // namespace
} // namespace navsmith::tests
