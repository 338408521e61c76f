// A line edit that commits its text on Enter or loss of focus and restores it on Esc.
#pragma once

#include <QLineEdit>

#include <optional>

namespace navsmith::gui {

class CommitLineEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit CommitLineEdit(QWidget* parent = nullptr);

    /// Sets the value to show and to restore; does not replace text being typed.
    void setShown(const QString& text);
    [[nodiscard]] bool isTyping() const { return typing_; }
    /// Ends the typing; returns the typed text if it differs from the shown value.
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
