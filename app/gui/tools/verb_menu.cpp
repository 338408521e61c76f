#include "app/gui/tools/verb_menu.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/actions.h"
#include "app/gui/tools/verb_dialog.h"
#include "core/document/post.h"
#include "core/document/run_verb.h"
#include "core/systems/registry.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using systems::Verb;

namespace {

/// What it would do can be looked at before it is done.
bool asks(const Verb& verb) {
    return !verb.parameters.empty() || verb.describe != nullptr;
}

} // namespace

VerbMenu::VerbMenu(document::Workspace& workspace, QMenu& menu, QWidget* dialogParent)
    : QObject(&menu), workspace_(workspace), dialogParent_(dialogParent) {
    menu.setToolTipsVisible(true);
    for (const auto& system : systems::all()) {
        std::string_view section;
        for (const Verb& verb : system.verbs) {
            if (std::exchange(section, verb.section) != verb.section)
                headings_.emplace_back(&system, menu.addSection(fromUtf8(verb.section)));
            auto* action = menu.addAction(fromUtf8(verb.title));
            action->setObjectName(QString("action.verb.%1.%2").arg(fromUtf8(system.id), fromUtf8(verb.id)));
            action->setProperty(Actions::kScope, fromUtf8(system.id));
            action->setShortcut(QKeySequence(fromUtf8(verb.shortcut)));
            if (asks(verb))
                action->setText(action->text() + "…");
            connect(action, &QAction::triggered, this, [this, &verb] { run(verb); });
            entries_.push_back({&system, &verb, action});
        }
    }
    connect(&workspace_, &document::Workspace::activeChanged, this, &VerbMenu::refresh);
    connect(&workspace_, &document::Workspace::added, this, [this](Document* document) {
        connect(document, &Document::changed, this, &VerbMenu::refreshSoon);
        connect(document, &Document::mapChanged, this, &VerbMenu::refreshSoon);
        connect(&document->selection(), &document::Selection::changed, this, &VerbMenu::refreshSoon);
    });
    connect(&menu, &QMenu::aboutToShow, this, &VerbMenu::refresh);
    refresh();
}

void VerbMenu::refreshSoon() {
    // Once for a drag's many changes.
    if (!std::exchange(waiting_, true))
        document::post(this, [this] { refresh(); });
}

void VerbMenu::refresh() {
    waiting_ = false;
    const auto* document = workspace_.active();
    const auto* system = document == nullptr ? nullptr : &document->system();
    for (const auto& [of, heading] : headings_)
        heading->setVisible(of == system);
    for (const auto& entry : entries_) {
        const bool here = document != nullptr && entry.system == system;
        entry.action->setVisible(here);
        std::string unfit;
        if (here && entry.verb->unfit != nullptr)
            unfit = entry.verb->unfit(document->model(), document->selection().elements());
        entry.action->setEnabled(here && unfit.empty());
        const auto help = fromUtf8(entry.verb->help);
        const auto tip = unfit.empty() ? help : help + "\n\n" + tr("Not now: %1").arg(fromUtf8(unfit));
        entry.action->setToolTip(tip);
        entry.action->setStatusTip(unfit.empty() ? help : fromUtf8(unfit));
    }
}

void VerbMenu::addFitting(QMenu& menu) {
    refresh(); // what was clicked may have been selected just now
    std::string_view section;
    for (const auto& entry : entries_) {
        if (!entry.action->isVisible() || !entry.action->isEnabled() || entry.verb->role == systems::VerbRole::Convert)
            continue;
        if (std::exchange(section, entry.verb->section) != entry.verb->section)
            menu.addSeparator();
        menu.addAction(entry.action);
    }
}

QAction* VerbMenu::actionFor(systems::VerbRole role) const {
    const auto it =
        std::ranges::find_if(entries_, [&](const Entry& e) { return e.action->isVisible() && e.verb->role == role; });
    return it == entries_.end() ? nullptr : it->action;
}

std::vector<QAction*> VerbMenu::actionsFor(systems::VerbRole role) const {
    std::vector<QAction*> actions;
    for (const auto& entry : entries_) {
        if (entry.verb->role == role)
            actions.push_back(entry.action);
    }
    return actions;
}

std::vector<QAction*> VerbMenu::actions() const {
    std::vector<QAction*> actions(entries_.size());
    std::ranges::transform(entries_, actions.begin(), &Entry::action);
    return actions;
}

void VerbMenu::run(const Verb& verb) {
    auto* document = workspace_.active();
    if (document == nullptr)
        return;
    document->endPreview(true);
    if (asks(verb)) {
        VerbDialog dialog(*document, verb, dialogParent_);
        const auto mark = [&] { Q_EMIT marked(dialog.marks()); };
        connect(&dialog, &VerbDialog::described, this, mark);
        mark();
        dialog.exec();
        Q_EMIT marked({});
        return;
    }
    const auto chosen = document->selection().elements();
    document::runVerb(*document, document::editTitle(document->model(), verb, chosen),
                      [&](model::Transaction& tx) { return verb.run(tx, chosen, document::givenTo(*document)); });
}

} // namespace navsmith::gui
