#include "app/gui/tools/edit_commands.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/edit_dialog.h"
#include "core/document/run_edit.h"
#include "core/systems/registry.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using systems::Edit;

namespace {

/// Edits with parameters or a report open a dialog with a preview.
bool asks(const Edit& edit) {
    return !edit.parameters.empty() || edit.describe != nullptr;
}

/// Edits of the whole document stand apart from those of the selection.
bool isOfDocument(const Edit& edit) {
    return edit.scope == systems::EditScope::Document && edit.role != systems::EditRole::Select;
}

QString idOf(const systems::System& system, const Edit& edit) {
    return QStringLiteral("action.verb.%1.%2").arg(fromUtf8(system.id), fromUtf8(edit.id));
}

} // namespace

void declareEdits(CommandSet& commands) {
    for (const auto& system : systems::all()) {
        for (const Edit& edit : system.editing.edits) {
            const auto title = fromUtf8(edit.title);
            commands.declare({idOf(system, edit),
                              asks(edit) ? title + u'…' : title,
                              EditCommands::tr("Elements"),
                              QKeySequence(fromUtf8(edit.shortcut), QKeySequence::PortableText),
                              fromUtf8(edit.help),
                              kWindow,
                              {fromUtf8(system.id)}});
        }
    }
}

EditCommands::EditCommands(CommandSet& commands, document::Workspace& workspace, QWidget* dialogParent)
    : QObject(dialogParent), workspace_(workspace), dialogParent_(dialogParent), bound_(commands.bind(this)) {
    for (const auto& system : systems::all()) {
        for (const Edit& edit : system.editing.edits) {
            Behaviour behaviour;
            behaviour.run = [this, &edit] { run(edit); };
            behaviour.enabled = [this] { return workspace_.active() != nullptr; };
            behaviour.visible = [this, &system] { return isHere(system); };
            behaviour.whyDisabled = [this, &edit] {
                const auto& document = *workspace_.active();
                return fromUtf8(systems::whyDisabled(edit, document.model(), document.selection().elements()));
            };
            entries_.push_back({&system, &edit, bound_->add(idOf(system, edit), std::move(behaviour))});
        }
    }
    const auto refreshSoon = [this] { bound_->refreshSoon(); }; // a drag sends many changes
    connect(&workspace_, &document::Workspace::activeChanged, bound_, &BoundCommands::refresh);
    connect(&workspace_, &document::Workspace::added, this, [this, refreshSoon](Document* document) {
        connect(document, &Document::changed, this, refreshSoon);
        connect(document, &Document::mapChanged, this, refreshSoon);
        connect(&document->selection(), &document::Selection::changed, this, refreshSoon);
    });
}

bool EditCommands::isHere(const systems::System& system) const {
    const auto* document = workspace_.active();
    return document != nullptr && &document->system() == &system;
}

void EditCommands::fill(QMenu& menu, bool ofDocument) {
    menu.setToolTipsVisible(true);
    const systems::System* system = nullptr;
    std::string_view section;
    for (const auto& entry : entries_) {
        if (isOfDocument(*entry.edit) != ofDocument || (ofDocument && entry.edit->role == systems::EditRole::Convert))
            continue;
        const bool another = std::exchange(system, entry.system) != entry.system;
        if (std::exchange(section, entry.edit->section) != entry.edit->section || another) {
            auto* heading = menu.addSection(fromUtf8(section));
            connect(&menu, &QMenu::aboutToShow, heading,
                    [this, heading, system] { heading->setVisible(isHere(*system)); });
        }
        menu.addAction(entry.action);
    }
}

void EditCommands::addDocumentEdits(QMenu& menu) {
    fill(menu, true);
    const auto showIfAny = [this, action = menu.menuAction()] {
        action->setVisible(std::ranges::any_of(entries_, [this](const Entry& e) {
            return isHere(*e.system) && isOfDocument(*e.edit) && e.edit->role != systems::EditRole::Convert;
        }));
    };
    connect(&workspace_, &document::Workspace::activeChanged, &menu, showIfAny);
    showIfAny();
}

void EditCommands::addConversions(QMenu& menu) const {
    for (const auto& entry : entries_) {
        if (entry.edit->role == systems::EditRole::Convert)
            menu.addAction(entry.action);
    }
}

void EditCommands::addApplicable(QMenu& menu) {
    bound_->refresh(); // the click may have just changed the selection
    std::string_view section;
    for (const auto& entry : entries_) {
        if (!entry.action->isVisible() || !entry.action->isEnabled() || isOfDocument(*entry.edit))
            continue;
        if (std::exchange(section, entry.edit->section) != entry.edit->section)
            menu.addSeparator();
        menu.addAction(entry.action);
    }
}

QAction* EditCommands::actionFor(systems::EditRole role) const {
    const auto it =
        std::ranges::find_if(entries_, [&](const Entry& e) { return e.action->isVisible() && e.edit->role == role; });
    return it == entries_.end() ? nullptr : it->action;
}

void EditCommands::run(const Edit& edit) {
    auto* document = workspace_.active();
    document->commitPreview();
    if (asks(edit) || systems::mayChangeAll(edit)) {
        EditDialog dialog(*document, edit, dialogParent_);
        if (!dialog.isNeeded()) {
            dialog.accept();
            return;
        }
        const auto mark = [&] { Q_EMIT marked(dialog.marks()); };
        connect(&dialog, &EditDialog::described, this, mark);
        mark();
        dialog.exec();
        Q_EMIT marked({});
        return;
    }
    const auto selected = document->selection().elements();
    document::runEdit(*document, document::editTitle(document->model(), edit, selected), [&](model::Transaction& tx) {
        return systems::run(edit, tx, selected, document::argumentsFor(*document));
    });
}

} // namespace navsmith::gui
