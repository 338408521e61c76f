// A line of text that is taken over on Enter or when the keyboard goes elsewhere, and restored on Esc.
#pragma once

#include <QLineEdit>

#include <optional>

namespace navsmith::gui {

class CommitLineEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit CommitLineEdit(QWidget* parent = nullptr);

    /// What to show and to go back to; stays behind what is being typed.
    void setShown(const QString& text);
    [[nodiscard]] bool isTyping() const { return typing_; }
    /// The text being typed if it differs from what was shown; ends the typing.
    std::optional<QString> takeTyped();

Q_SIGNALS:
    void committed(const QString& text);
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void finishTyping();

    QString shown_;
    bool typing_ = false;
};

} // namespace navsmith::gui
