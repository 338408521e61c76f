#include "app/gui/tools/edit_maker.h"

#include "app/gui/tools/map_edit_maker.h"
#include "core/document/run_edit.h"

#include <utility>

namespace navsmith::gui {

namespace {

/// Tries the edit out at once.
class InstantMaker final : public EditMaker {
public:
    InstantMaker(document::Document& document, const systems::Edit& edit) : EditMaker(document, edit) {}

    void setArguments(std::vector<double> numbers) override {
        if (!document_)
            return;
        const auto arguments = document::argumentsFor(*document_, numbers);
        auto tried = document::tryEdit(preview_, label_, [&](model::Transaction& tx) {
            // Describe here, where the previous preview is already undone.
            outcome_.description = systems::describe(edit_, tx.model(), selected_, arguments);
            return systems::run(edit_, tx, selected_, arguments);
        });
        outcome_.refusal = tried ? std::nullopt : std::optional(tried.error());
        if (tried)
            outcome_.select = std::move(*tried);
        Q_EMIT changed();
    }
};

} // namespace

EditMaker::EditMaker(document::Document& document, const systems::Edit& edit)
    : document_(&document), edit_(edit), selected_(document.selection().elements()),
      label_(document::editTitle(document.model(), edit, selected_)), preview_(document.beginPreview()) {}

std::unique_ptr<EditMaker> EditMaker::make(document::Document& document, const systems::Edit& edit,
                                           document::JobQueue& jobs) {
    if (takesLong(edit))
        return std::make_unique<MapEditMaker>(document, edit, jobs);
    return std::make_unique<InstantMaker>(document, edit);
}

} // namespace navsmith::gui
