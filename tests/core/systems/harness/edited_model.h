// Edits a model as menu and mouse do, and checks the results with the rules, an independent reader and undo.
#pragma once

#include "tests/core/systems/harness/system_case.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::tests {

using model::Element;
using systems::EditResult;
using systems::Elements;

/// Fixtures of a system derive from this and add what finds their elements. Arguments of edits and builders that are
/// not given keep their initial values; a click of a builder has the proposed ones.
class EditedModel {
public:
    using Function = std::function<EditResult(model::Transaction&)>;
    using Click = systems::Builder::Click;
    using Values = std::vector<double>;

    explicit EditedModel(model::Model m) : model(std::move(m)) {}

    [[nodiscard]] const systems::System& system() const { return systemOf(model); }
    // Throw if there is none.
    [[nodiscard]] const systems::Edit& edit(std::string_view id) const;
    [[nodiscard]] const systems::Builder& builder(std::string_view id) const;

    /// An edit that must be possible. Checks that no rule and no independent reader finds new faults, the saved files
    /// read back, undo restores every byte, and redo the new ones. Returns what is to be selected; nothing if it fails.
    Elements sound(const Function& function);
    Elements run(std::string_view id, const Elements& selection, Values values = {},
                 const world::RayCaster* ground = nullptr);
    Elements build(std::string_view id, const Click& click, Values values = {},
                   const world::RayCaster* ground = nullptr);
    /// The last element that build() makes; invalid if there is none.
    Element click(std::string_view id, Element from, Element onto, glm::vec3 at, Values values = {});

    /// The reason for which an edit is disabled or refused, which must not change anything. Empty if it is possible.
    std::string refused(const Function& function);
    std::string refusal(std::string_view id, const Elements& selection, Values values = {});
    /// Files that the last refused edit asked to open.
    std::vector<std::string> filesToOpen;
    std::string buildRefusal(std::string_view id, const Click& click, Values values = {});
    [[nodiscard]] std::string whyDisabled(std::string_view id, const Elements& selection) const;

    model::Model model;
    std::set<std::string> expected; ///< rules that may find new faults: "QN040" where a copy stands apart
    std::vector<std::string> notes; ///< of the last edit
    bool changed = false;           ///< by the last edit

private:
    void expectSound(const FileBytes& before, const Counts& faults, const model::Change& change);
};

} // namespace navsmith::tests
