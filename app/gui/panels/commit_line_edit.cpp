#include "app/gui/panels/commit_line_edit.h"

#include "app/gui/panels/typing_keys.h"

#include <QKeyEvent>

#include <utility>

namespace navsmith::gui {

CommitLineEdit::CommitLineEdit(QWidget* parent) : QLineEdit(parent) {
    connect(this, &QLineEdit::textEdited, this, [this] { typing_ = true; });
}

void CommitLineEdit::setShown(const QString& text) {
    shown_ = text;
    if (typing_ || this->text() == text)
        return;
    setText(text);
    setCursorPosition(0);
}

std::optional<QString> CommitLineEdit::takeTyped() {
    if (!std::exchange(typing_, false))
        return std::nullopt;
    const auto typed = text();
    return typed != shown_ ? std::optional(typed) : std::nullopt;
}

void CommitLineEdit::finishTyping() {
    const auto typed = takeTyped();
    if (typed)
        Q_EMIT committed(*typed);
    if (text() != shown_)
        setText(shown_);
}

bool CommitLineEdit::event(QEvent* event) {
    if (const auto answer = answerToShortcut(*event, typing_))
        return *answer;
    return QLineEdit::event(event);
}

void CommitLineEdit::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!typing_) {
            event->ignore();
            return;
        }
        typing_ = false;
        setText(shown_);
        selectAll();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        finishTyping();
        selectAll();
        event->ignore(); // the window gives the keys back to the view
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void CommitLineEdit::focusOutEvent(QFocusEvent* event) {
    // The context menu takes the focus only temporarily.
    if (event->reason() != Qt::PopupFocusReason) {
        finishTyping();
        Q_EMIT left();
    }
    QLineEdit::focusOutEvent(event);
}

} // namespace navsmith::gui
