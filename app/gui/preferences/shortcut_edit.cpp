#include "app/gui/preferences/shortcut_edit.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace navsmith::gui {

ShortcutEdit::ShortcutEdit(QWidget* parent) : QLineEdit(parent) {
    setReadOnly(true);
    setPlaceholderText(tr("Press a key"));
    setContextMenuPolicy(Qt::NoContextMenu);
}

void ShortcutEdit::setKeys(const QKeySequence& keys) {
    keys_ = keys;
    setText(keys.toString(QKeySequence::NativeText));
}

bool ShortcutEdit::event(QEvent* event) {
    // Prevent shortcuts from running while the field has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event); // Tab moves the focus as usual
}

void ShortcutEdit::keyPressEvent(QKeyEvent* event) {
    static constexpr std::array kAlone{Qt::Key_Shift,    Qt::Key_Control, Qt::Key_Alt,     Qt::Key_Meta, Qt::Key_AltGr,
                                       Qt::Key_CapsLock, Qt::Key_NumLock, Qt::Key_unknown, Qt::Key(0)};
    const auto key = static_cast<Qt::Key>(event->key());
    if (key == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        event->ignore(); // Escape closes the dialog as usual
        return;
    }
    event->accept();
    if (std::ranges::find(kAlone, key) != kAlone.end())
        return;
    auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (key == Qt::Key_Backspace && modifiers == Qt::NoModifier) {
        setKeys({});
        Q_EMIT pressed({});
        return;
    }
    // If Shift produced another character, as in "?", the character alone is the key.
    const auto typed = event->text();
    if (key > Qt::Key_Space && key < Qt::Key_AsciiTilde && (key < Qt::Key_A || key > Qt::Key_Z) &&
        (key < Qt::Key_0 || key > Qt::Key_9) && !typed.isEmpty())
        modifiers &= ~Qt::ShiftModifier;
    setKeys(QKeySequence(QKeyCombination(modifiers, key)));
    Q_EMIT pressed(keys_);
}

} // namespace navsmith::gui
