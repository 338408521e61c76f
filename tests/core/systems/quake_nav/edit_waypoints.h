// Edits done to waypoints as menu and mouse do them, held against the rules, the reader and undo.
#pragma once

#include "tests/core/systems/harness/system_case.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"

#include <functional>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

using systems::Elements;

model::Element nodeAt(model::Slot row);
model::Element linkAt(model::Slot row);
Elements nodesAt(std::initializer_list<model::Slot> rows);

const systems::Edit& editOf(const model::Model& m, std::string_view id);
const systems::Builder& builderOf(const model::Model& m, std::string_view id);
/// Each parameter's own value.
std::vector<double> initialValues(const std::vector<systems::Parameter>& parameters);

/// One that is being edited.
struct Hand {
    explicit Hand(const RawWaypoints& raw, bool withMap = false);

    /// Does an edit that is to be possible: no rule finds a new fault, what is saved is read back, nothing dangles,
    /// undo gives the first bytes and redo the new ones. What is to be selected then; empty if it fails.
    Elements sound(const std::function<systems::EditResult(model::Transaction&)>& edit);
    Elements run(std::string_view id, const Elements& selection, std::vector<double> values = {});
    Elements build(std::string_view id, const systems::Builder::Click& click, std::vector<double> values = {});

    /// Why it cannot be: what whyDisabled says, or run, or the commit. Empty if it can. Nothing is changed by it.
    std::string whyNotRun(std::string_view id, const Elements& selection, std::vector<double> values = {});
    std::string whyNotBuilt(std::string_view id, const systems::Builder::Click& click, std::vector<double> values = {});

    [[nodiscard]] RawWaypoints saved() const { return readWaypoints(saveWaypoints(model)); }
    /// The link between two nodes, or kNoSlot.
    [[nodiscard]] model::Slot link(model::Slot from, model::Slot to) const;
    [[nodiscard]] std::uint8_t type(model::Slot from, model::Slot to) const;
    [[nodiscard]] model::Slot traversal(model::Slot from, model::Slot to) const;

    model::Model model;
    std::set<std::string> expected; ///< rules that may find new faults: "QN040" where a copy stands apart
    std::vector<std::string> notes; ///< of the last edit
    bool changed = false;           ///< by the last edit

private:
    std::string refused(const std::function<systems::EditResult(model::Transaction&)>& edit);
};

} // namespace navsmith::tests
