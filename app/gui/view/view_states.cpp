#include "app/gui/view/view_states.h"

#include <utility>

namespace navsmith::gui {

ViewStates::ViewStates(document::Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    connect(&workspace, &document::Workspace::added, this, &ViewStates::add);
    connect(&workspace, &document::Workspace::closing, this, [this](document::Document* document) {
        states_.erase(document);
        Q_EMIT statesChanged();
    });
    for (std::size_t i = 0; i < workspace.count(); ++i)
        add(&workspace.at(i));
}

void ViewStates::add(document::Document* document) {
    const auto [at, fresh] = states_.try_emplace(document, std::make_unique<ViewState>(*document));
    if (fresh) {
        auto look = at->second->mapLook();
        look.surfaces = usualSurfaces_;
        at->second->setMapLook(look);
    }
    connect(at->second.get(), &ViewState::colouringChanged, this, &ViewStates::colouringChanged);
    Q_EMIT statesChanged();
}

void ViewStates::setOthersLook(OthersLook look) {
    if (std::exchange(othersLook_, look) != look)
        Q_EMIT othersLookChanged();
}

bool ViewStates::isDrawn(const document::Document& document, const document::Document& active) const {
    return &document == &active ||
           (othersLook_ != OthersLook::Hidden && opening::shareWorld(document.whereabouts(), active.whereabouts()));
}

bool ViewStates::isDimmed(const document::Document& document, const document::Document& active) const {
    if (&document == &active)
        return false;
    return othersLook_ == OthersLook::Dimmed ||
           (othersLook_ == OthersLook::DimmedIfAlike && &document.system() == &active.system());
}

ViewState* ViewStates::active() const {
    const auto it = states_.find(workspace_.active());
    return it == states_.end() ? nullptr : it->second.get();
}

std::vector<const ViewState*> ViewStates::besides(const ViewState& view) const {
    std::vector<const ViewState*> others;
    for (const auto& [document, state] : states_) {
        if (state.get() != &view && opening::shareWorld(document->whereabouts(), view.document().whereabouts()))
            others.push_back(state.get());
    }
    return others;
}

} // namespace navsmith::gui
