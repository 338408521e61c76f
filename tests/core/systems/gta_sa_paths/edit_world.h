// Doing edits and clicks as the program does them, and holding what comes of it against rules, reader and undo.
#pragma once

#include "core/systems/registry.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

using model::Element;
using systems::EditResult;
using systems::Elements;

/// What an independent reading of the files finds wrong with them: ids, ranges, targets, navi nodes, links back. Empty
/// for sound files.
std::string readingFaults(const FileBytes& files);

bool contains(std::string_view text, std::string_view part);

class EditWorld : public testing::Test {
protected:
    model::Model model = loadSet(bytesOf(smallWorld().areas()));

    static const systems::System& system();
    static const systems::Edit& edit(std::string_view id);
    static const systems::Builder& builder(std::string_view id);
    static std::vector<double> initial(std::span<const systems::Parameter> parameters);

    [[nodiscard]] model::Slot at(unsigned area, unsigned id) const { return nodeAt(model, area, id); }
    [[nodiscard]] Element node(unsigned area, unsigned id) const;
    [[nodiscard]] Element linkBetween(Element a, Element b) const; ///< fails the test if there is none
    [[nodiscard]] bool linked(Element a, Element b) const;
    /// Lanes from a to b and back, as an edge of theirs says.
    [[nodiscard]] std::pair<unsigned, unsigned> lanes(Element a, Element b) const;
    /// World units.
    [[nodiscard]] glm::dvec3 place(Element e) const;

    /// Does an edit; afterwards there is no new fault, the files can be read, and undo gives every byte back.
    Elements run(std::string_view id, const Elements& selection, std::vector<double> values = {});
    /// Why an edit does not do it; nothing has happened then.
    std::string refusal(std::string_view id, const Elements& selection, std::vector<double> values = {});
    /// A click of a building tool, held against the same as run().
    Element click(std::string_view id, Element from, Element onto, glm::vec3 at, std::vector<double> values = {});
    Element click(std::string_view id, Element from, glm::vec3 at) { return click(id, from, {}, at); }
    std::string clickRefusal(std::string_view id, Element from, Element onto, glm::vec3 at,
                             std::vector<double> values = {});

    /// Any edit, held against the same; what it refuses fails the test.
    template <typename Edit>
    Elements sound(Edit edit) {
        const auto before = saveSet(model);
        const auto faults = faultsOf(model);
        model::Transaction tx(model, "Edit");
        auto result = edit(tx);
        if (!result) {
            ADD_FAILURE() << result.error().reason;
            return {};
        }
        const auto change = tx.commit();
        if (!change) {
            ADD_FAILURE() << change.error().reason;
            return {};
        }
        expectSound(before, faults, *change);
        return *result;
    }
    /// The reason of an edit that is refused and leaves no trace.
    template <typename Edit>
    std::string refused(Edit edit) {
        const auto before = saveSet(model);
        std::string reason;
        {
            model::Transaction tx(model, "Edit");
            if (const auto result = edit(tx); !result)
                reason = result.error().reason;
            else if (const auto change = tx.commit(); !change)
                reason = change.error().reason;
        }
        EXPECT_FALSE(reason.empty());
        EXPECT_EQ(saveSet(model), before);
        return reason;
    }

private:
    void expectSound(const FileBytes& before, const std::map<std::string, std::size_t>& faults,
                     const model::Change& change);
};

} // namespace navsmith::tests
