// What the edit menu has besides the edits of the systems (tools/edit_commands.h): undo, clipboard and selection.
#include "app/gui/command_topics.h"
#include "app/gui/language/translate.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/counted.h"
#include "app/gui/tools/clipboard.h"
#include "app/gui/tools/edit_commands.h"
#include "app/gui/tools/ground.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/last_operation.h"
#include "core/model/property.h"
#include "core/systems/paste.h"

#include <QAction>
#include <QCoreApplication>
#include <QUndoStack>

namespace navsmith::gui {

namespace {

// Undo ---------------------------------------------------------------------------------------------------------------

bool canUndo(MainWindow& window) {
    return hasDocument(window) && window.workspace().active()->undoStack().canUndo();
}

bool canRedo(MainWindow& window) {
    return hasDocument(window) && window.workspace().active()->undoStack().canRedo();
}

void undo(MainWindow& window) {
    window.workspace().active()->undo();
}

void redo(MainWindow& window) {
    window.workspace().active()->redo();
}

QString undoTitle(MainWindow& window) {
    return canUndo(window) ? tr("&Undo %1").arg(window.workspace().active()->undoStack().undoText()) : tr("&Undo");
}

QString redoTitle(MainWindow& window) {
    return canRedo(window) ? tr("&Redo %1").arg(window.workspace().active()->undoStack().redoText()) : tr("&Redo");
}

bool canRepeat(MainWindow& window) {
    return hasDocument(window) && document::LastOperation::of(*window.workspace().active()).repeatable() != nullptr;
}

void repeat(MainWindow& window) {
    auto& document = *window.workspace().active();
    document.commitPreview();
    document::LastOperation::of(document).repeat();
}

QString repeatTitle(MainWindow& window) {
    return canRepeat(window)
               ? tr("Repeat %1").arg(document::LastOperation::of(*window.workspace().active()).repeatable()->title)
               : tr("Repeat Last");
}

void adjust(MainWindow& window) {
    window.showAdjustPanel();
}

// Clipboard ----------------------------------------------------------------------------------------------------------

bool copyAndTell(MainWindow& window) {
    const auto& document = *window.workspace().active();
    const bool copied = copySelection(document, window.viewport().selectionBox().centre());
    const auto what = model::elementsName(document.model(), document.selection().elements());
    window.showMessage(copied ? tr("Copied %1").arg(QString::fromStdString(what))
                              : tr("Nothing in the selection can be copied."));
    return copied;
}

void cut(MainWindow& window) {
    auto* erase = window.edits().actionFor(systems::EditRole::Erase);
    if (erase == nullptr || !erase->isEnabled())
        window.showMessage(erase == nullptr ? tr("Nothing in the selection can be cut.") : erase->statusTip());
    else if (copyAndTell(window))
        erase->trigger();
}

void copy(MainWindow& window) {
    copyAndTell(window);
}

bool mayPaste(MainWindow& window) {
    return hasDocument(window) && window.clipboardHasElements();
}

void pasteUnderMouse(MainWindow& window) {
    glm::vec3 offset{0};
    const auto centre = pasteCentre();
    const auto mouse = window.viewport().mouse();
    if (centre && mouse) {
        if (const auto at = window.viewport().groundAt(*mouse, centre->z))
            offset = Snap::in(window.workspace().active()).movement(*centre, *at - *centre);
    }
    paste(*window.workspace().active(), offset);
}

void pasteInPlace(MainWindow& window) {
    paste(*window.workspace().active(), glm::vec3{0});
}

bool canMerge(MainWindow& window) {
    return mayPaste(window) &&
           systems::editFor(window.workspace().active()->system(), systems::EditRole::Merge) != nullptr;
}

void merge(MainWindow& window) {
    mergeInPlace(*window.workspace().active());
}

// Selection ----------------------------------------------------------------------------------------------------------

void selectAll(MainWindow& window) {
    window.viewport().selectAll();
}

void invertSelection(MainWindow& window) {
    window.viewport().invertSelection();
}

void storeSelection(MainWindow& window) {
    window.storeSelection();
}

void escape(MainWindow& window) {
    if (!window.viewport().cancelTool())
        window.workspace().active()->selection().clear();
}

void ground(MainWindow& window) {
    auto& document = *window.workspace().active();
    const auto done = putOnGround(document);
    if (done.refused)
        return;
    window.showMessage(!document.map()  ? tr("No map is open. Use File > Open Map.")
                       : done.above > 0 ? tr("%1 placed on the ground. No ground found below %2.")
                                              .arg(counted(done.moved, "element"))
                                              .arg(done.above)
                                        : tr("%1 placed on the ground").arg(counted(done.moved, "element")));
}

constexpr Command<MainWindow> kEditCommands[] = {
    {.id = "action.undo",
     .title = QT_TRANSLATE_NOOP("Commands", "&Undo"),
     .keys = "Ctrl+Z",
     .run = undo,
     .enabled = {canUndo, QT_TRANSLATE_NOOP("Commands", "there is nothing to undo")},
     .titleNow = undoTitle},
    {.id = "action.redo",
     .title = QT_TRANSLATE_NOOP("Commands", "&Redo"),
     .keys = "Ctrl+Shift+Z",
     .run = redo,
     .enabled = {canRedo, QT_TRANSLATE_NOOP("Commands", "nothing was undone")},
     .titleNow = redoTitle,
     .secondKeys = "Ctrl+Y"},
    {.id = "action.adjustLast",
     .title = QT_TRANSLATE_NOOP("Commands", "Ad&just Last Operation"),
     .keys = "F9",
     .help = QT_TRANSLATE_NOOP("Commands", "Change the values of the last operation, which is then done again"),
     .run = adjust,
     .enabled = kHasDocument},
    {.id = "action.repeatLast",
     .title = QT_TRANSLATE_NOOP("Commands", "Repeat Last"),
     .keys = "F4",
     .help = QT_TRANSLATE_NOOP("Commands", "Do the last operation to what is selected now, with the same values"),
     .run = repeat,
     .enabled = {canRepeat, QT_TRANSLATE_NOOP("Commands", "nothing was done yet that can be repeated")},
     .titleNow = repeatTitle},
    {.id = "action.cut",
     .title = QT_TRANSLATE_NOOP("Commands", "Cu&t"),
     .keys = "Ctrl+X",
     .run = cut,
     .enabled = kHasSelection},
    {.id = "action.copy",
     .title = QT_TRANSLATE_NOOP("Commands", "&Copy"),
     .keys = "Ctrl+C",
     .run = copy,
     .enabled = kHasSelection},
    {.id = "action.paste",
     .title = QT_TRANSLATE_NOOP("Commands", "&Paste Under Mouse"),
     .keys = "Ctrl+V",
     .run = pasteUnderMouse,
     .enabled = {mayPaste, QT_TRANSLATE_NOOP("Commands", "the clipboard has no elements")}},
    {.id = "action.pasteInPlace",
     .title = QT_TRANSLATE_NOOP("Commands", "Paste in P&lace"),
     .keys = "Ctrl+Shift+V",
     .help = QT_TRANSLATE_NOOP("Commands", "Paste at the original coordinates"),
     .run = pasteInPlace,
     .enabled = {mayPaste, QT_TRANSLATE_NOOP("Commands", "the clipboard has no elements")}},
    {.id = "action.mergeInPlace",
     .title = QT_TRANSLATE_NOOP("Commands", "&Merge in Place"),
     .keys = "Ctrl+Alt+V",
     .help = QT_TRANSLATE_NOOP("Commands", "Paste at the original coordinates and merge with existing elements"),
     .run = merge,
     .enabled = {canMerge, QT_TRANSLATE_NOOP("Commands", "the clipboard has no elements that can be merged here")}},
    {.id = "action.selectAll",
     .title = QT_TRANSLATE_NOOP("Commands", "Select &All"),
     .keys = "Ctrl+A",
     .run = selectAll,
     .enabled = kHasDocument},
    {.id = "action.invertSelection",
     .title = QT_TRANSLATE_NOOP("Commands", "&Invert Selection"),
     .keys = "Ctrl+I",
     .run = invertSelection,
     .enabled = kHasDocument},
    {.id = "action.deselectAll",
     .title = QT_TRANSLATE_NOOP("Commands", "Deselect All"),
     .help = QT_TRANSLATE_NOOP("Commands", "Select nothing, whatever else is going on"),
     .run = [](MainWindow& window) { window.workspace().active()->selection().clear(); },
     .enabled = kHasDocument},
    {.id = "action.storeSelection",
     .title = QT_TRANSLATE_NOOP("Commands", "Store Selection"),
     .keys = "Ctrl+Alt+S",
     .help = QT_TRANSLATE_NOOP("Commands", "Store what is selected under a name, to recall and combine it"),
     .run = storeSelection,
     .enabled = kHasSelection},
    {.id = "action.escape",
     .title = QT_TRANSLATE_NOOP("Commands", "Cancel or &Deselect"),
     .keys = "Esc",
     .help = QT_TRANSLATE_NOOP("Commands", "Cancel the current action, then the tool, then the selection"),
     .run = escape,
     .enabled = kHasDocument},
};

constexpr Command<MainWindow> kTools[] = {
    {.id = "action.ground",
     .title = QT_TRANSLATE_NOOP("Commands", "Place on &Ground"),
     .keys = "End",
     .help = QT_TRANSLATE_NOOP("Commands", "Move the selection onto the map's surface"),
     .run = ground,
     .enabled = kHasSelection},
};

} // namespace

Topic<MainWindow> editMenuCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Edit"), kWindow, kEditCommands};
}

Topic<MainWindow> toolCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Tools"), kWindow, kTools};
}

} // namespace navsmith::gui
