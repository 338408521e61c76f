// A report in a dialog: read only, as high as its text within limits.
#pragma once

#include <QPlainTextEdit>

#include <algorithm>

namespace navsmith::gui {

/// Prefers a width, and the height of the longest text so far up to a limit, but does not insist on either.
class TextBox : public QPlainTextEdit {
public:
    TextBox(QSize most, QWidget* parent) : QPlainTextEdit(parent), most_(most) {
        setReadOnly(true);
        setTabChangesFocus(true);
        setLineWrapMode(NoWrap);
        connect(this, &QPlainTextEdit::blockCountChanged, this, [this](int lines) {
            if (lines <= lines_)
                return;
            lines_ = lines;
            updateGeometry();
        });
    }

    [[nodiscard]] QSize sizeHint() const override {
        constexpr int more = 2; // for lines that wrap, and the frame
        return {most_.width(), std::min(most_.height(), (lines_ + more) * fontMetrics().lineSpacing())};
    }

private:
    QSize most_;
    int lines_ = 1; ///< of the longest text so far
};

} // namespace navsmith::gui
