#include "app/gui/tools/edit_commands.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/edit_dialog.h"
#include "app/gui/tools/snap.h"
#include "core/document/last_operation.h"
#include "core/document/run_edit.h"
#include "core/systems/prepare.h"
#include "core/systems/registry.h"

#include <QAction>
#include <QMenu>
#include <QPointer>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using systems::Edit;

namespace {

/// Edits with parameters or a report open a dialog with a preview, and those that take long.
bool asks(const Edit& edit) {
    return edit.usesMapFile || !edit.parameters.empty() || edit.describe != nullptr;
}

bool asksFirst(const Edit& edit) {
    return asks(edit) && edit.argumentsFrom == systems::ArgumentsFrom::People;
}

std::vector<checks::FixArgument> namedArguments(const Edit& edit, std::span<const double> numbers) {
    std::vector<checks::FixArgument> arguments;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        arguments.push_back({edit.parameters[i].id, numbers[i]});
    return arguments;
}

/// Edits of the whole document stand apart from those of the selection.
bool isOfDocument(const Edit& edit) {
    return edit.scope == systems::EditScope::Document && edit.role != systems::EditRole::Select;
}

constexpr std::size_t kMostInContextMenu = 10; ///< edits; with more of them, large sections are submenus
constexpr std::size_t kMostBesideOthers = 3;   ///< of a section that is no submenu then

} // namespace

QString commandOf(const systems::System& system, const Edit& edit) {
    return QStringLiteral("action.verb.%1.%2").arg(fromUtf8(system.id), fromUtf8(edit.id));
}

void declareEdits(CommandSet& commands) {
    for (const auto& system : systems::all()) {
        for (const Edit& edit : system.editing.edits) {
            const auto title = fromUtf8(edit.title);
            const bool erases = edit.role == systems::EditRole::Erase;
            commands.declare(
                {.id = commandOf(system, edit),
                 .text = asksFirst(edit) ? title + u'…' : title,
                 .topic = EditCommands::tr("Elements"),
                 .standard = QKeySequence(fromUtf8(edit.shortcut), QKeySequence::PortableText),
                 .help = fromUtf8(edit.help),
                 .systems = {fromUtf8(system.id)},
                 .others = erases ? QList<QKeySequence>{Qt::Key_Delete, Qt::Key_Backspace} : QList<QKeySequence>(),
                 .english = fromUtf8(systems::englishTitleOf(system.id, edit.id)),
                 .englishTopic = QStringLiteral("Elements")});
        }
    }
}

EditCommands::EditCommands(CommandSet& commands, document::Workspace& workspace, document::JobQueue& jobs,
                           QWidget* dialogParent)
    : QObject(dialogParent), workspace_(workspace), jobs_(jobs), dialogParent_(dialogParent),
      bound_(commands.bind(this)) {
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
            entries_.push_back({&system, &edit, bound_->add(commandOf(system, edit), std::move(behaviour))});
        }
    }
    const auto refreshSoon = [this] { bound_->refreshSoon(); }; // a drag sends many changes
    connect(&workspace_, &document::Workspace::activeChanged, bound_, &BoundCommands::refresh);
    connect(&workspace_, &document::Workspace::added, this, [this, refreshSoon](Document* document) {
        connect(document, &Document::changed, this, refreshSoon);
        connect(document, &Document::mapChanged, this, refreshSoon);
        connect(document, &Document::settingsChanged, this, refreshSoon);
        connect(&document->selection(), &document::Selection::changed, this, refreshSoon);
        const auto& last = document::LastOperation::of(*document);
        connect(&last, &document::LastOperation::changed, this, [this, &last] {
            if (const auto* operation = last.current(); operation != nullptr && operation->edit != nullptr)
                lastNumbers_[operation->edit] = operation->numbers;
        });
    });
}

EditCommands::~EditCommands() = default;

bool EditCommands::isHere(const systems::System& system) const {
    const auto* document = workspace_.active();
    return document != nullptr && &document->system() == &system;
}

template <typename Predicate>
std::vector<EditCommands::Section> EditCommands::sectionsOf(Predicate accepts) const {
    std::vector<Section> sections;
    for (const auto& entry : entries_) {
        if (!accepts(entry))
            continue;
        auto section = std::ranges::find_if(sections, [&](const Section& candidate) {
            return candidate.entries.front()->system == entry.system &&
                   candidate.entries.front()->edit->section == entry.edit->section;
        });
        if (section == sections.end())
            section = sections.insert(sections.end(), {fromUtf8(entry.edit->section), {}});
        section->entries.push_back(&entry);
    }
    return sections;
}

void EditCommands::addEdits(QMenu& menu) {
    for (const auto& section : sectionsOf([](const Entry& entry) { return !isOfDocument(*entry.edit); })) {
        auto* action = addSubmenu(menu, section)->menuAction();
        const auto* system = section.entries.front()->system;
        // At once: the keys of commands in a hidden submenu do nothing.
        const auto showIfHere = [this, action, system] { action->setVisible(isHere(*system)); };
        connect(&workspace_, &document::Workspace::activeChanged, action, showIfHere);
        showIfHere();
    }
}

QMenu* EditCommands::addSubmenu(QMenu& menu, const Section& section) {
    auto* submenu = menu.addMenu(section.title);
    submenu->setToolTipsVisible(true);
    for (const auto* entry : section.entries)
        submenu->addAction(entry->action);
    return submenu;
}

void EditCommands::addDocumentEdits(QMenu& menu) {
    menu.setToolTipsVisible(true);
    for (const auto& section : sectionsOf([](const Entry& entry) {
             return isOfDocument(*entry.edit) && entry.edit->role != systems::EditRole::Convert;
         })) {
        auto* heading = menu.addSection(section.title);
        const auto* system = section.entries.front()->system;
        connect(&menu, &QMenu::aboutToShow, heading, [this, heading, system] { heading->setVisible(isHere(*system)); });
        for (const auto* entry : section.entries)
            menu.addAction(entry->action);
    }
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
    const auto sections = sectionsOf([](const Entry& entry) {
        return entry.action->isVisible() && entry.action->isEnabled() && !isOfDocument(*entry.edit);
    });
    std::size_t count = 0;
    for (const auto& section : sections)
        count += section.entries.size();
    for (const auto& section : sections) {
        if (count > kMostInContextMenu && section.entries.size() > kMostBesideOthers) {
            addSubmenu(menu, section);
            continue;
        }
        menu.addSeparator();
        for (const auto* entry : section.entries)
            menu.addAction(entry->action);
    }
}

QAction* EditCommands::actionFor(systems::EditRole role) const {
    const auto it =
        std::ranges::find_if(entries_, [&](const Entry& e) { return e.action->isVisible() && e.edit->role == role; });
    return it == entries_.end() ? nullptr : it->action;
}

void EditCommands::run(const checks::FixEdit& fix) {
    const auto entry =
        std::ranges::find_if(entries_, [&](const Entry& e) { return isHere(*e.system) && e.edit->id == fix.id; });
    if (entry == entries_.end())
        return;
    auto* document = workspace_.active();
    document->commitPreview();
    const auto why = systems::whyDisabled(*entry->edit, document->model(), document->selection().elements());
    if (why.empty())
        openDialog(*entry->edit, {.arguments = fix.arguments, .begins = true});
    else
        Q_EMIT refused(fromUtf8(why));
}

void EditCommands::closeDialog() {
    beside_.reset();
}

void EditCommands::runAgain(Document& document) {
    auto& last = document::LastOperation::of(document);
    const auto* operation = last.current();
    if (operation == nullptr || operation->edit == nullptr || (beside_ && beside_->isVisible()))
        return;
    const auto& edit = *operation->edit;
    const auto arguments = namedArguments(edit, operation->numbers);
    last.goBack();
    openDialog(edit,
               {.arguments = arguments, .cancelled = [document = QPointer(&document), state = document.stateId()] {
                    if (document && document->stateId() == state)
                        document->redo();
                }});
}

void EditCommands::openDialog(const Edit& edit, const Opening& opening) {
    const bool takesLong = EditMaker::takesLong(edit);
    if (takesLong && beside_ && beside_->isVisible()) { // its work must not get lost
        beside_->raise();
        beside_->activateWindow();
        return;
    }
    auto dialog = std::make_unique<EditDialog>(*workspace_.active(), edit, jobs_, dialogParent_);
    if (!opening.arguments.empty())
        dialog->setArguments(opening.arguments);
    else if (!opening.begins && !opening.cancelled && !dialog->isNeeded()) {
        dialog->accept();
        return;
    }
    if (where_)
        dialog->keepClearOf(where_());
    const auto mark = [this, shown = dialog.get()] { Q_EMIT marked(shown->marks()); };
    connect(dialog.get(), &EditDialog::described, this, mark);
    connect(dialog.get(), &QDialog::finished, this, [this, cancelled = opening.cancelled](int result) {
        Q_EMIT marked({});
        if (result == QDialog::Rejected && cancelled)
            cancelled();
    });
    mark();
    if (!takesLong) {
        dialog->exec();
        return;
    }
    beside_ = std::move(dialog);
    beside_->show();
    if (opening.begins)
        beside_->accept();
}

std::vector<double> EditCommands::numbersFor(const Edit& edit, const Document& document) const {
    using enum systems::ArgumentsFrom;
    if (edit.argumentsFrom == Grid)
        return {gridStep(&document)};
    if (const auto last = lastNumbers_.find(&edit); edit.argumentsFrom == LastTime && last != lastNumbers_.end())
        return last->second;
    return systems::initialNumbers(edit, document.model(), document.selection().elements());
}

void EditCommands::run(const Edit& edit) {
    auto* document = workspace_.active();
    document->commitPreview();
    const bool mayAsk = asks(edit) || systems::mayChangeAll(edit);
    if (mayAsk && edit.argumentsFrom == systems::ArgumentsFrom::People) {
        openDialog(edit, {});
        return;
    }
    const auto selected = document->selection().elements();
    const auto numbers = numbersFor(edit, *document);
    auto& last = document::LastOperation::of(*document);
    last.expect(document::operationOf(*document, edit, numbers));
    bool isDone = false; // nothing is left to do
    const auto outcome = document::runEdit(
        *document, document::editTitle(document->model(), edit, selected), [&](model::Transaction& tx) {
            auto result = systems::run(edit, tx, selected, document::argumentsFor(*document, numbers));
            isDone = !result && result.error().nothingToDo;
            return result;
        });
    last.forget();
    if (!outcome && !isDone && mayAsk && systems::whyDisabled(edit, document->model(), selected).empty())
        openDialog(edit, {.arguments = namedArguments(edit, numbers)});
}

} // namespace navsmith::gui
