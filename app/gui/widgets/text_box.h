// A report in a dialog: read only, with a size that it likes to have but does not insist on.
#pragma once

#include <QPlainTextEdit>

namespace navsmith::gui {

class TextBox : public QPlainTextEdit {
public:
    TextBox(QSize usual, QWidget* parent) : QPlainTextEdit(parent), usual_(usual) {
        setReadOnly(true);
        setTabChangesFocus(true);
        setLineWrapMode(NoWrap);
    }

    [[nodiscard]] QSize sizeHint() const override { return usual_; }

private:
    QSize usual_;
};

} // namespace navsmith::gui
