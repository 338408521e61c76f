#include "app/gui/tools/edits_menu.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/actions.h"
#include "app/gui/tools/edit_dialog.h"
#include "core/document/post.h"
#include "core/document/run_edit.h"
#include "core/systems/registry.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using systems::Edit;

namespace {

/// What it would do can be looked at before it is done.
bool asks(const Edit& edit) {
    return !edit.parameters.empty() || edit.describe != nullptr;
}

} // namespace

EditsMenu::EditsMenu(document::Workspace& workspace, QMenu& menu, QWidget* dialogParent)
    : QObject(&menu), workspace_(workspace), dialogParent_(dialogParent) {
    menu.setToolTipsVisible(true);
    for (const auto& system : systems::all()) {
        std::string_view section;
        for (const Edit& edit : system.editing.edits) {
            if (std::exchange(section, edit.section) != edit.section)
                headings_.emplace_back(&system, menu.addSection(fromUtf8(edit.section)));
            auto* action = menu.addAction(fromUtf8(edit.title));
            action->setObjectName(QString("action.verb.%1.%2").arg(fromUtf8(system.id), fromUtf8(edit.id)));
            action->setProperty(Actions::kScope, fromUtf8(system.id));
            action->setShortcut(QKeySequence(fromUtf8(edit.shortcut)));
            if (asks(edit))
                action->setText(action->text() + "…");
            connect(action, &QAction::triggered, this, [this, &edit] { run(edit); });
            entries_.push_back({&system, &edit, action});
        }
    }
    connect(&workspace_, &document::Workspace::activeChanged, this, &EditsMenu::refresh);
    connect(&workspace_, &document::Workspace::added, this, [this](Document* document) {
        connect(document, &Document::changed, this, &EditsMenu::refreshSoon);
        connect(document, &Document::mapChanged, this, &EditsMenu::refreshSoon);
        connect(&document->selection(), &document::Selection::changed, this, &EditsMenu::refreshSoon);
    });
    connect(&menu, &QMenu::aboutToShow, this, &EditsMenu::refresh);
    refresh();
}

void EditsMenu::refreshSoon() {
    // Once for a drag's many changes.
    if (!std::exchange(waiting_, true))
        document::post(this, [this] { refresh(); });
}

void EditsMenu::refresh() {
    waiting_ = false;
    const auto* document = workspace_.active();
    const auto* system = document == nullptr ? nullptr : &document->system();
    for (const auto& [of, heading] : headings_)
        heading->setVisible(of == system);
    for (const auto& entry : entries_) {
        const bool here = document != nullptr && entry.system == system;
        entry.action->setVisible(here);
        std::string whyDisabled;
        if (here && entry.edit->whyDisabled != nullptr)
            whyDisabled = entry.edit->whyDisabled(document->model(), document->selection().elements());
        entry.action->setEnabled(here && whyDisabled.empty());
        const auto help = fromUtf8(entry.edit->help);
        const auto tip = whyDisabled.empty() ? help : help + "\n\n" + tr("Not now: %1").arg(fromUtf8(whyDisabled));
        entry.action->setToolTip(tip);
        entry.action->setStatusTip(whyDisabled.empty() ? help : fromUtf8(whyDisabled));
    }
}

void EditsMenu::addFitting(QMenu& menu) {
    refresh(); // what was clicked may have been selected just now
    std::string_view section;
    for (const auto& entry : entries_) {
        if (!entry.action->isVisible() || !entry.action->isEnabled() || entry.edit->role == systems::EditRole::Convert)
            continue;
        if (std::exchange(section, entry.edit->section) != entry.edit->section)
            menu.addSeparator();
        menu.addAction(entry.action);
    }
}

QAction* EditsMenu::actionFor(systems::EditRole role) const {
    const auto it =
        std::ranges::find_if(entries_, [&](const Entry& e) { return e.action->isVisible() && e.edit->role == role; });
    return it == entries_.end() ? nullptr : it->action;
}

std::vector<QAction*> EditsMenu::actionsFor(systems::EditRole role) const {
    std::vector<QAction*> actions;
    for (const auto& entry : entries_) {
        if (entry.edit->role == role)
            actions.push_back(entry.action);
    }
    return actions;
}

std::vector<QAction*> EditsMenu::actions() const {
    std::vector<QAction*> actions(entries_.size());
    std::ranges::transform(entries_, actions.begin(), &Entry::action);
    return actions;
}

void EditsMenu::run(const Edit& edit) {
    auto* document = workspace_.active();
    if (document == nullptr)
        return;
    document->commitPreview();
    if (asks(edit)) {
        EditDialog dialog(*document, edit, dialogParent_);
        const auto mark = [&] { Q_EMIT marked(dialog.marks()); };
        connect(&dialog, &EditDialog::described, this, mark);
        mark();
        dialog.exec();
        Q_EMIT marked({});
        return;
    }
    const auto selected = document->selection().elements();
    document::runEdit(*document, document::editTitle(document->model(), edit, selected), [&](model::Transaction& tx) {
        return edit.run(tx, selected, document::argumentsFor(*document));
    });
}

} // namespace navsmith::gui
