// A field that records the next key combination pressed.
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace navsmith::gui {

class ShortcutEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit ShortcutEdit(QWidget* parent = nullptr);

    void setKeys(const QKeySequence& keys);
    [[nodiscard]] QKeySequence keys() const { return keys_; }

Q_SIGNALS:
    /// The user pressed keys. Empty after Backspace, which removes the shortcut.
    void pressed(const QKeySequence& keys);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QKeySequence keys_;
};

} // namespace navsmith::gui
